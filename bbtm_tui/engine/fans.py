"""Fans (PAY-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.engine.events import FansGained, FansLost

if TYPE_CHECKING:
    from bbtm_tui.engine.game import Game


def gain_fans(game: Game, seat: int, amount: int, reason: str) -> None:
    """A manager gains fans at once; `reason` is a card's id, ``tokens`` or ``payout``."""
    if amount > 0:
        manager = game.managers[seat]
        manager.fans += amount
        game.tell(FansGained(seat, amount, reason, manager.fans))


def lose_fans(game: Game, seat: int, amount: int, reason: str) -> None:
    """A manager loses fans; they never fall below 0."""
    manager = game.managers[seat]
    lost = min(amount, manager.fans)
    if lost > 0:
        manager.fans -= lost
        game.tell(FansLost(seat, lost, reason, manager.fans))
