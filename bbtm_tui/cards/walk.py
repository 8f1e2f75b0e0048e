"""Walking through the models of a card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from bbtm_tui.cards.sheet import Loc
from bbtm_tui.cards.vocabulary import Model, to_key

M = TypeVar("M", bound=Model)


def walk(value: object, loc: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Model]]:
    """A model and every model within it, each with the way to it in YAML."""
    if isinstance(value, Model):
        yield loc, value
        for name in type(value).model_fields:
            yield from walk(getattr(value, name), (*loc, to_key(name)))
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from walk(item, (*loc, index))


def find(value: object, model: type[M]) -> Iterator[tuple[Loc, M]]:
    """Every model of one kind within a value."""
    for loc, found in walk(value):
        if isinstance(found, model):
            yield loc, found
