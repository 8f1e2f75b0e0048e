"""A manager who plays on as long as he can, at random but for that: company for a person, no match for one."""

from __future__ import annotations

from collections.abc import Callable

from bbtm_tui.engine.decisions import Decision
from bbtm_tui.engine.view import View
from bbtm_tui.managers.random import RandomManager

_DECLINING = frozenset({"pass", "skip"})
_CAREFUL = frozenset({"pass-discard", "retire"})
"""Kinds of question at which doing something costs him a card."""


class KeenManager:
    """Commits rather than passes, uses what he is offered, and keeps his cards; among what is left he draws lots."""

    __slots__ = ("_luck",)

    def __init__(self, seed: int, seat: int) -> None:
        self._luck = RandomManager(seed, seat)

    def choose(self, decision: Decision, look: Callable[[], View], number: int) -> str:
        """Any of the options that fit his temper."""
        if decision.kind in _CAREFUL:
            return decision.options[-1].id
        keen = [option for option in decision.options if option.verb not in _DECLINING]
        return self._luck.pick(keen or decision.options, number).id
