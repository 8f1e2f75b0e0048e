"""Skills: cheating, passing, sprinting, tackling (SKL)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.cards.vocabulary import Trigger
from bbtm_tui.engine.abilities import gather, use_ability
from bbtm_tui.engine.ball import can_pass, use_passing
from bbtm_tui.engine.decisions import SKIP, Decision, Option, ask
from bbtm_tui.engine.drawing import can_draw, discard_from_hand, draw_cards
from bbtm_tui.engine.events import SkillsLost, SkillUsed
from bbtm_tui.engine.moments import Moment, Owed
from bbtm_tui.engine.tackle import attempt_tackle, legal_targets, target_options
from bbtm_tui.engine.tokens import assign_tokens

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Play
    from bbtm_tui.engine.game import Fielded, Game


def use_skills(game: Game, player: Fielded) -> Play[None]:
    """The icons left to right, until he is downed, injured or gone (SKL-1, SKL-2)."""
    skills = player.card.skills
    stamp = player.stamp
    for place, skill in enumerate(skills):
        if player.stamp != stamp:
            game.tell(SkillsLost(player.manager, player.label, skills[place:]))
            return
        yield from use_skill(game, player, skill)


def use_skill(game: Game, player: Fielded, skill: str, *, sure: bool = False) -> Play[None]:
    """One use of a skill; `sure` where the manager has decided to use it already (SKL-1, SKL-3)."""
    if skill == "cheating":
        _use_cheating(game, player)
    elif skill == "passing":
        yield from use_passing(game, player, sure=sure)
    elif skill == "sprinting":
        yield from _use_sprinting(game, player, sure)
    else:
        yield from _use_tackling(game, player, sure)


def skill_possible(game: Game, player: Fielded, skill: str) -> bool:
    """Whether a use could do something (INT-6)."""
    if player.matchup is None:
        return False
    if skill == "cheating":
        return bool(game.pool)
    if skill == "passing":
        return can_pass(player)
    if skill == "sprinting":
        return can_draw(game.managers[player.manager])
    return bool(legal_targets(game, player) or _instead_of_tackling(game, player))


def _use_cheating(game: Game, player: Fielded) -> None:
    """Tokens from the pool, facedown; mandatory (CHE-1, INT-35)."""
    if player.matchup is None:
        return
    headline = game.headline
    count = headline.tokens_per_cheating if headline is not None else None
    game.tell(SkillUsed(player.manager, player.label, "cheating"))
    assign_tokens(game, player, 1 if count is None else count)


def _use_sprinting(game: Game, player: Fielded, sure: bool) -> Play[None]:
    """Draw one, then discard one; with nothing to draw nothing is discarded (SPR-1, SPR-2)."""
    manager = game.managers[player.manager]
    if not can_draw(manager):
        return
    if not sure:
        options = [Option("use:sprinting", "use", "sprinting"), SKIP]
        matchup = player.matchup.id if player.matchup is not None else ""
        chosen = yield Decision(player.manager, "sprinting", options, player=player.label, matchup=matchup)
        if chosen.verb == "skip":
            return
    game.tell(SkillUsed(player.manager, player.label, "sprinting"))
    draw_cards(game, player.manager, 1)
    yield from discard_from_hand(game, player.manager)


def _instead_of_tackling(game: Game, player: Fielded) -> list[Owed]:
    """What he may do instead of using a tackling icon (NAM-13)."""
    if Trigger.TACKLING not in player.card.rules:
        return []
    owed = gather(game, Moment(Trigger.TACKLING, player.matchup, player))
    return [one for one in owed if one.source is player and one.rule.possible(one.use)]


def _use_tackling(game: Game, player: Fielded, sure: bool) -> Play[None]:
    """One attempt on a target of the manager's choice, or what stands instead of it (TAC-1, NAM-13)."""
    matchup = player.matchup
    if matchup is None:
        return
    targets = legal_targets(game, player)
    instead = _instead_of_tackling(game, player)
    options = target_options(targets) + [one.option() for one in instead]
    if not options:
        return
    if not sure:
        options.append(SKIP)
    chosen = yield from ask(Decision(player.manager, "target", options, player=player.label, matchup=matchup.id))
    if chosen.verb == "skip":
        return
    if chosen.verb == "use":
        yield from use_ability(game, next(one.use for one in instead if one.option().id == chosen.id))
    else:
        game.tell(SkillUsed(player.manager, player.label, "tackling"))
        target = next(one for one in targets if one.label == chosen.what)
        yield from attempt_tackle(game, player, target)
