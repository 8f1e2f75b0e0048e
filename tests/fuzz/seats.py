"""Random seasons by number: the same number, the same setup and the same answers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from bbtm_tui.cards.loader import load
from bbtm_tui.engine.agreement import Seat, Setup
from bbtm_tui.engine.compiler import compile_cards
from bbtm_tui.engine.decisions import Decision
from bbtm_tui.engine.rulebook import Rulebook
from bbtm_tui.engine.session import Session

_MASK = (1 << 64) - 1
NAMES = ("Ada", "Ben", "Cleo", "Dan")


@cache
def rulebook() -> Rulebook:
    """The base game."""
    return compile_cards(load().cards)


def _mixes() -> Iterator[tuple[int, str, bool, bool]]:
    for managers, length, limits, cap in product((2, 3, 4), ("regular", "abbreviated", "extended"), (0, 1), (0, 1)):
        if managers > 2 or length == "regular":
            yield managers, length, bool(limits), bool(cap)


MIXES = tuple(_mixes())
"""Every possible mix of managers and variants (SET-13)."""


def setup_of(number: int) -> Setup:
    """The setup of the season with this number: each mix of variants in turn."""
    managers, length, limits, cap = MIXES[number % len(MIXES)]
    seats = tuple(Seat(name) for name in NAMES[:managers])
    return Setup(seats, number, length, limits, cap)  # type: ignore[arg-type]


def mixed(*numbers: int) -> int:
    """A number that hangs on all of these and on nothing else."""
    state = 0
    for number in numbers:
        state = (state + number + 0x9E3779B97F4A7C15) & _MASK
        state = ((state ^ state >> 30) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ state >> 27) * 0x94D049BB133111EB) & _MASK
        state ^= state >> 31
    return state


def choose(decision: Decision, *numbers: int) -> str:
    """Some option, by these numbers."""
    return decision.options[mixed(*numbers) % len(decision.options)].id


def new_session(number: int) -> Session:
    """The season with this number, at its first question."""
    return Session(rulebook(), setup_of(number))


def play_to(session: Session, number: int, answers: int | None = None) -> list[str]:
    """Answer on in the way of the season with this number, at most so many times; the answers given."""
    given: list[str] = []
    while (decision := session.decision) is not None and (answers is None or len(given) < answers):
        given.append(choose(decision, number, len(given)))
        session.answer(given[-1])
    return given
