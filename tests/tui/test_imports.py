"""What the widgets may know of the engine."""

from __future__ import annotations

import ast
from pathlib import Path

import bbtm_tui.tui.widgets

ALLOWED = {f"bbtm_tui.engine.{room}" for room in ("view", "decisions", "events", "session")} | {"bbtm_tui.engine"}


def imported(path: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= (
                {node.module} if node.module != "bbtm_tui.engine" else {f"bbtm_tui.engine.{a.name}" for a in node.names}
            )
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return names


def test_widgets_see_only_views_decisions_and_events() -> None:
    paths = list(Path(bbtm_tui.tui.widgets.__file__).parent.glob("*.py"))
    assert len(paths) > 10
    for path in paths:
        known = {name for name in imported(path) if name.startswith("bbtm_tui.engine")}
        assert known <= ALLOWED, path.name
