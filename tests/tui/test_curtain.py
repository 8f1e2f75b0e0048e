"""The curtain between two people's hands."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from bbtm_tui.engine.decisions import Decision, Option
from bbtm_tui.journal.keeper import Keeper
from bbtm_tui.journal.problems import NotSaved
from bbtm_tui.tui.app import TableApp
from bbtm_tui.tui.screens import table
from bbtm_tui.tui.screens.curtain import Curtain
from bbtm_tui.tui.screens.table import TableScreen
from tests.tui.conftest import Real, Scripted
from tests.tui.screen import click_text, key_of, question_of, text_of
from tests.tui.tabletop import ScriptedSeason, commit_decision, full_view, target_decision

FULL = "The season cannot be saved: No space left on device."


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


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys one by one, each heard by what the one before has opened."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def commit_until_the_curtain(pilot: Pilot[None], app: TableApp) -> str:
    """Lift the first curtain and answer until another one falls; who answered."""
    await press(pilot, "enter")
    name = ""
    while not isinstance(app.screen, Curtain):
        question = question_of(app)
        name = question.view.managers[question.decision.manager].name
        await press(pilot, key_of(next(choice for choice in question.choices if choice.legal)))
    return name


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_last_answerer_takes_his_answer_back_while_the_curtain_is_down(
    real: Real, size: tuple[int, int]
) -> None:
    app, keeper = real(3, ("person", "person"))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        name = await commit_until_the_curtain(pilot, app)
        answers, last = keeper.number, keeper.undo_seat()
        assert last is not None
        text = text_of(app)
        assert (
            f"[u]  I am {name}: take my last answer back" in text
            and f"Once it is shown, the last answer of {name} is final." in text
        )
        await press(pilot, "u")
        assert keeper.number == answers - 1
        assert isinstance(app.screen, TableScreen) and question_of(app).decision.manager == last
        assert question_of(app).view.seat == last


async def test_an_answer_is_taken_back_at_the_curtain_by_mouse(real: Real) -> None:
    app, keeper = real(3, ("person", "person"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await commit_until_the_curtain(pilot, app)
        answers = keeper.number
        await click_text(pilot, app, "[u]")
        assert keeper.number == answers - 1 and isinstance(app.screen, TableScreen)


async def test_once_the_curtain_is_lifted_the_answer_is_final(real: Real) -> None:
    app, keeper = real(3, ("person", "person"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await commit_until_the_curtain(pilot, app)
        answers = keeper.number
        await press(pilot, "enter", "u")
        assert keeper.number == answers


async def test_the_first_curtain_offers_nothing_to_take_back(real: Real) -> None:
    app, keeper = real(3, ("person", "person"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "take my last answer back" not in text_of(app) and "final" not in text_of(app)
        await press(pilot, "u")
        assert isinstance(app.screen, Curtain) and keeper.number == 0


async def test_an_open_question_to_another_covers_the_hand(scripted: Scripted) -> None:
    asked = [commit_decision(full_view(0)), Decision(1, "response", [Option("skip", "skip")])]
    app, _season = scripted([*asked, commit_decision(full_view(0))], people=(0, 1))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "enter", "p", "0")
        assert isinstance(app.screen, Curtain) and "Catcher" not in text_of(app)


@pytest.mark.parametrize("method", ["lift_curtain", "undo", "go_back", "answer"])
async def test_a_full_disk_is_told_and_the_table_stays_playable(
    scripted: Scripted, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    def full(*_arguments: object) -> None:
        raise NotSaved(FULL)

    monkeypatch.setattr(table, "GRACE", 0.0)
    app, season = scripted([target_decision(), other_commit()], people=(0, 1))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        with monkeypatch.context() as patched:
            if method != "answer":
                await press(pilot, "1")
            patched.setattr(ScriptedSeason, method, full)
            wanted = {"lift_curtain": ["enter"], "undo": ["u"], "go_back": [], "answer": ["1"]}[method]
            if method == "go_back":
                await press(pilot, "enter", "q", "2", "1", "2", "2")
            await press(pilot, *wanted)
            assert FULL in " ".join(text_of(app).split()) and "Enter goes on" in text_of(app)
            before = list(season.answers)
            await press(pilot, "enter")
        await press(pilot, *({"answer": ["1"], "go_back": ["p"]}.get(method, ["enter", "p"])))
        assert len(season.answers) == len(before) + 1


async def test_a_curtain_that_cannot_be_noted_stays_down(real: Real, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_keeper: Keeper, _seat: int) -> None:
        raise NotSaved(FULL)

    app, keeper = real(3, ("person", "person"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await commit_until_the_curtain(pilot, app)
        with monkeypatch.context() as patched:
            patched.setattr(Keeper, "lift_curtain", full)
            await press(pilot, "enter")
            assert "No space left" in text_of(app)
            assert question_or_none(app) is None
            await press(pilot, "enter")
        assert isinstance(app.screen, Curtain)
        await press(pilot, "u")
        assert isinstance(app.screen, TableScreen) and keeper.number == 0


def question_or_none(app: TableApp) -> object:
    """The question on the table, if there is one."""
    assert isinstance(app.screen, TableScreen)
    return app.screen.question


async def test_who_is_next_himself_is_not_offered_his_own_answer_at_the_curtain(scripted: Scripted) -> None:
    app, _season = scripted([target_decision(), commit_decision(full_view(0))], people=(0, 1))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "1")
        assert isinstance(app.screen, Curtain) and "take my last answer back" not in text_of(app)
