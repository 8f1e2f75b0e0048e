"""``bbtm`` without a command: the menu."""

from __future__ import annotations

import argparse

from bbtm_tui.commands import is_plain
from bbtm_tui.commands.play import begin_plain, show_table
from bbtm_tui.commands.seating import load_rulebook


def run(args: argparse.Namespace) -> int:
    """Show the menu until the person leaves; on a plain stream a new season is set up."""
    if is_plain(args):
        return begin_plain(load_rulebook(args.pack), None)
    return show_table(None, args.pack, ascii=args.ascii, animation=not args.no_animation)
