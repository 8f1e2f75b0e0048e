"""Events as scenarios write them: by name, plain values, managers numbered from 1."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from bbtm_tui.cards.vocabulary import to_key
from bbtm_tui.engine import events
from bbtm_tui.engine.events import Event

SEATS = frozenset({"manager", "picker", "by", "coin", "winner", "winners", "losers", "managers", "ranking"})
"""The fields that hold seats."""

KINDS: dict[str, type[Event]] = {
    name: kind
    for name, kind in vars(events).items()
    if isinstance(kind, type) and is_dataclass(kind) and issubclass(kind, Event) and kind is not Event
}
"""Every event, by name."""


def fields_of(name: str) -> tuple[str, ...]:
    """The fields of an event. Raises KeyError for one that there is not."""
    return tuple(to_key(field.name) for field in fields(KINDS[name]))


def tell(event: Event) -> dict[str, Any]:
    """The event's fields as plain values, with managers numbered from 1."""
    return {
        to_key(field.name): (number if field.name in SEATS else plain)(getattr(event, field.name))
        for field in fields(event)
    }


def number(seats: Any) -> Any:
    """Seats, which count from 0, as manager numbers."""
    if isinstance(seats, tuple):
        return [number(seat) for seat in seats]
    return seats if seats is None else seats + 1


def plain(value: Any) -> Any:
    """A value as YAML would write it."""
    return [plain(item) for item in value] if isinstance(value, tuple | list) else value


def fits(event: Event, name: str, told: dict[str, Any]) -> bool:
    """Whether the event has this name and these values."""
    if type(event).__name__ != name:
        return False
    actual = tell(event)
    return all(actual[key] == plain(value) for key, value in told.items())


def describe(name: str, told: dict[str, Any]) -> str:
    """An event on one line, as it is written in a scenario."""
    inside = ", ".join(f"{key}: {write(value)}" for key, value in told.items())
    return f"{name}: {{{inside}}}" if inside else name


def write(value: Any) -> str:
    """A plain value on one line of YAML."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple | list):
        return f"[{', '.join(write(item) for item in value)}]"
    return f'"{value}"' if value == "" else str(value)
