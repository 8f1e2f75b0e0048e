"""Events of turns: committing, moving, passing, abilities and skills (MCH, MOV, RSP, SKL)."""

from __future__ import annotations

from dataclasses import dataclass

from bbtm_tui.engine.events.event import Event


@dataclass(slots=True)
class TurnStarted(Event):
    """A manager's turn began (MCH-1)."""

    manager: int


@dataclass(slots=True)
class PlayerCommitted(Event):
    """A player was committed from the hand (MCH-2), or by One Ear's kind (INT-8)."""

    manager: int
    player: str
    card: str
    matchup: str
    side: str


@dataclass(slots=True)
class PlayerPlaced(Event):
    """A drawn player was placed at a matchup (MOV-3)."""

    reveals = True
    manager: int
    player: str
    card: str
    matchup: str
    side: str


@dataclass(slots=True)
class PlayerMoved(Event):
    """A player was moved to another matchup (MOV-1)."""

    manager: int
    player: str
    origin: str
    matchup: str
    side: str


@dataclass(slots=True)
class ManagerPassed(Event):
    """A manager passed for the phase (MCH-3); `chosen` is False when the program passed for him (MCH-10)."""

    manager: int
    chosen: bool


@dataclass(slots=True)
class CardDiscarded(Event):
    """A card went from the hand, or unplaced from the deck, to the discard pile."""

    manager: int
    card: str


@dataclass(slots=True)
class AbilityUsed(Event):
    """A card's or player's ability is used; `card` is the card or named ability, `player` its bearer if a player
    bears it."""

    manager: int
    card: str
    player: str
    exhausted: bool


@dataclass(slots=True)
class AbilityLost(Event):
    """An ability that was due is lost, because its bearer was downed or removed first (RSP-6)."""

    manager: int
    card: str
    player: str


@dataclass(slots=True)
class SkillUsed(Event):
    """A player uses a skill (SKL-1)."""

    manager: int
    player: str
    skill: str


@dataclass(slots=True)
class SkillsLost(Event):
    """A player lost his remaining skills (SKL-2)."""

    manager: int
    player: str
    skills: tuple[str, ...]
