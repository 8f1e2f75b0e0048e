"""The closed vocabulary of the card language: what an ability on a card can say.

An *ability* is a trigger (``when``), filters on who it happens to, conditions, a cost and effects. A *lasting rule*
holds as long as its card is in play. Every model refuses unknown keys and coerces nothing. The clauses are those of the
rules text.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field


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


# --- counts: `each:`, one key `of` ---------------------------------------------------------------------------------


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


# --- conditions: `requires:`, one key `if` -------------------------------------------------------------------------


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


# --- effects: `effects:`, one key `do`, carried out in order -------------------------------------------------------


class ChoosePlayer(Model):
    """Choose one player; the effects after it call him `chosen`. With no legal pick the rest is left out (INT-6)."""

    do: Literal["choose-player"]
    players: Players
    """Who may be chosen."""
    optional: bool = False
    """Nobody need be chosen; then the effects after it are left out."""


class Fans(Model):
    """Gain fans (PAY-1)."""

    do: Literal["fans"]
    amount: int = Field(ge=1, le=99)
    """How many."""
    each: Count | None = None
    """So many for each of these."""


class LoseFans(Model):
    """Lose fans, never below 0 (PAY-1)."""

    do: Literal["lose-fans"]
    amount: int = Field(ge=1, le=99)
    """How many."""


class AssignToken(Model):
    """Put a random token from the pool facedown on a player (CHE-1)."""

    do: Literal["assign-token"]
    player: Ref = "this-player"
    """Who gets it."""


class InspectToken(Model):
    """Look at one facedown token, then leave it or discard it for a new random one on the same player (INT-36)."""

    do: Literal["inspect-token"]
    players: Players
    """On whom it may lie."""


class MoveTokens(Model):
    """Move tokens from players onto a player, as they are."""

    do: Literal["move-tokens"]
    source: Players
    """From whom."""
    to: Ref
    """Onto whom."""
    number: Literal["one", "any", "all"]
    """Exactly one, any number one at a time, or all of them."""
    ejection: Literal[True] | None = None
    """Only ejection tokens."""
    revealed: Literal[True] | None = None
    """Only tokens that lie open."""


class DiscardToken(Model):
    """Discard one revealed token from a player (CHE-2)."""

    do: Literal["discard-token"]
    players: Players
    """From whom."""


class Down(Model):
    """Down a standing player (STA-1)."""

    do: Literal["down"]
    player: Ref = "chosen"
    """Who."""


class Stand(Model):
    """Stand a downed player up (STA-4)."""

    do: Literal["stand"]
    player: Ref = "chosen"
    """Who."""


class Injure(Model):
    """Injure a player (STA-2)."""

    do: Literal["injure"]
    player: Ref = "chosen"
    """Who."""
    credit: Literal["you", "nobody"] = "nobody"
    """Whether you count as having injured him (INT-24)."""


class Move(Model):
    """Move a player to another legal matchup (MOV-1, MOV-2)."""

    do: Literal["move"]
    player: Ref = "chosen"
    """Who."""


class Draw(Model):
    """Draw cards from your Team deck into your hand (MNT-3)."""

    do: Literal["draw"]
    cards: int = Field(ge=1, le=99)
    """How many."""


class Discard(Model):
    """Discard cards from your hand; left out when the draw before it drew nothing (INT-17)."""

    do: Literal["discard"]
    cards: int = Field(ge=1, le=99)
    """How many."""


class PlaceDrawn(Model):
    """Draw the top card of your Team deck and place that player standing in your zone, without skills (MOV-3)."""

    do: Literal["place-drawn"]


class CommitDrawn(Model):
    """Draw the top card of your Team deck and commit that player here, skills included (INT-8)."""

    do: Literal["commit-drawn"]


class GiveBall(Model):
    """A player becomes the ball carrier."""

    do: Literal["give-ball"]
    player: Ref = "this-player"
    """Who."""


class BallToMidfield(Model):
    """The ball is put at midfield; that is no drop (INT-19)."""

    do: Literal["ball-to-midfield"]


class PassBall(Model):
    """The pass moves the ball as usual (PAS-1 to PAS-3)."""

    do: Literal["pass-ball"]


class BallToOpponent(Model):
    """The ball goes to a player opposing the passer; the next opposing manager in turn order picks whom (INT-22)."""

    do: Literal["ball-to-opponent"]


class UseSkill(Model):
    """A player uses a skill, at once (SKL-3)."""

    do: Literal["use-skill"]
    skill: SkillName | Literal["any"]
    """Which one; `any` lets you name it."""
    player: Ref = "this-player"
    """Who."""
    times: int = Field(default=1, ge=1, le=99)
    """How often."""


class Tackle(Model):
    """A player attempts a tackle (TAC-8)."""

    do: Literal["tackle"]
    player: Ref = "this-player"
    """The tackler."""
    target: Literal["any", "by", "not-yet-tackled"] = "any"
    """Any legal target, the one who tackled him, or one he has not tackled successfully this round (NAM-11)."""
    power: Literal["current", "standing"] = "current"
    """Whether he borrows his standing Star Power (INT-29)."""


class Roll(Model):
    """Roll one tackle die and go on by its face."""

    do: Literal["roll"]
    target_down: tuple[Effect, ...] = ()
    """On target down."""
    missed: tuple[Effect, ...] = ()
    """On missed."""
    tackler_down: tuple[Effect, ...] = ()
    """On tackler down."""


class TakeResult(Model):
    """This player takes the result instead of the target (NAM-8)."""

    do: Literal["take-result"]


class ReplaceHighlight(Model):
    """Replace a highlight where you have a player with the top one of the deck (INT-16)."""

    do: Literal["replace-highlight"]


class RevealHighlight(Model):
    """One more highlight joins the reel."""

    do: Literal["reveal-highlight"]


class DiscardThis(Model):
    """This upgrade is discarded."""

    do: Literal["discard-this"]


class Reroll(Model):
    """Reroll tackle dice of the attempt."""

    do: Literal["reroll"]
    dice: Literal["all", "one"]
    """All of them, or one that you pick."""


class AttemptPower(Model):
    """Change a Star Power for this attempt (TAC-8, 4)."""

    do: Literal["attempt-power"]
    player: Ref
    """Whose."""
    amount: int = Field(ge=-99, le=99)
    """By how much, negative to lower it."""
    each: Count | None = None
    """So much for each of these."""


class RevealTokenPower(Model):
    """Reveal one token, add its Star Power to a player for this attempt, then discard it.

    One of the player's own tokens, or one from the pool when he has none.
    """

    do: Literal["reveal-token-power"]
    player: Ref
    """Whose token and whose Star Power."""


class CountsAsHigher(Model):
    """The tackler's Star Power counts as higher for this attempt (TAC-8, 4)."""

    do: Literal["counts-as-higher"]
    missed: tuple[Effect, ...] = ()
    """What happens when a missed result is applied."""


class AttemptDice(Model):
    """The attempt rolls so many dice (TAC-8, 5)."""

    do: Literal["attempt-dice"]
    dice: int = Field(ge=1, le=2)
    """How many."""


class InsteadOfTackle(Model):
    """The attempt does not take place; the effects after it happen instead (INT-23)."""

    do: Literal["instead-of-tackle"]


class DrawExtra(Model):
    """Draw one more card for the payout being collected (PAY-2)."""

    do: Literal["draw-extra"]
    cards: int = Field(ge=1, le=99)
    """How many more."""


class TakeStar(Model):
    """Take the top star of your union's deck into your hand (INT-44)."""

    do: Literal["take-star"]


class Retire(Model):
    """You may take one player of your roster, not this one, out of the game (IMP-3)."""

    do: Literal["retire"]


class ShuffleIn(Model):
    """Shuffle this star, your Team deck and your discard pile into a new Team deck (IMP-3)."""

    do: Literal["shuffle-in"]


class EachManager(Model):
    """In turn order each manager does this."""

    do: Literal["each-manager"]
    effects: tuple[Effect, ...] = Field(min_length=1)
    """What each does."""


Effect: TypeAlias = Annotated[
    ChoosePlayer
    | Fans
    | LoseFans
    | AssignToken
    | InspectToken
    | MoveTokens
    | DiscardToken
    | Down
    | Stand
    | Injure
    | Move
    | Draw
    | Discard
    | PlaceDrawn
    | CommitDrawn
    | GiveBall
    | BallToMidfield
    | PassBall
    | BallToOpponent
    | UseSkill
    | Tackle
    | Roll
    | TakeResult
    | ReplaceHighlight
    | RevealHighlight
    | DiscardThis
    | Reroll
    | AttemptPower
    | RevealTokenPower
    | CountsAsHigher
    | AttemptDice
    | InsteadOfTackle
    | DrawExtra
    | TakeStar
    | Retire
    | ShuffleIn
    | EachManager,
    Field(discriminator="do"),
]


class Ability(Model):
    """One ability: when it works, for whom, at what cost, and what it does."""

    when: Trigger
    """The moment."""
    player: Players | None = None
    """Who it must happen to; see each trigger. Left out: this player, on a player card; anyone, on another card."""
    by: Players | None = None
    """Which player must have done it."""
    by_you: Literal[True] | None = None
    """You must be credited with it, by a player or by a card of yours (INT-24)."""
    requires: tuple[Condition, ...] = ()
    """What must hold."""
    cost: Literal["exhaust"] | None = None
    """What using it costs; a cost makes it optional (RSP-5)."""
    may: bool = False
    """Optional without a cost (RSP-5)."""
    effects: tuple[Effect, ...] = Field(min_length=1)
    """What happens, in order."""
    text: str | None = None
    """Words of your own in place of the generated ones."""


# --- lasting rules: `lasting:`, one key `rule` ---------------------------------------------------------------------


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
