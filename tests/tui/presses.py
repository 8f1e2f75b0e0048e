"""Counts the key presses of whole seasons of two people. Run it: ``python -m tests.tui.presses``.

Every answer is given by its key, the curtain is lifted and each finished matchup of the scoreboard is gone on from.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bbtm_tui.cards.loader import load
from bbtm_tui.engine import events as told
from bbtm_tui.engine.agreement import Seat, Setup
from bbtm_tui.journal.keeper import Keeper
from bbtm_tui.tui.app import TableApp
from bbtm_tui.tui.screens.ceremony import CeremonyScreen
from bbtm_tui.tui.screens.table import TableScreen
from bbtm_tui.tui.seasons import table_of
from tests.tui.conftest import QUIET
from tests.tui.screen import key_of, question_of


async def count(seed: int, folder: Path) -> tuple[int, int]:
    """The key presses and the turns of a season."""
    keeper = Keeper.begin(load(()).cards, Setup((Seat("Ann"), Seat("Ben")), seed), ("person", "person"), folder)
    app = TableApp(table_of(keeper), QUIET)
    chance, pressed = Random(seed), 0
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        table = app.screen_stack[0]
        assert isinstance(table, TableScreen)
        while not isinstance(app.screen, CeremonyScreen):
            key = "enter"
            if isinstance(app.screen, TableScreen):
                key = key_of(chance.choice([choice for choice in question_of(app).choices if choice.legal]))
            await pilot.press(key)
            pressed += 1
        events = table.driver.events
    turns = sum(isinstance(event, told.TurnStarted) for event in events)
    return pressed + sum(isinstance(event, told.MatchupCleared) for event in events), turns


def main() -> None:
    """Print the figures."""
    with TemporaryDirectory() as home:
        os.environ["BBTM_HOME"] = home
        for seed in range(3):
            pressed, turns = asyncio.run(count(seed, Path(home)))
            print(f"seed {seed}: {pressed} key presses in {turns} turns, {pressed / turns:.1f} a turn")


if __name__ == "__main__":
    main()
