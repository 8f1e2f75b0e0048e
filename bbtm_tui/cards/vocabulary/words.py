"""The words that the rest of the card language is made of: moments, skills, faces, players."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict


def to_key(name: str) -> str:
    """The YAML key of a Python field: ``at_least`` is written ``at-least``, ``if_`` is written ``if``."""
    return name.rstrip("_").replace("_", "-")


class Model(BaseModel):
    """The base of everything written in YAML: frozen, strict, no unknown keys."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, defer_build=True, alias_generator=to_key)


class Trigger(StrEnum):
    """The moment at which an ability works; each names one place in the rules."""

    PLAYED = "played"
    """This player was committed, before his skills (MCH-2)."""
    ACTION = "action"
    """Your matchup action, after the skills of the player committed this turn (MCH-8)."""
    TACKLING = "tackling"
    """This player is about to use a tackling icon; the ability is used instead of it (NAM-13)."""
    TACKLE_DECLARED = "tackle-declared"
    """Before the attempt: a target is named (TAC-8, 2). `player` is the target, `by` the tackler."""
    TACKLE_TARGETED = "tackle-targeted"
    """During the attempt, before the Star Power is compared (TAC-8, 3)."""
    TACKLE_ROLLED = "tackle-rolled"
    """The tackle dice lie on the table (TAC-8, 7)."""
    TACKLE_LANDING = "tackle-landing"
    """A target-down result is about to be applied (TAC-8, 9)."""
    TACKLE_SUCCEEDED = "tackle-succeeded"
    """A target-down result was applied (TAC-5); `player` is the one named as target (TAC-10)."""
    TACKLE_ENDED = "tackle-ended"
    """The attempt is over and the tackler still stands (TAC-8, 12)."""
    DOWNED = "downed"
    """A standing player became downed (STA-1); `by` is the tackler, if a tackle did it."""
    INJURED = "injured"
    """A player was injured (STA-2); `by` is the one credited with it."""
    EJECTED = "ejected"
    """A player was ejected (STA-3)."""
    BALL_COMING = "ball-coming"
    """A player would become the ball carrier (NAM-4)."""
    BALL_DROPPING = "ball-dropping"
    """The carrier would drop the ball (PAS-5)."""
    BALL_TAKEN = "ball-taken"
    """A player became the ball carrier."""
    BALL_LOST = "ball-lost"
    """A player stopped being the ball carrier, by whatever means."""
    PASSING = "passing"
    """A player uses passing and the ball would move; the ability decides instead (PAS-1 to PAS-3)."""
    PASSING_USED = "passing-used"
    """A player has used passing (not PAS-4)."""
    BEFORE_EJECTIONS = "before-ejections"
    """The tokens of a matchup are turned up, ejections not yet resolved (SCO-2)."""
    SCORING = "scoring"
    """The scoreboard abilities of a matchup (SCO-3)."""
    WINNER_KNOWN = "winner-known"
    """A matchup's winner is known, payouts not yet collected (SCO-7)."""
    CENTRE_COLLECTED = "centre-collected"
    """A winner collects the centre of a highlight (PAY-0)."""
    COLLECTING = "collecting"
    """Before a manager draws star players for a payout (PAY-2)."""
    DRAFTED = "drafted"
    """This star player joins the team (IMP-3)."""
    REVEALED = "revealed"
    """This Spike! card was revealed (MNT-5)."""
    END_OF_GAME = "end-of-game"
    """After the last week (END-1)."""


class SkillName(StrEnum):
    """The four skills, in the order of the rules (SKL)."""

    CHEATING = "cheating"
    PASSING = "passing"
    SPRINTING = "sprinting"
    TACKLING = "tackling"


class Face(StrEnum):
    """What a tackle die can show (TAC-4)."""

    TARGET_DOWN = "target-down"
    MISSED = "missed"
    TACKLER_DOWN = "tackler-down"


Side: TypeAlias = Literal["this-player", "yours", "another-of-yours", "opposing", "another", "any"]
"""Whose player, seen from the manager of the card: himself, any own one, another own one, an opponent's, anyone's but
himself, anyone's. On an upgrade, "another" is another than the player whom the effect is about."""

Ref: TypeAlias = Literal["this-player", "chosen", "committed", "player", "by", "hit"]
"""A player already known: the card itself, the one chosen before, the one committed this turn, the trigger's `player`,
the trigger's `by`, the one who took the result of the tackle."""


class Players(Model):
    """A noun phrase: which players at matchups are meant."""

    side: Side
    """Whose players."""
    state: Literal["standing", "downed"] | None = None
    """Only those standing, or only those downed."""
    carrier: Literal[True] | None = None
    """Only the ball carrier."""
    has: str | None = None
    """Only those that bear this named ability."""
    lacks: str | None = None
    """Only those that do not bear this named ability."""
    star: Literal[True] | None = None
    """Only star players."""
    skill: SkillName | None = None
    """Only those with at least one such icon printed."""
    in_attempt: Literal[True] | None = None
    """Only the tackler and the target of the attempt (INT-32)."""
    where: Literal["here", "anywhere", "with-your-player", "with-your-standing-player"] = "here"
    """At this matchup, at any, or at any where you have a (standing) player."""
