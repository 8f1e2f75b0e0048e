"""What holds for every session: the same seed is the same season, forks stay apart, snapshots are whole."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from bbtm_tui.engine.agreement import Seat, Setup
from bbtm_tui.engine.decisions import IllegalAnswer
from bbtm_tui.engine.record import from_data, to_data
from bbtm_tui.engine.session import Session
from tests.table import rulebook

SETUPS = [
    Setup((Seat("Ada"), Seat("Ben")), 11, scheduling_limits=True),
    Setup((Seat("Ada"), Seat("Ben"), Seat("Cleo")), 12, "abbreviated"),
    Setup((Seat("Ada"), Seat("Ben"), Seat("Cleo"), Seat("Dan")), 13, salary_cap=True),
]
BY_SIZE = pytest.mark.parametrize("setup", SETUPS, ids=["two", "three", "four"])

SEASON = """
import json
from bbtm_tui.cards.loader import load
from bbtm_tui.engine.compiler import compile_cards
from bbtm_tui.engine.session import Session
from bbtm_tui.engine.agreement import Seat, Setup
session = Session(compile_cards(load().cards), Setup(tuple(Seat(name) for name in "ABCD"), 5, "extended"))
events, number = list(session.start_events), 0
while session.decision is not None:
    number += 1
    events += session.answer(session.decision.options[number * 7919 % len(session.decision.options)].id)
print(json.dumps([event.as_json() for event in events]))
"""

IMPORTS = """
import sys
import bbtm_tui.engine.session, bbtm_tui.engine.rulebook, bbtm_tui.engine.record, bbtm_tui.cards.loader
print([name for name in ("textual", "rich", "gettext") if name in sys.modules])
"""


def run_python(script: str, hash_seed: str = "0") -> str:
    """What a script prints in a Python of its own."""
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def pick(session: Session, number: int) -> str:
    """Some option, by the number of the answer and nothing else."""
    assert session.decision is not None
    return session.decision.options[number * 7919 % len(session.decision.options)].id


def play(session: Session) -> Iterator[int]:
    """The numbers of the answers of a season; the answer is given when the next number is asked for."""
    number = 0
    while session.decision is not None:
        yield number
        session.answer(pick(session, number))
        number += 1


def told(session: Session, answers: int, start: int = 0) -> list[dict[str, Any]]:
    """What so many answers tell, as plain data."""
    events: list[dict[str, Any]] = []
    for number in range(start, start + answers):
        if session.decision is None:
            break
        events += [event.as_json() for event in session.answer(pick(session, number))]
    return events


def state(session: Session) -> tuple[object, ...]:
    """All there is to see of a session."""
    seats: list[int | None] = [None, *range(len(session.setup.seats))]
    return (session.digest(), repr(session.decision), [session.view(seat) for seat in seats])


def test_the_hash_seed_does_not_matter() -> None:
    told_by = {run_python(SEASON, seed) for seed in ("0", "1", "77")}
    (only,) = told_by
    events = json.loads(only)
    assert events[-1]["event"] == "SeasonEnded" and len(events) > 300


def test_the_engine_loads_no_screen_and_no_language() -> None:
    assert run_python(IMPORTS).strip() == "[]"


@BY_SIZE
def test_the_same_seed_and_answers_are_the_same_season(setup: Setup) -> None:
    first, second = Session(rulebook(), setup), Session(rulebook(), setup)
    assert state(first) == state(second)
    assert told(first, 10_000) == told(second, 10_000) and first.decision is second.decision is None


@BY_SIZE
def test_another_seed_is_another_season(setup: Setup) -> None:
    other = Setup(setup.seats, setup.seed + 1, setup.length, setup.scheduling_limits, setup.salary_cap)
    assert told(Session(rulebook(), setup), 10_000) != told(Session(rulebook(), other), 10_000)


@BY_SIZE
def test_a_fork_at_every_question_goes_on_alike_and_leaves_the_original_alone(setup: Setup) -> None:
    session, checked = Session(rulebook(), setup), 0
    for number in play(session):
        before = state(session)
        fork, twin = session.fork(), session.fork()
        assert state(fork) == before
        assert told(fork, 4, number) == told(twin, 4, number)
        assert state(fork) == state(twin) and state(session) == before
        checked += 1
    assert checked > 50


def test_forks_that_answer_differently_part() -> None:
    session = Session(rulebook(), SETUPS[1])
    for _ in play(session):
        assert session.decision is not None
        if len(session.decision.options) > 1 and session.decision.kind == "commit":
            break
    assert session.decision is not None
    first, last = session.fork(), session.fork()
    first.answer(session.decision.options[0].id)
    last.answer(session.decision.options[-1].id)
    assert first.digest() != last.digest() != session.digest()


@BY_SIZE
def test_every_boundary_can_be_written_down_read_back_and_played_on(setup: Setup) -> None:
    session, boundaries, last = Session(rulebook(), setup), 0, None
    for number in play(session):
        if session.boundary is last:
            continue
        last = session.boundary
        assert last is not None
        data = json.loads(json.dumps(to_data(last)))
        again = from_data(rulebook(), setup, data)
        assert to_data(again) == data
        read = Session(rulebook(), setup, game=again)
        assert state(read) == state(session)
        assert told(read, 4, number) == told(session.fork(), 4, number)
        boundaries += 1
    assert boundaries > 20


@BY_SIZE
def test_a_session_without_record_plays_the_same_and_tells_nothing(setup: Setup) -> None:
    session, silent = Session(rulebook(), setup), Session(rulebook(), setup, record=False)
    for number in play(session):
        answer = pick(session, number)
        assert repr(silent.decision) == repr(session.decision) and silent.answer(answer) == []
    assert silent.decision is None and silent.view(0) == session.view(0)


WRONG = ("", "skip", "commit:", "commit:@", "commit:x@y:z", "target:x", "use:x@y", "move:x", "\x00", "é" * 500)


def test_an_illegal_answer_is_refused_with_a_clause_and_changes_nothing() -> None:
    session = Session(rulebook(), SETUPS[2])
    for number in play(session):
        assert session.decision is not None
        wrong = WRONG[number % len(WRONG)]
        if wrong in [option.id for option in session.decision.options]:
            continue
        before = state(session)
        refusal = session.why_not(wrong)
        assert refusal is not None and refusal.clause and refusal.reason
        with pytest.raises(IllegalAnswer):
            session.answer(wrong)
        assert state(session) == before
    assert session.why_not("pass") is not None


def test_there_is_no_reason_against_what_is_offered() -> None:
    session = Session(rulebook(), SETUPS[1])
    for _ in play(session):
        assert session.decision is not None
        assert [session.why_not(option.id) for option in session.decision.options if session.why_not(option.id)] == []
