"""Processes killed at a write: each season goes on where it was, with the same options and the same future."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bbtm_tui.journal.keeper import Keeper
from bbtm_tui.journal.problems import JournalProblem
from bbtm_tui.journal.seasons import list_seasons
from tests.fuzz.kill import kill_and_resume


@pytest.mark.parametrize("number", range(20))
def test_a_killed_season_goes_on(number: int, tmp_path: Path) -> None:
    kill_and_resume(number, tmp_path)


@pytest.mark.parametrize(("moment", "told"), [("before", "is empty"), ("torn", "damaged"), ("synced", "")])
def test_killed_at_the_first_write(moment: str, told: str, tmp_path: Path) -> None:
    """A season that was not yet begun is told to be none; one that was stands at its first question."""
    command = [sys.executable, "-m", "tests.fuzz.kill", "--die", "3", str(tmp_path), "1", moment]
    subprocess.run(command, check=False)
    [season] = list_seasons(tmp_path)
    assert bool(season.problem) is bool(told)
    if told:
        with pytest.raises(JournalProblem, match=told):
            Keeper.resume(season.path)
    else:
        assert Keeper.resume(season.path).number == 0
