"""Improvements (IMP)."""

from __future__ import annotations

from typing import Any

import pytest

from bbtm_tui.engine.events import (
    AbilityUsed,
    CoinMoved,
    FansGained,
    ImprovementsRevealed,
    PlayerRetired,
    StarJoined,
    StarShuffledIn,
    UpgradeGained,
)
from tests.table import AVENGERS, GOUGED_EYE, GRUDGEBEARERS, REAVERS, Table, table

RUNNER, BLITZER = "owa-freebooter-runner", "owa-freebooter-blitzer"


def improve(**rest: Any) -> Table:
    """The piles are revealed; `events` holds what was told until the first question."""
    return table(phase="improvements", **rest)


@pytest.mark.rule("IMP-1")
def test_piles_are_revealed_in_turn_order() -> None:
    piles = {1: {"pile": ("passing-coach",)}, 2: {"pile": ("hired-wizard",)}, 3: {"pile": ("cheating-coach",)}}
    t = improve(managers=piles, coin=2)
    assert [event.manager + 1 for event in t.told(ImprovementsRevealed)] == [2, 3, 1]
    assert t.order(ImprovementsRevealed, CoinMoved)[-1] == "CoinMoved"


@pytest.mark.rule("IMP-1")
def test_staff_then_team_upgrades_then_freebooters_then_other_stars() -> None:
    pile = ("griff-oberwald", RUNNER, "jack-of-all-trades", "passing-coach")
    t = improve(managers={1: {"pile": pile}})
    revealed = ("passing-coach", "jack-of-all-trades")
    assert t.told(ImprovementsRevealed)[0].cards[:2] == revealed
    assert [event.card for event in t.told(UpgradeGained)] == list(revealed)
    assert (t.asked, t.kind) == (1, "retire") and t.told(StarJoined) == []
    t.play("skip")
    assert t.order(StarShuffledIn, StarJoined) == ["StarShuffledIn", "StarJoined"]
    assert [event.card for event in t.told(StarJoined)] == ["griff-oberwald"]


@pytest.mark.rule("IMP-1")
def test_an_empty_pile_reveals_nothing() -> None:
    t = improve()
    assert t.told(ImprovementsRevealed) == [] and t.told(CoinMoved)


@pytest.mark.rule("IMP-2")
def test_a_revealed_upgrade_is_in_play_at_once_and_refreshed() -> None:
    t = improve(
        managers={1: {"pile": ("passing-coach", "jack-of-all-trades")}, 2: {"pile": (RUNNER.replace("owa", "cwc"),)}}
    )
    assert t.asked == 2 and t.session.view(None).phase == "improvements"
    view = t.session.view(None).managers[0]
    assert [(one.card, one.exhausted) for one in view.upgrades] == [
        ("passing-coach", False),
        ("jack-of-all-trades", False),
    ]
    assert view.pile_size == 0 and view.improvements == 2


def freebooter(*stars: str) -> Table:
    """Manager 1 (humans) reveals these stars and has one card in hand, two in the deck and one in the discard pile."""
    cards = {
        "hand": ("human-lineman",),
        "deck": ("ogre", "human-catcher"),
        "discard": ("human-thrower",),
        "rest": "out",
    }
    return improve(managers={1: {**cards, "pile": stars}})


@pytest.mark.rule("IMP-3", "IMP-6", "NAM-6")
def test_a_freebooter_may_take_any_one_of_the_roster_out_of_the_game() -> None:
    t = freebooter(RUNNER)
    assert (t.asked, t.kind) == (1, "retire")
    assert sorted(t.offered) == [
        "retire:human-catcher@deck",
        "retire:human-lineman@hand",
        "retire:human-thrower@discard",
        "retire:ogre@deck",
        "skip",
    ], "himself is not among them"
    t.play("retire:human-thrower@discard")
    assert [(event.card, event.place) for event in t.told(PlayerRetired)] == [("human-thrower", "discard")]
    assert "human-thrower" in t.cards(1, "out")


@pytest.mark.rule("IMP-3", "NAM-6")
@pytest.mark.parametrize(
    ("answer", "left"),
    [
        ("skip", ["human-catcher", "human-thrower", "ogre", RUNNER]),
        ("retire:ogre@deck", ["human-catcher", "human-thrower", RUNNER]),
        ("retire:human-lineman@hand", ["human-catcher", "human-thrower", "ogre", RUNNER]),
    ],
)
def test_then_star_deck_and_discard_pile_are_shuffled_in_any_case_and_the_hand_stays_out(
    answer: str, left: list[str]
) -> None:
    t = freebooter(RUNNER)
    t.play(answer)
    hand = t.cards(1, "hand")
    assert [event.card for event in t.told(StarShuffledIn)] == [RUNNER]
    # The next week has begun, and the hand was filled from the new deck.
    kept = [] if answer == "retire:human-lineman@hand" else ["human-lineman"]
    assert sorted(hand + t.cards(1, "deck")) == sorted(kept + left) and t.cards(1, "discard") == []


@pytest.mark.rule("IMP-3")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(8):
        t = improve(
            managers={1: {"pile": (RUNNER,), "hand": ("human-lineman",) * 4 + ("human-thrower",) * 2}}, seed=seed
        )
        t.play("skip")
        orders.add(tuple(t.cards(1, "deck")))
    assert len(orders) > 4 and {len(order) for order in orders} == {7}


@pytest.mark.rule("IMP-3")
def test_each_freebooter_works_separately_in_the_order_the_manager_picks() -> None:
    t = freebooter(RUNNER, BLITZER)
    assert (t.kind, sorted(t.offered)) == ("draft", [f"draft:{BLITZER}", f"draft:{RUNNER}"])
    t.play(f"draft:{BLITZER}")
    assert t.kind == "retire" and f"retire:{RUNNER}@pile" not in t.offered
    t.play("retire:ogre@deck")
    assert t.kind == "retire" and f"retire:{BLITZER}@deck" in t.offered
    t.play("skip")
    assert [event.card for event in t.told(StarShuffledIn)] == [RUNNER]


@pytest.mark.rule("IMP-3", "INT-45")
def test_it_is_told_which_star_joins() -> None:
    stars = ("owa-freebooter-lineman", "owa-freebooter-runner")
    t = freebooter(*stars)
    t.play("draft:owa-freebooter-runner")
    assert t.told(AbilityUsed) == [AbilityUsed(0, "freebooter", "owa-freebooter-runner", False)]
    assert t.session.decision is not None and t.session.decision.card == "owa-freebooter-runner"
    t.play("skip")
    assert t.told(AbilityUsed) == [AbilityUsed(0, "freebooter", "owa-freebooter-lineman", False)]
    assert t.session.decision.card == "owa-freebooter-lineman"
    lent = freebooter("gryphon-ade", "slab")
    assert lent.session.decision is not None and (lent.kind, lent.session.decision.card) == ("retire", "slab")
    assert lent.told(AbilityUsed) == [AbilityUsed(0, "freebooter", "slab", False)]


@pytest.mark.rule("IMP-3")
def test_freebooter_works_only_in_the_round_he_is_drafted() -> None:
    t = improve(managers={1: {"hand": (RUNNER, "human-lineman"), "deck": (BLITZER,)}})
    assert t.told(StarShuffledIn) == [] and t.kind == "commit"


@pytest.mark.rule("IMP-4")
def test_other_stars_go_on_top_of_the_deck_in_any_order() -> None:
    hand = ("human-lineman",) * 4 + ("human-thrower",) * 2
    t = improve(managers={1: {"hand": hand, "pile": ("slab", "griff-oberwald", "mighty-zug")}})
    assert (t.asked, t.kind) == (1, "top")
    assert sorted(t.offered) == ["top:griff-oberwald", "top:mighty-zug", "top:slab"]
    t.play("top:mighty-zug", "top:slab")
    assert t.cards(1, "deck")[:3] == ["mighty-zug", "slab", "griff-oberwald"]
    assert len(t.cards(1, "deck")) == 9


@pytest.mark.rule("IMP-4")
def test_a_single_star_is_not_asked_about_and_is_drawn_next() -> None:
    t = improve(managers={1: {"hand": ("human-lineman",) * 4 + ("human-thrower",), "pile": ("slab",)}})
    assert t.kind == "commit" and t.cards(1, "hand")[-1] == "slab"


@pytest.mark.rule("IMP-5")
def test_stars_are_drafted_without_limit_and_of_any_team_of_the_union() -> None:
    stars = (
        "griff-oberwald",
        "deeproot-strongbranch",
        "grim-ironjaw",
        "slab",
        "mighty-zug",
        "thornmane",
        "skuff-whitebeard",
    )
    full = ("wood-elf-lineman",) * 4 + ("wood-elf-catcher",) * 2
    t = improve(teams=(AVENGERS, GOUGED_EYE, REAVERS), managers={1: {"hand": full, "pile": stars}})
    while t.kind == "top":
        t.play(t.offered[0])
    assert sorted(t.cards(1, "deck")[:7]) == sorted(stars)
    assert t.session.view(None).managers[0].improvements == 7


@pytest.mark.rule("IMP-6")
def test_the_roster_is_deck_hand_discard_and_matchups_but_not_the_pile() -> None:
    t = table(
        phase="end",
        managers={
            1: {
                "hand": ("slab",),
                "deck": ("mighty-zug",),
                "discard": ("griff-oberwald",),
                "pile": ("thornmane",),
                "out": ("long-bomb-silver",),
                "upgrades": ("well-get-em-next-season",),
            }
        },
    )
    assert [event.amount for event in t.told(FansGained)] == [6]


@pytest.mark.rule("IMP-6")
@pytest.mark.parametrize(("team", "star"), [(REAVERS, "owa-morg-n-thorg"), (REAVERS, "slab"), (GOUGED_EYE, "one-ear")])
def test_neutral_stars_are_no_freebooters(team: str, star: str) -> None:
    other = GOUGED_EYE if team == REAVERS else REAVERS
    t = improve(teams=(team, other, GRUDGEBEARERS), managers={1: {"pile": (star,)}})
    assert [event.card for event in t.told(StarJoined)] == [star] and t.told(StarShuffledIn) == []
