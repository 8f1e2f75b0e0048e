"""Lines about the managers' turns: cards played, skills and abilities used."""

from __future__ import annotations

from bbtm_tui.engine import events as told
from bbtm_tui.engine.view import card_of
from bbtm_tui.wording.events.telling import sentence
from bbtm_tui.wording.names import skill_name
from bbtm_tui.wording.table import Names, listed
from bbtm_tui.wording.text import _, ngettext


@sentence.register
def turn_started(event: told.TurnStarted, names: Names) -> str:
    """Whose turn it is."""
    return _("{manager}'s turn.").format(manager=names.manager(event.manager))


@sentence.register
def player_committed(event: told.PlayerCommitted, names: Names) -> str:
    """Who goes where."""
    if event.side == "left":
        text = _("{manager} sends {player} to {matchup}, on the left.")
    elif event.side == "right":
        text = _("{manager} sends {player} to {matchup}, on the right.")
    else:
        text = _("{manager} sends {player} to {matchup}.")
    return _at(text, event, names)


@sentence.register
def player_placed(event: told.PlayerPlaced, names: Names) -> str:
    """Who turns up where."""
    if event.side == "left":
        text = _("{manager} draws {player}, who joins {matchup} on the left.")
    elif event.side == "right":
        text = _("{manager} draws {player}, who joins {matchup} on the right.")
    else:
        text = _("{manager} draws {player}, who joins {matchup}.")
    return _at(text, event, names)


def _at(text: str, event: told.PlayerCommitted | told.PlayerPlaced, names: Names) -> str:
    return text.format(
        manager=names.manager(event.manager), player=names.player(event.player), matchup=names.matchup(event.matchup)
    )


@sentence.register
def player_moved(event: told.PlayerMoved, names: Names) -> str:
    """Who goes from where to where."""
    if event.side == "left":
        text = _("{player} moves from {origin} to {matchup}, on the left.")
    elif event.side == "right":
        text = _("{player} moves from {origin} to {matchup}, on the right.")
    else:
        text = _("{player} moves from {origin} to {matchup}.")
    return text.format(
        player=names.player(event.player), origin=names.matchup(event.origin), matchup=names.matchup(event.matchup)
    )


@sentence.register
def manager_passed(event: told.ManagerPassed, names: Names) -> str:
    """Who is done for the week."""
    if event.chosen:
        return _("{manager} passes for the rest of the week.").format(manager=names.manager(event.manager))
    return _("{manager} has nobody to commit and passes.").format(manager=names.manager(event.manager))


@sentence.register
def card_discarded(event: told.CardDiscarded, names: Names) -> str:
    """A card goes to the discard pile."""
    text = _("{manager} discards {card}.")
    return text.format(manager=names.manager(event.manager), card=names.card(event.card))


@sentence.register
def ability_used(event: told.AbilityUsed, names: Names) -> str:
    """Which card does something now."""
    by_itself = not event.player and event.card in names.cards.named_by_id
    if by_itself or names.cards.kind_of.get(event.card) == "headline":
        text = _("{card} takes effect.")
    elif event.exhausted:
        text = _("{manager} exhausts {card}.")
    elif event.player and card_of(event.player) != event.card:
        text = _("{player} uses {card}.")
    elif event.player:
        text = _("{player}'s ability takes effect.")
    else:
        text = _("{manager} uses {card}.")
    return _bearer(text, event, names)


@sentence.register
def ability_lost(event: told.AbilityLost, names: Names) -> str:
    """Which card comes too late."""
    if event.player and card_of(event.player) != event.card:
        text = _("Too late: {player} can no longer use {card}.")
    elif event.player:
        text = _("Too late: {player} can no longer act.")
    else:
        text = _("Too late: {card} does nothing now.")
    return _bearer(text, event, names)


def _bearer(text: str, event: told.AbilityUsed | told.AbilityLost, names: Names) -> str:
    return text.format(
        manager=names.manager(event.manager), card=names.card(event.card), player=names.player(event.player)
    )


@sentence.register
def skill_used(event: told.SkillUsed, names: Names) -> str:
    """What a player does."""
    sentences = {
        "cheating": _("{player} cheats."),
        "passing": _("{player} calls for the ball."),
        "sprinting": _("{player} sprints."),
        "tackling": _("{player} lines up a tackle."),
    }
    return sentences[event.skill].format(player=names.player(event.player))


@sentence.register
def skills_lost(event: told.SkillsLost, names: Names) -> str:
    """What a player can no longer do."""
    text = ngettext(
        "{player} loses a skill: {skills}.", "{player} loses the skills that were left: {skills}.", len(event.skills)
    )
    return text.format(player=names.player(event.player), skills=listed([skill_name(name) for name in event.skills]))
