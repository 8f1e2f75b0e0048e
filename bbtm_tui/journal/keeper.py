"""A season that is saved as it is played. `Keeper` is used like a session; each answer is on the disk before it
returns.

keeper = Keeper.begin(cards, setup, players=("person", "random"))     # or Keeper.resume(path)
for note in keeper.notes: ...                                         # sentences to show once
while (decision := keeper.decision) is not None:
    keeper.lift_curtain(decision.manager)                             # when that person's hand is shown
    keeper.final_warning(option_id)                                   # "" or what this answer makes final
    events = keeper.answer(option_id)                                 # NotSaved, IllegalAnswer: nothing has changed
    if keeper.can_undo(): keeper.undo()                               # or keeper.undo_problem() says why not
keeper.close()
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from re import sub
from secrets import randbits

from bbtm_tui import __version__
from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.engine.agreement import Setup
from bbtm_tui.engine.compiler import compile_cards
from bbtm_tui.engine.decisions import IllegalAnswer
from bbtm_tui.engine.events import Event, SeasonEnded
from bbtm_tui.engine.record import from_data, to_data
from bbtm_tui.engine.session import Session
from bbtm_tui.journal import hall
from bbtm_tui.journal.course import Course, setup_line
from bbtm_tui.journal.kept import KeptSeason
from bbtm_tui.journal.lines import FORMAT, Answer, Cards, Curtain, End, Header, Line, PackLine, Snapshot, Undo
from bbtm_tui.journal.places import make_folder, seasons_folder
from bbtm_tui.journal.problems import JournalProblem, NotSaved, NoUndo
from bbtm_tui.journal.reader import Given, NewChance, Record, read_journal
from bbtm_tui.journal.restore import restore, restore_notes, rules_in_force, rules_line
from bbtm_tui.journal.undo import PERSON, Barrier
from bbtm_tui.journal.version import rules_version
from bbtm_tui.journal.writer import Writer
from bbtm_tui.wording.text import _


class Keeper(KeptSeason):
    """A season and its journal. Takes the place of a `Session` at a table."""

    def __init__(self, writer: Writer, header: Header, cards: CardSet, course: Course) -> None:
        super().__init__(header, cards, course)
        self.notes: list[str] = []
        """Sentences that the people at the table should read once, such as that a torn last line was dropped."""
        self._writer = writer
        self._unwritten: list[Line] = []
        self._snapshot_week = 0
        self._curtains: list[tuple[int, int]] = []
        self._final = 0
        self._barrier = self._new_barrier()

    # --- beginning and ending ---------------------------------------------------------------------------------------

    @classmethod
    def begin(cls, cards: CardSet, setup: Setup, players: tuple[str, ...], folder: Path | None = None) -> Keeper:
        """Begin a season and its journal, in the folder of seasons or another one.

        `players` says by seat who plays: ``person``, or the name of a computer manager. Raises SetupError or
        NotSaved.
        """
        course = Course(compile_cards(cards), setup)
        teams = tuple(manager.team for manager in course.session.view(None).managers)
        started = datetime.now().astimezone()
        header = Header(
            format=FORMAT,
            program=__version__,
            rules=rules_version(),
            started=started.isoformat(timespec="seconds"),
            setup=setup_line(setup),
            players=players,
            teams=teams,
            packs=tuple(PackLine(id=pack.id, version=pack.version) for pack in cards.packs),
            cards_digest=cards.digest,
            digest=course.session.digest(),
        )
        writer = _new_file(make_folder(folder or seasons_folder()), started, [seat.name for seat in setup.seats])
        keeper = cls(writer, header, cards, course)
        snapshot = keeper._snapshot()
        try:
            writer.add([header, Cards(cards=cards), *snapshot])
        except NotSaved:
            writer.close()
            writer.path.unlink(missing_ok=True)
            raise
        keeper._note_snapshot(snapshot)
        return keeper

    @classmethod
    def resume(cls, path: Path, current: CardSet | None = None) -> Keeper:
        """Go on with a saved season at its last prompt; `notes` tells what was not as it should be.

        `current` are the cards as they are now: if they differ from the season's own, a note says that those are
        used. Raises a JournalProblem: NotASeason, NewerJournal, DamagedJournal, LockedJournal, NothingMatches or
        NotSaved.
        """
        read_journal(path)  # a file that is no season is told so before it is opened for writing
        writer = Writer.open(path)
        try:
            record = read_journal(path)
            course = restore(record)
            writer.cut(record.size)
            keeper = cls(writer, record.header, record.cards, course)
            keeper._take_up(record, current)
        except BaseException:
            writer.close()
            raise
        return keeper

    def _take_up(self, record: Record, current: CardSet | None) -> None:
        self.notes += restore_notes(record, self._course, current)
        self._curtains, self._final = record.curtains, record.final
        if rules_in_force(record) != rules_version():
            self._take_new_rules(record)
        self._snapshot_week = max((s.snapshot.week for s in record.snapshots if s.after <= self.number), default=0)
        self._barrier = self._new_barrier()
        if self.decision is None:
            self._take_up_end(record.end)

    def _take_new_rules(self, record: Record) -> None:
        """Other rules are in force; when answers were lost to them, with new chance, so that nobody knows what comes.
        That is written down with whatever comes next, so that a look alone changes no season.
        """
        lost = len(record.moves) > self.number
        rules = rules_line(record, self._course, __version__)
        self._unwritten = [rules, self._new_chance()] if lost else [rules]
        if lost:
            self._note_taken_back(rules.to, rules.to)

    def _take_up_end(self, end: End | None) -> None:
        """A season that is over stands in the hall, also when the line that says so was torn off."""
        if end is None:
            [end] = _end(self._course.told[-1])
            self._write([end])
        self._enter_hall(end)

    def _new_chance(self) -> Undo:
        """Deal anew all that nobody has seen, from where the season stands; the line that says so."""
        to, seed = self.number, randbits(63)
        self._course.deal_anew(seed, 0)
        return Undo(to=to, seed=seed, final=to, digest=self.session.digest())

    def close(self) -> None:
        """Free the journal for others. The season can be resumed at any time."""
        self._writer.close()

    @property
    def path(self) -> Path:
        """The journal's file."""
        return self._writer.path

    # --- playing ----------------------------------------------------------------------------------------------------

    def answer(self, option: str) -> list[Event]:
        """Give an answer and save it. Returns what it told.

        Raises IllegalAnswer, or NotSaved when it could not be written; the season then stands where it stood.
        """
        index = self.number
        try:
            self._course.answer(option, 0)
        except IllegalAnswer:
            raise
        except Exception:
            self._course.go_back(index)
            raise
        move, events = self._course.moves[-1], self._course.told[-1]
        assert isinstance(move, Given)
        snapshot, end = self._snapshot(), _end(events)
        line = Answer(week=move.week, seat=move.seat, option=option, digest=move.digest)
        try:
            self._write([line, *snapshot, *end])
        except NotSaved:
            self._course.go_back(index)
            raise
        self._barrier.answered(index, move.seat, option, events)
        self._note_snapshot(snapshot)
        for over in end:
            self._enter_hall(over)
        return events

    def final_warning(self, option: str) -> str:
        """What this answer would make final, as a sentence, the last answer of somebody else included; empty when
        nothing.
        """
        other = self.undo_seat()
        if (words := super().final_warning(option)) or other is None or self._is_asked(other):
            return words
        return _("{name} can then no longer take back the last answer.").format(name=self._name(other))

    def _is_asked(self, seat: int) -> bool:
        return self.decision is not None and self.decision.manager == seat

    # --- undo -------------------------------------------------------------------------------------------------------

    def lift_curtain(self, seat: int) -> None:
        """The person in this seat looks at what is private: the answers of the one before are final.

        Raises NotSaved; then the curtain should stay down.
        """
        moves = self.number
        if not self._barrier.curtain_hides(moves, seat):
            return
        self._write([Curtain(seat=seat)])
        self._curtains.append((moves, seat))
        self._barrier.curtain_lifted(moves, seat)

    def can_undo(self) -> bool:
        """Whether the last answer of a person can be taken back now."""
        return self._undo_target() is not None

    def undo_seat(self) -> int | None:
        """The person whose answer `undo` would take back: only he may ask for it."""
        target = self._undo_target()
        move = self._course.moves[target] if target is not None else None
        return move.seat if isinstance(move, Given) else None

    def undo_problem(self) -> str:
        """Why nothing can be taken back, as a sentence; empty when something can."""
        if self.can_undo():
            return ""
        return self._barrier.why or _("Nobody has answered yet.")

    def undo(self) -> None:
        """Take back the last answer of a person, and what computer managers skipped since.

        Raises NoUndo, or NotSaved with nothing changed.
        """
        target = self._undo_target()
        if target is None:
            raise NoUndo(self.undo_problem())
        self._rewind(target, anew=False)

    def go_back(self, to: int, agreed: Iterable[int]) -> None:
        """Go back to one of the `stops`, with new chance: every person at the table must have agreed.

        Raises NoUndo when one has not or the moment is none of the stops, or NotSaved with nothing changed.
        """
        if self.decision is None:
            raise NoUndo(_("The season is over."))
        missing = [name for seat, name in self._persons() if seat not in set(agreed)]
        if missing:
            raise NoUndo(_("Everybody at the table must agree first; {name} has not.").format(name=missing[0]))
        if to not in {stop.moves for stop in self.stops()}:
            raise NoUndo(_("The table cannot go back to that moment."))
        self._rewind(to, anew=True)

    # --- inside -----------------------------------------------------------------------------------------------------

    def _undo_target(self) -> int | None:
        moves = self._course.moves
        for index in range(len(moves) - 1, self._barrier.at - 1, -1):
            move = moves[index]
            if isinstance(move, Given) and self.players[move.seat] == PERSON:
                return index
        return None

    def _rewind(self, to: int, anew: bool) -> None:
        """Take back all behind the first `to` moves, with new chance or without, and write that down."""
        moves = self._course.moves.copy()
        self._course.go_back(to)
        same = Undo(to=to, seed=None, final=self._barrier.at, digest=self.session.digest())
        line = self._new_chance() if anew else same
        try:
            self._write([line])
        except NotSaved:
            self._course.go_back(to)
            for move in moves[to:]:
                self._course.take(move, check=False)
            raise
        self._note_taken_back(to, line.final)
        self._barrier = self._new_barrier()

    def _note_taken_back(self, to: int, final: int) -> None:
        self._curtains = [(after, seat) for after, seat in self._curtains if after <= to]
        self._final = final

    def _write(self, lines: list[Line]) -> None:
        self._writer.add([*self._unwritten, *lines])
        self._unwritten = []

    def _new_barrier(self) -> Barrier:
        """The barrier after all moves and curtains, from the start."""
        barrier = Barrier(self.players, tuple(seat.name for seat in self.header.setup.seats))
        curtains = dict(self._curtains)
        for index, (move, events) in enumerate(zip(self._course.moves, self._course.told, strict=True)):
            if isinstance(move, NewChance):
                barrier.new_chance(index)
            else:
                barrier.answered(index, move.seat, move.option, events)
            if index + 1 in curtains:
                barrier.curtain_lifted(index + 1, curtains[index + 1])
        barrier.raise_to(max(self._final, self._course.base))
        return barrier

    def _snapshot(self) -> list[Line]:
        """The state as a line, at the first prompt of a week at which it can be written whole."""
        week = self.session.game.week
        if week == self._snapshot_week:
            return []
        boundary = self.session.boundary
        assert boundary is not None  # only sessions without record have none
        data = to_data(boundary)
        again = Session(self.rulebook, self.setup, from_data(self.rulebook, self.setup, data))
        digest = self.session.digest()
        return [Snapshot(week=week, digest=digest, game=data)] if again.digest() == digest else []

    def _note_snapshot(self, written: list[Line]) -> None:
        if written:
            self._snapshot_week = self.session.game.week

    def _enter_hall(self, end: End) -> None:
        try:
            hall.enter(self.header, end, datetime.now().astimezone())
        except JournalProblem as problem:
            self.notes.append(str(problem))


def _end(events: list[Event]) -> list[End]:
    if not events or not isinstance(events[-1], SeasonEnded):
        return []
    end = events[-1]
    return [End(winner=end.winner, ranking=end.ranking, fans=end.fans, improvements=end.improvements)]


def _new_file(folder: Path, started: datetime, names: list[str]) -> Writer:
    """A journal named after the day and the managers."""
    stem = sub(r"[^a-z0-9]+", "-", " ".join(names).lower()).strip("-")[:40]
    base = f"{started:%Y-%m-%d-%H%M%S}-{stem}".rstrip("-")
    number = 1
    while True:
        try:
            return Writer.create(folder / (f"{base}.jsonl" if number == 1 else f"{base}-{number}.jsonl"))
        except FileExistsError:
            number += 1
