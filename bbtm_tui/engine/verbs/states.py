"""Verbs that down, stand and injure (STA)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.cards import vocabulary as words
from bbtm_tui.engine.abilities import resolve
from bbtm_tui.engine.conditions import refer, refer_fielded
from bbtm_tui.engine.moments import Use
from bbtm_tui.engine.states import down, injure, stand
from bbtm_tui.engine.verbs.step import Step, at_once

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Play
    from bbtm_tui.engine.moments import Owed


def down_player(effect: words.Down) -> Step:
    """``down`` (STA-1)."""

    def run(use: Use) -> Play[bool]:
        player = refer(use, effect.player)
        if player is not None:
            owed: list[Owed] = []
            yield from down(use.game, player, owed)
            yield from resolve(use.game, owed)
        return True

    def possible(use: Use) -> bool:
        player = refer_fielded(use, effect.player)
        return player is not None and player.standing

    return Step(run, possible)


def stand_player(effect: words.Stand) -> Step:
    """``stand`` (STA-4)."""

    def act(use: Use) -> None:
        player = refer(use, effect.player)
        if player is not None:
            stand(use.game, player)

    def possible(use: Use) -> bool:
        player = refer_fielded(use, effect.player)
        return player is not None and not player.standing

    return at_once(act, possible)


def injure_player(effect: words.Injure) -> Step:
    """``injure``: his zone is where a player drawn for him will stand (INT-8, INT-10)."""

    def run(use: Use) -> Play[bool]:
        player = refer(use, effect.player)
        if player is not None and player.matchup is not None:
            use.matchup = player.matchup
            use.zone = player.matchup.zone_with(player)
            owed: list[Owed] = []
            yield from injure(use.game, player, owed, use.seat if effect.credit == "you" else None)
            yield from resolve(use.game, owed)
        return True

    return Step(run, lambda use: refer_fielded(use, effect.player) is not None)
