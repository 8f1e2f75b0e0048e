"""What is well-formed and says nothing: written twice, by nought, about nobody, or a choice of which nothing comes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from bbtm_tui.cards.vocabulary import ChoosePlayer, Down, Model, Players, Roster, Stand, to_key
from bbtm_tui.cards.walk import walk

ONCE = ("named", "requires", "lasting")
"""The lists in which the same thing twice is no more than once."""

OPPOSITES = (("has", "lacks"), ("team", "other_team"))
"""The pairs of filters that cannot ask for the same."""

VAIN = {
    (Stand, "standing"): "only a downed player stands up.",
    (Down, "downed"): "only a standing player becomes downed.",
}
"""What is never done to a player chosen in this state."""


class Fault(NamedTuple):
    """Something unfit within a card."""

    loc: tuple[str | int, ...]
    """The way to it."""
    message: str
    """What is wrong."""
    value: str = ""
    """The word it is about."""


def mistakes(entry: Model) -> Iterator[Fault]:
    """Everything in a card or named ability that says nothing, whoever bears it."""
    for loc, model in walk(entry):
        yield from _twice(model, loc)
        yield from _opposed(model, loc)
        if getattr(model, "amount", None) == 0:
            yield Fault((*loc, "amount"), "an amount of 0 changes nothing.", "0")
        for name in type(model).model_fields:
            yield from _choices(getattr(model, name), (*loc, to_key(name)))


def _twice(model: Model, loc: tuple[str | int, ...]) -> Iterator[Fault]:
    for name in ONCE:
        items = getattr(model, name, ())
        for index, item in enumerate(items if isinstance(items, tuple) else ()):
            if item in items[:index]:
                value = item if isinstance(item, str) else ""
                yield Fault((*loc, name, index), "this stands twice in this list: take one out.", value)


def _opposed(model: Model, loc: tuple[str | int, ...]) -> Iterator[Fault]:
    for one, other in OPPOSITES if isinstance(model, Players | Roster) else ():
        word = getattr(model, one, None)
        if word and word == getattr(model, other, None):
            yield Fault((*loc, to_key(other)), "nobody has it and lacks it.", word)


def _choices(effects: Any, loc: tuple[str | int, ...]) -> Iterator[Fault]:
    """Choices in a list of effects; what comes of one is what the effects after it do to the one chosen."""
    for index, effect in enumerate(effects if isinstance(effects, tuple) else ()):
        if not isinstance(effect, ChoosePlayer):
            continue
        after = [(way, model) for way, model in walk(effects[index + 1 :]) if _is_about_chosen(model)]
        if not after:
            yield Fault((*loc, index), "nothing is done to the one chosen.", "choose-player")
            continue
        way, first = after[0]
        vain = VAIN.get((type(first), effect.players.state or ""))
        if vain:
            yield Fault((*loc, index + 1 + int(way[0]), *way[1:], "do"), vain)


def _is_about_chosen(model: Model) -> bool:
    return "chosen" in (getattr(model, "player", None), getattr(model, "to", None))
