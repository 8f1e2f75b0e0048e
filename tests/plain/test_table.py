"""Whole seasons on a plain stream, played by somebody who types numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import TextIO, cast

import pytest

from bbtm_tui.cards.loader import load
from bbtm_tui.engine.agreement import Seat, Setup
from bbtm_tui.journal.keeper import Keeper
from bbtm_tui.journal.kept import Note
from bbtm_tui.plain.stream import Left, Stream
from bbtm_tui.plain.table import PlainTable
from bbtm_tui.wording.cards import plain_text
from bbtm_tui.wording.events import tell
from bbtm_tui.wording.table import Names
from tests.fuzz.seats import choose

NAMES = ("Ann", "Bob", "Cleo")
EDGE = "=" * 78


class Typist:
    """Types any number of the list on the screen, some letters in between, and leaves after so many lines."""

    def __init__(self, seed: int, lines: int = 100_000, letters: str = "") -> None:
        self.written = StringIO()
        self.lines = lines
        self._letters = letters
        self._next = seed

    def readline(self) -> str:
        """The next line typed; empty when the typist has left."""
        self.lines -= 1
        if self.lines < 0:
            return ""
        self._next = (self._next * 6364136223846793005 + 1442695040888963407) % 2**64
        if self._letters and (self._next >> 40) % 5 == 0:
            return f"{self._letters[(self._next >> 33) % len(self._letters)]}\n"
        return f"{(self._next >> 33) % max(1, self._last_number()) + 1}\n"

    def isatty(self) -> bool:
        """Nobody sits there."""
        return False

    def _last_number(self) -> int:
        """The highest number of the list last written."""
        self.written.seek(max(0, self.written.tell() - 8000))
        tail = self.written.read()
        numbers = re.findall(r"^(\d+)\. ", tail, re.MULTILINE)
        return int(numbers[-1]) if numbers else 1


def play(typist: Typist, folder: Path, people: set[int], seats: int = 2, seed: int = 1) -> Keeper:
    """A season of which these seats are people, all of them typed for by the typist; what was saved of it."""
    setup = Setup(tuple(Seat(name) for name in NAMES[:seats]), seed)
    players = tuple("person" if seat in people else "random" for seat in range(seats))
    keeper = Keeper.begin(load().cards, setup, players, folder)
    stream = Stream(cast(TextIO, typist), typist.written, height=24)
    try:
        PlainTable(stream, keeper).play()
    finally:
        keeper.close()
    return keeper


def blocks(text: str) -> Iterator[tuple[str, str]]:
    """(heading, what follows) of everything between two separations."""
    parts = text.split(f"\n{EDGE}\n")
    yield "", parts[0]
    yield from zip(parts[1::2], parts[2::2], strict=True)


def test_one_person_plays_a_whole_season_without_being_asked_to_hand_over(tmp_path: Path) -> None:
    typist = Typist(seed=1)
    assert play(typist, tmp_path, people={0}).decision is None
    text = typist.written.getvalue()
    assert EDGE not in text and "Press Enter" not in text
    assert "Ann" in text.splitlines()[-4] or "Manager of the Year" in text


def test_every_hand_is_shown_after_a_hand_over_and_put_away_before_another_is_asked(tmp_path: Path) -> None:
    typist = Typist(seed=2)
    assert play(typist, tmp_path, people={0, 1, 2}, seats=3).decision is None
    shown = 0
    for heading, block in blocks(typist.written.getvalue()):
        owner = heading.split(",")[0] if "only you may look" in heading else None
        if "Your hand" in block:
            shown += 1
            assert set(re.findall(r"^(\w+): .*\n(?:  .*\n)*1\. ", block, re.MULTILINE)) == {owner}
    assert shown > 20


def test_letters_look_things_up_and_change_nothing(tmp_path: Path) -> None:
    typist = Typist(seed=3, letters="?t?wrrrxTWR")
    keeper = play(typist, tmp_path, people={0, 1})
    assert keeper.decision is None
    text = typist.written.getvalue()
    assert "Ctrl-C leaves the table" in text and re.search(r"^[A-Z]{3}-\d+: ", text, re.MULTILINE)


def test_an_answer_can_be_taken_back(tmp_path: Path) -> None:
    typist = Typist(seed=4, letters="u")
    assert play(typist, tmp_path, people={0, 1}).decision is None
    assert "takes the last answer back" in typist.written.getvalue()


@pytest.mark.parametrize("lines", [0, 1, 7, 60])
def test_when_the_input_ends_the_season_is_saved(tmp_path: Path, lines: int) -> None:
    typist = Typist(seed=5, lines=lines)
    with pytest.raises(Left):
        play(typist, tmp_path, people={0, 1})
    (file,) = tmp_path.glob("*")
    resumed = Keeper.resume(file)
    assert resumed.decision is not None
    resumed.close()


def test_why_not_is_told_for_an_option_named_by_its_id(tmp_path: Path) -> None:
    typist = Typist(seed=6, lines=2)
    first: Callable[[], str] = typist.readline

    def readline() -> str:
        line = first()
        return "commit:nobody@nowhere:left\n" if typist.lines == 0 else line

    typist.readline = readline  # type: ignore[method-assign]
    with pytest.raises(Left):
        play(typist, tmp_path, people={0})
    assert re.search(r"\([A-Z]{3}-\d+\)", typist.written.getvalue())


def test_the_words_of_any_card_can_be_asked_for_by_a_part_of_its_name(tmp_path: Path) -> None:
    cards = load().cards
    wordy = next(card for card in cards.staff if card.abilities)
    typist = Typist(seed=7, lines=2)
    first: Callable[[], str] = typist.readline
    asked = [f"w {wordy.name[2:].upper()}\n", "w no such card\n"]
    typist.readline = lambda: asked.pop(0) if asked else first()  # type: ignore[method-assign]
    with pytest.raises(Left):
        play(typist, tmp_path, people={0})
    text = " ".join(typist.written.getvalue().split())
    assert f"{wordy.name}: {' '.join(plain_text(cards, wordy.id).split())}" in text
    assert "There is no such card." in text


class Lines:
    """Types these lines, then leaves."""

    def __init__(self, *lines: str) -> None:
        self._lines = list(lines)

    def readline(self) -> str:
        """The next line; empty at the end."""
        return f"{self._lines.pop(0)}\n" if self._lines else ""

    def isatty(self) -> bool:
        """Nobody sits there."""
        return False


def under_way(folder: Path, people: int, answers: int) -> Keeper:
    """A season of two, of which so many are persons, played as far as that."""
    setup = Setup((Seat("Ann"), Seat("Bob")), 1)
    keeper = Keeper.begin(load().cards, setup, ("person",) * people + ("random",) * (2 - people), folder)
    while keeper.number < answers and keeper.decision:
        keeper.answer(choose(keeper.decision, 1, keeper.number))
    return keeper


def typed(keeper: Keeper, *lines: str) -> str:
    """What the table writes while these lines are typed."""
    written = StringIO()
    with pytest.raises(Left):
        PlainTable(Stream(cast(TextIO, Lines(*lines)), written, height=24), keeper).play()
    return written.getvalue()


def test_an_answer_that_makes_something_final_says_so_beforehand(tmp_path: Path) -> None:
    keeper = under_way(tmp_path, people=2, answers=0)
    seen = 0
    while keeper.decision is not None and keeper.number < 60:
        warnings = {keeper.final_warning(option.id) for option in keeper.decision.options} - {""}
        if warnings and keeper.decision.kind != "commit":
            text = " ".join(typed(keeper, "", "").split())
            assert all(warning in text for warning in warnings)
            seen += 1
        keeper.answer(choose(keeper.decision, 1, keeper.number))
    assert seen > 3


def test_the_table_goes_back_when_everybody_agrees(tmp_path: Path) -> None:
    keeper = under_way(tmp_path, people=2, answers=40)
    stop = keeper.stops()[-3]
    typed(keeper, "", "b", "19", "2", "1")
    assert keeper.number == 40, "Bob did not agree"
    text = typed(keeper, "", "b", "19", "2", "2", "")
    assert text.index("is put away") < text.index("Go back to before") < text.index("agree to go back")
    assert "agree to go back" in text
    assert keeper.number == stop.moves + 1
    assert keeper.decision is not None and keeper.decision.manager == stop.seat


def test_those_who_come_back_are_told_what_came_last(tmp_path: Path) -> None:
    keeper = under_way(tmp_path, people=1, answers=60)
    events = [each for each in keeper.story() if not isinstance(each, Note)]
    keeper.notes.append("Something to know.")
    text = " ".join(typed(keeper).split())
    names = Names(keeper.cards, ("Ann", "Bob"))
    assert tell(events[-1], names, 0) in text and "Something to know." in text
    assert keeper.notes == []
