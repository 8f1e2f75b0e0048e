"""A season as far as it was played: its moves, what they told, and the session that stands after them."""

from __future__ import annotations

from bbtm_tui.engine.decisions import IllegalAnswer, SetupError
from bbtm_tui.engine.events import Event
from bbtm_tui.engine.game import Game
from bbtm_tui.engine.record import from_data
from bbtm_tui.engine.rulebook import Rulebook
from bbtm_tui.engine.session import Session
from bbtm_tui.engine.setup import Seat, Setup
from bbtm_tui.journal.lines import Header, Rules, SeatLine, SetupLine
from bbtm_tui.journal.problems import DamagedJournal, NothingMatches
from bbtm_tui.journal.reader import Given, Move, NewChance, Record
from bbtm_tui.journal.version import rules_version
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
    again: 0, or later when the season went on from a snapshot under new rules.
    """

    def __init__(
        self, rulebook: Rulebook, setup: Setup, before: tuple[Move, ...] = (), game: Game | None = None
    ) -> None:
        self.rulebook = rulebook
        self.setup = setup
        self.base = len(before)
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


def restore(record: Record) -> Course:
    """The season that a journal holds, played again to its last prompt. Fewer moves than recorded are left when the
    program's rules changed and only a snapshot fits them.

    Raises DamagedJournal or NothingMatches.
    """
    try:
        course = _begin(record)
        for move in record.moves[course.base :]:
            course.take(move)
    except (Mismatch, SetupError) as problem:
        if rules_in_force(record) != rules_version():
            return _from_snapshot(record)
        line = problem.line if isinstance(problem, Mismatch) else 1
        index = problem.index if isinstance(problem, Mismatch) else 0
        answers = sum(isinstance(move, Given) for move in record.moves[:index])
        raise DamagedJournal(record.path, line, str(problem), line - 1, answers) from None
    return course


def rules_in_force(record: Record) -> str:
    """The version of the rules under which the last moves were played."""
    return record.rules.rules if record.rules else record.header.rules


def _begin(record: Record) -> Course:
    rulebook = Rulebook(record.cards)
    setup = setup_of(record.header)
    rules = record.rules
    if rules is None or rules.game is None:
        return Course(rulebook, setup)
    course = _course_at(rulebook, record, rules.at, rules.game)
    if course is None:
        raise Mismatch(rules.at, 1, _("the state that the season went on from cannot be read"))
    return course


def _from_snapshot(record: Record) -> Course:
    rulebook = Rulebook(record.cards)
    for saved in reversed(record.snapshots):
        course = _course_at(rulebook, record, saved.after, saved.snapshot.game)
        if course is None or course.session.digest() != saved.snapshot.digest:
            continue
        try:
            for move in record.moves[saved.after :]:
                course.take(move)
        except Mismatch:
            course.go_back(len(course.moves))  # so far the new rules agree; what comes after is left out
        return course
    raise NothingMatches(record.path, record.rules.program if record.rules else record.header.program)


def _course_at(rulebook: Rulebook, record: Record, at: int, game: dict[str, object]) -> Course | None:
    setup = setup_of(record.header)
    try:
        return Course(rulebook, setup, tuple(record.moves[:at]), from_data(rulebook, setup, game))
    except Exception:  # the state of another version may break the engine in any way; then it does not fit
        return None


def rules_line(record: Record, course: Course, program: str) -> Rules:
    """The line that says from where on the present rules are in force."""
    game = next((saved.snapshot.game for saved in record.snapshots if saved.after == course.base), None)
    if record.rules and record.rules.game is not None and record.rules.at == course.base:
        game = record.rules.game
    return Rules(
        program=program, rules=rules_version(), at=course.base, to=len(course.moves), game=game if course.base else None
    )
