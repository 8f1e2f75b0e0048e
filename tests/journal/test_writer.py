"""Writing: one write and one fsync an answer, nothing half written, no second writer."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bbtm_tui.journal.lines import Curtain, write_line
from bbtm_tui.journal.problems import LockedJournal, NotASeason, NotSaved
from bbtm_tui.journal.writer import Writer

LINE = Curtain(seat=1)
RAW = write_line(LINE)


def test_lines_are_written_at_once_and_synced(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    writer = Writer.create(path)
    for name in ("write", "fsync"):
        monkeypatch.setattr(os, name, _noted(getattr(os, name), calls))
    writer.add([LINE, LINE])
    assert calls == ["write", "fsync"]
    assert path.read_bytes() == RAW * 2


def _noted(function: Callable[..., Any], calls: list[str]) -> Callable[..., Any]:
    def call(*args: Any) -> Any:
        calls.append(function.__name__)
        return function(*args)

    return call


def test_a_file_that_is_there_is_not_overwritten(path: Path) -> None:
    path.write_bytes(b"mine")
    with pytest.raises(FileExistsError):
        Writer.create(path)
    assert path.read_bytes() == b"mine"


def test_no_two_writers(path: Path) -> None:
    writer = Writer.create(path)
    with pytest.raises(LockedJournal, match="another window"):
        Writer.open(path)
    writer.close()
    Writer.open(path).close()


def test_a_folder_that_knows_no_locks(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Writer.create(path).close()

    def fail(*_args: object) -> bool:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("bbtm_tui.journal.writer.lock", fail)
    with pytest.raises(NotSaved, match="No locks available"):
        Writer.open(path)


def test_a_full_disk_leaves_nothing_half_written(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writer = Writer.create(path)
    writer.add([LINE])
    write = os.write
    left = [5]

    def fill_up(handle: int, data: Any) -> int:
        if not left:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(handle, data[: left.pop()])

    with monkeypatch.context() as full:
        full.setattr(os, "write", fill_up)
        with pytest.raises(NotSaved, match="No space left on device"):
            writer.add([LINE])
        assert path.read_bytes() == RAW
    writer.add([LINE])
    assert path.read_bytes() == RAW * 2


def test_what_could_not_be_cut_off_is_cut_off_before_the_next_line(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writer = Writer.create(path)

    def fail(*_args: object) -> None:
        raise OSError(errno.EIO, "broken")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", fail)
        broken.setattr(os, "ftruncate", fail)
        with pytest.raises(NotSaved, match="broken"):
            writer.add([LINE])
    assert path.read_bytes() == RAW
    writer.add([LINE, LINE, LINE])
    assert path.read_bytes() == RAW * 3


def test_a_torn_line_is_cut_off_only_when_something_is_written(path: Path) -> None:
    path.write_bytes(RAW + b"torn")
    writer = Writer.open(path)
    writer.cut(len(RAW))
    assert path.read_bytes() == RAW + b"torn"
    writer.add([LINE])
    assert path.read_bytes() == RAW * 2


@pytest.mark.skipif(os.name != "posix", reason="an open file cannot be deleted there")
def test_a_file_deleted_while_it_is_played_is_written_again_whole(path: Path) -> None:
    writer = Writer.create(path)
    writer.add([LINE, LINE])
    path.unlink()
    path.parent.rmdir()
    writer.add([LINE])
    assert path.read_bytes() == RAW * 3
    with pytest.raises(LockedJournal):
        Writer.open(path)
    path.unlink()
    path.parent.rmdir()
    path.parent.write_text("in the way")
    with pytest.raises(NotSaved):
        writer.add([LINE])
    path.parent.unlink()
    writer.add([LINE])
    assert path.read_bytes() == RAW * 4


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    for wrong in (tmp_path, tmp_path / "none.jsonl"):
        with pytest.raises(NotASeason):
            Writer.open(wrong)
