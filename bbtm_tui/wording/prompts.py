"""What a manager is asked: a question by name, and for each legal answer a short label and a line that explains it."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from bbtm_tui.engine.decisions import Decision
from bbtm_tui.engine.view import View
from bbtm_tui.wording.options import explain, label
from bbtm_tui.wording.questions import question
from bbtm_tui.wording.table import Names
from bbtm_tui.wording.text import _

__all__ = ["Choice", "Prompt", "ask", "explain", "label", "question"]


class Choice(NamedTuple):
    """One answer in words."""

    id: str
    """The option's id, with which to answer."""
    label: str
    """What it is called, unique within its prompt."""
    words: str
    """What it means, in one line; empty where the label says it all."""


class Prompt(NamedTuple):
    """A decision in words."""

    question: str
    choices: tuple[Choice, ...]


def ask(decision: Decision, names: Names, view: View) -> Prompt:
    """The decision in words; `view` is the asked manager's own view, so that the words tell no more than it shows."""
    labels = [label(option, decision, names, view) for option in decision.options]
    counted = Counter(labels)
    choices = []
    for option, text in zip(decision.options, labels, strict=True):
        if counted[text] > 1:
            text = _("{label} ({id})").format(label=text, id=option.id)
        choices.append(Choice(option.id, text, explain(option, decision, names, view)))
    return Prompt(question(decision, names), tuple(choices))
