"""Events of players, ball, tokens and fans (STA, PAS, CHE)."""

from __future__ import annotations

from dataclasses import dataclass

from bbtm_tui.engine.events.event import Event


@dataclass(slots=True)
class PlayerDowned(Event):
    """A standing player became downed (STA-1)."""

    manager: int
    player: str
    matchup: str


@dataclass(slots=True)
class PlayerInjured(Event):
    """A player was injured (STA-2); `by` is the seat credited, None for nobody."""

    manager: int
    player: str
    matchup: str
    by: int | None


@dataclass(slots=True)
class PlayerEjected(Event):
    """A player was ejected (STA-3)."""

    manager: int
    player: str
    matchup: str


@dataclass(slots=True)
class PlayerStood(Event):
    """A downed player stood up (STA-4)."""

    manager: int
    player: str
    matchup: str


@dataclass(slots=True)
class BallTaken(Event):
    """A player became the ball carrier."""

    manager: int
    player: str
    matchup: str


@dataclass(slots=True)
class BallKept(Event):
    """A downed carrier kept the ball (NAM-14)."""

    manager: int
    player: str
    matchup: str


@dataclass(slots=True)
class BallToMidfield(Event):
    """The ball went to midfield; `dropped` tells a drop from a pass (PAS-5)."""

    matchup: str
    player: str
    dropped: bool


@dataclass(slots=True)
class TokenAssigned(Event):
    """Facedown tokens were put on a player (CHE-1)."""

    player: str
    matchup: str
    count: int


@dataclass(slots=True)
class TokenInspected(Event):
    """A manager looked at a token; only he sees its face (VIS-2)."""

    reveals = True
    private = {"token": ""}
    manager: int
    player: str
    place: int
    token: str


@dataclass(slots=True)
class TokenReplaced(Event):
    """A token was discarded, open to all, for a new random one (INT-36)."""

    reveals = True
    manager: int
    player: str
    token: str


@dataclass(slots=True)
class TokensMoved(Event):
    """Tokens were moved, as they are (INT-15)."""

    origin: str
    player: str
    count: int


@dataclass(slots=True)
class TokensRevealed(Event):
    """Tokens on a player were turned up (SCO-2)."""

    reveals = True
    player: str
    matchup: str
    tokens: tuple[str, ...]


@dataclass(slots=True)
class TokenDiscarded(Event):
    """A token was discarded (CHE-2); `player` is empty when it came from the pool."""

    reveals = True
    player: str
    token: str


@dataclass(slots=True)
class FansGained(Event):
    """A manager gained fans; `reason` is a card's id, or ``tokens`` or ``payout``."""

    manager: int
    amount: int
    reason: str
    total: int


@dataclass(slots=True)
class FansLost(Event):
    """A manager lost fans (PAY-1)."""

    manager: int
    amount: int
    reason: str
    total: int
