"""The cards as the engine uses them: what it looks up at every event is plain attributes and ready functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from bbtm_tui.cards.vocabulary import Fans

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bbtm_tui.cards.cardset import CardSet
    from bbtm_tui.cards.models import CardModel, Team, Token
    from bbtm_tui.cards.vocabulary import Ability, TackleDice, Trigger
    from bbtm_tui.engine.moments import Match, Run, Test

Payout: TypeAlias = tuple[tuple[tuple[str, int], ...], ...]
"""The alternatives of a payout; each is ((what it gives, icons), …)."""


class Rule:
    """One ability, compiled."""

    __slots__ = ("commutes", "exhausts", "holds", "optional", "possible", "resolve", "source", "trigger")

    def __init__(self, ability: Ability, source: str, holds: Test, resolve: Run, possible: Test) -> None:
        self.source = source
        """The id of the card or named ability whose words explain it."""
        self.trigger = ability.when
        self.exhausts = ability.cost == "exhaust"
        self.optional = ability.may or self.exhausts
        self.commutes = all(isinstance(effect, Fans) for effect in ability.effects)
        """Whether the order among such abilities cannot matter (RSP-2)."""
        self.holds = holds
        """Whether filters and conditions hold, asked just before the event (RSP-6)."""
        self.resolve = resolve
        """Carry the effects out."""
        self.possible = possible
        """Whether its first choice has a legal pick (INT-6)."""


class Card:
    """A card as the engine uses it: one shared value for all its copies."""

    __slots__ = (
        "anchored",
        "auras",
        "dice",
        "downed",
        "final",
        "id",
        "joins_as",
        "keeps_ball",
        "kind",
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
        self.powers: tuple[tuple[str, int, Match], ...] = ()
        """(during, amount, filter) of its rules on its own Star Power."""
        self.auras: tuple[tuple[str, int, Match], ...] = ()
        """The same for rules on others' Star Power."""
        self.dice: tuple[TackleDice, ...] = ()
        self.anchored: tuple[Match, ...] = ()
        """Filters on who may not be a target (NAM-12)."""
        self.no_guard = False
        self.keeps_ball = False
        self.only_one = False
        self.zone_limit: int | None = None
        self.tokens_per_cheating: int | None = None
        self.totals: tuple[tuple[int, Test], ...] = ()
        """(amount, condition) added to the team's total (SCO-4)."""
        self.joins_as: tuple[str, ...] = ()


class TokenKind:
    """A kind of cheating token."""

    __slots__ = ("ejects", "fans", "id", "power")

    def __init__(self, token: Token) -> None:
        self.id = token.id
        self.power = token.power
        self.fans = token.fans
        self.ejects = token.ejects


class Rulebook:
    """A card set with its compiled cards, box by box."""

    def __init__(self, cards: CardSet, by_id: dict[str, Card], named_rules: dict[str, tuple[Rule, ...]]) -> None:
        self.cards = cards
        self.by_id = by_id
        self.named_rules = named_rules
        """The compiled abilities of each named ability."""
        self.teams: dict[str, Team] = {file.team.id: file.team for file in cards.teams}
        self.letters: dict[str, str] = {kind.gives: kind.letter for kind in reversed(cards.payouts)}
        """The letter that stands for what a payout gives."""
        self.starting_players = {file.team.id: self._box(file.players) for file in cards.teams}
        self.team_upgrades = {file.team.id: self._box(file.upgrades) for file in cards.teams}
        self.stars: dict[str, list[Card]] = {union.id: [] for union in cards.unions} | {
            file.union: self._box(file.stars) for file in cards.stars
        }
        self.staff = self._box(cards.staff)
        self.highlights = self._box(cards.highlights)
        self.tournaments = self._box(cards.tournaments)
        self.headlines = self._box(cards.headlines)
        upgrades = [card for card in by_id.values() if card.kind in ("team-upgrade", "staff-upgrade")]
        self.upgrade_triggers = frozenset(trigger for card in upgrades for trigger in card.rules)
        """The moments at which any upgrade works."""
        self.token_kinds = {token.id: TokenKind(token) for token in cards.tokens}
        self.tokens = [self.token_kinds[token.id] for token in cards.tokens for _ in range(token.copies)]
        self.faces = [face.face.value for face in cards.faces for _ in range(face.count)]
        """The sides of the tackle die (TAC-4)."""

    def _box(self, models: Iterable[CardModel]) -> list[Card]:
        """All copies of these cards, in printed order."""
        return [self.by_id[model.id] for model in models for _ in range(model.copies)]
