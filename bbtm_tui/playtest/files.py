"""Scenario files: found, read, and everything that is wrong with them said with line and column."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from bbtm_tui.cards.problems import LoadError, Problem, os_reason, whole
from bbtm_tui.cards.sheet import Sheet
from bbtm_tui.cards.validation import validated
from bbtm_tui.engine.rulebook import Rulebook
from bbtm_tui.engine.session import Session
from bbtm_tui.playtest.dealing import open_session
from bbtm_tui.playtest.scenario import Scenario
from bbtm_tui.playtest.slips import find_slips
from bbtm_tui.playtest.supply import PositionError


def find_files(paths: Iterable[Path]) -> list[Path]:
    """The files named and the YAML files in the folders named. Raises LoadError for a path that is neither."""
    found: list[Path] = []
    problems: list[Problem] = []
    for path in paths:
        try:
            found += _files_at(path)
        except LoadError as error:
            problems += error.problems
        except OSError as error:
            problems.append(whole(path, f"this cannot be read: {os_reason(error)}."))
    if problems:
        raise LoadError(problems)
    return found


def _files_at(path: Path) -> list[Path]:
    if path.is_dir():
        if inside := sorted(path.rglob("*.yaml")):
            return inside
        raise LoadError([whole(path, "there is no scenario in this folder (*.yaml).")])
    if path.is_file():
        return [path]
    raise LoadError([whole(path, "there is no such file or folder.")])


def read_scenario(file: Path, rulebook: Rulebook) -> tuple[Scenario, Session]:
    """The scenario and a session that stands at its position. Raises LoadError."""
    sheet = Sheet(file)
    scenario = validated(sheet, Scenario)
    problems = list(find_slips(scenario, sheet, rulebook))
    try:
        session = open_session(scenario.position, rulebook)
    except PositionError as error:
        problems.append(sheet.problem(("position", *error.path), error.message, hint=error.hint))
    if problems:
        raise LoadError(problems)
    return scenario, session
