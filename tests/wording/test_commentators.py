"""The commentators: never the same twice in a row, always the same for the same season, and never about secrets."""

from __future__ import annotations

import itertools
import random
import re

import pytest

from bbtm_tui.engine import events as told
from bbtm_tui.wording import commentary
from bbtm_tui.wording.commentators import SPEAKERS, comment
from bbtm_tui.wording.table import Names

INTERESTING: list[told.Event] = [
    told.WeekStarted(1, 5, 0),
    told.SpikeRevealed("cup", True),
    told.SpikeRevealed("cup", False),
    told.HighlightReplaced(0, "mud-bath", "dust-up"),
    told.ManagerPassed(0, True),
    told.CardDiscarded(0, "runner"),
    told.PlayerMoved(0, "runner", "dust-up", "mud-bath", "left"),
    told.SkillUsed(0, "runner", "cheating"),
    told.SkillUsed(0, "runner", "sprinting"),
    told.ResultPicked(0, "tackler-down"),
    told.ResultTaken(1, "blocker", "runner"),
    told.TackleMissed("runner", "blocker"),
    told.PlayerDowned(0, "runner", "mud-bath"),
    told.PlayerInjured(0, "runner", "mud-bath", 1),
    told.PlayerEjected(0, "runner", "mud-bath"),
    told.PlayerStood(0, "runner", "mud-bath"),
    told.BallTaken(0, "runner", "mud-bath"),
    told.BallKept(0, "runner", "mud-bath"),
    told.BallToMidfield("mud-bath", "runner", True),
    told.TokensMoved("blocker", "runner", 1),
    told.FansLost(0, 2, "coach", 1),
    told.MatchupWon("mud-bath", (1,), (0,), "total"),
    told.MatchupWon("mud-bath", (1,), (0,), "ball"),
    told.MatchupWon("mud-bath", (1,), (), "alone"),
    told.MatchupWon("cup", (1, 0), (), "coin"),
    told.MatchupTied("mud-bath", (0, 1)),
    told.StarJoined(0, "runner"),
    told.StarShuffledIn(0, "runner"),
    told.ManagersSuspended((0, 1)),
    told.SeasonEnded(0, (0, 1), (9, 3), (1, 1), "fans"),
    told.SeasonEnded(None, (0, 1), (0, 0), (1, 1), "nobody"),
]


def said(event: told.Event, names: Names, count: int = 400) -> list[tuple[tuple[str, str], ...]]:
    return [tuple(comment(event, names, index)) for index in range(count)]


@pytest.mark.parametrize("event", INTERESTING, ids=lambda event: type(event).__name__)
def test_interesting_events_get_several_different_comments(event: told.Event, names: Names) -> None:
    heard = {lines for lines in said(event, names) if lines}
    assert len(heard) == len(commentary.exchanges(event)) >= 2
    for lines in heard:
        for speaker, text in lines:
            assert speaker in SPEAKERS.values()
            assert "{" not in text and text[-1] in ".!?"


def test_both_commentators_get_a_word_in(names: Names) -> None:
    speakers = {line.speaker for event in INTERESTING for line in comment(event, names, 7)}
    assert speakers == set(SPEAKERS.values())


def test_the_same_season_is_told_in_the_same_words(names: Names) -> None:
    first = [comment(event, names, index) for index, event in enumerate(INTERESTING)]
    random.seed(4)
    assert first == [comment(event, names, index) for index, event in enumerate(INTERESTING)]


def test_frequent_events_are_not_talked_about_every_time(names: Names) -> None:
    talked = sum(bool(lines) for lines in said(told.BallTaken(0, "runner", "mud-bath"), names, 1000))
    assert 150 < talked < 350


def test_neighbouring_events_seldom_get_the_same_line(names: Names) -> None:
    lines = said(told.PlayerInjured(0, "runner", "mud-bath", 1), names, 1000)
    assert sum(one == other for one, other in itertools.pairwise(lines)) < 250


def test_dull_events_get_none(names: Names) -> None:
    for event in (told.TurnStarted(0), told.MatchupCleared("mud-bath"), told.ResultPicked(0, "missed")):
        assert not any(said(event, names))


def test_no_secret_is_talked_about(names: Names) -> None:
    for event in (
        told.CardsDrawn(0, 1, ("runner",)),
        told.StarTaken(0, "runner"),
        told.CardKept(0, "star-player", "runner"),
    ):
        assert "Swift Runner" not in " ".join(line[1] for lines in said(event, names) for line in lines)


def test_no_joke_is_told_about_two_things() -> None:
    written = [text for event in INTERESTING for lines in commentary.exchanges(event) for _speaker, text in lines]
    twice = {text for text in written if written.count(text) > 2}
    assert not twice


def test_players_are_not_given_a_sex() -> None:
    written = " ".join(t for event in INTERESTING for lines in commentary.exchanges(event) for _s, t in lines)
    assert not re.search(r"\b(he|him|she)\b", written)
