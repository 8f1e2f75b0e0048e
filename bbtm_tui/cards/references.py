"""Ids that are named on cards must exist."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bbtm_tui.cards.box import Box, Origin, Shelf
from bbtm_tui.cards.models import HighlightCard, PlayerCard, StarCard, TournamentCard
from bbtm_tui.cards.problems import Problem, nearest
from bbtm_tui.cards.vocabulary import JoinsAs, Model, Players, Roster, to_key
from bbtm_tui.cards.walk import walk

NAMES: dict[type[Model], dict[str, str]] = {
    PlayerCard: {"named": "named ability"},
    StarCard: {"team": "team"},
    Players: {"has": "named ability", "lacks": "named ability"},
    Roster: {"has": "named ability", "lacks": "named ability", "team": "team", "other_team": "team"},
    JoinsAs: {"named": "named ability"},
    HighlightCard: dict.fromkeys(("left", "centre", "right"), "payout icon"),
    TournamentCard: dict.fromkeys(("winner", "runner_up", "lose"), "payout icon"),
}
"""The fields that name something else, and what they name."""


def reference_problems(box: Box) -> list[Problem]:
    """Every id on a card that names nothing."""
    problems = []
    for shelf, entries in box.shelves.items():
        for key, entry in entries.items():
            problems += list(_problems(box, box.origins[shelf.kind, key], entry))
    return problems


def _problems(box: Box, origin: Origin, entry: Model) -> Iterator[Problem]:
    sheet, start = origin
    for loc, model in walk(entry):
        for kind, fields in NAMES.items():
            for name, what in fields.items() if isinstance(model, kind) else ():
                way = (*start, *loc, to_key(name))
                for word in _words(getattr(model, name), what):
                    if not box.knows(Shelf(what), word):
                        allowed = tuple(box.shelves.get(Shelf(what), {}))
                        yield sheet.problem(way, f"there is no such {what}.", word, allowed, nearest(word, allowed))


def _words(value: object, what: str) -> list[str]:
    """The ids in a field: one, several, or the letters of a payout."""
    if value is None:
        return []
    if isinstance(value, tuple):
        return list(value)
    return re.findall("[A-Z]", str(value)) if what == "payout icon" else [str(value)]
