"""Setting up a season (SET)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bbtm_tui.engine.agreement import Seat, Setup
from bbtm_tui.engine.decisions import SetupError
from bbtm_tui.engine.events import (
    CardsOffered,
    HighlightReturned,
    ImprovementsRevealed,
    SeasonStarted,
    SpikeRevealed,
    TeamUpgradeDealt,
    WeekStarted,
)
from bbtm_tui.engine.session import Session
from tests.table import (
    ALL_STARS,
    AVENGERS,
    GOUGED_EYE,
    GRUDGEBEARERS,
    LINEMEN,
    REAVERS,
    SCRAMBLERS,
    Table,
    rulebook,
)

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
OWA, CWC = (REAVERS, AVENGERS, GRUDGEBEARERS), (GOUGED_EYE, ALL_STARS, SCRAMBLERS)


def season(count: int = 3, *teams: str | None, seed: int = 1, **options: Any) -> Table:
    """A season at its first question."""
    named = [*teams, *[None] * count][:count]
    seats = tuple(Seat(name, team) for name, team in zip(NAMES, named, strict=False))
    return Table(Session(rulebook(), Setup(seats, seed, **options)))


def play_to_the_end(t: Table) -> list[Any]:
    """All events of the season, each question answered with its last option."""
    told = list(t.session.start_events)
    while t.session.decision is not None:
        told += t.session.answer(t.offered[-1])
    return told


def refused(*seats: Seat, **options: Any) -> str:
    """The clause by which this setup is refused."""
    with pytest.raises(SetupError) as error:
        Session(rulebook(), Setup(seats, 1, **options))
    assert error.value.refusal.reason
    return error.value.refusal.clause


@pytest.mark.rule("SET-1")
def test_two_to_four_managers() -> None:
    for count in (2, 3, 4):
        assert len(season(count).session.view(None).managers) == count
    assert refused(Seat("Ada")) == "SET-1"
    assert refused() == "SET-1"
    assert refused(*[Seat(name) for name in NAMES]) == "SET-1"


@pytest.mark.rule("SET-1")
def test_names_are_there_apart_and_printable() -> None:
    assert refused(Seat("Ada"), Seat(" ada ")) == "SET-1"
    assert refused(Seat("Ada"), Seat("")) == "SET-1"
    assert refused(Seat("Ada"), Seat("  ")) == "SET-1"
    assert refused(Seat("Ada"), Seat("Be\nn")) == "SET-1"


@pytest.mark.rule("SET-1")
def test_the_highlight_deck_holds_all_thirty_two_shuffled() -> None:
    first, second = season(seed=1).session.game, season(seed=2).session.game
    orders = []
    for game in (first, second):
        cards = [matchup.card.id for matchup in game.reel] + [card.id for card in game.highlight_deck]
        assert len(cards) == len(set(cards)) == 32
        orders.append(cards)
    assert orders[0] != orders[1]


@pytest.mark.rule("SET-2")
def test_teams_are_agreed_or_drawn_and_never_the_same_twice() -> None:
    agreed = season(2, SCRAMBLERS, REAVERS)
    assert [one.team for one in agreed.session.view(None).managers] == [SCRAMBLERS, REAVERS]
    drawn = set()
    for seed in range(30):
        teams = [one.team for one in season(4, REAVERS, seed=seed).session.view(None).managers]
        assert teams[0] == REAVERS and len(set(teams)) == 4
        drawn |= set(teams[1:])
    assert drawn == {*OWA, *CWC} - {REAVERS}


@pytest.mark.rule("SET-2")
def test_a_team_taken_twice_or_unknown_is_refused() -> None:
    assert refused(Seat("Ada", REAVERS), Seat("Ben", REAVERS)) == "SET-2"
    assert refused(Seat("Ada", "the-nobodies"), Seat("Ben")) == "SET-2"


@pytest.mark.rule("SET-3")
def test_each_starts_with_no_fans_twelve_players_and_five_team_upgrades() -> None:
    t = season(4)
    for number, manager in enumerate(t.session.game.managers, 1):
        mine = Counter(t.cards(number, "hand") + t.cards(number, "deck"))
        assert t.fans(number) == 0 and mine.total() == 12
        assert mine == Counter(card.id for card in rulebook().starting_players[manager.team])
        upgrades = set(t.cards(number, "upgrade_deck"))
        assert upgrades == {card.id for card in rulebook().team_upgrades[manager.team]} and len(upgrades) == 5
        assert t.cards(number, "discard") == t.cards(number, "pile") == [] and t.upgrades(number) == {}


@pytest.mark.rule("SET-3")
def test_team_decks_and_team_upgrades_are_shuffled() -> None:
    deals = {
        (tuple(t.cards(1, "hand") + t.cards(1, "deck")), tuple(t.cards(1, "upgrade_deck")))
        for t in (season(2, REAVERS, GOUGED_EYE, seed=seed) for seed in range(5))
    }
    assert len({deck for deck, _ in deals}) == 5 and len({upgrades for _, upgrades in deals}) > 2


@pytest.mark.rule("SET-3")
def test_teams_nobody_manages_are_out_of_the_game() -> None:
    t = season(2, REAVERS, GOUGED_EYE)
    unused = {card.id for card in t.session.game.unused}
    assert unused >= {LINEMEN[team] for team in LINEMEN if team not in (REAVERS, GOUGED_EYE)}
    assert not unused & {LINEMEN[REAVERS], LINEMEN[GOUGED_EYE]}


@pytest.mark.rule("SET-4")
def test_two_star_decks_of_twenty_five_by_union() -> None:
    game = season(2).session.game
    assert {union: len(deck) for union, deck in game.star_decks.items()} == {"OWA": 25, "CWC": 25}
    other = season(2, seed=2).session.game
    for union, deck in game.star_decks.items():
        assert Counter(deck) == Counter(other.star_decks[union]) and deck != other.star_decks[union]


@pytest.mark.rule("SET-4")
def test_a_manager_drafts_from_the_own_union_only() -> None:
    stars = {union: {card.id for card in deck} for union, deck in rulebook().stars.items()}
    for team in (*OWA, *CWC):
        other = next(one for one in (*OWA, *CWC) if one != team)
        third = next(one for one in (*OWA, *CWC) if one not in (team, other))
        t = season(3, team, other, third, length="abbreviated", coin=0)
        assert t.session.decision is not None and t.kind == "keep-first"
        assert set(t.session.decision.cards) <= stars["OWA" if team in OWA else "CWC"]


@pytest.mark.rule("SET-5")
def test_all_staff_upgrades_or_without_seven_under_the_salary_cap() -> None:
    whole = Counter(card.id for card in season(2).session.game.staff_deck)
    capped = Counter(card.id for card in season(2, salary_cap=True).session.game.staff_deck)
    assert whole.total() == 28
    assert whole - capped == {
        "hall-of-famers": 1,
        "fan-club-enrollment": 1,
        "well-get-em-next-season": 1,
        "staffing-office": 2,
        "talent-scout": 2,
    }


def spike_cards(t: Table) -> list[str]:
    """The Spike! cards of the whole season, in order."""
    game = t.session.game
    revealed = [event.card for event in t.session.start_events if isinstance(event, SpikeRevealed)]
    return revealed + [card.id for card in game.spike_deck]


def kinds(cards: list[str]) -> tuple[int, int]:
    """(tournaments, headlines) among these cards."""
    found = Counter(rulebook().by_id[card].kind for card in cards)
    return found["tournament"], found["headline"]


@pytest.mark.rule("SET-6")
@pytest.mark.parametrize("count", [3, 4])
def test_three_or_four_managers_play_two_tournaments_two_headlines_and_the_blood_bowl(count: int) -> None:
    seen, firsts = set(), set()
    for seed in range(30):
        t = season(count, seed=seed)
        cards = spike_cards(t)
        assert kinds(cards) == (3, 2) and cards[-1] == "the-blood-bowl" and len(set(cards)) == 5
        assert t.session.view(None).weeks == 5
        seen |= set(cards)
        firsts.add(kinds(cards[:1]))
    assert len(seen) == 14 and firsts == {(1, 0), (0, 1)}, "any of the others may come, shuffled together"


@pytest.mark.rule("SET-7", "TWO-1")
def test_two_managers_play_all_four_tournaments_and_no_headline() -> None:
    orders = set()
    for seed in range(20):
        t = season(2, seed=seed)
        cards = spike_cards(t)
        assert kinds(cards) == (4, 0) and cards[-1] == "the-blood-bowl" and t.session.view(None).weeks == 4
        orders.add(tuple(cards))
    assert len(orders) > 3


@pytest.mark.rule("SET-8")
def test_thirty_tokens_in_the_pool() -> None:
    pool = Counter((token.ejects, token.power, token.fans) for token in season(2).session.game.pool)
    assert pool == {
        (True, 0, 0): 6,
        (False, 0, 0): 4,
        (False, 1, 0): 9,
        (False, 2, 0): 4,
        (False, 3, 0): 2,
        (False, 0, 1): 4,
        (False, 0, 2): 1,
    }


@pytest.mark.rule("SET-9")
def test_the_coin_is_taken_or_drawn() -> None:
    for coin in range(3):
        t = season(3, coin=coin)
        assert t.session.view(None).coin == coin and t.asked == coin + 1
        assert [e.coin for e in t.told(SeasonStarted)] == [coin]
    assert {season(3, seed=seed).session.view(None).coin for seed in range(30)} == {0, 1, 2}
    assert refused(Seat("Ada"), Seat("Ben"), coin=2) == "SET-9"
    assert refused(Seat("Ada"), Seat("Ben"), coin=-1) == "SET-9"


@pytest.mark.rule("SET-10")
def test_an_abbreviated_season_has_one_tournament_and_two_headlines_before_the_blood_bowl() -> None:
    for seed in range(10):
        t = season(3, length="abbreviated", seed=seed)
        assert kinds(spike_cards(t)) == (2, 2) and spike_cards(t)[-1] == "the-blood-bowl"
        assert t.session.view(None).weeks == 4


@pytest.mark.rule("SET-10")
def test_an_abbreviated_season_begins_with_a_draft_in_turn_order() -> None:
    t = season(3, REAVERS, GOUGED_EYE, AVENGERS, length="abbreviated", coin=1)
    bottoms: dict[int, list[str]] = {}
    for number in (2, 3, 1):
        assert t.session.view(None).phase == "setup" and (t.asked, t.kind) == (number, "keep-first")
        assert t.session.decision is not None and len(t.session.decision.cards) == 4
        drawn = Counter(t.session.decision.cards)
        t.play(t.offered[0])
        assert (t.asked, t.kind) == (number, "keep") and len(t.session.decision.cards) == 3
        t.play(t.offered[0])
        assert (t.asked, t.kind) == (number, "bottom") and len(t.session.decision.cards) == 2
        bottoms[number] = list(t.session.decision.cards)
        assert drawn.total() == 4 and Counter(t.cards(number, "pile")) + Counter(bottoms[number]) == drawn
        t.play(t.offered[0])
        assert [event.manager + 1 for event in t.told(TeamUpgradeDealt)] == [number]
        assert (t.asked, t.kind) == (number, "keep") and len(t.session.decision.cards) == 3
        assert {rulebook().by_id[one].kind for one in t.session.decision.cards} == {"staff-upgrade"}
        t.play(t.offered[0])
        assert (t.asked, t.kind) == (number, "bottom")
        t.play(t.offered[0])
    union = [card.id for card in t.session.game.star_decks["CWC"]][-2:]
    assert sorted(union) == sorted(bottoms[2]), "the rest lies at the bottom"


@pytest.mark.rule("SET-10", "IMP-1")
def test_after_the_draft_all_piles_are_revealed_before_week_one() -> None:
    t = season(3, REAVERS, GOUGED_EYE, AVENGERS, length="abbreviated", coin=1)
    told = list(t.session.start_events)
    while t.session.view(None).phase != "matchup":
        told += t.session.answer(t.offered[0])
    order = [e.manager for e in told if isinstance(e, ImprovementsRevealed)]
    assert order == [1, 2, 0]
    names = [type(event).__name__ for event in told if isinstance(event, ImprovementsRevealed | WeekStarted)]
    assert names == ["ImprovementsRevealed"] * 3 + ["WeekStarted"]
    for number in (1, 2, 3):
        kept = [rulebook().by_id[card].kind for card in t.upgrades(number)]
        assert sorted(kept) == ["staff-upgrade", "team-upgrade"]
        stars = [card for place in ("hand", "deck") for card in t.cards(number, place) if rulebook().by_id[card].star]
        assert len(stars) == 2 and len(t.cards(number, "hand")) == 6
    assert t.session.view(None).coin == 1, "the coin stays for week 1"
    offered = [(e.deck, e.count) for e in told if isinstance(e, CardsOffered) and e.manager == 0]
    assert offered == [("star-player", 4), ("staff-upgrade", 3)]


@pytest.mark.rule("SET-11")
def test_an_extended_season_has_two_tournaments_and_three_headlines_before_the_blood_bowl() -> None:
    for seed in range(10):
        t = season(4, length="extended", seed=seed)
        assert kinds(spike_cards(t)) == (3, 3) and spike_cards(t)[-1] == "the-blood-bowl"
        assert t.session.view(None).weeks == 6


@pytest.mark.rule("SET-12")
@pytest.mark.parametrize("count", [3, 4])
@pytest.mark.parametrize("limits", [True, False])
def test_scheduling_limits_reveal_one_highlight_fewer_beside_a_tournament(count: int, limits: bool) -> None:
    weeks = set()
    for seed in range(20):
        view = season(count, seed=seed, scheduling_limits=limits).session.view(None)
        highlights = sum(not matchup.tournament for matchup in view.matchups)
        if view.headline != "more-sales-more-matches":
            assert highlights == (count - 1 if limits and not view.headline else count)
            weeks.add(bool(view.headline))
    assert weeks == {True, False}


@pytest.mark.rule("SET-12", "TWO-2")
def test_scheduling_limits_for_two_keep_the_first_of_two_highlights_that_gets_a_player() -> None:
    t = season(2, scheduling_limits=True, coin=0)
    first, second = [one.id for one in t.session.view(None).matchups if not one.tournament]
    t.play(next(one for one in t.offered if f"@{second}:" in one))
    assert [event.matchup for event in t.told(HighlightReturned)] == [first]
    assert [one.id for one in t.session.view(None).matchups if not one.tournament] == [second]


@pytest.mark.rule("SET-13")
def test_impossible_mixes_are_refused() -> None:
    two = (Seat("Ada"), Seat("Ben"))
    assert refused(*two, length="abbreviated") == "SET-13"
    assert refused(*two, length="extended") == "SET-13"
    assert refused(*two, Seat("Cleo"), length="endless") == "SET-13"


@pytest.mark.rule("SET-13")
@pytest.mark.parametrize("length", ["regular", "abbreviated", "extended"])
def test_all_other_mixes_are_played(length: str) -> None:
    t = season(3, length=length, scheduling_limits=True, salary_cap=True)
    weeks = [event for event in play_to_the_end(t) if isinstance(event, WeekStarted)]
    assert [event.week for event in weeks] == list(range(1, t.session.view(None).weeks + 1))
