"""The printed cards, compiled once into cards as the engine uses them: their words become functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.cards.models import (
    HeadlineCard,
    HighlightCard,
    PlayerCard,
    StaffCard,
    StarCard,
    TournamentCard,
    UpgradeCard,
)
from bbtm_tui.cards.vocabulary import JoinsAs, StarPower, TackleDice
from bbtm_tui.engine.conditions import compile_conditions, compile_players, compile_requirements
from bbtm_tui.engine.effects import compile_effects, compile_possible
from bbtm_tui.engine.rulebook import Card, Rule, Rulebook

if TYPE_CHECKING:
    from bbtm_tui.cards.cardset import CardSet
    from bbtm_tui.cards.models import CardModel, NamedAbility
    from bbtm_tui.cards.vocabulary import Ability, LastingRule, Trigger
    from bbtm_tui.engine.moments import Match
    from bbtm_tui.engine.rulebook import Payout


def compile_cards(cards: CardSet) -> Rulebook:
    """A card set, compiled for the engine."""
    by_id = {card_id: _compile_card(cards, model) for card_id, model in cards.by_id.items()}
    for file in cards.teams:
        for model in (*file.players, *file.upgrades):
            by_id[model.id].team = file.team.id
    named_rules = {
        ability.id: tuple(_compile_rule(one, ability.id) for one in ability.abilities) for ability in cards.named
    }
    return Rulebook(cards, by_id, named_rules)


def _compile_card(cards: CardSet, model: CardModel) -> Card:
    card = Card(model.id, model.name, cards.kind_of[model.id])
    if isinstance(model, HighlightCard):
        sections = {"left": model.left, "centre": model.centre, "right": model.right}
        card.payouts = {section: _payout(cards, text) for section, text in sections.items()}
    elif isinstance(model, TournamentCard):
        places = {"winner": model.winner, "runner-up": model.runner_up, "lose": model.lose}
        card.payouts = {place: _payout(cards, text) for place, text in places.items()}
        card.final = model.final
    elif isinstance(model, PlayerCard | UpgradeCard | HeadlineCard):
        _compile_abilities(cards, card, model)
    return card


def _payout(cards: CardSet, text: str | None) -> Payout:
    """A payout as printed, such as ``S2 / F3``, as alternatives of (what it gives, icons)."""
    if text is None:
        return ()
    gives = {kind.letter: kind.gives for kind in cards.payouts}
    return tuple(tuple((gives[icon[0]], int(icon[1:])) for icon in side.split()) for side in text.split(" / "))


def _compile_abilities(cards: CardSet, card: Card, model: PlayerCard | UpgradeCard | HeadlineCard) -> None:
    named: list[NamedAbility] = []
    if isinstance(model, PlayerCard):
        card.standing, card.downed = model.power
        card.skills = tuple(skill.value for skill in model.skills)
        card.named = frozenset(model.named)
        named = [cards.named_by_id[name] for name in model.named]
    if isinstance(model, StarCard):
        card.team = model.team
    if isinstance(model, StaffCard):
        card.salary_cap = model.salary_cap
    abilities = [(ability, one.id) for one in named for ability in one.abilities]
    abilities += [(ability, model.id) for ability in model.abilities]
    rules: dict[Trigger, tuple[Rule, ...]] = {}
    for ability, source in abilities:
        rules[ability.when] = (*rules.get(ability.when, ()), _compile_rule(ability, source))
    card.rules = rules
    _compile_lasting(card, tuple(rule for one in named for rule in one.lasting) + model.lasting)


def _compile_rule(ability: Ability, source: str) -> Rule:
    holds, resolve = compile_conditions(ability), compile_effects(ability.effects)
    return Rule(ability, source, holds, resolve, compile_possible(ability.effects))


def _compile_lasting(card: Card, lasting: tuple[LastingRule, ...]) -> None:
    """Put lasting rules where the engine looks for them."""
    star_power = [rule for rule in lasting if isinstance(rule, StarPower)]
    card.powers = tuple(_power(rule) for rule in star_power if rule.players.side == "this-player")
    card.auras = tuple(_power(rule) for rule in star_power if rule.players.side != "this-player")
    card.dice = tuple(rule for rule in lasting if isinstance(rule, TackleDice))
    card.anchored = tuple(compile_players(rule.players) for rule in lasting if rule.rule == "not-a-target")
    kinds = {rule.rule for rule in lasting}
    card.no_guard = "no-guard" in kinds
    card.keeps_ball = "keeps-ball" in kinds
    card.only_one = "only-one" in kinds
    card.zone_limit = min((rule.players for rule in lasting if rule.rule == "zone-limit"), default=None)
    card.tokens_per_cheating = max(
        (rule.tokens for rule in lasting if rule.rule == "tokens-per-cheating"), default=None
    )
    card.totals = tuple(
        (rule.amount, compile_requirements(rule.requires)) for rule in lasting if rule.rule == "team-total"
    )
    card.joins_as = tuple(rule.named for rule in lasting if isinstance(rule, JoinsAs))


def _power(rule: StarPower) -> tuple[str, int, Match]:
    return rule.during, rule.amount, compile_players(rule.players)
