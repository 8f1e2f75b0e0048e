"""The main menu."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType

from bbtm_tui.tui.keys import key_items, menu_bindings
from bbtm_tui.tui.screens.base import FittedScreen
from bbtm_tui.tui.widgets.drawing import Block, Line, Run, centred, fit
from bbtm_tui.tui.widgets.pane import Pane
from bbtm_tui.wording.text import _

if TYPE_CHECKING:
    from bbtm_tui.journal.seasons import SavedSeason
    from bbtm_tui.tui.driver import TableStart

LOGO = (
    "█████  █████  ███████ ██   ██",
    "██  ██ ██  ██   ██    ███ ███",
    "█████  █████    ██    ██ █ ██",
    "██  ██ ██  ██   ██    ██   ██",
    "█████  █████    ██    ██   ██",
)


class MenuPane(Pane):
    """The title and what can be done: (key, words, explanation, action)."""

    items: tuple[tuple[str, str, str, str], ...] = ()
    at = 0

    def show(self, items: tuple[tuple[str, str, str, str], ...]) -> None:
        """Show these items."""
        self.items = items
        self.redraw()

    def move(self, steps: int) -> None:
        """Move the cursor."""
        self.at = (self.at + steps) % len(self.items)
        self.redraw()

    def draw(self, width: int, height: int) -> Block:
        """The title over a stretch of pitch, then the items."""
        title: Block = [self._turf(width, number) for number in range(len(LOGO) + 4)]
        for number, text in enumerate(LOGO):
            title[number + 2] = centred([Run(text, "bold gold on:lit")], width, "on:lit")
        words = [centred([Run(_("one season, one table, no refunds"), "italic muted")], width)]
        items = [self._item(number, item, width) for number, item in enumerate(self.items)]
        gap: Block = [[]] if height >= 30 else []
        spaced = [line for item in items for line in (item, *gap)]
        above = max(0, (height - len(title) - len(spaced) - 4) // 2)
        foot = [centred([Run(_("Unofficial fan work."), "faint")], width)]
        return [*([[]] * min(above, 4)), *title, [], *words, [], *spaced, *foot]

    def _turf(self, width: int, number: int) -> Line:
        """A stretch of pitch: mown in stripes, a line at either end."""
        if number in (0, len(LOGO) + 3):
            return [Run("─" * width, "accent on:lit")]
        stripes = [Run(" " * 8, "on:turf" if column % 2 else "on:lit") for column in range(-(-width // 8))]
        return stripes if number in (1, len(LOGO) + 2) else [Run(" " * width, "on:lit")]

    def _item(self, number: int, item: tuple[str, str, str, str], width: int) -> Line:
        key, words, explanation, action = item
        ground = "on:cursor" if number == self.at else ""
        hit = f"do:{action}"
        line = [
            Run(f"[{key}]", "bold key on:key", hit),
            Run(f" {words} ", f"bold {ground}", hit),
            Run(explanation + " ", f"muted {ground}", hit),
        ]
        margin = max(2, (width - 64) // 2)
        return [Run(" " * margin), *fit(line, min(64, width - margin), ground, hit)]


class MenuScreen(FittedScreen[None]):
    """Continue, new season, cards, rules, settings, quit."""

    BINDINGS: ClassVar[list[BindingType]] = [*menu_bindings()]
    AUTO_FOCUS: ClassVar[str | None] = None
    season: SavedSeason | None = None

    def compose(self) -> ComposeResult:
        """One pane."""
        yield MenuPane(id="menu")

    def on_mount(self) -> None:
        """Show the items, then look for a season to continue."""
        self._show()
        self.call_after_refresh(self._look)

    def on_screen_resume(self) -> None:
        """Look again after a season was played."""
        if self.is_mounted:
            self._look()

    def _look(self) -> None:
        from bbtm_tui.journal.seasons import last_unfinished

        self.season = last_unfinished()
        self._show()

    def _show(self) -> None:
        about = {
            "menu.new": (_("New season"), _("two to four managers, people or computer")),
            "menu.seasons": (_("Saved seasons"), _("go on with one, or look at it again")),
            "menu.hall": (_("Hall of fame"), _("titles, averages and records")),
            "menu.cards": (_("Cards"), _("look at every card of the box")),
            "app.rules": (_("Rules"), _("clause by clause, and all keys")),
            "menu.settings": (_("Settings"), _("pace, colours, language, keys")),
            "menu.quit": (_("Quit"), ""),
        }
        if self.season is not None:
            saved = _("{names}, week {week}").format(names=", ".join(self.season.names), week=self.season.week)
            about = {"menu.continue": (_("Continue"), saved)} | about
        keys = key_items(tuple(about), self.settings.keys)
        items = zip(keys, about.values(), strict=True)
        self.query_one(MenuPane).show(tuple((key, *words, action) for (key, _words, action), words in items))

    async def on_pane_hit(self, message: Pane.Hit) -> None:
        """A click does what the key does."""
        message.stop()
        await self.run_action(message.what.removeprefix("do:"))

    def action_move(self, steps: int) -> None:
        """Move the cursor."""
        self.query_one(MenuPane).move(steps)

    async def action_confirm(self) -> None:
        """Do what is under the cursor."""
        pane = self.query_one(MenuPane)
        await self.run_action(pane.items[pane.at][3])

    def action_go_on(self) -> None:
        """Continue the season played last."""
        if self.season is not None and self.table_app.has_cards():
            self._open(str(self.season.path))

    def _open(self, path: str | None) -> None:
        """Go on with a season, or look at it again once it is over."""
        if not path:
            return
        from bbtm_tui.journal.problems import JournalProblem
        from bbtm_tui.journal.replay import Replay
        from bbtm_tui.tui.screens.replay import ReplayScreen
        from bbtm_tui.tui.screens.shelf import is_finished
        from bbtm_tui.tui.seasons import go_on

        try:
            if is_finished(Path(path)):
                self.app.push_screen(ReplayScreen(Replay.open(Path(path))))
            else:
                self.play(go_on(Path(path), self.table_app.cards))
        except JournalProblem as problem:
            self.notify(str(problem), severity="error", markup=False)

    def action_seasons(self) -> None:
        """Choose among the saved seasons."""
        if self.table_app.has_cards():
            from bbtm_tui.tui.screens.shelf import seasons_screen

            self.app.push_screen(seasons_screen(self.table_app.cards), self._open)

    def action_hall(self) -> None:
        """Show the hall of fame."""
        if self.table_app.has_cards():
            from bbtm_tui.tui.screens.shelf import hall_screen

            self.app.push_screen(hall_screen(self.table_app.cards))

    def play(self, start: TableStart) -> None:
        """Sit down at a table."""
        from bbtm_tui.tui.screens.table import TableScreen

        self.app.push_screen(TableScreen(start))

    def action_new(self) -> None:
        """Set up a season."""
        from bbtm_tui.tui.screens.setup import SetupScreen

        if not self.table_app.has_cards():
            return

        def begin(start: TableStart | None) -> None:
            if start is not None:
                self.play(start)

        self.app.push_screen(SetupScreen(), begin)

    def action_cards(self) -> None:
        """Browse the cards."""
        from bbtm_tui.tui.screens.cards import CardsScreen

        if self.table_app.has_cards():
            self.app.push_screen(CardsScreen())

    def action_settings(self) -> None:
        """Change the settings."""
        from bbtm_tui.tui.screens.settings import SettingsScreen

        self.app.push_screen(SettingsScreen())

    def action_quit(self) -> None:
        """Leave the program."""
        self.app.exit()
