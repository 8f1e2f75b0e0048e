"""Reads a journal, and says exactly what is wrong with one that cannot be read. It never changes the file."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.problems import os_reason
from bbtm_tui.journal.lines import (
    FORMAT,
    Answer,
    Cards,
    Curtain,
    End,
    Header,
    Line,
    Rules,
    Snapshot,
    Undo,
    Unexpected,
    format_of,
    read_line,
)
from bbtm_tui.journal.problems import CARDS_LINE, HEADER_LINE, DamagedJournal, NewerJournal, NotASeason, UnknownCards
from bbtm_tui.wording.text import _

LARGEST = 64 * 1024 * 1024
"""No season is larger than this many bytes; a finished one has well under two million."""


@dataclass(frozen=True, slots=True)
class Given:
    """An answer that stands."""

    seat: int
    """Who gave it."""
    option: str
    """The id of the option."""
    week: int
    """The week it was given in."""
    digest: str
    """The digest of the state after it."""
    line: int
    """Where it stands in the file, from 1."""


@dataclass(frozen=True, slots=True)
class NewChance:
    """The table agreed to go back to here, and new chance came in."""

    seed: int
    """The seed of the new chance."""
    digest: str
    """The digest of the state after it."""
    line: int
    """Where it stands in the file, from 1."""


Move: TypeAlias = Given | NewChance


@dataclass(frozen=True, slots=True)
class Saved:
    """A snapshot, and after how many moves it was taken."""

    after: int
    """The number of moves."""
    snapshot: Snapshot
    """The state."""


@dataclass(slots=True)
class Record:
    """What a journal holds: a season as far as it was played, with what was taken back left out."""

    path: Path
    """The file."""
    header: Header
    """What the season is."""
    cards: CardSet
    """Its cards."""
    moves: list[Move] = field(default_factory=list)
    """What was answered, in order."""
    snapshots: list[Saved] = field(default_factory=list)
    """The states on the way."""
    curtains: list[tuple[int, int]] = field(default_factory=list)
    """(number of moves, seat) whenever the next manager lifted the curtain."""
    final: int = 0
    """How many moves are final whatever follows from the rest, because something behind them was taken back."""
    rules: Rules | None = None
    """The last change of the program's rules."""
    end: End | None = None
    """How it ended."""
    lines: int = 0
    """How many lines of the file are good."""
    size: int = 0
    """How many bytes of the file are good: all but a torn last line."""
    torn: bool = False
    """Whether the last line is torn and was left out."""


def read_journal(path: Path) -> Record:
    """The season in this file.

    Raises NotASeason, NewerJournal or DamagedJournal.
    """
    return parse_journal(path, read_bytes(path))


def parse_journal(path: Path, data: bytes) -> Record:
    """The season in these bytes of this file.

    Raises NotASeason, NewerJournal or DamagedJournal.
    """
    whole, newline, rest = data.rpartition(b"\n")
    raw_lines = whole.split(b"\n") if newline else []
    check_first(path, raw_lines or [rest])
    record = _begin(path, raw_lines)
    for number, raw in enumerate(raw_lines[2:], start=3):
        try:
            _take(record, read_line(raw), number)
        except ValueError as error:
            answers = sum(isinstance(move, Given) for move in record.moves)
            raise DamagedJournal(path, number, str(error), answers) from None
    record.lines, record.size = len(raw_lines), len(whole) + 1
    record.torn = bool(rest)
    return record


def read_bytes(path: Path) -> bytes:
    """All that is in the file.

    Raises NotASeason when it cannot be a season.
    """
    try:
        if path.is_dir():
            raise NotASeason(_("{path} is a folder; give the file of a season.").format(path=path))
        if not path.exists():
            raise NotASeason(_("There is no file {path}. `bbtm seasons` lists the saved seasons.").format(path=path))
        if not path.is_file():
            raise NotASeason(_("{path} is not a file.").format(path=path))
        if path.stat().st_size > LARGEST:
            raise NotASeason(_("{path} is far too large to be a season.").format(path=path))
        return path.read_bytes()
    except OSError as error:
        raise NotASeason(_("{path} cannot be read: {why}.").format(path=path, why=os_reason(error))) from error
    except ValueError:  # a name that no file can have, such as one with a zero byte
        raise NotASeason(_("{path!r} is no name of a file.").format(path=str(path))) from None


def check_first(path: Path, lines: list[bytes]) -> None:
    """Make sure that these lines begin a season that this program can read.

    Raises NotASeason, NewerJournal or DamagedJournal.
    """
    first = lines[0] if lines else b""
    if not first:
        raise NotASeason(_("{path} is empty: no season was saved in it.").format(path=path))
    if not first.startswith(b'{"line":"season"'):
        if len(lines) > 1 and lines[1].startswith(b'{"line":"cards"'):
            raise DamagedJournal(path, HEADER_LINE, _("the first line cannot be read"))
        raise NotASeason(_("{path} is not a saved season of this game.").format(path=path))
    found = format_of(first)
    if found is None:
        raise DamagedJournal(path, HEADER_LINE, _("the first line cannot be read"))
    if found > FORMAT:
        raise NewerJournal(path, found, FORMAT)


def _begin(path: Path, raw_lines: list[bytes]) -> Record:
    number = HEADER_LINE
    header: Line | None = None
    try:
        header = read_line(raw_lines[0]) if raw_lines else None
        number = CARDS_LINE
        cards = read_line(raw_lines[1]) if len(raw_lines) > 1 else None
    except Unexpected as error:
        if isinstance(header, Header):
            raise UnknownCards(path, header.program, str(error)) from None
        raise DamagedJournal(path, number, str(error)) from None
    except ValueError as error:
        raise DamagedJournal(path, number, str(error)) from None
    if not isinstance(header, Header) or not isinstance(cards, Cards):
        number = CARDS_LINE if isinstance(header, Header) else HEADER_LINE
        raise DamagedJournal(path, number, _("the season was torn off before it began"))
    return Record(path, header, cards.cards)


def _take(record: Record, line: Line, number: int) -> None:
    """Put a line into the record.

    Raises ValueError when it does not fit what is before it.
    """
    match line:
        case Answer():
            record.moves.append(Given(line.seat, line.option, line.week, line.digest, number))
        case Snapshot():
            record.snapshots.append(Saved(len(record.moves), line))
        case Curtain():
            record.curtains.append((len(record.moves), line.seat))
        case Undo():
            _go_back(record, line.to)
            record.final = line.final
            if line.seed is not None:
                record.moves.append(NewChance(line.seed, line.digest, number))
        case Rules():
            _go_back(record, line.to)
            record.final = min(record.final, line.to)
            record.rules = line
        case End():
            record.end = line
        case Header() | Cards():
            raise ValueError(_("a second season begins in the middle of the file"))


def _go_back(record: Record, to: int) -> None:
    if not 0 <= to <= len(record.moves):
        raise ValueError(_("more is taken back than there is"))
    del record.moves[to:]
    record.snapshots = [saved for saved in record.snapshots if saved.after <= to]
    record.curtains = [(after, seat) for after, seat in record.curtains if after <= to]
    record.end = None
