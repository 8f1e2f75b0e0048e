"""What one manager may see of a season (VIS), as an immutable tree. `seat` None is somebody at no seat."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True, frozen=True)
class FieldedView:
    """A player at a matchup."""

    label: str
    """Unique this week: the card's id, ``.2`` for the second of the name to enter."""
    card: str
    manager: int
    standing: bool
    power: int
    """Star Power in totals, without tokens and ball."""
    carrier: bool
    tokens: tuple[str, ...]
    """One entry a token: its id if this seat may know it, else empty."""
    revealed: tuple[bool, ...]
    """Whether each token lies open to all."""


@dataclass(slots=True, frozen=True)
class ZoneView:
    """A team zone. A tournament has one zone a manager, named ``manager-1`` and so on."""

    side: str
    """``left``, ``right``, or the manager's zone at a tournament."""
    payout: str
    """What the zone pays, as printed; empty at a tournament."""
    manager: int | None
    """Whose players are there; None while empty."""
    players: tuple[FieldedView, ...]
    total: int
    """The team's total so far as all can see it: open tokens and ball included, facedown tokens not (SCO-4)."""


@dataclass(slots=True, frozen=True)
class MatchupView:
    """A highlight or the tournament."""

    id: str
    card: str
    tournament: bool
    payouts: tuple[str, ...]
    """The centre of a highlight; winner, runner-up and LOSE! of a tournament."""
    zones: tuple[ZoneView, ...]
    ball: str
    """The carrier's label; empty at midfield."""
    resolved: bool
    """Whether its scoreboard is over this week."""


@dataclass(slots=True, frozen=True)
class UpgradeView:
    """An upgrade in play."""

    card: str
    exhausted: bool


@dataclass(slots=True, frozen=True)
class ManagerView:
    """One manager's place at the table."""

    seat: int
    name: str
    team: str
    fans: int
    passed: bool
    hand_size: int
    hand: tuple[str, ...] | None
    """The cards, for the manager's own view; None in all others."""
    deck_size: int
    discard: tuple[str, ...]
    upgrades: tuple[UpgradeView, ...]
    pile_size: int
    pile: tuple[str, ...] | None
    """The improvement pile, for the manager's own view; None in all others."""
    improvements: int
    """Improvements gained over the season and revealed (END-2)."""
    out: tuple[str, ...]
    """Own players taken out of the game."""


@dataclass(slots=True, frozen=True)
class View:
    """The whole table as one seat sees it."""

    seat: int | None
    week: int
    """From 1; 0 before the first week."""
    weeks: int
    phase: str
    """``setup``, ``maintenance``, ``matchup``, ``scoreboard``, ``improvements`` or ``over``."""
    coin: int
    headline: str
    """The card of this week's headline; empty in a tournament week."""
    managers: tuple[ManagerView, ...]
    matchups: tuple[MatchupView, ...]
    """In the order of resolution: the reel from the Highlight deck outward, the tournament last (SCO-1)."""
    pool: int
    """Tokens left in the pool."""
    discarded_tokens: tuple[str, ...]
    decks: tuple[tuple[str, int], ...]
    """(name, size) of the common decks: ``highlight``, ``spike``, ``staff``, and one a union."""
    active: int | None
    """Whose turn it is; None outside turns."""
