"""Verbs about cheating tokens (CHE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bbtm_tui.cards import vocabulary as words
from bbtm_tui.engine.abilities import Use
from bbtm_tui.engine.conditions import compile_players, picks, refer
from bbtm_tui.engine.decisions import Decision, Option
from bbtm_tui.engine.tokens import (
    assign_tokens,
    choose_token,
    discard_token,
    inspect_token,
    move_token,
    token_options,
)
from bbtm_tui.engine.verbs.step import Step, at_once, source_id

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Play


def assign_token(effect: words.AssignToken) -> Step:
    """``assign-token``."""

    def act(use: Use) -> None:
        player = refer(use, effect.player)
        if player is not None and player.matchup is not None:
            assign_tokens(use.game, player)

    def possible(use: Use) -> bool:
        player = refer(use, effect.player)
        return player is not None and player.matchup is not None and bool(use.game.pool)

    return at_once(act, possible)


def inspect(effect: words.InspectToken) -> Step:
    """``inspect-token``."""
    match = compile_players(effect.players)

    def options(use: Use) -> list[Option]:
        return [
            option
            for option in token_options(picks(use, effect.players, match))
            if not use.game.player(option.what).tokens[int(option.where) - 1].open
        ]

    def run(use: Use) -> Play[bool]:
        found = options(use)
        if found:
            player, laid = yield from choose_token(use.game, use.seat, found, source_id(use))
            yield from inspect_token(use.game, use.seat, player, laid, source_id(use))
        return True

    return Step(run, lambda use: bool(options(use)))


def move_tokens(effect: words.MoveTokens) -> Step:
    """``move-tokens``."""
    match = compile_players(effect.source)

    def options(use: Use) -> list[Option]:
        target = refer(use, effect.to)
        if target is None or target.matchup is None:
            return []
        sources = [one for one in picks(use, effect.source, match) if one is not target]
        found = token_options(sources)
        if effect.ejection:
            found = [one for one in found if use.game.player(one.what).tokens[int(one.where) - 1].token.ejects]
        return found

    def run(use: Use) -> Play[bool]:
        target = refer(use, effect.to)
        found = options(use)
        if effect.number == "all":
            laid_there = [(use.game.player(one.what), int(one.where) - 1) for one in found]
            for origin, laid in [(origin, origin.tokens[at]) for origin, at in laid_there]:
                assert target is not None
                move_token(use.game, origin, laid, target)
            return True
        while found:
            assert target is not None
            if effect.number == "any":
                chosen = yield from _token_or_done(use, found)
                if chosen is None:
                    return True
                origin, laid = chosen
            else:
                origin, laid = yield from choose_token(use.game, use.seat, found, source_id(use))
            move_token(use.game, origin, laid, target)
            if effect.number == "one":
                return True
            found = options(use)
        return True

    return Step(run, lambda use: bool(options(use)))


def _token_or_done(use: Use, found: list[Option]) -> Play[Any]:
    """One more token, or None when the manager has enough."""
    options = [*found, Option("done", "done")]
    chosen = yield Decision(use.seat, "choose-token", options, card=source_id(use))
    if chosen.verb == "done":
        return None
    player = use.game.player(chosen.what)
    return player, player.tokens[int(chosen.where) - 1]


def discard_one_token(effect: words.DiscardToken) -> Step:
    """``discard-token``."""
    match = compile_players(effect.players)

    def options(use: Use) -> list[Option]:
        return token_options(picks(use, effect.players, match))

    def run(use: Use) -> Play[bool]:
        found = options(use)
        if found:
            player, laid = yield from choose_token(use.game, use.seat, found, source_id(use))
            discard_token(use.game, player, laid)
        return True

    return Step(run, lambda use: bool(options(use)))
