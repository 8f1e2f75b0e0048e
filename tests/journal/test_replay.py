"""A season looked at again: what is open, where one can go, and what is exported."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cli import main
from bbtm_tui.engine.agreement import Seat, Setup
from bbtm_tui.journal.export import json_lines, text_lines
from bbtm_tui.journal.keeper import Keeper
from bbtm_tui.journal.replay import ClosedView, Replay
from tests.fuzz.leaks import SECRETS
from tests.fuzz.seats import choose, setup_of


def saved(cards: CardSet, folder: Path, answers: int | None = None) -> Path:
    """A season for three, as far as that."""
    season = Keeper.begin(cards, setup_of(4), ("person",) * 3, folder)
    while season.decision is not None and (answers is None or season.number < answers):
        season.answer(choose(season.decision, 4, season.number))
    season.close()
    return season.path


def test_a_finished_season_shows_every_view_at_every_moment(cards: CardSet, tmp_path: Path) -> None:
    path = saved(cards, tmp_path)
    live = Keeper.begin(cards, setup_of(4), ("person",) * 3, tmp_path / "live")
    replay = Replay.open(path)
    assert replay.finished
    assert (replay.at, replay.events) == (0, live.start_events)
    while live.decision is not None:
        assert [replay.view(seat) for seat in (None, 0, 1, 2)] == [live.view(seat) for seat in (None, 0, 1, 2)]
        assert replay.decision == live.decision
        assert replay.answer is not None
        told = live.answer(replay.answer.option)
        replay.go_to(replay.at + 1)
        assert replay.events == told
    assert (replay.at, replay.answer) == (replay.length, None)
    assert replay.hands() == [live.view(seat).managers[seat].hand for seat in range(3)]


def test_one_can_go_to_any_place_and_week_and_matchup(cards: CardSet, tmp_path: Path) -> None:
    replay = Replay.open(saved(cards, tmp_path))
    seen = []
    while replay.at < replay.length:
        seen.append(replay.view(None))
        replay.go_to(replay.at + 1)
    for at in (0, len(seen) - 1, 7, 100, 3, 4):
        replay.go_to(at)
        assert replay.view(None) == seen[at]
    weeks = replay.weeks()
    assert [week for _at, week in weeks] == list(range(1, seen[-1].weeks + 1))
    for at, week in weeks:
        replay.go_to(at)
        assert replay.view(None).week == week
    assert len(replay.matchups()) > 10
    for at, week, matchup in replay.matchups():
        replay.go_to(at)
        assert any(matchup in repr(event) for event in replay.events)
        assert week <= replay.view(None).week
    replay.go_to(-5)
    assert replay.at == 0
    replay.go_to(10**9)
    assert replay.at == replay.length


def test_an_unfinished_season_shows_only_what_is_open(cards: CardSet, tmp_path: Path) -> None:
    path = saved(cards, tmp_path, 150)
    replay = Replay.open(path)
    assert not replay.finished
    with pytest.raises(ClosedView, match="once the season is over"):
        replay.hands()
    with pytest.raises(ClosedView):
        replay.view(0)
    told = []
    while replay.at < replay.length:
        assert replay.decision is None
        assert replay.answer is None
        assert all(manager.hand is None and manager.pile is None for manager in replay.view(None).managers)
        told += [event.as_json() for event in replay.events]
        replay.go_to(replay.at + 1)
    lines = [json.loads(line) for line in json_lines(replay)]
    assert not any("answer" in line for line in lines)
    secrets = [(each["event"], each[SECRETS[each["event"]]]) for each in lines[1:] + told if each["event"] in SECRETS]
    assert len(secrets) > 10
    assert not any(secret for _event, secret in secrets)
    text = "\n".join(text_lines(replay))
    assert "Unfinished" in text


def test_json_is_one_object_a_line_with_versions(
    cards: CardSet, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = saved(cards, tmp_path)
    assert main(["replay", str(path), "--headless", "--json"]) == 0
    first, *rest = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert (first["format"], first["events"], first["finished"]) == (2, 1, True)
    assert first["managers"] == ["Ada", "Ben", "Cleo"]
    answers = [line for line in rest if "answer" in line]
    assert [line["move"] for line in answers] == list(range(1, len(answers) + 1))
    assert rest[-1]["event"] == "SeasonEnded"


@pytest.mark.parametrize("finished", [True, False])
def test_where_the_table_went_back_is_told(finished: bool, cards: CardSet, tmp_path: Path) -> None:
    season = Keeper.begin(cards, Setup((Seat("Ada"), Seat("Ben")), seed=5), ("person",) * 2, tmp_path)
    back = 0
    while season.decision is not None and (finished or season.number < 40):
        if season.number == 30 and not back:
            back = season.stops()[12].moves
            season.go_back(back, agreed={0, 1})
            finished_from = season.number
        season.answer(choose(season.decision, 1, season.number + 7))
    season.close()
    replay = Replay.open(season.path)
    assert replay.finished is finished
    told = [json.loads(line) for line in json_lines(replay)]
    assert [line["move"] for line in told if line.get("new_chance")] == [back + 1] == [finished_from]
    assert sum("Everybody agreed to go back" in line for line in text_lines(replay)) == 1


def test_the_text_export_tells_the_whole_season(
    cards: CardSet, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, target = saved(cards, tmp_path), tmp_path / "season.txt"
    assert main(["replay", str(path), "--export", str(target)]) == 0
    text = target.read_text(encoding="utf-8")
    assert "== Week 3 of" in text
    assert all(name in text for name in ("Ada", "Ben", "Cleo"))
    assert len(text.splitlines()) > 500
    assert main(["replay", str(path), "--export", str(target)]) == 1
    assert "is there already" in capsys.readouterr().err
    assert target.read_text(encoding="utf-8") == text
    assert main(["replay", str(path), "--export", str(tmp_path / "no" / "where.txt")]) == 1
    assert main(["replay", str(path), "--json"]) == 2
