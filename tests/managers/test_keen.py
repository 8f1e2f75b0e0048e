"""The keen manager plays on as long as he can, and makes no gross mistake with the dice."""

from __future__ import annotations

import pytest

from bbtm_tui.engine.decisions import DONE, PASS, SKIP, Decision, Option
from bbtm_tui.engine.view import View
from bbtm_tui.managers.keen import KeenManager
from tests.table import FALL, HIT, MISS, Table, at, table

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


def answer(t: Table) -> str:
    """What he would answer now."""
    decision = t.session.decision
    assert decision is not None
    return KeenManager(5, decision.manager).choose(decision, lambda: t.session.view(decision.manager), 3)


def blitz(*targets: str, dice: tuple[str, ...] = ()) -> Table:
    """A Human Blitzer (3) is asked whom he tackles: an Ogre's kind is too strong for him."""
    t = table(hands=[["human-blitzer", "human-lineman"]], reel=[at("bad-snap", [], targets), "gutter-run"], dice=dice)
    t.play("commit:human-blitzer@bad-snap:left")
    return t


def test_he_tackles_nobody_stronger() -> None:
    assert answer(blitz("da-troll", "orc-lineman")) == "target:orc-lineman"
    assert answer(blitz("da-troll")) == "skip"


@pytest.mark.parametrize(("target", "best"), [("orc-lineman", HIT), ("da-troll", FALL)])
def test_he_picks_the_result_that_is_good_for_his_player(target: str, best: str) -> None:
    t = blitz(target, dice=(HIT, MISS) if best == HIT else (MISS, FALL))
    t.play(f"target:{target}")
    assert answer(t) == f"result:{best}"
