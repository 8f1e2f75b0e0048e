"""Seasons for the table: begun from a setup, or gone on with from their journal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from secrets import randbelow

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.engine.agreement import SEEDS, Setup
from bbtm_tui.journal.keeper import Keeper
from bbtm_tui.managers.hiring import hire
from bbtm_tui.tui.driver import TableStart


def begin(cards: CardSet, setup: Setup, players: Sequence[str]) -> TableStart:
    """A new season, saved as it is played; `players` says by seat ``person`` or which computer manager.

    Raises SetupError, or NotSaved.
    """
    return table_of(Keeper.begin(cards, setup, tuple(players)))


def new_seed() -> int:
    """A seed nobody knows, short enough to be noted down."""
    return randbelow(SEEDS)


def go_on(path: Path, cards: CardSet) -> TableStart:
    """A saved season at its last prompt. Raises a JournalProblem."""
    return table_of(Keeper.resume(path, cards))


def table_of(keeper: Keeper) -> TableStart:
    """The table of a season that is kept."""
    computers = hire(keeper.players, keeper.setup.seed)

    def again() -> TableStart:
        return begin(keeper.cards, replace(keeper.setup, seed=new_seed()), keeper.players)

    return TableStart(keeper, keeper.cards, computers, tuple(keeper.story()), again)
