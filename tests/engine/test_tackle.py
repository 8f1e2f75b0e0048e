"""Tackling (TAC)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from bbtm_tui.cards.loader import load
from bbtm_tui.engine.compiler import compile_cards
from bbtm_tui.engine.events import (
    AbilityUsed,
    DiceRolled,
    FansGained,
    PlayerDowned,
    PlayerInjured,
    PowerChanged,
    ResultPicked,
    ResultTaken,
    SkillUsed,
    TackleCompared,
    TackleDeclared,
    TackleMissed,
    TackleSucceeded,
    TokenAssigned,
)
from bbtm_tui.playtest.dealing import open_session
from bbtm_tui.playtest.position import ManagerAt, PlayerAt, Position
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

BLITZ = "commit:human-blitzer@bad-snap:left"


def blitz(*targets: str | PlayerAt, **rest: Any) -> Table:
    """Manager 1 has committed a Human Blitzer (3) against the players of manager 2, and is asked for a target."""
    hands = [["human-blitzer", "human-lineman"]]
    laid = table(hands=hands, reel=[at("bad-snap", [], targets), "gutter-run"], **rest)
    laid.play(BLITZ)
    return laid


@pytest.mark.rule("TAC-1")
def test_any_opponent_of_the_matchup_may_be_named_and_nobody_else() -> None:
    t = table(
        hands=[["human-blitzer", "human-lineman"]],
        reel=[
            at("bad-snap", ["human-catcher"], ["orc-thrower", down("orc-lineman")]),
            at("gutter-run", [], ["da-troll"]),
        ],
    )
    t.play(BLITZ)
    assert (t.asked, t.kind) == (1, "target")
    assert t.offered == ["target:orc-thrower", "target:orc-lineman", "skip"]
    assert t.refused("target:human-catcher") == "TAC-1"
    assert t.refused("target:human-blitzer") == "TAC-1"
    assert t.refused("target:da-troll") == "TAC-1"
    assert t.refused("target:nobody") == "TAC-1"
    assert t.refused("target:orc-lineman") == ""


@pytest.mark.rule("TAC-1")
def test_in_a_tournament_any_opponents_player_may_be_named() -> None:
    t = table(
        hands=[["human-blitzer", "human-lineman"]],
        tournament=cup("the-chaos-cup", ["human-catcher"], ["orc-thrower"], ["dwarf-runner"]),
    )
    t.play("commit:human-blitzer@the-chaos-cup:manager-1")
    assert t.offered == ["target:orc-thrower", "target:dwarf-runner", "skip"]


@pytest.mark.rule("TAC-1")
def test_without_an_opponent_nothing_is_asked() -> None:
    t = table(hands=[["human-blitzer", "human-lineman"]], reel=["bad-snap"])
    t.play(BLITZ)
    assert t.told(SkillUsed) == [] and (t.asked, t.kind) == (2, "commit")


@pytest.mark.rule("TAC-1")
def test_a_tackling_icon_may_be_left_unused() -> None:
    t = blitz("orc-thrower")
    t.play("skip")
    assert t.told(TackleDeclared) == [] and t.state("orc-thrower") == "standing"


@pytest.mark.rule("TAC-2")
@pytest.mark.parametrize(
    ("target", "power"),
    [
        ("orc-thrower", 2),
        (down("orc-thrower"), 1),
        (player("orc-thrower", "power-3", "power-2"), 2),
        (down("da-troll"), 2),
        (down("orc-lineman"), 0),
        ("black-orc-blocker", 3),
    ],
)
def test_standing_or_downed_value_counts_without_tokens(target: str | PlayerAt, power: int) -> None:
    t = blitz(target)
    t.play(t.offered[0])
    (compared,) = t.told(TackleCompared)
    assert (compared.power, compared.target_power) == (3, power)


@pytest.mark.rule("TAC-2")
def test_the_ball_counts_only_where_an_ability_says_so() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, AVENGERS),
        hands=[["orc-blitzer", "orc-lineman"]],
        reel=[
            at("bad-snap", [], ["human-catcher"], ball="human-catcher"),
            at("gutter-run", [], ["griff-oberwald"], ball="griff-oberwald"),
        ],
    )
    twin = Table(t.session.fork())
    t.play("commit:orc-blitzer@bad-snap:left", "target:human-catcher")
    assert [event.target_power for event in t.told(TackleCompared)] == [3]
    twin.play("commit:orc-blitzer@gutter-run:left", "target:griff-oberwald")
    assert [event.target_power for event in twin.told(TackleCompared)] == [5]


@pytest.mark.rule("TAC-3")
@pytest.mark.parametrize(
    ("target", "dice", "picker"), [("orc-thrower", 2, 0), ("orc-blitzer", 1, None), ("da-troll", 2, 1)]
)
def test_number_of_dice_and_who_picks(target: str, dice: int, picker: int | None) -> None:
    t = blitz(target, dice=(HIT, MISS))
    t.play(f"target:{target}")
    (compared,) = t.told(TackleCompared)
    assert (compared.dice, compared.picker, compared.both) == (dice, picker, False)
    assert [len(event.faces) for event in t.told(DiceRolled)] == [dice]
    if picker is not None:
        assert (t.asked, t.kind, t.offered) == (picker + 1, "result", [f"result:{HIT}", f"result:{MISS}"])
        assert t.session.decision is not None and t.session.decision.attempt is not None
        assert t.session.decision.attempt.dice == (HIT, MISS)


@pytest.mark.rule("TAC-3")
@pytest.mark.parametrize(("picked", "state"), [(HIT, "downed"), (MISS, "standing")])
def test_the_picked_result_is_applied_and_the_other_is_not(picked: str, state: str) -> None:
    t = blitz("orc-thrower", dice=(MISS, HIT))
    t.play("target:orc-thrower", f"result:{picked}")
    assert t.state("orc-thrower") == state
    assert [(event.manager, event.face) for event in t.told(ResultPicked)] == [(0, picked)]


@pytest.mark.rule("TAC-3")
def test_the_single_die_of_equals_is_applied_unasked() -> None:
    t = blitz("orc-blitzer", dice=(FALL,))
    t.play("target:orc-blitzer")
    assert t.state("human-blitzer") == "downed" and t.told(ResultPicked) == []


@pytest.mark.rule("TAC-4")
def test_the_die_has_three_target_down_two_missed_and_one_tackler_down() -> None:
    faces: Counter[str] = Counter()
    for seed in range(240):
        t = blitz("orc-blitzer", seed=seed)
        t.play("target:orc-blitzer")
        faces.update(t.told(DiceRolled)[0].faces)
    assert set(faces) == {HIT, MISS, FALL}
    assert 100 <= faces[HIT] <= 140 and 60 <= faces[MISS] <= 100 and 25 <= faces[FALL] <= 55
    odds = blitz("orc-blitzer").session.odds("target:orc-blitzer")
    assert odds is not None
    assert (odds.target_down, odds.missed, odds.tackler_down) == (Fraction(1, 2), Fraction(1, 3), Fraction(1, 6))


@pytest.mark.rule("TAC-4")
def test_a_pack_may_change_the_faces(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text('id: harmless\nname: Harmless\nversion: "1"\n', encoding="utf-8")
    faces = (
        "faces:\n  - {face: target-down, count: 1}\n  - {face: missed, count: 1}\n  - {face: tackler-down, count: 4}\n"
    )
    (tmp_path / "dice.yaml").write_text(faces, encoding="utf-8")
    managers = (ManagerAt(team=REAVERS, hand=("human-blitzer",)), ManagerAt(team=GOUGED_EYE, hand=("orc-lineman",)))
    position = Position(managers=managers, reel=(at("bad-snap", [], ["orc-blitzer"]),))
    t = Table(open_session(position, compile_cards(load(packs=[tmp_path]).cards)))
    t.play(BLITZ)
    odds = t.session.odds("target:orc-blitzer")
    assert odds is not None
    assert (odds.target_down, odds.missed, odds.tackler_down) == (Fraction(1, 6), Fraction(1, 6), Fraction(2, 3))


@pytest.mark.rule("TAC-5")
def test_target_down_downs_a_standing_and_injures_a_downed_target() -> None:
    standing, lying = blitz("orc-thrower", dice=(HIT, HIT)), blitz(down("orc-thrower"), dice=(HIT, HIT))
    for t in (standing, lying):
        t.play("target:orc-thrower")
        assert [(e.manager, e.player, e.target) for e in t.told(TackleSucceeded)] == [
            (0, "human-blitzer", "orc-thrower")
        ]
    assert standing.state("orc-thrower") == "downed" and standing.told(PlayerInjured) == []
    assert lying.state("orc-thrower") == "gone" and lying.told(PlayerDowned) == []
    assert "orc-thrower" in lying.cards(2, "discard")


@pytest.mark.rule("TAC-5", "INT-26")
def test_two_target_downs_that_both_apply_injure_a_standing_target_as_one_success() -> None:
    t = blitz("orc-thrower", headline="flooding-causes-soggy-pitch", dice=(HIT, HIT))
    t.play("target:orc-thrower")
    assert t.order(TackleSucceeded, PlayerDowned, PlayerInjured) == ["TackleSucceeded", "PlayerInjured"]
    assert t.state("orc-thrower") == "gone"


@pytest.mark.rule("TAC-7", "INT-26")
def test_two_tackler_downs_that_both_apply_injure_a_standing_tackler() -> None:
    t = blitz("orc-thrower", headline="flooding-causes-soggy-pitch", dice=(FALL, FALL))
    t.play("target:orc-thrower")
    assert t.state("human-blitzer") == "gone" and [event.by for event in t.told(PlayerInjured)] == [None]


@pytest.mark.rule("TAC-6")
def test_missed_changes_nothing() -> None:
    t = blitz("orc-thrower", down("orc-lineman"), dice=(MISS, MISS))
    t.play("target:orc-thrower")
    assert t.order(TackleMissed, TackleSucceeded, PlayerDowned, PlayerInjured) == ["TackleMissed"]
    assert (t.state("orc-thrower"), t.state("human-blitzer")) == ("standing", "standing")


@pytest.mark.rule("TAC-7")
def test_tackler_down_downs_a_standing_tackler_and_is_no_success() -> None:
    t = blitz("orc-blitzer", dice=(FALL,))
    t.play("target:orc-blitzer")
    assert (t.state("human-blitzer"), t.state("orc-blitzer")) == ("downed", "standing")
    assert t.told(TackleSucceeded) == [] and t.kind != "passing"


@pytest.mark.rule("TAC-7")
def test_a_downed_tackler_is_injured_and_nobody_is_credited() -> None:
    fallen = {
        1: {"upgrades": ("tackling-coach",)},
        2: {"upgrades": ("bloodthirsty-supporters", "beat-da-points-outta-dem")},
    }
    t = blitz("orc-blitzer", "orc-thrower", dice=(FALL, FALL), managers=fallen)
    t.play("target:orc-blitzer", "use:tackling-coach", "target:orc-thrower")
    assert t.state("human-blitzer") == "gone"
    assert [event.by for event in t.told(PlayerInjured)] == [None]
    assert t.told(FansGained) == [] and t.fans(2) == 0


# --- TAC-8: the order of an attempt --------------------------------------------------------------------------------


def crowd(**rest: Any) -> Table:
    """Manager 1 (orcs) tackles the Wood Elf Thrower of manager 2, who carries the ball; manager 3 (chaos) looks on."""
    more: dict[int, dict[str, Any]] = {
        1: {"upgrades": ("waaagh",), "fans": 3},
        2: {"upgrades": ("conditioning-coach", "orions-cleats")},
        3: {"upgrades": ("writhing-tentacles",)},
    }
    t = table(
        teams=(GOUGED_EYE, AVENGERS, ALL_STARS),
        hands=[["orc-blitzer", "orc-lineman"]],
        managers=more,
        tournament=cup("the-chaos-cup", [], ["wood-elf-thrower"], ["chaos-lineman"], ball="wood-elf-thrower"),
        turn=1,
        **rest,
    )
    t.play("commit:orc-blitzer@the-chaos-cup:manager-1", "target:wood-elf-thrower")
    return t


@pytest.mark.rule("TAC-8")
@pytest.mark.parametrize("coin", [1, 2, 3])
def test_before_the_attempt_comes_before_targeted_and_during_which_go_in_turn_order(coin: int) -> None:
    t = crowd(coin=coin)
    assert (t.asked, t.kind, t.offered) == (1, "response", ["use:waaagh", "skip"])
    t.play("use:waaagh")
    order = [number for number in (1, 2, 3, 1, 2)[coin - 1 : coin + 2] if number != 1]
    for number in order:
        assert t.asked == number and t.kind == "response"
        wanted = {2: ["use:conditioning-coach", "use:orions-cleats", "skip"], 3: ["use:writhing-tentacles", "skip"]}
        assert t.offered == wanted[number]
        t.play("skip")
    assert len(t.told(TackleCompared)) == 1


@pytest.mark.rule("TAC-8")
def test_all_modifiers_are_added_before_the_comparison() -> None:
    t = crowd(tokens=("power-3",), dice=(HIT,))
    t.play("skip", "2 use:conditioning-coach", "2 skip", "3 use:writhing-tentacles", "3 choose:orc-blitzer")
    assert t.order(PowerChanged, TackleCompared, DiceRolled) == [
        "PowerChanged",
        "PowerChanged",
        "TackleCompared",
        "DiceRolled",
    ]
    (compared,) = t.told(TackleCompared)
    assert (compared.power, compared.target_power, compared.picker) == (2, 5, 1)


@pytest.mark.rule("TAC-8")
def test_counts_as_higher_comes_after_the_modifiers() -> None:
    t = crowd(tokens=("power-3",))
    t.play("use:waaagh", "use:conditioning-coach", "skip", "skip")
    (compared,) = t.told(TackleCompared)
    assert compared.target_power == 5 and (compared.dice, compared.picker) == (2, 0)


@pytest.mark.rule("TAC-8")
def test_a_star_power_never_falls_below_nothing() -> None:
    t = table(
        teams=(ALL_STARS, REAVERS, GRUDGEBEARERS),
        hands=[["chaos-warrior", "chaos-lineman"]],
        managers={1: {"upgrades": ("writhing-tentacles",)}},
        reel=[at("bad-snap", [], [down("human-lineman")])],
    )
    t.play("commit:chaos-warrior@bad-snap:left", "target:human-lineman", "use:writhing-tentacles")
    assert t.told(TackleCompared)[0].target_power == 0


@pytest.mark.rule("TAC-8")
def test_a_card_sets_the_dice_after_the_headline() -> None:
    t = table(
        teams=(GOUGED_EYE, AVENGERS, ALL_STARS),
        hands=[["orc-blitzer", "orc-lineman"]],
        managers={2: {"upgrades": ("orions-cleats",)}},
        headline="flooding-causes-soggy-pitch",
        reel=[at("bad-snap", [], ["wood-elf-thrower"])],
        dice=(MISS, HIT),
    )
    twin = Table(t.session.fork())
    t.play("commit:orc-blitzer@bad-snap:left", "target:wood-elf-thrower", "2 use:orions-cleats")
    assert [event.faces for event in t.told(DiceRolled)] == [(MISS,)]
    twin.play("commit:orc-blitzer@bad-snap:left", "target:wood-elf-thrower", "2 skip")
    assert twin.told(TackleCompared)[0].both and twin.state("wood-elf-thrower") == "downed"


@pytest.mark.rule("TAC-8", "NAM-3")
def test_dodge_is_asked_before_rerolling_cards_and_both_before_the_pick() -> None:
    t = table(
        teams=(GOUGED_EYE, AVENGERS, ALL_STARS),
        hands=[["orc-blitzer", "orc-lineman"]],
        managers={2: {"upgrades": ("dodge-type-thing",), "hand": ("wood-elf-lineman",)}},
        reel=[at("bad-snap", [], ["owa-freebooter-runner", "wood-elf-lineman"])],
        dice=(HIT, HIT, MISS),
    )
    t.play("commit:orc-blitzer@bad-snap:left", "target:owa-freebooter-runner")
    assert (t.asked, t.offered) == (2, ["use:dodge@owa-freebooter-runner", "skip"])
    t.play("use:dodge@owa-freebooter-runner")
    assert (t.asked, t.offered) == (2, ["use:dodge-type-thing", "skip"])
    t.play("use:dodge-type-thing")
    assert t.state("owa-freebooter-runner") == "standing"


@pytest.mark.rule("TAC-8", "NAM-8")
def test_pick_then_guard_then_application_then_reactions() -> None:
    t = blitz("orc-thrower", "orc-lineman", dice=(HIT, MISS))
    t.play("target:orc-thrower", "result:target-down")
    assert (t.asked, t.offered) == (2, ["use:guard@orc-lineman", "skip"])
    assert t.state("orc-thrower") == "standing"
    t.play("use:guard")
    assert t.order(ResultTaken, TackleSucceeded, PlayerDowned) == ["ResultTaken", "TackleSucceeded", "PlayerDowned"]
    assert (t.asked, t.kind) == (1, "passing")


@pytest.mark.rule("TAC-8", "NAM-11", "NAM-5")
def test_the_order_of_the_last_windows_is_reactions_in_turn_order_then_piling_on() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, ALL_STARS),
        hands=[["da-troll", "orc-lineman"]],
        managers={1: {"upgrades": ("smash-em-bash-em",)}},
        reel=[at("bad-snap", [], ["slab", down("human-catcher"), "human-thrower"])],
        dice=(HIT, HIT, MISS),
        coin=2,
        turn=1,
    )
    t.play("commit:da-troll@bad-snap:left", "target:slab")
    assert (t.asked, t.offered) == (2, ["use:fend@slab", "skip"])
    t.play("use:fend@slab")
    assert (t.asked, t.offered) == (1, ["use:smash-em-bash-em", "skip"])
    t.play("use:smash-em-bash-em")
    assert (t.asked, t.offered) == (1, ["use:piling-on@da-troll", "skip"])
    t.play("use:piling-on@da-troll")
    assert t.kind == "target" and t.offered[:2] == ["target:human-catcher", "target:human-thrower"]


# --- the other clauses ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TAC-9")
def test_several_icons_are_separate_attempts_on_the_same_or_another_target() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, ALL_STARS),
        hands=[["smashjaw", "orc-lineman"]],
        reel=[at("bad-snap", [], ["human-thrower", "human-catcher"])],
        dice=(HIT, HIT, HIT, HIT),
    )
    t.play("commit:smashjaw@bad-snap:left", "target:human-thrower")
    assert t.offered == ["target:human-thrower", "target:human-catcher", "skip"]
    twin = Table(t.session.fork())
    t.play("target:human-thrower")
    assert t.state("human-thrower") == "gone" and t.fans(1) == 2
    twin.play("target:human-catcher")
    assert (twin.state("human-thrower"), twin.state("human-catcher")) == ("downed", "downed")


@pytest.mark.rule("TAC-9")
def test_one_icon_may_be_left_and_the_next_used() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, ALL_STARS),
        hands=[["smashjaw", "orc-lineman"]],
        reel=[at("bad-snap", [], ["human-thrower"])],
        dice=(HIT, HIT),
    )
    t.play("commit:smashjaw@bad-snap:left", "skip", "target:human-thrower")
    assert t.state("human-thrower") == "downed" and t.kind == "commit"


@pytest.mark.rule("TAC-10", "NAM-5")
def test_the_one_named_was_tackled_though_a_guard_took_the_result() -> None:
    t = table(
        teams=(GOUGED_EYE, AVENGERS, ALL_STARS),
        hands=[["orc-blitzer", "orc-lineman"]],
        reel=[at("bad-snap", [], [down("treeman"), down("wood-elf-catcher"), "wood-elf-lineman", "wood-elf-thrower"])],
        dice=(HIT, HIT, HIT, HIT),
    )
    t.play("commit:orc-blitzer@bad-snap:left", "target:wood-elf-thrower", "2 use:guard@wood-elf-lineman")
    assert t.kind != "response", "the downed Treeman was not the target"


@pytest.mark.rule("TAC-10", "NAM-5")
def test_fend_answers_for_the_target_named_and_not_for_the_guard_who_took_the_result() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, ALL_STARS),
        hands=[["da-troll", "orc-lineman"]],
        reel=[at("bad-snap", [], ["slab", "human-lineman", down("human-catcher")])],
        dice=(HIT, HIT),
    )
    by_guard = Table(t.session.fork())
    t.play("commit:da-troll@bad-snap:left", "target:slab", "2 use:guard@human-lineman")
    assert (t.asked, t.offered) == (2, ["use:fend@slab", "skip"])
    by_guard.play("commit:da-troll@bad-snap:left", "target:human-lineman", "2 use:guard@slab")
    assert by_guard.state("slab") == "downed"
    assert by_guard.asked == 1 and by_guard.offered == ["use:piling-on@da-troll", "skip"]


@pytest.mark.rule("TAC-10")
def test_downed_means_the_one_who_took_the_result() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, ALL_STARS),
        hands=[["orc-blitzer", "orc-lineman"]],
        reel=[at("bad-snap", [], ["human-thrower", "cornelius-krieg"])],
        dice=(HIT, HIT),
        tokens=("fan", "power-1"),
    )
    t.play("commit:orc-blitzer@bad-snap:left", "target:human-thrower", "2 use:guard@cornelius-krieg")
    assert (t.state("human-thrower"), t.state("cornelius-krieg")) == ("standing", "downed")
    assert [event.player for event in t.told(TokenAssigned)] == ["cornelius-krieg", "orc-blitzer"]


@pytest.mark.rule("TAC-10")
def test_orcidas_asks_for_the_carrier_who_was_named() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, ALL_STARS),
        hands=[["orc-blitzer", "orc-lineman"]],
        managers={1: {"upgrades": ("orcidas-sponsorship",)}},
        reel=[at("bad-snap", [], ["human-thrower", "human-lineman"], ball="human-thrower")],
        dice=(HIT, HIT),
    )
    t.play("commit:orc-blitzer@bad-snap:left", "target:human-thrower", "2 use:guard@human-lineman", "1 use:orcidas")
    assert t.ball("bad-snap") == "orc-blitzer" and t.state("human-thrower") == "standing"
    assert [event.card for event in t.told(AbilityUsed)] == ["guard", "orcidas-sponsorship"]


@pytest.mark.rule("TAC-10")
def test_smash_em_injures_the_one_who_took_the_result() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, SCRAMBLERS),
        hands=[["orc-blitzer", "orc-lineman"]],
        managers={1: {"upgrades": ("smash-em-bash-em",)}},
        reel=[at("bad-snap", [], ["human-thrower", "human-lineman"])],
        dice=(HIT, HIT, HIT),
    )
    t.play("commit:orc-blitzer@bad-snap:left", "target:human-thrower", "2 use:guard@human-lineman", "1 use:smash")
    assert (t.state("human-thrower"), t.state("human-lineman")) == ("standing", "gone")
