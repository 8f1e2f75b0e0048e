"""An ability: a moment, filters, conditions, a cost, effects."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from bbtm_tui.cards.vocabulary.conditions import Condition
from bbtm_tui.cards.vocabulary.effects import Effect
from bbtm_tui.cards.vocabulary.words import Model, Players, Trigger


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
