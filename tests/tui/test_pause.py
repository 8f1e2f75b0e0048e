"""Time out at the table."""

from __future__ import annotations

import pytest

from bbtm_tui.journal.places import bundles_folder
from bbtm_tui.tui.screens import table
from bbtm_tui.tui.screens.ceremony import CeremonyScreen
from bbtm_tui.tui.screens.choice import ChoiceScreen
from bbtm_tui.tui.screens.curtain import Curtain
from bbtm_tui.tui.screens.table import TableScreen
from tests.tui.conftest import Real, Scripted
from tests.tui.screen import click_text, text_of
from tests.tui.tabletop import commit_decision, full_view, target_decision


async def test_going_back_needs_everybody(scripted: Scripted) -> None:
    script = [target_decision(), target_decision(), commit_decision(full_view(0))]
    app, season = scripted(script, people=(0, 1))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("q")
        await pilot.pause()
        await pilot.press("2")
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        assert "Ann: do you agree" in text_of(app)
        await pilot.press("2")
        await pilot.pause()
        assert "Bob [b]: do you agree" in text_of(app)
        await pilot.press("2")
        await pilot.pause()
        assert season.answers == [] and season.agreed == [0, 1]
        assert isinstance(app.screen, TableScreen)


async def test_after_all_agreed_at_the_screen_the_hand_is_covered(scripted: Scripted) -> None:
    app, season = scripted([commit_decision(full_view(0)), commit_decision(full_view(0))], people=(0, 1))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for key in ("enter", "p", "q", "2", "1", "2", "2"):
            await pilot.press(key)
            await pilot.pause()
        assert season.answers == []
        assert isinstance(app.screen, Curtain) and "Catcher" not in text_of(app)


async def test_one_no_is_enough_to_play_on(scripted: Scripted) -> None:
    app, season = scripted([target_decision(), target_decision()], people=(0, 1))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for key in ("1", "q", "2", "1", "1"):
            await pilot.press(key)
            await pilot.pause()
        assert season.answers == ["tackle:orc-blitzer"]
        assert isinstance(app.screen, TableScreen)


async def test_time_out_by_mouse(scripted: Scripted) -> None:
    app, _season = scripted([target_decision()])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await click_text(pilot, app, "time out")
        assert isinstance(app.screen, ChoiceScreen)
        await click_text(pilot, app, "Play on")
        assert isinstance(app.screen, TableScreen)


async def test_a_report_is_packed(real: Real) -> None:
    app, _keeper = real(2, ("person", "random"))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        for key in ("q", "5"):
            await pilot.press(key)
            await pilot.pause()
        assert len(list(bundles_folder().glob("*.zip"))) == 1


async def test_the_piles_that_are_open_to_all_can_be_looked_through(scripted: Scripted) -> None:
    app, _season = scripted([commit_decision(full_view(0))])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("q")
        await pilot.pause()
        await click_text(pilot, app, "Piles")
        assert "Cheating tokens in the pool: 22." in text_of(app)
        await pilot.press("down", "down")
        await pilot.pause()
        assert "Discard pile: Human Lineman." in text_of(app)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


async def test_what_an_answer_makes_final_is_said_beforehand(scripted: Scripted) -> None:
    app, _season = scripted([commit_decision(full_view(0))])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("left")
        await pilot.pause()
        assert "cannot be taken back" in text_of(app)


async def test_what_the_season_notes_is_shown_until_it_was_read(
    scripted: Scripted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "GRACE", 0.0)
    app, season = scripted([target_decision()])
    season.notes.append("The last line was torn.")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "The last line was torn." in text_of(app) and "Enter goes on" in text_of(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "The last line was torn." not in text_of(app)
        season.notes.append("The hall of fame cannot be used.")
        await pilot.press("1")
        await pilot.pause()
        assert "The hall of fame cannot be used." in text_of(app)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, CeremonyScreen)


async def test_the_terminal_may_be_resized_with_a_dialog_open(scripted: Scripted) -> None:
    app, season = scripted([target_decision()])
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("q")
        await pilot.pause()
        for size in ((60, 20), (80, 24), (200, 60)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert "Play on" in text_of(app)
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        assert season.answers == ["tackle:orc-blitzer"]
