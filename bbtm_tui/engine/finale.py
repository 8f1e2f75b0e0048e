"""The end of the season and the Manager of the Year (END)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.cards.vocabulary import Trigger
from bbtm_tui.engine.abilities import respond
from bbtm_tui.engine.events import ManagersSuspended, SeasonEnded
from bbtm_tui.engine.moments import Moment

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Play
    from bbtm_tui.engine.game import Game


def end_season(game: Game) -> Play[None]:
    """End-of-game abilities, then the ranking (END-1 to END-4)."""
    yield from respond(game, Moment(Trigger.END_OF_GAME))
    winner, reason = _find_winner(game)
    seats = [manager.seat for manager in game.managers]
    ranking = sorted(
        seats, key=lambda seat: (seat != winner, -game.managers[seat].fans, -game.managers[seat].improvements, seat)
    )
    game.tell(
        SeasonEnded(
            winner,
            tuple(ranking),
            tuple(manager.fans for manager in game.managers),
            tuple(manager.improvements for manager in game.managers),
            reason,
        )
    )
    game.phase = "over"


def _find_winner(game: Game) -> tuple[int | None, str]:
    """Most fans; tied, most improvements; still tied, suspended and the others again (END-2 to END-4)."""
    left = list(game.managers)
    reason = "fans"
    while left:
        most = max(manager.fans for manager in left)
        tied = [manager for manager in left if manager.fans == most]
        if len(tied) == 1:
            return tied[0].seat, reason
        best = max(manager.improvements for manager in tied)
        still_tied = [manager for manager in tied if manager.improvements == best]
        if len(still_tied) == 1:
            return still_tied[0].seat, "improvements" if reason == "fans" else reason
        reason = "suspension"
        for manager in still_tied:
            manager.fans = 0
            left.remove(manager)
        game.tell(ManagersSuspended(tuple(manager.seat for manager in still_tied)))
    return None, "nobody"
