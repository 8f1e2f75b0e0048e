"""``bbtm bench``: how fast seasons are played, beside a loop that does nothing but build options."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Generator
from functools import partial
from statistics import median
from time import process_time
from typing import TYPE_CHECKING

from bbtm_tui.commands import positive_number, whole_number
from bbtm_tui.commands.seating import computer_setup, load_rulebook
from bbtm_tui.wording.text import _

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Decision, Option
    from bbtm_tui.engine.rulebook import Rulebook
    from bbtm_tui.engine.view import View

RUNS = 5
"""The figures are the median of so many runs."""
REFERENCE_DECISIONS = 20_000
"""How many decisions the reference loop makes in a run."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument("--managers", type=whole_number, choices=(2, 3, 4), default=4, help=_("how many managers (4)"))
    parser.add_argument(
        "--seasons", type=positive_number, default=50, metavar="K", help=_("how many seasons in each of five runs (50)")
    )
    parser.add_argument("--json", action="store_true", help=_("print one JSON object in place of lines"))


def run(args: argparse.Namespace) -> int:
    """Measure and print; nothing is judged."""
    rulebook = load_rulebook(args.pack)
    _play(rulebook, args.managers, 0)
    runs = [_run_once(rulebook, args.managers, args.seasons, number) for number in range(RUNS)]
    figures = {name: round(median(run[name] for run in runs), 1) for name in runs[0]} | {"peak_mb": _peak_mb()}
    if args.json:
        print(json.dumps({"managers": args.managers, "seasons_a_run": args.seasons, "runs": RUNS} | figures))
    else:
        for name, figure in figures.items():
            print(f"{name:28} {figure:12,}")
    return 0


def _run_once(rulebook: Rulebook, managers: int, seasons: int, number: int) -> dict[str, float]:
    """One run: the seasons, then the reference loop, each by the time of the processor."""
    start = process_time()
    decisions = sum(_play(rulebook, managers, seed) for seed in range(1 + number * seasons, 1 + (number + 1) * seasons))
    between = process_time()
    _play_reference(REFERENCE_DECISIONS)
    end = process_time()
    return {
        "seasons_per_s": seasons / (between - start),
        "decisions_per_s": decisions / (between - start),
        "reference_decisions_per_s": REFERENCE_DECISIONS / (end - between),
    }


def _play(rulebook: Rulebook, managers: int, seed: int) -> int:
    """A season of random managers, without checks, events and snapshots; how many decisions it had."""
    from bbtm_tui.engine.session import Session
    from bbtm_tui.managers.random import RandomManager

    session = Session(rulebook, computer_setup(managers, seed, {}), record=False)
    seats = [(RandomManager(seed, seat), partial(session.view, seat)) for seat in range(managers)]
    number = 0
    while (decision := session.decision) is not None:
        manager, look = seats[decision.manager]
        session.answer(manager.choose(decision, look, number))
        number += 1
    return number


def _play_reference(decisions: int) -> None:
    """The least that a Python engine of this kind does: a bare generator that builds ten options a decision."""
    from bbtm_tui.managers.random import RandomManager

    manager = RandomManager(0, 0)
    play = _ask(decisions)
    decision = next(play)
    for number in range(decisions - 1):
        wanted = manager.choose(decision, _see_nothing, number)
        decision = play.send(next(option for option in decision.options if option.id == wanted))


def _ask(decisions: int) -> Generator[Decision, Option, None]:
    from bbtm_tui.engine.decisions import Decision, Option

    for number in range(decisions):
        options = [Option(f"commit:{number}@{place}:left", "commit", str(number), str(place)) for place in range(10)]
        yield Decision(0, "commit", options)


def _see_nothing() -> View:
    """The reference loop has no table to look at."""
    raise NotImplementedError


def _peak_mb() -> float | None:
    """The most memory this process has held, in megabytes; None where the system does not tell."""
    try:
        from resource import RUSAGE_SELF, getrusage
    except ImportError:
        return None
    unit = 2**20 if sys.platform == "darwin" else 2**10
    return round(getrusage(RUSAGE_SELF).ru_maxrss / unit, 1)
