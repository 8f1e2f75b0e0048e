"""A saved season looked at again at the table."""

from __future__ import annotations

from pathlib import Path

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.engine.agreement import Seat, Setup
from bbtm_tui.journal.keeper import Keeper
from bbtm_tui.journal.replay import Replay
from bbtm_tui.managers.random import RandomManager
from bbtm_tui.tui.app import TableApp
from bbtm_tui.tui.screens.replay import ReplayScreen
from bbtm_tui.tui.widgets.hand import Hand
from tests.tui.conftest import QUIET
from tests.tui.screen import click_text, text_of


def replay_of(cards: CardSet, folder: Path, answers: int = 10_000) -> tuple[TableApp, Replay]:
    """The app with a season of two people, played as far as that."""
    keeper = Keeper.begin(cards, Setup((Seat("Ann"), Seat("Ben")), 3), ("person", "person"), folder)
    managers = [RandomManager(3, seat) for seat in range(2)]
    while (decision := keeper.decision) is not None and keeper.number < answers:
        choose = managers[decision.manager].choose
        keeper.answer(choose(decision, lambda: keeper.view(None), keeper.number))
    keeper.close()
    replay = Replay.open(keeper.path)
    app = TableApp(None, QUIET, first=lambda: ReplayScreen(replay))
    app.use_cards(cards)
    return app, replay


async def test_a_season_is_stepped_through(cards: CardSet, tmp_path: Path) -> None:
    app, replay = replay_of(cards, tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Move 0 of" in text_of(app)
        await pilot.press("right", "right", "right", "left")
        await pilot.pause()
        assert replay.at == 2 and "Move 2 of" in text_of(app)
        await pilot.press("w", "w")
        assert replay.view(None).week == 3
        await pilot.press("m")
        assert replay.at in [at for at, _week, _matchup in replay.matchups()]


async def test_other_eyes_open_once_the_season_is_over(cards: CardSet, tmp_path: Path) -> None:
    app, replay = replay_of(cards, tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("s")
        await pilot.pause()
        held = replay.view(0).managers[0].hand or ()
        assert cards.by_id[held[0]].name.split()[-1] in text_of(app)


async def test_an_unfinished_season_keeps_its_hands_closed(cards: CardSet, tmp_path: Path) -> None:
    app, _replay = replay_of(cards, tmp_path, answers=20)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("s")
        await pilot.pause()
        assert "stay closed" in text_of(app)
        assert isinstance(app.screen, ReplayScreen) and app.screen.seat is None


async def test_its_keys_can_be_clicked(cards: CardSet, tmp_path: Path) -> None:
    app, replay = replay_of(cards, tmp_path, answers=20)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await click_text(pilot, app, "on ", 0)
        assert replay.at == 1


async def test_all_hands_lie_open_once_the_season_is_over(cards: CardSet, tmp_path: Path) -> None:
    app, replay = replay_of(cards, tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for hand in replay.hands():
            assert cards.by_id[hand[0]].name.split()[-1] in text_of(app).split("Move 0")[0]


async def test_no_hand_lies_open_before(cards: CardSet, tmp_path: Path) -> None:
    app, _replay = replay_of(cards, tmp_path, answers=20)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert not app.screen.query_one(Hand).hands
