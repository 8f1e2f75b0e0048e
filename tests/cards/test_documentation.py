"""The page about the card language says everything, and its examples are good."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
import yaml
from pydantic import TypeAdapter

from bbtm_tui.cards.loader import base_folder
from bbtm_tui.cards.models import NamedAbility, PlayerCard
from bbtm_tui.cards.usage import language
from bbtm_tui.cards.vocabulary import Ability, Effect, Trigger

PAGE = (base_folder() / "README.md").read_text("utf-8")
PROSE = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
EXAMPLES = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)


def test_every_word_of_the_language_is_explained() -> None:
    explained = set(re.findall(r"[a-z-]+", " ".join(re.findall(r"`[^`]+`", PROSE) + EXAMPLES)))
    implied = {"sprinting", "cheating", "passing", "tackling"}
    assert sorted({word for _list, word in language()} - explained - implied) == []


def test_no_moment_is_invented() -> None:
    table = PAGE.split("| `when` |")[1].split("\n\n")[0]
    rows = [line.split("|")[1] for line in table.splitlines()[2:]]
    assert {word for row in rows for word in re.findall(r"`([a-z-]+)`", row)} == {trigger.value for trigger in Trigger}


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_is_good(example: str) -> None:
    data = yaml.safe_load(example)
    entries = data["effects"] if isinstance(data, dict) else data
    for entry in entries:
        models: dict[str, Any] = {"when": Ability, "do": Effect, "power": PlayerCard, "id": NamedAbility}
        model = next(model for key, model in models.items() if key in entry)
        TypeAdapter(model).validate_json(json.dumps(entry))
