"""JSON Schema of the card files, for editors: made from the models, described by their docstrings."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from inspect import cleandoc
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

from pydantic import TypeAdapter

from bbtm_tui.cards import models
from bbtm_tui.cards.vocabulary import ability, conditions, effects, lasting, words

FILES: dict[str, Any] = {
    "pack": models.PackFile,
    "kinds": models.KindsFile,
    "abilities": models.AbilitiesFile,
    "tokens": models.TokensFile,
    "dice": models.DiceFile,
    "highlights": models.HighlightsFile,
    "spike": models.SpikeFile,
    "staff": models.StaffFile,
    "team": models.TeamFile | models.TeamPart,
    "stars": models.StarsFile,
}
"""The schemas by name, and what each is of."""


def schemas() -> dict[str, dict[str, Any]]:
    """The schema of every kind of file, by name."""
    # Built first, as in the loader: pydantic loses a discriminator when two models of one file each build their own.
    ability.Ability.model_rebuild()
    rooms = (words, conditions, effects, ability, lasting, models)
    return {name: described(TypeAdapter(model).json_schema(), *rooms) for name, model in FILES.items()}


def write_schemas(folder: Path) -> list[Path]:
    """Write every schema into a folder, which is made if need be. Returns the files."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name, schema in schemas().items():
        files.append(folder / f"{name}.json")
        files[-1].write_text(schema_text(schema), "utf-8")
    return files


def schema_text(schema: dict[str, Any]) -> str:
    """A schema as its file holds it."""
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def described(schema: dict[str, Any], *modules: ModuleType) -> dict[str, Any]:
    """A schema whose models are from these modules, with the docstrings of their fields and words as descriptions."""
    texts = {key: text for module in modules for key, text in _docstrings(module)}
    for name, one in {schema.get("title", ""): schema, **schema.get("$defs", {})}.items():
        family = [base.__name__ for module in modules for base in getattr(vars(module).get(name), "__mro__", ())]
        for key, field in one.get("properties", {}).items():
            if text := next((texts[base, key] for base in family if (base, key) in texts), None):
                field["description"] = text
        if "enum" in one:
            consts = [{"const": word, "description": texts.get((name, word), word)} for word in one.pop("enum")]
            one["oneOf"] = consts
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}


def _docstrings(module: ModuleType) -> Iterator[tuple[tuple[str, str], str]]:
    """The docstring under each field and each word of an enum, by class and YAML key or word."""
    tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
    for node in (one for one in tree.body if isinstance(one, ast.ClassDef)):
        for before, after in pairwise(node.body):
            text = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else None
            if isinstance(text, str):
                yield from (((node.name, key), cleandoc(text)) for key in _keys(before))


def _keys(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        yield words.to_key(node.target.id)
    elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
        yield str(node.value.value)
