"""One ability in words: the moment, what must hold, the cost, and the effects."""

from __future__ import annotations

from collections.abc import Sequence

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.vocabulary import Ability, Condition, CountsAsHigher, Players, Trigger
from bbtm_tui.cards.walk import find
from bbtm_tui.wording import effects, tackles, tokens
from bbtm_tui.wording.conditions import OUTCOMES, PLACE_CONDITIONS, conditions_clause, matchup_ended_clause
from bbtm_tui.wording.scene import Holder, Scene
from bbtm_tui.wording.sentences import Mood, effect_sentences, effects_clause
from bbtm_tui.wording.text import _
from bbtm_tui.wording.triggers import INSTEAD, when_clause

VERBS = (effects, tackles, tokens)
"""The rooms whose verbs are spoken here; loading them registers their words."""


def ability_sentences(cards: CardSet, ability: Ability, holder: Holder, also: Trigger | None = None) -> str:
    """The ability without its timing word; `also` is a second moment at which the same happens."""
    scene = _scene(cards, ability, holder)
    when, conditions = _moment(ability, scene, also)
    condition = conditions_clause(conditions, scene) if conditions else ""
    mood: Mood = "may" if ability.may and not ability.cost else "do"

    def opening(effects: str) -> str:
        if ability.when in INSTEAD:
            effects = _("{effects} instead").format(effects=effects)
        return _opened(when, condition, _paid(ability, effects))

    return " ".join(effect_sentences(ability.effects, scene, mood, opening))


def missed_clause(cards: CardSet, card_id: str) -> str:
    """What a card makes of a missed result, such as ``lose 1 fan``: a card that has made a Star Power count higher."""
    card = cards.named_by_id.get(card_id) or cards.by_id[card_id]
    effects = tuple(effect for _way, higher in find(card, CountsAsHigher) for effect in higher.missed)
    scene = Scene(cards, "named")
    return " ".join([effects_clause(effects, scene), *scene.after])


def _scene(cards: CardSet, ability: Ability, holder: Holder) -> Scene:
    scene = Scene(cards, holder, ability.when, ability.player, ability.by)
    if scene.on_player and ability.player is None:
        by_this = ability.by is not None and ability.by.side == "this-player"
        scene.player = Players(side="opposing" if by_this else "this-player")
    return scene


def _moment(ability: Ability, scene: Scene, also: Trigger | None) -> tuple[str, Sequence[Condition]]:
    """The moment in words, and the conditions that it has not told yet."""
    when, conditions = when_clause(ability, scene, also), ability.requires
    if scene.on_player:
        return when, conditions
    if ability.when is Trigger.SCORING:
        when = _("at each matchup")
    if ability.when is Trigger.WINNER_KNOWN:
        when = matchup_ended_clause(conditions)
        conditions = tuple(condition for condition in conditions if not isinstance(condition, OUTCOMES))
    places = tuple(condition for condition in conditions if when and isinstance(condition, PLACE_CONDITIONS))
    if places:
        when = _at_place(ability.when, when, conditions_clause(places, scene))
    scene.there = bool(when)
    return when, tuple(condition for condition in conditions if condition not in places)


def _at_place(trigger: Trigger, when: str, condition: str) -> str:
    if trigger in (Trigger.SCORING, Trigger.WINNER_KNOWN):
        return _("{when} where {condition}").format(when=when, condition=condition)
    return _("{when} at a matchup where {condition}").format(when=when, condition=condition)


def _paid(ability: Ability, effects: str) -> str:
    if not ability.cost:
        return effects
    if ability.when is Trigger.ACTION:
        return _("exhaust this card: {effects}").format(effects=effects)
    return _("you may exhaust this card: {effects}").format(effects=effects)


def _opened(when: str, condition: str, effects: str) -> str:
    if when and condition:
        return _("{when}, if {condition}, {effects}").format(when=when, condition=condition, effects=effects)
    if when:
        return _("{when}, {effects}").format(when=when, effects=effects)
    return _("if {condition}, {effects}").format(condition=condition, effects=effects) if condition else effects
