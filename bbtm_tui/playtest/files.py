"""Scenario files: found, read, and everything that is wrong with them said with line and column."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from bbtm_tui.cards.problems import LoadError, Problem, nearest, whole
from bbtm_tui.cards.sheet import Loc, Sheet
from bbtm_tui.cards.validation import validated
from bbtm_tui.engine.rulebook import Rulebook
from bbtm_tui.engine.session import Session
from bbtm_tui.playtest.dealing import open_session
from bbtm_tui.playtest.scenario import EventAt, Scenario, Then
from bbtm_tui.playtest.supply import PositionError
from bbtm_tui.playtest.telling import KINDS, fields_of
from bbtm_tui.wording.rules import clause_ids


def find_files(paths: Iterable[Path]) -> list[Path]:
    """The files named and the YAML files in the folders named. Raises LoadError for a path that is neither."""
    found: list[Path] = []
    problems: list[Problem] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(path.rglob("*.yaml"))
            found += inside
            if not inside:
                problems.append(whole(path, "there is no scenario in this folder (*.yaml)."))
        elif path.is_file():
            found.append(path)
        else:
            problems.append(whole(path, "there is no such file or folder."))
    if problems:
        raise LoadError(problems)
    return found


def read_scenario(file: Path, rulebook: Rulebook) -> tuple[Scenario, Session]:
    """The scenario and a session that stands at its position. Raises LoadError."""
    sheet = Sheet(file)
    scenario = validated(sheet, Scenario)
    problems = [*check_form(scenario, sheet), *check_names(scenario, sheet, rulebook)]
    try:
        session = open_session(scenario.position, rulebook)
    except PositionError as error:
        problems.append(sheet.problem(("position", *error.path), error.message, hint=error.hint))
    if problems:
        raise LoadError(problems)
    return scenario, session


def check_form(scenario: Scenario, sheet: Sheet) -> Iterator[Problem]:
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


def check_names(scenario: Scenario, sheet: Sheet, rulebook: Rulebook) -> Iterator[Problem]:
    """Clauses, cards, players, matchups and events must exist; a slip of the pen would else hold by accident."""
    cards = tuple(rulebook.by_id)
    yield from unknown(sheet, ("clauses",), scenario.clauses, clause_ids(), "no clause of the rules has this id.")
    named = (*cards, *(ability.id for ability in rulebook.cards.named))
    yield from unknown(sheet, ("cards",), scenario.cards, named, "no card and no named ability has this id.")
    for loc, then in expectations_of(scenario):
        for key in ("states", "power", "tokens", "ball", "zones", "totals"):
            for label in getattr(then, key):
                card = label.split(".")[0]
                if card not in cards:
                    hint = nearest(card, cards)
                    yield sheet.key_problem((*loc, key, label), "no card has this id.", hint=hint)
        for key in ("hands", "decks", "discards", "out", "piles", "upgrades"):
            for manager, names in getattr(then, key).items():
                yield from unknown(sheet, (*loc, key, manager), list(names), cards, "no card has this id.")
        for key, events in (("events", then.events), ("no-events", then.no_events)):
            for index, event in enumerate(events):
                yield from check_event(event, sheet, (*loc, key, index))


def unknown(sheet: Sheet, loc: Loc, names: Iterable[str], known: tuple[str, ...], message: str) -> Iterator[Problem]:
    """A problem for each name that is not known."""
    for index, name in enumerate(names):
        if name not in known:
            yield sheet.problem((*loc, index), message, name, hint=nearest(name, known))


def check_event(event: EventAt, sheet: Sheet, loc: Loc) -> Iterator[Problem]:
    """An event and its fields must be the engine's."""
    if event.name not in KINDS:
        yield sheet.problem(loc, "the engine tells no such event.", event.name, hint=nearest(event.name, KINDS))
        return
    known = fields_of(event.name)
    for key in event.told:
        if key not in known:
            yield sheet.key_problem((*loc, event.name, key), "the event has no such field.", known, nearest(key, known))
