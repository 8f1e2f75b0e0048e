"""The piles that all may look through: what lies in common, and what lies before each manager."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType

from bbtm_tui.engine.view import View
from bbtm_tui.tui.keys import reading_bindings
from bbtm_tui.tui.screens.base import FittedScreen
from bbtm_tui.tui.widgets.browser import Browser, Entry
from bbtm_tui.tui.widgets.drawing import Line, Run, clean
from bbtm_tui.tui.widgets.key_bar import KeyBar
from bbtm_tui.wording.piles import open_piles
from bbtm_tui.wording.table import Names
from bbtm_tui.wording.text import _


class PilesScreen(FittedScreen[None]):
    """Whose piles on the left, the piles on the right (VIS-1)."""

    BINDINGS: ClassVar[list[BindingType]] = [*reading_bindings()]

    def __init__(self, view: View, names: Names) -> None:
        super().__init__()
        self._piles = {str(place): piles for place, piles in enumerate(open_piles(view, names))}

    def compose(self) -> ComposeResult:
        """A browser and its keys."""
        yield Browser(self._find, self._read, id="browser")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """Begin with what lies in common."""
        self.query_one(Browser).search()
        self.query_one(KeyBar).show((("↑↓", _("choose"), ""), ("←→", _("scroll"), ""), ("Esc", _("back"), "leave")))

    def _find(self, query: str) -> list[Entry]:
        wanted = query.casefold()
        return [
            Entry(place, [Run(clean(piles.owner))])
            for place, piles in self._piles.items()
            if wanted in " ".join((piles.owner, *piles.lines)).casefold()
        ]

    def _read(self, entry_id: str) -> list[Line]:
        piles = self._piles[entry_id]
        lines: list[Line] = [[Run(clean(piles.owner), "bold gold")]]
        for line in piles.lines:
            lines += [[], [Run(clean(line))]]
        return lines

    def action_leave(self) -> None:
        """Back, after an empty search."""
        browser = self.query_one(Browser)
        if browser.query_text:
            browser.search()
        else:
            self.dismiss(None)

    async def on_pane_hit(self, message: KeyBar.Hit) -> None:
        """A click on a key does what it does."""
        if message.what.startswith("do:") and len(message.what) > 3:
            await self.run_action(message.what[3:])
