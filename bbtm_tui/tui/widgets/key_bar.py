"""The keys that work here, on one line; each can be clicked."""

from __future__ import annotations

from bbtm_tui.tui.widgets.drawing import Block, Line, Run, cells
from bbtm_tui.tui.widgets.pane import Pane


class KeyBar(Pane):
    """Keys with what they do: (key, words, action)."""

    keys: tuple[tuple[str, str, str], ...] = ()

    def show(self, keys: tuple[tuple[str, str, str], ...]) -> None:
        """Show these keys, the most important first."""
        self.keys = keys
        self.redraw()

    def draw(self, width: int, height: int) -> Block:
        """As many as have room."""
        line: Line = []
        for key, words, action in self.keys:
            item = [
                Run(f" {key} ", "bold key on:panel", f"do:{action}"),
                Run(f"{words} ", "muted on:panel", f"do:{action}"),
            ]
            if cells(line) + cells(item) > width:
                break
            line += item
        return [[*line, Run(" " * (width - cells(line)), "on:panel")]]
