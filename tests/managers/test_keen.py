"""The keen manager plays on as long as he can."""

from __future__ import annotations

from bbtm_tui.engine.decisions import DONE, PASS, SKIP, Decision, Option
from bbtm_tui.engine.view import View
from bbtm_tui.managers.keen import KeenManager

LINEMAN = Option("commit:lineman@mud:left", "commit", "lineman", "mud:left")
OGRE = Option("commit:ogre@mud:left", "commit", "ogre", "mud:left")


def blind() -> View:
    """He has no need to look."""
    raise AssertionError("looked at the table")


def choices(kind: str, *options: Option) -> set[str]:
    """What he chooses in many answers."""
    decision = Decision(1, kind, list(options))
    return {KeenManager(5, 1).choose(decision, blind, number) for number in range(60)}


def test_he_commits_as_long_as_he_can() -> None:
    assert choices("commit", LINEMAN, OGRE, PASS) == {LINEMAN.id, OGRE.id}
    assert choices("commit", PASS) == {PASS.id}


def test_he_uses_what_he_is_offered() -> None:
    assert choices("passing", Option("use:passing", "use", "passing"), SKIP) == {"use:passing"}


def test_he_keeps_his_cards() -> None:
    assert choices("pass-discard", Option("discard:ogre", "discard", "ogre"), DONE) == {DONE.id}
    assert choices("retire", Option("retire:ogre@hand", "retire", "ogre", "hand"), SKIP) == {SKIP.id}
