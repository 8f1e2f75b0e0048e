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
    home = tmp_path_factory.mktemp("home", numbered=True)
    monkeypatch.setenv("HOME", str(home))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name in ("NO_COLOR", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
