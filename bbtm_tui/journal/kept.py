"""A season as it stands: looked at like a session, with its story and what an answer would make final."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.engine.agreement import Setup
from bbtm_tui.engine.decisions import SKIP, Decision, Refusal
from bbtm_tui.engine.events import Event
from bbtm_tui.engine.odds import Odds
from bbtm_tui.engine.rulebook import Rulebook
from bbtm_tui.engine.session import Session
from bbtm_tui.engine.view import View
from bbtm_tui.journal.course import Course, setup_of
from bbtm_tui.journal.lines import Header
from bbtm_tui.journal.reader import Given, NewChance
from bbtm_tui.journal.undo import PERSON, first_reveal, reveal_words
from bbtm_tui.wording.text import _


@dataclass(frozen=True, slots=True)
class Note:
    """Something that happened at the table and is no event of the season, as a sentence."""

    text: str


@dataclass(frozen=True, slots=True)
class Stop:
    """A moment to which the whole table may agree to go back: a question that a person answered."""

    moves: int
    """How many moves stand there; what `Keeper.go_back` takes."""
    week: int
    """The week."""
    seat: int
    """Who answers there."""
    told: Event | None
    """What came of his answer then, as all at the table saw it; None when nothing was to be seen."""


def agreed_words() -> str:
    """What the log says where the table went back by agreement."""
    return _("Everybody agreed to go back to here; new chance came in.")


class KeptSeason:
    """A season that has a journal, for looking."""

    def __init__(self, header: Header, cards: CardSet, course: Course) -> None:
        self.header = header
        self.cards = cards
        """The cards of the season: its own, even where the packs have changed since."""
        self._course = course

    @property
    def setup(self) -> Setup:
        """How the season was set up."""
        return setup_of(self.header)

    @property
    def players(self) -> tuple[str, ...]:
        """By seat: ``person``, or the name of the computer manager."""
        return self.header.players

    @property
    def rulebook(self) -> Rulebook:
        """The season's cards, compiled."""
        return self._course.rulebook

    @property
    def session(self) -> Session:
        """The session at this prompt: for looking, never for answering. Another one after each undo."""
        return self._course.session

    @property
    def decision(self) -> Decision | None:
        """The question that is open; None when the season is over."""
        return self.session.decision

    @property
    def number(self) -> int:
        """How many answers stand: what a computer manager is told with each question."""
        return len(self._course.moves)

    @property
    def start_events(self) -> list[Event]:
        """What was told before the first question."""
        return self._course.start_events

    def view(self, seat: int | None) -> View:
        """The table as this seat may see it (VIS)."""
        return self.session.view(seat)

    def why_not(self, option: str) -> Refusal | None:
        """Why an answer is not possible now."""
        return self.session.why_not(option)

    def odds(self, option: str) -> Odds | None:
        """The exact odds of naming this target; None when the option names none."""
        return self.session.odds(option)

    def fork(self) -> Session:
        """An independent session at this prompt, in no journal."""
        return self.session.fork()

    def final_warning(self, option: str) -> str:
        """What this answer would make final, as a sentence; empty when it can be taken back.

        It tells nothing that the manager does not know: whether something is revealed next hangs on what all can
        see, and what it is is not looked at.
        """
        trial = self.fork()
        decision = trial.decision
        if decision is None or self.players[decision.manager] != PERSON:
            return ""
        if shown := first_reveal(trial.answer(option)):
            return reveal_words(shown)[1]
        following = trial.decision
        if following is None:
            return _("The season ends: this cannot be taken back.")
        skippable = any(each.id == SKIP.id for each in following.options)
        if self.players[following.manager] != PERSON and not skippable:
            return _("{name} plays next: then it cannot be taken back.").format(name=self._name(following.manager))
        return ""

    def story(self) -> Iterator[Event | Note]:
        """Everything told so far, in order, without what was taken back: full events, to be filtered with
        `seen_by`.
        """
        yield from self.start_events
        if self._course.base:
            yield Note(
                _("The season went on from here under new rules of the program; what came before is in the journal.")
            )
        for move, events in zip(self._course.moves, self._course.told, strict=True):
            if isinstance(move, NewChance):
                yield Note(agreed_words())
            yield from events

    def stops(self) -> list[Stop]:
        """The moments to which the whole table may agree to go back, in order."""
        return [
            Stop(index, move.week, move.seat, events[0].seen_by(None) if events else None)
            for index, (move, events) in enumerate(zip(self._course.moves, self._course.told, strict=True))
            if index >= self._course.base and isinstance(move, Given) and self.players[move.seat] == PERSON
        ]

    def _name(self, seat: int) -> str:
        return self.header.setup.seats[seat].name

    def _persons(self) -> list[tuple[int, str]]:
        return [(seat, self._name(seat)) for seat, player in enumerate(self.players) if player == PERSON]
