"""A season played in a process of its own that is killed at its k-th write, and gone on with here.

`python -m tests.fuzz.kill --times 500` does it so many times.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bbtm_tui.journal.keeper import Keeper
from tests.fuzz.seats import choose, mixed, rulebook, setup_of

MOMENTS = ("before", "torn", "written", "synced")
"""When the process is killed: before the write, with half of it written, before the fsync, after it. One season in
four dies at its last write, that of the last answer and the end.
"""


class Lost(AssertionError):
    """A season did not go on where it should have."""


def begin(number: int, folder: Path) -> Keeper:
    """The season with this number, with persons in all seats."""
    setup = setup_of(number)
    return Keeper.begin(rulebook().cards, setup, ("person",) * len(setup.seats), folder)


def moves(keeper: Keeper, number: int) -> Iterator[None]:
    """What the people at the table do, one write at a time: answers, curtains, and answers taken back."""
    for step in count():
        decision = keeper.decision
        if decision is None:
            return
        if mixed(number, step, 8) % 8 == 0 and keeper.can_undo():
            keeper.undo()
            yield
            continue
        size = keeper.path.stat().st_size
        if decision.uses_hand:
            keeper.lift_curtain(decision.manager)
        if keeper.path.stat().st_size > size:
            yield
        keeper.answer(choose(decision, number, step))
        yield


def play_to_death(number: int, folder: Path, write_number: int, moment: str) -> None:
    """Play, and die at this write."""
    left = count(write_number - 1, -1)
    write, fsync = os.write, os.fsync

    def deadly_write(handle: int, data: Any) -> int:
        if next(left):
            return write(handle, data)
        if moment == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        written = write(handle, data[: len(data) // 2] if moment == "torn" else data)
        if moment == "synced":
            fsync(handle)
        os.kill(os.getpid(), signal.SIGKILL)
        return written

    os.write = deadly_write
    for _move in moves(begin(number, folder), number):
        pass


def kill_and_resume(number: int, folder: Path) -> str:
    """Have a process killed and go on with its season to the end; a line that tells what was done.

    Raises Lost.
    """
    writes = 1 + sum(1 for _move in moves(begin(number, folder / f"{number}-counted"), number))
    write_number = writes if number % 4 == 3 else 2 + mixed(number, 1) % (writes - 1)
    moment = MOMENTS[mixed(number, 2) % len(MOMENTS)]
    folders = [folder / name for name in (f"{number}-killed", f"{number}-whole")]
    command = [
        sys.executable,
        "-m",
        "tests.fuzz.kill",
        "--die",
        str(number),
        str(folders[0]),
        str(write_number),
        moment,
    ]
    died = subprocess.run(command, capture_output=True, text=True, check=False)
    told = f"season {number}, write {write_number}, {moment}"
    if died.returncode != -signal.SIGKILL:
        raise Lost(f"{told}: the process ended with {died.returncode}: {died.stderr}")
    whole = begin(number, folders[1])
    going = moves(whole, number)
    played = sum(1 for _move in islice(going, write_number - 2))
    [journal] = folders[0].iterdir()
    stands = moment in ("written", "synced") or _lines(journal) > _lines(whole.path)
    played += sum(1 for _move in islice(going, int(stands)))
    keeper = Keeper.resume(journal)
    if keeper.header.rules != whole.header.rules:
        raise SystemExit("The engine's source was changed while this ran; start again.")
    _compare(keeper, whole, told)
    while whole.decision is not None:
        option = choose(whole.decision, number, whole.number)
        if repr(keeper.answer(option)) != repr(whole.answer(option)):
            raise Lost(f"{told}: other events after {option}")
    _compare(keeper, whole, told)
    keeper.close()
    whole.close()
    return f"{told}: on after {played} moves" + (", torn line dropped" if keeper.notes else "")


def _lines(journal: Path) -> int:
    """How many whole lines there are; of a write that was torn the first line may be whole."""
    return journal.read_bytes().count(b"\n")


def _compare(keeper: Keeper, whole: Keeper, told: str) -> None:
    if keeper.session.digest() != whole.session.digest() or repr(keeper.decision) != repr(whole.decision):
        raise Lost(f"{told}: stands at {keeper.decision}, not {whole.decision}")
    if keeper.can_undo() != whole.can_undo() or keeper.undo_seat() != whole.undo_seat():
        raise Lost(f"{told}: other answers can be taken back")


def main() -> int:
    """Kill so many processes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--die", nargs=4, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.die:
        number, folder, write_number, moment = args.die
        play_to_death(int(number), Path(folder), int(write_number), moment)
        return 0
    lost = 0
    for number in range(args.first, args.first + args.times):
        with TemporaryDirectory() as folder:
            os.environ["BBTM_HOME"] = folder
            try:
                print(kill_and_resume(number, Path(folder)), flush=True)
            except Lost as error:
                lost += 1
                print(f"LOST: {error}", flush=True)
    print(f"{args.times} killed, {lost} lost")
    return 1 if lost else 0


if __name__ == "__main__":
    raise SystemExit(main())
