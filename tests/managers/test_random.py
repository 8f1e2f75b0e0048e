"""The random manager: by seed, seat and number of the answer, and by nothing else."""

from __future__ import annotations

from collections import Counter

from bbtm_tui.engine.decisions import Decision, Option
from bbtm_tui.engine.view import View
from bbtm_tui.managers.random import RandomManager


def blind() -> View:
    """A random manager has no need to look."""
    raise AssertionError("looked at the table")


def choices(seed: int, seat: int, count: int = 3000, width: int = 5) -> list[str]:
    """What a manager chooses, answer by answer, among so many options."""
    decision = Decision(seat, "action", [Option(str(number), "use") for number in range(width)])
    manager = RandomManager(seed, seat)
    return [manager.choose(decision, blind, number) for number in range(count)]


def test_each_option_has_the_same_chance() -> None:
    counts = Counter(choices(seed=7, seat=0))
    assert set(counts) == set("01234")
    assert all(500 < count < 700 for count in counts.values())


def test_the_same_seed_seat_and_number_choose_the_same() -> None:
    assert choices(seed=7, seat=1) == choices(seed=7, seat=1)
    decision = Decision(0, "action", [Option(str(number), "use") for number in range(100)])
    late, early = RandomManager(3, 0), RandomManager(3, 0)
    early.choose(decision, blind, 0)
    assert early.choose(decision, blind, 41) == late.choose(decision, blind, 41)


def test_other_seeds_and_other_seats_choose_otherwise() -> None:
    lines = [choices(seed, seat, count=50) for seed in range(4) for seat in range(4)]
    assert len({tuple(line) for line in lines}) == len(lines)


def test_neighbours_do_not_follow_one_another() -> None:
    first, second = choices(seed=1, seat=0), choices(seed=2, seat=0)
    same = sum(one == other for one, other in zip(first, second, strict=True))
    shifted = sum(one == other for one, other in zip(first, second[1:], strict=False))
    assert 500 < same < 700 and 500 < shifted < 700
