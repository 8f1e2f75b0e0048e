"""``bbtm replay``: look at a saved season again, as a table, as events or as text."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from bbtm_tui.commands import Failure, Misuse, can_show_table
from bbtm_tui.wording.text import _

if TYPE_CHECKING:
    from bbtm_tui.journal.replay import Replay


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument("file", metavar="FILE", help=_("the season's file or name"))
    parser.add_argument("--headless", action="store_true", help=_("print the season in place of showing the table"))
    parser.add_argument("--json", action="store_true", help=_("with --headless: print JSON, one event a line"))
    parser.add_argument(
        "--export", metavar="TEXTFILE", type=Path, help=_("write the season as text to this file (“-”: print it)")
    )
    parser.add_argument("--ascii", action="store_true", help=_("draw with ASCII characters only"))


def run(args: argparse.Namespace) -> int:
    """Show, print or write the season; a JournalProblem when it cannot be read."""
    from bbtm_tui.journal.replay import Replay
    from bbtm_tui.journal.seasons import find_season

    if args.json and not args.headless:
        raise Misuse(_("--json needs --headless."))
    replay = Replay.open(find_season(args.file))
    if args.export:
        return _export(replay, args.export)
    if args.headless or not can_show_table():
        return _print(replay, args.json)
    return _show(replay, args.ascii)


def _show(replay: Replay, ascii: bool) -> int:
    from bbtm_tui.settings import load_settings
    from bbtm_tui.tui.app import show_replay

    settings, notes = load_settings()
    for note in notes:
        print(note, file=sys.stderr)
    return show_replay(replay, settings=replace(settings, ascii=settings.ascii or ascii))


def _print(replay: Replay, as_json: bool) -> int:
    from bbtm_tui.journal.export import json_lines, text_lines

    for line in json_lines(replay) if as_json else text_lines(replay):
        print(line)
    return 0


def _export(replay: Replay, target: Path) -> int:
    from bbtm_tui.cards.problems import os_reason
    from bbtm_tui.journal.export import text_lines
    from bbtm_tui.journal.places import write_new

    if str(target) == "-":
        return _print(replay, as_json=False)
    text = "".join(f"{line}\n" for line in text_lines(replay))
    try:
        write_new(target, text.encode())
    except FileExistsError:
        raise Failure(_("{path} is there already; give another name.").format(path=target)) from None
    except OSError as error:
        raise Failure(_("{path} cannot be written: {why}.").format(path=target, why=os_reason(error))) from error
    print(_("The season was written to {path}.").format(path=target), file=sys.stderr)
    return 0
