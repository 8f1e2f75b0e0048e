"""The curtain between two people's hands."""

from __future__ import annotations

from bbtm_tui.engine.decisions import Decision, Option
from bbtm_tui.tui.screens.curtain import Curtain
from tests.tui.conftest import Scripted
from tests.tui.screen import text_of
from tests.tui.tabletop import commit_decision, full_view


def other_commit() -> Decision:
    return Decision(1, "commit", [Option("pass", "pass")], uses_hand=True)


async def test_the_curtain_names_who_is_next_and_hides_all_else(scripted: Scripted) -> None:
    app, _season = scripted([commit_decision(full_view(0)), other_commit()], people=(0, 1))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "Ann" in text_of(app) and "Catcher" not in text_of(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "Catcher" in text_of(app)
        await pilot.press("p")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "Bob [b]" in text_of(app) and "Catcher" not in text_of(app)


async def test_only_its_own_keys_lift_the_curtain(scripted: Scripted) -> None:
    app, season = scripted([commit_decision(full_view(0))], people=(0, 1))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("1", "p", "a", "escape")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert season.answers == []


async def test_no_curtain_for_the_same_person_again(scripted: Scripted) -> None:
    app, _season = scripted([commit_decision(full_view(0)), commit_decision(full_view(0))], people=(0, 1))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("enter", "p")
        await pilot.pause()
        assert not isinstance(app.screen, Curtain)


async def test_no_curtain_for_one_person_against_computers(scripted: Scripted) -> None:
    app, _season = scripted([commit_decision(full_view(0))], people=(0,))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert not isinstance(app.screen, Curtain)
