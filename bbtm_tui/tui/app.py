"""The Textual table as a program. `run` is its one door."""

from __future__ import annotations

import asyncio
import gc
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import App
from textual.binding import BindingType
from textual.screen import Screen
from textual.worker import WorkerFailed

from bbtm_tui.settings import Settings
from bbtm_tui.tui.base import BaseApp
from bbtm_tui.tui.keys import app_bindings, room_of
from bbtm_tui.wording.text import _

if TYPE_CHECKING:
    from bbtm_tui.journal.replay import Replay
    from bbtm_tui.tui.driver import TableStart


def run(*, table: TableStart | None, settings: Settings, packs: Sequence[Path] = ()) -> int:
    """Show the table of a season, or the menu if there is none, until the person leaves; return the exit code.

    `packs` are the folders of cards laid over the base game, for seasons begun from the menu and for the card browser.
    """
    return run_app(TableApp(table, settings, packs))


def show_replay(replay: Replay, *, settings: Settings) -> int:
    """Show a saved season again until the person leaves; return the exit code."""
    from bbtm_tui.tui.screens.replay import ReplayScreen

    app = TableApp(None, settings, first=lambda: ReplayScreen(replay))
    app.use_cards(replay.record.cards)
    return run_app(app)


def run_app(app: TableApp) -> int:
    """Run to the end; what went wrong inside is raised again once the terminal is clean."""
    app.run()
    if app.crash is not None:
        raise app.crash
    return app.return_code or 0


class TableApp(BaseApp):
    """Knows the screens: shows the first one, and those that can be opened from everywhere."""

    CSS_PATH = "styles/table.tcss"
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False
    TITLE = "Blood Bowl Team Manager"
    BINDINGS: ClassVar[list[BindingType]] = [*app_bindings()]

    def __init__(
        self,
        table: TableStart | None,
        settings: Settings,
        packs: Sequence[Path] = (),
        first: Callable[[], Screen[Any]] | None = None,
    ) -> None:
        super().__init__(settings, packs)
        self.crash: BaseException | None = None
        """What went wrong inside, if anything did."""
        self.table = table
        self._first = first
        if table is not None:
            self.use_cards(table.cards)

    def get_default_screen(self) -> Screen[Any]:
        """The first screen."""
        if self._first is not None:
            return self._first()
        if self.table is not None:
            from bbtm_tui.tui.screens.table import TableScreen

            return TableScreen(self.table)
        from bbtm_tui.tui.screens.menu import MenuScreen

        return MenuScreen()

    def on_mount(self) -> None:
        """Leave the terminal clean also when somebody else ends the program."""
        self.call_after_refresh(self._settle_memory)
        self.app_resume_signal.subscribe(self, self._paint_again)
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None:
                with suppress(NotImplementedError, ValueError, RuntimeError):
                    loop.add_signal_handler(number, self._end, name)

    def _settle_memory(self) -> None:
        """Keep the search for garbage short while a key waits; what was made so far stays, and is looked at no more."""
        gc.freeze()
        gc.set_threshold(20_000)

    def _end(self, name: str) -> None:
        """End because a signal asks for it; while there is a terminal, say that nothing is lost."""
        from bbtm_tui.tui.screens.tabletop import Tabletop

        playing = any(isinstance(screen, Tabletop) for screen in self.screen_stack)
        saved = _("The season is saved; bbtm resume goes on with it.")
        self.exit(message=saved if playing and name == "SIGTERM" else None)

    def _paint_again(self, _app: App[None]) -> None:
        """Paint everything after the program was put aside: the terminal has forgotten it."""
        self.refresh(layout=True)

    def _fatal_error(self) -> None:
        """Leave at once, without a word: who called `run` tells what went wrong."""
        error = self._exception
        self.crash = error.error if isinstance(error, WorkerFailed) else error
        self._close_messages_no_wait()

    def action_hide(self) -> None:
        """Hide everything."""
        from bbtm_tui.tui.screens.curtain import Veil

        if not isinstance(self.screen, Veil):
            self.push_screen(Veil())

    def action_rules(self) -> None:
        """Open the rules at the one in force."""
        from bbtm_tui.tui.screens.rules import RulesScreen

        if isinstance(self.screen, RulesScreen):
            self.screen.action_keys()
            return
        in_force = getattr(self.screen, "rule_in_force", None)
        self.push_screen(RulesScreen(room_of(self.screen.BINDINGS), in_force() if in_force else ""))
