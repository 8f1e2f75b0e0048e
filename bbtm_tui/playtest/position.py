"""A position: a table in the middle of a season, written down as a value.

Managers are numbered from 1, as on the screen. Whatever a position does not name is filled up from the rest of the box,
in the box's order, so that every card and every token is in exactly one place.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, GetJsonSchemaHandler, model_validator
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

from bbtm_tui.cards.vocabulary import Model
from bbtm_tui.engine.agreement import Length

Manager: TypeAlias = Annotated[int, Field(ge=1, le=4)]
"""A manager by number, from 1, clockwise."""
ManagerKey: TypeAlias = Literal["manager-1", "manager-2", "manager-3", "manager-4"]
"""A manager as a key."""
FaceName: TypeAlias = Literal["target-down", "missed", "tackler-down"]
"""A face of the tackle die."""
Phase: TypeAlias = Literal["maintenance", "matchup", "scoreboard", "improvements", "end"]
"""At the start of which phase, or of the end of the season, the position stands."""
Fill: TypeAlias = Literal["deck", "discard", "out"]
"""Where the cards of a Team deck that the position does not name are."""


def seat_of(key: str) -> int:
    """The seat of a manager's key, from 0."""
    return int(key.removeprefix("manager-")) - 1


class ById(Model):
    """A card with more to say about it; where nothing more is to be said the bare id will do."""

    card: str
    """The id of the card."""

    @model_validator(mode="before")
    @classmethod
    def accept_bare_id(cls, value: Any) -> Any:
        """Lets the bare id stand for the whole."""
        return {"card": value} if isinstance(value, str) else value

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return handler.resolve_ref_schema(handler(schema)) | {"type": ["string", "object"]}


class PlayerAt(ById):
    """A player at a matchup."""

    downed: bool = False
    """Whether he is downed (STA-1)."""
    tokens: tuple[str, ...] = Field(default=(), strict=False)
    """The ids of the facedown cheating tokens on him."""


class UpgradeAt(ById):
    """An upgrade in play."""

    exhausted: bool = False
    """Whether it is exhausted (RSP-8)."""


class ZoneAt(Model):
    """A team zone of a highlight that holds players."""

    manager: Manager
    """Whose players they are."""
    players: tuple[PlayerAt, ...] = Field(min_length=1)
    """The players, in the order in which they came."""


class HighlightAt(Model):
    """A highlight of the reel."""

    highlight: str
    """The id of the highlight."""
    left: ZoneAt | None = None
    """The left zone; left out while empty."""
    right: ZoneAt | None = None
    """The right zone; left out while empty."""
    ball: str | None = None
    """The label of the ball carrier; left out: at midfield."""


class TournamentAt(Model):
    """The tournament of the week."""

    tournament: str
    """The id of the tournament."""
    zones: dict[ManagerKey, tuple[PlayerAt, ...]] = Field(default_factory=dict)
    """The players there, by manager."""
    ball: str | None = None
    """The label of the ball carrier; left out: at midfield."""


class ManagerAt(Model):
    """A manager and what he has."""

    team: str
    """The id of his team."""
    name: str | None = None
    """His name; left out: `Manager 1` and so on."""
    fans: int = Field(default=0, ge=0)
    """His fans."""
    hand: tuple[str, ...] = ()
    """The cards in his hand, by id."""
    deck: tuple[str, ...] = ()
    """The cards of his Team deck, from the top; the rest of his starting players follow, if `rest` says so."""
    discard: tuple[str, ...] = ()
    """His discard pile, the last one discarded last."""
    out: tuple[str, ...] = ()
    """His players taken out of the game (IMP-3)."""
    rest: Fill = "deck"
    """Where those of his starting players are that the position does not name."""
    upgrades: tuple[UpgradeAt, ...] = ()
    """His upgrades in play."""
    pile: tuple[str, ...] = ()
    """His improvement pile, facedown (PAY-4)."""
    team_upgrades: tuple[str, ...] = ()
    """His team upgrade deck, from the top; the rest of his team upgrades follow."""
    passed: bool = False
    """Whether he has passed for the phase (MCH-3)."""
    improvements: int = Field(default=0, ge=0)
    """Improvements gained in earlier weeks, beyond the upgrades in play (END-2)."""


class Decks(Model):
    """The common decks, each from the top; the rest of the box's cards of that kind follow."""

    highlight: tuple[str, ...] = ()
    """The Highlight deck."""
    spike: tuple[str, ...] = ()
    """The Spike! deck; left out: as many cards as weeks are left, the last week's tournament last."""
    staff: tuple[str, ...] = ()
    """The staff upgrade deck."""
    stars: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    """The star decks, by union."""
    short: tuple[Literal["highlight", "staff", "stars", "team-upgrades"], ...] = ()
    """The decks that hold nothing but the cards named; the rest is left in the box."""


class Position(Model):
    """A table in the middle of a season."""

    managers: tuple[ManagerAt, ...] = Field(min_length=2, max_length=4)
    """The managers, clockwise."""
    coin: Manager = 1
    """Who has the golden coin."""
    week: int | None = Field(default=None, ge=1)
    """The week, from 1; left out: 1, or the last one where the last week's tournament is on."""
    phase: Phase = "matchup"
    """At the start of which phase the position stands; a matchup phase may be under way."""
    turn: Manager | None = None
    """Whose turn it is to commit or pass; left out: the coin holder's."""
    length: Length = "regular"
    """The length of the season."""
    scheduling_limits: bool = False
    """The variant scheduling limits (SET-12)."""
    salary_cap: bool = False
    """The option salary cap (SET-5)."""
    headline: str | None = None
    """The headline of the week; its immediate text is over, its lasting text holds."""
    reel: tuple[HighlightAt, ...] = ()
    """The highlights, from the Highlight deck outward."""
    tournament: TournamentAt | None = None
    """The tournament of the week."""
    decks: Decks = Decks()
    """The common decks."""
    pool: tuple[str, ...] | None = None
    """The tokens in the pool, the others lying aside; left out: all that lie on no player."""
    dice: tuple[FaceName, ...] = ()
    """The next faces rolled, in order; after them chance decides."""
    tokens: tuple[str, ...] = ()
    """The next tokens taken from the pool, in order; after them chance decides."""
    seed: int = 1
    """The seed of all chance that is not written down."""
