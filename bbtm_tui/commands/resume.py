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
    """Go on with the season; a JournalProblem when it cannot be gone on with."""
    from bbtm_tui.journal.keeper import Keeper

    path, current = _wanted(args.file), _cards_now(args.pack)
    if args.rescue:
        path = _rescue(path, current)
    if args.check:
        return _tell_where(path, current)
    keeper = Keeper.resume(path, current)
    try:
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


def _rescue(path: Path, current: CardSet | None) -> Path:
    from bbtm_tui.journal.rescue import rescue

    saved = rescue(path, current)
    if saved == path:
        print(_("{path} is whole; nothing had to be copied.").format(path=path))
    else:
        print(_("What is whole was copied to {path}.").format(path=saved))
    return saved


def _tell_where(path: Path, current: CardSet | None) -> int:
    from bbtm_tui.journal.reader import read_journal
    from bbtm_tui.journal.restore import restore, restore_notes

    record = read_journal(path)
    course = restore(record)
    for note in restore_notes(record, course, current):
        print(note)
    view, decision = course.session.view(None), course.session.decision
    if decision is None:
        print(_("{path}: the season is over.").format(path=path))
    else:
        sentence = _("{path}: week {week} of {weeks}, {answers} answers; {name} is asked next.")
        name, answers = view.managers[decision.manager].name, len(course.moves)
        print(sentence.format(path=path, week=view.week, weeks=view.weeks, answers=answers, name=name))
    return 0


def _play_table(args: argparse.Namespace, keeper: Keeper) -> int:
    from bbtm_tui.tui.seasons import table_of

    return show_table(table_of(keeper), args.pack, ascii=args.ascii, animation=not args.no_animation)
