"""From a sheet to a model, and from pydantic's findings to problems in plain words."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from types import UnionType
from typing import Annotated, Any, Generic, Literal, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from bbtm_tui.cards.problems import LoadError, Problem, nearest, short
from bbtm_tui.cards.sheet import Sheet
from bbtm_tui.cards.vocabulary import to_key

M = TypeVar("M", bound=BaseModel)

PATTERNS = {
    r"^[a-z0-9]+(-[a-z0-9]+)*$": "lower-case words and digits joined by hyphens, such as human-lineman",
    r"^[A-Z][1-9]( [A-Z][1-9])*( / [A-Z][1-9]( [A-Z][1-9])*)?$": "icons such as 'F2', 'S2 F5' or 'S2 / F3'",
    r"^\S(.{0,48}\S)?$": "one line of at most 50 signs, with no space at either end",
    r"^[A-Z]$": "one capital letter",
    r"^#[0-9a-f]{6}$": "a colour in quotes, such as '#4f86e8'",
}
"""What each pattern of the models asks for, in words."""

_WANTED = {
    "string_type": "a text is wanted here; put numbers and lone words such as null in quotes.",
    "int_type": "a whole number is wanted here, without quotes.",
    "bool_type": "true or false is wanted here.",
    "tuple_type": "a list is wanted here: lines that begin with '- ', or [one, two].",
    "model_type": "a group of keys is wanted here.",
    "model_attributes_type": "a group of keys is wanted here.",
    "dict_type": "a group of keys is wanted here.",
    "missing": "this is missing.",
    "one_cell": "one sign that can be seen and is as wide as a letter is wanted here; emoji are wider.",
    "int_parsing_size": "the number is too large.",
}


@dataclass(slots=True, frozen=True)
class Finding(Generic[M]):
    """What became of a sheet: a model of what is good in it, and what is wrong with the rest."""

    model: M | None
    problems: list[Problem]
    faulty: set[str]
    """The ids of the entries that are not in the model."""


def validate(sheet: Sheet, model: type[M]) -> Finding[M]:
    """Check a sheet. A faulty entry is left out, so that the others can still be checked against each other."""
    try:
        return Finding(_model(model, sheet.data), [], set())
    except ValidationError as error:
        details = [found for found in error.errors(include_url=False) if not _is_echo(found)]
        problems = _merged(_problem(sheet, model, found) for found in details)
    bad = {found["loc"][:2] for found in details}
    faulty = {entry for loc in bad for entry in _ids(sheet.data, loc)}
    sheet.drop(bad)
    try:
        return Finding(_model(model, sheet.data), problems, faulty)
    except ValidationError:
        return Finding(None, problems, _all_ids(sheet.data))


def validated(sheet: Sheet, model: type[M]) -> M:
    """The sheet as a model. Raises LoadError with everything that does not fit."""
    found = validate(sheet, model)
    if found.problems or found.model is None:
        raise LoadError(found.problems)
    return found.model


def _model(model: type[M], data: object) -> M:
    # Strict validation takes lists for tuples and words for enums in JSON only.
    return model.model_validate_json(json.dumps(data))


def _is_echo(found: ErrorDetails) -> bool:
    """Whether a list is called too short only because entries in it have faults of their own."""
    return found["type"] == "too_short" and len(found["input"]) >= found["ctx"]["min_length"]


def _merged(problems: Iterable[Problem]) -> list[Problem]:
    """One problem for one value: a value that may be of several kinds is found fault with once for each."""
    merged: dict[tuple[int, int, str], Problem] = {}
    for one in problems:
        key = (one.line, one.column, one.value)
        before = merged.get(key)
        if before is None:
            merged[key] = one
        elif before.allowed and one.allowed:
            merged[key] = replace(before, allowed=before.allowed + one.allowed, hint=before.hint or one.hint)
        elif before.message != one.message:
            merged[*key[:2], f"{one.value}{one.message}"] = one
    return list(merged.values())


def _ids(data: dict[str, Any], loc: tuple[str | int, ...]) -> Iterator[str]:
    """The id of the entry at the beginning of a way."""
    value = data.get(str(loc[0])) if loc else None
    if isinstance(value, list) and len(loc) == 2 and isinstance(loc[1], int):
        value = value[loc[1]]
    if isinstance(value, dict):
        yield from (str(value[key]) for key in ("id", "letter", "face") if key in value)


def _all_ids(data: dict[str, Any]) -> set[str]:
    ways = [
        (key,) if not isinstance(value, list) else (key, index)
        for key, value in data.items()
        for index in _indices(value)
    ]
    return {entry for way in ways for entry in _ids(data, way)}


def _indices(value: object) -> range:
    return range(len(value)) if isinstance(value, list) else range(1)


def keys_of(model: type[BaseModel]) -> tuple[str, ...]:
    """The YAML keys of a model."""
    return tuple(to_key(name) for name in model.model_fields)


def _problem(sheet: Sheet, model: type[BaseModel], found: ErrorDetails) -> Problem:
    loc, kind, context = found["loc"], found["type"], found.get("ctx", {})
    if kind == "extra_forbidden":
        allowed = _keys_at(model, loc[:-1])
        return sheet.key_problem(loc, "there is no such key here.", allowed, nearest(loc[-1], allowed))
    if kind == "missing":
        what = (
            "one more entry is needed in this list" if isinstance(loc[-1], int) else f"the key '{loc[-1]}' is missing"
        )
        return sheet.problem(loc[:-1], f"{what}.")
    if kind in ("union_tag_not_found", "union_tag_invalid"):
        return _unknown_word(sheet, loc, context)
    allowed = tuple(re.findall(r"'([^']*)'", str(context.get("expected", ""))))
    value = found["input"] if isinstance(found["input"], str | int | float | bool | None) else ""
    if kind in ("int_type", "bool_type") and isinstance(value, str):
        value = f'"{value}"'
    hint = nearest(value, allowed) if allowed else ""
    return sheet.problem(
        loc, _sentence(kind, context, found["msg"]), short("null" if value is None else value), allowed, hint
    )


def _unknown_word(sheet: Sheet, loc: tuple[str | int, ...], context: dict[str, Any]) -> Problem:
    key = str(context["discriminator"]).strip("'").rstrip("_")
    allowed = tuple(re.findall(r"'([^']*)'", str(context.get("expected_tags", ""))))
    if "tag" not in context:
        return sheet.problem(loc, f"the key '{key}' is missing: it says what this is.", allowed=allowed)
    tag = str(context["tag"])
    return sheet.problem((*loc, key), f"there is no such word for '{key}'.", short(tag), allowed, nearest(tag, allowed))


def _sentence(kind: str, context: dict[str, Any], said: str) -> str:
    if kind in _WANTED:
        return _WANTED[kind]
    if kind in ("literal_error", "enum"):
        return "there is no such word here."
    if kind == "string_pattern_mismatch":
        return f"this must be {PATTERNS[context['pattern']]}."
    if kind in ("greater_than_equal", "less_than_equal"):
        bound = ("at least", context["ge"]) if "ge" in context else ("at most", context["le"])
        return f"the number must be {bound[0]} {bound[1]}."
    if kind in ("too_short", "too_long"):
        bound = ("at least", context["min_length"]) if kind == "too_short" else ("at most", context["max_length"])
        return f"the list must have {bound[0]} {bound[1]} in it."
    if kind in ("string_too_short", "string_too_long"):
        bound = (
            ("at least", context["min_length"]) if kind == "string_too_short" else ("at most", context["max_length"])
        )
        return f"the text must have {bound[0]} {bound[1]} characters."
    return f"this does not fit: {said[0].lower()}{said[1:]}."


def _keys_at(model: type[BaseModel], loc: tuple[str | int, ...]) -> tuple[str, ...]:
    """The keys that may stand at a place: the fields of the model to which the way leads."""
    at: Any = model
    for part in loc:
        at = _step(at, part)
    return next((keys_of(found) for found in _models(at)), ())


def _step(at: Any, part: str | int) -> Any:
    if isinstance(part, int):
        return at
    for found in _models(at):
        found.model_rebuild()
        for name, field in found.model_fields.items():
            if to_key(name) == part:
                return field.annotation
            if part in _words(field.annotation):
                return found
    return at


def _models(at: Any) -> Iterator[type[BaseModel]]:
    """Every model that an annotation names."""
    if isinstance(at, type) and issubclass(at, BaseModel):
        yield at
    elif get_origin(at) in (Annotated, Union, UnionType, tuple):
        for inner in get_args(at):
            yield from _models(inner)


def _words(at: Any) -> tuple[object, ...]:
    if get_origin(at) is Literal:
        return get_args(at)
    return tuple(at) if isinstance(at, type) and issubclass(at, Enum) else ()
