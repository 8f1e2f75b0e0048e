"""The cards as they are written in YAML: one model a kind of card, one a kind of file."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias
from unicodedata import combining, east_asian_width

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from bbtm_tui.cards.vocabulary import Ability, Face, LastingRule, Model, SkillName

Slug: TypeAlias = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=50)]
"""An id: lower-case words and digits joined by hyphens."""

Name: TypeAlias = Annotated[str, Field(pattern=r"^\S(.{0,48}\S)?$")]
"""A printed name: one line, short enough for a drawn card."""


def _one_cell(sign: str) -> str:
    """The sign, when it takes one cell of the terminal: the table is drawn for that."""
    if not sign.isprintable() or sign.isspace() or combining(sign) or east_asian_width(sign) in "WF":
        raise PydanticCustomError("one_cell", "not one cell wide")
    return sign


PayoutText: TypeAlias = Annotated[str, Field(pattern=r"^[A-Z][1-9]( [A-Z][1-9])*( / [A-Z][1-9]( [A-Z][1-9])*)?$")]
"""A payout as printed: letter and number of icons; ``S2 F5`` is both, ``S2 / F3`` is the winner's pick (PAY-5)."""


class Commentary(Model):
    """A line of flavour, spoken by a commentator; no rule depends on it."""

    speaker: Literal["first", "second"]
    """Which of the two commentators."""
    line: str
    """What is said."""


class CardModel(Model):
    """What every card has."""

    id: Slug
    """The id, unique among all packs; a later pack's card of the same id replaces it."""
    name: Name
    """The printed name."""
    copies: int = Field(default=1, ge=1, le=99)
    """How many of them the box holds."""
    flavour: tuple[Commentary, ...] = ()
    """Lines of the commentators."""
    text: str | None = None
    """Words of your own in place of all generated ones."""


class PlayerCard(CardModel):
    """A starting player or a star player."""

    power: tuple[Annotated[int, Field(ge=0, le=99)], Annotated[int, Field(ge=0, le=99)]]
    """Star Power, [standing, downed]."""
    skills: tuple[SkillName, ...] = ()
    """The icons, left to right (SKL-1)."""
    named: tuple[Slug, ...] = ()
    """Named abilities, by id (NAM)."""
    abilities: tuple[Ability, ...] = ()
    """What else he does."""
    lasting: tuple[LastingRule, ...] = ()
    """What holds while he stands at a matchup."""


class StarCard(PlayerCard):
    """A star player."""

    team: Slug | None = None
    """The team whose logo the card bears; left out for neutral stars."""


class UpgradeCard(CardModel):
    """A team upgrade or a staff upgrade."""

    abilities: tuple[Ability, ...] = ()
    """What it does."""
    lasting: tuple[LastingRule, ...] = ()
    """What holds while it is in play."""


class StaffCard(UpgradeCard):
    """A staff upgrade."""

    salary_cap: bool = False
    """Taken out by the salary cap (SET-5)."""


class HighlightCard(CardModel):
    """A highlight."""

    left: PayoutText | None = None
    """What the left zone pays."""
    centre: PayoutText
    """What the winner gets."""
    right: PayoutText | None = None
    """What the right zone pays."""


class TournamentCard(CardModel):
    """A tournament."""

    winner: PayoutText
    """The trophy row."""
    runner_up: PayoutText
    """The ribbon row."""
    lose: PayoutText
    """The LOSE! row."""
    final: bool = False
    """The last week's tournament (SET-6)."""


class HeadlineCard(CardModel):
    """A headline."""

    abilities: tuple[Ability, ...] = ()
    """What it does now, or when something happens this week."""
    lasting: tuple[LastingRule, ...] = ()
    """What holds this week."""


class NamedAbility(Model):
    """A named ability such as Guard (NAM)."""

    id: Slug
    """The id by which cards refer to it."""
    name: Name
    """The printed name."""
    abilities: tuple[Ability, ...] = ()
    """What it does."""
    lasting: tuple[LastingRule, ...] = ()
    """What holds while its bearer stands at a matchup."""
    text: str | None = None
    """Words of your own in place of the generated ones."""


class Team(Model):
    """A team."""

    id: Slug
    """The id."""
    name: Name
    """The full name."""
    short: str = Field(min_length=1, max_length=12)
    """A short name for narrow places."""
    union: str
    """The union from which it drafts (SET-4)."""
    mark: Annotated[str, Field(min_length=1, max_length=1), AfterValidator(_one_cell)]
    """One glyph that tells the team apart without colour."""
    ascii: str = Field(pattern=r"^[A-Z]$")
    """The same as a capital letter."""
    colour: str = Field(pattern=r"^#[0-9a-f]{6}$")
    """Its colour."""


class Union(Model):
    """A union of managers."""

    id: str
    """The id, as printed."""
    name: Name
    """The full name."""


class PayoutKind(Model):
    """A kind of payout icon (PAY)."""

    letter: str = Field(pattern=r"^[A-Z]$")
    """The letter that stands for it in a payout."""
    id: Slug
    """The id."""
    name: Name
    """One icon, in words."""
    names: Name
    """Several, in words."""
    gives: Literal["fans", "star-player", "team-upgrade", "staff-upgrade"]
    """What is gained: fans at once, or one card kept of as many drawn as icons."""


class Token(Model):
    """A kind of cheating token (SET-8)."""

    id: Slug
    """The id."""
    name: Name
    """What it shows."""
    copies: int = Field(ge=0, le=99)
    """How many of them the pool holds."""
    power: int = Field(default=0, ge=-99, le=99)
    """Star Power at the scoreboard."""
    fans: int = Field(default=0, ge=0, le=99)
    """Fans at the scoreboard."""
    ejects: bool = False
    """Whether it ejects its player."""


class DieFace(Model):
    """A face of the tackle die (TAC-4)."""

    face: Face
    """What it shows."""
    count: int = Field(ge=0, le=99)
    """On how many sides."""


class TeamFile(Model):
    """``teams/*.yaml``: one team with its players and upgrades."""

    team: Team
    """The team."""
    players: tuple[PlayerCard, ...] = ()
    """The starting players."""
    upgrades: tuple[UpgradeCard, ...] = ()
    """The team upgrades."""


class TeamPart(Model):
    """``teams/*.yaml`` of a pack that changes an existing team: it names the team by its id alone."""

    team: Slug
    """The team's id."""
    players: tuple[PlayerCard, ...] = ()
    """Starting players, new or in place of those of the same id."""
    upgrades: tuple[UpgradeCard, ...] = ()
    """Team upgrades, new or in place of those of the same id."""


class StarsFile(Model):
    """``stars/*.yaml``: the star players of one union."""

    union: str
    """The union."""
    stars: tuple[StarCard, ...]
    """Its star players."""


class HighlightsFile(Model):
    """``highlights.yaml``."""

    highlights: tuple[HighlightCard, ...]
    """The highlights."""


class SpikeFile(Model):
    """``spike.yaml``: the cards of the Spike! deck."""

    tournaments: tuple[TournamentCard, ...] = ()
    """The tournaments."""
    headlines: tuple[HeadlineCard, ...] = ()
    """The headlines."""


class StaffFile(Model):
    """``staff.yaml``."""

    upgrades: tuple[StaffCard, ...]
    """The staff upgrades."""


class AbilitiesFile(Model):
    """``abilities.yaml``."""

    abilities: tuple[NamedAbility, ...]
    """The named abilities."""


class TokensFile(Model):
    """``tokens.yaml``."""

    tokens: tuple[Token, ...]
    """The cheating tokens."""


class DiceFile(Model):
    """``dice.yaml``."""

    faces: tuple[DieFace, ...]
    """The six sides of the tackle die."""


class KindsFile(Model):
    """``kinds.yaml``: unions and payout icons."""

    unions: tuple[Union, ...] = ()
    """The unions."""
    payouts: tuple[PayoutKind, ...] = ()
    """The payout icons."""


class PackFile(Model):
    """``pack.yaml``: what a pack says of itself."""

    id: Slug
    """The pack's id."""
    name: Name
    """Its name."""
    version: str
    """Its version."""
