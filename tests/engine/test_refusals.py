"""Why something a person tries is not legal: the clause, and what is filled into its sentence."""

from __future__ import annotations

import pytest

from bbtm_tui.engine.decisions import IllegalAnswer
from tests.table import AVENGERS, FALL, GOUGED_EYE, HIT, MISS, REAVERS, Table, at, down, table


def action(*upgrades: object, card: str = "human-thrower", answers: tuple[str, ...] = (), **rest: object) -> Table:
    """Manager 1 has committed a player at Bad Snap and is asked for an action."""
    t = table(
        hands=[[card, "human-lineman"]],
        managers={1: {"upgrades": upgrades}},
        reel=[at("bad-snap", [], ["orc-blitzer"]), "gutter-run"],
        **rest,  # type: ignore[arg-type]
    )
    t.play(f"commit:{card}@bad-snap:left", *answers)
    assert t.kind == "action"
    return t


@pytest.mark.rule("INT-6")
def test_a_card_without_a_possible_effect_is_not_offered() -> None:
    t = action("passing-coach", "team-apothecary", "sprinting-coach", answers=("use:passing",))
    assert t.offered == ["use:sprinting-coach", "skip"]
    assert t.refused("use:passing-coach") == "INT-6", "he carries the ball already"
    assert t.refused("use:team-apothecary") == "INT-6", "nobody lies"


@pytest.mark.rule("INT-2")
def test_a_card_for_the_committed_player_is_refused_when_he_is_gone() -> None:
    t = table(
        hands=[["human-blitzer", "human-lineman"]],
        managers={1: {"upgrades": ("team-apothecary", "passing-coach")}},
        headline="violence-at-an-all-time-high",
        reel=[at("bad-snap", [down("ogre")], ["orc-blitzer"])],
        dice=(FALL, HIT),
    )
    t.play("commit:human-blitzer@bad-snap:left", "target:orc-blitzer")
    assert t.kind == "action" and t.refused("use:passing-coach") == "INT-2"


@pytest.mark.rule("INT-2", "INT-6")
def test_a_card_that_needs_no_committed_player_is_not_refused_because_he_is_gone() -> None:
    t = table(
        hands=[["human-blitzer", "human-lineman"]],
        managers={1: {"upgrades": ("team-apothecary", "offensive-coordinator", "hired-wizard")}},
        headline="violence-at-an-all-time-high",
        reel=[at("bad-snap", [], ["orc-blitzer"]), at("gutter-run", ["human-thrower"], ["orc-lineman"])],
        dice=(FALL, HIT),
    )
    t.play("commit:human-blitzer@bad-snap:left", "target:orc-blitzer")
    assert t.kind == "action" and t.refused("use:team-apothecary") == "INT-6", "nobody lies"
    assert t.refused("use:offensive-coordinator") == "INT-2"


@pytest.mark.rule("MCH-8", "RSP-4")
def test_an_exhausted_card_a_card_whose_condition_fails_and_one_that_is_not_his() -> None:
    spent = {"card": "cheating-coach", "exhausted": True}
    t = action(spent, "offensive-coordinator", "sprinting-coach", answers=("use:passing",))
    assert t.refused("use:cheating-coach") == "MCH-8"
    assert t.refused("use:offensive-coordinator") == "RSP-4", "the ball is not at midfield"
    assert t.refused("use:hired-wizard") == "RSP-4"


@pytest.mark.rule("INT-13")
def test_a_full_zone_in_bad_weather() -> None:
    t = table(
        headline="weather-disrupts-match",
        reel=[at("bad-snap", ["human-thrower", "human-catcher", "human-blitzer"]), "gutter-run"],
    )
    assert t.refused("commit:human-lineman@bad-snap:left") == "INT-13"
    assert "commit:human-lineman@gutter-run:left" in t.offered


@pytest.mark.rule("MCH-4", "MCH-9")
def test_a_refusal_names_what_is_in_the_way() -> None:
    t = table(
        teams=(REAVERS, GOUGED_EYE, AVENGERS),
        hands=[["owa-morg-n-thorg"]],
        reel=[at("bad-snap", ["cwc-morg-n-thorg"], managers=(2, 1)), at("gutter-run", ["human-thrower"])],
    )
    taken = t.session.why_not("commit:owa-morg-n-thorg@bad-snap:left")
    assert taken is not None and (taken.reason, dict(taken.params)["manager"]) == ("zone-taken", "1")
    second = t.session.why_not("commit:owa-morg-n-thorg@gutter-run:right")
    assert second is not None and (second.reason, dict(second.params)["matchup"]) == ("second-zone", "gutter-run")
    double = t.session.why_not("commit:owa-morg-n-thorg@bad-snap:right")
    assert double is not None and (double.clause, dict(double.params)["card"]) == ("MCH-9", "owa-morg-n-thorg")


@pytest.mark.rule("TAC-1", "NAM-12")
def test_a_target_is_refused_with_the_names_of_both() -> None:
    t = table(
        hands=[["human-blitzer", "human-lineman"]],
        teams=(REAVERS, "grudgebearers", GOUGED_EYE),
        reel=[at("bad-snap", [], ["dwarf-runner", "dwarf-blocker"], ball="dwarf-runner")],
        dice=(MISS, MISS),
    )
    t.play("commit:human-blitzer@bad-snap:left")
    refusal = t.session.why_not("target:dwarf-runner")
    assert refusal is not None and refusal.clause == "NAM-12"
    assert dict(refusal.params) == {"player": "human-blitzer", "target": "dwarf-runner"}
    with pytest.raises(IllegalAnswer, match="NAM-12"):
        t.session.answer("target:dwarf-runner")
    assert t.refused("target:dwarf-blocker") == ""
    t.play("skip")
    assert t.refused("target:dwarf-blocker") == "TAC-1", "nobody is tackling now"


@pytest.mark.rule("MCH-3", "RSP-4")
def test_a_turn_is_a_commit_or_a_pass_and_a_players_ability_comes_when_it_is_due() -> None:
    t = table(reel=[at("bad-snap", ["human-lineman"], ["orc-lineman"]), "gutter-run"])
    turn = t.session.why_not("skip")
    assert turn is not None and (turn.reason, turn.clause) == ("commit-or-pass", "MCH-3")
    for answer, label in (("use:guard", ""), ("use:guard@human-lineman", "human-lineman")):
        guard = t.session.why_not(answer)
        assert guard is not None and (guard.reason, guard.clause) == ("ability-not-due", "RSP-4")
        assert dict(guard.params) == {"card": "guard", "player": label}
    upgrade = t.session.why_not("use:waaagh")
    assert upgrade is not None and upgrade.reason == "upgrade-not-yours"


@pytest.mark.rule("RSP-5")
def test_what_must_happen_cannot_be_skipped() -> None:
    t = action("sprinting-coach", answers=("use:passing",))
    t.play("use:sprinting-coach")
    assert t.kind == "discard"
    refusal = t.session.why_not("skip")
    assert refusal is not None and (refusal.reason, refusal.clause) == ("mandatory", "RSP-5")
