"""Events of tackles (TAC)."""

from __future__ import annotations

from dataclasses import dataclass

from bbtm_tui.engine.events.event import Event


@dataclass(slots=True)
class TackleDeclared(Event):
    """A target was named (TAC-1)."""

    manager: int
    player: str
    target: str
    matchup: str


@dataclass(slots=True)
class TackleCompared(Event):
    """Star Power was compared (TAC-2, TAC-3); `picker` is the seat that picks, None when nothing is picked."""

    player: str
    target: str
    power: int
    target_power: int
    dice: int
    picker: int | None
    both: bool


@dataclass(slots=True)
class DiceRolled(Event):
    """Tackle dice were rolled; `purpose` is ``tackle``, ``reroll`` or the id of the card that asks for a roll."""

    reveals = True
    manager: int
    purpose: str
    faces: tuple[str, ...]


@dataclass(slots=True)
class ResultPicked(Event):
    """The result to apply was picked (TAC-8, 8)."""

    manager: int
    face: str


@dataclass(slots=True)
class ResultTaken(Event):
    """A guard takes the result instead of the target (NAM-8)."""

    manager: int
    player: str
    target: str


@dataclass(slots=True)
class TackleMissed(Event):
    """A missed result was applied (TAC-6)."""

    player: str
    target: str


@dataclass(slots=True)
class TackleSucceeded(Event):
    """The tackle succeeded (TAC-5)."""

    manager: int
    player: str
    target: str


@dataclass(slots=True)
class TackleCancelled(Event):
    """The attempt did not take place or could not go on."""

    player: str
    target: str


@dataclass(slots=True)
class PowerChanged(Event):
    """A Star Power was changed for this attempt (TAC-8, 4)."""

    player: str
    amount: int
    card: str
