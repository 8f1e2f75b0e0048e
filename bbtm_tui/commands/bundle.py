"""``bbtm bundle``: pack a saved season for a bug report."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bbtm_tui.wording.text import _


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument("file", metavar="FILE", help=_("the season's file or name"))
    parser.add_argument("--output", metavar="ZIP", type=Path, help=_("the bundle's file (FILE with .zip, here)"))


def run(args: argparse.Namespace) -> int:
    """Write the bundle; a JournalProblem when it cannot be written."""
    from bbtm_tui.journal.bundle import write_bundle
    from bbtm_tui.journal.seasons import find_season, look_at

    journal = find_season(args.file)
    target = args.output or Path(f"{journal.stem}.zip")
    write_bundle(journal, target)
    season = look_at(journal)
    if season is not None and season.problem:
        print(_("Careful: {problem} It is packed as it is.").format(problem=season.problem), file=sys.stderr)
    elif season is None or not season.finished:
        warning = _(
            "Careful: the season is unfinished, and the bundle holds its hidden cards. Show it to nobody at the table."
        )
        print(warning, file=sys.stderr)
    print(_("The bundle is {path}.").format(path=target))
    return 0
