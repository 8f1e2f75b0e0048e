"""``bbtm`` without a command: the menu, or on a plain stream its first question."""

from __future__ import annotations

import argparse
import sys

from bbtm_tui.commands import Failure, is_plain
from bbtm_tui.commands.play import begin_plain, play_plain, show_table
from bbtm_tui.commands.seating import load_rulebook
from bbtm_tui.wording.text import _


def run(args: argparse.Namespace) -> int:
    """Show the menu until the person leaves; on a plain stream the last season goes on, or a new one is set up."""
    if is_plain(args):
        return _go_on_or_begin(args)
    return show_table(None, args.pack, ascii=args.ascii, animation=not args.no_animation)


def _go_on_or_begin(args: argparse.Namespace) -> int:
    from bbtm_tui.journal.keeper import Keeper
    from bbtm_tui.journal.problems import JournalProblem
    from bbtm_tui.journal.seasons import last_unfinished
    from bbtm_tui.plain.setup import wants_to_continue
    from bbtm_tui.plain.stream import Left, Stream

    rulebook, last = load_rulebook(args.pack), last_unfinished()
    try:
        if last is None or not wants_to_continue(Stream(sys.stdin, sys.stdout), last):
            return begin_plain(rulebook, None)
        keeper = Keeper.resume(last.path, rulebook.cards)
    except Left:
        raise Failure(_("the input has ended before anything was chosen.")) from None
    except JournalProblem as problem:
        raise Failure(str(problem)) from problem
    return play_plain(keeper)
