"""What all tests share: the table of clauses (``pytest --rules``) and a home of its own for each run."""

from __future__ import annotations

import pytest

from tests.clauses import ClauseTable


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds ``--rules``."""
    parser.addoption("--rules", action="store_true", help="print which tests prove each clause of the rules; run none")


def pytest_configure(config: pytest.Config) -> None:
    """Puts the table of clauses in place."""
    config.pluginmanager.register(ClauseTable(config.getoption("rules")), "clauses")


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeps settings and saved seasons of whoever runs the tests out of reach."""
    monkeypatch.setenv("BBTM_HOME", str(tmp_path_factory.mktemp("home")))
    for name in ("NO_COLOR", "LANGUAGE", "BBTM_TRACEBACK"):
        monkeypatch.delenv(name, raising=False)
