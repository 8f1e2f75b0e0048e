"""The lines of a journal: written and read back, and nothing else taken for one."""

from __future__ import annotations

import pytest

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.journal.lines import (
    Answer,
    Cards,
    Curtain,
    End,
    Header,
    Line,
    Undo,
    format_of,
    read_line,
    seal,
    write_line,
)

LINES: list[Line] = [
    Answer(week=2, seat=1, option="commit:a@b:left", digest="0f"),
    Answer(week=1, seat=0, option='quotes " and ,"sum":"00000000"}', digest="0f"),
    Curtain(seat=2),
    Undo(to=4, seed=None, final=3, digest="0f"),
    Undo(to=4, seed=2**63 - 1, final=4, digest="0f"),
    End(winner=None, ranking=(1, 0), fans=(3, 4), improvements=(0, 2)),
]


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_read_as_it_was_written(line: Line) -> None:
    raw = write_line(line)
    assert raw.endswith(b"\n") and raw.count(b"\n") == 1
    assert read_line(raw[:-1]) == line


def test_header_and_cards_are_read_as_they_were_written(header: Header, cards: CardSet) -> None:
    assert read_line(write_line(header)[:-1]) == header
    written = read_line(write_line(Cards(cards=cards))[:-1])
    assert isinstance(written, Cards)
    assert written.cards == cards


def test_any_flipped_bit_is_noticed() -> None:
    raw = write_line(LINES[0])[:-1]
    for place in range(len(raw)):
        for bit in range(8):
            flipped = bytearray(raw)
            flipped[place] ^= 1 << bit
            with pytest.raises(ValueError, match="checksum"):
                read_line(bytes(flipped))


@pytest.mark.parametrize(
    "text",
    [
        b"{}",
        b'{"line":"answer"}',
        b'{"line":"other"}',
        b'{"line":"answer","week":"1","seat":0,"option":"a","digest":"d"}',
        b'{"line":"answer","week":1,"seat":0,"option":"a","digest":"d","more":1}',
        b'{"line":"undo","to":1.5,"seed":null,"final":0,"digest":"d"}',
    ],
)
def test_a_sound_checksum_does_not_save_a_wrong_line(text: bytes) -> None:
    with pytest.raises(ValueError, match=r".") as caught:
        read_line(seal(text)[:-1])
    assert "checksum" not in str(caught.value)


def test_the_format_is_known_whatever_else_a_newer_header_holds() -> None:
    assert format_of(b'{"line":"season","format":7,"new":{}}') == 7
    for other in (b"", b"[]", b"\xff\xfe", b'{"line":"season"}', b'{"line":"season","format":true}', b"[" * 100_000):
        assert format_of(other) is None
