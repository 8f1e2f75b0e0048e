"""``bbtm resume``: go on with a saved season at its last prompt."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from bbtm_tui.commands import Failure
from bbtm_tui.commands.seating import load_rulebook
from bbtm_tui.wording.text import _

if TYPE_CHECKING:
    from pathlib import Path

    from bbtm_tui.journal.keeper import Keeper


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument("file", nargs="?", metavar="FILE", help=_("the season's file or name (the one played last)"))
    parser.add_argument(
        "--rescue", action="store_true", help=_("copy what is whole of a damaged season to a new file, and go on there")
    )
    parser.add_argument(
        "--check", action="store_true", help=_("only say whether the season can be gone on with, and where")
    )
    parser.add_argument("--plain", action="store_true", help=_("numbered questions on a plain stream"))
    parser.add_argument("--ascii", action="store_true", help=_("draw with ASCII characters only"))
    parser.add_argument("--no-animation", action="store_true", help=_("dice do not roll, totals do not count up"))


def run(args: argparse.Namespace) -> int:
    """Go on with the season; Failure when it cannot be gone on with."""
    from bbtm_tui.journal.keeper import Keeper
    from bbtm_tui.journal.problems import JournalProblem
    from bbtm_tui.journal.rescue import rescue

    path = _wanted(args.file)
    try:
        if args.rescue:
            path = rescue(path)
            print(_("What is whole was copied to {path}.").format(path=path))
        keeper = Keeper.resume(path, load_rulebook(args.pack).cards)
    except JournalProblem as problem:
        raise Failure(str(problem)) from problem
    try:
        if args.check:
            return _tell_where(keeper)
        return _play_plain(keeper) if args.plain else _play_table(args, keeper)
    finally:
        keeper.close()


def _wanted(given: str | None) -> Path:
    from bbtm_tui.journal.seasons import find_season, last_unfinished

    if given is not None:
        return find_season(given)
    last = last_unfinished()
    if last is None:
        raise Failure(_("there is no unfinished season; “bbtm play” begins one."))
    return last.path


def _tell_where(keeper: Keeper) -> int:
    for note in keeper.notes:
        print(note)
    view, decision = keeper.view(None), keeper.decision
    if decision is None:
        print(_("{path}: the season is over.").format(path=keeper.path))
    else:
        sentence = _("{path}: week {week} of {weeks}, {answers} answers; {name} is asked next.")
        name = view.managers[decision.manager].name
        print(sentence.format(path=keeper.path, week=view.week, weeks=view.weeks, answers=keeper.number, name=name))
    return 0


def _play_plain(keeper: Keeper) -> int:
    from shutil import get_terminal_size

    from bbtm_tui.managers.random import RandomManager
    from bbtm_tui.plain.stream import Left, Stream
    from bbtm_tui.plain.table import PlainTable

    stream = Stream(sys.stdin, sys.stdout, get_terminal_size().lines)
    computers = {
        seat: RandomManager(keeper.setup.seed, seat) for seat, player in enumerate(keeper.players) if player != "person"
    }
    for note in keeper.notes:
        stream.say(note)
    try:
        PlainTable(stream, keeper, keeper.cards, computers).play()
    except Left:
        raise Failure(_("the input has ended; the season is saved, and “bbtm resume” goes on with it.")) from None
    return 0


def _play_table(args: argparse.Namespace, keeper: Keeper) -> int:
    from bbtm_tui.tui.app import play_keeper

    return play_keeper(keeper, ascii=args.ascii, animation=not args.no_animation)
