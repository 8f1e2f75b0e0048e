"""The maintenance phase (MNT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.cards.vocabulary import Trigger
from bbtm_tui.engine.abilities import respond
from bbtm_tui.engine.drawing import draw_cards
from bbtm_tui.engine.events import HighlightRevealed, SpikeRevealed, UpgradesRefreshed, WeekStarted
from bbtm_tui.engine.moments import Moment

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Play
    from bbtm_tui.engine.game import Game

HAND_SIZE = 6
"""Up to how many cards a hand is filled (MNT-2)."""


def maintain(game: Game) -> Play[None]:
    """Refresh, draw, tokens, Spike! card, reel, balls, in this order (MNT-1 to MNT-7)."""
    _start_week(game)
    for seat in game.turn_order():
        _refresh(game, seat)
    for seat in game.turn_order():
        missing = HAND_SIZE - len(game.managers[seat].hand)
        if missing > 0:
            draw_cards(game, seat, missing)
    game.pool += game.token_pile
    game.token_pile = []
    yield from _reveal_spike(game)
    for _ in range(_reel_size(game)):
        reveal_highlight(game)
    game.phase = "matchup"
    game.index = 0
    game.turn = None


def _start_week(game: Game) -> None:
    game.week += 1
    game.labels = {}
    game.settled = False
    game.tournament = None
    for manager in game.managers:
        manager.passed = False
    game.tell(WeekStarted(game.week, game.weeks, game.coin))


def _refresh(game: Game, seat: int) -> None:
    exhausted = [upgrade for upgrade in game.managers[seat].upgrades if upgrade.exhausted]
    for upgrade in exhausted:
        upgrade.exhausted = False
    if exhausted:
        game.tell(UpgradesRefreshed(seat, tuple(upgrade.card.id for upgrade in exhausted)))


def _reveal_spike(game: Game) -> Play[None]:
    """A tournament becomes a matchup; a headline works now or all week (MNT-5)."""
    card = game.spike_deck.pop(0)
    game.unused.append(card)
    is_tournament = card.kind == "tournament"
    game.tell(SpikeRevealed(card.id, is_tournament))
    if is_tournament:
        game.tournament = game.new_tournament(card)
    else:
        game.headline = card
        yield from respond(game, Moment(Trigger.REVEALED))


def _reel_size(game: Game) -> int:
    """How many highlights join the reel (MNT-6, TWO-2, SET-12)."""
    limited = game.setup.scheduling_limits and game.tournament is not None
    if len(game.managers) == 2:
        return 2 if limited else 4
    return len(game.managers) - 1 if limited else len(game.managers)


def reveal_highlight(game: Game) -> None:
    """One highlight joins the end of the reel, a ball at its midfield (MNT-6, MNT-7); with none left, nothing."""
    if game.highlight_deck:
        matchup = game.new_highlight(game.highlight_deck.pop(0))
        game.reel.append(matchup)
        game.tell(HighlightRevealed(matchup.id))
