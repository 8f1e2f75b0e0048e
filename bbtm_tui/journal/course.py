"""A season as far as it was played: its moves, what they told, and the session that stands after them."""

from __future__ import annotations

from bbtm_tui.engine.agreement import Seat, Setup
from bbtm_tui.engine.decisions import IllegalAnswer
from bbtm_tui.engine.events import Event
from bbtm_tui.engine.game import Game
from bbtm_tui.engine.rulebook import Rulebook
from bbtm_tui.engine.session import Session
from bbtm_tui.journal.lines import Header, SeatLine, SetupLine
from bbtm_tui.journal.reader import Given, Move, NewChance
from bbtm_tui.wording.text import _


class Mismatch(Exception):
    """A recorded move does not fit what the engine does."""

    def __init__(self, index: int, line: int, what: str) -> None:
        super().__init__(what)
        self.index = index
        """The move's index."""
        self.line = line
        """Its line in the journal."""


class Course:
    """The moves of a season and the session after the last of them.

    `moves` and `told` (the events of each move) run side by side. `base` is the first move that can be played
    again: 0, or later when the season went on from a snapshot under new rules, `from_snapshot`.
    """

    def __init__(
        self, rulebook: Rulebook, setup: Setup, before: tuple[Move, ...] = (), game: Game | None = None
    ) -> None:
        self.rulebook = rulebook
        self.setup = setup
        self.base = len(before)
        self.from_snapshot = game is not None
        self.moves: list[Move] = list(before)
        self.told: list[list[Event]] = [[] for _move in before]
        self.session = Session(rulebook, setup, game=game) if game else Session(rulebook, setup)
        self.start_events: list[Event] = self.session.start_events
        self._stops: list[tuple[int, int, Session]] = []
        self._keep_stop()

    def week_starts(self) -> list[tuple[int, int]]:
        """(number of moves, week) of the first prompt of each week."""
        return [(at, week) for at, week, _session in self._stops]

    def session_at(self, at: int) -> Session:
        """Another session, as it stood after this many moves."""
        stop, _week, kept = next(entry for entry in reversed(self._stops) if entry[0] <= at)
        session = kept.fork()
        for index in range(stop, at):
            self.play(session, index)
        return session

    def play(self, session: Session, index: int) -> None:
        """Make the move of this index in a session that stands before it."""
        move = self.moves[index]
        if isinstance(move, NewChance):
            session.deal_anew(move.seed)
        else:
            session.answer(move.option)

    def _keep_stop(self) -> None:
        """Keep a copy of the session at the first prompt of each week, so that going back is quick."""
        week = self.session.game.week
        if not self._stops or self._stops[-1][1] != week:
            self._stops.append((len(self.moves), week, self.session.fork()))

    def answer(self, option: str, line: int) -> Given:
        """Give the answer to the decision that is open, and note it as the move of this line.

        Raises IllegalAnswer, with nothing changed.
        """
        decision = self.session.decision
        week = self.session.game.week
        events = self.session.answer(option)
        assert decision is not None  # a session that is over refuses every answer
        move = Given(decision.manager, option, week, self.session.digest(), line)
        self._add(move, events)
        return move

    def deal_anew(self, seed: int, line: int) -> NewChance:
        """New chance from here on, noted as the move of this line."""
        self.session.deal_anew(seed)
        move = NewChance(seed, self.session.digest(), line)
        self._add(move, [])
        return move

    def take(self, move: Move, check: bool = True) -> None:
        """Play a recorded move.

        Raises Mismatch when the engine does not do what was recorded.
        """
        index = len(self.moves)
        if isinstance(move, NewChance):
            self.session.deal_anew(move.seed)
            events: list[Event] = []
        else:
            events = self._answer_as(move, index)
        if check and self.session.digest() != move.digest:
            raise Mismatch(index, move.line, _("what came of this answer is not what is written here"))
        self._add(move, events)

    def _answer_as(self, move: Given, index: int) -> list[Event]:
        decision = self.session.decision
        if decision is None or decision.manager != move.seat:
            raise Mismatch(index, move.line, _("an answer is written here that nobody was asked for"))
        try:
            return self.session.answer(move.option)
        except IllegalAnswer:
            raise Mismatch(
                index, move.line, _("the answer “{answer}” was not possible there").format(answer=move.option[:80])
            ) from None

    def _add(self, move: Move, events: list[Event]) -> None:
        self.moves.append(move)
        self.told.append(events)
        self._keep_stop()

    def go_back(self, to: int) -> None:
        """Take back all moves behind the first `to`."""
        self.session = self.session_at(to)
        del self.moves[to:], self.told[to:]
        self._stops = [stop for stop in self._stops if stop[0] <= to]


def setup_line(setup: Setup) -> SetupLine:
    """The setup as a journal writes it."""
    return SetupLine(
        seats=tuple(SeatLine(name=seat.name, team=seat.team) for seat in setup.seats),
        seed=setup.seed,
        length=setup.length,
        scheduling_limits=setup.scheduling_limits,
        salary_cap=setup.salary_cap,
        coin=setup.coin,
    )


def setup_of(header: Header) -> Setup:
    """The setup that a journal holds."""
    line = header.setup
    return Setup(
        seats=tuple(Seat(seat.name, seat.team) for seat in line.seats),
        seed=line.seed,
        length=line.length,
        scheduling_limits=line.scheduling_limits,
        salary_cap=line.salary_cap,
        coin=line.coin,
    )
