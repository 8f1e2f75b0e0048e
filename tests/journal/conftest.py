"""The cards, once for all, and a folder for seasons."""

from __future__ import annotations

from pathlib import Path

import pytest

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.loader import load
from bbtm_tui.journal.lines import Header, PackLine, SeatLine, SetupLine


@pytest.fixture(scope="session")
def cards() -> CardSet:
    """The base game."""
    return load().cards


@pytest.fixture
def header(cards: CardSet) -> Header:
    """The header of a season for two."""
    seats = (SeatLine(name="Ada", team=None), SeatLine(name="Ben", team=None))
    setup = SetupLine(seats=seats, seed=1, length="regular", scheduling_limits=False, salary_cap=False, coin=None)
    return Header(
        format=1,
        program="0.1.0",
        rules="0",
        started="2026-01-01T12:00:00+00:00",
        setup=setup,
        players=("person", "person"),
        teams=("a", "b"),
        packs=(PackLine(id="base", version="1"),),
        cards_digest=cards.digest,
        digest="d",
    )


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a season goes."""
    return tmp_path / "season.jsonl"
