"""Effects (`effects:`, one key `do`), carried out in order: the verbs of the card language."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from bbtm_tui.cards.vocabulary.conditions import Count
from bbtm_tui.cards.vocabulary.words import Model, Players, Ref, SkillName


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
