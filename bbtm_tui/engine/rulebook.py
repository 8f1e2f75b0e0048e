"""The cards compiled once: what the engine looks up at every event is plain attributes and ready functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from bbtm_tui.cards.models import (
    HeadlineCard,
    HighlightCard,
    PlayerCard,
    StaffCard,
    StarCard,
    Team,
    TournamentCard,
    UpgradeCard,
)
from bbtm_tui.cards.vocabulary import Ability, Fans, JoinsAs, StarPower, TackleDice, Trigger
from bbtm_tui.engine.conditions import compile_conditions, compile_players, compile_requirements
from bbtm_tui.engine.effects import compile_effects, compile_possible

if TYPE_CHECKING:
    from bbtm_tui.cards.cardset import CardSet
    from bbtm_tui.cards.models import NamedAbility, Token
    from bbtm_tui.cards.vocabulary import LastingRule
    from bbtm_tui.engine.abilities import Use
    from bbtm_tui.engine.decisions import Play

Payout: TypeAlias = tuple[tuple[tuple[str, int], ...], ...]
"""The alternatives of a payout; each is ((what it gives, icons), …)."""


class Rule:
    """One ability, compiled."""

    __slots__ = ("ability", "commutes", "exhausts", "holds", "optional", "possible", "resolve", "source", "trigger")

    def __init__(self, ability: Ability, source: str) -> None:
        self.ability = ability
        self.source = source
        """The id of the card or named ability whose words explain it."""
        self.trigger = ability.when
        self.exhausts = ability.cost == "exhaust"
        self.optional = ability.may or self.exhausts
        self.commutes = all(isinstance(effect, Fans) for effect in ability.effects)
        """Whether the order among such abilities cannot matter (RSP-2)."""
        self.holds: Callable[[Use], bool] = compile_conditions(ability)
        """Whether filters and conditions hold, asked just before the event (RSP-6)."""
        self.resolve: Callable[[Use], Play[bool]] = compile_effects(ability.effects)
        """Carry the effects out."""
        self.possible: Callable[[Use], bool] = compile_possible(ability.effects)
        """Whether its first choice has a legal pick (INT-6)."""


class Card:
    """A card as the engine uses it: one shared value for all its copies."""

    __slots__ = (
        "anchored",
        "apart",
        "auras",
        "dice",
        "downed",
        "final",
        "id",
        "joins_as",
        "keeps_ball",
        "kind",
        "lasting",
        "name",
        "named",
        "no_guard",
        "only_one",
        "payouts",
        "powers",
        "rules",
        "salary_cap",
        "skills",
        "standing",
        "star",
        "team",
        "tokens_per_cheating",
        "totals",
        "zone_limit",
    )

    def __init__(self, card_id: str, name: str, kind: str) -> None:
        self.id = card_id
        self.name = name
        self.kind = kind
        """``player``, ``star``, ``team-upgrade``, ``staff-upgrade``, ``highlight``, ``tournament`` or ``headline``."""
        self.star = kind == "star"
        self.standing = 0
        self.downed = 0
        self.skills: tuple[str, ...] = ()
        self.team: str | None = None
        """The team whose logo it bears."""
        self.named: frozenset[str] = frozenset()
        self.rules: dict[Trigger, tuple[Rule, ...]] = {}
        self.payouts: dict[str, Payout] = {}
        """Section -> payout (PAY-7)."""
        self.final = False
        self.salary_cap = False
        self.lasting: tuple[LastingRule, ...] = ()
        self._sort_lasting(())

    def _sort_lasting(self, lasting: tuple[LastingRule, ...]) -> None:
        """Put lasting rules where the engine looks for them."""
        by_rule: dict[str, list[LastingRule]] = {}
        for rule in lasting:
            by_rule.setdefault(rule.rule, []).append(rule)
        star_power = [rule for rule in lasting if isinstance(rule, StarPower)]
        self.lasting = lasting
        ready = [(rule.during, rule.amount, compile_players(rule.players)) for rule in star_power]
        own = [rule.players.side == "this-player" for rule in star_power]
        self.powers = tuple(entry for entry, is_own in zip(ready, own, strict=True) if is_own)
        """(during, amount, filter) of its rules on its own Star Power."""
        self.auras = tuple(entry for entry, is_own in zip(ready, own, strict=True) if not is_own)
        """The same for rules on others' Star Power."""
        self.dice = tuple(rule for rule in lasting if isinstance(rule, TackleDice))
        self.anchored = tuple(compile_players(rule.players) for rule in lasting if rule.rule == "not-a-target")
        """Filters on who may not be a target (NAM-12)."""
        self.no_guard = "no-guard" in by_rule
        self.keeps_ball = "keeps-ball" in by_rule
        self.only_one = "only-one" in by_rule
        self.zone_limit = min((rule.players for rule in lasting if rule.rule == "zone-limit"), default=None)
        self.tokens_per_cheating = max(
            (rule.tokens for rule in lasting if rule.rule == "tokens-per-cheating"), default=None
        )
        self.totals = tuple(
            (rule.amount, compile_requirements(rule.requires)) for rule in lasting if rule.rule == "team-total"
        )
        """(amount, condition) added to the team's total (SCO-4)."""
        self.joins_as = tuple(rule.named for rule in lasting if isinstance(rule, JoinsAs))

    def learn(self, abilities: list[tuple[Ability, str]], lasting: tuple[LastingRule, ...]) -> None:
        """Take on compiled abilities (each with its source's id) and lasting rules."""
        rules: dict[Trigger, list[Rule]] = {}
        for ability, source in abilities:
            rules.setdefault(ability.when, []).append(Rule(ability, source))
        self.rules = {trigger: tuple(found) for trigger, found in rules.items()}
        self._sort_lasting(lasting)


class TokenKind:
    """A kind of cheating token."""

    __slots__ = ("ejects", "fans", "id", "power")

    def __init__(self, token: Token) -> None:
        self.id = token.id
        self.power = token.power
        self.fans = token.fans
        self.ejects = token.ejects


class Rulebook:
    """A card set, compiled for the engine."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self.teams: dict[str, Team] = {file.team.id: file.team for file in cards.teams}
        self._gives = {kind.letter: kind.gives for kind in cards.payouts}
        self.letters: dict[str, str] = {kind.gives: kind.letter for kind in reversed(cards.payouts)}
        """The letter that stands for what a payout gives."""
        self._named = cards.named_by_id
        self.by_id: dict[str, Card] = {}
        self.starting_players: dict[str, list[Card]] = {}
        self.team_upgrades: dict[str, list[Card]] = {}
        for file in cards.teams:
            team = file.team.id
            self.starting_players[team] = self._box(file.players, "player", team)
            self.team_upgrades[team] = self._box(file.upgrades, "team-upgrade", team)
        self.stars: dict[str, list[Card]] = {union.id: [] for union in cards.unions} | {
            file.union: self._box(file.stars, "star", None) for file in cards.stars
        }
        self.staff = self._box(cards.staff, "staff-upgrade", None)
        self.highlights = self._box(cards.highlights, "highlight", None)
        self.tournaments = self._box(cards.tournaments, "tournament", None)
        self.headlines = self._box(cards.headlines, "headline", None)
        upgrades = [card for card in self.by_id.values() if card.kind in ("team-upgrade", "staff-upgrade")]
        self.upgrade_triggers = frozenset(trigger for card in upgrades for trigger in card.rules)
        """The moments at which any upgrade works."""
        self.token_kinds = {token.id: TokenKind(token) for token in cards.tokens}
        self.tokens = [self.token_kinds[token.id] for token in cards.tokens for _ in range(token.copies)]
        self.faces = [face.face.value for face in cards.faces for _ in range(face.count)]
        """The sides of the tackle die (TAC-4)."""
        self.named_rules = {
            ability.id: tuple(Rule(one, ability.id) for one in ability.abilities) for ability in cards.named
        }
        """The compiled abilities of each named ability."""

    def _box(
        self,
        models: tuple[PlayerCard | UpgradeCard | HighlightCard | TournamentCard | HeadlineCard, ...],
        kind: str,
        team: str | None,
    ) -> list[Card]:
        """All copies of these cards, compiled, in printed order."""
        box: list[Card] = []
        for model in models:
            card = self.by_id[model.id] = self._compile(model, kind, team)
            box += [card] * model.copies
        return box

    def _compile(
        self,
        model: PlayerCard | UpgradeCard | HighlightCard | TournamentCard | HeadlineCard,
        kind: str,
        team: str | None,
    ) -> Card:
        card = Card(model.id, model.name, kind)
        card.team = team
        if isinstance(model, HighlightCard):
            sections = {"left": model.left, "centre": model.centre, "right": model.right}
            card.payouts = {section: self._payout(text) for section, text in sections.items()}
        elif isinstance(model, TournamentCard):
            card.payouts = {
                "winner": self._payout(model.winner),
                "runner-up": self._payout(model.runner_up),
                "lose": self._payout(model.lose),
            }
            card.final = model.final
        else:
            self._compile_abilities(card, model)
        return card

    def _compile_abilities(self, card: Card, model: PlayerCard | UpgradeCard | HeadlineCard) -> None:
        named: list[NamedAbility] = []
        if isinstance(model, PlayerCard):
            card.standing, card.downed = model.power
            card.skills = tuple(skill.value for skill in model.skills)
            card.named = frozenset(model.named)
            named = [self._named[name] for name in model.named]
            if isinstance(model, StarCard):
                card.team = model.team
        if isinstance(model, StaffCard):
            card.salary_cap = model.salary_cap
        abilities = [(ability, one.id) for one in named for ability in one.abilities]
        abilities += [(ability, model.id) for ability in model.abilities]
        lasting = tuple(rule for one in named for rule in one.lasting) + model.lasting
        card.learn(abilities, lasting)

    def _payout(self, text: str | None) -> Payout:
        """A payout as printed, such as ``S2 / F3``, as alternatives of (what it gives, icons)."""
        if text is None:
            return ()
        return tuple(
            tuple((self._gives[icon[0]], int(icon[1:])) for icon in side.split()) for side in text.split(" / ")
        )
