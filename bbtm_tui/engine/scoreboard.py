"""The scoreboard phase: reveal, abilities, totals, winners, payouts, clear (SCO)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.cards.vocabulary import Trigger
from bbtm_tui.engine.abilities import gather, resolve, respond, settle
from bbtm_tui.engine.ball import Drop
from bbtm_tui.engine.decisions import Decision, Option
from bbtm_tui.engine.events import (
    MatchupCleared,
    MatchupOpened,
    MatchupTied,
    MatchupWon,
    PlayerEjected,
    TokensRevealed,
    TotalCounted,
)
from bbtm_tui.engine.fans import gain_fans
from bbtm_tui.engine.game import manager_key
from bbtm_tui.engine.matchups import return_highlight
from bbtm_tui.engine.moments import Moment, Owed
from bbtm_tui.engine.payouts import pay_highlight, pay_tournament
from bbtm_tui.engine.power import total_parts
from bbtm_tui.engine.result import Result
from bbtm_tui.engine.states import remove
from bbtm_tui.engine.tokens import discard_tokens

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Play
    from bbtm_tui.engine.game import Fielded, Game, Matchup


def resolve_matchup(game: Game, matchup: Matchup) -> Play[None]:
    """One matchup completely (SCO-1); a highlight without a player goes back to the box (PAY-0)."""
    if not matchup.players:
        if matchup.tournament:
            _clear(game, matchup)
        else:
            return_highlight(game, matchup)
        return
    game.tell(MatchupOpened(matchup.id))
    yield from _reveal_tokens(game, matchup)
    yield from respond(game, Moment(Trigger.SCORING, matchup))
    result = _count(game, matchup)
    if result.totals:
        yield from _decide(game, matchup, result)
        yield from respond(game, Moment(Trigger.WINNER_KNOWN, matchup, result=result))
        if matchup.tournament:
            yield from pay_tournament(game, matchup, result)
        else:
            yield from pay_highlight(game, matchup, result)
    _clear(game, matchup)


def _reveal_tokens(game: Game, matchup: Matchup) -> Play[None]:
    """All tokens are turned up: ejections, then fans (SCO-2)."""
    for player in matchup.players:
        if player.tokens:
            for laid in player.tokens:
                laid.open = True
            game.tell(TokensRevealed(player.label, matchup.id, tuple(laid.token.id for laid in player.tokens)))
    yield from respond(game, Moment(Trigger.BEFORE_EJECTIONS, matchup))
    ejected = [one for one in matchup.players if any(laid.token.ejects and laid.open for laid in one.tokens)]
    if ejected:
        yield from _eject(game, matchup, ejected)
    for seat in game.turn_order():
        flags = sum(laid.token.fans for player in matchup.players_of(seat) for laid in player.tokens if laid.open)
        gain_fans(game, seat, flags, "tokens")


def _eject(game: Game, matchup: Matchup, ejected: list[Fielded]) -> Play[None]:
    """All leave together, then their ball drops, then what is due (STA-3, INT-37, INT-38)."""
    owed: list[Owed] = []
    drop: Drop | None = None
    for player in ejected:
        owed += gather(game, Moment(Trigger.EJECTED, matchup, player, zone=matchup.zone_with(player)))
        if matchup.carrier is player:
            drop = Drop(game, player)
    for player in ejected:
        remove(game, player)
        settle(owed, player)
        game.tell(PlayerEjected(player.manager, player.label, matchup.id))
    for player in ejected:
        discard_tokens(game, player)
    if drop is not None:
        yield from drop.happen(game)
    yield from resolve(game, owed)


def _count(game: Game, matchup: Matchup) -> Result:
    """Every team's total with its parts (SCO-4)."""
    totals: dict[int, int] = {}
    for seat in game.turn_order():
        mine = matchup.players_of(seat)
        if not mine:
            continue
        players, tokens, ball, bonus = total_parts(game, seat, matchup)
        total = totals[seat] = sum(players) + tokens + ball + bonus
        powers = tuple(zip((player.label for player in mine), players, strict=True))
        game.tell(TotalCounted(matchup.id, seat, total, powers, tokens, ball, bonus))
    return Result(totals)


def _decide(game: Game, matchup: Matchup, result: Result) -> Play[None]:
    """Winners and losers (SCO-4 to SCO-9)."""
    if matchup.tournament:
        yield from _decide_tournament(game, matchup, result)
    else:
        _decide_highlight(matchup, result)
    if result.winners:
        game.tell(MatchupWon(matchup.id, result.winners, result.losers, result.reason))
    else:
        game.tell(MatchupTied(matchup.id, tuple(result.totals)))


def _decide_highlight(matchup: Matchup, result: Result) -> None:
    """Highest total, then the ball, then nobody (SCO-4, SCO-5, SCO-8)."""
    leaders, reason = _leaders(matchup, result.totals)
    result.reason = "alone" if len(result.totals) == 1 else reason
    if len(leaders) == 1:
        result.winners = (leaders[0],)
        result.losers = tuple(seat for seat in result.totals if seat != leaders[0])
        result.ranking = result.winners + result.losers


def _leaders(matchup: Matchup, totals: dict[int, int]) -> tuple[list[int], str]:
    """The seats with the highest total; among tied ones only the team with the ball (SCO-5)."""
    best = max(totals.values())
    leaders = [seat for seat, total in totals.items() if total == best]
    if len(leaders) > 1 and matchup.carrier is not None and matchup.carrier.manager in leaders:
        return [matchup.carrier.manager], "ball"
    return leaders, "total"


def _decide_tournament(game: Game, matchup: Matchup, result: Result) -> Play[None]:
    """Winner, and with three or four managers a runner-up; the first manager decides ties (SCO-6, SCO-9, TWO-3,
    INT-46)."""
    places = 1 if len(game.managers) == 2 else 2
    left = dict(result.totals)
    ranked: list[int] = []
    reasons: list[str] = []
    while left and len(ranked) < places:
        leaders, reason = _leaders(matchup, left)
        seat = leaders[0]
        if len(leaders) > 1:
            reason = "coin"
            options = [Option(f"winner:{manager_key(one)}", "winner", str(one)) for one in leaders]
            decision = Decision(game.coin, "tie-second" if ranked else "tie", options, matchup=matchup.id)
            seat = int((yield decision).what)
        ranked.append(seat)
        reasons.append(reason)
        del left[seat]
    result.winners = tuple(ranked)
    result.losers = tuple(left)
    result.ranking = result.winners + tuple(sorted(left, key=lambda seat: -left[seat]))
    result.reason = "alone" if len(result.totals) == 1 else reasons[0]


def _clear(game: Game, matchup: Matchup) -> None:
    """Players to the owners' discard piles, tokens aside; at the end of the phase the highlight goes to the box
    (SCO-10)."""
    for player in list(matchup.players):
        discard_tokens(game, player)
        remove(game, player)
    matchup.carrier = None
    matchup.resolved = True
    game.tell(MatchupCleared(matchup.id))
