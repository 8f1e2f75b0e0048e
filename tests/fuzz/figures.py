"""What saving and replaying cost on this machine: `python -m tests.fuzz.figures` prints it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from bbtm_tui.engine.agreement import Seat, Setup
from bbtm_tui.journal.keeper import Keeper
from bbtm_tui.journal.replay import Replay
from tests.fuzz.seats import NAMES, choose, rulebook


def timed(work: Callable[[], object]) -> float:
    """How many milliseconds it took."""
    begun = perf_counter()
    work()
    return (perf_counter() - begun) * 1000


def step_through(replay: Replay) -> None:
    """From the first place to the last."""
    for at in range(replay.length + 1):
        replay.go_to(at)


def main() -> None:
    """Play a season for four into a journal, then replay it."""
    with TemporaryDirectory() as folder:
        os.environ["BBTM_HOME"] = folder
        setup = Setup(tuple(Seat(name) for name in NAMES), seed=9)
        keeper = Keeper.begin(rulebook().cards, setup, ("person",) * 4, Path(folder))
        bare, saved, warnings, syncs = [], [], [], []
        fsync = os.fsync
        os.fsync = lambda fd: syncs.append(timed(lambda: fsync(fd)))
        while keeper.decision is not None:
            option, fork = choose(keeper.decision, 9, keeper.number), keeper.fork()
            warnings.append(timed(lambda option=option: keeper.final_warning(option)))  # type: ignore[misc]
            bare.append(timed(lambda fork=fork, option=option: fork.answer(option)))  # type: ignore[misc]
            saved.append(timed(lambda option=option: keeper.answer(option)))  # type: ignore[misc]
        keeper.close()
        opened = [timed(lambda: Replay.open(keeper.path)) for _ in range(5)]
        replay = Replay.open(keeper.path)
        steps = [timed(lambda: step_through(replay)) for _ in range(5)]
        cost = median(after - before for after, before in zip(saved, bare, strict=True))
        print(f"{keeper.number} answers, {keeper.path.stat().st_size} bytes")
        print(f"saving an answer: {cost:.2f} ms median (of which the disk's fsync: {median(syncs):.2f} ms)")
        print(f"what an answer makes final: {median(warnings):.2f} ms median")
        print(f"replay: read, compile, play to the end and compare every digest {median(opened):.0f} ms median")
        print(f"replay: every step from the first to the last {median(steps):.0f} ms median")


if __name__ == "__main__":
    main()
