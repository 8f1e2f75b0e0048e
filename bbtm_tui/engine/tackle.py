"""Tackling, one attempt from naming the target to the last reaction (TAC)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.cards.vocabulary import Face, Trigger
from bbtm_tui.engine.abilities import gather, resolve, respond
from bbtm_tui.engine.decisions import Decision, Option, ask, card_option
from bbtm_tui.engine.events import (
    DiceRolled,
    ResultPicked,
    TackleCancelled,
    TackleCompared,
    TackleDeclared,
    TackleMissed,
    TackleSucceeded,
)
from bbtm_tui.engine.game import Fielded
from bbtm_tui.engine.moments import Attempt, Moment, lasting_use
from bbtm_tui.engine.power import attempt_info, attempt_powers
from bbtm_tui.engine.states import down, injure

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Play
    from bbtm_tui.engine.game import Game, Matchup
    from bbtm_tui.engine.moments import Owed

TARGET_DOWN, MISSED, TACKLER_DOWN = Face.TARGET_DOWN.value, Face.MISSED.value, Face.TACKLER_DOWN.value


def may_be_target(game: Game, target: Fielded) -> bool:
    """Whether no player who stands there forbids naming him, as he himself may (NAM-12)."""
    there = target.matchup.players if target.matchup is not None else ()
    bearers = [one for one in there if one.card.anchored and one.standing]
    return not any(match(lasting_use(game, one), target) for one in bearers for match in one.card.anchored)


def legal_targets(game: Game, tackler: Fielded) -> list[Fielded]:
    """Opposing players at the tackler's matchup that may be named (TAC-1)."""
    matchup = tackler.matchup
    if matchup is None:
        return []
    manager = tackler.manager
    return [one for one in matchup.players if one.manager != manager and may_be_target(game, one)]


def target_options(targets: list[Fielded]) -> list[Option]:
    """One option a target."""
    return [card_option("target", one.label) for one in targets]


def choose_target(tackler: Fielded, targets: list[Fielded], card: str) -> Play[Fielded]:
    """The tackler's manager names one of these, for the ability of this card (TAC-1)."""
    assert tackler.matchup is not None
    decision = Decision(tackler.manager, "target", target_options(targets), player=tackler.label, card=card)
    decision.matchup = tackler.matchup.id
    chosen = yield from ask(decision)
    return next(one for one in targets if one.label == chosen.what)


def attempt_tackle(game: Game, tackler: Fielded, target: Fielded, *, borrowed: bool = False) -> Play[None]:
    """One attempt in the order of TAC-8."""
    matchup = tackler.matchup
    assert matchup is not None
    attempt = Attempt(tackler, target, borrowed)
    stamp = tackler.stamp
    game.tell(TackleDeclared(tackler.manager, tackler.label, target.label, matchup.id))
    for trigger in (Trigger.TACKLE_DECLARED, Trigger.TACKLE_TARGETED):
        yield from respond(game, Moment(trigger, matchup, target, tackler, attempt=attempt))
        if not attempt.can_go_on(matchup) or tackler.stamp != stamp:
            game.tell(TackleCancelled(tackler.label, target.label))
            return
    dice, picker, both = _compare(game, attempt)
    attempt.faces = roll_dice(game, tackler.manager, dice, "tackle")
    yield from _reroll(game, matchup, attempt)
    if not attempt.can_go_on(matchup):
        game.tell(TackleCancelled(tackler.label, target.label))
        return
    results = yield from _pick(game, matchup, attempt, picker, both)
    yield from _land(game, matchup, attempt, results)
    if tackler.standing and tackler.matchup is matchup:
        yield from respond(game, Moment(Trigger.TACKLE_ENDED, matchup, target, tackler, attempt=attempt))


def _compare(game: Game, attempt: Attempt) -> tuple[int, int, bool]:
    """Number of dice, who picks, and whether both results apply (TAC-3; TAC-8, 4 and 5)."""
    power, target_power = attempt_powers(game, attempt)
    dice, picker, both = dice_for(game, attempt.tackler, attempt.target.manager, power, target_power, attempt.higher)
    if attempt.dice is not None:
        dice = attempt.dice
    asks = picker if dice > 1 and not both else None
    tackler, target = attempt.tackler.label, attempt.target.label
    game.tell(TackleCompared(tackler, target, power, target_power, dice, asks, both and dice > 1))
    return dice, picker, both


def dice_for(
    game: Game, tackler: Fielded, target_seat: int, power: int, target_power: int, higher: bool = False
) -> tuple[int, int, bool]:
    """Dice, picker and whether both apply, for these Star Powers: TAC-3, then the headline, then the tackler's
    abilities."""
    ahead = higher or power > target_power
    dice = 1 if power == target_power and not ahead else 2
    picker = tackler.manager if ahead or power == target_power else target_seat
    both = False
    rules = game.headline.dice if game.headline is not None else ()
    if tackler.standing and tackler.card.dice:
        rules = rules + tackler.card.dice
    for rule in rules:
        if rule.against == "anyone" or (target_power > power and not ahead):
            dice, both = rule.dice, rule.apply_ == "both"
    return dice, picker, both


def roll_die(game: Game) -> str:
    """The face of one tackle die (TAC-4)."""
    side = game.chance.below(len(game.rulebook.faces))
    if game.chance.dice:
        return game.chance.dice.pop(0)
    return game.rulebook.faces[side]


def roll_dice(game: Game, seat: int, count: int, purpose: str) -> list[str]:
    """Roll dice for a manager, for all to see."""
    faces = [roll_die(game) for _ in range(count)]
    game.tell(DiceRolled(seat, purpose, tuple(faces)))
    return faces


def _reroll(game: Game, matchup: Matchup, attempt: Attempt) -> Play[None]:
    """Dodge, then rerolling cards (TAC-8, 7)."""
    owed = gather(game, Moment(Trigger.TACKLE_ROLLED, matchup, attempt.target, attempt.tackler, attempt=attempt))
    of_players = [one for one in owed if isinstance(one.source, Fielded)]
    yield from resolve(game, of_players)
    yield from resolve(game, [one for one in owed if one not in of_players])


def _pick(game: Game, matchup: Matchup, attempt: Attempt, picker: int, both: bool) -> Play[list[str]]:
    """The results that apply (TAC-8, 8)."""
    faces = attempt.faces
    if both:
        return faces
    if len(set(faces)) == 1:
        return faces[:1]
    options = [Option(f"result:{face}", "result", face) for face in faces]
    decision = Decision(picker, "result", options, player=attempt.tackler.label, matchup=matchup.id)
    decision.attempt = attempt_info(game, attempt)
    chosen = yield decision
    game.tell(ResultPicked(picker, chosen.what))
    return [chosen.what]


def _land(game: Game, matchup: Matchup, attempt: Attempt, results: list[str]) -> Play[None]:
    """Guard, apply, what is mandatory for the player hit, reactions (TAC-8, 9 to 11); tackler downs last (INT-26)."""
    tackler, target = attempt.tackler, attempt.target
    owed: list[Owed] = []
    for _ in range(results.count(TARGET_DOWN)):
        victim = yield from _guard(game, matchup, attempt)
        attempt.victims.append(victim)
    if not attempt.can_go_on(matchup):
        game.tell(TackleCancelled(tackler.label, target.label))
        return
    if attempt.victims:
        moment = Moment(Trigger.TACKLE_SUCCEEDED, matchup, target, tackler, attempt=attempt)
        moment.zone = matchup.zone_with(target)
        owed += gather(game, moment)
        tackler.tackled = tackler.tackled | {target.label}
        game.tell(TackleSucceeded(tackler.manager, tackler.label, target.label))
        for victim in dict.fromkeys(attempt.victims):
            yield from _take(game, victim, attempt.victims.count(victim), owed, attempt)
    if MISSED in results:
        game.tell(TackleMissed(tackler.label, target.label))
        for use, effects in attempt.on_missed:
            yield from effects(use)
    own_fall: list[Owed] = []
    if TACKLER_DOWN in results:
        yield from _take(game, tackler, results.count(TACKLER_DOWN), own_fall, None)
    at_once = [one for one in owed if one.source is target and not one.rule.optional]
    yield from resolve(game, at_once)
    yield from resolve(game, [one for one in owed if one not in at_once] + own_fall)


def _guard(game: Game, matchup: Matchup, attempt: Attempt) -> Play[Fielded]:
    """Who takes a target-down result: the target, or a guard (NAM-8)."""
    attempt.taken_by = None
    yield from respond(game, Moment(Trigger.TACKLE_LANDING, matchup, attempt.target, attempt.tackler, attempt=attempt))
    return attempt.taken_by if attempt.taken_by is not None else attempt.target


def _take(game: Game, player: Fielded, results: int, owed: list[Owed], attempt: Attempt | None) -> Play[None]:
    """A player takes so many results: standing he becomes downed, downed (or by two at once) injured (TAC-5, TAC-7).

    Without an attempt he is the tackler himself: nobody is credited.
    """
    tackler = attempt.tackler if attempt is not None else None
    if player.standing and results == 1:
        yield from down(game, player, owed, tackler, attempt)
    else:
        credit = tackler.manager if tackler is not None else None
        yield from injure(game, player, owed, credit, tackler, attempt)
