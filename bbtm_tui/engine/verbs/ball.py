"""Verbs about the ball and skills (PAS, SKL)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.cards import vocabulary as words
from bbtm_tui.cards.vocabulary import Trigger
from bbtm_tui.engine.ball import choose_receiver, give_ball, move_ball_by_pass, put_at_midfield
from bbtm_tui.engine.conditions import refer
from bbtm_tui.engine.decisions import Decision, Option, ask
from bbtm_tui.engine.game import Fielded
from bbtm_tui.engine.moments import Use
from bbtm_tui.engine.skills import skill_possible, use_skill
from bbtm_tui.engine.verbs.step import Step, always, source_id

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Play


def give_the_ball(effect: words.GiveBall) -> Step:
    """``give-ball``; where the ball would come or be dropped this happens instead (NAM-4)."""

    def run(use: Use) -> Play[bool]:
        player, moment = refer(use, effect.player), use.moment
        if player is None:
            return True
        if moment is not None and moment.trigger in (Trigger.BALL_COMING, Trigger.BALL_DROPPING):
            moment.replaced = True
            yield from give_ball(use.game, player, passed_on=True, lost=moment.lost)
        else:
            yield from give_ball(use.game, player)
        return True

    def possible(use: Use) -> bool:
        player = refer(use, effect.player)
        return player is not None and player.matchup is not None and player.matchup.carrier is not player

    return Step(run, possible)


def ball_to_midfield(effect: words.BallToMidfield) -> Step:
    """``ball-to-midfield`` (PAS-5)."""

    def run(use: Use) -> Play[bool]:
        if use.matchup is not None:
            yield from put_at_midfield(use.game, use.matchup)
        return True

    return Step(run, lambda use: use.matchup is not None and use.matchup.carrier is not None)


def pass_ball(effect: words.PassBall) -> Step:
    """``pass-ball`` (PAS-1 to PAS-3)."""

    def run(use: Use) -> Play[bool]:
        if use.moment is not None and use.moment.player is not None:
            yield from move_ball_by_pass(use.game, use.moment.player)
        return True

    return Step(run, always)


def ball_to_opponent(effect: words.BallToOpponent) -> Step:
    """``ball-to-opponent`` (INT-22)."""

    def run(use: Use) -> Play[bool]:
        passer = use.moment.player if use.moment is not None else None
        matchup = passer.matchup if passer is not None else None
        if passer is None or matchup is None:
            return True
        count = len(use.game.managers)
        for step in range(1, count):
            opponents = matchup.players_of((passer.manager + step) % count)
            if opponents:
                receiver = yield from choose_receiver(opponents[0].manager, opponents)
                yield from give_ball(use.game, receiver)
                break
        return True

    return Step(run, always)


def use_a_skill(effect: words.UseSkill) -> Step:
    """``use-skill``; a skill gained by what happens is optional, one paid for is decided already (SKL-3)."""
    named = None if effect.skill == "any" else effect.skill.value

    def usable(use: Use, player: Fielded) -> list[str]:
        skills = [skill.value for skill in words.SkillName] if named is None else [named]
        return [skill for skill in skills if skill_possible(use.game, player, skill)]

    def run(use: Use) -> Play[bool]:
        player = refer(use, effect.player)
        skills = usable(use, player) if player is not None else []
        if player is None or not skills:
            return True
        options = [Option(f"skill:{one}", "skill", one) for one in skills]
        decision = Decision(use.seat, "choose-skill", options, player=player.label, card=source_id(use))
        skill = (yield from ask(decision)).what
        for turn in range(effect.times):
            decided = use.rule is not None and use.rule.optional and turn == 0
            yield from use_skill(use.game, player, skill, sure=decided)
        return True

    def possible(use: Use) -> bool:
        player = refer(use, effect.player)
        return player is not None and bool(usable(use, player))

    return Step(run, possible)
