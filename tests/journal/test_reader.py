"""Reading: every format there ever was, and what a journal's lines add up to."""

from __future__ import annotations

from pathlib import Path

import pytest

from bbtm_tui.cards.cardset import CardSet
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
    seal,
    write_line,
)
from bbtm_tui.journal.problems import DamagedJournal, UnknownCards
from bbtm_tui.journal.reader import Given, NewChance, read_journal

FORMATS = Path(__file__).with_name("formats")
"""One journal of each format, as the program wrote it then; they are never changed."""


@pytest.mark.parametrize("number", range(1, FORMAT + 1))
def test_every_format_there_ever_was_is_read(number: int) -> None:
    record = read_journal(FORMATS / f"format-{number}.jsonl")
    assert record.header.format == number
    assert [seat.name for seat in record.header.setup.seats] == ["Ada", "Ben"]
    assert [move.option for move in record.moves if isinstance(move, Given)] == ["a", "d"]
    assert [move.seed for move in record.moves if isinstance(move, NewChance)] == [99]
    assert record.end is not None
    assert record.end.winner == 1


def write(path: Path, *lines: Line) -> Path:
    """A journal of these lines."""
    path.write_bytes(b"".join(map(write_line, lines)))
    return path


def answer(option: str, week: int = 1) -> Answer:
    return Answer(week=week, seat=0, option=option, digest="0")


def test_what_was_taken_back_is_not_in_the_record(header: Header, cards: CardSet, path: Path) -> None:
    write(
        path,
        header,
        Cards(cards=cards),
        answer("a"),
        answer("b"),
        Snapshot(week=2, digest="0", game={}),
        Curtain(seat=1),
        answer("c"),
        Undo(to=1, seed=None, final=1, digest="0"),
        answer("d"),
        Undo(to=2, seed=5, final=0, digest="0"),
        answer("e"),
    )
    record = read_journal(path)
    assert [move.option if isinstance(move, Given) else move.seed for move in record.moves] == ["a", "d", 5, "e"]
    assert (record.snapshots, record.curtains, record.final) == ([], [], 0)
    assert [move.line for move in record.moves] == [3, 9, 10, 11]


@pytest.mark.parametrize(
    "wrong",
    [
        Undo(to=2, seed=None, final=0, digest="0"),
        Undo(to=-1, seed=None, final=0, digest="0"),
        Rules(program="1", rules="2", at=0, to=7, game=None),
    ],
)
def test_more_taken_back_than_there_is_is_damage(wrong: Line, header: Header, cards: CardSet, path: Path) -> None:
    write(path, header, Cards(cards=cards), answer("a"), wrong)
    with pytest.raises(DamagedJournal) as caught:
        read_journal(path)
    assert (caught.value.line, caught.value.answers) == (4, 1)


def test_a_second_season_in_the_file_is_damage(header: Header, cards: CardSet, path: Path) -> None:
    write(path, header, Cards(cards=cards), answer("a"), header)
    with pytest.raises(DamagedJournal, match="second season"):
        read_journal(path)


def test_a_header_alone_is_damage(header: Header, path: Path) -> None:
    write(path, header, End(winner=None, ranking=(0, 1), fans=(0, 0), improvements=(0, 0)))
    with pytest.raises(DamagedJournal, match="if the cards are still those"):
        read_journal(path)


def test_cards_of_another_version_are_told_apart_from_damage(header: Header, path: Path) -> None:
    path.write_bytes(write_line(header) + seal(b'{"line":"cards","cards":{"new-field":1}}'))
    with pytest.raises(UnknownCards, match=f"version {header.program}"):
        read_journal(path)
