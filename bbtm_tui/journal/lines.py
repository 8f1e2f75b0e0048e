"""The lines of a journal: one JSON object each, closed by a checksum of the rest of the line.

A journal begins with a `Header` and the `Cards` (with which it can be played when a pack was edited since), then
holds one `Answer` an answer, a `Snapshot` each week, and what else happened at the table. Nothing is ever
rewritten: what was taken back is a line too. `FORMAT` changes when a line does; older formats stay readable.
"""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal, TypeAlias
from zlib import crc32

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.engine.agreement import Length
from bbtm_tui.wording.text import _

FORMAT = 1
"""The version of the lines below."""

_MARK = b',"sum":"'
_TAIL = len(_MARK) + 8 + 2


class _Line(BaseModel):
    # Built when first used: a season that begins reads no line, and writes few kinds of them.
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, defer_build=True)


class SeatLine(_Line):
    """A seat as it was asked for."""

    name: str
    """The manager's name."""
    team: str | None
    """The team chosen; None when it was drawn."""


class SetupLine(_Line):
    """The setup of a season, as the engine takes it."""

    seats: tuple[SeatLine, ...]
    """The seats, clockwise."""
    seed: int
    """The seed of all chance."""
    length: Length
    """How many weeks (SET-6, SET-10, SET-11)."""
    scheduling_limits: bool
    """The variant of SET-12."""
    salary_cap: bool
    """The option of SET-5."""
    coin: int | None
    """Who starts; None when drawn (SET-9)."""


class PackLine(_Line):
    """A pack that is in play."""

    id: str
    """Its id."""
    version: str
    """Its version."""


class Header(_Line):
    """The first line: what the season is."""

    line: Literal["season"] = "season"
    format: int
    """The version of this file's lines."""
    program: str
    """The version of the program that began it."""
    rules: str
    """The version of the program's rules."""
    started: str
    """When it was begun, ISO 8601 with the offset to UTC."""
    setup: SetupLine
    """How it was set up."""
    players: tuple[str, ...]
    """By seat: ``person``, or the name of the computer manager."""
    teams: tuple[str, ...]
    """The ids of the teams, by seat, drawn ones included."""
    packs: tuple[PackLine, ...]
    """The packs in play, the base game first."""
    cards_digest: str
    """The hash of all their content."""
    digest: str
    """The digest of the state before the first answer."""


class Cards(_Line):
    """The second line: all cards of the season."""

    line: Literal["cards"] = "cards"
    cards: CardSet
    """The cards."""


class Answer(_Line):
    """An answer that was given."""

    line: Literal["answer"] = "answer"
    week: int
    """The week it was given in."""
    seat: int
    """Who was asked."""
    option: str
    """The id of the option."""
    digest: str
    """The digest of the state after it."""


class Snapshot(_Line):
    """The whole state at this prompt, written at the first one of each week that can be written."""

    line: Literal["snapshot"] = "snapshot"
    week: int
    """The week."""
    digest: str
    """The digest of the state."""
    game: dict[str, Any]
    """The state."""


class Curtain(_Line):
    """The next manager has lifted the curtain: the answers before are final."""

    line: Literal["curtain"] = "curtain"
    seat: int
    """Who lifted it."""


class Undo(_Line):
    """Answers were taken back."""

    line: Literal["undo"] = "undo"
    to: int
    """How many moves (answers that stand, and new chances) are left."""
    seed: int | None
    """The seed of the new chance, when all persons at the table agreed to go back; None for an answer one may take
    back.
    """
    final: int
    """How many moves stay final all the same: who has seen another's answer may not act on it."""
    digest: str
    """The digest of the state after it."""


class Rules(_Line):
    """From here on another version of the program's rules is in force."""

    line: Literal["rules"] = "rules"
    program: str
    """The version of the program."""
    rules: str
    """The version of its rules."""
    at: int
    """How many moves the state below stands after."""
    to: int
    """How many moves are left; those from `at` on fit the new rules."""
    game: dict[str, Any] | None
    """The state the season went on from; None when everything fits the new rules from the start."""


class End(_Line):
    """The season is over."""

    line: Literal["end"] = "end"
    winner: int | None
    """Manager of the Year."""
    ranking: tuple[int, ...]
    """The seats, best first."""
    fans: tuple[int, ...]
    """Fans by seat."""
    improvements: tuple[int, ...]
    """Improvements by seat."""


Line: TypeAlias = Annotated[
    Header | Cards | Answer | Snapshot | Curtain | Undo | Rules | End, Field(discriminator="line")
]
_lines: TypeAdapter[Line] = TypeAdapter(Line, config=ConfigDict(defer_build=True))


def write_line(line: Line) -> bytes:
    """The line as it stands in the file, its newline included."""
    aliases = isinstance(line, Cards)
    return seal(line.model_dump_json(by_alias=aliases).encode())


def seal(text: bytes) -> bytes:
    """A JSON object with its checksum put in as the last key, and a newline."""
    return text[:-1] + _MARK + f'{crc32(text):08x}"}}\n'.encode()


class Unexpected(ValueError):
    """A line is whole, but not as this program writes it."""


def read_line(raw: bytes) -> Line:
    """The line that these bytes (without newline) are.

    Raises ValueError with a sentence for people: what is wrong with it; Unexpected when the line itself is whole.
    """
    text = _unseal(raw)
    try:
        return _lines.validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(step) for step in first["loc"])
        raise Unexpected(_("{place} is not as it should be ({what})").format(place=place, what=first["msg"])) from None


def _unseal(raw: bytes) -> bytes:
    if raw[-_TAIL : -_TAIL + len(_MARK)] != _MARK or raw[-2:] != b'"}':
        raise ValueError(_("the line does not end with its checksum"))
    text = raw[:-_TAIL] + b"}"
    if raw[-10:-2] != f"{crc32(text):08x}".encode():
        raise ValueError(_("the line does not fit its checksum"))
    return text


def format_of(raw: bytes) -> int | None:
    """The format that a first line claims, whatever else is in it; None when it is not the first line of a season."""
    try:
        header = json.loads(raw)
    except (ValueError, RecursionError):
        return None
    if not isinstance(header, dict) or header.get("line") != "season" or type(header.get("format")) is not int:
        return None
    return int(header["format"])
