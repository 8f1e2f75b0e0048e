"""Moving and placing (MOV)."""

from __future__ import annotations

from typing import Any

import pytest

from bbtm_tui.engine.events import (
    BallTaken,
    BallToMidfield,
    CardDiscarded,
    PlayerCommitted,
    PlayerMoved,
    PlayerPlaced,
    SkillUsed,
)
from bbtm_tui.playtest.position import HighlightAt
from tests.table import ALL_STARS, AVENGERS, GOUGED_EYE, REAVERS, SCRAMBLERS, Table, at, cup, down, player, table


def go(*reel: HighlightAt, **rest: Any) -> Table:
    """Manager 1 (skaven) has committed a Lineman at Super Juke and uses the Sewer Go-Map."""
    t = table(
        teams=(SCRAMBLERS, REAVERS, AVENGERS),
        hands=[["skaven-lineman", "skaven-lineman"]],
        managers={1: {"upgrades": ("sewer-go-map",)}},
        reel=["super-juke", *reel],
        **rest,
    )
    t.play("commit:skaven-lineman@super-juke:left", "use:sewer-go-map")
    return t


@pytest.mark.rule("MOV-1")
def test_a_moved_player_uses_no_skills_and_is_not_committed() -> None:
    t = go(at("bad-snap", ["skaven-gutter-runner"]), at("gutter-run", [], ["human-lineman"]))
    t.play("choose:skaven-gutter-runner", "move:gutter-run:left")
    assert t.there("gutter-run", "left") == ["skaven-gutter-runner"] and t.there("bad-snap", "left") == []
    assert t.told(PlayerCommitted) == [] and t.told(SkillUsed) == [] and (t.asked, t.kind) == (2, "commit")
    assert [(e.player, e.origin, e.matchup, e.side) for e in t.told(PlayerMoved)] == [
        ("skaven-gutter-runner", "bad-snap", "gutter-run", "left")
    ]


@pytest.mark.rule("MOV-1", "MCH-4", "MCH-6")
def test_the_targets_are_those_of_a_commit_elsewhere() -> None:
    t = go(
        at("bad-snap", ["skaven-thrower"]),
        at("gutter-run", ["human-lineman"], ["wood-elf-lineman"], managers=(2, 3)),
        at("fumblerooski", [], ["rat-ogre"], managers=(2, 1)),
        at("shank-yank", ["human-lineman"], managers=(2, 1)),
        tournament=cup("the-chaos-cup", [], ["human-lineman"]),
    )
    t.play("choose:skaven-thrower")
    assert t.offered == [
        "move:super-juke:left",
        "move:fumblerooski:right",
        "move:shank-yank:right",
        "move:the-chaos-cup:manager-1",
    ]
    assert t.refused("move:gutter-run:left") == "MCH-4" and t.refused("move:fumblerooski:left") == "MCH-4"
    assert t.refused("move:the-chaos-cup:manager-2") == "MCH-6" and t.refused("move:bad-snap:right") == "MOV-1"


@pytest.mark.rule("MOV-1", "MCH-9")
def test_morg_cannot_be_moved_to_the_other_morg() -> None:
    t = go(at("bad-snap", ["cwc-morg-n-thorg"]), at("gutter-run", [], ["owa-morg-n-thorg"]))
    t.play("choose:cwc-morg-n-thorg")
    assert t.ball("bad-snap") == "midfield" and t.there("super-juke", "left") == ["skaven-lineman", "cwc-morg-n-thorg"]


@pytest.mark.rule("MOV-2")
def test_a_moved_carriers_ball_goes_to_a_friend_of_the_managers_choice() -> None:
    t = go(at("bad-snap", ["skaven-thrower", down("rat-ogre"), "skaven-blitzer"], ball="skaven-thrower"))
    t.play("choose:skaven-thrower")
    assert (t.asked, t.kind, t.offered) == (1, "choose-receiver", ["ball:rat-ogre", "ball:skaven-blitzer"])
    t.play("ball:rat-ogre")
    assert t.ball("bad-snap") == "rat-ogre" and t.ball("super-juke") == "midfield"
    assert t.order(BallTaken, PlayerMoved) == ["BallTaken", "PlayerMoved"], "first the ball"


@pytest.mark.rule("MOV-2", "PAS-5")
def test_with_no_friend_there_the_ball_goes_to_midfield() -> None:
    t = go(at("bad-snap", ["skaven-thrower"], ["human-lineman"], ball="skaven-thrower"))
    t.play("choose:skaven-thrower")
    assert t.ball("bad-snap") == "midfield" and [event.dropped for event in t.told(BallToMidfield)] == [False]


@pytest.mark.rule("MOV-2")
def test_tokens_and_state_go_with_him_as_they_are() -> None:
    t = go(at("bad-snap", [down("rat-ogre", "fan", "ejection")]))
    t.play("choose:rat-ogre")
    assert t.state("rat-ogre") == "downed" and t.tokens("rat-ogre") == ["fan", "ejection"]
    moved = t.session.view(0).matchups[0].zones[0].players[1]
    assert (moved.label, moved.tokens, moved.revealed) == ("rat-ogre", ("", ""), (False, False))


@pytest.mark.rule("MOV-3")
def test_a_placed_player_stands_in_the_owners_zone_without_skills() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, AVENGERS),
        managers={
            1: {"hand": ("orc-lineman", "orc-lineman"), "deck": ("snotlobba",), "upgrades": ("illegal-substitution",)}
        },
        reel=["super-juke", at("bad-snap", ["human-lineman"], [down("orc-thrower")], managers=(2, 1)), "gutter-run"],
    )
    t.play("commit:orc-lineman@super-juke:left")
    t.play("use:illegal-substitution", "choose:orc-thrower")
    assert t.there("bad-snap", "right") == ["snotlobba"] and t.state("snotlobba") == "standing"
    assert [event.player for event in t.told(PlayerPlaced)] == ["snotlobba"] and t.told(PlayerCommitted) == []
    assert (t.asked, t.kind) == (2, "commit"), "neither Throw Team-mate nor passing"


@pytest.mark.rule("MOV-3", "MCH-9")
def test_with_no_legal_place_the_drawn_player_is_discarded() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, AVENGERS),
        managers={
            1: {
                "hand": ("orc-lineman", "orc-lineman"),
                "deck": ("cwc-morg-n-thorg",),
                "upgrades": ("illegal-substitution",),
            }
        },
        reel=["super-juke", at("bad-snap", ["owa-morg-n-thorg"], ["orc-thrower"], managers=(2, 1))],
    )
    t.play("commit:orc-lineman@super-juke:left", "use:illegal-substitution", "choose:orc-thrower")
    assert t.told(PlayerPlaced) == [] and [event.card for event in t.told(CardDiscarded)] == ["cwc-morg-n-thorg"]
    assert sorted(t.cards(1, "discard")) == ["cwc-morg-n-thorg", "orc-thrower"]


@pytest.mark.rule("MOV-3")
def test_a_player_placed_in_the_scoreboard_phase_counts_at_once() -> None:
    t = table(
        phase="scoreboard",
        teams=(ALL_STARS, REAVERS, AVENGERS),
        managers={1: {"deck": ("minotaur",), "upgrades": ("withering-workout",)}},
        reel=[at("personal-foul", [player("beastman", "ejection")], ["human-blitzer"])],
    )
    assert [event.player for event in t.told(PlayerPlaced)] == ["minotaur"]
    assert t.fans(1) == 5 and t.told(SkillUsed) == []
