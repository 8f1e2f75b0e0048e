"""The golden playthroughs: a change of the rules or the cards shows as a diff."""

from __future__ import annotations

import pytest

from tests.fuzz.golden import FOLDER, SEASONS, playthrough


@pytest.mark.parametrize("name", SEASONS)
def test_the_season_is_played_as_it_was(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    played = [line.rstrip() for line in playthrough(SEASONS[name])]
    parted = next((number for number, pair in enumerate(zip(kept, played, strict=False)) if pair[0] != pair[1]), None)
    where = (
        f"line {parted + 1}: {kept[parted]!r} is now {played[parted]!r}" if parted is not None else "the end differs"
    )
    assert kept == played, f"{where}; look at the diff after `python -m tests.fuzz.golden`"
