"""A season as text or as JSON lines. While it is unfinished both tell only what all at the table could see.

The JSON lines, format 2: the first line says what the season is; each other line is one event, with its name under
``event``, its fields, and under ``move`` the number of the answer it came of (0: before the first). Of a finished
season each answer is a line too, with ``answer`` (the option's id) and ``seat``, before its events. Where the table
agreed to go back to an earlier moment stands a line with ``new_chance``. ``events`` in the first line is the version
of the events' names and fields.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from bbtm_tui.engine.events import FORMAT as EVENTS_FORMAT
from bbtm_tui.engine.events import Event, MatchupOpened, TurnStarted, WeekStarted
from bbtm_tui.journal.kept import agreed_words
from bbtm_tui.journal.reader import NewChance
from bbtm_tui.journal.replay import Replay
from bbtm_tui.wording.events import sentence
from bbtm_tui.wording.table import Names
from bbtm_tui.wording.text import _

FORMAT = 2
"""The version of the JSON lines."""


def json_lines(replay: Replay) -> Iterator[str]:
    """The season as JSON, one object a line, without newlines."""
    header = replay.record.header
    yield json.dumps(
        {
            "format": FORMAT,
            "events": EVENTS_FORMAT,
            "season": replay.record.path.stem,
            "managers": [seat.name for seat in header.setup.seats],
            "teams": list(header.teams),
            "started": header.started,
            "finished": replay.finished,
        },
        ensure_ascii=False,
    )
    moves = [None, *replay.moves()]
    for number, (given, events) in enumerate(zip(moves, replay.story(), strict=True), start=replay.first):
        if isinstance(given, NewChance):
            yield json.dumps({"move": number, "new_chance": True})
        elif given:
            yield json.dumps({"move": number, "answer": given.option, "seat": given.seat}, ensure_ascii=False)
        for event in events:
            yield json.dumps({"move": number} | event.as_json(), ensure_ascii=False)


def text_lines(replay: Replay) -> Iterator[str]:
    """The season as lines for people, without newlines."""
    header = replay.record.header
    names = Names(replay.record.cards, tuple(seat.name for seat in header.setup.seats))
    yield _("The season of {managers}").format(managers=names.manager_list(range(len(names.managers))))
    for seat, team in enumerate(header.teams):
        yield _("  {manager}: {team}").format(manager=names.manager(seat), team=names.team(team))
    yield _("  Begun {started}").format(started=header.started[:16].replace("T", " "))
    if not replay.finished:
        yield _("  Unfinished: what only one manager could see is left out.")
    for note in replay.notes:
        yield f"  {note}"
    for move, events in zip([None, *replay.moves()], replay.story(), strict=True):
        if isinstance(move, NewChance):
            yield from ("", agreed_words())
        for event in events:
            yield from _tell(event, names)


def _tell(event: Event, names: Names) -> Iterator[str]:
    if isinstance(event, WeekStarted):
        yield from ("", _("== Week {week} of {weeks} ==").format(week=event.week, weeks=event.weeks))
    elif isinstance(event, TurnStarted | MatchupOpened):
        yield ""
    yield sentence(event, names)
