"""The whole state of a season as plain JSON, and back. Cards and tokens are written as ids; nothing is ever
unpickled.
"""

from __future__ import annotations

from typing import Any

from bbtm_tui.engine.chance import Chance
from bbtm_tui.engine.game import Fielded, Game, Laid, Manager, Matchup, Upgrade, Zone
from bbtm_tui.engine.rulebook import Card, Rulebook, TokenKind
from bbtm_tui.engine.setup import Setup

_KINDS: dict[str, type] = {
    kind.__name__: kind for kind in (Game, Manager, Matchup, Zone, Fielded, Laid, Upgrade, Chance)
}
_NOT_STATE = {"rulebook", "setup", "told"}
"""What a game has beside its state: given again when it is read."""


def write_game(game: Game) -> dict[str, Any]:
    """The game as JSON: its objects by number, the game itself first, each with its fields.

    Raises TypeError when there is something in it that is no plain state.
    """
    numbers: dict[int, int] = {}
    found: list[object] = []
    _number(game, numbers, found)
    written = []
    for each in found:  # grows while the fields of its members are written
        fields = {name: _write(getattr(each, name), numbers, found) for name in _fields(type(each))}
        written.append({"is": type(each).__name__} | fields)
    return {"objects": written}


def read_game(data: dict[str, Any], rulebook: Rulebook, setup: Setup) -> Game:
    """The game that was written.

    Raises LookupError, TypeError or ValueError when it is not a game as this program knows it.
    """
    objects: list[Any] = [kind.__new__(kind) for kind in (_KINDS[each["is"]] for each in data["objects"])]
    for each, fields in zip(objects, data["objects"], strict=True):
        if {"is", *_fields(type(each))} != set(fields):
            raise ValueError(f"other fields in {fields['is']}")
        for name in _fields(type(each)):
            setattr(each, name, _read(fields[name], rulebook, objects))
    game = objects[0]
    if not isinstance(game, Game):
        raise TypeError("no game")
    game.rulebook, game.setup, game.told = rulebook, setup, []
    return game


def _fields(kind: type) -> list[str]:
    slots: tuple[str, ...] = kind.__slots__  # type: ignore[attr-defined]
    return [name for name in slots if name not in _NOT_STATE]


def _number(each: object, numbers: dict[int, int], found: list[object]) -> int:
    if id(each) not in numbers:
        numbers[id(each)] = len(found)
        found.append(each)
    return numbers[id(each)]


def _write(value: Any, numbers: dict[int, int], found: list[object]) -> Any:
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, Card):
        return {"card": value.id}
    if isinstance(value, TokenKind):
        return {"token": value.id}
    if isinstance(value, list):
        return [_write(each, numbers, found) for each in value]
    if isinstance(value, tuple):
        return {"tuple": [_write(each, numbers, found) for each in value]}
    if isinstance(value, frozenset):
        return {"set": sorted(value)}
    if isinstance(value, dict):
        return {"dict": [[_write(key, numbers, found), _write(each, numbers, found)] for key, each in value.items()]}
    if type(value).__name__ in _KINDS:
        return {"object": _number(value, numbers, found)}
    raise TypeError(f"{type(value).__name__} is no state")


def _read(value: Any, rulebook: Rulebook, objects: list[Any]) -> Any:
    if isinstance(value, list):
        return [_read(each, rulebook, objects) for each in value]
    if not isinstance(value, dict):
        return value
    [(kind, content)] = value.items()
    match kind:
        case "card":
            return rulebook.by_id[content]
        case "token":
            return rulebook.token_kinds[content]
        case "tuple":
            return tuple(_read(each, rulebook, objects) for each in content)
        case "set":
            return frozenset(content)
        case "dict":
            return {_read(key, rulebook, objects): _read(each, rulebook, objects) for key, each in content}
        case "object":
            return objects[content]
    raise ValueError(f"unknown kind {kind}")
