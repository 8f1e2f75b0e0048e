"""What editors are given is up to date, and the templates are good cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from bbtm_tui.cards.loader import base_folder, load
from bbtm_tui.cards.schema import schema_text, schemas
from tests.cards.conftest import MakePack

HOME = {
    "pack": "pack.yaml",
    "ability": "abilities.yaml",
    "token": "tokens.yaml",
    "dice": "dice.yaml",
    "highlight": "highlights.yaml",
    "tournament": "spike.yaml",
    "headline": "spike.yaml",
    "staff-upgrade": "staff.yaml",
    "player": "teams/x.yaml",
    "team-upgrade": "teams/x.yaml",
    "star": "stars/x.yaml",
}
"""Where each template belongs."""

FOLDER = base_folder()


def test_the_committed_schemas_are_up_to_date() -> None:
    committed = {file.stem: file.read_text("utf-8") for file in (FOLDER / "schema").glob("*.json")}
    assert committed == {name: schema_text(schema) for name, schema in schemas().items()}, (
        "run: bbtm cards schema --into cards/schema"
    )


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.yaml")) + sorted(FOLDER.glob("[ts][et]a*/*.yaml")), ids=str)
def test_every_shipped_file_names_its_schema(file: Path) -> None:
    line = file.read_text("utf-8").splitlines()[0]
    assert line.startswith("# yaml-language-server: $schema=")
    assert (file.parent / line.split("=", 1)[1]).resolve().is_file()


def test_every_template_belongs_somewhere() -> None:
    assert {file.stem for file in (FOLDER / "templates").glob("*.yaml")} == set(HOME)


@pytest.mark.parametrize("kind", sorted(HOME))
def test_a_template_is_a_good_card(make_pack: MakePack, kind: str) -> None:
    text = (FOLDER / "templates" / f"{kind}.yaml").read_text("utf-8")
    assert f"{HOME[kind].split('/')[0]}" in text.splitlines()[0]
    cards = load([make_pack({HOME[kind]: text})]).cards
    assert any(key.startswith("my-") for key in [*cards.by_id, *cards.named_by_id, *cards.token_by_id]) or kind in (
        "pack",
        "dice",
    )
