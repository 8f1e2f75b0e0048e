"""A zip for a bug report: the journal, the versions, the terminal and the last error."""

from __future__ import annotations

import json
import os
import platform
import sys
import traceback
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from shutil import get_terminal_size
from zipfile import ZIP_DEFLATED, ZipFile

from bbtm_tui import __version__
from bbtm_tui.cards.problems import os_reason
from bbtm_tui.journal.places import bundles_folder, home, make_folder
from bbtm_tui.journal.problems import JournalProblem, NotSaved
from bbtm_tui.journal.reader import read_bytes
from bbtm_tui.journal.seasons import list_seasons
from bbtm_tui.journal.version import rules_version
from bbtm_tui.wording.text import _

_LAST_ERROR = "last-error.txt"
_PACKAGES = ("textual", "rich", "pydantic", "pydantic-core", "PyYAML", "platformdirs")
_TERMINAL = ("TERM", "TERM_PROGRAM", "COLORTERM", "NO_COLOR", "LANG", "LC_ALL", "TMUX", "SSH_TTY", "WT_SESSION")


def write_bundle(journal: Path | None, target: Path, error: str = "") -> Path:
    """Write the zip. Without a journal it holds the rest; `error` is a traceback, else the last one kept is taken.

    Raises NotSaved, or NotASeason when the journal cannot be read.
    """
    season = read_bytes(journal) if journal else None
    try:
        with ZipFile(target, "x", ZIP_DEFLATED) as bundle:
            bundle.writestr("about.json", json.dumps(_about(), indent=2) + "\n")
            bundle.writestr("error.txt", error or _last_error())
            if journal and season is not None:
                bundle.writestr(journal.name, season)
    except OSError as problem:
        raise NotSaved(
            _("The bundle {path} cannot be written: {why}.").format(path=target, why=os_reason(problem))
        ) from problem
    return target


def report_crash(error: BaseException) -> str:
    """Keep the error, write a bundle with the season last played, and return the one sentence to show.

    Never raises: where nothing can be written, the sentence says so.
    """
    text = "".join(traceback.format_exception(error))
    what = f"{type(error).__name__}: {error}"[:200]
    try:
        (make_folder(home()) / _LAST_ERROR).write_text(text, encoding="utf-8")
        name = f"crash-{datetime.now():%Y-%m-%d-%H%M%S-%f}.zip"
        path = write_bundle(_last_played(), make_folder(bundles_folder()) / name, text)
    except (JournalProblem, OSError) as problem:
        return _(
            "The program has failed ({what}), and no report could be written ({why}); what was played is saved."
        ).format(what=what, why=problem)
    return _(
        "The program has failed ({what}); what was played is saved, and {path} holds what a bug report needs, "
        "the hidden cards of the season included."
    ).format(what=what, path=path)


def _last_played() -> Path | None:
    return next((season.path for season in list_seasons()), None)


def _last_error() -> str:
    try:
        return (home() / _LAST_ERROR).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def _about() -> dict[str, object]:
    size = get_terminal_size()
    return {
        "program": __version__,
        "rules": rules_version(),
        "python": sys.version,
        "platform": platform.platform(),
        "packages": {name: _version(name) for name in _PACKAGES},
        "terminal": {name: os.environ[name] for name in _TERMINAL if name in os.environ},
        "size": [size.columns, size.lines],
        "encoding": getattr(sys.stdout, "encoding", None),
    }


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None
