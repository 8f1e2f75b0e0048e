"""Saves what can be saved of a damaged season, to a new file; the damaged one stays as it is."""

from __future__ import annotations

import os
from pathlib import Path

from bbtm_tui.cards.problems import os_reason
from bbtm_tui.journal.problems import DamagedJournal, NotSaved
from bbtm_tui.journal.reader import parse_journal, read_bytes
from bbtm_tui.journal.restore import restore
from bbtm_tui.wording.text import _


def rescue(path: Path) -> Path:
    """Copy the whole lines before the damage to a new season beside the old one, and return its file. The path itself
    when nothing is damaged.

    Raises DamagedJournal when nothing can be saved, another JournalProblem when the file is no season or nothing
    can be written.
    """
    data = whole = read_bytes(path)
    while True:
        try:
            restore(parse_journal(path, whole))
            break
        except DamagedJournal as damage:
            if damage.whole_lines < 2:
                raise
            whole = b"".join(line + b"\n" for line in whole.split(b"\n")[: damage.whole_lines])
    return path if whole == data else _write_beside(path, whole)


def _write_beside(path: Path, data: bytes) -> Path:
    number = 1
    while True:
        target = path.with_name(f"{path.stem}-rescued{'' if number == 1 else f'-{number}'}.jsonl")
        try:
            with target.open("xb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            return target
        except FileExistsError:
            number += 1
        except OSError as error:
            target.unlink(missing_ok=True)
            sentence = _("What is whole cannot be copied to {path}: {why}.")
            raise NotSaved(sentence.format(path=target, why=os_reason(error))) from error
