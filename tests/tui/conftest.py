"""What the tests of the table share: the cards, and a table with a scripted or a real season."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.loader import load
from bbtm_tui.engine.agreement import Seat, Setup
from bbtm_tui.engine.compiler import compile_cards
from bbtm_tui.engine.decisions import Decision
from bbtm_tui.journal.keeper import Keeper
from bbtm_tui.managers.random import RandomManager
from bbtm_tui.settings import Settings
from bbtm_tui.tui.app import TableApp
from bbtm_tui.tui.driver import TableStart
from bbtm_tui.tui.seasons import table_of
from tests.tui.tabletop import ScriptedSeason

QUIET = Settings(pace="instant", animation=False)
"""Settings under which nothing waits and nothing moves."""


@pytest.fixture(scope="session")
def cards() -> CardSet:
    """The cards of the box."""
    return load(()).cards


@pytest.fixture(autouse=True)
def own_settings(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeps the settings of whoever runs the tests out of reach, and colours the same on any terminal."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("config")))
    monkeypatch.setenv("COLORTERM", "truecolor")


Scripted = Callable[..., tuple[TableApp, ScriptedSeason]]


@pytest.fixture
def scripted(cards: CardSet) -> Scripted:
    """Makes a table whose season asks what a script says; `people` are the seats played by persons."""

    def make(
        script: Sequence[Decision], people: Sequence[int] = (0,), settings: Settings = QUIET
    ) -> tuple[TableApp, ScriptedSeason]:
        season = ScriptedSeason(list(script))
        computers = {seat: RandomManager(1, seat) for seat in range(4) if seat not in people}
        return TableApp(TableStart(season, cards, computers), settings), season

    return make


Real = Callable[..., tuple[TableApp, Keeper]]


@pytest.fixture
def real(cards: CardSet, tmp_path: Path) -> Real:
    """Makes a table with a real season."""

    def make(
        seed: int,
        players: Sequence[str],
        settings: Settings = QUIET,
        names: Sequence[str] = ("Ann", "Bob [b]", "Cleo", "Dag"),
    ) -> tuple[TableApp, Keeper]:
        seats = tuple(Seat(name) for name in names[: len(players)])
        keeper = Keeper.begin(compile_cards(cards).cards, Setup(seats, seed), tuple(players), tmp_path)
        return TableApp(table_of(keeper), settings), keeper

    return make
