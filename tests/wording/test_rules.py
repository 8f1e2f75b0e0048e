"""The rule text: complete, readable, found by id, by words and by what is asked."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.engine.decisions import SKIP, Decision, Option, Refusal
from bbtm_tui.wording import rules
from tests.wording.engine_words import kinds_asked


def source() -> str:
    return files("bbtm_tui.wording").joinpath("rules.md").read_text(encoding="utf-8")


def test_every_clause_of_the_file_is_read_once_and_in_order() -> None:
    written = re.findall(r"^- ([A-Z]+-\d+) ", source(), flags=re.MULTILINE)
    assert list(rules.clause_ids()) == written
    assert len(written) == len(set(written)) > 160


def test_no_word_of_a_clause_is_lost() -> None:
    kept = " ".join(f"{each.id} {each.text}" for chapter in rules.chapters() for each in chapter.clauses)
    topics = {each.topic for chapter in rules.chapters() for each in chapter.clauses}
    body = source()[source().index("## ") :]
    lines = [line for line in body.splitlines() if not line.startswith("## ") and line not in topics]
    bare = " ".join(" ".join(lines).replace("*", "").replace("`", "").split())
    assert re.sub(r"(^| )- (?=[A-Z]+-\d)", r"\1", bare) == kept


def test_chapters_have_ids_and_titles() -> None:
    ids = [chapter.id for chapter in rules.chapters()]
    assert ids[:3] == ["SET", "MNT", "MCH"] and ids[-1] == "EX"
    assert rules.chapters()[4].title == "Tackling, per icon, optional"


def test_a_clause_reads_as_plain_text_without_marks() -> None:
    assert rules.clause("TAC-6").text == "Missed: nothing happens."
    assert not [each.id for chapter in rules.chapters() for each in chapter.clauses if re.search(r"[*`]", each.text)]


def test_the_topic_of_a_ruling_is_known() -> None:
    assert rules.clause("INT-18").topic == "Ball"
    assert rules.clause("TAC-1").topic == ""


def test_an_unknown_clause_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        rules.clause("TAC-99")


def test_search_needs_all_words_whatever_their_case() -> None:
    found = [each.id for each in rules.search("BALL ejected drop")]
    assert "INT-37" in found
    assert all("ball" in rules.clause(each).text.casefold() for each in found if not each.startswith("INT"))


def test_search_finds_a_clause_by_its_id_first() -> None:
    assert rules.search("tac-1")[0].id == "TAC-1"


def test_search_puts_the_clause_of_that_name_before_those_that_mention_it() -> None:
    assert rules.search("guard")[0].id == "NAM-8"


def test_search_for_nothing_or_nonsense_finds_nothing() -> None:
    assert rules.search("  ") == []
    assert rules.search("quidditch") == []


def test_the_introduction_explains_the_words() -> None:
    assert rules.introduction().startswith("Words: a manager is a person at the table; a player is a card.")


def test_every_kind_of_decision_has_its_rule() -> None:
    assert kinds_asked() == set(rules.RULE_OF_KIND)
    assert set(rules.RULE_OF_KIND.values()) <= set(rules.clause_ids())


def test_a_named_ability_that_asks_is_the_rule_in_force(cards: CardSet) -> None:
    assert rules.clause_for(Decision(0, "choose-player", [SKIP], card="guard"), cards).id == "NAM-8"
    dodge, wizard = Option("use:dodge@runner", "use", "dodge", "runner"), Option("use:wizard", "use", "wizard")
    assert rules.clause_for(Decision(0, "response", [dodge, SKIP]), cards).id == "NAM-3"
    assert rules.clause_for(Decision(0, "response", [dodge, wizard, SKIP]), cards).id == "RSP-4"


@pytest.mark.parametrize(
    ("kind", "card", "clause"),
    [
        ("choose-player", "runner", "RSP-1"),
        ("choose-player", "coach", "RSP-7"),
        ("choose-skill", "runner", "SKL-3"),
        ("choose-skill", "coach", "MCH-8"),
        ("discard", "", "SPR-1"),
        ("discard", "runner", "RSP-5"),
        ("discard", "coach", "RSP-5"),
    ],
)
def test_the_rule_in_force_is_that_of_the_card_that_asks(kind: str, card: str, clause: str, cards: CardSet) -> None:
    assert rules.clause_for(Decision(0, kind, [SKIP], card=card), cards).id == clause


def test_a_refusal_leads_to_its_clause(cards: CardSet) -> None:
    assert rules.clause_for(Refusal("zone-taken", "MCH-4"), cards).id == "MCH-4"
