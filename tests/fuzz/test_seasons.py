"""Whole random seasons over every mix of variants, checked after every answer, and each replayed from its journal."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.fuzz.seasons import play_season
from tests.fuzz.seats import MIXES, new_session, play_to


@pytest.mark.parametrize("first", range(0, 30, 3))
def test_every_promise_holds_after_every_answer(first: int, tmp_path: Path) -> None:
    """Three seasons of the thirty: cards conserved, states sound, forks apart, nothing leaks, replay equals live."""
    for number in range(first, first + 3):
        played = play_season(number, tmp_path, check_each=1, exchange_each=40)
        assert played.checked == played.answers > 20


def test_the_thirty_seasons_have_every_mix_of_variants() -> None:
    assert len(MIXES) <= 30


def test_a_season_is_the_same_whatever_the_hash_seed() -> None:
    """Promise 1: same setup, seed and answers, same season, to the last event."""
    script = (
        "import sys; from tests.fuzz.golden import playthrough; from tests.fuzz.seats import setup_of; "
        "sys.stdout.reconfigure(encoding='utf-8'); print(*playthrough(setup_of(7)), sep='\\n')"
    )
    told = set()
    for seed in ("0", "1", "4711"):
        done = subprocess.run(
            [sys.executable, "-c", script], env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True, check=True,
        )  # fmt: skip
        told.add(done.stdout)
    assert len(told) == 1
    assert len(told.pop()) > 10_000


def test_a_session_without_record_plays_the_same_season() -> None:
    from bbtm_tui.engine.session import Session
    from tests.fuzz.seats import rulebook, setup_of

    quiet = Session(rulebook(), setup_of(11), record=False)
    told = new_session(11)
    assert play_to(quiet, 11) == play_to(told, 11)
    assert quiet.digest() == told.digest()
