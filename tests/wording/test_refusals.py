"""Every reason the engine gives has one clear sentence with a way out."""

from __future__ import annotations

import pytest

from bbtm_tui.engine.decisions import Refusal
from bbtm_tui.wording.refusals import explain, explain_with_clause
from bbtm_tui.wording.table import Names
from tests.wording.engine_words import reasons_given

PARAMS = (
    ("count", "7"),
    ("name", "Ada"),
    ("team", "greens"),
    ("teams", "greens, greens"),
    ("length", "endless"),
    ("seat", "5"),
    ("matchup", "mud-bath"),
    ("zone", "left"),
    ("place", "nowhere:left"),
    ("kind", "commit"),
    ("manager", "1"),
    ("limit", "3"),
    ("card", "runner"),
    ("player", "runner"),
    ("target", "blocker.2"),
)


@pytest.mark.parametrize("reason", sorted(reasons_given()))
def test_every_reason_has_a_sentence_with_a_way_out(reason: str, names: Names) -> None:
    text = explain(Refusal(reason, "MCH-4", PARAMS), names)
    assert text.endswith(".") and "{" not in text
    assert ":" in text, "the way out stands after a colon"


def test_a_reason_without_words_is_an_error(names: Names) -> None:
    with pytest.raises(KeyError):
        explain(Refusal("no-such-reason", "MCH-4"), names)


def test_names_stand_in_the_place_of_ids(names: Names) -> None:
    refusal = Refusal("zone-taken", "MCH-4", (("matchup", "mud-bath"), ("zone", "left"), ("manager", "1")))
    assert explain(refusal, names) == "Ben holds that zone of Mud Bath: choose the other zone or another matchup."


def test_the_clause_stands_behind_the_sentence(names: Names) -> None:
    refusal = Refusal("team-twice", "SET-2", (("team", "greens"),))
    assert explain_with_clause(refusal, names).endswith(" (SET-2)")
