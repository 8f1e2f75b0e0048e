"""Setting up a season by questions."""

from __future__ import annotations

from io import StringIO

import pytest

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.loader import load
from bbtm_tui.engine.agreement import Seat, Setup
from bbtm_tui.plain.setup import Seating, ask_seating
from bbtm_tui.plain.stream import Stream


@pytest.fixture(scope="module")
def cards() -> CardSet:
    """The base game."""
    return load().cards


def ask(cards: CardSet, *lines: str, names: tuple[str, ...] = ()) -> tuple[Seating, str]:
    """What these answers set up, and what was written."""
    written = StringIO()
    stream = Stream(StringIO("".join(f"{line}\n" for line in lines)), written)
    return ask_seating(stream, cards, names), written.getvalue()


def test_enter_at_every_question_sets_up_two_people_with_drawn_teams(cards: CardSet) -> None:
    seating, _written = ask(cards, *[""] * 11)
    assert [seat.team for seat in seating.setup.seats] == [None, None]
    assert seating.people == {0, 1}
    assert seating.setup == Setup(seating.setup.seats, seating.setup.seed)


def test_everything_can_be_chosen(cards: CardSet) -> None:
    teams = [file.team.id for file in cards.teams]
    answers = ["2", "Ann", "1", "3", "Bob", "2", "2", "Cleo", "2", "", "2", "3", "2", "2", "77"]
    seating, _written = ask(cards, *answers)
    seats = (Seat("Ann", teams[1]), Seat("Bob", teams[0]), Seat("Cleo"))
    assert seating == Seating(Setup(seats, 77, "extended", True, True, coin=0), frozenset({0}))


def test_a_team_that_is_taken_is_not_offered_again(cards: CardSet) -> None:
    _seating, written = ask(cards, "", "", "", "2", *[""] * 7)
    for_the_first, for_the_second = written.split("Which team for ")[:2]
    name = cards.teams[0].team.name
    assert name in for_the_first and name not in for_the_second


def test_two_managers_are_not_asked_for_a_length(cards: CardSet) -> None:
    assert "How long" not in ask(cards, *[""] * 11)[1]


def test_names_must_differ_and_be_fit_to_read(cards: CardSet) -> None:
    answers = ["", "Ann", "", "", "ann", "x" * 25, "a\tb", "Bob", "", "", "", "", "", "12x", "5"]
    seating, written = ask(cards, *answers)
    assert [seat.name for seat in seating.setup.seats] == ["Ann", "Bob"]
    assert "sits at the table already" in written and written.count("at most 24 letters") == 2
    assert "whole number of at most 18 digits" in written
    assert seating.setup.seed == 5


def test_the_names_of_last_time_are_offered(cards: CardSet) -> None:
    seating, _written = ask(cards, *[""] * 11, names=("Zoë",))
    assert seating.setup.seats[0].name == "Zoë"
