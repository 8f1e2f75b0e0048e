"""Two managers (TWO)."""

from __future__ import annotations

from typing import Any

import pytest

from bbtm_tui.engine.agreement import Seat, Setup
from bbtm_tui.engine.events import (
    HighlightReturned,
    MatchupOpened,
    MatchupWon,
    PayoutCollected,
    PlayerMoved,
    SpikeRevealed,
)
from bbtm_tui.engine.session import Session
from tests.table import GOUGED_EYE, HIT, REAVERS, SCRAMBLERS, Table, at, cup, down, player, rulebook, table

TWO = (GOUGED_EYE, REAVERS)
FOUR = ("bad-snap", "gutter-run", "super-juke", "shank-yank")


def duel(**rest: Any) -> Table:
    """Orcs against humans."""
    return table(**{"teams": TWO, "reel": FOUR, **rest})


def reel(t: Table) -> list[str]:
    """The highlights of the reel."""
    return [one.id for one in t.session.view(None).matchups if not one.tournament]


@pytest.mark.rule("TWO-1")
def test_a_season_has_four_weeks_each_with_a_tournament() -> None:
    t = Table(Session(rulebook(), Setup((Seat("Ada"), Seat("Ben")), 7)))
    told = [event for event in t.session.start_events if isinstance(event, SpikeRevealed)]
    while t.session.decision is not None:
        told += [event for event in t.session.answer(t.offered[-1]) if isinstance(event, SpikeRevealed)]
    assert [event.tournament for event in told] == [True] * 4 and told[-1].card == "the-blood-bowl"


@pytest.mark.rule("TWO-2")
def test_all_four_are_open_until_two_have_a_player_then_the_others_go() -> None:
    t = duel(hands=[["orc-lineman"] * 3, ["human-lineman"] * 3])
    assert {one.partition("@")[2].partition(":")[0] for one in t.offered if "@" in one} == set(FOUR)
    t.play("commit:orc-lineman@gutter-run:left", "commit:human-lineman@gutter-run:right")
    assert t.told(HighlightReturned) == [] and reel(t) == list(FOUR)
    t.play("commit:orc-lineman@shank-yank:left")
    assert [event.matchup for event in t.told(HighlightReturned)] == ["bad-snap", "super-juke"]
    assert reel(t) == ["gutter-run", "shank-yank"]
    assert {card.id for card in t.session.game.highlight_box} == {"bad-snap", "super-juke"}
    assert t.refused("commit:human-lineman@bad-snap:left") == "MCH-4"


@pytest.mark.rule("TWO-2")
def test_a_tournament_is_none_of_the_two() -> None:
    t = duel(hands=[["orc-lineman"] * 3], tournament=cup("the-chaos-cup", [], ["human-thrower"]))
    t.play("commit:orc-lineman@gutter-run:left")
    assert reel(t) == list(FOUR)


@pytest.mark.rule("TWO-2")
def test_it_is_checked_before_when_played() -> None:
    t = duel(hands=[["snotlobba", "orc-lineman"]], reel=[at("bad-snap", [], ["human-lineman"]), *FOUR[1:]])
    t.play("commit:snotlobba@gutter-run:left", "use:throw-team-mate")
    assert [event.matchup for event in t.told(HighlightReturned)] == ["super-juke", "shank-yank"]
    assert [event.matchup for event in t.told(PlayerMoved)] == ["bad-snap"], "the only place left to throw to"


@pytest.mark.rule("TWO-2")
def test_a_move_to_a_second_highlight_counts_too() -> None:
    t = table(
        teams=(SCRAMBLERS, REAVERS),
        hands=[["skaven-lineman"] * 2],
        managers={1: {"upgrades": ("sewer-go-map",)}},
        reel=[at("bad-snap", ["skaven-thrower"]), *FOUR[1:]],
    )
    t.play("commit:skaven-lineman@bad-snap:left", "use:sewer-go-map", "choose:skaven-thrower", "move:super-juke:left")
    assert reel(t) == ["bad-snap", "super-juke"]


@pytest.mark.rule("TWO-2")
def test_later_emptying_does_not_bring_the_others_back() -> None:
    t = duel(
        hands=[["orc-blitzer", "orc-lineman", "orc-lineman"], ["human-lineman"] * 2],
        reel=[at("bad-snap", [], [down("human-thrower")]), *FOUR[1:]],
        dice=(HIT, HIT),
    )
    t.play("commit:orc-blitzer@bad-snap:left", "target:human-thrower", "commit:human-lineman@gutter-run:left")
    assert reel(t) == ["bad-snap", "gutter-run"]
    t.play("commit:orc-lineman@gutter-run:right", "pass", "done", "pass", "done")
    assert [event.matchup for event in t.told(MatchupOpened)] == ["bad-snap", "gutter-run"]


@pytest.mark.rule("TWO-2")
def test_with_fewer_than_two_occupied_the_others_go_to_the_box_unpaid() -> None:
    t = duel(hands=[["orc-lineman"] * 2, []], reel=["bad-snap", "personal-foul", *FOUR[2:]])
    t.play("commit:orc-lineman@personal-foul:left", "pass")
    assert t.told(HighlightReturned) == []
    t.play("done")
    assert [event.matchup for event in t.told(HighlightReturned)] == ["bad-snap", "super-juke", "shank-yank"]
    assert [event.matchup for event in t.told(PayoutCollected)] == ["personal-foul"] and t.fans(1) == 5


@pytest.mark.rule("TWO-3", "SCO-9")
def test_the_loser_of_a_tournament_collects_lose_and_there_is_no_runner_up() -> None:
    t = duel(phase="scoreboard", reel=[], tournament=cup("the-blood-bowl", ["orc-blitzer"], ["human-thrower"]))
    assert [(event.winners, event.losers) for event in t.told(MatchupWon)] == [((0,), (1,))]
    assert [(event.manager, event.section) for event in t.told(PayoutCollected)] == [(0, "winner"), (1, "lose")]
    assert (t.fans(1), t.fans(2)) == (7, 2)


@pytest.mark.rule("TWO-3")
def test_the_table_shows_no_row_for_a_runner_up() -> None:
    two = duel(reel=["bad-snap"], tournament=cup("the-blood-bowl", ["orc-blitzer"], ["human-thrower"]))
    assert two.session.view(None).matchups[-1].payouts == ("F7", "F2")
    three = table(reel=["bad-snap"], tournament=cup("the-blood-bowl", ["human-thrower"]))
    assert three.session.view(None).matchups[-1].payouts == ("F7", "F4", "F2")


@pytest.mark.rule("TWO-3", "SCO-8")
def test_alone_at_a_tournament_one_collects_the_winners_payout_and_lose() -> None:
    t = duel(
        phase="scoreboard",
        reel=[],
        tournament=cup("the-blood-bowl", ["orc-blitzer"], [player("human-thrower", "ejection")]),
    )
    assert [(event.manager, event.section) for event in t.told(PayoutCollected)] == [(0, "winner"), (0, "lose")]
    assert (t.fans(1), t.fans(2)) == (9, 0)
