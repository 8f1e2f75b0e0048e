"""``bbtm`` without a command: the menu."""

from __future__ import annotations

import argparse

from bbtm_tui.commands.play import show_table


def run(args: argparse.Namespace) -> int:
    """Show the menu until the person leaves."""
    return show_table(None, args.pack)
