"""The list of saved seasons, read without playing them again."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from bbtm_tui.journal.lines import Answer, End, Header, Snapshot, read_line
from bbtm_tui.journal.places import seasons_folder
from bbtm_tui.journal.problems import JournalProblem, NotASeason
from bbtm_tui.journal.reader import check_first, read_bytes
from bbtm_tui.wording.text import _


@dataclass(frozen=True, slots=True)
class SavedSeason:
    """A line of the list."""

    path: Path
    """The journal."""
    played: datetime
    """When it was last played, local time."""
    names: tuple[str, ...] = ()
    """The managers, by seat; empty when the file cannot be read."""
    teams: tuple[str, ...] = ()
    """The ids of their teams."""
    week: int = 0
    """The week in which it stands."""
    finished: bool = False
    """Whether it is over."""
    winner: str = ""
    """Manager of the Year, once finished; empty when nobody won."""
    header: Header | None = None
    """What the season is; None when the file cannot be read."""
    end: End | None = None
    """How it ended; None while it is unfinished."""
    problem: str = ""
    """What is wrong with the file, as a sentence; empty when it can be gone on with."""


def list_seasons(folder: Path | None = None) -> list[SavedSeason]:
    """All seasons in the folder, the last played first. Files that cannot be read are listed with their problem."""
    try:
        paths = sorted((folder or seasons_folder()).glob("*.jsonl"))
    except OSError:
        return []
    found = [season for path in paths if (season := look_at(path)) is not None]
    return sorted(found, key=lambda season: season.played, reverse=True)


def last_unfinished(folder: Path | None = None) -> SavedSeason | None:
    """The season that was played last and can be gone on with: what `bbtm` offers to continue."""
    return next((each for each in list_seasons(folder) if not each.finished and not each.problem), None)


def look_at(path: Path) -> SavedSeason | None:
    """One season's line of the list; None when there is no such file."""
    try:
        played = _moment(path.stat().st_mtime)
    except (OSError, ValueError):
        return None  # gone since the folder was read, or no name of a file
    try:
        return _read(path, played)
    except JournalProblem as problem:
        return SavedSeason(path, played, problem=str(problem))


def _moment(seconds: float) -> datetime:
    """The local time so many seconds after 1970; what is beyond the calendar counts as 1970 itself."""
    try:
        return datetime.fromtimestamp(seconds).astimezone()
    except (ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(0).astimezone()


def _read(path: Path, played: datetime) -> SavedSeason:
    lines = read_bytes(path).split(b"\n")[:-1]
    check_first(path, lines)
    header: object = None
    week, end = 0, None
    try:
        header = read_line(lines[0])
        for raw in reversed(lines[2:]):
            line = read_line(raw)
            if isinstance(line, End):
                end = line
            if isinstance(line, Answer | Snapshot):
                week = line.week
                break
    except ValueError as error:
        raise NotASeason(
            _("{path} is damaged: {what}. `bbtm resume {path}` tells more.").format(path=path, what=error)
        ) from None
    if not isinstance(header, Header) or len(lines) < 2:
        raise NotASeason(_("{path} was torn off before the season began.").format(path=path))
    names = tuple(seat.name for seat in header.setup.seats)
    winner = names[end.winner] if end is not None and end.winner is not None and end.winner < len(names) else ""
    return SavedSeason(path, played, names, header.teams, week, end is not None, winner, header, end)


def find_season(given: str) -> Path:
    """The journal that a person means: a path, or the name of one of the saved seasons."""
    path = Path(given)
    named = seasons_folder() / f"{given}.jsonl"
    try:
        return named if not path.exists() and path.name == given and named.is_file() else path
    except OSError:  # no file can have this name; who reads the path tells
        return path
