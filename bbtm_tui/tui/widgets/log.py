"""The play-by-play log, newest at the bottom."""

from __future__ import annotations

from collections import deque

from textual import events

from bbtm_tui.tui.widgets.drawing import Block, Line, Run, cells, wrap
from bbtm_tui.tui.widgets.pane import Pane
from bbtm_tui.wording.text import _

KEPT = 600
"""How many entries are kept for reading back."""


class Log(Pane):
    """Entries of styled text, wrapped; the wheel and the arrow keys read back."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.entries: deque[Line] = deque(maxlen=KEPT)
        self.back = 0
        """How many lines above the end are looked at."""

    def add(self, entries: list[Line]) -> None:
        """Put entries at the end, and go there."""
        self.entries.extend(entries)
        self.back = 0
        self.redraw()

    def clear(self) -> None:
        """Forget all entries, as after taking an answer back."""
        self.entries.clear()
        self.redraw()

    def read_back(self, lines: int) -> None:
        """Go so many lines up; down if negative."""
        self.back = max(0, self.back + lines)
        self.redraw()

    def draw(self, width: int, height: int) -> Block:
        """A heading, then the last lines, or those looked back at."""
        height -= 1
        block: Block = []
        for entry in reversed(self.entries):
            first, *rest = wrap(entry, width - 3) or [[]]
            block[:0] = [first, *([Run("  "), *line] for line in rest)]
            if len(block) >= height + self.back:
                break
        self.back = min(self.back, max(0, len(block) - height))
        end = len(block) - self.back
        title = f" {_('play by play')} " + (f"↑ {self.back} " if self.back else "")
        heading = [Run("──", "faint"), Run(title, "muted")]
        heading.append(Run("─" * max(0, width - cells(heading)), "faint"))
        return [heading, *block[max(0, end - height) : end]]

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Read back."""
        event.stop()
        self.read_back(3)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Towards the end."""
        event.stop()
        self.read_back(-3)
