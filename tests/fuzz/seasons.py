"""Random seasons by the thousand, checked. It can be stopped at any moment and goes on where it was.

`python -m tests.fuzz.seasons --seasons 20000 --state FILE` plays until so many are done, over all starts with the
same FILE.
"""

from __future__ import annotations

import argparse
import json
import os
import traceback
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bbtm_tui.engine.events import Event
from bbtm_tui.engine.game import Game
from bbtm_tui.engine.session import Session
from bbtm_tui.journal.keeper import Keeper
from bbtm_tui.journal.reader import read_journal
from bbtm_tui.journal.restore import restore
from bbtm_tui.playtest.promises import BrokenPromise
from tests.fuzz.checks import Checks
from tests.fuzz.leaks import exchange
from tests.fuzz.seats import choose, mixed, rulebook, setup_of


@dataclass(slots=True)
class Played:
    """What was done in a season."""

    answers: int = 0
    """Answers given."""
    checked: int = 0
    """Answers after which everything was checked."""
    exchanges: int = 0
    """Exchanges of hidden things compared."""


def play_season(number: int, folder: Path, check_each: int = 1, exchange_each: int = 0) -> Played:
    """Play the season with this number into a journal, and replay that. Everything is checked after one answer in
    `check_each`, and hidden things are exchanged at one prompt in `exchange_each` (0: never).

    Raises BrokenPromise or Leak.
    """
    setup = setup_of(number)
    keeper = Keeper.begin(rulebook().cards, setup, ("person",) * len(setup.seats), folder)
    checks, played, steps = Checks(), Played(), Steps()
    told: list[Event] = list(keeper.start_events)
    while (decision := keeper.decision) is not None:
        pick = mixed(number, played.answers)
        if pick % check_each == 0:
            checks.check(keeper.session, pick)
            played.checked += 1
        if exchange_each and pick % exchange_each == 0:
            played.exchanges += exchange(*steps.since(keeper.session), pick, told)
        option = choose(decision, number, played.answers)
        steps.answered(keeper.session, option)
        told += keeper.answer(option)
        played.answers += 1
    checks.check(keeper.session, number)
    keeper.close()
    _replays(keeper, told)
    return played


class Steps:
    """Where the present step of a season began, and what was answered since: feed it every answer beforehand."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._answers: list[str] = []

    def since(self, session: Session) -> tuple[Game, list[str]]:
        """The state at which the present step began, and the answers given since."""
        assert session.boundary is not None
        return session.boundary, self._answers if session.boundary is self._game else []

    def answered(self, session: Session, option: str) -> None:
        """This answer is about to be given."""
        self._game, answers = self.since(session)
        self._answers = [*answers, option]


def _replays(keeper: Keeper, told: list[Event]) -> None:
    course = restore(read_journal(keeper.path))
    again = [*course.start_events, *(event for events in course.told for event in events)]
    if repr(again) != repr(told) or course.session.digest() != keeper.session.digest():
        raise BrokenPromise("the replay of the journal is another season")


def main() -> int:
    """Play on until so many seasons are done."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seasons", type=int, default=20_000)
    parser.add_argument("--state", type=Path, required=True, help="what was done so far; made when it is not there")
    parser.add_argument("--first", type=int, default=0, help="the number of the first season")
    parser.add_argument("--check-each", type=int, default=20, help="all checks after one answer in so many")
    parser.add_argument("--exchange-each", type=int, default=50, help="an exchange at one prompt in so many")
    parser.add_argument("--folder", type=Path, help="where the journals are written, such as a folder in memory")
    args = parser.parse_args()
    state = (
        json.loads(args.state.read_text()) if args.state.exists() else {"next": args.first, "counts": {}, "broken": {}}
    )
    counts = Counter(state["counts"])
    last = args.first + args.seasons
    try:
        while state["next"] < last:
            counts.update(_one(state["next"], args, state["broken"]))
            state["next"] += 1
            state["counts"] = dict(counts)
            _keep(args.state, state)
    except KeyboardInterrupt:
        pass
    done = state["next"] - args.first
    print(f"{done} of {args.seasons} seasons, {dict(counts)}, {len(state['broken'])} violations")
    for number, problem in state["broken"].items():
        print(f"season {number}: {problem.strip().splitlines()[-1]}")
    return 1 if state["broken"] else 0


def _one(number: int, args: argparse.Namespace, broken: dict[str, str]) -> Counter[str]:
    with TemporaryDirectory(dir=args.folder) as folder:
        os.environ["BBTM_HOME"] = folder
        try:
            played = play_season(number, Path(folder), args.check_each, args.exchange_each)
        except Exception:
            broken[str(number)] = traceback.format_exc()
            return Counter()
    return Counter({"answers": played.answers, "checked": played.checked, "exchanges": played.exchanges, "replays": 1})


def _keep(path: Path, state: dict[str, object]) -> None:
    """Write the state whole or not at all."""
    beside = path.with_suffix(".new")
    beside.write_text(json.dumps(state))
    os.replace(beside, path)


if __name__ == "__main__":
    raise SystemExit(main())
