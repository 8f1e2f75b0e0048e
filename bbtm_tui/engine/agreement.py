"""What is agreed before a season: who plays, how long, by which variants (SET)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Length: TypeAlias = Literal["regular", "abbreviated", "extended"]
"""How long a season is (SET-6, SET-10, SET-11)."""

SEEDS = 10**9
"""Seeds that are drawn are below this number, so that they can be copied by hand."""


@dataclass(slots=True, frozen=True)
class Seat:
    """A manager's place: a name, and a team or None for one drawn at random (SET-2)."""

    name: str
    team: str | None = None


@dataclass(slots=True, frozen=True)
class Setup:
    """All that is agreed before the season; with the seed it gives the whole season."""

    seats: tuple[Seat, ...]
    seed: int
    length: Length = "regular"
    scheduling_limits: bool = False
    """SET-12."""
    salary_cap: bool = False
    """SET-5."""
    coin: int | None = None
    """The seat that takes the golden coin; None to draw it (SET-9)."""


def is_name(name: str) -> bool:
    """Whether a manager can be called this: 1 to 24 letters, all of which can be seen."""
    return bool(name.strip()) and name.isprintable() and len(name) <= 24
