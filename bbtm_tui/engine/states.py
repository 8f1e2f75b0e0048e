"""Standing, downed, injured, ejected (STA)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.cards.vocabulary import Trigger
from bbtm_tui.engine.abilities import gather, resolve, settle
from bbtm_tui.engine.ball import Drop
from bbtm_tui.engine.events import BallKept, PlayerDowned, PlayerInjured, PlayerStood
from bbtm_tui.engine.moments import Moment
from bbtm_tui.engine.tokens import discard_tokens

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Play
    from bbtm_tui.engine.game import Fielded, Game
    from bbtm_tui.engine.moments import Attempt, Owed


def down(
    game: Game, player: Fielded, owed: list[Owed], by: Fielded | None = None, attempt: Attempt | None = None
) -> Play[None]:
    """A standing player becomes downed (STA-1): state, ball, then what is mandatory for him (TAC-8, 10).

    What else is due is added to `owed`, for the caller to resolve.
    """
    matchup = player.matchup
    if matchup is None or not player.standing:
        return
    due = gather(game, Moment(Trigger.DOWNED, matchup, player, by, attempt=attempt))
    drop = Drop(game, player) if matchup.carrier is player else None
    keeps = player.card.keeps_ball
    player.standing = False
    player.stamp += 1
    settle(due, player)
    settle(owed, player)
    game.tell(PlayerDowned(player.manager, player.label, matchup.id))
    if drop is not None and keeps:
        game.tell(BallKept(player.manager, player.label, matchup.id))
    elif drop is not None:
        yield from drop.happen(game)
    at_once = [one for one in due if one.source is game.headline or (one.source is player and not one.rule.optional)]
    owed += [one for one in due if one not in at_once]
    yield from resolve(game, at_once)


def injure(
    game: Game,
    player: Fielded,
    owed: list[Owed],
    credit: int | None = None,
    by: Fielded | None = None,
    attempt: Attempt | None = None,
) -> Play[None]:
    """A player is injured: to the owner's discard pile, the ball dropped, the tokens discarded (STA-2).

    `credit` is the seat that injured him, None for nobody (INT-24). What is due is added to `owed`.
    """
    matchup = player.matchup
    if matchup is None:
        return
    due = gather(game, Moment(Trigger.INJURED, matchup, player, by, credit=credit, attempt=attempt))
    drop = Drop(game, player) if matchup.carrier is player else None
    remove(game, player)
    settle(due, player)
    settle(owed, player)
    game.tell(PlayerInjured(player.manager, player.label, matchup.id, credit))
    discard_tokens(game, player)
    if drop is not None:
        yield from drop.happen(game)
    owed += due


def remove(game: Game, player: Fielded) -> None:
    """A player leaves his matchup for the owner's discard pile; the ball is the caller's concern (STA-2, STA-3)."""
    leave(player)
    game.managers[player.manager].discard.append(player.card)


def leave(player: Fielded) -> None:
    """A player is taken from his matchup and zone."""
    matchup = player.matchup
    assert matchup is not None
    matchup.players.remove(player)
    zone = matchup.zone_with(player)
    assert zone is not None
    zone.players.remove(player)
    player.matchup = None
    player.stamp += 1


def stand(game: Game, player: Fielded) -> None:
    """A downed player stands up (STA-4)."""
    if player.matchup is not None and not player.standing:
        player.standing = True
        game.tell(PlayerStood(player.manager, player.label, player.matchup.id))
