"""Real seasons at the table."""

from __future__ import annotations

from random import Random

from bbtm_tui.journal.places import seasons_folder
from bbtm_tui.managers.random import RandomManager
from bbtm_tui.tui.screens.ceremony import CeremonyScreen
from bbtm_tui.tui.screens.curtain import Curtain
from bbtm_tui.tui.screens.replay import ReplayScreen
from bbtm_tui.tui.screens.table import TableScreen
from bbtm_tui.tui.seasons import table_of
from tests.tui.conftest import Real
from tests.tui.screen import click_text, key_of, question_of, text_of


async def test_a_whole_season_of_two_people_by_keyboard(real: Real) -> None:
    app, keeper = real(5, ("person", "person"))
    chance = Random(5)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        while not isinstance(app.screen, CeremonyScreen):
            if isinstance(app.screen, Curtain):
                await pilot.press("enter")
                continue
            question = question_of(app)
            await pilot.press(key_of(chance.choice([choice for choice in question.choices if choice.legal])))
        await pilot.pause()
        assert keeper.decision is None
        assert "Manager of the Year" in text_of(app) and "Fans by week" in text_of(app)
        await pilot.press("enter")
        await pilot.pause()
    assert app.return_code == 0


async def test_a_week_of_two_people_by_mouse(real: Real) -> None:
    app, keeper = real(8, ("person", "person"))
    chance = Random(8)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        while keeper.view(None).week == 1:
            if isinstance(app.screen, Curtain):
                await click_text(pilot, app, "[Enter]")
                continue
            assert isinstance(app.screen, TableScreen)
            question = question_of(app)
            choice = chance.choice([choice for choice in question.choices if choice.legal])
            await click_text(pilot, app, f"[{key_of(choice)}]")
        assert keeper.view(None).week == 2


async def test_the_log_is_there_again_after_a_resume(real: Real) -> None:
    app, keeper = real(5, ("person", "random"))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("1", "1")
        await pilot.pause()
        await pilot.press("q")
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
    from bbtm_tui.tui.app import TableApp
    from bbtm_tui.tui.seasons import go_on
    from tests.tui.conftest import QUIET

    again = TableApp(go_on(keeper.path, keeper.cards), QUIET)
    async with again.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert "Ann" in text_of(again).split("play by play")[1]


async def test_after_the_ceremony_the_season_is_looked_at_or_played_again(real: Real) -> None:
    app, keeper = real(5, ("person", "person"))
    managers = [RandomManager(5, seat) for seat in range(2)]
    while (decision := keeper.decision) is not None:
        option = managers[decision.manager].choose(decision, lambda: keeper.view(None), keeper.number)
        keeper.answer(option)
    app.table = table_of(keeper)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, CeremonyScreen)
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, CeremonyScreen)
        await pilot.press("n")
        await pilot.pause()
        await pilot.pause()
        table = next(screen for screen in app.screen_stack[1:] if isinstance(screen, TableScreen))
        assert table.shown is not None and table.shown.view.week == 1
        assert len(list(seasons_folder().glob("*.jsonl"))) == 1
