"""A scenario: a position, the answers given from there, and what must hold then."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, get_args

from pydantic import Field, GetJsonSchemaHandler, model_validator
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

from bbtm_tui.cards.vocabulary import Model
from bbtm_tui.playtest.position import Manager, ManagerKey, Position, seat_of
from bbtm_tui.playtest.telling import KINDS, fields_of

Cards: TypeAlias = tuple[str, ...]
"""Card ids."""
ZoneName: TypeAlias = Literal["left", "right", "manager-1", "manager-2", "manager-3", "manager-4"]
"""A team zone: of a highlight, or a manager's at a tournament."""
ByManager: TypeAlias = dict[ManagerKey, Cards]
"""Cards, by manager."""


class Answer(Model):
    """One answer. The option alone will do; ``manager-2: skip`` also says who must be the one asked."""

    option: str = Field(min_length=1)
    """The id of the option, or the start of it if no other option starts so."""
    manager: Manager | None = None
    """Who must be the one asked."""

    @model_validator(mode="before")
    @classmethod
    def accept_short_forms(cls, value: Any) -> Any:
        """Lets the bare option and ``manager-2: option`` stand for the whole."""
        if isinstance(value, str):
            return {"option": value}
        if isinstance(value, dict) and len(value) == 1:
            ((key, option),) = value.items()
            if key in get_args(ManagerKey):
                return {"manager": seat_of(key) + 1, "option": option}
        return value

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        keys = {key: {"type": "string"} for key in get_args(ManagerKey)}
        one_key = {"type": "object", "properties": keys, "additionalProperties": False, "maxProperties": 1}
        return {"description": cls.__doc__, "anyOf": [{"type": "string"}, one_key]}


class EventAt(Model):
    """An event: the bare name, or ``Name: {field: value}`` with those of its fields that must be so."""

    name: str
    """The event's name, such as ``PlayerDowned``."""
    told: dict[str, Any] = Field(default_factory=dict)
    """Fields and their values; managers are numbered from 1 here too."""

    @model_validator(mode="before")
    @classmethod
    def accept_short_forms(cls, value: Any) -> Any:
        """Lets the bare name and ``Name: {field: value}`` stand for the whole."""
        if isinstance(value, str):
            return {"name": value}
        if isinstance(value, dict) and len(value) == 1 and "name" not in value:
            ((name, told),) = value.items()
            return {"name": name, "told": told}
        return value

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        keys = {
            name: {"type": "object", "properties": {key: {} for key in fields_of(name)}, "additionalProperties": False}
            for name in KINDS
        }
        one_key = {"type": "object", "properties": keys, "additionalProperties": False, "maxProperties": 1}
        return {"description": cls.__doc__, "anyOf": [{"enum": list(KINDS)}, one_key]}


class Asked(Model):
    """The question that is open."""

    manager: Manager | None = None
    """Who is asked."""
    kind: str | None = None
    """What kind of question it is."""
    player: str | None = None
    """The label of the player it is about."""
    matchup: str | None = None
    """The matchup it is about."""
    card: str | None = None
    """The card that asks."""


class Then(Model):
    """What must hold. Only what is written is looked at."""

    fans: dict[ManagerKey, int] = Field(default_factory=dict)
    """Fans, by manager."""
    states: dict[str, Literal["standing", "downed", "gone"]] = Field(default_factory=dict)
    """Players by label; ``gone`` is at no matchup."""
    power: dict[str, int] = Field(default_factory=dict)
    """Star Power in totals, by label, without tokens and ball."""
    ball: dict[str, str] = Field(default_factory=dict)
    """By matchup: the label of the carrier, or ``midfield``."""
    tokens: dict[str, Cards | int] = Field(default_factory=dict)
    """By label: the tokens on a player, in any order, or how many."""
    pool: int | None = None
    """How many tokens are in the pool."""
    zones: dict[str, dict[ZoneName, Cards]] = Field(default_factory=dict)
    """By matchup and zone (``left``, ``right``, ``manager-1`` …): all labels there, in any order."""
    reel: Cards | None = None
    """The highlights of the reel still there, in order."""
    totals: dict[str, dict[ManagerKey, int]] = Field(default_factory=dict)
    """By matchup and manager: the total counted since the last stage, else the running total that all can see."""
    hands: ByManager = Field(default_factory=dict)
    """The whole hand, in any order."""
    decks: ByManager = Field(default_factory=dict)
    """The first cards of the Team deck, from the top."""
    discards: ByManager = Field(default_factory=dict)
    """The whole discard pile, in any order."""
    out: ByManager = Field(default_factory=dict)
    """All players out of the game, in any order."""
    piles: ByManager = Field(default_factory=dict)
    """The whole improvement pile, in any order."""
    upgrades: dict[ManagerKey, dict[str, Literal["ready", "exhausted", "gone"]]] = Field(default_factory=dict)
    """Upgrades in play, by manager and card."""
    improvements: dict[ManagerKey, int] = Field(default_factory=dict)
    """Improvements gained over the season (END-2)."""
    sees: dict[ManagerKey, dict[str, Cards]] = Field(default_factory=dict)
    """By manager and label: the tokens as that manager sees them, ``?`` for one that he may not know."""
    asked: Asked | None = None
    """The question that is open."""
    over: bool | None = None
    """Whether the season is over."""
    offered: Cards = ()
    """Options that are offered, each by its id or the start of it."""
    not_offered: Cards = ()
    """Options that are not offered: none starts so."""
    refused: dict[str, str] = Field(default_factory=dict)
    """Answers that are not legal now, each with the id of the clause that says why."""
    events: tuple[EventAt, ...] = ()
    """Events since the last stage, in this order, others between them."""
    no_events: tuple[EventAt, ...] = ()
    """Events that have not happened since the last stage."""


class Stage(Model):
    """Some answers and what must hold after them."""

    answers: tuple[Answer, ...] = ()
    """The answers, in order; none: the expectations are about the position itself."""
    then: Then
    """What must hold."""


class Scenario(Model):
    """A position, answers, and what must hold then."""

    name: str = Field(min_length=1)
    """What it shows, in a few words."""
    clauses: tuple[str, ...] = ()
    """The clauses of the rules that it proves."""
    cards: Cards = ()
    """The cards that it covers, and named abilities."""
    position: Position
    """Where it starts."""
    answers: tuple[Answer, ...] = ()
    """The answers, in order, of a scenario of one stage."""
    then: Then | None = None
    """What must hold, of a scenario of one stage."""
    stages: tuple[Stage, ...] = ()
    """Several stages, one after the other, in place of `answers` and `then`."""

    @property
    def all_stages(self) -> tuple[Stage, ...]:
        """The stages, whichever form they are written in."""
        return self.stages or (Stage.model_construct(answers=self.answers, then=self.then),)
