"""The list of seasons, the hall of fame, bundles and crashes."""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import SimpleNamespace
from zipfile import ZipFile

import pytest

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cli import main
from bbtm_tui.engine.agreement import Seat, Setup
from bbtm_tui.journal import hall
from bbtm_tui.journal.bundle import report_crash
from bbtm_tui.journal.keeper import Keeper
from bbtm_tui.journal.lines import seal
from bbtm_tui.journal.places import bundles_folder, hall_file, home, seasons_folder
from bbtm_tui.journal.seasons import find_season, last_unfinished, list_seasons, look_at
from bbtm_tui.settings import load_settings
from tests.fuzz.seats import choose


def season(cards: CardSet, names: str, seed: int, answers: int = 10_000) -> Keeper:
    """A season at home between these managers, played as far as that."""
    setup = Setup(tuple(Seat(name) for name in names.split()), seed)
    keeper = Keeper.begin(cards, setup, ("person",) * len(setup.seats))
    while keeper.decision is not None and keeper.number < answers:
        keeper.answer(choose(keeper.decision, seed, keeper.number))
    keeper.close()
    return keeper


def test_the_list_has_names_week_and_date(cards: CardSet, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["seasons"]) == 0
    assert "No season is saved" in capsys.readouterr().out
    done, under_way = season(cards, "Ada Ben", 1), season(cards, "Cleo Dan", 2, 60)
    by_path = {each.path: each for each in list_seasons()}
    assert by_path[done.path].finished
    assert by_path[done.path].winner in ("Ada", "Ben")
    assert by_path[under_way.path].names == ("Cleo", "Dan")
    assert by_path[under_way.path].week == under_way.view(None).week > 1
    assert not by_path[under_way.path].finished
    last = last_unfinished()
    assert last is not None
    assert last.path == under_way.path == find_season(under_way.path.stem)
    assert main(["seasons"]) == 0
    out = capsys.readouterr().out
    assert f"week {under_way.view(None).week}" in out
    assert "Cleo, Dan" in out
    assert main(["seasons", "--json"]) == 0
    assert {each["finished"] for each in json.loads(capsys.readouterr().out)} == {True, False}


def test_bbtm_resume_takes_the_last_season(cards: CardSet, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["resume", "--check"]) == 1
    assert "bbtm play" in capsys.readouterr().err
    under_way = season(cards, "Cleo Dan", 2, 60)
    assert main(["resume", "--check"]) == 0
    out = capsys.readouterr().out
    assert str(under_way.path) in out
    assert "60 answers" in out


def test_the_hall_of_fame_counts_titles_and_averages(cards: CardSet, capsys: pytest.CaptureFixture[str]) -> None:
    played = [season(cards, "Ada Ben", seed) for seed in range(4)]
    fans = [[manager.fans for manager in each.view(None).managers] for each in played]
    ada = next(row for row in hall.managers() if row.name == "Ada")
    assert ada.seasons == 4
    assert ada.fans == pytest.approx(sum(row[0] for row in fans) / 4)
    assert ada.best == max(row[0] for row in fans)
    assert sum(row.titles for row in hall.managers()) == sum(bool(each.winner) for each in list_seasons())
    assert hall.records(1)[0].fans == max(max(row) for row in fans)
    assert sum(row.seasons for row in hall.teams()) == 8
    Keeper.resume(played[0].path).close()
    assert next(row for row in hall.managers() if row.name == "Ada").seasons == 4, "entered twice is entered once"
    played[0].path.with_name("copy.jsonl").write_bytes(played[0].path.read_bytes())
    hall.enter_missing()
    assert next(row for row in hall.managers() if row.name == "Ada").seasons == 4, "a copy is the same season"
    assert main(["seasons", "--hall"]) == 0
    assert "Ada" in capsys.readouterr().out
    assert main(["seasons", "--hall", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)) == {"managers", "teams", "records"}


def test_a_season_finished_while_the_hall_could_not_be_written_is_entered_later(
    cards: CardSet, capsys: pytest.CaptureFixture[str]
) -> None:
    hall_file().mkdir(parents=True)
    done = season(cards, "Ada Ben", 1)
    assert any("hall of fame" in note for note in done.notes)
    assert main(["seasons", "--hall"]) == 1
    hall_file().rmdir()
    capsys.readouterr()
    assert main(["seasons", "--hall"]) == 0
    assert "Ada" in capsys.readouterr().out


def test_a_bundle_holds_the_journal_and_warns(
    cards: CardSet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    under_way = season(cards, "Cleo Dan", 2, 20)
    assert main(["bundle", under_way.path.stem]) == 0
    assert "hidden cards" in capsys.readouterr().err
    with ZipFile(tmp_path / f"{under_way.path.stem}.zip") as bundle:
        assert bundle.read(under_way.path.name) == under_way.path.read_bytes()
        about = json.loads(bundle.read("about.json"))
    assert {"program", "python", "packages", "terminal", "size"} <= set(about)
    assert main(["bundle", under_way.path.stem]) == 1
    assert "cannot be written" in capsys.readouterr().err
    done = season(cards, "Ada Ben", 1)
    assert main(["bundle", str(done.path), "--output", "done.zip"]) == 0
    assert "hidden cards" not in capsys.readouterr().err


def test_a_bundle_of_something_else_says_that_it_is_no_season(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes.txt").write_text("milk\n")
    assert main(["bundle", "notes.txt"]) == 0
    assert capsys.readouterr().err == (
        "Careful: notes.txt is not a saved season of this game. It is packed as it is.\n"
    )


def crash() -> ZeroDivisionError:
    try:
        raise ZeroDivisionError("oh [no]")
    except ZeroDivisionError as error:
        return error


def test_a_crash_is_one_sentence_and_a_bundle(cards: CardSet) -> None:
    under_way = season(cards, "Cleo Dan", 2, 20)
    sentence = report_crash(crash())
    assert sentence.count("\n") == 0
    assert "ZeroDivisionError: oh [no]" in sentence
    [path] = bundles_folder().iterdir()
    assert str(path) in sentence
    with ZipFile(path) as bundle:
        assert "in crash" in bundle.read("error.txt").decode()
        assert under_way.path.name in bundle.namelist()
    with ZipFile(home() / "again.zip", "w"):
        pass
    assert main(["bundle", under_way.path.stem, "--output", str(home() / "later.zip")]) == 0
    with ZipFile(home() / "later.zip") as bundle:
        assert "oh [no]" in bundle.read("error.txt").decode()


def test_a_crash_where_nothing_can_be_written_is_a_sentence_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("BBTM_HOME", str(tmp_path / "file"))
    assert "no report could be written" in report_crash(crash())


def test_a_crash_is_one_line_and_never_raises_whatever_stands_in_its_way(
    cards: CardSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Unspeakable(Exception):
        def __str__(self) -> str:
            raise ValueError

    assert "Unspeakable" in report_crash(Unspeakable())
    assert report_crash(ValueError("a\nb\x1b[31m\ud800")).count("\n") == 0
    assert "a\\u000ab\\u001b[31m\\ud800" in report_crash(ValueError("a\nb\x1b[31m\ud800"))

    def fail() -> dict[str, object]:
        raise RuntimeError("no\nabout")

    monkeypatch.setattr("bbtm_tui.journal.bundle._about", fail)
    sentence = report_crash(crash())
    assert "no report could be written (RuntimeError: no\\u000aabout)" in sentence


def test_a_crash_is_reported_without_a_season_that_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    seasons_folder().mkdir(parents=True)
    os.mkfifo(seasons_folder() / "pipe.jsonl")
    os.mkfifo(home() / "settings.json")
    os.mkfifo(home() / "last-error.txt")
    assert "holds what a bug report needs" in report_crash(crash())
    assert load_settings()[1]


@pytest.mark.parametrize("moment", [0.0, -3e9, 1e11])
def test_a_clock_that_is_wrong_costs_no_report(cards: CardSet, monkeypatch: pytest.MonkeyPatch, moment: float) -> None:
    under_way = season(cards, "Cleo Dan", 2, 5)
    monkeypatch.setattr("time.time", lambda: moment)
    assert "holds what a bug report needs" in report_crash(crash())
    assert main(["bundle", str(under_way.path), "--output", str(home() / "a.zip")]) == 0


@pytest.mark.parametrize("moment", [99_999_999_999_999, 2**62, -(2**40), 253402300799])
def test_a_season_touched_at_an_impossible_time_is_listed(
    cards: CardSet, moment: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Odd(type(Path())):  # type: ignore[misc]
        def stat(self, **_options: bool) -> object:
            return SimpleNamespace(st_mtime=float(moment), st_mode=0o100644, st_size=10)

    path = season(cards, "Cleo Dan", 2, 5).path
    listed = look_at(Odd(path))
    assert listed is not None and listed.names == ("Cleo", "Dan")
    assert main(["seasons"]) == 0 and "Cleo" in capsys.readouterr().out


def test_a_bundle_that_fails_leaves_nothing_behind_and_the_next_try_works(
    cards: CardSet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    name = season(cards, "Cleo Dan", 2, 20).path.stem

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        assert main(["bundle", name]) == 1
        assert main(["replay", name, "--export", "season.txt"]) == 1
    assert capsys.readouterr().err.count("No space left on device") == 2
    assert list(tmp_path.iterdir()) == []
    assert main(["bundle", name]) == 0
    assert main(["bundle", name]) == 1
    assert "File exists" in capsys.readouterr().err
    assert main(["bundle", name, "--output", "gone/a.zip"]) == 1
    assert "No such file" in capsys.readouterr().err


def test_an_impossible_home_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BBTM_HOME", "~no-such-person/bbtm")
    for command in (
        ["seasons"],
        ["seasons", "--hall"],
        ["resume"],
        ["play", "--computer=A", "--computer=B", "--plain"],
    ):
        assert main(command) == 1
        err = capsys.readouterr().err
        assert err.startswith("bbtm: BBTM_HOME is ~no-such-person/bbtm") and err.count("\n") == 1
    assert "no report could be written (BBTM_HOME is" in report_crash(crash())


def test_a_name_too_long_for_a_file_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["resume"], ["resume", "--check"], ["resume", "--rescue"], ["replay"], ["bundle"]):
        assert main([*command, "x" * 5000]) == 1
        assert capsys.readouterr().err.count("\n") == 1


def test_a_name_in_an_edited_journal_is_spelt_out_where_it_steers_the_terminal(
    cards: CardSet, capsys: pytest.CaptureFixture[str]
) -> None:
    path = season(cards, "Cleo Dan", 2, 5).path
    first, rest = path.read_bytes().split(b"\n", 1)
    text = first[: first.rindex(b',"sum"')].replace(b"Cleo", b"C\\u001b[31m\\n\\u009b") + b"}"
    path.write_bytes(seal(text) + rest)
    assert main(["seasons"]) == 0
    out = capsys.readouterr().out
    assert "C\\u001b[31m\\u000a\\u009b, Dan" in out and out.count("\n") == 1
    assert main(["seasons", "--json"]) == 0
    [told] = json.loads(capsys.readouterr().out)
    assert told["managers"] == ["C\x1b[31m\n\x9b", "Dan"]
    assert main(["resume", "--plain"]) == 1
    assert "\x1b" not in "".join(capsys.readouterr())


def test_seasons_are_kept_where_bbtm_home_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BBTM_HOME", str(tmp_path / "own"))
    assert seasons_folder() == tmp_path / "own" / "seasons"
    monkeypatch.delenv("BBTM_HOME")
    assert "bbtm" in str(home())
