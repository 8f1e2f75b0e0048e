"""Which step of the season comes next: a function of what `Game` holds, never a running loop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.engine.events import CoinMoved
from bbtm_tui.engine.finale import end_season
from bbtm_tui.engine.improvements import draft_before_season, reveal_improvements
from bbtm_tui.engine.maintenance import maintain
from bbtm_tui.engine.matchups import take_turn
from bbtm_tui.engine.scoreboard import resolve_matchup

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Play
    from bbtm_tui.engine.game import Game


def next_step(game: Game) -> Play[None] | None:
    """The next step: a manager's turn, a matchup's resolution, a manager's improvements; None when the season is
    over."""
    if game.phase == "setup":
        return _draft(game)
    if game.phase == "maintenance":
        return maintain(game)
    if game.phase == "matchup":
        return _turn(game)
    if game.phase == "scoreboard":
        return _score(game)
    if game.phase == "improvements":
        return _improve(game)
    if game.phase == "finale":
        return end_season(game)
    return None


def _draft(game: Game) -> Play[None]:
    """SET-10: one manager's draft before an abbreviated season."""
    seat = game.turn_order()[game.index]
    game.index += 1
    yield from draft_before_season(game, seat)
    if game.index == len(game.managers):
        game.phase, game.index = "improvements", 0


def _turn(game: Game) -> Play[None]:
    """MCH-1: the next manager who has not passed."""
    count = len(game.managers)
    seat = game.coin if game.turn is None else (game.turn + 1) % count
    while game.managers[seat].passed:
        seat = (seat + 1) % count
    game.turn = seat
    yield from take_turn(game, seat)
    if all(manager.passed for manager in game.managers):
        game.phase, game.index, game.turn = "scoreboard", 0, None


def _score(game: Game) -> Play[None]:
    """SCO-1: the next matchup, in reel order, the tournament last."""
    waiting = [matchup for matchup in game.matchups() if not matchup.resolved]
    if waiting:
        yield from resolve_matchup(game, waiting[0])
    if len(waiting) < 2:
        _end_scoreboard(game)


def _end_scoreboard(game: Game) -> None:
    """The highlights go to the box and the week's news is over (SCO-10, MNT-5)."""
    game.highlight_box += [matchup.card for matchup in game.reel]
    game.reel = []
    game.tournament = None
    game.headline = None
    game.phase, game.index = "improvements", 0


def _improve(game: Game) -> Play[None]:
    """IMP-1: the next manager's pile; after the last the coin goes on (SCO-11)."""
    if game.index < len(game.managers):
        seat = game.turn_order()[game.index]
        game.index += 1
        yield from reveal_improvements(game, seat)
        if game.index < len(game.managers):
            return
    if game.week:
        game.coin = (game.coin + 1) % len(game.managers)
        game.tell(CoinMoved(game.coin))
    game.phase, game.index = ("maintenance" if game.spike_deck else "finale"), 0
