"""A manager who plays on as long as he can and makes no gross mistake with the dice: company, but no master."""

from __future__ import annotations

from collections.abc import Callable

from bbtm_tui.engine.decisions import RESULTS, Decision, Option
from bbtm_tui.engine.view import View
from bbtm_tui.managers.random import RandomManager

_DECLINING = frozenset({"pass", "skip"})
_CAREFUL = frozenset({"pass-discard", "retire"})
"""Kinds of question at which doing something costs him a card."""


class KeenManager:
    """Commits rather than passes, uses what he is offered, keeps his cards, tackles nobody stronger than his player.

    Among what is left he draws lots.
    """

    __slots__ = ("_luck",)

    def __init__(self, seed: int, seat: int) -> None:
        self._luck = RandomManager(seed, seat)

    def choose(self, decision: Decision, look: Callable[[], View], number: int) -> str:
        """Any of the options that fit his temper."""
        if decision.kind in _CAREFUL:
            return decision.options[-1].id
        if decision.kind == "result":
            return _best_result(decision, look()).id
        keen = [option for option in decision.options if option.verb not in _DECLINING]
        if decision.kind == "target":
            keen = _weaker_targets(decision, keen, look()) or decision.options[-1:]
        return self._luck.pick(keen or decision.options, number).id


def _best_result(decision: Decision, view: View) -> Option:
    """The best result for whoever picks: the tackler's manager or the target's (TAC-3)."""
    is_tackler = view.players()[decision.player].manager == decision.manager
    ranked = sorted(decision.options, key=lambda option: RESULTS.index(option.what))
    return ranked[0 if is_tackler else -1]


def _weaker_targets(decision: Decision, options: list[Option], view: View) -> list[Option]:
    """Those who are not stronger than his player, and whatever names no target."""
    players = view.players()
    own = players[decision.player].power
    return [one for one in options if one.verb != "target" or players[one.what].power <= own]
