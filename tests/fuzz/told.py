"""What a seat is told at a prompt, by whoever tells it anything: the one table that the leak test compares by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from bbtm_tui.engine.agreement import Setup
from bbtm_tui.engine.decisions import Decision
from bbtm_tui.engine.events import Event
from bbtm_tui.engine.game import Game
from bbtm_tui.engine.record import to_data
from bbtm_tui.journal import export
from bbtm_tui.journal.course import Course, setup_line
from bbtm_tui.journal.keeper import Keeper
from bbtm_tui.journal.kept import Note
from bbtm_tui.journal.lines import FORMAT, Header, Rules
from bbtm_tui.journal.reader import Given, Record
from bbtm_tui.journal.replay import Replay
from bbtm_tui.journal.undo import PERSON
from bbtm_tui.journal.version import rules_version
from bbtm_tui.journal.writer import Writer
from bbtm_tui.managers.hiring import KINDS
from bbtm_tui.plain.stream import Left, Stream
from bbtm_tui.plain.table import PlainTable
from bbtm_tui.wording import events as wording
from bbtm_tui.wording.table import Names
from tests.fuzz.seats import choose, rulebook

_VERBS = ("commit", "discard", "use", "target", "keep", "bottom", "top", "draft", "move", "retire")


class _NoFile(Writer):
    """A journal that goes nowhere."""

    def __init__(self) -> None:
        self.path = Path("season.jsonl")

    def add(self, lines: object) -> None:
        """Nothing."""


class Table:
    """A season from this state on. Who plays is said by seat."""

    def __init__(self, game: Game, players: tuple[str, ...]) -> None:
        self.players = players
        self._start = game.copy()
        self._course = Course(rulebook(), game.setup, game=game)
        self.start_events = self._course.start_events
        self._header = _header(self._course.setup, players)

    @property
    def decision(self) -> Decision | None:
        """What is asked."""
        return self._course.session.decision

    def keeper(self) -> Keeper:
        """The season as its keeper has it."""
        return Keeper(_NoFile(), self._header, rulebook().cards, self._course)

    def answer(self, option: str) -> list[Event]:
        """Give an answer; what it tells. Raises Mismatch when it is not possible."""
        assert self.decision is not None
        week = self._course.session.game.week
        self._course.take(Given(self.decision.manager, option, week, "", 0), check=False)
        return self._course.told[-1]

    def replay(self) -> Replay:
        """The season as a replay of its journal has it."""
        setup = self._course.setup
        again = Course(rulebook(), setup, game=self._start.copy())
        for move in self._course.moves:
            assert isinstance(move, Given)
            again.answer(move.option, 0)
        state = Rules(program="", rules=rules_version(), at=0, to=0, game=to_data(self._start))
        return Replay(Record(Path("season.jsonl"), self._header, rulebook().cards, again.moves, rules=state))


def _header(setup: Setup, players: tuple[str, ...]) -> Header:
    no_start = replace(setup, seed=-1)  # no season played from its start leads to the state, only the state does
    return Header(
        format=FORMAT, program="", rules=rules_version(), started="", setup=setup_line(no_start), players=players,
        teams=("",) * len(setup.seats), packs=(), cards_digest="", digest="",
    )  # fmt: skip


class Look(NamedTuple):
    """A seat looking at a season."""

    table: Table
    season: Keeper
    seat: int
    pick: int
    """A number to choose by."""
    exchanged: frozenset[str]
    """The ids of what was exchanged."""

    @property
    def question(self) -> Decision | None:
        """The question, when this seat may read it whole: it is asked, or all look at the screen together."""
        decision = self.season.decision
        if decision is None or (decision.uses_hand and decision.manager != self.seat):
            return None
        return decision


def _question(look: Look) -> object:
    asked = look.season.decision
    if asked is None or look.question is not None:
        return asked
    about = (asked.player, asked.matchup, asked.card, asked.attempt)
    return (asked.manager, asked.kind, asked.trigger, asked.uses_hand, *about)


def _of_option(ask: Callable[[Look, str], object]) -> Callable[[Look], object]:
    """What is told about one of the options that the seat may see."""
    return lambda look: look.question and ask(look, choose(look.question, look.pick, 9))


def _why_not(look: Look, option: str) -> object:
    """Why an option, near misses, and whatever could be done with what was exchanged, cannot be answered."""
    places = [f"{matchup.id}:{matchup.zones[0].side}" for matchup in look.season.view(None).matchups[:2]]
    tried = [option, option + ".2", option.replace(":left", ":right"), "pass", "skip", "done", ""]
    for thing in sorted(look.exchanged):
        tried += [f"{verb}:{thing}{at}" for verb in _VERBS for at in ("", *(f"@{place}" for place in places))]
    return [look.season.why_not(wrong) for wrong in tried]


def _computers(look: Look) -> object:
    """What each computer manager would answer in this seat."""
    asked = look.season.decision
    if asked is None or asked.manager != look.seat:
        return None
    return [computer_answer(look.season, kind) for kind in KINDS]


def computer_answer(season: Keeper, kind: str) -> str:
    """What a computer manager of this kind answers to the question that is open."""
    asked = season.decision
    assert asked is not None
    return KINDS[kind](season.setup.seed, asked.manager).choose(
        asked, partial(season.view, asked.manager), season.number
    )


def _undo(look: Look) -> object:
    return look.season.can_undo(), look.season.undo_seat(), look.season.undo_problem()


def _story(look: Look) -> object:
    names = Names(look.season.cards, tuple(seat.name for seat in look.season.setup.seats))
    return [each.text if isinstance(each, Note) else log_line(each, names, look.seat) for each in look.season.story()]


def log_line(event: Event, names: Names, seat: int | None) -> str:
    """The event in the log of this seat."""
    return wording.tell(event, names, seat)


def _plain(look: Look) -> object:
    """All that the plain table writes while the seat may look: table, hand, words, rule, question and choices."""
    asked = look.question
    if asked is None or {look.season.players[seat] for seat in (asked.manager, look.seat)} != {PERSON}:
        return None
    written = StringIO()
    typed = "".join(f"{line}\n" for line in ("", "t", "w", "r", *(f"discard:{one}" for one in look.exchanged)))
    with suppress(Left):
        PlainTable(Stream(StringIO(typed), written), look.season).play()
    return written.getvalue()


def _written(look: Look) -> object:
    """What a replay writes of the season while it is unfinished."""
    if look.season.decision is None:
        return None
    replay = look.table.replay()
    return [*export.json_lines(replay), *export.text_lines(replay)]


TOLD: Mapping[str, tuple[int, Callable[[Look], object]]] = {
    "view": (1, lambda look: look.season.view(look.seat)),
    "public view": (3, lambda look: look.season.view(None)),
    "question": (1, _question),
    "preview": (1, _of_option(lambda look, option: look.season.session.preview(option))),
    "odds": (1, _of_option(lambda look, option: look.season.odds(option))),
    "why_not": (3, _of_option(_why_not)),
    "final_warning": (1, _of_option(lambda look, option: look.season.final_warning(option))),
    "undo": (5, _undo),
    "computers": (1, _computers),
    "stops": (15, lambda look: look.season.stops()),
    "story": (15, _story),
    "plain": (9, _plain),
    "written": (150, _written),
}
"""Who tells -> at one prompt in how many it is compared, and what the seat is told."""
