"""The rule book as tests: ``pytest --rules`` prints which tests prove each clause, and fails when one has none."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest
import yaml

from bbtm_tui.wording.rules import clause_ids

SCENARIOS = Path(__file__).with_name("scenarios")


class ClauseTable:
    """Collects the clauses that tests and scenarios name; with `table` it prints them in place of running the tests."""

    def __init__(self, table: bool) -> None:
        self.table = table
        self.proofs: dict[str, set[str]] = {clause: set() for clause in clause_ids()}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Reads the markers of all tests; a clause that does not exist is an error of collection."""
        unknown = defaultdict(list)
        for name, clauses in [*_marked(items), *(_named_by_scenarios() if self.table else [])]:
            for clause in clauses:
                if clause in self.proofs:
                    self.proofs[clause].add(name)
                else:
                    unknown[clause].append(name)
        if unknown:
            lines = [f"{clause}: {', '.join(sorted(names))}" for clause, names in sorted(unknown.items())]
            raise pytest.UsageError("\n".join(["The rules have no such clause:", *lines]))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self) -> bool | None:
        """With the table asked for, no test is run."""
        return True if self.table else None

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """A clause without a test fails the run."""
        if self.table and not session.testsfailed:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED if self.unproved else pytest.ExitCode.OK

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Prints the table."""
        if not self.table:
            return
        terminalreporter.section("clauses of the rules and the tests that prove them")
        for clause, names in self.proofs.items():
            terminalreporter.line(f"{clause:7} {', '.join(sorted(names)) or '--- NO TEST ---'}")
        proved = len(self.proofs) - len(self.unproved)
        terminalreporter.line(f"{proved} of {len(self.proofs)} clauses have a test")
        if self.unproved:
            terminalreporter.line(f"without one: {' '.join(self.unproved)}")

    @property
    def unproved(self) -> list[str]:
        """The clauses that nothing proves."""
        return [clause for clause, names in self.proofs.items() if not names]


def _marked(items: list[pytest.Item]) -> list[tuple[str, tuple[str, ...]]]:
    """(test, clauses) of every marker."""
    return [
        (item.nodeid.removeprefix("tests/").split("[")[0], marker.args)
        for item in items
        for marker in item.iter_markers("rule")
    ]


def _named_by_scenarios() -> list[tuple[str, tuple[str, ...]]]:
    """(scenario file, clauses) of every scenario."""
    found = []
    for path in sorted(SCENARIOS.rglob("*.yaml")):
        for scenario in yaml.safe_load_all(path.read_text(encoding="utf-8")):
            clauses = tuple(scenario.get("clauses", ())) if isinstance(scenario, dict) else ()
            found.append((str(path.relative_to(SCENARIOS.parent)), clauses))
    return found
