"""Where seasons are kept: the platform's own place for a user's data, or the folder that BBTM_HOME names."""

from __future__ import annotations

import os
from pathlib import Path

from bbtm_tui.journal.problems import NotSaved, os_reason
from bbtm_tui.wording.text import _


def home() -> Path:
    """The folder that holds everything; it need not exist yet."""
    if place := os.environ.get("BBTM_HOME"):
        return Path(place).expanduser()
    # Not loaded where it is not asked.
    from platformdirs import user_data_path

    return user_data_path("bbtm", appauthor=False)


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
