"""Downed, injured, ejected, stood up (STA)."""

from __future__ import annotations

import pytest

from bbtm_tui.engine.events import (
    BallTaken,
    BallToMidfield,
    FansGained,
    PlayerEjected,
    PlayerInjured,
    PlayerStood,
    SkillsLost,
    TackleCompared,
    TotalCounted,
)
from bbtm_tui.playtest.position import PlayerAt
from tests.table import ALL_STARS, AVENGERS, FALL, GOUGED_EYE, HIT, MISS, REAVERS, Table, at, down, player, table


def attack(*targets: str | PlayerAt, ball: str | None = None, dice: tuple[str, ...] = (HIT, HIT)) -> Table:
    """An Orc Blitzer (3) of manager 1 has tackled the first of these players of manager 2."""
    t = table(
        teams=(GOUGED_EYE, REAVERS, AVENGERS),
        hands=[["orc-blitzer", "orc-lineman"]],
        reel=[at("bad-snap", [], targets, ball=ball)],
        dice=dice,
    )
    t.play("commit:orc-blitzer@bad-snap:left")
    t.play(t.offered[0])
    return t


@pytest.mark.rule("STA-1")
def test_a_downed_player_counts_his_downed_power_keeps_tokens_and_drops_the_ball() -> None:
    t = attack(player("human-blitzer", "fan"), ball="human-blitzer", dice=(HIT,))
    seen = t.session.view(None).matchups[0].zones[1].players[0]
    assert (seen.standing, seen.power, len(seen.tokens), seen.carrier) == (False, 1, 1, False)
    assert [(event.player, event.dropped) for event in t.told(BallToMidfield)] == [("human-blitzer", True)]
    assert t.ball("bad-snap") == "midfield"


@pytest.mark.rule("STA-1")
def test_a_downed_player_loses_his_abilities() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, AVENGERS),
        hands=[["orc-blitzer", "orc-lineman"]],
        reel=[at("bad-snap", [], ["human-thrower", down("human-lineman"), down("griff-oberwald")])],
        dice=(HIT, HIT),
    )
    t.play("commit:orc-blitzer@bad-snap:left", "target:human-thrower")
    assert t.state("human-thrower") == "downed" and t.kind == "commit", "the downed Lineman cannot guard"


@pytest.mark.rule("STA-1")
def test_a_downed_carrier_has_no_ability_for_the_carrier() -> None:
    t = table(
        phase="scoreboard",
        reel=[at("personal-foul", [down("human-catcher"), down("griff-oberwald")], ball="human-catcher")],
    )
    assert [event.reason for event in t.told(FansGained)] == ["payout"]
    assert [event.total for event in t.told(TotalCounted)] == [1 + 1 + 2]


@pytest.mark.rule("STA-2")
def test_an_injured_player_goes_to_the_owners_discard_pile_and_drops_the_ball() -> None:
    t = attack(down("human-blitzer", "fan", "ejection"), ball="human-blitzer")
    assert t.state("human-blitzer") == "gone" and t.cards(2, "discard") == ["human-blitzer"]
    assert [(event.manager, event.by) for event in t.told(PlayerInjured)] == [(1, 0)]
    assert t.ball("bad-snap") == "midfield"
    assert t.session.view(None).discarded_tokens == ("ejection", "fan")
    assert t.there("bad-snap", "right") == []


@pytest.mark.rule("STA-3")
def test_an_ejection_is_like_an_injury_but_none() -> None:
    t = table(
        phase="scoreboard",
        teams=(GOUGED_EYE, REAVERS, AVENGERS),
        managers={1: {"upgrades": ("bloodthirsty-supporters", "beat-da-points-outta-dem")}},
        reel=[
            at("right-in-the-jibblies", ["orc-lineman"], [player("human-blitzer", "ejection")], ball="human-blitzer")
        ],
    )
    assert [event.player for event in t.told(PlayerEjected)] == ["human-blitzer"] and t.told(PlayerInjured) == []
    assert [event.dropped for event in t.told(BallToMidfield)] == [True]
    assert t.cards(2, "discard") == ["human-blitzer"]
    assert {event.reason for event in t.told(FansGained)} == {"payout"}


@pytest.mark.rule("STA-4")
def test_a_player_stood_up_has_value_and_abilities_again_but_no_skills() -> None:
    t = table(
        hands=[["human-lineman", "human-lineman"]],
        managers={1: {"upgrades": ("team-apothecary",)}},
        reel=[at("bad-snap", [down("slab", "fan")], ["orc-lineman"]), "gutter-run"],
        dice=(HIT,),
    )
    t.play("commit:human-lineman@gutter-run:left", "use:team-apothecary")
    assert [event.player for event in t.told(PlayerStood)] == ["slab"] and t.asked == 2, "his tackling is not used"
    assert t.session.view(None).matchups[0].zones[0].players[0].power == 3 and t.tokens("slab") == ["fan"]


@pytest.mark.rule("STA-4")
def test_a_player_stood_up_guards_again() -> None:
    t = table(
        hands=[["human-lineman", "human-lineman"], ["orc-blitzer", "orc-lineman"]],
        managers={1: {"upgrades": ("team-apothecary",)}},
        reel=[at("bad-snap", [down("slab"), "human-thrower"]), "gutter-run"],
        dice=(HIT, HIT, HIT),
    )
    t.play("commit:human-lineman@gutter-run:left", "use:team-apothecary", "2 commit:orc-blitzer@bad-snap:right")
    t.play("target:human-thrower")
    assert (t.asked, t.offered) == (1, ["use:guard@slab", "skip"])


@pytest.mark.rule("STA-4", "SKL-2")
def test_skills_lost_stay_lost_after_standing_up() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, AVENGERS),
        hands=[["orc-blitzer", "orc-lineman"]],
        managers={1: {"upgrades": ("team-apothecary",)}},
        reel=[at("bad-snap", [], ["human-blitzer"])],
        dice=(FALL, HIT),
    )
    t.play("commit:orc-blitzer@bad-snap:left", "target:human-blitzer", "use:team-apothecary")
    assert t.state("orc-blitzer") == "standing" and t.tokens("orc-blitzer") == []
    assert [event.skills for event in t.told(SkillsLost)] == [("cheating",)]


@pytest.mark.rule("STA-5")
def test_a_downed_player_holds_the_zone() -> None:
    t = table(
        reel=[at("bad-snap", [down("human-lineman")], managers=(1, 2))],
        turn=2,
    )
    assert t.offered == ["commit:orc-lineman@bad-snap:right", "pass"]
    assert t.refused("commit:orc-lineman@bad-snap:left") == "MCH-4"


@pytest.mark.rule("STA-5", "NAM-7")
def test_a_downed_player_uses_a_skill_that_a_card_grants_with_his_downed_power() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, AVENGERS),
        hands=[["black-orc-blocker", "orc-lineman"]],
        managers={1: {"upgrades": ("tackling-coach",)}},
        reel=[at("bad-snap", [], ["ogre", "human-lineman"])],
        dice=(FALL, MISS, MISS),
    )
    t.play("commit:black-orc-blocker@bad-snap:left", "target:ogre")
    assert t.state("black-orc-blocker") == "downed"
    t.play("use:tackling-coach", "target:human-lineman")
    (compared,) = t.told(TackleCompared)
    assert (compared.power, compared.target_power, compared.dice) == (1, 1, 1), "no Frenzy"


@pytest.mark.rule("STA-6")
def test_a_downed_player_may_be_given_the_ball_and_keeps_it_when_stood_up() -> None:
    t = table(
        hands=[["human-blitzer", "human-lineman", "human-lineman"]],
        managers={1: {"upgrades": ("offensive-coordinator", "team-apothecary")}},
        reel=[at("bad-snap", [], ["orc-blitzer"]), "gutter-run"],
        dice=(FALL, HIT),
    )
    t.play("commit:human-blitzer@bad-snap:left", "target:orc-blitzer", "use:offensive-coordinator")
    assert [event.player for event in t.told(BallTaken)] == ["human-blitzer"]
    assert (t.state("human-blitzer"), t.ball("bad-snap")) == ("downed", "human-blitzer")
    t.play("2 pass", "done", "3 pass", "done", "1 commit:human-lineman@gutter-run:left", "use:team-apothecary")
    assert (t.state("human-blitzer"), t.ball("bad-snap")) == ("standing", "human-blitzer")


@pytest.mark.rule("STA-6")
def test_a_downed_carrier_passes_the_ball_nowhere_until_an_effect_moves_it() -> None:
    t = table(
        teams=(ALL_STARS, REAVERS, AVENGERS),
        hands=[["beastman-thrower", "chaos-lineman"]],
        reel=[at("bad-snap", [down("chaos-warrior")], ["human-lineman"], ball="chaos-warrior")],
    )
    assert t.ball("bad-snap") == "chaos-warrior"
    t.play("commit:beastman-thrower@bad-snap:left", "use:passing")
    assert t.ball("bad-snap") == "beastman-thrower" and t.told(BallToMidfield) == []
