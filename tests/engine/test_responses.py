"""Responses, and upgrades in general (RSP)."""

from __future__ import annotations

import pytest

from bbtm_tui.engine.decisions import IllegalAnswer
from bbtm_tui.engine.events import (
    AbilityUsed,
    BallTaken,
    CardDiscarded,
    CardsDrawn,
    DiceRolled,
    FansGained,
    PlayerDowned,
    PlayerStood,
    TackleCompared,
    TackleDeclared,
)
from tests.table import (
    ALL_STARS,
    AVENGERS,
    FALL,
    GOUGED_EYE,
    GRUDGEBEARERS,
    HIT,
    MISS,
    REAVERS,
    SCRAMBLERS,
    Table,
    at,
    cup,
    down,
    player,
    table,
)

ORC_BLITZ = "commit:orc-blitzer@bad-snap:left"


@pytest.mark.rule("RSP-1")
def test_a_guard_at_another_matchup_cannot_help() -> None:
    t = table(
        hands=[["human-blitzer", "human-lineman"]],
        reel=[at("bad-snap", [], ["orc-thrower"]), at("gutter-run", [], ["orc-lineman"])],
        dice=(HIT, HIT),
    )
    t.play("commit:human-blitzer@bad-snap:left", "target:orc-thrower")
    assert t.state("orc-thrower") == "downed" and (t.asked, t.kind) == (1, "passing")


@pytest.mark.rule("RSP-1")
@pytest.mark.parametrize(("varag_at", "fans"), [("bad-snap", 1), ("gutter-run", 0)])
def test_varag_is_paid_for_carriers_of_his_own_matchup(varag_at: str, fans: int) -> None:
    carrier = ["human-blitzer"]
    reel = [
        at("bad-snap", ["varag-ghoulchewer"] if varag_at == "bad-snap" else [], carrier, ball="human-blitzer"),
        at("gutter-run", ["varag-ghoulchewer"] if varag_at == "gutter-run" else []),
    ]
    t = table(teams=(GOUGED_EYE, REAVERS, AVENGERS), hands=[["orc-blitzer", "orc-lineman"]], reel=reel, dice=(HIT,))
    t.play(ORC_BLITZ, "target:human-blitzer")
    assert t.state("human-blitzer") == "downed" and t.fans(1) == fans


@pytest.mark.rule("RSP-7")
def test_an_upgrade_reaches_any_matchup() -> None:
    t = table(
        hands=[["human-lineman", "human-lineman"]],
        managers={1: {"upgrades": ("team-apothecary",)}},
        reel=["bad-snap", at("gutter-run", [down("ogre")]), at("super-juke", [down("human-thrower")])],
        dice=(HIT,),
    )
    t.play("commit:human-lineman@bad-snap:left", "use:team-apothecary")
    assert t.offered == ["choose:ogre", "choose:human-thrower"]
    t.play("choose:human-thrower")
    assert (t.state("ogre"), t.state("human-thrower")) == ("downed", "standing")


@pytest.mark.rule("RSP-7")
def test_a_text_may_limit_an_upgrade_to_a_matchup() -> None:
    t = table(
        hands=[["human-lineman", "human-lineman"]],
        managers={1: {"upgrades": ("offensive-coordinator",)}},
        reel=[at("bad-snap", [], ["orc-lineman"], ball="orc-lineman"), "gutter-run"],
    )
    twin = Table(t.session.fork())
    t.play("commit:human-lineman@bad-snap:left")
    assert t.kind == "commit", "the ball of his matchup is not at midfield"
    twin.play("commit:human-lineman@gutter-run:left")
    assert twin.offered == ["use:offensive-coordinator", "skip"]


@pytest.mark.rule("RSP-2")
def test_one_pass_in_turn_order_each_asked_once() -> None:
    t = table(
        teams=(REAVERS, ALL_STARS, AVENGERS, GOUGED_EYE),
        hands=[["human-blitzer", "human-lineman"]],
        managers={2: {"upgrades": ("writhing-tentacles",)}, 3: {"upgrades": ("orions-cleats", "conditioning-coach")}},
        tournament=cup("the-chaos-cup", [], ["chaos-lineman"], ["wardancer"], ball="wardancer"),
        tokens=("power-1",),
        dice=(MISS,),
    )
    t.play("commit:human-blitzer@the-chaos-cup:manager-1", "target:wardancer")
    t.play("2 skip", "3 use:conditioning-coach")
    assert (t.asked, t.offered) == (3, ["use:orions-cleats", "skip"]), "to its end before the next is asked"
    t.play("3 use:orions-cleats")
    assert len(t.told(TackleCompared)) == 1 and t.told(DiceRolled), "the one who declined is not asked again"


@pytest.mark.rule("RSP-2")
def test_one_managers_optional_ones_are_offered_together_by_name() -> None:
    t = table(
        hands=[["human-blitzer", "human-lineman"]],
        reel=[at("bad-snap", [], ["orc-thrower", "orc-lineman", "orc-lineman"])],
        dice=(HIT, HIT),
    )
    t.play("commit:human-blitzer@bad-snap:left", "target:orc-thrower")
    assert (t.asked, t.kind) == (2, "response")
    assert t.offered == ["use:guard@orc-lineman", "use:guard@orc-lineman.2", "skip"]
    assert t.session.decision is not None
    first = t.session.decision.options[0]
    assert (first.verb, first.what, first.where) == ("use", "guard", "orc-lineman")


@pytest.mark.rule("RSP-2")
def test_mandatory_ones_whose_order_cannot_matter_are_not_asked_for() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, AVENGERS),
        hands=[["smashjaw", "orc-lineman"]],
        managers={1: {"upgrades": ("beat-da-points-outta-dem", "bloodthirsty-supporters")}},
        reel=[at("bad-snap", [], [down("human-thrower")])],
        dice=(HIT, HIT),
    )
    t.play("commit:smashjaw@bad-snap:left", "target:human-thrower")
    assert sorted((event.amount, event.reason) for event in t.told(FansGained)) == [
        (1, "bloodthirsty-supporters"),
        (2, "beat-da-points-outta-dem"),
        (2, "smashjaw"),
    ]


@pytest.mark.rule("RSP-2")
def test_each_ability_fires_once_for_one_event() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, AVENGERS),
        hands=[["orc-blitzer", "orc-lineman"]],
        reel=[at("bad-snap", ["varag-ghoulchewer"], [down("human-thrower")], ball="human-thrower")],
        dice=(HIT, HIT),
    )
    t.play(ORC_BLITZ, "target:human-thrower")
    assert [event.reason for event in t.told(FansGained)] == ["varag-ghoulchewer"] and t.fans(1) == 1


@pytest.mark.rule("RSP-8")
def test_a_card_is_exhausted_before_its_effects() -> None:
    t = table(
        teams=(GRUDGEBEARERS, REAVERS, AVENGERS),
        hands=[["dwarf-longbeard", "dwarf-longbeard"]],
        managers={1: {"upgrades": ("bear-the-grudge",)}},
        reel=[at("bad-snap", [down("dwarf-blitzer")], ["human-blitzer", "human-thrower"])],
    )
    t.play("commit:dwarf-longbeard@bad-snap:left", "use:bear-the-grudge")
    assert t.kind == "target" and t.upgrades(1) == {"bear-the-grudge": True}
    assert t.order(AbilityUsed, TackleDeclared) == ["AbilityUsed"]
    assert [(event.card, event.exhausted) for event in t.told(AbilityUsed)] == [("bear-the-grudge", True)]


@pytest.mark.rule("RSP-3")
def test_of_two_that_contradict_the_last_one_used_holds() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, AVENGERS),
        hands=[["orc-blitzer", "orc-lineman"]],
        managers={1: {"upgrades": ("orcidas-sponsorship",)}},
        reel=[at("bad-snap", [], ["human-thrower", "human-catcher"], ball="human-thrower")],
        dice=(HIT, HIT),
    )
    t.play(ORC_BLITZ, "target:human-thrower", "2 use:dump-off@human-thrower", "1 use:orcidas-sponsorship")
    assert [event.player for event in t.told(BallTaken)] == ["human-catcher", "orc-blitzer"]
    assert t.ball("bad-snap") == "orc-blitzer"


@pytest.mark.rule("RSP-4", "MCH-8")
def test_a_matchup_action_belongs_to_the_own_turn_after_the_commit() -> None:
    t = table(
        hands=[["human-lineman", "human-lineman"], ["orc-lineman", "orc-lineman"]],
        managers={1: {"upgrades": ("cheating-coach",)}},
        reel=["bad-snap", "gutter-run"],
    )
    assert t.refused("use:cheating-coach") == "MCH-8", "nobody is committed yet"
    t.play("commit:human-lineman@bad-snap:left", "skip")
    assert t.asked == 2 and t.refused("use:cheating-coach") == "RSP-4"
    t.play("commit:orc-lineman@bad-snap:right")
    assert t.asked == 3, "manager 2 has no upgrade, and manager 1 is not asked in his turn"


@pytest.mark.rule("RSP-4", "MCH-3")
def test_responses_work_in_anyones_turn_and_after_a_pass() -> None:
    t = table(
        hands=[["human-blitzer", "human-lineman"]],
        teams=(REAVERS, AVENGERS, GOUGED_EYE),
        managers={2: {"upgrades": ("orions-cleats",), "passed": True}},
        reel=[at("bad-snap", [], ["wood-elf-thrower", "wood-elf-lineman"])],
        dice=(HIT,),
    )
    t.play("commit:human-blitzer@bad-snap:left", "target:wood-elf-thrower", "2 use:orions-cleats")
    assert (t.asked, t.offered) == (2, ["use:guard@wood-elf-lineman", "skip"])


@pytest.mark.rule("RSP-4", "NAM-4")
def test_a_players_response_works_in_the_scoreboard_phase_too() -> None:
    thrower = player("human-thrower", "ejection")
    t = table(
        phase="scoreboard",
        reel=[at("personal-foul", [thrower, "human-lineman"], ["orc-thrower"], ball="human-thrower")],
    )
    assert (t.asked, t.offered) == (1, ["use:dump-off@human-thrower", "skip"])
    t.play("use:dump-off@human-thrower")
    assert [event.player for event in t.told(BallTaken)] == ["human-lineman"]
    assert t.fans(1) == 5, "1 + 2 for the ball against 2"


@pytest.mark.rule("RSP-5")
def test_what_exhausts_a_card_or_says_may_is_asked_and_the_rest_happens() -> None:
    t = table(
        teams=(GOUGED_EYE, GRUDGEBEARERS, AVENGERS),
        hands=[["orc-blitzer", "orc-lineman"], ["dwarf-longbeard"]],
        managers={1: {"upgrades": ("smash-em-bash-em",)}, 2: {"upgrades": ("rigorous-training",)}},
        reel=[at("bad-snap", [], ["dwarf-blocker"])],
        dice=(HIT,),
        coin=1,
    )
    t.play(ORC_BLITZ, "target:dwarf-blocker")
    assert (t.asked, t.offered) == (1, ["use:smash-em-bash-em", "skip"])
    t.play("skip")
    assert (t.asked, t.kind) == (2, "discard") and len(t.told(CardsDrawn)) == 1, "Rigorous Training asks nobody first"
    assert t.refused("skip") == "RSP-5"
    with pytest.raises(IllegalAnswer) as refused:
        t.session.answer("skip")
    assert refused.value.refusal.clause == "RSP-5"
    t.play("discard:dwarf-longbeard")
    assert len(t.told(CardDiscarded)) == 1 and t.upgrades(1) == {"smash-em-bash-em": False}


@pytest.mark.rule("RSP-6", "NAM-5")
def test_a_player_downed_by_the_event_still_answers_it() -> None:
    t = table(
        teams=(ALL_STARS, AVENGERS, REAVERS),
        hands=[["minotaur", "chaos-lineman"]],
        reel=[at("bad-snap", [], ["treeman", down("wood-elf-catcher")])],
        dice=(HIT,),
    )
    t.play("commit:minotaur@bad-snap:left", "target:treeman", "2 use:fend@treeman")
    assert [event.player for event in t.told(PlayerStood)] == ["wood-elf-catcher"]
    assert t.state("treeman") == "downed"


@pytest.mark.rule("RSP-6")
def test_what_is_due_is_lost_when_something_else_removes_its_bearer() -> None:
    t = table(
        teams=(ALL_STARS, AVENGERS, REAVERS),
        hands=[["minotaur", "chaos-lineman"]],
        headline="violence-at-an-all-time-high",
        reel=[at("bad-snap", [], ["treeman", down("wood-elf-catcher")])],
        dice=(HIT, HIT),
    )
    t.play("commit:minotaur@bad-snap:left", "target:treeman")
    assert t.state("treeman") == "gone" and t.kind != "response" and t.state("wood-elf-catcher") == "downed"


@pytest.mark.rule("RSP-6")
def test_a_downed_player_who_was_not_downed_by_the_event_has_no_answer() -> None:
    t = table(
        teams=(ALL_STARS, AVENGERS, REAVERS),
        hands=[["minotaur", "chaos-lineman"]],
        reel=[at("bad-snap", [], [down("treeman"), down("wood-elf-catcher")])],
        dice=(HIT, HIT),
    )
    t.play("commit:minotaur@bad-snap:left", "target:treeman")
    assert t.state("treeman") == "gone" and t.kind != "response"


@pytest.mark.rule("RSP-6")
def test_a_tackler_downed_by_the_other_die_has_lost_what_his_success_would_bring() -> None:
    t = table(
        hands=[["human-blitzer", "human-lineman"]],
        headline="flooding-causes-soggy-pitch",
        reel=[at("bad-snap", [], ["orc-thrower"])],
        dice=(HIT, FALL),
    )
    t.play("commit:human-blitzer@bad-snap:left", "target:orc-thrower")
    assert [event.player for event in t.told(PlayerDowned)] == ["orc-thrower", "human-blitzer"]
    assert t.kind == "commit", "the Blitzer's passing is lost"


@pytest.mark.rule("RSP-4")
def test_an_action_of_somebody_else_is_refused() -> None:
    t = table(
        teams=(REAVERS, SCRAMBLERS, AVENGERS),
        hands=[["human-lineman", "human-lineman"]],
        managers={1: {"upgrades": ("sprinting-coach",)}, 2: {"upgrades": ("sewer-go-map",)}},
        reel=[at("bad-snap", [], ["skaven-lineman"])],
    )
    t.play("commit:human-lineman@bad-snap:left")
    assert t.offered == ["use:sprinting-coach", "skip"] and t.refused("use:sewer-go-map") == "RSP-4"
