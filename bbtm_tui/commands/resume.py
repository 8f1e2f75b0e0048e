"""``bbtm resume``: go on with a saved season at its last prompt."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from bbtm_tui.commands import Failure, add_looks, is_plain
from bbtm_tui.commands.play import play_plain, show_table
from bbtm_tui.wording.text import _

if TYPE_CHECKING:
    from pathlib import Path

    from bbtm_tui.cards.cardset import CardSet
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
    add_looks(parser)


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
        keeper = Keeper.resume(path, _cards_now(args.pack))
    except JournalProblem as problem:
        raise Failure(str(problem)) from problem
    try:
        if args.check:
            return _tell_where(keeper)
        return play_plain(keeper) if is_plain(args) else _play_table(args, keeper)
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


def _cards_now(packs: list[Path]) -> CardSet | None:
    """The cards as they are now, to tell when they differ from the season's own; None when they cannot be read, which
    is no reason not to go on."""
    from bbtm_tui.cards.loader import load
    from bbtm_tui.cards.problems import LoadError

    try:
        return load(packs).cards
    except LoadError:
        return None


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


def _play_table(args: argparse.Namespace, keeper: Keeper) -> int:
    from bbtm_tui.tui.seasons import table_of

    return show_table(table_of(keeper), args.pack, ascii=args.ascii, animation=not args.no_animation)
