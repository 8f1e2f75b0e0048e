"""The end of the season (END)."""

from __future__ import annotations

from typing import Any

import pytest

from bbtm_tui.engine.decisions import IllegalAnswer
from bbtm_tui.engine.events import (
    CoinMoved,
    FansGained,
    ManagersSuspended,
    MatchupCleared,
    SeasonEnded,
    StarTaken,
    UpgradeDiscarded,
    WeekStarted,
)
from tests.table import AVENGERS, FALL, GOUGED_EYE, GRUDGEBEARERS, REAVERS, SCRAMBLERS, Table, at, cup, table

TEAMS = (REAVERS, GOUGED_EYE, GRUDGEBEARERS, SCRAMBLERS)


def end(fans: tuple[int, ...], improvements: tuple[int, ...] = (0, 0, 0, 0), **rest: Any) -> Table:
    """The season ends with these fans and improvements."""
    managers = {
        number: {"fans": mine, "improvements": gained, **rest.pop(f"manager_{number}", {})}
        for number, (mine, gained) in enumerate(zip(fans, improvements, strict=False), 1)
    }
    return table(phase="end", teams=TEAMS[: len(fans)], managers=managers, **rest)


def ended(t: Table) -> SeasonEnded:
    """How it ended."""
    (event,) = t.told(SeasonEnded)
    assert t.session.decision is None and t.asked is None
    return event


@pytest.mark.rule("END-1")
def test_the_season_ends_after_the_week_with_the_blood_bowl() -> None:
    t = table(
        phase="scoreboard",
        managers={2: {"upgrades": ("team-merchandise-booths",)}},
        tournament=cup("the-blood-bowl", ["human-blitzer"], ["orc-thrower"], ["dwarf-longbeard"]),
    )
    assert t.order(MatchupCleared, CoinMoved, FansGained, SeasonEnded)[-4:] == [
        "MatchupCleared",
        "CoinMoved",
        "FansGained",
        "SeasonEnded",
    ]
    assert t.told(WeekStarted) == [] and ended(t).fans == (7, 8, 2) and ended(t).winner == 1


@pytest.mark.rule("END-1")
def test_no_answer_is_legal_after_the_end() -> None:
    t = end((3, 2))
    assert t.refused("pass") == "END-1" and t.session.view(0).phase == "over"
    with pytest.raises(IllegalAnswer):
        t.session.answer("pass")


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("coin", [1, 2])
def test_end_of_game_abilities_go_in_turn_order_before_the_ranking(coin: int) -> None:
    booths, coach = {"upgrades": ("team-merchandise-booths",)}, {"upgrades": ("passing-coach", "cheating-coach")}
    t = end((5, 8), coin=coin, manager_1=booths, manager_2=coach)
    gained = [(event.manager + 1, event.amount) for event in t.told(FansGained)]
    first = t.session.view(None).coin + 1
    assert gained == ([(1, 4), (2, 1), (2, 1)] if first == 1 else [(2, 1), (2, 1), (1, 4)])
    assert ended(t).fans == (9, 10) and ended(t).winner == 1 and ended(t).reason == "fans"


@pytest.mark.rule("END-1", "MCH-8")
def test_an_exhausted_card_still_counts_at_the_end() -> None:
    t = end((5, 5), manager_1={"upgrades": ({"card": "passing-coach", "exhausted": True},)})
    assert ended(t).fans == (6, 5)


@pytest.mark.rule("END-1")
def test_most_fans_is_manager_of_the_year_whatever_the_improvements() -> None:
    event = ended(end((3, 9, 8, 1), (9, 0, 5, 7)))
    assert (event.winner, event.ranking, event.reason) == (1, (1, 2, 0, 3), "fans")


@pytest.mark.rule("END-2")
def test_a_tie_on_fans_goes_to_most_improvements() -> None:
    event = ended(end((9, 9, 2), (1, 2, 8)))
    assert (event.winner, event.ranking, event.reason) == (1, (1, 0, 2), "improvements")


@pytest.mark.rule("END-2")
def test_upgrades_in_play_are_improvements() -> None:
    event = ended(end((9, 9), (1, 0), manager_2={"upgrades": ("hired-wizard", "team-apothecary")}))
    assert event.improvements == (1, 2) and event.winner == 1


@pytest.mark.rule("END-2")
def test_improvements_discarded_since_still_count() -> None:
    t = table(
        hands=[["human-lineman", "human-lineman"]],
        managers={1: {"upgrades": ("hired-wizard",)}},
        reel=[at("bad-snap", [], ["orc-lineman"])],
        dice=(FALL,),
    )
    t.play("commit:human-lineman@bad-snap:left", "use:hired-wizard")
    assert [event.card for event in t.told(UpgradeDiscarded)] == ["hired-wizard"] and t.upgrades(1) == {}
    assert t.session.view(None).managers[0].improvements == 1


@pytest.mark.rule("END-2")
def test_stars_of_salary_cap_raised_count() -> None:
    t = table(phase="maintenance", decks={"spike": ("salary-cap-raised",)})
    assert [event.manager for event in t.told(StarTaken)] == [0, 1, 2]
    assert [one.improvements for one in t.session.view(None).managers] == [1, 1, 1]


@pytest.mark.rule("END-2")
def test_revealed_stars_and_upgrades_count_once_each() -> None:
    t = table(
        phase="improvements",
        teams=(AVENGERS, GOUGED_EYE, GRUDGEBEARERS),
        managers={1: {"pile": ("slab", "passing-coach", "orions-cleats")}},
    )
    assert t.session.view(None).managers[0].improvements == 3


@pytest.mark.rule("END-3")
def test_those_tied_on_both_are_suspended_and_lose_all_fans() -> None:
    t = end((9, 9, 4), (2, 2, 0))
    event = ended(t)
    assert [one.managers for one in t.told(ManagersSuspended)] == [(0, 1)]
    assert (event.winner, event.fans, event.reason) == (2, (0, 0, 4), "suspension")
    assert event.ranking[0] == 2


@pytest.mark.rule("END-3")
def test_one_tied_on_fans_but_with_fewer_improvements_is_not_suspended() -> None:
    t = end((9, 9, 9, 4), (2, 2, 1, 5))
    assert [one.managers for one in t.told(ManagersSuspended)] == [(0, 1)]
    assert (ended(t).winner, ended(t).fans) == (2, (0, 0, 9, 4))


@pytest.mark.rule("END-3")
def test_among_the_others_ties_are_broken_alike() -> None:
    t = end((9, 9, 4, 4), (2, 2, 0, 1))
    assert (ended(t).winner, ended(t).fans) == (3, (0, 0, 4, 4))


@pytest.mark.rule("END-4", "END-3")
@pytest.mark.parametrize(
    ("fans", "improvements"), [((9, 9), (1, 1)), ((9, 9, 4, 4), (2, 2, 1, 1)), ((0, 0, 0), (0, 0, 0))]
)
def test_when_all_are_tied_to_the_end_nobody_wins(fans: tuple[int, ...], improvements: tuple[int, ...]) -> None:
    event = ended(end(fans, improvements))
    assert (event.winner, event.reason, set(event.fans)) == (None, "nobody", {0})
