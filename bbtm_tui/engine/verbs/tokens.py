"""Verbs about cheating tokens (CHE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.cards import vocabulary as words
from bbtm_tui.engine.conditions import compile_players, picks, refer, refer_fielded
from bbtm_tui.engine.decisions import DONE, Option
from bbtm_tui.engine.moments import Use
from bbtm_tui.engine.tokens import (
    assign_tokens,
    choose_token,
    discard_token,
    inspect_token,
    move_token,
    named_token,
    token_options,
    token_question,
)
from bbtm_tui.engine.verbs.step import Step, at_once, source_id

if TYPE_CHECKING:
    from collections.abc import Callable

    from bbtm_tui.engine.decisions import Play
    from bbtm_tui.engine.game import Fielded, Laid


def assign_token(effect: words.AssignToken) -> Step:
    """``assign-token`` (CHE-1, CHE-2)."""

    def act(use: Use) -> None:
        player = refer_fielded(use, effect.player)
        if player is not None:
            assign_tokens(use.game, player)

    def possible(use: Use) -> bool:
        return refer_fielded(use, effect.player) is not None and bool(use.game.pool)

    return at_once(act, possible)


def inspect(effect: words.InspectToken) -> Step:
    """``inspect-token`` (VIS-2, INT-36)."""
    match = compile_players(effect.players)

    def options(use: Use) -> list[Option]:
        return token_options(picks(use, effect.players, match), lambda laid: not laid.open)

    def run(use: Use) -> Play[bool]:
        found = options(use)
        if found:
            player, laid = yield from choose_token(use.game, use.seat, found, source_id(use))
            yield from inspect_token(use.game, use.seat, player, laid, source_id(use))
        return True

    return Step(run, lambda use: bool(options(use)))


def move_tokens(effect: words.MoveTokens) -> Step:
    """``move-tokens`` (INT-15)."""
    match = compile_players(effect.source)

    def wanted(laid: Laid) -> bool:
        return (laid.open or not effect.revealed) and (laid.token.ejects or not effect.ejection)

    def options(use: Use) -> list[Option]:
        target = refer_fielded(use, effect.to)
        if target is None:
            return []
        return token_options([one for one in picks(use, effect.source, match) if one is not target], wanted)

    def run(use: Use) -> Play[bool]:
        target, found = refer(use, effect.to), options(use)
        if target is None or not found:
            return True
        if effect.number == "one":
            chosen = yield from choose_token(use.game, use.seat, found, source_id(use))
            move_token(use.game, *chosen, target)
        elif effect.number == "all":
            for origin, laid in [named_token(use.game, option) for option in found]:
                move_token(use.game, origin, laid, target)
        else:
            yield from _move_any(use, target, options)
        return True

    return Step(run, lambda use: bool(options(use)))


def _move_any(use: Use, target: Fielded, options: Callable[[Use], list[Option]]) -> Play[None]:
    """Tokens one at a time, until the manager has enough."""
    while found := options(use):
        chosen = yield token_question(use.game, use.seat, [*found, DONE], source_id(use))
        if chosen.verb == "done":
            return
        move_token(use.game, *named_token(use.game, chosen), target)


def discard_one_token(effect: words.DiscardToken) -> Step:
    """``discard-token`` (CHE-2)."""
    match = compile_players(effect.players)

    def options(use: Use) -> list[Option]:
        return token_options(picks(use, effect.players, match), lambda laid: laid.open)

    def run(use: Use) -> Play[bool]:
        found = options(use)
        if found:
            player, laid = yield from choose_token(use.game, use.seat, found, source_id(use))
            discard_token(use.game, player, laid)
        return True

    return Step(run, lambda use: bool(options(use)))
