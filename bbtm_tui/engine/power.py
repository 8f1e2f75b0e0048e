"""Star Power: of a player in tackles and totals, of tokens, of a team (TAC-2, SCO-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.engine.decisions import AttemptInfo
from bbtm_tui.engine.moments import Use, lasting_use

if TYPE_CHECKING:
    from bbtm_tui.engine.game import Fielded, Game, Matchup
    from bbtm_tui.engine.moments import Attempt
    from bbtm_tui.engine.rulebook import Card

BALL_POWER = 2
"""What the ball is worth to the carrier's team (SCO-4)."""


def own_power(game: Game, player: Fielded, role: str = "", borrowed: bool = False) -> int:
    """A player's Star Power with abilities, without ball and tokens; never below 0 (TAC-2, TAC-8).

    `role` is ``own-tackle`` or ``as-target`` within an attempt. `borrowed` counts the standing number of a downed
    player, whose abilities stay lost (INT-29).
    """
    card = player.card
    power = card.standing if player.standing or borrowed else card.downed
    if card.powers and player.standing:
        use = lasting_use(game, player)
        for during, amount, match in card.powers:
            if (during == "always" or during == role) and match(use, player):
                power += amount
    return max(power + _auras(game, player, role), 0)


def attempt_powers(game: Game, attempt: Attempt) -> tuple[int, int]:
    """Star Power of tackler and target as they stand now in this attempt (TAC-2, TAC-8)."""
    power = own_power(game, attempt.tackler, "own-tackle", attempt.borrowed) + attempt.bonus
    target_power = own_power(game, attempt.target, "as-target") + attempt.target_bonus
    return max(power, 0), max(target_power, 0)


def attempt_info(game: Game, attempt: Attempt) -> AttemptInfo:
    """What is public about an attempt."""
    power, target_power = attempt_powers(game, attempt)
    on_missed = tuple(use.rule.source for use, _run in attempt.on_missed if use.rule is not None)
    tackler, target = attempt.tackler.label, attempt.target.label
    return AttemptInfo(tackler, target, power, target_power, tuple(attempt.faces), on_missed)


def _auras(game: Game, player: Fielded, role: str) -> int:
    """What lasting rules of other cards add to a player's Star Power."""
    total = 0
    matchup = player.matchup
    if matchup is not None:
        for other in matchup.players:
            if other.card.auras and other.standing:
                total += _aura(lasting_use(game, other), other.card, player, role)
    for manager in game.managers:
        for upgrade in manager.upgrades:
            if upgrade.card.auras:
                total += _aura(Use(game, manager.seat, None, upgrade, None, matchup), upgrade.card, player, role)
    headline = game.headline
    if headline is not None and headline.auras:
        total += _aura(Use(game, game.coin, None, headline, None, matchup), headline, player, role)
    return total


def _aura(use: Use, card: Card, player: Fielded, role: str) -> int:
    return sum(
        amount for during, amount, match in card.auras if (during == "always" or during == role) and match(use, player)
    )


def token_power(player: Fielded) -> int:
    """The Star Power of the tokens that lie open on a player (SCO-4)."""
    return sum(laid.token.power for laid in player.tokens if laid.open)


def _team_bonus(game: Game, seat: int, matchup: Matchup) -> int:
    """What abilities add to a team's total (SCO-4)."""
    bonus = 0
    sources = [(lasting_use(game, player), player.card) for player in matchup.players_of(seat) if player.standing]
    sources += [
        (Use(game, seat, None, upgrade, None, matchup), upgrade.card) for upgrade in game.managers[seat].upgrades
    ]
    for use, card in sources:
        for amount, holds in card.totals:
            if holds(use):
                bonus += amount
    return bonus


def total_parts(game: Game, seat: int, matchup: Matchup) -> tuple[list[int], int, int, int]:
    """What a team's total is made of: its players in order of entry, open tokens, the ball, abilities (SCO-4)."""
    mine = matchup.players_of(seat)
    has_ball = matchup.carrier is not None and matchup.carrier.manager == seat
    return (
        [own_power(game, player) for player in mine],
        sum(token_power(player) for player in mine),
        BALL_POWER if has_ball else 0,
        _team_bonus(game, seat, matchup) if mine else 0,
    )


def team_total(game: Game, seat: int, matchup: Matchup) -> int:
    """A team's total as all can see it now (SCO-4)."""
    players, tokens, ball, bonus = total_parts(game, seat, matchup)
    return sum(players) + tokens + ball + bonus
