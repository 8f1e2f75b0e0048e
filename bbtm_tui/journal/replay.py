"""A season looked at again: the table as it was after any of its moves. While it is unfinished only what all could
see is open.
"""

from __future__ import annotations

from pathlib import Path

from bbtm_tui.engine.decisions import Decision
from bbtm_tui.engine.events import Event, MatchupOpened
from bbtm_tui.engine.view import View
from bbtm_tui.journal.problems import JournalProblem
from bbtm_tui.journal.reader import Given, NewChance, Record, read_journal
from bbtm_tui.journal.restore import restore
from bbtm_tui.wording.text import _, ngettext


class ClosedView(JournalProblem):
    """Somebody asked for what is hidden while the season is unfinished (VIS)."""


class Replay:
    """A season and a place in it. `at` counts the moves made, from 0 (before the first) to `length`."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self._course = restore(record)
        self.finished = self._course.session.decision is None
        """Whether the season is over, so that everything may be seen."""
        self.first = self._course.base
        """The first place that can be shown: 0, or later when the season went on under new rules of the program."""
        self.length = len(self._course.moves)
        """How many moves there are."""
        self.notes = self._notes()
        """Sentences about what of the season cannot be shown."""
        self.at = self.first
        self._session = self._course.session_at(self.at)

    @classmethod
    def open(cls, path: Path) -> Replay:
        """The season in this file, at its beginning. Raises a JournalProblem."""
        return cls(read_journal(path))

    def _notes(self) -> list[str]:
        notes = []
        if self.first:
            notes.append(
                _("The program's rules have changed; what fits them begins after {n} answers.").format(n=self.first)
            )
        if lost := len(self.record.moves) - self.length:
            text = ngettext(
                "The program's rules have changed; the last {n} answer does not fit them and is not shown.",
                "The program's rules have changed; the last {n} answers do not fit them and are not shown.",
                lost,
            )
            notes.append(text.format(n=lost))
        return notes

    @property
    def decision(self) -> Decision | None:
        """The question that was open here, once the season is over; its options tell of the asked manager's hand."""
        return self._session.decision if self.finished else None

    @property
    def answer(self) -> Given | None:
        """What was answered here, once the season is over; None at the end, or where new chance came in."""
        move = self._course.moves[self.at] if self.at < self.length else None
        return move if self.finished and isinstance(move, Given) else None

    @property
    def events(self) -> list[Event]:
        """What the last move told (at the beginning: what was told before the first), as far as it is open."""
        told = self._course.told[self.at - 1] if self.at > self.first else self._course.start_events
        return told if self.finished else [event.seen_by(None) for event in told]

    def story(self) -> list[list[Event]]:
        """What each move told, as far as it is open; first what was told before any."""
        told = [self._course.start_events, *self._course.told[self.first :]]
        return told if self.finished else [[event.seen_by(None) for event in events] for events in told]

    def moves(self) -> list[Given | NewChance | None]:
        """Each move of the story: an answer only once the season is over, else None."""
        return [
            move if self.finished or isinstance(move, NewChance) else None for move in self._course.moves[self.first :]
        ]

    def view(self, seat: int | None) -> View:
        """The table here, as this seat saw it.

        Raises ClosedView for the view of a seat while the season is unfinished.
        """
        if seat is not None and not self.finished:
            raise ClosedView(_("The hands open once the season is over."))
        return self._session.view(seat)

    def hands(self) -> list[tuple[str, ...]]:
        """All hands here, by seat, once the season is over. Raises ClosedView before."""
        return [self.view(seat).managers[seat].hand or () for seat in range(len(self.record.header.setup.seats))]

    def go_to(self, at: int) -> None:
        """Go to another place; one outside the season is taken as its nearest end."""
        at = max(self.first, min(at, self.length))
        if at == self.at + 1:
            self._course.play(self._session, self.at)
        elif at != self.at:
            self._session = self._course.session_at(at)
        self.at = at

    def weeks(self) -> list[tuple[int, int]]:
        """(place, week) of the first prompt of each week."""
        return [(at, week) for at, week in self._course.week_starts() if week]

    def matchups(self) -> list[tuple[int, int, str]]:
        """(place, week, id) of each matchup: where its scoreboard begins."""
        found = []
        for place, events in enumerate(self._course.told[self.first :], start=self.first + 1):
            move = self._course.moves[place - 1]
            week = move.week if isinstance(move, Given) else 0
            found += [(place, week, event.matchup) for event in events if isinstance(event, MatchupOpened)]
        return found
