"""A browser: type to search a list on the left, read about what is under the cursor on the right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from textual import events
from textual.message import Message

from bbtm_tui.tui.widgets.drawing import Block, Line, Run, beside, clean, fit, pad, wrap
from bbtm_tui.tui.widgets.pane import Pane
from bbtm_tui.wording.text import _, ngettext

HELP = "question_mark"
"""The key that is never searched for, as it explains."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the list."""

    id: str
    line: Line
    """Goes on in further lines of the list where it is too long."""
    heading: bool = False
    lead: str = ""
    """What stands in front of it, on its first line."""

    def drawn(self, width: int) -> Block:
        """The lines of the list it needs."""
        lead = Run(self.lead, "gold")
        first, *rest = wrap(self.line, width - len(self.lead)) or [[]]
        return [[lead, *first], *([Run(" " * len(self.lead)), *line] for line in rest)]


class Browser(Pane):
    """The list comes from `find` (query -> entries), the words from `read` (id -> lines to wrap)."""

    can_focus = True

    class FilterTurned(Message):
        """The filter is to be turned by so many steps."""

        def __init__(self, steps: int) -> None:
            super().__init__()
            self.steps = steps

    def __init__(
        self, find: Callable[[str], list[Entry]], read: Callable[[str], list[Line]], *, id: str | None = None
    ) -> None:
        super().__init__(id=id)
        self._find, self._read = find, read
        self.query_text = ""
        self.filter_name = ""
        """What the list is limited to, shown beside the search."""
        self.entries: list[Entry] = []
        self.at = 0
        self.down = 0
        """How many lines the words are scrolled."""

    def search(self, query: str = "", go_to: str = "") -> None:
        """Show what a query finds, the cursor on an entry."""
        self.query_text = query
        self.entries = self._find(query)
        self.at = next((n for n, entry in enumerate(self.entries) if entry.id == go_to), 0)
        self._off_heading(1)
        self.down = 0
        self.redraw()

    @property
    def entry(self) -> Entry | None:
        """The entry under the cursor."""
        return self.entries[self.at] if self.at < len(self.entries) else None

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """What is typed goes into the search."""
        return character is not None and character.isprintable() and key != HELP

    def on_key(self, event: events.Key) -> None:
        """Type, move, scroll."""
        page = max(1, self.size.height - 4)
        moves = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "home": -9999, "end": 9999}
        if event.character and self.check_consume_key(event.key, event.character):
            self.search(clean(self.query_text + event.character))
        elif event.key == "backspace":
            self.search(self.query_text[:-1])
        elif event.key in moves:
            self.move(moves[event.key])
        elif event.key in ("left", "right"):
            self.scroll_words(-5 if event.key == "left" else 5)
        elif event.key in ("tab", "shift+tab"):
            self.post_message(self.FilterTurned(1 if event.key == "tab" else -1))
        else:
            return
        event.stop()
        event.prevent_default()

    def move(self, steps: int) -> None:
        """Move the cursor in the list."""
        self.at = max(0, min(self.at + steps, len(self.entries) - 1))
        self._off_heading(1 if steps > 0 or self.at == 0 else -1)
        self.down = 0
        self.redraw()

    def _off_heading(self, direction: int) -> None:
        while 0 <= self.at < len(self.entries) and self.entries[self.at].heading:
            self.at += direction
        self.at = max(0, min(self.at, len(self.entries) - 1))

    def scroll_words(self, lines: int) -> None:
        """Scroll the words on the right."""
        self.down = max(0, self.down + lines)
        self.redraw()

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """The wheel moves in the list, or scrolls the words."""
        self._wheel(event, -1)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """The wheel moves in the list, or scrolls the words."""
        self._wheel(event, 1)

    def _wheel(self, event: events.MouseEvent, direction: int) -> None:
        event.stop()
        if event.x < self._list_width(self.size.width):
            self.move(direction)
        else:
            self.scroll_words(3 * direction)

    def on_pane_hit(self, message: Pane.Hit) -> None:
        """A click goes to an entry, or turns the filter."""
        message.stop()
        kind, _colon, what = message.what.partition(":")
        if kind == "entry":
            self.at, self.down = int(what), 0
            self.redraw()
        elif kind == "filter":
            self.post_message(self.FilterTurned(1))

    def draw(self, width: int, height: int) -> Block:
        """The search line, then list and words."""
        listed = self._list_width(width)
        rows = height - 2
        left, right = self._list(listed, rows), self._words(width - listed - 3, rows)
        return [self._search_line(width), [], *beside([left, right], [Run(" │ ", "faint")])]

    def _search_line(self, width: int) -> Line:
        number = sum(not entry.heading for entry in self.entries)
        found = ngettext("{n} found", "{n} found", number).format(n=number)
        line: Line = [Run(f" {_('Search')} ", "bold key on:panel"), Run(f" {self.query_text}▁", "bold on:panel")]
        if self.filter_name:
            line += [Run("   ", "on:panel"), Run(f"◂ {self.filter_name} ▸", "accent on:panel", "filter:")]
        return fit([*line, Run(f"   {found}", "muted on:panel")], width, "on:panel")

    def _list_width(self, width: int) -> int:
        return max(28, min(44, width * 2 // 5))

    def _list(self, width: int, height: int) -> Block:
        start = max(0, self.at - height)
        block: Block = []
        at = 0
        for number, entry in enumerate(self.entries[start : self.at + height], start):
            ground = "on:cursor" if number == self.at else ""
            at = len(block) if number == self.at else at
            for row in entry.drawn(width - 1):
                line = [run._replace(style=f"{run.style} {ground}", hit=f"entry:{number}") for run in row]
                block.append(fit([Run(" ", ground), *line], width, ground, f"entry:{number}"))
        top = max(0, min(at - height // 2, len(block) - height))
        return pad(block[top : top + height], width, height)

    def _words(self, width: int, height: int) -> Block:
        entry = self.entry
        if entry is None:
            return pad([[Run(_("Nothing found. Esc empties the search."), "muted")]], width, height)
        lines = [each for line in self._read(entry.id) for each in (wrap(line, width) or [[]])]
        self.down = min(self.down, max(0, len(lines) - height))
        shown = lines[self.down : self.down + height]
        if self.down + height < len(lines):
            shown[-1] = [Run(_("→ reads on"), "faint")]
        return pad(shown, width, height)
