"""Counts (`each:`, one key `of`) and conditions (`requires:`, one key `if`)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from bbtm_tui.cards.vocabulary.words import Face, Model, Players, Ref


class Roster(Model):
    """Players of your roster (IMP-6)."""

    of: Literal["roster"]
    star: Literal[True] | None = None
    """Only star players."""
    has: str | None = None
    """Only those that bear this named ability."""
    lacks: str | None = None
    """Only those that do not."""
    team: str | None = None
    """Only those with this team's logo."""
    other_team: str | None = None
    """Only those without this team's logo."""


class PlayersThere(Model):
    """Players at the matchup."""

    of: Literal["players"]
    players: Players
    """Which of them."""


class Upgrades(Model):
    """Upgrades you own, this card included."""

    of: Literal["upgrades"]
    kind: Literal["staff", "team"]
    """Of which deck."""


Count: TypeAlias = Annotated[Roster | PlayersThere | Upgrades, Field(discriminator="of")]


class IsCarrier(Model):
    """The named player carries the ball."""

    if_: Literal["carrier"]
    player: Ref = "this-player"
    """Who must be the carrier."""


class BallAtMidfield(Model):
    """The ball lies at midfield of the matchup of the named player."""

    if_: Literal["ball-at-midfield"]
    player: Ref = "this-player"
    """Whose matchup is meant."""


class YouHave(Model):
    """You have at least so many of these players at the matchup."""

    if_: Literal["you-have"]
    players: Players
    """Which players count."""
    at_least: int = Field(default=1, ge=1, le=99)
    """How many of them at the least."""


class YouWon(Model):
    """You won the matchup."""

    if_: Literal["you-won"]
    matchup: Literal["highlight", "any"] = "any"
    """Only highlights, or tournaments too."""
    margin: int = Field(default=0, ge=0, le=99)
    """By at least so much Star Power (INT-41)."""


class YouLost(Model):
    """You lost the matchup (SCO-7, SCO-9)."""

    if_: Literal["you-lost"]


class ZonePower(Model):
    """The Star Power of your players in the zone, with tokens, without the ball and team bonuses, is so much."""

    if_: Literal["zone-power"]
    at_least: int = Field(ge=1, le=99)
    """The sum needed."""


class MoreDowned(Model):
    """An opponent has more downed players at the matchup than you."""

    if_: Literal["opponent-has-more-downed"]


class Rolled(Model):
    """The attempt's dice show this face so often."""

    if_: Literal["rolled"]
    face: Face
    """The face looked for."""
    at_least: int = Field(default=1, ge=1, le=2)
    """On how many dice."""


class RosterHas(Model):
    """Your roster holds at least so many of these players (IMP-6)."""

    if_: Literal["roster-has"]
    roster: Roster
    """Which players of the roster."""
    at_least: int = Field(ge=1, le=99)
    """How many."""


Condition: TypeAlias = Annotated[
    IsCarrier | BallAtMidfield | YouHave | YouWon | YouLost | ZonePower | MoreDowned | Rolled | RosterHas,
    Field(discriminator="if_"),
]
