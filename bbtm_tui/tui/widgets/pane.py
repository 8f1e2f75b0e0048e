"""A pane: a widget that draws a block of cells and tells what was clicked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from rich.cells import cell_len
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from bbtm_tui.tui.widgets.drawing import Block, pad

if TYPE_CHECKING:
    from bbtm_tui.tui.widgets.palette import Palette


class Painted(Protocol):
    """What a pane needs of the program it is shown in."""

    @property
    def palette(self) -> Palette:
        """The colours that are on."""


class Pane(Widget):
    """Draws what `draw` returns, line by line, and repaints only the lines that changed."""

    ALLOW_SELECT = False

    class Hit(Message):
        """Something in a pane was clicked; `what` is the run's own word for it."""

        def __init__(self, pane: Pane, what: str) -> None:
            super().__init__()
            self.pane = pane
            self.what = what

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes, markup=False)
        self._block: Block = []
        self._drawn = (0, 0)

    def draw(self, width: int, height: int) -> Block:
        """The lines to show in this many cells."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Draw again, and repaint the lines that differ."""
        width, height = self.size
        if not width or not height:
            return
        old, same_size = self._block, self._drawn == self.size
        self._block = pad(self.draw(width, height), width, height)
        self._drawn = self.size
        if not same_size:
            self.refresh()
            return
        changed = [y for y, line in enumerate(self._block) if line != old[y]]
        if changed:
            self.refresh(*(Region(0, y, width, 1) for y in changed))

    def repaint(self) -> None:
        """Draw and repaint all lines, as after a change of theme."""
        self._drawn = (0, 0)
        self.redraw()

    def render_line(self, y: int) -> Strip:
        """One line of the block."""
        if self._drawn != self.size:
            self._block = pad(self.draw(*self.size), *self.size)
            self._drawn = self.size
        palette = cast("Painted", self.app).palette
        return palette.strip(self._block[y] if y < len(self._block) else [], self.size.width)

    def hit_at(self, x: int, y: int) -> str:
        """What lies at a cell of the block."""
        if 0 <= y < len(self._block):
            for run in self._block[y]:
                x -= cell_len(run.text)
                if x < 0:
                    return run.hit
        return ""

    def on_resize(self) -> None:
        """Draw for the new size."""
        self.redraw()

    def on_click(self, event: events.Click) -> None:
        """Tell what was clicked."""
        offset = event.get_content_offset(self)
        what = self.hit_at(*offset) if offset else ""
        if what:
            event.stop()
            self.post_message(self.Hit(self, what))
