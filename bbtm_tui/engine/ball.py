"""The ball: who carries it, how it changes hands (PAS, MOV-2, NAM-4, NAM-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.cards.vocabulary import Trigger
from bbtm_tui.engine.abilities import gather, resolve, settle
from bbtm_tui.engine.decisions import SKIP, Decision, Option, ask
from bbtm_tui.engine.events import BallTaken, BallToMidfield, SkillUsed
from bbtm_tui.engine.moments import Moment

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Play
    from bbtm_tui.engine.game import Fielded, Game, Matchup
    from bbtm_tui.engine.moments import Owed


def give_ball(game: Game, player: Fielded, *, passed_on: bool = False, lost: list[Owed] | None = None) -> Play[None]:
    """A player becomes the ball carrier, unless Dump-off passes it on (NAM-4); a ball given so is not passed on again.

    `lost` is what is due for the former carrier, where that was asked for before an event (RSP-6).
    """
    matchup = player.matchup
    if matchup is None or matchup.carrier is player:
        return
    if not passed_on:
        coming = Moment(Trigger.BALL_COMING, matchup, player)
        coming.lost = lost if lost is not None else due_for_losing(game, matchup)
        owed = gather(game, coming)
        if owed:
            yield from resolve(game, owed)
            if coming.replaced:
                return
    due = lost if lost is not None else due_for_losing(game, matchup)
    due = due + gather(game, Moment(Trigger.BALL_TAKEN, matchup, player))
    matchup.carrier = player
    game.tell(BallTaken(player.manager, player.label, matchup.id))
    yield from resolve(game, due)


def due_for_losing(game: Game, matchup: Matchup) -> list[Owed]:
    """What is due when the present carrier stops being it (PAS-5, RSP-6)."""
    if matchup.carrier is None:
        return []
    return gather(game, Moment(Trigger.BALL_LOST, matchup, matchup.carrier))


def put_at_midfield(game: Game, matchup: Matchup) -> Play[None]:
    """The ball goes to midfield, which is no drop (PAS-2, PAS-5)."""
    carrier = matchup.carrier
    if carrier is None:
        return
    due = due_for_losing(game, matchup)
    matchup.carrier = None
    game.tell(BallToMidfield(matchup.id, carrier.label, False))
    yield from resolve(game, due)


class Drop:
    """What is due when a carrier drops the ball, asked for before the event (RSP-6)."""

    __slots__ = ("carrier", "lost", "matchup", "moment", "owed")

    def __init__(self, game: Game, carrier: Fielded) -> None:
        assert carrier.matchup is not None
        self.carrier = carrier
        self.matchup = carrier.matchup
        self.moment = Moment(Trigger.BALL_DROPPING, self.matchup, carrier)
        self.owed = gather(game, self.moment)
        self.lost = due_for_losing(game, self.matchup)
        self.moment.lost = self.lost

    def happen(self, game: Game) -> Play[None]:
        """Once the event is done: the ball is passed on by Dump-off, or lies at midfield (NAM-4, PAS-5)."""
        settle(self.owed, self.carrier)
        settle(self.lost, self.carrier)
        self.matchup.carrier = None
        yield from resolve(game, self.owed)
        if not self.moment.replaced:
            game.tell(BallToMidfield(self.matchup.id, self.carrier.label, True))
            yield from resolve(game, self.lost)


def can_pass(player: Fielded) -> bool:
    """Whether a use of passing could do something (PAS-4)."""
    return player.matchup is not None and player.matchup.carrier is not player


def use_passing(game: Game, player: Fielded, *, sure: bool) -> Play[None]:
    """Use passing (PAS-1 to PAS-4); `sure` where the manager has decided already."""
    matchup = player.matchup
    if matchup is None or matchup.carrier is player:
        return
    decided_by = gather(game, Moment(Trigger.PASSING, matchup, player))
    if not sure:
        decision = Decision(player.manager, "passing", [Option("use:passing", "use", "passing"), SKIP])
        decision.player, decision.matchup = player.label, matchup.id
        decision.card = decided_by[0].rule.source if decided_by else ""
        chosen = yield decision
        if chosen.verb == "skip":
            return
    game.tell(SkillUsed(player.manager, player.label, "passing"))
    after = gather(game, Moment(Trigger.PASSING_USED, matchup, player))
    if decided_by:
        yield from resolve(game, decided_by)
    else:
        yield from move_ball_by_pass(game, player)
    yield from resolve(game, after)


def move_ball_by_pass(game: Game, player: Fielded) -> Play[None]:
    """The ball moves as the pass says: to midfield from an opponent, else to the passer (PAS-1 to PAS-3)."""
    matchup = player.matchup
    if matchup is None:
        return
    carrier = matchup.carrier
    if carrier is not None and carrier.manager != player.manager:
        yield from put_at_midfield(game, matchup)
    else:
        yield from give_ball(game, player)


def hand_over(game: Game, player: Fielded) -> Play[None]:
    """Before the carrier is moved the ball goes to a friendly player here, the manager's choice, else to midfield
    (MOV-2)."""
    matchup = player.matchup
    if matchup is None or matchup.carrier is not player:
        return
    receivers = [one for one in matchup.players if one.manager == player.manager and one is not player]
    if not receivers:
        yield from put_at_midfield(game, matchup)
        return
    receiver = yield from choose_receiver(player.manager, receivers)
    yield from give_ball(game, receiver)


def choose_receiver(seat: int, receivers: list[Fielded]) -> Play[Fielded]:
    """A manager names who of these players at one matchup gets the ball (MOV-2)."""
    options = [Option(f"ball:{one.label}", "ball", one.label) for one in receivers]
    matchup = receivers[0].matchup
    assert matchup is not None
    chosen = yield from ask(Decision(seat, "choose-receiver", options, matchup=matchup.id))
    return next(one for one in receivers if one.label == chosen.what)
