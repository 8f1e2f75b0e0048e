"""Which words of the card language are used by a set of cards."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from types import UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin

from bbtm_tui.cards import vocabulary
from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.vocabulary import Model, to_key
from bbtm_tui.cards.walk import walk

Word: TypeAlias = tuple[tuple[str, ...], str]
"""A word, after the closed list of words from which it comes; a flag is its own list."""


def language() -> set[Word]:
    """Every word that an ability or a lasting rule can say."""
    return {word for model in vars(vocabulary).values() if _is_model(model) for word in _words(model)}


def spoken(cards: CardSet) -> set[Word]:
    """Every word that some card says, left out or written."""
    return {word for _loc, model in walk(cards) for word in _said(model)}


def unused_words(cards: CardSet) -> list[str]:
    """The words that no card says."""
    return sorted({word for _list, word in language() - spoken(cards)})


def _is_model(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, Model) and value is not Model


def _words(model: type[Model]) -> Iterator[Word]:
    for name, field in model.model_fields.items():
        for choices in _choices(field.annotation, to_key(name)):
            yield from ((choices, choice) for choice in choices)


def _said(model: Model) -> Iterator[Word]:
    for name, field in type(model).model_fields.items():
        value = getattr(model, name)
        for choices in _choices(field.annotation, to_key(name)):
            for item in value if isinstance(value, tuple) else (value,):
                word = to_key(name) if item is True else str(item)
                if word in choices:
                    yield choices, word


def _choices(at: Any, key: str) -> Iterator[tuple[str, ...]]:
    """The closed lists of words that an annotation allows."""
    if get_origin(at) is Literal:
        yield tuple(key if word is True else word for word in get_args(at))
    elif isinstance(at, type) and issubclass(at, Enum):
        yield tuple(word.value for word in at)
    elif get_origin(at) in (Annotated, Union, UnionType, tuple):
        for inner in get_args(at):
            yield from _choices(inner, key)
