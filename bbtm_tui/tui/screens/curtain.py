"""What hides the table: the curtain between two people's hands, and the veil that one key lets down at any time."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import ModalScreen

from bbtm_tui.tui.keys import curtain_bindings, key_items, veil_bindings
from bbtm_tui.tui.screens.base import OnceScreen
from bbtm_tui.tui.widgets.drawing import Block, Line, Run, centred
from bbtm_tui.tui.widgets.faces import Cast
from bbtm_tui.tui.widgets.pane import Pane
from bbtm_tui.wording.text import _

GRACE = 0.6
"""Seconds in which the curtain hears no key, so that one meant for the telling before does not lift it."""


class Cover(Pane):
    """A few lines in the middle of an empty screen."""

    def __init__(self, lines: Block) -> None:
        super().__init__()
        self._lines = lines

    def draw(self, width: int, height: int) -> Block:
        """The lines, centred."""
        above = max(0, (height - len(self._lines)) // 2)
        return [[] for _line in range(above)] + [centred(line, width) for line in self._lines]


class Curtain(OnceScreen[bool], ModalScreen[bool]):
    """Names who is next and hides everything else until that person is there; until then the last one to answer can
    have his answer back. True when it is lifted, false when the answer is wanted back.
    """

    BINDINGS: ClassVar[list[BindingType]] = [*curtain_bindings()]
    AUTO_FOCUS: ClassVar[str | None] = None

    def __init__(self, table: Cast, seat: int, last: int | None) -> None:
        super().__init__()
        self._table, self._seat, self._last = table, seat, last

    def compose(self) -> ComposeResult:
        """The name of who is next, and of who may still change his mind."""
        table, seat = self._table, self._seat
        team = table.team(seat)
        mark = table.faces.mark(team)
        banner = f" {mark}   {table.name(seat)}   {mark} "
        yield Cover(
            [
                [Run(_("Hand the screen to"), "muted")],
                [],
                [Run(" " * len(banner), f"fill:{team}")],
                [Run(banner, f"bold fill:{team}")],
                [Run(" " * len(banner), f"fill:{team}")],
                [Run(table.faces.team_name(team), f"team:{team}")],
                [],
                self._key("curtain.lift", _("I am {name}: show my hand").format(name=table.name(seat))),
                [],
                [Run(_("Everybody else looks away."), "faint")],
                *self._undo_lines(),
            ]
        )

    def _undo_lines(self) -> Block:
        """Whose answer becomes final, and how he has it back."""
        if self._last is None:
            return []
        name = self._table.name(self._last)
        return [
            [Run(_("Once it is shown, the last answer of {name} is final.").format(name=name), "faint")],
            [],
            self._key("curtain.undo", _("I am {name}: take my last answer back").format(name=name)),
        ]

    def _key(self, binding: str, words: str) -> Line:
        [(key, _words, action)] = key_items([binding], self.settings.keys)
        return [Run(f"[{key}]", "bold key on:key", f"do:{action}"), Run(f"  {words}", "", f"do:{action}")]

    def on_mount(self) -> None:
        """Drop keys typed before this was painted."""
        self.table_app.go_deaf(0.0 if self.settings.pace == "instant" else GRACE)

    def action_lift(self) -> None:
        """Show the hand."""
        self.dismiss(True)

    def action_undo(self) -> None:
        """Take the last answer back, if it can be."""
        if self._last is not None:
            self.dismiss(False)

    async def on_pane_hit(self, message: Pane.Hit) -> None:
        """A click on a key does what it does."""
        message.stop()
        await self.run_action(message.what.removeprefix("do:"))


class Veil(OnceScreen[None], ModalScreen[None]):
    """Hides everything until its key is pressed again."""

    BINDINGS: ClassVar[list[BindingType]] = [*veil_bindings()]
    AUTO_FOCUS: ClassVar[str | None] = None

    def compose(self) -> ComposeResult:
        """Nothing but how to come back."""
        yield Cover(
            [
                [Run(_("Hidden."), "muted")],
                [],
                [Run("[h]", "bold key on:key"), Run("  " + _("shows the table again"), "muted")],
            ]
        )

    def action_lift(self) -> None:
        """Show the screen again."""
        self.dismiss(None)

    def on_click(self) -> None:
        """A click shows it too."""
        self.dismiss(None)
