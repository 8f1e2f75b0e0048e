"""A short list to choose from, laid over whatever is on the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import ModalScreen

from bbtm_tui.tui.keys import choice_bindings, choice_key
from bbtm_tui.tui.screens.base import OnceScreen
from bbtm_tui.tui.widgets.drawing import Block, Line, Run, boxed, fit, wrap
from bbtm_tui.tui.widgets.pane import Pane
from bbtm_tui.wording.text import _


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to choose."""

    id: str
    line: Line


class ChoicePane(Pane):
    """Title, words and items in a frame."""

    def __init__(self, title: str, words: Sequence[Line], items: Sequence[Item]) -> None:
        super().__init__()
        self.title, self.words, self.items = title, words, items
        self.keys: Mapping[str, str] = {}
        """The keys of a person's own."""
        self.at = 0

    def move(self, steps: int) -> None:
        """Move the cursor."""
        if self.items:
            self.at = max(0, min(self.at + steps, len(self.items) - 1))
            self.redraw()

    def draw(self, width: int, height: int) -> Block:
        """A frame in the middle, the items around the cursor."""
        inner = min(width - 2, 90)
        words = [line for text in self.words for line in wrap(text, inner - 4) or [[]]]
        room = max(1, height - len(words) - 6)
        top = max(0, min(self.at - room // 2, len(self.items) - room))
        rows = [self._row(number, inner - 4) for number in range(top, min(top + room, len(self.items)))]
        hint = [Run(_("Enter takes, Esc goes back") if self.items else _("Esc goes back"), "faint")]
        body = [[Run(" "), *line] for line in [[], *words, *([[]] if words else []), *rows, [], hint]]
        box = boxed(body, inner, len(body) + 2, [Run(f" {self.title} ", "bold gold")], "muted")
        margin, above = Run(" " * ((width - inner) // 2)), max(0, (height - len(box)) // 2)
        return [*([[]] * above), *([margin, *line] for line in box)]

    def _row(self, number: int, width: int) -> Line:
        item = self.items[number]
        ground = "on:cursor" if number == self.at else ""
        hit = f"item:{number}"
        key = choice_key(number, self.keys)
        lead = Run(f"[{key}]" if key else "   ", "bold key on:key" if key else ground, hit)
        text = [run._replace(style=f"{run.style} {ground}", hit=hit) for run in item.line]
        return fit([lead, Run(" ", ground, hit), *text], width, ground, hit)


class ChoiceScreen(OnceScreen[str], ModalScreen[str]):
    """Gives the id of the item chosen, or nothing when it is left."""

    BINDINGS: ClassVar[list[BindingType]] = [*choice_bindings()]
    AUTO_FOCUS: ClassVar[str | None] = None

    def __init__(self, title: str, items: Sequence[Item], words: Sequence[Line] = ()) -> None:
        super().__init__()
        self._pane = ChoicePane(title, words, items)

    def compose(self) -> ComposeResult:
        """One pane."""
        self._pane.keys = self.settings.keys
        yield self._pane

    def on_mount(self) -> None:
        """Drop keys typed before this was painted."""
        self.table_app.go_deaf()

    def on_pane_hit(self, message: Pane.Hit) -> None:
        """A click chooses."""
        message.stop()
        self.action_take(int(message.what.partition(":")[2]))

    def action_take(self, number: int) -> None:
        """Choose the item of this number."""
        if number < len(self._pane.items):
            self.dismiss(self._pane.items[number].id)

    def action_confirm(self) -> None:
        """Choose what is under the cursor."""
        if self._pane.items:
            self.action_take(self._pane.at)
        else:
            self.dismiss("")

    def action_move(self, steps: int) -> None:
        """Move the cursor."""
        self._pane.move(steps)

    def action_leave(self) -> None:
        """Choose nothing."""
        self.dismiss("")


def plain_item(item_id: str, text: str, about: str = "") -> Item:
    """An item in plain words, with something about it."""
    return Item(item_id, [Run(text, "bold"), Run(f"  {about}" if about else "", "muted")])


def yes_or_no(question: str) -> ChoiceScreen:
    """A question with the two answers ``yes`` and ``no``; no stands first."""
    return ChoiceScreen(question, [plain_item("no", _("No")), plain_item("yes", _("Yes"))])
