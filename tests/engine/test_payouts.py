"""Payouts (PAY)."""

from __future__ import annotations

from typing import Any

import pytest

from bbtm_tui.engine.events import (
    CardKept,
    CardsOffered,
    CardsPutUnder,
    FansGained,
    FansLost,
    HighlightReturned,
    ImprovementsRevealed,
    PayoutCollected,
)
from bbtm_tui.playtest.position import HighlightAt
from tests.table import AVENGERS, GOUGED_EYE, MISS, REAVERS, SCRAMBLERS, Table, at, cup, table

JIBBLIES = "right-in-the-jibblies"


def pay(*reel: HighlightAt, **rest: Any) -> Table:
    """The scoreboard phase begins."""
    return table(phase="scoreboard", reel=reel, **rest)


def sections(t: Table) -> list[tuple[int, str, str]]:
    """(manager, section, payout) in order."""
    return [(event.manager + 1, event.section, event.payout) for event in t.told(PayoutCollected)]


def offers(t: Table) -> list[tuple[int, str, tuple[str, ...]]]:
    """(manager, deck, cards) of what was drawn to choose from."""
    return [(event.manager + 1, event.deck, event.cards) for event in t.told(CardsOffered)]


@pytest.mark.rule("PAY-0")
@pytest.mark.parametrize("coin", [1, 2])
def test_in_turn_order_each_manager_collects_everything_first_zones_then_the_centre(coin: int) -> None:
    t = pay(at(JIBBLIES, ["human-blitzer"], ["orc-lineman"]), coin=coin)
    winner, loser = [(1, "left", "F2"), (1, "centre", "F3")], [(2, "right", "F1")]
    assert sections(t) == (winner + loser if coin == 1 else loser + winner)
    alone = pay(at(JIBBLIES, ["human-blitzer"]), coin=coin)
    assert sections(alone) == [(1, "left", "F2"), (1, "right", "F1"), (1, "centre", "F3")]


@pytest.mark.rule("PAY-0")
def test_a_tournament_pays_rows_and_its_zones_nothing() -> None:
    teams = (REAVERS, GOUGED_EYE, AVENGERS, SCRAMBLERS)
    zones = [["human-lineman"], ["orc-blitzer"], ["wood-elf-thrower"], ["skaven-lineman"]]
    t = pay(teams=teams, tournament=cup("the-blood-bowl", *zones), coin=3)
    assert sections(t) == [(3, "runner-up", "F4"), (4, "lose", "F2"), (1, "lose", "F2"), (2, "winner", "F7")]


@pytest.mark.rule("PAY-0")
def test_a_matchup_with_no_player_pays_nothing() -> None:
    t = pay(at(JIBBLIES), tournament=cup("the-blood-bowl"))
    assert t.told(PayoutCollected) == [] and [event.matchup for event in t.told(HighlightReturned)] == [JIBBLIES]
    assert JIBBLIES in {card.id for card in t.session.game.highlight_box}


@pytest.mark.rule("PAY-1")
def test_fans_are_gained_at_once() -> None:
    t = pay(at("bad-snap", ["human-blitzer"], ["orc-lineman"]), managers={1: {"fans": 3}}, coin=1)
    assert [(event.amount, event.total) for event in t.told(FansGained) if event.manager == 0] == [(2, 5), (2, 7)]


@pytest.mark.rule("PAY-1")
@pytest.mark.parametrize(("fans", "left"), [(0, 0), (1, 0), (5, 4)])
def test_fans_never_fall_below_nothing(fans: int, left: int) -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, AVENGERS),
        hands=[["orc-blitzer", "orc-lineman"]],
        managers={1: {"fans": fans, "upgrades": ("waaagh",)}},
        reel=[at("bad-snap", [], ["ogre"])],
        dice=(MISS, MISS),
    )
    t.play("commit:orc-blitzer@bad-snap:left", "target:ogre", "use:waaagh")
    assert t.fans(1) == left and len(t.told(FansLost)) == (fans > 0)


@pytest.mark.rule("PAY-2")
def test_stars_are_drawn_from_the_own_union_one_kept_the_rest_put_under_in_any_order() -> None:
    top = ("bork", "crushface", "smashjaw", "snotlobba")
    t = pay(at("shank-yank", [], ["orc-blitzer"]), decks={"stars": {"CWC": top}})
    assert (t.asked, t.kind, t.offered) == (2, "keep", ["keep:bork", "keep:crushface", "keep:smashjaw"])
    t.play("keep:crushface")
    assert (t.asked, t.kind, t.offered) == (2, "bottom", ["bottom:bork", "bottom:smashjaw"])
    t.play("bottom:smashjaw")
    deck = [card.id for card in t.session.game.star_decks["CWC"]]
    assert deck[0] == "snotlobba" and deck[-2:] == ["smashjaw", "bork"]
    assert [(event.count, event.cards) for event in t.told(CardsPutUnder)] == [(2, ("smashjaw", "bork"))]


@pytest.mark.rule("PAY-2")
def test_one_icon_is_one_card_and_no_question() -> None:
    t = pay(at("bad-snap", ["human-lineman"], ["orc-blitzer"]), decks={"stars": {"CWC": ("bork",)}}, coin=1)
    kept = [(event.manager, event.deck, event.card) for event in t.told(CardKept)]
    assert (1, "star-player", "bork") in kept


@pytest.mark.rule("PAY-3")
def test_team_upgrades_come_from_the_own_deck_and_staff_upgrades_from_the_staff_deck() -> None:
    t = pay(
        at("knuckleduster-smear", ["human-blitzer"], ["orc-lineman"]),
        managers={1: {"team_upgrades": ("gryphon-ade", "jack-of-all-trades", "product-endorsements")}},
        decks={"staff": ("hired-wizard", "team-apothecary")},
        coin=1,
    )
    assert offers(t) == [
        (1, "team-upgrade", ("gryphon-ade",)),
        (1, "team-upgrade", ("jack-of-all-trades", "product-endorsements")),
    ]
    t.play("keep:jack-of-all-trades")
    assert t.cards(1, "upgrade_deck")[-1] == "product-endorsements"
    assert t.session.decision is not None
    assert (t.asked, t.offered) == (2, ["keep:hired-wizard", "keep:team-apothecary"])
    assert t.session.decision.cards == ("hired-wizard", "team-apothecary")
    t.play("keep:team-apothecary")
    assert t.session.game.staff_deck[-1].id == "hired-wizard"


@pytest.mark.rule("PAY-4", "VIS-2")
def test_kept_cards_lie_facedown_in_the_pile_until_the_improvements() -> None:
    t = pay(
        at("skullcracker-suite", [], ["orc-lineman"], managers=(1, 2)),
        at("shank-yank", ["human-lineman"]),
        decks={"staff": ("hired-wizard", "team-apothecary"), "stars": {"CWC": ("bork", "crushface")}},
    )
    t.play("keep:bork", "keep:hired-wizard")
    assert t.asked == 1 and t.told(ImprovementsRevealed) == []
    assert [view.managers[1].pile for view in map(t.session.view, (1, 0, None))] == [
        ("bork", "hired-wizard"),
        None,
        None,
    ]
    assert t.session.view(None).managers[1].pile_size == 2 and t.upgrades(2) == {}
    for event in t.told(CardKept):
        other = event.seen_by(0)
        assert isinstance(other, CardKept) and other.card == "" and event.seen_by(1) is event


@pytest.mark.rule("PAY-5")
@pytest.mark.parametrize(("answer", "fans"), [("payout:F2", 4), ("payout:S2", 2)])
def test_a_slash_is_one_side_of_the_winners_choice(answer: str, fans: int) -> None:
    t = pay(at("double-down", ["human-blitzer"], ["orc-lineman"]))
    assert (t.asked, t.kind, t.offered) == (1, "choose-payout", ["payout:F2", "payout:S2"])
    t.play(answer)
    assert t.fans(1) == fans and (t.kind == "keep") is (answer == "payout:S2")


@pytest.mark.rule("PAY-5", "SCO-8")
def test_alone_too_only_one_side_of_a_slash_is_collected() -> None:
    t = pay(at("double-down", ["human-blitzer"]), decks={"stars": {"OWA": ("slab",)}})
    t.play("payout:F2")
    assert t.fans(1) == 4 and t.kind != "keep" and [one[1] for one in sections(t)] == ["centre"]


@pytest.mark.rule("PAY-5")
def test_a_side_of_several_icons_is_collected_whole() -> None:
    t = pay(at("all-out-blitz", ["human-blitzer"], ["orc-lineman"]))
    assert t.offered == ["payout:S2", "payout:F3"]
    t.play("payout:F3")
    assert t.fans(1) == 3


@pytest.mark.rule("PAY-6")
def test_an_empty_deck_pays_nothing_and_a_short_one_what_is_left() -> None:
    empty = pay(
        at("knuckleduster-smear", ["human-blitzer"], ["orc-lineman"]), decks={"short": ("staff", "team-upgrades")}
    )
    assert offers(empty) == [] and empty.kind == "commit"
    short = pay(
        at("unsportsmanlike-conduct", ["human-blitzer"], ["orc-lineman"]),
        decks={"short": ("staff", "team-upgrades", "stars"), "staff": ("hired-wizard", "team-apothecary")},
    )
    assert short.offered == ["keep:hired-wizard", "keep:team-apothecary"]


@pytest.mark.rule("PAY-6")
def test_the_rest_of_a_section_is_still_paid() -> None:
    t = pay(at("bad-snap", ["human-blitzer"], ["orc-lineman"]), decks={"short": ("stars", "team-upgrades")})
    assert t.fans(1) == 4 and offers(t) == []


@pytest.mark.rule("PAY-7")
def test_each_section_is_a_payout_of_its_own() -> None:
    t = pay(
        at("unnecessary-roughness", ["human-blitzer"]), decks={"stars": {"OWA": ("slab", "mighty-zug", "thornmane")}}
    )
    assert offers(t) == [(1, "star-player", (star,)) for star in ("slab", "mighty-zug", "thornmane")]
    assert t.kind == "top" and t.fans(1) == 3


@pytest.mark.rule("PAY-7")
def test_within_a_section_each_kind_is_one_draw() -> None:
    t = pay(
        at("goal-line-plunge", ["human-lineman"], ["orc-blitzer"]),
        decks={"stars": {"CWC": ("bork",)}, "staff": ("hired-wizard", "team-apothecary")},
        managers={2: {"team_upgrades": ("waaagh",)}},
    )
    assert offers(t) == [
        (1, "staff-upgrade", ("hired-wizard",)),
        (2, "staff-upgrade", ("team-apothecary",)),
        (2, "star-player", ("bork",)),
        (2, "team-upgrade", ("waaagh",)),
    ]


@pytest.mark.rule("PAY-2", "PAY-7")
def test_the_cup_for_stars_lets_the_winner_see_three() -> None:
    t = pay(tournament=cup("the-spike-magazine-trophy", ["human-blitzer"], ["orc-lineman"]))
    assert t.session.decision is not None and len(t.session.decision.cards) == 3
    assert {one.partition(":")[0] for one in t.offered} == {"keep"}
