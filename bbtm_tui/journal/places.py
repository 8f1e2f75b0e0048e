"""Where seasons and settings are kept: the platform's own places, or the folder that BBTM_HOME names."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO, Literal

from bbtm_tui.cards.problems import os_reason
from bbtm_tui.journal.problems import JournalProblem, NotSaved
from bbtm_tui.wording.text import _


def home() -> Path:
    """The folder that holds all but the settings; it need not exist yet.

    Raises JournalProblem, as every place here does, when the environment names an impossible one.
    """
    return _place("data")


def settings_file() -> Path:
    """The settings."""
    return _place("config") / "settings.json"


def _place(kind: Literal["data", "config"]) -> Path:
    if place := os.environ.get("BBTM_HOME"):
        try:
            return Path(place).expanduser()
        except RuntimeError:
            sentence = _("BBTM_HOME is {place}, and there is no such person's home here: name another folder.")
            raise JournalProblem(sentence.format(place=place)) from None
    # Not loaded where it is not asked.
    from platformdirs import PlatformDirs

    dirs = PlatformDirs("bbtm", appauthor=False)
    return dirs.user_data_path if kind == "data" else dirs.user_config_path


def seasons_folder() -> Path:
    """Where the journals are."""
    return home() / "seasons"


def bundles_folder() -> Path:
    """Where a crash leaves its bundle."""
    return home() / "bundles"


def hall_file() -> Path:
    """The hall of fame."""
    return home() / "hall-of-fame.sqlite3"


def make_folder(folder: Path) -> Path:
    """The folder, made if it is not there.

    Raises NotSaved where that cannot be done.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NotSaved(
            _(
                "The folder {folder} for saved seasons cannot be made: {why}. "
                "Give another one with the environment variable BBTM_HOME."
            ).format(folder=folder, why=os_reason(error))
        ) from error
    return folder


def write_new(path: Path, data: bytes) -> None:
    """Write a new file, whole and safe on the disk or not at all.

    Raises FileExistsError when there is one already, another OSError when it cannot be written.
    """
    with path.open("xb") as file:
        _fill(file, data)


def replace_whole(path: Path, data: bytes) -> None:
    """Write a file beside the old one, if there is one, then put it in its place.

    Raises OSError; then the old one stands as it was.
    """
    with NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as file:
        _fill(file, data)
    os.replace(file.name, path)


def _fill(file: IO[bytes], data: bytes) -> None:
    try:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    except BaseException:
        file.close()
        os.unlink(file.name)
        raise
