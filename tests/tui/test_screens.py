"""The screens around the table."""

from __future__ import annotations

import pytest

from bbtm_tui.journal.places import seasons_folder
from bbtm_tui.settings import Settings, load_settings
from bbtm_tui.tui.app import TableApp
from bbtm_tui.tui.keys import app_bindings, table_bindings
from bbtm_tui.tui.screens.cards import CardsScreen
from bbtm_tui.tui.screens.menu import MenuScreen
from bbtm_tui.tui.screens.rules import RulesScreen, rooms
from bbtm_tui.tui.screens.settings import SettingsScreen
from bbtm_tui.tui.screens.setup import SetupScreen
from bbtm_tui.tui.screens.table import TableScreen
from tests.tui.conftest import QUIET, Scripted
from tests.tui.screen import click_text, text_of
from tests.tui.tabletop import commit_decision, full_view


@pytest.fixture
def menu() -> TableApp:
    """The program as it starts without a season."""
    return TableApp(None, QUIET)


async def test_from_the_menu_to_the_first_question_in_two_keys(menu: TableApp) -> None:
    async with menu.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(menu.screen, SetupScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(menu.screen, TableScreen)
        assert "commit a player" in text_of(menu) or "Week 1" in text_of(menu)


async def test_a_season_left_is_offered_again(menu: TableApp) -> None:
    async with menu.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("n", "enter")
        await pilot.pause()
        await pilot.press("q")
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(menu.screen, MenuScreen)
        assert "Continue" in text_of(menu)
        await pilot.press("c")
        await pilot.pause()
        assert isinstance(menu.screen, TableScreen)


async def test_setting_up_by_keyboard(menu: TableApp) -> None:
    async with menu.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("n")
        await pilot.press("down", "right", "right")
        await pilot.press("down", *["backspace"] * 3, *"Zoe [z]", "tab", "right", "tab", "right")
        await pilot.pause()
        screen = menu.screen
        assert isinstance(screen, SetupScreen)
        setup = screen.setup()
        assert len(setup.seats) == 4
        assert setup.seats[0].name == "Zoe [z]"
        assert setup.seats[0].team is not None
        assert screen.values["plays-0"] == "keen"


async def test_an_impossible_setup_is_refused_with_the_reason(menu: TableApp) -> None:
    async with menu.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("n")
        screen = menu.screen
        assert isinstance(screen, SetupScreen)
        screen.values["length"] = "extended"
        await pilot.press("enter")
        await pilot.pause()
        assert menu.screen is screen
        assert "3 or 4 managers" in text_of(menu)


async def test_the_menu_by_mouse(menu: TableApp) -> None:
    async with menu.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await click_text(pilot, menu, "Cards")
        assert isinstance(menu.screen, CardsScreen)
        await click_text(pilot, menu, "Esc")
        await click_text(pilot, menu, "Settings")
        assert isinstance(menu.screen, SettingsScreen)


async def test_cards_are_found_by_word_and_by_kind(menu: TableApp) -> None:
    async with menu.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("k", *"juggernaut")
        await pilot.pause()
        assert "Ogre" in text_of(menu) and "Mighty Zug" in text_of(menu)
        assert "Bad Snap" not in text_of(menu)
        await pilot.press("escape", "tab")
        await pilot.pause()
        assert "Avengers" in text_of(menu)


async def test_the_rules_open_at_the_one_in_force(scripted: Scripted) -> None:
    app, _season = scripted([commit_decision(full_view(0))])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, RulesScreen)
        assert "MCH-2" in text_of(app)
        await pilot.press(*"stand firm")
        await pilot.pause()
        assert "NAM-12" in text_of(app)
        await pilot.press("escape", "escape")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


async def test_the_keys_here_fit_on_one_page_of_the_smallest_size(scripted: Scripted) -> None:
    app, _season = scripted([commit_decision(full_view(0))])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("question_mark", "question_mark")
        await pilot.pause()
        shown = text_of(app)
        for binding in (*table_bindings(), *app_bindings()):
            assert binding.tooltip in shown, binding.tooltip
        assert "reads on" not in shown


async def test_the_keys_of_every_place_are_listed(menu: TableApp) -> None:
    async with menu.run_test(size=(120, 60)) as pilot:
        await pilot.pause()
        await pilot.press("question_mark")
        await pilot.pause()
        assert "Set up a new season." in text_of(menu)
        await pilot.press("end")
        await pilot.pause()
        assert all(name in text_of(menu) for room, name in rooms().items() if room != "menu")


async def test_settings_are_kept_at_once(menu: TableApp) -> None:
    async with menu.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("s", "down", "down", "right")
        await pilot.pause()
        assert menu.theme == "light"
        assert load_settings()[0].theme == "light"


async def test_a_key_is_changed_and_a_clash_refused(menu: TableApp) -> None:
    async with menu.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("s", *["down"] * 5, "enter", "enter", "q")
        await pilot.pause()
        assert "already the key" in text_of(menu)
        await pilot.press("enter", "f9")
        await pilot.pause()
        assert menu.settings.keys == {"app.hide": "f9"}


async def test_the_smallest_size_is_asked_for_on_any_screen() -> None:
    app = TableApp(None, Settings())
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        assert "80x24" in text_of(app)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "New season" in text_of(app)


async def test_enter_twice_begins_one_season(menu: TableApp) -> None:
    async with menu.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("n", "enter", "enter", "enter")
        await pilot.pause()
        assert isinstance(menu.screen, TableScreen)
    assert len(list(seasons_folder().glob("*.jsonl"))) == 1
