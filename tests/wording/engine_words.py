"""The words that the engine uses for what it asks and refuses, read from its source: each must have a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import bbtm_tui.engine
from bbtm_tui.engine.decisions import Decision


def _found(pattern: str) -> set[str]:
    folder = Path(bbtm_tui.engine.__file__).parent
    return {word for path in folder.glob("*.py") for word in re.findall(pattern, path.read_text(encoding="utf-8"))}


def kinds_asked() -> set[str]:
    """The kinds of decision, those named in its docstring among them."""
    named = re.findall(r"``([a-z]+(?:-[a-z]+)*)``", Decision.__doc__ or "")
    return _found(r"""Decision\(\s*[\w.]+,\s*"([a-z-]+)",""") | set(named)


def verbs_offered() -> set[str]:
    """The verbs of options."""
    return _found(r"""Option\(\s*f?"[^"]*",\s*"([a-z-]+)\"""") | _found(r"""hand_options\(\w+, "([a-z-]+)"\)""")


def reasons_given() -> set[str]:
    """The reasons of refusals."""
    return _found(r"""Refusal\(\s*"([a-z-]+)",""")
