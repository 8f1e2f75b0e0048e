"""The card set: all cards of the base game and the packs laid over it, as one frozen value."""

from __future__ import annotations

from functools import cached_property
from hashlib import sha256

from bbtm_tui.cards.models import (
    CardModel,
    DieFace,
    HeadlineCard,
    HighlightCard,
    NamedAbility,
    PackFile,
    PayoutKind,
    StaffCard,
    StarsFile,
    Team,
    TeamFile,
    Token,
    TournamentCard,
    Union,
)
from bbtm_tui.cards.vocabulary import Model


class CardSet(Model):
    """Everything in the box. It round-trips through JSON, so that a saved season carries its own cards."""

    packs: tuple[PackFile, ...]
    """The base game, then each pack laid over it, in order."""
    unions: tuple[Union, ...]
    """The unions."""
    payouts: tuple[PayoutKind, ...]
    """The payout icons."""
    teams: tuple[TeamFile, ...]
    """The teams, each with its starting players and team upgrades."""
    stars: tuple[StarsFile, ...]
    """The star players, union by union."""
    highlights: tuple[HighlightCard, ...]
    """The highlights."""
    tournaments: tuple[TournamentCard, ...]
    """The tournaments."""
    headlines: tuple[HeadlineCard, ...]
    """The headlines."""
    staff: tuple[StaffCard, ...]
    """The staff upgrades."""
    named: tuple[NamedAbility, ...]
    """The named abilities."""
    tokens: tuple[Token, ...]
    """The cheating tokens."""
    faces: tuple[DieFace, ...]
    """The sides of the tackle die."""

    @cached_property
    def by_id(self) -> dict[str, CardModel]:
        """Every card by its id."""
        cards: list[CardModel] = [*self.highlights, *self.tournaments, *self.headlines, *self.staff]
        for team in self.teams:
            cards += [*team.players, *team.upgrades]
        for union in self.stars:
            cards += union.stars
        return {card.id: card for card in cards}

    @cached_property
    def kind_of(self) -> dict[str, str]:
        """The kind of every card, by id.

        ``player``, ``star``, ``team-upgrade``, ``staff-upgrade``, ``highlight``, ``tournament`` or ``headline``.
        """
        boxes: list[tuple[str, tuple[CardModel, ...]]] = [
            *(("player", file.players) for file in self.teams),
            *(("team-upgrade", file.upgrades) for file in self.teams),
            *(("star", file.stars) for file in self.stars),
            ("staff-upgrade", self.staff),
            ("highlight", self.highlights),
            ("tournament", self.tournaments),
            ("headline", self.headlines),
        ]
        return {card.id: kind for kind, box in boxes for card in box}

    @cached_property
    def named_by_id(self) -> dict[str, NamedAbility]:
        """Every named ability by its id."""
        return {ability.id: ability for ability in self.named}

    @cached_property
    def team_by_id(self) -> dict[str, Team]:
        """Every team by its id."""
        return {file.team.id: file.team for file in self.teams}

    @cached_property
    def token_by_id(self) -> dict[str, Token]:
        """Every kind of token by its id."""
        return {token.id: token for token in self.tokens}

    @cached_property
    def digest(self) -> str:
        """A hash of the whole content, the same on any machine."""
        return sha256(self.model_dump_json(by_alias=True).encode()).hexdigest()
