"""The odds of naming a target, and the total a commit would bring: exact, and without changing anything."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from bbtm_tui.engine.events import TackleCompared
from bbtm_tui.engine.odds import Odds
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

CHANCE = {HIT: Fraction(3, 6), MISS: Fraction(2, 6), FALL: Fraction(1, 6)}
FLOODING = "flooding-causes-soggy-pitch"


def blitz(target: str, dice: tuple[str, ...] = (), **rest: Any) -> Table:
    """A Human Blitzer (3) is asked whom he tackles."""
    hands = [["human-blitzer", "human-lineman"]]
    t = table(hands=hands, reel=[at("bad-snap", [], [target]), "gutter-run"], dice=dice, **rest)
    t.play("commit:human-blitzer@bad-snap:left")
    return t


def odds_of(t: Table, target: str) -> Odds:
    """The odds of naming this target."""
    odds = t.session.odds(f"target:{target}")
    assert odds is not None
    return odds


@pytest.mark.rule("TAC-3", "TAC-4")
@pytest.mark.parametrize(
    ("target", "rest", "wanted"),
    [
        ("orc-blitzer", {}, (1, None, False, "1/2", "1/3", "1/6")),
        ("orc-thrower", {}, (2, 0, False, "3/4", "2/9", "1/36")),
        ("da-troll", {}, (2, 1, False, "1/4", "4/9", "11/36")),
        ("orc-thrower", {"headline": FLOODING}, (2, None, True, "3/4", "1/9", "11/36")),
    ],
)
def test_the_odds_are_exact(target: str, rest: dict[str, Any], wanted: tuple[Any, ...]) -> None:
    odds = odds_of(blitz(target, **rest), target)
    chances = tuple(str(chance) for chance in (odds.target_down, odds.missed, odds.tackler_down))
    assert (odds.dice, odds.picker, odds.both, *chances) == wanted


@pytest.mark.rule("TAC-3", "TAC-4")
@pytest.mark.parametrize("target", ["orc-thrower", "da-troll"])
def test_the_odds_are_what_the_dice_bring_when_each_picks_best(target: str) -> None:
    best = (HIT, MISS, FALL) if target == "orc-thrower" else (FALL, MISS, HIT)
    hit = fell = Fraction(0)
    for rolled in product(CHANCE, repeat=2):
        t = blitz(target, dice=rolled)
        t.play(f"target:{target}")
        if t.kind == "result":
            t.play(min(t.offered, key=lambda one: best.index(one.removeprefix("result:"))))
        chance = CHANCE[rolled[0]] * CHANCE[rolled[1]]
        hit += chance * (t.state(target) == "downed")
        fell += chance * (t.state("human-blitzer") == "downed")
    odds = odds_of(blitz(target), target)
    assert (odds.target_down, odds.tackler_down) == (hit, fell)


@pytest.mark.rule("NAM-1", "NAM-7")
def test_abilities_and_the_state_of_both_count() -> None:
    t = table(
        teams=(GRUDGEBEARERS, REAVERS, GOUGED_EYE),
        hands=[["troll-slayer", "dwarf-longbeard"]],
        reel=[at("bad-snap", [], ["ogre", down("human-blitzer"), player("human-thrower", "power-3")])],
    )
    t.play("commit:troll-slayer@bad-snap:left")
    assert (odds_of(t, "ogre").dice, odds_of(t, "ogre").target_power) == (1, 4)
    assert (odds_of(t, "human-blitzer").power, odds_of(t, "human-blitzer").target_power) == (3, 1)
    assert odds_of(t, "human-thrower").target_power == 2


@pytest.mark.rule("INT-29")
def test_a_borrowed_star_power_counts_in_the_odds() -> None:
    t = table(
        teams=(GRUDGEBEARERS, REAVERS, GOUGED_EYE),
        hands=[["dwarf-longbeard", "dwarf-longbeard"]],
        managers={1: {"upgrades": ("bear-the-grudge",)}},
        reel=[at("bad-snap", [down("dwarf-blocker")], ["human-blitzer", "human-thrower"])],
    )
    t.play("commit:dwarf-longbeard@bad-snap:left", "use:bear-the-grudge")
    odds = odds_of(t, "human-thrower")
    t.play("target:human-thrower")
    (compared,) = t.told(TackleCompared)
    assert (odds.power, odds.target_power, odds.dice, odds.picker) == (3, 2, 2, 0)
    assert (compared.power, compared.target_power, compared.dice, compared.picker) == (3, 2, 2, 0)


@pytest.mark.rule("INT-4")
def test_a_coached_player_who_lies_borrows_nothing() -> None:
    t = table(
        hands=[["human-blitzer", "human-lineman"]],
        managers={1: {"upgrades": ("tackling-coach",)}},
        reel=[at("bad-snap", [], ["orc-blitzer", "orc-lineman"])],
        dice=(FALL, MISS),
    )
    t.play("commit:human-blitzer@bad-snap:left", "target:orc-blitzer", "use:tackling-coach")
    odds = odds_of(t, "orc-lineman")
    t.play("target:orc-lineman")
    (compared,) = t.told(TackleCompared)
    assert (odds.power, odds.target_power, odds.dice) == (1, 1, 1)
    assert (compared.power, compared.target_power, compared.dice) == (1, 1, 1)


@pytest.mark.rule("TAC-8", "NAM-8", "NAM-3")
def test_the_answers_that_may_come_are_named() -> None:
    t = table(
        teams=(REAVERS, SCRAMBLERS, ALL_STARS),
        hands=[["human-blitzer", "human-lineman"]],
        managers={3: {"upgrades": ("writhing-tentacles",)}},
        tournament=cup("the-chaos-cup", [], ["skaven-gutter-runner", "skaven-lineman"], ["chaos-lineman"]),
    )
    t.play("commit:human-blitzer@the-chaos-cup:manager-1")
    assert set(odds_of(t, "skaven-gutter-runner").answers) == {
        (1, "dodge", "skaven-gutter-runner"),
        (1, "guard", "skaven-lineman"),
        (2, "writhing-tentacles", ""),
    }
    assert set(odds_of(t, "chaos-lineman").answers) == {(2, "writhing-tentacles", "")}


def test_only_a_target_has_odds_and_looking_changes_nothing() -> None:
    t = blitz("orc-thrower")
    before = t.session.digest()
    assert t.session.odds("skip") is None and t.session.odds("target:nobody") is None
    assert t.session.odds("target:orc-thrower") == t.session.odds("target:orc-thrower")
    assert t.session.digest() == before


@pytest.mark.rule("SCO-4")
def test_a_preview_is_the_total_after_the_commit() -> None:
    t = table(
        teams=(AVENGERS, GOUGED_EYE, REAVERS),
        hands=[["wood-elf-lineman", "wood-elf-lineman"]],
        reel=[at("bad-snap", ["wardancer", down("treeman")], ball="wardancer"), "gutter-run"],
    )
    before = t.session.digest()
    assert t.session.preview("commit:wood-elf-lineman@bad-snap:left") == 3 + 2 + 2 + 1
    assert t.session.preview("commit:wood-elf-lineman@gutter-run:left") == 1
    assert t.session.preview("pass") is None and t.session.digest() == before
    t.play("commit:wood-elf-lineman@bad-snap:left")
    assert t.session.view(None).matchups[0].zones[0].total == 8
