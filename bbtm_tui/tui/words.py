"""The words of a question: its title, and a label and a line for each answer."""

from __future__ import annotations

from bbtm_tui.engine.decisions import Decision, Option
from bbtm_tui.wording.table import Names


def title(decision: Decision, names: Names) -> str:
    """What is asked."""
    return decision.kind


def label(option: Option, decision: Decision, names: Names) -> str:
    """An answer in a few words."""
    what = names.player(option.what) if option.what else ""
    return f"{option.verb} {what} {option.where}".strip()


def line(option: Option, decision: Decision, names: Names) -> str:
    """What an answer means, in a sentence; may be empty."""
    return ""
