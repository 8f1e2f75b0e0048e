"""What all screens have in common: they are left once, and the full ones say so where the terminal is too small."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar, cast

from textual.await_complete import AwaitComplete
from textual.events import Resize
from textual.screen import Screen

from bbtm_tui.tui.widgets.drawing import Block, Run, centred
from bbtm_tui.tui.widgets.pane import Pane
from bbtm_tui.wording.text import _

if TYPE_CHECKING:
    from bbtm_tui.settings import Settings
    from bbtm_tui.tui.base import BaseApp

SMALLEST = (80, 24)
"""The least terminal the table fits in: columns, lines."""
T = TypeVar("T")


class SmallNotice(Pane):
    """Shown in the place of everything else while the terminal is too small."""

    def draw(self, width: int, height: int) -> Block:
        """The size needed and the size there is."""
        needs = _("The table needs {columns}x{lines} cells.").format(columns=SMALLEST[0], lines=SMALLEST[1])
        has = _("This terminal has {columns}x{lines}.").format(columns=width, lines=height)
        lines = [[Run(needs, "bold gold")], [Run(has, "muted")], [], [Run(_("Make it larger: nothing is lost."), "")]]
        above = max(0, (height - len(lines)) // 2)
        return [[] for _line in range(above)] + [centred(line, width) for line in lines]


class OnceScreen(Screen[T], Generic[T]):
    """A screen that is left once, however often its keys are pressed."""

    _left = False

    @property
    def table_app(self) -> BaseApp:
        """The app, with its cards and its ear for keys."""
        return cast("BaseApp", self.app)

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self.table_app.settings

    def dismiss(self, result: T | None = None) -> AwaitComplete:
        """Leave with a result; a second time nothing happens."""
        if self._left:
            return AwaitComplete()
        self._left = True
        return super().dismiss(result)


class FittedScreen(OnceScreen[T], Generic[T]):
    """A screen that needs the least terminal."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide"), (170, "-vast")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-tall"), (52, "-towering")]
    AUTO_FOCUS: ClassVar[str | None] = "Form, Browser"

    def on_resize(self, event: Resize) -> None:
        """Show or hide the notice; it is made when it is first needed."""
        too_small = event.size.width < SMALLEST[0] or event.size.height < SMALLEST[1]
        if too_small and not self.query(SmallNotice):
            self.mount(SmallNotice())
        self.set_class(too_small, "-too-small")
