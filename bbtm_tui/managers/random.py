"""A manager who takes any option, each with the same chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bbtm_tui.engine.decisions import Decision, Option
from bbtm_tui.engine.view import View

_MASK = (1 << 64) - 1


class RandomManager:
    """Chooses at random, by the season's seed, his seat and the number of the answer, and by nothing else."""

    __slots__ = ("_start",)

    def __init__(self, seed: int, seat: int) -> None:
        self._start = _mix(_mix(seed) + seat)

    def choose(self, decision: Decision, look: Callable[[], View], number: int) -> str:
        """Any of the options."""
        return self.pick(decision.options, number).id

    def pick(self, options: Sequence[Option], number: int) -> Option:
        """One of these, each with the same chance."""
        return options[_mix(self._start + number) % len(options)]


def _mix(number: int) -> int:
    """The number well stirred, in 64 bits (the finishing step of splitmix64)."""
    number = number * 0x9E3779B97F4A7C15 & _MASK
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    number = (number ^ number >> 27) * 0x94D049BB133111EB & _MASK
    return number ^ number >> 31
