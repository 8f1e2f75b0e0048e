"""Which events are told with a pause, and what the table shows while they are."""

from __future__ import annotations

from dataclasses import replace

from bbtm_tui.engine import events as told
from bbtm_tui.engine.events import Event
from bbtm_tui.engine.view import View
from bbtm_tui.tui.lines import card_lines
from bbtm_tui.tui.widgets.drawing import Line
from bbtm_tui.tui.widgets.faces import Faces

CHOSEN = (
    told.PlayerCommitted,
    told.PlayerMoved,
    told.ManagerPassed,
    told.AbilityUsed,
    told.ResultPicked,
    told.BallTaken,
    told.BallToMidfield,
    told.PlayerStood,
)
"""What a person has just chosen himself needs no pause."""
BEATS = (
    *CHOSEN,
    told.WeekStarted,
    told.SpikeRevealed,
    told.HighlightReturned,
    told.PlayerPlaced,
    told.DiceRolled,
    told.ResultTaken,
    told.PlayerDowned,
    told.PlayerInjured,
    told.PlayerEjected,
    told.TokenReplaced,
    told.TokensRevealed,
    told.TotalCounted,
    told.FansGained,
    told.FansLost,
    told.MatchupWon,
    told.MatchupTied,
    told.PayoutCollected,
    told.ImprovementsRevealed,
    told.StarJoined,
    told.ManagersSuspended,
)
"""Events worth a pause; all others are only logged."""


def about(event: Event, faces: Faces) -> list[Line]:
    """The words of what an event is about: a card, an ability, else a player or a matchup."""
    names = ("card", "ability", "headline", "target", "player", "matchup")
    subjects = [subject for name in names if isinstance(subject := getattr(event, name, ""), str) and subject]
    known = [subject for subject in subjects if faces.card(subject) or subject in faces.cards.named_by_id]
    return card_lines(faces, known[0]) if known else []


def turning_point(events: list[Event]) -> int:
    """The number of the event at which the table may show what came of all: after dice, scoreboard or week."""
    kinds = [type(event) for event in events]
    if told.WeekStarted in kinds:
        return kinds.index(told.WeekStarted)
    if told.MatchupCleared in kinds:
        return len(kinds) - kinds[::-1].index(told.MatchupCleared) - 1
    if told.MatchupOpened in kinds or told.TokensRevealed in kinds:
        return len(kinds)
    return kinds.index(told.DiceRolled) + 1 if told.DiceRolled in kinds else 0


def closed(view: View, phase: str) -> View:
    """The view in a phase without turns, hands closed."""
    managers = tuple(replace(each, hand=None) for each in view.managers)
    return replace(view, phase=phase, active=None, managers=managers)


def with_fans(view: View, seat: int, total: int) -> View:
    """The view with another number of fans."""
    managers = tuple(replace(each, fans=total) if each.seat == seat else each for each in view.managers)
    return replace(view, managers=managers)
