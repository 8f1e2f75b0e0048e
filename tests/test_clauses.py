"""``pytest --rules``: which tests prove a clause, and what is said when none does."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bbtm_tui.wording.rules import clause_ids
from tests.clauses import ClauseTable


def item(name: str, *clauses: str) -> pytest.Item:
    """A test that names these clauses."""
    marker = SimpleNamespace(args=clauses)
    return cast(pytest.Item, SimpleNamespace(nodeid=f"tests/{name}", iter_markers=lambda _name: [marker]))


class Printed:
    """Takes the place of pytest's reporter."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def section(self, title: str) -> None:
        """A heading."""
        self.lines.append(title)

    def line(self, text: str) -> None:
        """A line."""
        self.lines.append(text)


def table_of(*items: pytest.Item) -> tuple[list[str], int]:
    """What is printed, and the exit code."""
    table = ClauseTable(table=True)
    table.pytest_collection_modifyitems(list(items))
    printed, session = Printed(), SimpleNamespace(testsfailed=0, exitstatus=-1)
    table.pytest_sessionfinish(cast(pytest.Session, session))
    table.pytest_terminal_summary(cast(Any, printed))
    return printed.lines, session.exitstatus


@pytest.fixture(autouse=True)
def no_scenarios(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the tests of this module count."""
    monkeypatch.setattr("tests.clauses._named_by_scenarios", list)


def test_a_clause_without_a_test_fails_and_is_named() -> None:
    lines, code = table_of(item("a.py::one[x]", "TAC-3"), item("a.py::one[y]", "TAC-3"), item("b.py::two", "TAC-3"))
    assert code == 1
    assert "TAC-3   a.py::one, b.py::two" in lines
    assert f"1 of {len(clause_ids())} clauses have a test" in lines
    assert "TAC-4   --- NO TEST ---" in lines and "TAC-4" in lines[-1]


def test_when_every_clause_has_a_test_all_is_well() -> None:
    lines, code = table_of(item("a.py::all", *clause_ids()))
    assert code == 0
    assert lines[-1] == f"{len(clause_ids())} of {len(clause_ids())} clauses have a test"


def test_a_clause_that_does_not_exist_stops_the_collection() -> None:
    with pytest.raises(pytest.UsageError, match=r"TAC-99: a\.py::one"):
        table_of(item("a.py::one", "TAC-99"))


def test_a_scenario_counts_for_the_clauses_that_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.clauses._named_by_scenarios", lambda: [("scenarios/x.yaml", ("INT-4",))])
    assert "INT-4   scenarios/x.yaml" in table_of()[0]
