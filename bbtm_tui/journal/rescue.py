"""Saves what can be saved of a damaged season, to a new file; the damaged one stays as it is."""

from __future__ import annotations

import os
from pathlib import Path

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.problems import os_reason
from bbtm_tui.journal.lines import Cards, Header, read_line, write_line
from bbtm_tui.journal.problems import CARDS_LINE, HEADER_LINE, DamagedJournal, NotSaved
from bbtm_tui.journal.reader import parse_journal, read_bytes
from bbtm_tui.journal.restore import restore
from bbtm_tui.wording.text import _


def rescue(path: Path, current: CardSet | None = None) -> Path:
    """Copy what can be saved to a new season beside the old one, and return its file. The path itself when nothing
    is damaged.

    A damaged line is left out, and so is all from where the season then no longer fits its digests. Damaged cards are
    replaced by `current`, the cards as they are now, if the season was begun with just those.

    Raises DamagedJournal when nothing can be saved, another JournalProblem when the file is no season or nothing
    can be written.
    """
    data = whole = read_bytes(path)
    while True:
        try:
            restore(parse_journal(path, whole))
            return path if whole == data else _write_beside(path, whole)
        except DamagedJournal as damage:
            if (rest := _without(whole, damage, current)) is None:
                raise
            whole = rest


def _without(whole: bytes, damage: DamagedJournal, current: CardSet | None) -> bytes | None:
    """The file without this damage; None when nothing of it can be saved."""
    lines = whole.split(b"\n")
    if damage.line == HEADER_LINE or len(lines) <= CARDS_LINE:
        return None
    if damage.line == CARDS_LINE:
        cards = _cards_of(lines[0], current)
        return None if cards is None else b"\n".join([lines[0], cards, *lines[2:]])
    readable = [line for line in lines[2:-1] if _can_be_read(line)]
    if len(readable) < len(lines) - 3:
        return b"\n".join([*lines[:2], *readable, b""])
    return b"\n".join([*lines[: damage.line - 1], b""])


def _can_be_read(line: bytes) -> bool:
    try:
        read_line(line)
    except ValueError:
        return False
    return True


def _cards_of(first: bytes, current: CardSet | None) -> bytes | None:
    header = read_line(first)
    if current is None or not isinstance(header, Header) or current.digest != header.cards_digest:
        return None
    return write_line(Cards(cards=current)).rstrip(b"\n")


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
