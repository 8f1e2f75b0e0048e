"""Hostile files: a clear sentence, nothing lost, no traceback."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from bbtm_tui.cli import main
from bbtm_tui.journal.hall import managers
from bbtm_tui.journal.keeper import Keeper
from bbtm_tui.journal.lines import read_line
from bbtm_tui.journal.places import hall_file
from bbtm_tui.journal.problems import DamagedJournal, JournalProblem, NewerJournal, NotASeason, NotSaved
from bbtm_tui.journal.reader import parse_journal, read_journal
from bbtm_tui.journal.seasons import list_seasons
from bbtm_tui.settings import Settings, load_settings, save_settings
from tests.fuzz.kill import begin, moves
from tests.fuzz.seats import choose


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A season of forty moves, some taken back."""
    season = begin(3, tmp_path / "seasons")
    for _move, _number in zip(moves(season, 3), range(40), strict=False):
        pass
    season.close()
    return season.path


# --- torn at every byte, flipped bytes -------------------------------------------------------------------------------


def test_torn_at_every_byte(journal: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever a journal is torn, what was whole before is read, or it is told that nothing is."""
    monkeypatch.setattr("bbtm_tui.journal.reader.read_line", cache(read_line))
    whole = journal.read_bytes()
    begins = whole.index(b"\n", whole.index(b"\n") + 1) + 1
    for size in range(len(whole)):
        try:
            record = parse_journal(journal, whole[:size])
        except (DamagedJournal, NotASeason):
            assert size < begins
        else:
            assert record.size == whole[:size].rindex(b"\n") + 1
            assert record.torn is (record.size != size)


def test_torn_seasons_go_on_where_they_were(journal: Path, tmp_path: Path) -> None:
    whole = journal.read_bytes()
    lines = whole.split(b"\n")
    for count in range(2, len(lines), 3):
        season = resume_torn(lines, count, tmp_path)
        assert season.decision is not None
        season.answer(choose(season.decision, 1))
        season.close()
        assert not read_journal(season.path).torn


def test_every_kind_of_line_is_torn_in_a_whole_season(tmp_path: Path) -> None:
    """Whatever the line, and whether the season was over by then, it goes on to its end or is over again."""
    played = begin(3, tmp_path / "seasons")
    for _move in moves(played, 3):
        pass
    played.close()
    lines = played.path.read_bytes().split(b"\n")
    kinds = {json.loads(line)["line"]: count for count, line in enumerate(lines[:-1])}
    assert kinds.keys() == {"season", "cards", "answer", "snapshot", "curtain", "undo", "end"}
    assert max(kinds, key=lambda kind: kinds[kind]) == "end"
    for kind in ("answer", "snapshot", "curtain", "undo", "end"):
        season = resume_torn(lines, kinds[kind], tmp_path)
        assert (season.decision is None) is (kind == "end")
        while season.decision is not None:
            season.answer(choose(season.decision, 1, season.number))
        season.close()
        record = read_journal(season.path)
        assert (record.torn, record.end is not None) == (False, True)


def resume_torn(lines: list[bytes], count: int, folder: Path) -> Keeper:
    """The season of which so many lines are whole, and the next one is without its last byte."""
    torn = folder / f"{count}.jsonl"
    torn.write_bytes(b"\n".join(lines[:count]) + b"\n" + lines[count][:-1])
    season = Keeper.resume(torn)
    assert bool(season.notes) is bool(lines[count])
    return season


def test_flipped_bytes_are_named_by_line(journal: Path) -> None:
    whole = journal.read_bytes()
    chance = random.Random(5)
    for _time in range(400):
        place = chance.choice([chance.randrange(len(whole)), len(whole) - 1 - chance.randrange(4000)])
        flipped = bytearray(whole)
        flipped[place] ^= 1 << chance.randrange(8)
        line = whole[:place].count(b"\n") + 1
        try:
            record = parse_journal(journal, bytes(flipped))
        except DamagedJournal as damage:
            assert damage.line == line or (flipped[place] == ord("\n") and damage.line <= line)
        except (NotASeason, NewerJournal):
            assert line == 1
        else:
            assert record.torn
            assert place == len(whole) - 1


# --- files that are no seasons ---------------------------------------------------------------------------------------


def no_file(path: Path) -> None:
    """Nothing at all."""


def folder(path: Path) -> None:
    path.mkdir()


def empty(path: Path) -> None:
    path.touch()


def binary(path: Path) -> None:
    path.write_bytes(random.Random(1).randbytes(5000))


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(2**36)


def pipe(path: Path) -> None:
    os.mkfifo(path)


def nested(path: Path) -> None:
    path.write_bytes(b'{"line":"season","x":' + b"[" * 100_000 + b"\n")


def other_json(path: Path) -> None:
    path.write_text('{"line": "other"}\n')


def newer(path: Path) -> None:
    path.write_text('{"line":"season","format":99}\n')


def header_only(path: Path) -> None:
    path.write_text('{"line":"season","format":1}\n')


def dangling(path: Path) -> None:
    path.symlink_to("/nowhere/at/all")


def loop(path: Path) -> None:
    path.symlink_to(path)


HOSTILE = [no_file, folder, empty, binary, huge, pipe, nested, other_json, newer, header_only, dangling, loop]


@pytest.mark.parametrize("make", HOSTILE)
def test_what_is_no_season_is_told_in_one_sentence(
    make: Callable[[Path], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "thing.jsonl"
    make(path)
    for command in (["resume", "--check"], ["resume", "--rescue", "--check"], ["replay", "--headless"], ["bundle"]):
        output = ["--output", str(tmp_path / "bundle.zip")] if command == ["bundle"] else []
        code = main([*command, str(path), *output])
        told = capsys.readouterr()
        if command == ["bundle"] and make in (binary, nested, other_json, newer, header_only, empty):
            continue  # a bundle takes any file: what is wrong with it is what the report is about
        assert (code, told.out) == (1, "")
        assert "Traceback" not in told.err
        assert told.err.count("\n") == 1
        assert str(path) in told.err


def test_a_name_that_no_file_can_have() -> None:
    for name in ("a\0b", "x" * 5000):
        with pytest.raises(JournalProblem):
            Keeper.resume(Path(name))


def test_files_that_cannot_be_read_are_listed_with_their_problem(
    journal: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BBTM_HOME", str(journal.parent.parent))
    for make in HOSTILE:
        make(journal.parent / f"{make.__name__}.jsonl")
    seasons = list_seasons()
    assert [season.path for season in seasons if not season.problem] == [journal]
    assert main(["seasons"]) == 0
    assert main(["seasons", "--json"]) == 0
    assert "Traceback" not in capsys.readouterr().err


def test_a_file_that_may_not_be_read(journal: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    with pytest.raises(NotASeason, match="Permission denied"):
        Keeper.resume(journal)


# --- places that cannot be written -----------------------------------------------------------------------------------


def test_a_home_that_cannot_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("BBTM_HOME", str(tmp_path / "file" / "home"))
    with pytest.raises(NotSaved, match="BBTM_HOME"):
        begin_at_home()
    assert list_seasons() == []


def test_a_home_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.open

    def read_only(path: str, flags: int, mode: int = 0o777) -> int:
        if flags & os.O_CREAT:
            raise OSError(30, "Read-only file system")
        return real(path, flags, mode)

    monkeypatch.setattr(os, "open", read_only)
    with pytest.raises(NotSaved, match="Read-only file system"):
        begin_at_home()


def begin_at_home() -> Keeper:
    """A season where seasons are kept."""
    from tests.fuzz.seats import rulebook, setup_of

    return Keeper.begin(rulebook().cards, setup_of(0), ("person", "person"))


def test_a_broken_hall_of_fame_costs_no_season(capsys: pytest.CaptureFixture[str]) -> None:
    hall_file().parent.mkdir(parents=True, exist_ok=True)
    hall_file().write_bytes(b"no database" * 1000)
    season = begin_at_home()
    while season.decision is not None:
        season.answer(choose(season.decision, 2, season.number))
    assert any("hall of fame" in note for note in season.notes)
    assert read_journal(season.path).end is not None
    with pytest.raises(NotSaved):
        managers()
    assert main(["seasons", "--hall"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


# --- settings --------------------------------------------------------------------------------------------------------


def test_hostile_settings_are_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    assert save_settings(Settings(theme="light", names=("Ada", "Ben")), path) == ""
    whole = path.read_bytes()
    chance = random.Random(2)
    mutants = [whole[:size] for size in range(len(whole))]
    for _time in range(300):
        flipped = bytearray(whole)
        flipped[chance.randrange(len(whole))] ^= 1 << chance.randrange(8)
        mutants.append(bytes(flipped))
    mutants += [b"", b"\0" * 99, b"[" * 200_000, b"9" * 6000, b'{"theme":' * 50, json.dumps([1]).encode()]
    for mutant in mutants:
        path.write_bytes(mutant)
        settings, notes = load_settings(path)
        assert isinstance(settings, Settings)
        assert notes or path.exists()


def test_a_folder_in_the_place_of_the_settings(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    settings, notes = load_settings(path)
    assert settings == Settings()
    assert len(notes) == 1
