"""The JSON Schema of a scenario, for editors."""

from __future__ import annotations

from typing import Any

from bbtm_tui.playtest.scenario import Scenario


def scenario_schema() -> dict[str, Any]:
    """The schema, with the words of the docstrings as descriptions."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema"} | Scenario.model_json_schema(by_alias=True)
