"""Events of the season and its weeks (SET, MNT)."""

from __future__ import annotations

from dataclasses import dataclass

from bbtm_tui.engine.events.event import Event


@dataclass(slots=True)
class SeasonStarted(Event):
    """The season is set up (SET)."""

    reveals = True
    teams: tuple[str, ...]
    coin: int


@dataclass(slots=True)
class WeekStarted(Event):
    """The maintenance phase of a week begins (MNT)."""

    week: int
    weeks: int
    coin: int


@dataclass(slots=True)
class UpgradesRefreshed(Event):
    """Exhausted upgrades of a manager were refreshed (MNT-1)."""

    manager: int
    upgrades: tuple[str, ...]


@dataclass(slots=True)
class CardsDrawn(Event):
    """A manager drew cards into the hand (MNT-2)."""

    reveals = True
    private = {"cards": ()}
    manager: int
    count: int
    cards: tuple[str, ...]


@dataclass(slots=True)
class CardRevealed(Event):
    """The top card of a Team deck was drawn for all to see (MOV-3, INT-8)."""

    reveals = True
    manager: int
    card: str


@dataclass(slots=True)
class DeckReshuffled(Event):
    """A discard pile became the Team deck (MNT-3)."""

    reveals = True
    manager: int
    count: int


@dataclass(slots=True)
class SpikeRevealed(Event):
    """The week's Spike! card was revealed (MNT-5)."""

    reveals = True
    card: str
    tournament: bool


@dataclass(slots=True)
class HighlightRevealed(Event):
    """A highlight joined the reel (MNT-6)."""

    reveals = True
    matchup: str


@dataclass(slots=True)
class HighlightReturned(Event):
    """An unplayed highlight went back to the box (TWO-2, SET-12, PAY-0)."""

    matchup: str


@dataclass(slots=True)
class HighlightReplaced(Event):
    """Another highlight took the place of one in the reel (INT-16)."""

    reveals = True
    manager: int
    old: str
    new: str


@dataclass(slots=True)
class HighlightTurned(Event):
    """The new highlight was turned round: left and right change places (INT-16)."""

    manager: int
    matchup: str
