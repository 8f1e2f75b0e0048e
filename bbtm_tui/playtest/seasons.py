"""Whole seasons, played by computer managers."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial

from bbtm_tui.engine.agreement import Setup
from bbtm_tui.engine.events import Event, MatchupTied, SeasonEnded
from bbtm_tui.engine.rulebook import Rulebook
from bbtm_tui.engine.session import Session
from bbtm_tui.managers.manager import Manager


@dataclass(frozen=True, slots=True)
class Season:
    """How a season went."""

    setup: Setup
    answers: tuple[str, ...]
    """The ids of the options chosen; with the setup they give the whole season."""
    end: SeasonEnded
    ties: int
    """Highlights that nobody won (SCO-5)."""


def play_season(
    rulebook: Rulebook, setup: Setup, managers: Sequence[Manager], check: Callable[[Session], None] | None = None
) -> Season:
    """Play a season to its end, with a check after each answer; what goes wrong carries the answers given so far."""
    session = Session(rulebook, setup)
    looks = [partial(session.view, seat) for seat in range(len(setup.seats))]
    answers: list[str] = []
    events: list[Event] = list(session.start_events)
    try:
        while (decision := session.decision) is not None:
            if check is not None:
                check(session)
            seat = decision.manager
            answers.append(managers[seat].choose(decision, looks[seat], len(answers)))
            events += session.answer(answers[-1])
        if check is not None:
            check(session)
    except Exception as error:
        error.add_note(journal_of(setup, answers))
        raise
    ties = sum(isinstance(event, MatchupTied) for event in events)
    return Season(setup, tuple(answers), next(event for event in events if isinstance(event, SeasonEnded)), ties)


def journal_of(setup: Setup, answers: Sequence[str]) -> str:
    """A season so far, as text from which it can be played again: the setup, its seed and the answers."""
    return json.dumps({"setup": asdict(setup), "answers": list(answers)}, ensure_ascii=False)
