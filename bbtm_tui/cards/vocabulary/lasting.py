"""Lasting rules (`lasting:`, one key `rule`): what holds as long as a card is in play."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from bbtm_tui.cards.vocabulary.conditions import Condition
from bbtm_tui.cards.vocabulary.words import Model, Players


class StarPower(Model):
    """A Star Power is changed while the card lasts."""

    rule: Literal["star-power"]
    players: Players
    """Whose."""
    amount: int = Field(ge=-99, le=99)
    """By how much."""
    during: Literal["own-tackle", "as-target", "always"] = "always"
    """In his own attempts, as the target of one, or in attempts and totals alike."""


class TackleDice(Model):
    """Attempts roll so many dice (TAC-8, 5)."""

    rule: Literal["tackle-dice"]
    dice: int = Field(ge=1, le=2)
    """How many."""
    against: Literal["anyone", "higher"] = "anyone"
    """Only against a target of higher Star Power (NAM-1)."""
    apply_: Literal["picked", "both"] = "picked"
    """Whether one result is picked or both are applied."""


class NotATarget(Model):
    """He cannot be named as the target of a tackle."""

    rule: Literal["not-a-target"]
    players: Players
    """Who."""


class NoGuard(Model):
    """No Guard is used against this player's attempts (NAM-9)."""

    rule: Literal["no-guard"]


class KeepsBall(Model):
    """Becoming downed as the carrier he keeps the ball (NAM-14)."""

    rule: Literal["keeps-ball"]


class OnlyOne(Model):
    """While he is at a matchup no other manager can commit, move or place a player of his name there (MCH-9)."""

    rule: Literal["only-one"]


class ZoneLimit(Model):
    """No team zone takes a player beyond this number (INT-13)."""

    rule: Literal["zone-limit"]
    players: int = Field(ge=1, le=99)
    """How many a zone holds."""


class TokensPerCheating(Model):
    """Each cheating used assigns so many tokens (INT-35)."""

    rule: Literal["tokens-per-cheating"]
    tokens: int = Field(ge=0, le=99)
    """How many."""


class TeamTotal(Model):
    """Your team's total at a matchup is changed (SCO-4)."""

    rule: Literal["team-total"]
    amount: int = Field(ge=-99, le=99)
    """By how much."""
    requires: tuple[Condition, ...] = ()
    """At which matchups."""


class JoinsAs(Model):
    """Every star you draft counts as bearing this named ability on joining (INT-45)."""

    rule: Literal["joins-as"]
    named: str
    """Which named ability."""


LastingRule: TypeAlias = Annotated[
    StarPower
    | TackleDice
    | NotATarget
    | NoGuard
    | KeepsBall
    | OnlyOne
    | ZoneLimit
    | TokensPerCheating
    | TeamTotal
    | JoinsAs,
    Field(discriminator="rule"),
]
