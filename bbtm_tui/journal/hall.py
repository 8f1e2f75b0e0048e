"""The hall of fame: every finished season, with records, titles and averages. It can be lost without harm: the
journals stay.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime

from bbtm_tui.cards.problems import os_reason
from bbtm_tui.journal.lines import End, Header
from bbtm_tui.journal.places import hall_file, make_folder
from bbtm_tui.journal.problems import NotSaved
from bbtm_tui.journal.seasons import list_seasons
from bbtm_tui.wording.text import _

_TABLES = """
create table if not exists seasons (
    season text primary key, finished text not null, length text not null, managers integer not null
);
create table if not exists places (
    season text not null references seasons, seat integer not null,
    name text not null, team text not null, player text not null,
    fans integer not null, improvements integer not null, rank integer not null, won integer not null,
    primary key (season, seat)
);
"""


@dataclass(frozen=True, slots=True)
class Honour:
    """What a manager or a team has reached over all seasons."""

    name: str
    """The manager's name, or the team's id."""
    seasons: int
    """Seasons finished."""
    titles: int
    """Times Manager of the Year."""
    fans: float
    """Fans in a season, on average."""
    best: int
    """Most fans in a season."""
    rank: float
    """Final rank, on average; 1 is first."""


@dataclass(frozen=True, slots=True)
class Feat:
    """One manager's result in one season."""

    season: str
    """What tells the season from others."""
    name: str
    """The manager."""
    team: str
    """The team's id."""
    fans: int
    """The fans at the end."""
    won: bool
    """Whether he was Manager of the Year."""


def enter(header: Header, end: End, finished: datetime) -> None:
    """Enter a finished season; entering it again, or a copy of it, replaces it.

    Raises NotSaved.
    """
    season = _identity(header)
    with _open() as base:
        base.execute(
            "insert or replace into seasons values (?, ?, ?, ?)",
            (season, finished.isoformat(timespec="seconds"), header.setup.length, len(header.setup.seats)),
        )
        for seat, place in enumerate(header.setup.seats):
            row = (season, seat, place.name.strip(), header.teams[seat], header.players[seat])
            result = (end.fans[seat], end.improvements[seat], end.ranking.index(seat) + 1, int(end.winner == seat))
            base.execute("insert or replace into places values (?, ?, ?, ?, ?, ?, ?, ?, ?)", row + result)


def enter_missing() -> None:
    """Enter all finished seasons that are not in the hall, such as one finished while it could not be written.

    Raises NotSaved.
    """
    with _open() as base:
        known = {season for (season,) in base.execute("select season from seasons")}
    for saved in list_seasons():
        if saved.header and saved.end and _identity(saved.header) not in known:
            enter(saved.header, saved.end, saved.played)


def _identity(header: Header) -> str:
    return f"{header.started} {header.digest}"


def managers() -> list[Honour]:
    """Every manager, most titles first. Raises NotSaved when the hall cannot be read."""
    return _honours("name")


def teams() -> list[Honour]:
    """Every team, most titles first. Raises NotSaved when the hall cannot be read."""
    return _honours("team")


def records(count: int = 5) -> list[Feat]:
    """The results with the most fans. Raises NotSaved when the hall cannot be read."""
    query = "select season, name, team, fans, won from places order by fans desc, season, seat limit ?"
    with _open() as base:
        return [
            Feat(season, name, team, fans, bool(won)) for season, name, team, fans, won in base.execute(query, (count,))
        ]


def _honours(column: str) -> list[Honour]:
    query = (
        f"select {column}, count(*), sum(won), avg(fans), max(fans), avg(rank) from places "
        f"group by {column} order by sum(won) desc, avg(fans) desc, {column}"
    )
    with _open() as base:
        return [Honour(*row) for row in base.execute(query)]


@contextmanager
def _open() -> Iterator[sqlite3.Connection]:
    path = hall_file()
    make_folder(path.parent)
    try:
        with closing(sqlite3.connect(path)) as base, base:
            base.executescript(_TABLES)
            yield base
    except (sqlite3.Error, OSError) as error:
        why = os_reason(error) if isinstance(error, OSError) else str(error)
        raise NotSaved(
            _(
                "The hall of fame in {path} cannot be used: {why}. The seasons themselves are safe; "
                "moving that file away starts a new hall."
            ).format(path=path, why=why)
        ) from error
