"""The table by keyboard and by mouse, with a scripted season."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.engine import events as told
from bbtm_tui.engine.decisions import Decision, Option
from bbtm_tui.engine.view import View
from bbtm_tui.settings import Settings
from bbtm_tui.wording.cards import plain_text
from tests.tui.conftest import QUIET, Scripted
from tests.tui.screen import click_text, colours_of, question_of, text_of
from tests.tui.tabletop import (
    commit_decision,
    full_view,
    highlight,
    player,
    result_decision,
    target_decision,
    tournament,
)

SIZES = [(80, 24), (120, 40), (200, 60)]


def response(seat: int) -> Decision:
    return Decision(
        seat, "response", [Option("use:guard@orc-lineman", "use", "guard", "orc-lineman"), Option("skip", "skip")]
    )


@pytest.mark.parametrize("size", SIZES)
async def test_a_commit_by_keyboard(scripted: Scripted, size: tuple[int, int]) -> None:
    app, season = scripted([commit_decision(full_view(0)), target_decision()])
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert "commit a player" in text_of(app)
        await pilot.press("3")
        await pilot.pause()
        assert "[1]" in text_of(app) and "commit here" in text_of(app)
        await pilot.press("7")
        await pilot.pause()
        assert season.answers == ["commit:human-blitzer@heroic-leap:left"]
        assert "whom does" in text_of(app)


@pytest.mark.parametrize("size", SIZES)
async def test_a_commit_by_mouse(scripted: Scripted, size: tuple[int, int]) -> None:
    app, season = scripted([commit_decision(full_view(0)), target_decision()])
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await click_text(pilot, app, "[3]")
        await click_text(pilot, app, "[8]")
        assert season.answers == ["commit:human-blitzer@heroic-leap:right"]


async def test_a_target_is_clicked_where_he_stands(scripted: Scripted) -> None:
    app, season = scripted([target_decision()])
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await click_text(pilot, app, "[2]")
        assert season.answers == ["tackle:orc-lineman"]


async def test_a_place_that_is_not_legal_tells_why_with_the_rule(scripted: Scripted) -> None:
    app, season = scripted([commit_decision(full_view(0))])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("1", "2")
        await pilot.pause()
        assert "MCH-4" in text_of(app)
        assert season.answers == []


async def test_arrows_and_enter_do_everything(scripted: Scripted) -> None:
    app, season = scripted([commit_decision(full_view(0)), target_decision()])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("right", "enter", "down", "up", "enter")
        await pilot.pause()
        assert season.answers == ["commit:human-lineman@bad-snap:left"]


async def test_the_odds_of_a_tackle_stand_beside_each_target(scripted: Scripted) -> None:
    app, _season = scripted([target_decision()])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = text_of(app)
        assert "2 dice, you pick" in screen
        assert "down 75%" in screen and "missed 22.2%" in screen and "backfires 2.8%" in screen
        assert "3/4 · 2/9 · 1/36" in screen


async def test_the_hand_is_closed_while_another_is_asked(scripted: Scripted) -> None:
    app, _season = scripted([commit_decision(full_view(0)), response(1)], people=(0, 1))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert "Griff" in text_of(app)
        await pilot.press("1", "1")
        await pilot.pause()
        screen = text_of(app)
        assert "Bob [b]" in screen and "hand closed" in screen
        assert "Griff" not in screen


async def test_brackets_in_names_are_shown_as_they_are(scripted: Scripted) -> None:
    app, _season = scripted([result_decision()], people=(0, 1))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert "Bob [b]" in text_of(app)


async def test_taking_back(scripted: Scripted) -> None:
    app, season = scripted([target_decision(), target_decision()])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        assert season.answers == ["tackle:orc-blitzer"]
        await pilot.press("u")
        await pilot.pause()
        assert season.answers == []


async def test_one_key_hides_everything(scripted: Scripted) -> None:
    app, _season = scripted([commit_decision(full_view(0))])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("h")
        await pilot.pause()
        assert "Catcher" not in text_of(app) and "Ann" not in text_of(app)
        await pilot.press("h")
        await pilot.pause()
        assert "Catcher" in text_of(app)


async def test_keys_typed_before_a_question_is_painted_are_dropped(scripted: Scripted) -> None:
    app, season = scripted([target_decision(), target_decision()])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.deaf_until = float("inf")
        await pilot.press("1")
        assert season.answers == []
        app.go_deaf()
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        assert season.answers == ["tackle:orc-blitzer"]


async def test_panes_are_one_key_away_at_the_smallest_size(scripted: Scripted) -> None:
    app, _season = scripted([commit_decision(full_view(0))])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("tab")
        await pilot.pause()
        assert "Publicity Stunts" in text_of(app) and "discard:" in text_of(app)
        await pilot.press("tab")
        await pilot.pause()
        assert "play by play" in text_of(app)
        await pilot.press("escape")
        await pilot.pause()
        assert "Bad Snap" in text_of(app)


async def test_a_closer_look_shows_one_matchup(scripted: Scripted) -> None:
    app, _season = scripted([commit_decision(full_view(0))])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("z")
        await pilot.pause()
        assert "Bad Snap" in text_of(app) and "Heroic Leap" not in text_of(app)
        await pilot.press("escape")
        await pilot.pause()
        assert "Heroic Leap" in text_of(app)


async def test_a_small_terminal_gets_a_notice_and_comes_back(scripted: Scripted) -> None:
    app, _season = scripted([commit_decision(full_view(0))])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("3")
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert "80x24" in text_of(app) and "Ann" not in text_of(app)
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert "commit here" in text_of(app)
        assert question_of(app).picked == "human-blitzer"


async def test_what_happened_is_logged_and_told(scripted: Scripted) -> None:
    app, season = scripted([target_decision(), target_decision()])
    season.told = [
        [told.DiceRolled(0, "tackle", ("missed", "target-down")), told.PlayerDowned(1, "orc-blitzer", "bad-snap")]
    ]
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        assert "Orc Blitzer" in text_of(app).split("play by play")[1]


async def test_at_step_pace_each_beat_waits_for_a_key(scripted: Scripted) -> None:
    app, season = scripted([target_decision(), target_decision()], settings=Settings(pace="step", animation=False))
    season.told = [[told.DiceRolled(0, "tackle", ("missed",)), told.PlayerDowned(1, "orc-blitzer", "bad-snap")]]
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        assert "Enter goes on" in text_of(app)
        await pilot.press("enter")
        await pilot.pause()
        told_now = text_of(app).split("Enter goes on")[1]
        assert "Orc Blitzer 3/1" in told_now and "missed" not in told_now, "the log has the rest"
        await pilot.press("enter")
        await pilot.pause()
        assert "whom does" in text_of(app)


async def test_ascii_draws_only_ascii(scripted: Scripted) -> None:
    app, _season = scripted([commit_decision(full_view(0))], settings=Settings(pace="instant", ascii=True))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        assert text_of(app).isascii()
        assert "v Lineman" in text_of(app) or "vLineman" in text_of(app)


async def test_without_colours_states_stay_readable(scripted: Scripted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app, _season = scripted([commit_decision(full_view(0))], settings=QUIET)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert app.theme == "terminal"
        assert "↓" in text_of(app) and "down" in text_of(app)
        assert colours_of(app) <= {None, "default"}


async def test_only_the_hand_is_numbered_when_a_card_of_it_is_asked_for(scripted: Scripted) -> None:
    options = [Option("discard:human-lineman", "discard", "human-lineman"), Option("discard:ogre", "discard", "ogre")]
    app, _season = scripted([Decision(0, "discard", options, uses_hand=True)])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        zones = "\n".join(text_of(app).split("\n")[2:13])
        assert "[" not in zones.replace("Bob [b]", "")


def crowded(seat: int | None) -> View:
    """A tournament of four managers, up to three players of each; and a zone of eight players."""
    view = full_view(seat)
    crowd = [player("human-lineman", 0, 1, label=f"human-lineman.{number}", tokens=("",)) for number in range(1, 9)]
    cup = [
        [player("ogre", 0, 4), player("human-thrower", 0, 1), player("human-blitzer", 0, 3, tokens=("",))],
        [player("da-troll", 1, 4, tokens=("", "")), player("orc-thrower", 1, 2, ball=True)],
        [player("wardancer", 2, 3)],
        [player("skaven-blitzer", 3, 3), player("rat-ogre", 3, 4, tokens=("",))],
    ]
    return replace(
        view,
        matchups=(
            highlight("bad-snap", ("F2", "F2 T1", "P1"), crowd, []),
            *view.matchups[1:4],
            tournament("the-chaos-cup", ("S3 F5", "S2 F2", "S1"), cup),
        ),
    )


async def test_names_at_a_crowded_tournament_are_whole_at_the_smallest_size(scripted: Scripted) -> None:
    app, season = scripted([commit_decision(crowded(0))])
    season.table = crowded
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        shown = text_of(app)
        for name in ("Ogre 4", "Thrower 1", "Blitzer 3?", "Da Troll 4", "Thrower 2", "Wardancer 3", "Rat Ogre 4"):
            assert name in shown, shown


async def test_a_tournament_of_two_managers_has_no_row_for_a_second(scripted: Scripted) -> None:
    def of_two(seat: int | None) -> View:
        view = full_view(seat)
        cup = tournament("the-chaos-cup", ("S3 F5", "S1"), [[player("ogre", 0, 4)], [player("da-troll", 1, 4)]])
        managers = tuple(replace(each, hand=None) for each in view.managers[:2])
        return replace(view, managers=managers, matchups=(cup,))

    app, season = scripted([target_decision()])
    season.table = of_two
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        shown = text_of(app)
        assert "1st" in shown and "2nd" in shown and "rest" not in shown, shown


async def test_where_there_is_no_room_for_all_players_it_says_how_many_more(scripted: Scripted) -> None:
    app, season = scripted([commit_decision(crowded(0))])
    season.table = crowded
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        shown = text_of(app)
        assert shown.count("Lin 1?") == 6 and " +2 " in shown, shown


@pytest.mark.parametrize("size", SIZES)
async def test_every_card_can_be_read_whole_at_any_size(
    scripted: Scripted, cards: CardSet, size: tuple[int, int]
) -> None:
    app, season = scripted([commit_decision(crowded(0))])
    season.table = crowded
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press(*"zzzzz")
        await pilot.pause()
        shown = text_of(app)
        for _page in range(10):
            await pilot.press("down")
            await pilot.pause()
            shown += text_of(app)
        for zone in crowded(0).matchups[-1].zones:
            for each in zone.players:
                for word in plain_text(cards, each.card).split():
                    assert word in shown, (each.card, word)
        assert "reads on" not in text_of(app)


async def test_a_card_is_read_below_many_answers_at_the_smallest_size(scripted: Scripted, cards: CardSet) -> None:
    offered = ("conditioning-coach", "hired-wizard", "passing-coach", "tackling-coach", "sprinting-coach", "ogre")
    options = [Option(f"keep:{card}", "keep", card) for card in offered]
    app, _season = scripted([Decision(0, "keep", options, uses_hand=True, cards=offered)])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("right", "left")
        await pilot.pause()
        for word in plain_text(cards, "conditioning-coach").split():
            assert word in text_of(app), text_of(app)
