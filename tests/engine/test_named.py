"""Named abilities (NAM)."""

from __future__ import annotations

from typing import Any

import pytest

from bbtm_tui.engine.events import (
    BallKept,
    BallTaken,
    BallToMidfield,
    DiceRolled,
    PlayerDowned,
    PlayerInjured,
    PlayerMoved,
    PlayerStood,
    ResultTaken,
    SkillUsed,
    TackleCompared,
    TotalCounted,
)
from bbtm_tui.playtest.position import PlayerAt
from tests.table import (
    ALL_STARS,
    AVENGERS,
    FALL,
    GOUGED_EYE,
    GRUDGEBEARERS,
    HIT,
    LINEMEN,
    MISS,
    REAVERS,
    SCRAMBLERS,
    Table,
    at,
    down,
    table,
)

One = str | PlayerAt


def commit(team: str, card: str, against: str, *opponents: One, friends: tuple[One, ...] = (), **rest: Any) -> Table:
    """Manager 1 of this team has committed a card at Bad Snap against these players of manager 2."""
    ball = rest.pop("ball", None)
    third = next(one for one in LINEMEN if one not in (team, against))
    reel = [at("bad-snap", friends, opponents, ball=ball), *rest.pop("reel", ["gutter-run"])]
    t = table(teams=(team, against, third), hands=[[card, LINEMEN[team]]], reel=reel, **rest)
    t.play(f"commit:{card}@bad-snap:left")
    return t


def compared(t: Table) -> tuple[int, int, int, int | None]:
    """(tackler's power, target's power, dice, picker) of the attempt just made."""
    (event,) = t.told(TackleCompared)
    return event.power, event.target_power, event.dice, event.picker


@pytest.mark.rule("NAM-1")
@pytest.mark.parametrize(
    ("target", "dice", "picker"), [("ogre", 1, None), ("human-blitzer", 1, None), ("human-thrower", 2, 0)]
)
def test_dauntless_rolls_one_die_against_higher_star_power(target: str, dice: int, picker: int | None) -> None:
    t = commit(GRUDGEBEARERS, "troll-slayer", REAVERS, target)
    t.play(f"target:{target}")
    assert compared(t)[2:] == (dice, picker)


@pytest.mark.rule("NAM-1")
def test_without_dauntless_it_is_two_dice_and_the_opponent_picks() -> None:
    t = commit(GRUDGEBEARERS, "dwarf-blocker", REAVERS, "ogre")
    t.play("target:ogre")
    assert compared(t)[2:] == (2, 1)


@pytest.mark.rule("NAM-2")
@pytest.mark.parametrize(("target", "fans"), [(down("human-thrower"), 1), ("human-thrower", 0)])
def test_dirty_player_is_paid_for_an_injury(target: One, fans: int) -> None:
    t = commit(ALL_STARS, "chaos-warrior", REAVERS, target, dice=(HIT, HIT))
    t.play("target:human-thrower")
    assert t.fans(1) == fans


@pytest.mark.rule("NAM-2")
def test_dirty_player_is_not_paid_for_a_friends_injury_nor_for_his_own() -> None:
    t = commit(ALL_STARS, "beastman", REAVERS, down("human-thrower"), friends=("chaos-warrior",), dice=(HIT, HIT))
    t.play("target:human-thrower")
    assert t.told(PlayerInjured) and t.fans(1) == 0


@pytest.mark.rule("NAM-3")
def test_dodge_makes_the_other_reroll_all_dice_once() -> None:
    t = commit(GOUGED_EYE, "orc-blitzer", SCRAMBLERS, "skaven-gutter-runner", dice=(HIT, HIT, HIT, MISS))
    t.play("target:skaven-gutter-runner")
    assert (t.asked, t.offered) == (2, ["use:dodge@skaven-gutter-runner", "skip"])
    t.play("use:dodge")
    assert [(event.purpose, event.faces) for event in t.told(DiceRolled)] == [("reroll", (HIT, MISS))]
    assert (t.asked, t.offered) == (1, ["result:target-down", "result:missed"]), "no second Dodge in this attempt"


@pytest.mark.rule("NAM-3")
def test_dodge_is_his_own_and_needs_him_standing() -> None:
    t = commit(GOUGED_EYE, "orc-blitzer", SCRAMBLERS, down("skaven-gutter-runner"), "skaven-thrower", dice=(HIT, HIT))
    twin = Table(t.session.fork())
    t.play("target:skaven-gutter-runner")
    assert t.state("skaven-gutter-runner") == "gone"
    twin.play("target:skaven-thrower")
    assert twin.state("skaven-thrower") == "downed"


@pytest.mark.rule("NAM-3", "TAC-9")
def test_dodge_works_again_in_the_next_attempt() -> None:
    t = commit(
        GOUGED_EYE, "smashjaw", SCRAMBLERS, "skaven-gutter-runner", dice=(HIT, HIT, MISS, MISS, HIT, HIT, HIT, HIT)
    )
    t.play("target:skaven-gutter-runner", "2 use:dodge", "target:skaven-gutter-runner")
    assert (t.asked, t.offered) == (2, ["use:dodge@skaven-gutter-runner", "skip"])


@pytest.mark.rule("NAM-4")
def test_dump_off_passes_on_a_ball_that_would_come_also_to_a_downed_friend() -> None:
    t = commit(REAVERS, "human-thrower", GOUGED_EYE, friends=(down("ogre"), "human-catcher"))
    t.play("use:passing")
    assert (t.asked, t.offered) == (1, ["use:dump-off@human-thrower", "skip"])
    t.play("use:dump-off")
    assert t.offered == ["choose:ogre", "choose:human-catcher"]
    t.play("choose:ogre")
    assert t.ball("bad-snap") == "ogre" and [event.player for event in t.told(BallTaken)] == ["ogre"]


@pytest.mark.rule("NAM-4")
def test_dump_off_may_be_declined_and_needs_a_friend_here() -> None:
    t = commit(REAVERS, "human-thrower", GOUGED_EYE, friends=("human-catcher",))
    t.play("use:passing", "skip")
    assert t.ball("bad-snap") == "human-thrower"
    alone = commit(REAVERS, "human-thrower", GOUGED_EYE)
    alone.play("use:passing")
    assert alone.ball("bad-snap") == "human-thrower" and alone.kind == "commit"


@pytest.mark.rule("NAM-4")
def test_dump_off_answers_a_card_that_gives_the_ball() -> None:
    coordinator = {1: {"upgrades": ("offensive-coordinator",)}}
    t = commit(REAVERS, "human-thrower", GOUGED_EYE, friends=("human-catcher",), managers=coordinator)
    t.play("skip", "use:offensive-coordinator")
    assert t.offered == ["use:dump-off@human-thrower", "skip"]


@pytest.mark.rule("NAM-4")
def test_a_ball_given_by_dump_off_causes_no_further_dump_off() -> None:
    t = commit(REAVERS, "human-thrower", GOUGED_EYE, friends=("long-bomb-silver",))
    t.play("use:passing", "use:dump-off@human-thrower")
    assert t.ball("bad-snap") == "long-bomb-silver" and t.kind == "commit"


@pytest.mark.rule("NAM-4", "STA-1")
def test_dump_off_on_a_drop_gives_the_ball_to_a_friend() -> None:
    t = commit(
        GOUGED_EYE, "orc-blitzer", REAVERS, "human-thrower", "human-catcher", ball="human-thrower", dice=(HIT, HIT)
    )
    t.play("target:human-thrower")
    assert t.state("human-thrower") == "downed" and (t.asked, t.kind) == (2, "response")
    t.play("use:dump-off")
    assert t.ball("bad-snap") == "human-catcher" and t.told(BallToMidfield) == []


@pytest.mark.rule("NAM-5")
def test_fend_stands_another_own_downed_player_here() -> None:
    elsewhere = [at("gutter-run", [], [down("wood-elf-thrower")])]
    t = commit(
        ALL_STARS,
        "minotaur",
        AVENGERS,
        "treeman",
        down("wood-elf-catcher"),
        down("wood-elf-lineman"),
        reel=elsewhere,
        dice=(HIT,),
    )
    t.play("target:treeman", "2 use:fend@treeman")
    assert t.offered == ["choose:wood-elf-catcher", "choose:wood-elf-lineman"]
    t.play("choose:wood-elf-lineman")
    assert [event.player for event in t.told(PlayerStood)] == ["wood-elf-lineman"]


@pytest.mark.rule("NAM-5")
@pytest.mark.parametrize(("friend", "face"), [("wood-elf-catcher", HIT), (down("wood-elf-catcher"), MISS)])
def test_fend_needs_a_downed_friend_and_a_successful_tackle(friend: One, face: str) -> None:
    t = commit(ALL_STARS, "minotaur", AVENGERS, "treeman", friend, dice=(face,))
    t.play("target:treeman")
    assert t.kind != "response"


@pytest.mark.rule("NAM-7")
def test_frenzy_counts_in_own_attempts_only() -> None:
    own = commit(GOUGED_EYE, "black-orc-blocker", REAVERS, "human-blitzer")
    own.play("target:human-blitzer")
    assert compared(own) == (4, 3, 2, 0)
    as_target = commit(REAVERS, "human-blitzer", GOUGED_EYE, "black-orc-blocker")
    as_target.play("target:black-orc-blocker")
    assert compared(as_target)[:2] == (3, 3)
    totals = table(phase="scoreboard", reel=[at("personal-foul", [], ["black-orc-blocker"])])
    assert [event.total for event in totals.told(TotalCounted)] == [3]


@pytest.mark.rule("NAM-8")
def test_guard_takes_the_result_of_another_of_his_team() -> None:
    t = commit(REAVERS, "human-blitzer", GOUGED_EYE, "orc-thrower", "orc-lineman", ball="orc-thrower", dice=(HIT, HIT))
    t.play("target:orc-thrower", "2 use:guard@orc-lineman")
    assert (t.state("orc-thrower"), t.state("orc-lineman")) == ("standing", "downed")
    assert t.ball("bad-snap") == "orc-thrower"
    assert [(event.player, event.target) for event in t.told(ResultTaken)] == [("orc-lineman", "orc-thrower")]


@pytest.mark.rule("NAM-8")
def test_no_guard_for_himself_nor_by_a_downed_player_nor_for_other_results() -> None:
    himself = commit(REAVERS, "human-blitzer", GOUGED_EYE, "orc-lineman", down("orc-lineman"), dice=(HIT, HIT))
    himself.play("target:orc-lineman")
    assert himself.state("orc-lineman") == "downed"
    missed = commit(REAVERS, "human-blitzer", GOUGED_EYE, "orc-thrower", "orc-lineman", dice=(MISS, MISS))
    missed.play("target:orc-thrower")
    fell = commit(REAVERS, "human-blitzer", GOUGED_EYE, "orc-blitzer", friends=("human-lineman",), dice=(FALL,))
    fell.play("target:orc-blitzer")
    assert missed.kind == fell.kind == "commit" and fell.state("human-blitzer") == "downed"


@pytest.mark.rule("NAM-8")
def test_guard_may_be_declined() -> None:
    t = commit(REAVERS, "human-blitzer", GOUGED_EYE, "orc-thrower", "orc-lineman", dice=(HIT, HIT))
    t.play("target:orc-thrower", "2 skip")
    assert (t.state("orc-thrower"), t.state("orc-lineman")) == ("downed", "standing")


@pytest.mark.rule("NAM-8")
def test_no_guard_for_dice_that_are_no_tackle() -> None:
    wizard = {1: {"upgrades": ("hired-wizard",)}}
    t = commit(REAVERS, "human-thrower", GOUGED_EYE, "da-troll", "orc-lineman", managers=wizard, dice=(HIT,))
    t.play("skip", "use:hired-wizard", "choose:da-troll")
    assert t.state("da-troll") == "downed" and t.kind == "commit"


@pytest.mark.rule("NAM-8")
def test_several_results_may_be_taken_by_different_guards_and_none_by_the_same_twice() -> None:
    t = commit(
        REAVERS,
        "human-blitzer",
        GOUGED_EYE,
        "orc-thrower",
        "orc-lineman",
        "orc-lineman",
        headline="flooding-causes-soggy-pitch",
        dice=(HIT, HIT),
    )
    t.play("target:orc-thrower", "2 use:guard@orc-lineman.2")
    assert t.offered == ["use:guard@orc-lineman", "skip"]
    twin = Table(t.session.fork())
    t.play("use:guard@orc-lineman")
    assert {event.player for event in t.told(PlayerDowned)} == {"orc-lineman", "orc-lineman.2"}
    twin.play("skip")
    assert {event.player for event in twin.told(PlayerDowned)} == {"orc-thrower", "orc-lineman.2"}


@pytest.mark.rule("NAM-9")
def test_no_guard_against_a_juggernaut_while_he_stands() -> None:
    coach = {1: {"upgrades": ("tackling-coach",)}}
    opponents = ("da-troll", "orc-thrower", "orc-lineman")
    t = commit(REAVERS, "ogre", GOUGED_EYE, *opponents, managers=coach, dice=(HIT, HIT))
    t.play("target:orc-thrower")
    assert t.state("orc-thrower") == "downed" and t.kind == "action"
    fallen = commit(REAVERS, "ogre", GOUGED_EYE, *opponents, managers=coach, dice=(FALL, HIT))
    fallen.play("target:da-troll", "use:tackling-coach", "target:orc-thrower")
    assert fallen.state("ogre") == "downed"
    # Downed he has 2, as the thrower: one die, and the ability is gone.
    assert (fallen.asked, fallen.offered) == (2, ["use:guard@orc-lineman", "skip"])


@pytest.mark.rule("NAM-10")
@pytest.mark.parametrize(("ball", "power"), [("griff-oberwald", 5), ("human-thrower", 4), (None, 4)])
def test_nerves_of_steel_count_while_he_carries_the_ball(ball: str | None, power: int) -> None:
    t = commit(GOUGED_EYE, "orc-blitzer", REAVERS, "griff-oberwald", "human-thrower", ball=ball)
    t.play("target:griff-oberwald")
    assert compared(t)[1] == power


@pytest.mark.rule("NAM-10")
@pytest.mark.parametrize(("ball", "total"), [("griff-oberwald", 7), (None, 4)])
def test_nerves_of_steel_count_in_the_total(ball: str | None, total: int) -> None:
    t = table(phase="scoreboard", reel=[at("personal-foul", ["griff-oberwald"], ball=ball)])
    assert [event.total for event in t.told(TotalCounted)] == [total]


@pytest.mark.rule("NAM-11")
def test_piling_on_tackles_a_different_player_and_none_he_has_tackled_this_round() -> None:
    t = commit(
        GOUGED_EYE,
        "da-troll",
        REAVERS,
        "human-thrower",
        "human-catcher",
        "human-blitzer",
        dice=(HIT, HIT, HIT, HIT, MISS, MISS),
    )
    t.play("target:human-thrower", "use:piling-on@da-troll")
    assert t.offered == ["target:human-catcher", "target:human-blitzer"]
    assert t.refused("target:human-thrower") == "NAM-11"
    t.play("target:human-catcher", "use:piling-on@da-troll")
    assert [event.target for event in t.told(TackleCompared)] == ["human-catcher", "human-blitzer"]
    assert t.tokens("da-troll") != [] and t.kind == "commit", "cheating comes after the whole chain"


@pytest.mark.rule("NAM-11")
def test_piling_on_follows_an_injury_too() -> None:
    t = commit(GOUGED_EYE, "da-troll", REAVERS, down("human-thrower"), "human-catcher", dice=(HIT, HIT, MISS, MISS))
    t.play("target:human-thrower")
    assert t.state("human-thrower") == "gone" and t.offered == ["use:piling-on@da-troll", "skip"]
    t.play("use:piling-on@da-troll")
    assert [event.target for event in t.told(TackleCompared)] == ["human-catcher"]


@pytest.mark.rule("NAM-11")
@pytest.mark.parametrize("dice", [(HIT, MISS), (MISS, MISS)])
def test_piling_on_needs_two_target_downs(dice: tuple[str, str]) -> None:
    t = commit(GOUGED_EYE, "da-troll", REAVERS, "human-thrower", "human-catcher", dice=dice)
    t.play("target:human-thrower", *(["result:target-down"] if HIT in dice else []))
    assert t.kind == "commit"


@pytest.mark.rule("NAM-11")
def test_piling_on_needs_another_opponent_and_may_be_declined() -> None:
    alone = commit(GOUGED_EYE, "da-troll", REAVERS, "human-thrower", dice=(HIT, HIT))
    alone.play("target:human-thrower")
    assert alone.kind == "commit"
    declined = commit(GOUGED_EYE, "da-troll", REAVERS, "human-thrower", "human-catcher", dice=(HIT, HIT))
    declined.play("target:human-thrower", "skip")
    assert declined.state("human-catcher") == "standing" and declined.kind == "commit"


@pytest.mark.rule("NAM-12")
@pytest.mark.parametrize(
    ("runner", "ball", "legal"),
    [
        ("dwarf-runner", "dwarf-runner", False),
        ("dwarf-runner", None, True),
        (down("dwarf-runner"), "dwarf-runner", True),
    ],
)
def test_a_standing_carrier_with_stand_firm_is_no_target(runner: One, ball: str | None, legal: bool) -> None:
    t = commit(REAVERS, "human-blitzer", GRUDGEBEARERS, runner, "dwarf-blocker", ball=ball)
    assert ("target:dwarf-runner" in t.offered) is legal
    assert t.refused("target:dwarf-runner") == ("" if legal else "NAM-12")


@pytest.mark.rule("NAM-13")
def test_strip_ball_puts_the_ball_at_midfield_instead_of_a_tackle() -> None:
    t = commit(
        GRUDGEBEARERS, "dwarf-blitzer", REAVERS, "human-thrower", "human-catcher", ball="human-thrower", dice=(HIT, HIT)
    )
    assert t.offered == ["target:human-thrower", "target:human-catcher", "use:strip-ball@dwarf-blitzer", "skip"]
    t.play("use:strip-ball@dwarf-blitzer")
    assert t.ball("bad-snap") == "midfield" and t.state("human-thrower") == "standing"
    assert [event.dropped for event in t.told(BallToMidfield)] == [False]
    assert t.told(DiceRolled) == [] and t.kind == "commit", "it is no drop: no Dump-off; and the icon is used"
    assert t.told(SkillUsed) == [], "it is used instead of tackling"


@pytest.mark.rule("NAM-13")
def test_strip_ball_is_not_offered_with_the_ball_at_midfield() -> None:
    t = commit(GRUDGEBEARERS, "dwarf-blitzer", REAVERS, "human-thrower")
    assert t.offered == ["target:human-thrower", "skip"]


@pytest.mark.rule("NAM-14", "STA-6")
def test_sure_hands_keep_the_ball_once() -> None:
    t = commit(GOUGED_EYE, "smashjaw", REAVERS, "human-catcher", "human-thrower", ball="human-catcher", dice=(HIT,) * 4)
    t.play("target:human-catcher")
    assert (t.state("human-catcher"), t.ball("bad-snap")) == ("downed", "human-catcher")
    assert len(t.told(BallKept)) == 1 and t.told(BallToMidfield) == []
    t.play("target:human-catcher")
    assert (t.state("human-catcher"), t.ball("bad-snap")) == ("gone", "midfield")
    assert [event.dropped for event in t.told(BallToMidfield)] == [True]


@pytest.mark.rule("NAM-14")
def test_without_sure_hands_the_ball_is_dropped() -> None:
    t = commit(GOUGED_EYE, "orc-blitzer", REAVERS, "human-blitzer", ball="human-blitzer", dice=(HIT,))
    t.play("target:human-blitzer")
    assert t.ball("bad-snap") == "midfield"


@pytest.mark.rule("NAM-15")
def test_throw_team_mate_moves_a_player_from_here_when_played() -> None:
    t = commit(
        GOUGED_EYE,
        "snotlobba",
        REAVERS,
        friends=("orc-thrower", "orc-blitzer", "orc-lineman"),
        ball="orc-thrower",
        reel=[at("gutter-run", [], ["human-thrower"]), at("super-juke", ["da-troll"])],
    )
    assert t.told(SkillUsed) == [] and t.offered == ["use:throw-team-mate@snotlobba", "skip"]
    t.play("use:throw-team-mate")
    assert t.offered == [f"choose:{one}" for one in ("orc-thrower", "orc-blitzer", "orc-lineman", "snotlobba")]
    t.play("choose:orc-thrower")
    assert t.offered == ["move:gutter-run:left", "move:super-juke:left"]
    assert t.refused("move:gutter-run:right") == "MCH-4" and t.refused("move:super-juke:right") == "MCH-4"
    t.play("move:super-juke:left")
    assert (t.kind, t.offered) == (
        "choose-receiver",
        [f"ball:{one}" for one in ("orc-blitzer", "orc-lineman", "snotlobba")],
    )
    t.play("ball:orc-lineman")
    assert t.ball("bad-snap") == "orc-lineman" and t.there("super-juke", "left") == ["da-troll", "orc-thrower"]
    assert [event.player for event in t.told(PlayerMoved)] == ["orc-thrower"] and t.kind == "passing"


@pytest.mark.rule("NAM-15")
def test_throw_team_mate_is_not_offered_without_a_legal_place() -> None:
    t = table(teams=(GOUGED_EYE, REAVERS, AVENGERS), hands=[["snotlobba", "orc-lineman"]], reel=["bad-snap"])
    t.play("commit:snotlobba@bad-snap:left")
    assert t.kind == "passing"
