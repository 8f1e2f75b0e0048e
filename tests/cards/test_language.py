"""Cards are data: nothing of a card is in the program, and nothing of the language is unused."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import bbtm_tui
from bbtm_tui.cards import models, vocabulary
from bbtm_tui.cards.loader import load
from bbtm_tui.cards.usage import language, spoken
from bbtm_tui.cards.validation import PATTERNS
from bbtm_tui.cards.vocabulary import Model

PACKAGE = Path(bbtm_tui.__file__).parent


def quoted_words() -> Iterator[tuple[str, str]]:
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value, f"{file.relative_to(PACKAGE)}:{node.lineno}"


def test_no_card_and_no_team_is_named_in_the_program() -> None:
    cards = load().cards
    names = {card.id for card in cards.by_id.values()} | {card.name for card in cards.by_id.values()}
    names |= {team.id for team in cards.team_by_id.values()} | {team.name for team in cards.team_by_id.values()}
    assert [place for word, place in quoted_words() if word in names] == []


def test_every_word_of_the_language_is_used_by_a_card() -> None:
    assert sorted(word for _list, word in language() - spoken(load().cards)) == []


def test_a_word_that_nothing_uses_is_found() -> None:
    cards = load().cards
    fewer = cards.model_copy(update={"headlines": ()})
    unused = {word for _list, word in language() - spoken(fewer)}
    assert {"zone-limit", "revealed", "take-star", "both"} <= unused


def test_every_pattern_is_explained_to_people() -> None:
    patterns = {
        found.pattern
        for module in (models, vocabulary)
        for model in vars(module).values()
        if isinstance(model, type) and issubclass(model, Model)
        for field in model.model_fields.values()
        for found in [*field.metadata, *getattr(field.annotation, "__metadata__", ())]
        if getattr(found, "pattern", None)
    }
    assert patterns <= set(PATTERNS)
    assert len(patterns) >= 2


def test_every_field_has_its_docstring() -> None:
    from bbtm_tui.cards.schema import schemas

    bare = [
        f"{name}.{key}"
        for schema in schemas().values()
        for name, one in {schema.get("title", ""): schema, **schema.get("$defs", {})}.items()
        for key, field in one.get("properties", {}).items()
        if "description" not in field and key not in ("do", "if", "of", "rule")
    ]
    assert bare == []


def test_the_card_set_survives_json() -> None:
    from bbtm_tui.cards.cardset import CardSet

    cards = load().cards
    again = CardSet.model_validate_json(cards.model_dump_json(by_alias=True))
    assert again == cards
    assert again.digest == cards.digest
