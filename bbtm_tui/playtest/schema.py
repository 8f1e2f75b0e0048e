"""The JSON Schema of a scenario, for editors."""

from __future__ import annotations

from pathlib import Path

from pydantic import TypeAdapter

from bbtm_tui.cards.schema import described, schema_text
from bbtm_tui.playtest import position, scenario

FILE = Path(__file__).with_name("scenario.schema.json")
"""Where the schema is kept for editors."""


def scenario_schema() -> str:
    """The schema as its file holds it, with the docstrings of the fields as descriptions."""
    return schema_text(described(TypeAdapter(scenario.Scenario).json_schema(), position, scenario))
