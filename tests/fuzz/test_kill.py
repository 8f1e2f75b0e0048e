"""Processes killed at a write: each season goes on where it was, with the same options and the same future."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzz.kill import kill_and_resume


@pytest.mark.parametrize("number", range(20))
def test_a_killed_season_goes_on(number: int, tmp_path: Path) -> None:
    kill_and_resume(number, tmp_path)
