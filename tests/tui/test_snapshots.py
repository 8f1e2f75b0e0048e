"""Pictures of every screen, reviewed as a difference: ``--snapshot-update`` takes them anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.engine import events as told
from bbtm_tui.settings import Settings
from bbtm_tui.tui.app import TableApp
from bbtm_tui.tui.screens.ceremony import CeremonyScreen
from bbtm_tui.tui.widgets.faces import Faces
from tests.tui.conftest import QUIET, Scripted
from tests.tui.tabletop import commit_decision, full_view, result_decision, target_decision

pytest.importorskip("pytest_textual_snapshot")

SMALL, MEDIUM, LARGE = (80, 24), (120, 40), (200, 60)
Compare = Callable[..., bool]


def pressing(*keys: str) -> Callable[[Pilot[None]], Any]:
    """Presses keys once the screen is there."""

    async def press(pilot: Pilot[None]) -> None:
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
            await pilot.pause()

    return press


@pytest.mark.parametrize("size", [SMALL, MEDIUM, LARGE])
def test_a_commit(snap_compare: Compare, scripted: Scripted, size: tuple[int, int]) -> None:
    app, _season = scripted([commit_decision(full_view(0))])
    assert snap_compare(app, terminal_size=size, run_before=pressing("right"))


@pytest.mark.parametrize("size", [SMALL, MEDIUM])
def test_where_a_card_may_go(snap_compare: Compare, scripted: Scripted, size: tuple[int, int]) -> None:
    app, _season = scripted([commit_decision(full_view(0), illegal=("razzle-dazzle:left",))])
    assert snap_compare(app, terminal_size=size, run_before=pressing("3", "2"))


@pytest.mark.parametrize("size", [SMALL, MEDIUM])
def test_the_odds_of_a_tackle(snap_compare: Compare, scripted: Scripted, size: tuple[int, int]) -> None:
    app, _season = scripted([target_decision()])
    assert snap_compare(app, terminal_size=size, run_before=pressing())


def test_a_result_is_picked_with_the_hand_closed(snap_compare: Compare, scripted: Scripted) -> None:
    app, _season = scripted([result_decision()], people=(0, 1))
    assert snap_compare(app, terminal_size=MEDIUM, run_before=pressing())


@pytest.mark.parametrize("size", [SMALL, MEDIUM])
def test_the_curtain(snap_compare: Compare, scripted: Scripted, size: tuple[int, int]) -> None:
    app, _season = scripted([commit_decision(full_view(0))], people=(0, 1))
    assert snap_compare(app, terminal_size=size, run_before=pressing())


def test_the_managers(snap_compare: Compare, scripted: Scripted) -> None:
    app, _season = scripted([commit_decision(full_view(0))])
    assert snap_compare(app, terminal_size=SMALL, run_before=pressing("tab"))


def test_a_closer_look(snap_compare: Compare, scripted: Scripted) -> None:
    app, _season = scripted([commit_decision(full_view(0))])
    assert snap_compare(app, terminal_size=SMALL, run_before=pressing("z"))


def test_time_out(snap_compare: Compare, scripted: Scripted) -> None:
    app, _season = scripted([commit_decision(full_view(0))])
    assert snap_compare(app, terminal_size=SMALL, run_before=pressing("q"))


def test_too_small(snap_compare: Compare, scripted: Scripted) -> None:
    app, _season = scripted([commit_decision(full_view(0))])
    assert snap_compare(app, terminal_size=(60, 20), run_before=pressing())


def test_by_day(snap_compare: Compare, scripted: Scripted) -> None:
    app, _season = scripted([commit_decision(full_view(0))], settings=Settings(theme="light", pace="instant"))
    assert snap_compare(app, terminal_size=MEDIUM, run_before=pressing("3"))


def test_in_ascii(snap_compare: Compare, scripted: Scripted) -> None:
    app, _season = scripted([commit_decision(full_view(0))], settings=Settings(ascii=True, pace="instant"))
    assert snap_compare(app, terminal_size=SMALL, run_before=pressing("3"))


def test_in_the_terminals_colours(snap_compare: Compare, scripted: Scripted) -> None:
    app, _season = scripted([commit_decision(full_view(0))], settings=Settings(theme="terminal", pace="instant"))
    assert snap_compare(app, terminal_size=SMALL, run_before=pressing("3"))


@pytest.mark.parametrize("size", [SMALL, MEDIUM])
def test_the_scoreboard(snap_compare: Compare, scripted: Scripted, size: tuple[int, int]) -> None:
    app, season = scripted([target_decision(), target_decision()], settings=Settings(pace="step", animation=False))
    thrower, blitzer = "human-thrower", "orc-blitzer"
    season.told = [
        [
            told.MatchupOpened("bad-snap"),
            told.TokensRevealed(blitzer, "bad-snap", ("power-1", "power-2")),
            told.TotalCounted("bad-snap", 0, 5, (("human-lineman", 1), (thrower, 2)), 0, 2, 0),
            told.TotalCounted("bad-snap", 1, 6, ((blitzer, 3), ("orc-lineman", 0)), 3, 0, 0),
            told.MatchupWon("bad-snap", (1,), (0,), "total"),
            told.PayoutCollected(0, "bad-snap", "left", "F2"),
            told.FansGained(0, 2, "payout", 14),
        ]
    ]
    keys = ("1", *["enter"] * 6)
    assert snap_compare(app, terminal_size=size, run_before=pressing(*keys))


@pytest.mark.parametrize("size", [SMALL, MEDIUM])
def test_the_ceremony(snap_compare: Compare, cards: CardSet, size: tuple[int, int]) -> None:
    fans = [(4, 2, 6, 3), (9, 5, 8, 7), (12, 9, 15, 7), (20, 14, 21, 12), (27, 22, 25, 16)]
    events: list[told.Event] = []
    for week, totals in enumerate(fans, start=1):
        events.append(told.WeekStarted(week, 5, 0))
        events += [told.FansGained(seat, 1, "payout", total) for seat, total in enumerate(totals)]
    events.append(told.SeasonEnded(0, (0, 2, 1, 3), fans[-1], (6, 4, 5, 3), "fans"))
    app = TableApp(None, QUIET, first=lambda: CeremonyScreen(full_view(None), events, Faces(cards)))
    app.use_cards(cards)
    assert snap_compare(app, terminal_size=size, run_before=pressing())


@pytest.mark.parametrize("size", [SMALL, MEDIUM])
def test_the_menu(snap_compare: Compare, size: tuple[int, int]) -> None:
    assert snap_compare(TableApp(None, QUIET), terminal_size=size, run_before=pressing())


@pytest.mark.parametrize("keys", [("n",), ("s",), ("k", *"stand firm"), ("question_mark", *"guard")])
def test_around_the_table(snap_compare: Compare, keys: tuple[str, ...]) -> None:
    assert snap_compare(TableApp(None, QUIET), terminal_size=SMALL, run_before=pressing(*keys))
