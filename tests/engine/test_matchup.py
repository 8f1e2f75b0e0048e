"""The matchup phase: turns, places, actions, passing (MCH)."""

from __future__ import annotations

import pytest

from bbtm_tui.engine.decisions import IllegalAnswer
from bbtm_tui.engine.events import (
    AbilityUsed,
    CardDiscarded,
    CardsDrawn,
    ManagerPassed,
    MatchupOpened,
    PlayerCommitted,
    PlayerInjured,
    SkillUsed,
    TokenAssigned,
    TurnStarted,
)
from tests.table import (
    ALL_STARS,
    AVENGERS,
    FALL,
    GOUGED_EYE,
    GRUDGEBEARERS,
    HIT,
    REAVERS,
    SCRAMBLERS,
    Table,
    at,
    cup,
    down,
    table,
)


@pytest.mark.rule("MCH-1")
@pytest.mark.parametrize("coin", [1, 2, 3])
def test_turns_go_clockwise_from_the_first_manager(coin: int) -> None:
    t = table(
        hands=[["human-lineman"] * 3, ["orc-lineman"] * 3, ["dwarf-longbeard"] * 3],
        reel=["bad-snap", "gutter-run", "super-juke"],
        coin=coin,
    )
    asked = []
    for _ in range(6):
        asked.append(t.asked)
        t.play(t.offered[0])
    order = [(coin - 1 + step) % 3 + 1 for step in range(3)]
    assert asked == order * 2


@pytest.mark.rule("MCH-1", "MCH-3")
def test_those_who_passed_are_skipped_until_all_have_passed() -> None:
    t = table(
        hands=[["human-lineman"] * 3, ["orc-lineman"] * 3, ["dwarf-longbeard"] * 3],
        reel=["bad-snap", "gutter-run", "super-juke"],
    )
    t.play("1 commit:human-lineman@bad-snap:left", "2 pass", "done", "3 commit:dwarf-longbeard@gutter-run:left")
    t.play("1 pass", "done", "3 commit:dwarf-longbeard@gutter-run:left", "3 pass")
    assert t.told(MatchupOpened) == []
    t.play("done")
    assert t.told(MatchupOpened)


@pytest.mark.rule("MCH-2")
def test_a_turn_is_commit_then_when_played_then_skills_then_an_action() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, AVENGERS),
        hands=[["snotlobba", "orc-lineman"]],
        managers={1: {"upgrades": ("sprinting-coach",)}},
        reel=[at("bad-snap", ["orc-thrower"]), "gutter-run"],
    )
    assert t.kind == "commit"
    t.play("commit:snotlobba@bad-snap:left")
    assert (t.kind, t.offered[0]) == ("response", "use:throw-team-mate@snotlobba")
    t.play("use:throw-team-mate", "choose:orc-thrower", "move:gutter-run:left")
    assert t.kind == "passing"
    t.play("use:passing")
    assert (t.kind, t.offered) == ("action", ["use:sprinting-coach", "skip"])
    t.play("skip")
    assert t.asked == 2


@pytest.mark.rule("MCH-2")
def test_only_a_player_of_the_own_hand_can_be_committed() -> None:
    t = table(reel=["bad-snap"])
    assert t.offered == ["commit:human-lineman@bad-snap:left", "commit:human-lineman@bad-snap:right", "pass"]
    assert t.refused("commit:ogre@bad-snap:left") == "MCH-2"
    assert t.refused("commit:orc-lineman@bad-snap:left") == "MCH-2"
    assert t.refused("commit:human-lineman@nowhere:left") == "MCH-4"
    with pytest.raises(IllegalAnswer):
        t.session.answer("commit:ogre@bad-snap:left")
    assert t.asked == 1 and t.cards(1, "hand") == ["human-lineman"]


@pytest.mark.rule("MCH-2")
def test_one_player_a_turn() -> None:
    t = table(hands=[["human-lineman"] * 2], reel=["bad-snap"])
    t.play("commit:human-lineman@bad-snap:left")
    assert t.asked == 2 and len(t.told(PlayerCommitted)) == 1


@pytest.mark.rule("MCH-3")
def test_a_pass_is_final_and_any_cards_may_be_discarded() -> None:
    t = table(hands=[["human-lineman", "ogre", "human-thrower"]], reel=["bad-snap", "gutter-run"])
    t.play("pass")
    assert (t.asked, t.kind) == (1, "pass-discard")
    assert t.offered == ["discard:human-lineman", "discard:ogre", "discard:human-thrower", "done"]
    t.play("discard:ogre", "discard:human-lineman", "done")
    assert t.cards(1, "hand") == ["human-thrower"] and t.cards(1, "discard") == ["ogre", "human-lineman"]
    assert t.asked == 2 and t.session.view(None).managers[0].passed
    t.play("2 commit:orc-lineman@bad-snap:left", "3 pass", "done")
    assert 0 not in [event.manager for event in t.told(TurnStarted)]


@pytest.mark.rule("MCH-3")
def test_who_passes_need_not_discard() -> None:
    t = table(reel=["bad-snap"])
    t.play("pass", "done")
    assert t.cards(1, "hand") == ["human-lineman"] and t.told(CardDiscarded) == []


@pytest.mark.rule("MCH-3")
def test_nobody_can_pass_in_the_middle_of_a_turn() -> None:
    t = table(hands=[["human-catcher", "human-lineman"]], reel=["bad-snap"])
    t.play("commit:human-catcher@bad-snap:left")
    assert t.refused("pass") == "MCH-3"


@pytest.mark.rule("MCH-3")
def test_who_cannot_commit_must_pass() -> None:
    t = table(reel=[at("bad-snap", ["orc-lineman"], ["dwarf-longbeard"], managers=(2, 3))])
    assert [event.chosen for event in t.told(ManagerPassed)] == [False]
    assert (t.asked, t.kind, t.offered) == (1, "pass-discard", ["discard:human-lineman", "done"])


@pytest.mark.rule("MCH-3", "MCH-5")
def test_a_pass_for_want_of_a_place_is_final_too() -> None:
    t = table(
        hands=[["human-lineman"], ["orc-blitzer", "orc-lineman"], ["dwarf-longbeard"]],
        reel=[at("bad-snap", [down("dwarf-runner")], ["orc-lineman"], managers=(3, 2))],
        dice=(HIT, HIT),
    )
    t.play("1 done", "2 commit:orc-blitzer@bad-snap:right", "target:dwarf-runner")
    assert t.there("bad-snap", "left") == [], "now there would be a place"
    t.play("3 pass", "done")
    assert t.asked == 2 and t.session.view(None).managers[0].passed


@pytest.mark.rule("MCH-3", "MCH-8")
def test_no_action_after_a_pass() -> None:
    t = table(managers={1: {"upgrades": ("hired-wizard",)}}, reel=[at("bad-snap", ["ogre"], ["orc-lineman"])])
    t.play("pass", "done")
    assert t.asked == 2 and t.told(AbilityUsed) == []


@pytest.mark.rule("MCH-4")
def test_a_player_goes_to_an_empty_zone_or_to_his_own_and_nowhere_else() -> None:
    t = table(
        reel=[
            "bad-snap",
            at("gutter-run", ["orc-lineman"], managers=(2, 1)),
            at("super-juke", ["human-thrower"]),
            at("shank-yank", ["human-thrower"], ["orc-lineman"]),
            at("fumblerooski", ["dwarf-longbeard"], ["orc-lineman"], managers=(3, 2)),
        ],
    )
    places = [one.partition("@")[2] for one in t.offered if "@" in one]
    assert places == ["bad-snap:left", "bad-snap:right", "gutter-run:right", "super-juke:left", "shank-yank:left"]
    for place in ("gutter-run:left", "super-juke:right", "shank-yank:right", "fumblerooski:left"):
        assert t.refused(f"commit:human-lineman@{place}") == "MCH-4"


@pytest.mark.rule("MCH-5")
def test_a_zone_that_loses_its_last_player_is_open_to_anyone() -> None:
    t = table(
        hands=[["human-blitzer", "human-lineman"], ["orc-lineman"], ["dwarf-longbeard"]],
        reel=[at("bad-snap", [], [down("orc-thrower")])],
        dice=(HIT, HIT),
    )
    t.play("commit:human-blitzer@bad-snap:left", "target:orc-thrower", "skip")
    assert (t.asked, t.offered) == (2, ["commit:orc-lineman@bad-snap:right", "pass"])
    t.play("pass", "done")
    assert (t.asked, t.offered) == (3, ["commit:dwarf-longbeard@bad-snap:right", "pass"])


@pytest.mark.rule("MCH-6")
def test_a_tournament_has_a_zone_for_each_manager() -> None:
    t = table(tournament=cup("the-chaos-cup", [], ["orc-lineman"]), reel=[])
    assert t.offered == ["commit:human-lineman@the-chaos-cup:manager-1", "pass"]
    assert t.refused("commit:human-lineman@the-chaos-cup:manager-3") == "MCH-6"
    t.play("commit:human-lineman@the-chaos-cup:manager-1")
    assert t.offered == ["commit:orc-lineman@the-chaos-cup:manager-2", "pass"]
    t.play("commit:orc-lineman@the-chaos-cup:manager-2")
    assert t.offered == ["commit:dwarf-longbeard@the-chaos-cup:manager-3", "pass"]


@pytest.mark.rule("MCH-7")
def test_a_committed_player_enters_standing_with_a_label_of_his_own() -> None:
    t = table(hands=[["human-lineman"] * 2], reel=[at("bad-snap", [down("human-lineman")])])
    t.play("commit:human-lineman@bad-snap:left")
    assert [event.player for event in t.told(PlayerCommitted)] == ["human-lineman.2"]
    assert (t.state("human-lineman"), t.state("human-lineman.2")) == ("downed", "standing")


# --- MCH-8: matchup actions ----------------------------------------------------------------------------------------


@pytest.mark.rule("MCH-8")
def test_an_action_is_used_once_a_turn_and_an_exhausted_card_not_at_all() -> None:
    upgrades = ("cheating-coach", "passing-coach", {"card": "sprinting-coach", "exhausted": True})
    t = table(hands=[["human-lineman"] * 3], managers={1: {"upgrades": upgrades}}, reel=["bad-snap"])
    t.play("commit:human-lineman@bad-snap:left")
    assert (t.kind, t.offered) == ("action", ["use:cheating-coach", "use:passing-coach", "skip"])
    assert t.refused("use:sprinting-coach") == "MCH-8"
    t.play("use:cheating-coach")
    assert t.asked == 2 and len(t.tokens("human-lineman")) == 1
    t.play("pass", "done", "3 pass", "done", "1 commit:human-lineman@bad-snap:left")
    assert t.offered == ["use:passing-coach", "skip"], "the coach stays exhausted"


@pytest.mark.rule("MCH-8")
def test_an_action_comes_after_all_skills() -> None:
    t = table(
        teams=(SCRAMBLERS, REAVERS, AVENGERS),
        hands=[["skaven-gutter-runner", "skaven-lineman"]],
        managers={1: {"upgrades": ("cheating-coach",)}},
        reel=["bad-snap"],
    )
    t.play("commit:skaven-gutter-runner@bad-snap:left")
    for kind in ("passing", "passing", "sprinting"):
        assert t.kind == kind and t.refused("use:cheating-coach") == "MCH-8"
        t.play("skip")
    assert t.kind == "action"


@pytest.mark.rule("MCH-8", "STA-5")
def test_the_committed_player_may_be_downed_but_must_still_be_there() -> None:
    coach = {1: {"upgrades": ("cheating-coach",)}}
    t = table(
        hands=[["human-blitzer", "human-lineman"]],
        managers=coach,
        reel=[at("bad-snap", [], ["orc-blitzer"])],
        dice=(FALL,),
    )
    t.play("commit:human-blitzer@bad-snap:left", "target:orc-blitzer", "use:cheating-coach")
    assert t.state("human-blitzer") == "downed" and [e.player for e in t.told(TokenAssigned)] == ["human-blitzer"]
    gone = table(
        hands=[["human-blitzer", "human-lineman"]],
        managers=coach,
        headline="violence-at-an-all-time-high",
        reel=[at("bad-snap", [], ["orc-blitzer"])],
        dice=(FALL, HIT),
    )
    gone.play("commit:human-blitzer@bad-snap:left", "target:orc-blitzer")
    assert gone.told(PlayerInjured) and (gone.asked, gone.kind) == (2, "commit")


@pytest.mark.rule("MCH-8")
def test_an_action_that_names_no_committed_player_stays_usable_when_he_is_gone() -> None:
    t = table(
        teams=(REAVERS, GOUGED_EYE, GRUDGEBEARERS),
        hands=[["human-blitzer", "human-lineman"]],
        managers={1: {"upgrades": ("team-apothecary", "passing-coach")}},
        headline="violence-at-an-all-time-high",
        reel=[at("bad-snap", [down("ogre")], ["orc-blitzer"])],
        dice=(FALL, HIT),
    )
    t.play("commit:human-blitzer@bad-snap:left", "target:orc-blitzer")
    assert (t.asked, t.kind, t.offered) == (1, "action", ["use:team-apothecary", "skip"])


@pytest.mark.rule("MCH-8", "RSP-5")
def test_a_skill_paid_for_is_used_without_a_second_question() -> None:
    coaches = {1: {"upgrades": ("passing-coach", "sprinting-coach", "tackling-coach")}}
    t = table(
        hands=[["human-lineman", "human-lineman"]],
        managers=coaches,
        reel=[at("bad-snap", [], ["orc-thrower", "orc-lineman"])],
    )
    t.play("commit:human-lineman@bad-snap:left")
    twins = Table(t.session.fork()), Table(t.session.fork())
    t.play("use:passing-coach")
    assert t.ball("bad-snap") == "human-lineman" and t.asked == 2
    twins[0].play("use:sprinting-coach")
    assert twins[0].kind == "discard"
    twins[1].play("use:tackling-coach")
    assert twins[1].offered == ["target:orc-thrower", "target:orc-lineman"]


# --- MCH-9, MCH-10 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MCH-9")
def test_only_one_manager_has_morg_at_a_matchup() -> None:
    t = table(
        teams=(ALL_STARS, REAVERS, AVENGERS),
        hands=[["cwc-morg-n-thorg", "chaos-lineman"]],
        reel=[at("bad-snap", [], ["owa-morg-n-thorg"]), "gutter-run"],
    )
    assert "commit:chaos-lineman@bad-snap:left" in t.offered
    assert "commit:cwc-morg-n-thorg@gutter-run:left" in t.offered
    assert "commit:cwc-morg-n-thorg@bad-snap:left" not in t.offered
    assert t.refused("commit:cwc-morg-n-thorg@bad-snap:left") == "MCH-9"


@pytest.mark.rule("MCH-9")
def test_at_a_tournament_too_and_only_while_he_is_there() -> None:
    t = table(
        teams=(ALL_STARS, REAVERS, AVENGERS),
        hands=[["cwc-morg-n-thorg", "beastman", "beastman"]],
        tournament=cup("the-chaos-cup", [], [down("owa-morg-n-thorg")]),
        dice=(HIT, HIT),
    )
    assert t.refused("commit:cwc-morg-n-thorg@the-chaos-cup:manager-1") == "MCH-9"
    t.play("commit:beastman@the-chaos-cup:manager-1", "target:owa-morg-n-thorg")
    t.play("2 pass", "done", "3 pass", "done")
    assert t.asked == 1 and t.refused("commit:cwc-morg-n-thorg@the-chaos-cup:manager-1") == ""


@pytest.mark.rule("MCH-10")
def test_a_manager_without_cards_passes_by_himself() -> None:
    t = table(hands=[[], ["orc-lineman"] * 2], reel=["bad-snap"])
    assert t.asked == 2 and [(e.manager, e.chosen) for e in t.told(ManagerPassed)] == [(0, False)]
    t.play("pass", "done")
    assert [(event.manager, event.chosen) for event in t.told(ManagerPassed)] == [(1, True)]


@pytest.mark.rule("MCH-10", "MCH-2")
def test_who_commits_the_last_card_still_has_his_action_and_passes_at_his_next_turn() -> None:
    t = table(
        hands=[["human-lineman"]], managers={1: {"upgrades": ("cheating-coach",)}}, reel=["bad-snap", "gutter-run"]
    )
    t.play("commit:human-lineman@bad-snap:left")
    assert t.kind == "action"
    t.play("use:cheating-coach")
    assert t.told(ManagerPassed) == [] and t.asked == 2
    t.play("2 commit:orc-lineman@bad-snap:right", "3 commit:dwarf-longbeard@gutter-run:left")
    assert [event.manager for event in t.told(ManagerPassed)] == [0, 1, 2]


@pytest.mark.rule("MCH-10", "MCH-1")
def test_cards_drawn_in_the_phase_can_be_committed_in_it() -> None:
    t = table(
        managers={1: {"hand": ("human-catcher", "human-lineman"), "deck": ("ogre",)}}, reel=["bad-snap", "gutter-run"]
    )
    t.play("commit:human-catcher@bad-snap:left", "use:sprinting", "discard:human-lineman")
    assert [event.cards for event in t.told(CardsDrawn)] == [("ogre",)] and t.told(SkillUsed)
    t.play("2 pass", "done", "3 pass", "done")
    assert t.asked == 1 and "commit:ogre@bad-snap:left" in t.offered


@pytest.mark.rule("MCH-2")
def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    t = table(reel=["bad-snap"])
    before = (t.session.digest(), repr(t.session.decision))
    for wrong in ("", "skip", "pass ", "commit:", "commit:human-lineman@bad-snap", "target:human-lineman", "use:x"):
        with pytest.raises(IllegalAnswer):
            t.session.answer(wrong)
        assert Table(t.session).refused(wrong) != ""
    assert (t.session.digest(), repr(t.session.decision)) == before
