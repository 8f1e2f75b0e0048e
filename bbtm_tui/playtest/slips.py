"""Slips of the pen in a scenario: what is well formed, but would hold by accident or could never fail."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bbtm_tui.cards.problems import Problem, nearest
from bbtm_tui.cards.sheet import Loc, Sheet
from bbtm_tui.engine.rulebook import Rulebook
from bbtm_tui.engine.view import card_of
from bbtm_tui.playtest.position import seat_of
from bbtm_tui.playtest.scenario import EventAt, Scenario, Then
from bbtm_tui.playtest.telling import KINDS, fields_of
from bbtm_tui.wording.rules import clause_ids

BY_LABEL = ("states", "power", "tokens")
"""What is expected of players, by label."""
BY_MATCHUP = ("ball", "zones", "totals")
"""What is expected of matchups, by id."""
OF_CARDS = ("hands", "decks", "discards", "out", "piles", "upgrades")
"""What is expected of managers' cards."""
OF_MANAGERS = ("fans", "improvements", "sees", *OF_CARDS)
"""What is expected by manager."""

NO_CARD = "no card has this id."


def find_slips(scenario: Scenario, sheet: Sheet, rulebook: Rulebook) -> Iterator[Problem]:
    """Everything that is wrong with the scenario beside its position."""
    yield from find_in_form(scenario, sheet)
    cards = tuple(rulebook.by_id)
    named = (*cards, *(ability.id for ability in rulebook.cards.named))
    yield from find_unknown(sheet, ("clauses",), scenario.clauses, clause_ids(), "no clause of the rules has this id.")
    yield from find_unknown(sheet, ("cards",), scenario.cards, named, "no card and no named ability has this id.")
    for loc, then in expectations_of(scenario):
        yield from find_in_cards(then, sheet, loc, cards)
        yield from find_in_managers(then, sheet, loc, len(scenario.position.managers))
        for key, events in (("events", then.events), ("no-events", then.no_events)):
            for index, event in enumerate(events):
                yield from find_in_event(event, sheet, (*loc, key, index))


def find_in_form(scenario: Scenario, sheet: Sheet) -> Iterator[Problem]:
    """A scenario must have one of the two forms, and must be able to fail."""
    if scenario.stages and (scenario.answers or scenario.then):
        yield sheet.key_problem(("stages",), "write either answers and then, or stages, not both.")
    elif not scenario.stages and scenario.then is None:
        yield sheet.problem((), "what must hold is missing: write then, or stages.")
    for loc, then in expectations_of(scenario):
        if not then.model_fields_set:
            yield sheet.problem(loc, "nothing is expected here, so it could not fail: write what must hold.")


def expectations_of(scenario: Scenario) -> Iterator[tuple[Loc, Then]]:
    """Every expectation, with where it is written."""
    if scenario.then is not None:
        yield ("then",), scenario.then
    for index, stage in enumerate(scenario.stages):
        yield ("stages", index, "then"), stage.then


def find_in_cards(then: Then, sheet: Sheet, loc: Loc, cards: tuple[str, ...]) -> Iterator[Problem]:
    """Cards, players and matchups must be of the box."""
    for key in (*BY_LABEL, *BY_MATCHUP):
        for label in getattr(then, key):
            card = card_of(label)
            if card not in cards:
                yield sheet.key_problem((*loc, key, label), NO_CARD, hint=nearest(card, cards))
    for key in OF_CARDS:
        for manager, names in getattr(then, key).items():
            yield from find_unknown(sheet, (*loc, key, manager), names, cards, NO_CARD)
    for manager, players in then.sees.items():
        cards_seen = [card_of(label) for label in players]
        yield from find_unknown(sheet, (*loc, "sees", manager), cards_seen, cards, NO_CARD)


def find_in_managers(then: Then, sheet: Sheet, loc: Loc, count: int) -> Iterator[Problem]:
    """Managers must be at the table."""
    for key in OF_MANAGERS:
        for manager in getattr(then, key):
            if seat_of(manager) >= count:
                yield sheet.key_problem((*loc, key, manager), f"there are only {count} managers.")


def find_unknown(
    sheet: Sheet, loc: Loc, names: Iterable[str], known: tuple[str, ...], message: str
) -> Iterator[Problem]:
    """A problem for each name that is not known."""
    for index, name in enumerate(names):
        if name not in known:
            yield sheet.problem((*loc, index), message, name, hint=nearest(name, known))


def find_in_event(event: EventAt, sheet: Sheet, loc: Loc) -> Iterator[Problem]:
    """An event and its fields must be the engine's."""
    if event.name not in KINDS:
        yield sheet.problem(loc, "the engine tells no such event.", event.name, hint=nearest(event.name, KINDS))
        return
    known = fields_of(event.name)
    for key in event.told:
        if key not in known:
            yield sheet.key_problem((*loc, event.name, key), "the event has no such field.", known, nearest(key, known))
