"""Events of the scoreboard, payouts, improvements and the end (SCO, PAY, IMP, END)."""

from __future__ import annotations

from dataclasses import dataclass

from bbtm_tui.engine.events.event import Event


@dataclass(slots=True)
class MatchupOpened(Event):
    """A matchup is being resolved (SCO-1)."""

    matchup: str


@dataclass(slots=True)
class TotalCounted(Event):
    """A team's total with its parts (SCO-4)."""

    matchup: str
    manager: int
    total: int
    players: tuple[tuple[str, int], ...]
    """(label, Star Power) of each player."""
    tokens: int
    ball: int
    bonus: int


@dataclass(slots=True)
class MatchupWon(Event):
    """The winners of a matchup, best first, and why: ``total``, ``ball``, ``alone`` or ``coin`` (SCO-4 to SCO-9)."""

    matchup: str
    winners: tuple[int, ...]
    losers: tuple[int, ...]
    reason: str


@dataclass(slots=True)
class MatchupTied(Event):
    """Nobody wins the highlight (SCO-5)."""

    matchup: str
    managers: tuple[int, ...]


@dataclass(slots=True)
class PayoutCollected(Event):
    """A manager collects a section of a matchup: ``left``, ``right``, ``centre``, ``winner``, ``runner-up``, ``lose``
    (PAY-7)."""

    manager: int
    matchup: str
    section: str
    payout: str


@dataclass(slots=True)
class CardsOffered(Event):
    """A manager drew cards to keep some; only he sees them (VIS-2). `deck` is ``star-player``, ``team-upgrade``,
    ``staff-upgrade``."""

    reveals = True
    private = {"cards": ()}
    manager: int
    deck: str
    count: int
    cards: tuple[str, ...]


@dataclass(slots=True)
class CardKept(Event):
    """A card went facedown to the improvement pile (PAY-4)."""

    private = {"card": ""}
    manager: int
    deck: str
    card: str


@dataclass(slots=True)
class CardsPutUnder(Event):
    """Cards went to the bottom of a deck (PAY-2); only the manager knows which (VIS-4)."""

    private = {"cards": ()}
    manager: int
    deck: str
    count: int
    cards: tuple[str, ...]


@dataclass(slots=True)
class StarTaken(Event):
    """A star went from the union's deck into the hand (INT-44)."""

    reveals = True
    private = {"card": ""}
    manager: int
    card: str


@dataclass(slots=True)
class MatchupCleared(Event):
    """Players to discard piles, tokens aside, the highlight to the box (SCO-10)."""

    matchup: str


@dataclass(slots=True)
class ImprovementsRevealed(Event):
    """A manager turned up the improvement pile (IMP-1)."""

    reveals = True
    manager: int
    cards: tuple[str, ...]


@dataclass(slots=True)
class UpgradeGained(Event):
    """An upgrade came into play (IMP-2)."""

    manager: int
    card: str


@dataclass(slots=True)
class UpgradeDiscarded(Event):
    """An upgrade was discarded by its own text."""

    manager: int
    card: str


@dataclass(slots=True)
class PlayerRetired(Event):
    """A player was taken out of the game for a Freebooter (IMP-3); `place` is ``hand``, ``deck`` or ``discard``."""

    manager: int
    card: str
    place: str


@dataclass(slots=True)
class StarShuffledIn(Event):
    """A star, the Team deck and the discard pile became a new Team deck (IMP-3)."""

    manager: int
    card: str


@dataclass(slots=True)
class StarJoined(Event):
    """A star went on top of the Team deck (IMP-4)."""

    manager: int
    card: str


@dataclass(slots=True)
class TeamUpgradeDealt(Event):
    """A manager drew a team upgrade at the start of an abbreviated season (SET-10); only he sees it."""

    reveals = True
    private = {"card": ""}
    manager: int
    card: str


@dataclass(slots=True)
class CoinMoved(Event):
    """The golden coin went to the left (SCO-11)."""

    manager: int


@dataclass(slots=True)
class ManagersSuspended(Event):
    """Managers tied on fans and improvements lose all fans (END-3)."""

    managers: tuple[int, ...]


@dataclass(slots=True)
class SeasonEnded(Event):
    """The season is over (END); `winner` is None when nobody wins (END-4). `fans` and `improvements` are by seat."""

    winner: int | None
    ranking: tuple[int, ...]
    fans: tuple[int, ...]
    improvements: tuple[int, ...]
    reason: str
    """``fans``, ``improvements``, ``suspension`` or ``nobody``."""
