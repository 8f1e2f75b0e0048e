"""Writes a journal: lines are only ever added, each batch with one write and one fsync."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from bbtm_tui.cards.problems import os_reason
from bbtm_tui.journal.lines import Line, write_line
from bbtm_tui.journal.lock import lock
from bbtm_tui.journal.problems import LockedJournal, NotASeason, NotSaved
from bbtm_tui.wording.text import _


class Writer:
    """A journal open for writing, and locked."""

    def __init__(self, path: Path, handle: int, size: int) -> None:
        self.path = path
        self._handle = handle
        self._size = size
        self._torn = os.fstat(handle).st_size != size

    @classmethod
    def create(cls, path: Path) -> Writer:
        """A new, empty journal.

        Raises FileExistsError when the file is there already, NotSaved when it cannot be made.
        """
        flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND | getattr(os, "O_BINARY", 0)
        try:
            handle = os.open(path, flags, 0o644)
        except FileExistsError:
            raise
        except OSError as error:
            raise NotSaved(_cannot_save(path, error)) from error
        _lock(path, handle)
        _sync_folder(path.parent)
        return cls(path, handle, 0)

    @classmethod
    def open(cls, path: Path) -> Writer:
        """An existing journal, locked. Cut it back to its good part with `cut` before anything is added.

        Raises LockedJournal when another process writes it, NotASeason when there is no such file, NotSaved when
        it may not be written.
        """
        if not path.is_file():
            raise NotASeason(_("{path} is not a file.").format(path=path))
        try:
            handle = os.open(path, os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0))
        except OSError as error:
            raise NotSaved(_cannot_save(path, error)) from error
        _lock(path, handle)
        return cls(path, handle, os.fstat(handle).st_size)

    def cut(self, size: int) -> None:
        """Forget what is behind this many bytes: a torn last line. It is cut off when the next line is written."""
        self._size = size
        self._torn = os.fstat(self._handle).st_size != size

    def add(self, lines: Iterable[Line]) -> None:
        """Write the lines and wait until they are on the disk.

        Raises NotSaved when that fails; then none of them is in the journal.
        """
        data = b"".join(write_line(line) for line in lines)
        try:
            if self._is_deleted():
                self._save_again()
            self._write(data)
        except OSError as error:
            self._drop_torn()
            raise NotSaved(_cannot_save(self.path, error)) from error

    def _write(self, data: bytes) -> None:
        if self._torn:
            os.ftruncate(self._handle, self._size)
        self._torn = True
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(self._handle, rest) :]
        os.fsync(self._handle)
        self._size += len(data)
        self._torn = False

    def _is_deleted(self) -> bool:
        return os.fstat(self._handle).st_nlink == 0 and not self.path.exists()

    def _save_again(self) -> None:
        """Put all that was in the deleted file, which is still open, into a new one in its place."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        again = Writer.create(self.path)
        try:
            again._write(os.pread(self._handle, self._size, 0))
            self._handle, again._handle = again._handle, self._handle
            self._torn = False
        finally:
            again.close()

    def _drop_torn(self) -> None:
        try:
            os.ftruncate(self._handle, self._size)
        except OSError:
            return  # tried again before the next line; a reader drops a torn line too
        self._torn = False

    def close(self) -> None:
        """Close the file, which frees it for others."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1


def _lock(path: Path, handle: int) -> None:
    """Lock the open file; if that is not possible, close it and raise LockedJournal or NotSaved."""
    try:
        locked = lock(handle)
    except OSError as error:  # some network folders know no locks
        os.close(handle)
        raise NotSaved(_cannot_save(path, error)) from error
    if not locked:
        os.close(handle)
        raise LockedJournal(path)


def _cannot_save(path: Path, error: OSError) -> str:
    return _("The season cannot be saved to {path}: {why}. Nothing that was saved before is lost.").format(
        path=path, why=os_reason(error)
    )


def _sync_folder(folder: Path) -> None:
    """Make the new name itself last through a power cut, where the system can."""
    if os.name != "posix":
        return
    with suppress(OSError):  # some file systems refuse to sync a folder; the file itself is synced
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
