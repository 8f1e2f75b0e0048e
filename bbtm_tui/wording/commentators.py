"""Two commentators who cannot help it. Which of them says what depends only on the event and a number passed in."""

from __future__ import annotations

from typing import NamedTuple

from bbtm_tui.engine import events as told
from bbtm_tui.engine.events import Event
from bbtm_tui.wording import commentary
from bbtm_tui.wording.table import Names, tidy

SPEAKERS = {"first": "Dorrit Fanfare", "second": "Grub Mallory"}
"""The first has never seen a bad match; the second has been carried out of several."""

QUIET = {
    told.ManagerPassed: 2,
    told.StarJoined: 2,
    told.StarShuffledIn: 2,
    told.BallTaken: 4,
    told.BallToMidfield: 2,
    told.PlayerDowned: 3,
    told.ResultPicked: 2,
    told.SkillUsed: 5,
    told.TackleMissed: 3,
    told.TokensMoved: 2,
    told.PlayerMoved: 2,
    told.MatchupWon: 2,
    told.CardDiscarded: 6,
}
"""Of so many such events one is commented on; of all others every one."""


class Line(NamedTuple):
    """What one of the two says."""

    speaker: str
    """The name of the one who speaks."""
    text: str


def comment(event: Event, names: Names, index: int) -> tuple[Line, ...]:
    """What the two say about an event: one or two lines, or none. The same event, names and index give the same lines.

    `index` is any number that differs from event to event, such as the event's place in the season. Only what everybody
    may know is talked about.
    """
    event = event.seen_by(None)
    exchanges = commentary.exchanges(event)
    pick = _mix(index)
    if not exchanges or pick % QUIET.get(type(event), 1):
        return ()
    exchange = exchanges[pick // QUIET.get(type(event), 1) % len(exchanges)]
    words = _words(event, names)
    return tuple(Line(SPEAKERS[speaker], tidy(text.format(**words))) for speaker, text in exchange)


def _mix(index: int) -> int:
    """A number that looks unrelated to its neighbours, so that lines do not come in order."""
    mixed = (index + 1) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
    return (mixed ^ mixed >> 29) >> 7


def _words(event: Event, names: Names) -> dict[str, str]:
    """The names that a line about this event may put in."""
    words: dict[str, str] = {}
    for field in ("player", "target", "origin"):
        if getattr(event, field, ""):
            words[field] = names.player(getattr(event, field))
    for field in ("matchup", "new", "old"):
        if getattr(event, field, ""):
            words[field] = names.matchup(getattr(event, field))
    card: str = getattr(event, "card", "")
    if card:
        words["card"] = names.card(card)
    seat = getattr(event, "manager", None)
    if isinstance(event, told.WeekStarted):
        seat = event.coin
    elif isinstance(event, told.MatchupWon):
        seat = event.winners[0]
    elif isinstance(event, told.SeasonEnded):
        seat = event.winner
    if isinstance(event, told.MatchupTied | told.ManagersSuspended):
        words["managers"] = names.manager_list(event.managers)
    if seat is not None:
        words["manager"] = names.manager(seat)
    return words
