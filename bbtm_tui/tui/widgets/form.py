"""A form: rows of fields that the arrow keys go through; words are typed, choices turned with left and right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from textual import events
from textual.message import Message

from bbtm_tui.tui.widgets.drawing import Block, Line, Run, cells, clean, cut, fit, wrap
from bbtm_tui.tui.widgets.pane import Pane
from bbtm_tui.wording.text import _

HINTS = 3
"""Lines for the hint at the bottom, with an empty one above it."""
LONGEST = 24
"""Most characters of a typed field."""


@dataclass(frozen=True, slots=True)
class Field:
    """One field; with `choices` (value, words) it is turned, with `typed` it is written, else it is a button."""

    id: str
    value: str = ""
    choices: tuple[tuple[str, str], ...] = ()
    typed: bool = False
    digits: bool = False
    """Whether only digits are typed."""
    words: str = ""
    """What stands on a button."""
    width: int = 0
    """Cells of its own; 0 for as many as it needs."""
    style: str = ""

    def shown(self) -> str:
        """What stands in the field."""
        if self.choices:
            return next((words for value, words in self.choices if value == self.value), self.value)
        return self.value if self.typed else self.words

    def turned(self, steps: int) -> Field:
        """The field with the choice so many further on."""
        values = [value for value, _words in self.choices]
        at = values.index(self.value) if self.value in values else 0
        return replace(self, value=values[(at + steps) % len(values)])


@dataclass(frozen=True, slots=True)
class Row:
    """A row of fields with a name in front; without fields it is a heading."""

    name: str
    fields: tuple[Field, ...]
    hint: str = ""
    """Shown while the cursor is in the row."""


class Form(Pane):
    """Shows rows and tells of each change."""

    can_focus = True

    class Changed(Message):
        """A field has another value."""

        def __init__(self, field: Field) -> None:
            super().__init__()
            self.field = field

    class Entered(Message):
        """Enter was pressed on a field that is no button."""

    class Pressed(Message):
        """A button was pressed."""

        def __init__(self, field: Field) -> None:
            super().__init__()
            self.field = field

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.rows: tuple[Row, ...] = ()
        self.at = (0, 0)
        """Row and field under the cursor."""
        self._top = 0
        self._fresh = True
        """Whether the cursor has just come to the field, so that what is typed replaces its word."""

    def show(self, rows: tuple[Row, ...]) -> None:
        """Show these rows; the cursor stays where it is as far as possible."""
        self.rows = rows
        row = self._off_heading(min(self.at[0], len(rows) - 1), 1)
        self.at = (row, min(self.at[1], len(rows[row].fields) - 1))
        self.redraw()

    @property
    def field(self) -> Field:
        """The field under the cursor."""
        return self.rows[self.at[0]].fields[self.at[1]]

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """While a word is typed its letters are no commands."""
        return self.field.typed and character is not None and character.isprintable()

    def on_key(self, event: events.Key) -> None:
        """Move, turn, type or press."""
        handlers: dict[str, Callable[[], None]] = {
            "up": lambda: self.move(-1, 0),
            "down": lambda: self.move(1, 0),
            "tab": lambda: self._next(1),
            "shift+tab": lambda: self._next(-1),
            "left": lambda: self._turn(-1),
            "right": lambda: self._turn(1),
            "space": lambda: self._turn(1),
            "enter": self._enter,
            "backspace": lambda: self._type(self.field.value[:-1]),
        }
        if self.field.typed and event.character and event.is_printable:
            if not self.field.digits or event.character.isdecimal():
                self._type(("" if self._fresh else self.field.value) + event.character)
        elif event.key in handlers:
            handlers[event.key]()
        else:
            return
        event.stop()
        event.prevent_default()

    def move(self, rows: int, fields: int) -> None:
        """Move the cursor."""
        row = self._off_heading((self.at[0] + rows) % len(self.rows), rows)
        self.at = (row, max(0, min(self.at[1] + fields, len(self.rows[row].fields) - 1)))
        self._fresh = True
        self.redraw()

    def _off_heading(self, row: int, direction: int) -> int:
        while not self.rows[row].fields:
            row = (row + (direction or 1)) % len(self.rows)
        return row

    def _next(self, steps: int) -> None:
        order = [(r, f) for r, row in enumerate(self.rows) for f in range(len(row.fields))]
        self.at = order[(order.index(self.at) + steps) % len(order)]
        self._fresh = True
        self.redraw()

    def _turn(self, steps: int) -> None:
        if self.field.choices:
            self.post_message(self.Changed(self.field.turned(steps)))
        elif self.field.typed:
            self._next(steps)

    def _type(self, value: str) -> None:
        if self.field.typed:
            self._fresh = False
            self.post_message(self.Changed(replace(self.field, value=clean(value)[:LONGEST])))

    def _enter(self) -> None:
        button = not self.field.choices and not self.field.typed
        self.post_message(self.Pressed(self.field) if button else self.Entered())

    def on_pane_hit(self, message: Pane.Hit) -> None:
        """A click goes to a field, turns a choice, presses a button."""
        kind, _colon, place = message.what.partition(":")
        if kind == "field":
            message.stop()
            row, field = place.split(".")
            self.at = (int(row), int(field))
            self._fresh = True
            self.focus()
            if self.field.choices:
                self._turn(1)
            elif not self.field.typed:
                self._enter()
            self.redraw()

    def draw(self, width: int, height: int) -> Block:
        """The rows around the cursor, with its hint at the bottom."""
        names = max((cells([Run(row.name)]) for row in self.rows if row.fields), default=0) + 2
        lines = [self._row(number, row, names, width) for number, row in enumerate(self.rows)]
        room = height - HINTS
        self._top = max(0, min(self._top, self.at[0] - 1), self.at[0] - room + 1)
        shown = lines[self._top : self._top + room]
        hint = self.rows[self.at[0]].hint if self.rows else ""
        hints = [[Run(" "), *line] for line in wrap([Run(hint, "muted")], width - 2)][: HINTS - 1]
        below = len(lines) - self._top - room
        marks = [f"↑ {self._top}"] if self._top > 0 else []
        marks += [f"↓ {below}"] if below > 0 else []
        more = [Run(" " + _("more: {where}").format(where="  ".join(marks)), "gold")] if marks else []
        return [*shown, *([[]] * (room - len(shown))), more, *hints]

    def _row(self, number: int, row: Row, names: int, width: int) -> Line:
        if not row.fields:
            return fit([Run(f" {row.name}", "bold accent")], width)
        line = fit([Run(f" {row.name}", "bold" if number == self.at[0] else "muted")], names)
        for place, field in enumerate(row.fields):
            line += self._field(field, (number, place) == self.at, f"field:{number}.{place}")
            line.append(Run(" "))
        return fit(line, width)

    def _field(self, field: Field, current: bool, hit: str) -> Line:
        ground = "on:cursor" if current else "on:card"
        text = field.shown()
        if field.typed:
            text += "▁" if current else " "
        shown = cut(text, field.width or 99)
        ends = ("◂", "▸") if field.choices else ("[", "]") if not field.typed else (" ", " ")
        style = f"{'bold' if current else ''} {field.style} {ground}"
        padding = " " * max(0, field.width - cells([Run(shown)]))
        mark = f"{'key bold' if current else 'faint'} {ground}"
        return [Run(ends[0], mark, hit), Run(f" {shown}{padding} ", style, hit), Run(ends[1], mark, hit)]
