"""The one source of chance: a counter and a mix, the same on any machine and Python."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Chance:
    """A splitmix64 generator; `dice` and `tokens` are consumed first where a position scripts them."""

    __slots__ = ("dice", "state", "tokens")

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK
        self.dice: list[str] = []
        """Faces of the next dice, for scripted positions."""
        self.tokens: list[str] = []
        """Ids of the next tokens drawn from the pool, for scripted positions."""

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, `bound`."""
        self.state = mixed = (self.state + _STEP) & _MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((mixed ^ (mixed >> 31)) * bound) >> 64

    def shuffle(self, cards: list[T]) -> None:
        """Shuffle in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def copy(self) -> Chance:
        """An independent copy that goes on alike."""
        twin = Chance(self.state)
        twin.dice = self.dice.copy()
        twin.tokens = self.tokens.copy()
        return twin
