"""The maintenance phase (MNT)."""

from __future__ import annotations

from typing import Any

import pytest

from bbtm_tui.engine.events import (
    CardsDrawn,
    DeckReshuffled,
    HighlightRevealed,
    SpikeRevealed,
    TurnStarted,
    UpgradesRefreshed,
    WeekStarted,
)
from tests.table import AVENGERS, GOUGED_EYE, GRUDGEBEARERS, REAVERS, Table, table


def maintain(**rest: Any) -> Table:
    """A week begins; `events` holds what was told up to the first turn."""
    return table(phase="maintenance", **rest)


def spike(card: str) -> dict[str, Any]:
    """This Spike! card is the next."""
    return {"spike": (card,)}


@pytest.mark.rule("MNT-1")
def test_every_exhausted_upgrade_is_refreshed() -> None:
    spent = {"card": "cheating-coach", "exhausted": True}
    t = maintain(managers={1: {"upgrades": (spent, "passing-coach")}, 3: {"upgrades": ("hired-wizard",)}})
    assert t.upgrades(1) == {"cheating-coach": False, "passing-coach": False}
    assert [(event.manager, event.upgrades) for event in t.told(UpgradesRefreshed)] == [(0, ("cheating-coach",))]


@pytest.mark.rule("MNT-2")
def test_hands_are_filled_up_to_six() -> None:
    deck = ("ogre", "human-thrower", "human-catcher", "human-blitzer", "human-thrower", "human-catcher")
    t = maintain(managers={1: {"hand": ("human-lineman", "human-lineman"), "deck": deck}})
    assert t.cards(1, "hand") == ["human-lineman", "human-lineman", *deck[:4]]
    assert [len(t.cards(number, "hand")) for number in (1, 2, 3)] == [6, 6, 6]
    assert [(event.manager, event.count) for event in t.told(CardsDrawn)] == [(0, 4), (1, 5), (2, 5)]


@pytest.mark.rule("MNT-2")
@pytest.mark.parametrize("extra", [(), ("ogre",), ("ogre", "human-thrower")])
def test_a_full_hand_draws_nothing_and_keeps_all(extra: tuple[str, ...]) -> None:
    hand = ("human-lineman",) * 4 + ("human-catcher",) * 2 + extra
    t = maintain(managers={1: {"hand": hand}})
    assert t.cards(1, "hand") == list(hand) and 0 not in [event.manager for event in t.told(CardsDrawn)]


@pytest.mark.rule("MNT-3")
def test_a_draw_goes_on_with_the_reshuffled_discard_pile() -> None:
    discard = ("human-thrower", "human-thrower", "human-catcher", "human-catcher")
    t = maintain(managers={1: {"hand": (), "deck": ("ogre", "human-blitzer"), "discard": discard, "rest": "out"}})
    hand = t.cards(1, "hand")
    assert hand[:2] == ["ogre", "human-blitzer"] and sorted(hand[2:]) == sorted(discard)
    assert [(event.manager, event.count) for event in t.told(DeckReshuffled)] == [(0, 4)]
    assert t.cards(1, "deck") == t.cards(1, "discard") == []


@pytest.mark.rule("MNT-3")
def test_the_deck_is_made_anew_at_once_when_the_last_card_is_drawn() -> None:
    hand, discard = ("human-lineman",) * 4, ("human-thrower",)
    t = maintain(managers={1: {"hand": hand, "deck": ("ogre", "human-blitzer"), "discard": discard, "rest": "out"}})
    assert len(t.cards(1, "hand")) == 6
    assert (t.cards(1, "deck"), t.cards(1, "discard")) == (["human-thrower"], [])


@pytest.mark.rule("MNT-3")
def test_with_nothing_left_the_rest_of_the_draw_is_lost() -> None:
    t = maintain(managers={1: {"hand": ("human-lineman",), "deck": ("ogre",), "rest": "out"}})
    assert t.cards(1, "hand") == ["human-lineman", "ogre"] and t.kind == "commit"


@pytest.mark.rule("MNT-3")
def test_the_reshuffled_pile_is_in_a_new_order() -> None:
    discard = ("human-thrower", "human-thrower", "human-catcher", "human-catcher", "human-blitzer", "ogre")
    rest = {"hand": (), "deck": (), "discard": discard, "rest": "out"}
    orders = {tuple(maintain(managers={1: rest}, seed=seed).cards(1, "hand")) for seed in range(8)}
    assert len(orders) > 3


@pytest.mark.rule("MNT-4")
def test_all_tokens_go_back_to_the_pool() -> None:
    t = maintain(pool=("fan", "ejection"))
    view = t.session.view(None)
    assert (view.pool, view.discarded_tokens) == (30, ())


@pytest.mark.rule("MNT-5")
def test_a_tournament_is_a_matchup_of_the_week() -> None:
    t = maintain(decks=spike("the-chaos-cup"))
    assert [(event.card, event.tournament) for event in t.told(SpikeRevealed)] == [("the-chaos-cup", True)]
    view = t.session.view(None)
    assert view.matchups[-1].id == "the-chaos-cup" and view.matchups[-1].tournament and view.headline == ""
    assert "commit:human-lineman@the-chaos-cup:manager-1" in t.offered


@pytest.mark.rule("MNT-5")
def test_a_headlines_immediate_text_resolves_now() -> None:
    t = maintain(decks=spike("endurance-training"))
    assert [event.count for event in t.told(CardsDrawn)] == [5, 5, 5, 2, 2, 2]
    assert [len(t.cards(number, "hand")) for number in (1, 2, 3)] == [8, 8, 8]
    assert t.order(CardsDrawn, SpikeRevealed, HighlightRevealed)[3] == "SpikeRevealed"
    more = maintain(decks=spike("more-sales-more-matches"))
    assert len(more.session.view(None).matchups) == 4


@pytest.mark.rule("MNT-5")
def test_a_headlines_text_lasts_to_the_end_of_the_round() -> None:
    t = maintain(
        teams=(GRUDGEBEARERS, GOUGED_EYE, AVENGERS),
        managers={1: {"hand": ("troll-slayer",) + ("dwarf-longbeard",) * 4 + ("dwarf-runner",)}},
        decks=spike("referee-contract-dispute"),
    )
    assert t.session.view(None).headline == "referee-contract-dispute" and len(t.session.view(None).matchups) == 3
    t.play(next(one for one in t.offered if one.startswith("commit:troll-slayer@")))
    assert len(t.tokens("troll-slayer")) == 2
    t.finish()
    assert t.session.view(None).week == 2 and t.session.view(None).headline != "referee-contract-dispute"


@pytest.mark.rule("MNT-6")
@pytest.mark.parametrize(("teams", "count"), [((REAVERS, GOUGED_EYE, AVENGERS), 3), ((REAVERS, GOUGED_EYE), 4)])
def test_as_many_highlights_as_managers_are_revealed_one_after_the_other(teams: tuple[str, ...], count: int) -> None:
    top = ("bad-snap", "gutter-run", "super-juke", "shank-yank", "fumblerooski")
    t = maintain(teams=teams, decks={"highlight": top, "spike": ("the-chaos-cup",)})
    assert [event.matchup for event in t.told(HighlightRevealed)] == list(top[:count])
    assert [one.id for one in t.session.view(None).matchups] == [*top[:count], "the-chaos-cup"]
    assert t.session.game.highlight_deck[0].id == top[count]


@pytest.mark.rule("MNT-6")
def test_with_too_few_cards_left_as_many_as_there_are() -> None:
    t = maintain(decks={"highlight": ("bad-snap", "gutter-run"), "spike": ("the-chaos-cup",), "short": ("highlight",)})
    assert [one.id for one in t.session.view(None).matchups] == ["bad-snap", "gutter-run", "the-chaos-cup"]


@pytest.mark.rule("MNT-7")
def test_a_ball_lies_at_midfield_of_every_matchup() -> None:
    t = maintain(decks=spike("the-chaos-cup"))
    assert [one.ball for one in t.session.view(None).matchups] == ["", "", "", ""]


@pytest.mark.rule("MNT-1", "MNT-2", "MNT-4", "MNT-5", "MNT-6")
def test_the_order_of_the_phase() -> None:
    spent = {"card": "cheating-coach", "exhausted": True}
    t = maintain(managers={1: {"upgrades": (spent,)}}, coin=2, decks=spike("the-chaos-cup"))
    order = t.order(WeekStarted, UpgradesRefreshed, CardsDrawn, SpikeRevealed, HighlightRevealed, TurnStarted)
    assert order == [
        "WeekStarted",
        "UpgradesRefreshed",
        *["CardsDrawn"] * 3,
        "SpikeRevealed",
        *["HighlightRevealed"] * 3,
        "TurnStarted",
    ]
    assert [event.manager for event in t.told(CardsDrawn)] == [1, 2, 0] and t.asked == 2
