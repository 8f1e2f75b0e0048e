"""A zip for a bug report: the journal, the versions, the terminal and the last error."""

from __future__ import annotations

import json
import os
import platform
import sys
import traceback
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from io import BytesIO
from pathlib import Path
from shutil import get_terminal_size
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from bbtm_tui import __version__
from bbtm_tui.cards.problems import os_reason, visible
from bbtm_tui.journal.places import bundles_folder, home, make_folder, replace_whole, write_new
from bbtm_tui.journal.problems import JournalProblem, NotASeason, NotSaved
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
    contents = {"about.json": f"{json.dumps(_about(), indent=2)}\n".encode()}
    contents["error.txt"] = (error or _last_error()).encode(errors="backslashreplace")
    if journal:
        contents[visible(journal.name)] = read_bytes(journal)
    try:
        write_new(target, _zipped(contents))
    except OSError as problem:
        raise NotSaved(
            _("The bundle {path} cannot be written: {why}.").format(path=target, why=os_reason(problem))
        ) from problem
    return target


def _zipped(contents: dict[str, bytes]) -> bytes:
    """A zip of these files. They bear no date: what the clock of this machine says may be none that a zip knows."""
    whole = BytesIO()
    with ZipFile(whole, "w", ZIP_DEFLATED) as bundle:
        for name, data in contents.items():
            entry = ZipInfo(name)
            entry.external_attr = 0o644 << 16
            bundle.writestr(entry, data, ZIP_DEFLATED)
    return whole.getvalue()


def report_crash(error: BaseException) -> str:
    """Keep the error, write a bundle with the season last played, and return the one sentence to show.

    Never raises: where nothing can be written, the sentence says so.
    """
    what = _one_line(error)
    try:
        path = _write_report("".join(traceback.format_exception(error)))
    except Exception as problem:  # whatever stands in its way: there is nobody left to tell but the person here
        return _(
            "The program has failed ({what}), and no report could be written ({why}); what was played is saved."
        ).format(what=what, why=_one_line(problem))
    return _(
        "The program has failed ({what}); what was played is saved, and {path} holds what a bug report needs, "
        "the hidden cards of the season included."
    ).format(what=what, path=visible(str(path)))


def _one_line(error: BaseException) -> str:
    """What is wrong: a sentence where it is one for people, else the kind of error and what it says."""
    if isinstance(error, JournalProblem):
        return visible(str(error))
    try:
        said = str(error)
    except Exception:
        said = "?"
    return visible(f"{type(error).__name__}: {said}"[:200])


def _write_report(text: str) -> Path:
    """Keep the text of the error, and write the bundle."""
    replace_whole(make_folder(home()) / _LAST_ERROR, text.encode(errors="backslashreplace"))
    target = make_folder(bundles_folder()) / f"crash-{datetime.now():%Y-%m-%d-%H%M%S-%f}.zip"
    try:
        return write_bundle(_last_played(), target, text)
    except NotASeason:
        return write_bundle(None, target, text)


def _last_played() -> Path | None:
    return next((season.path for season in list_seasons()), None)


def _last_error() -> str:
    path = home() / _LAST_ERROR
    try:
        return path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""
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
