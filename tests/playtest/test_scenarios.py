"""Every scenario passes and keeps the promises, and nothing in the box is left without one."""

from __future__ import annotations

from pathlib import Path

import pytest

from bbtm_tui.cards.models import PlayerCard, StaffCard, UpgradeCard
from bbtm_tui.playtest.files import read_scenario
from bbtm_tui.playtest.promises import Promises
from bbtm_tui.playtest.reports import describe_failure
from bbtm_tui.playtest.scenario import Scenario
from bbtm_tui.playtest.trial import run_scenario
from bbtm_tui.wording.rules import clause_ids
from tests.table import rulebook

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = {str(file.relative_to(FOLDER).with_suffix("")): file for file in sorted(FOLDER.rglob("*.yaml"))}
PROMISES = Promises(rulebook())


@pytest.fixture(scope="module")
def scenarios() -> dict[str, Scenario]:
    """Every scenario, read once."""
    return {name: read_scenario(file, rulebook())[0] for name, file in FILES.items()}


@pytest.mark.parametrize("name", FILES)
def test_a_scenario_passes_and_keeps_the_promises(name: str) -> None:
    scenario, session = read_scenario(FILES[name], rulebook())
    PROMISES.check(session)
    outcome = run_scenario(scenario, session)
    assert outcome.passed, describe_failure(name, scenario, outcome)
    PROMISES.check(session)


def test_every_card_that_does_something_has_a_scenario(scenarios: dict[str, Scenario]) -> None:
    doing = {
        card.id
        for card in rulebook().cards.by_id.values()
        if (isinstance(card, PlayerCard) and (card.named or card.abilities or card.lasting))
        or (isinstance(card, UpgradeCard | StaffCard) and (card.abilities or card.lasting))
    } | {card.id for card in rulebook().cards.headlines}
    covered = {card for scenario in scenarios.values() for card in scenario.cards}
    assert doing - covered == set()


def test_every_named_ability_has_a_scenario(scenarios: dict[str, Scenario]) -> None:
    covered = {card for scenario in scenarios.values() for card in scenario.cards}
    assert {ability.id for ability in rulebook().cards.named} - covered == set()


def test_every_ruling_on_cards_meeting_cards_has_a_scenario(scenarios: dict[str, Scenario]) -> None:
    rulings = {clause for clause in clause_ids() if clause.startswith("INT-")}
    assert rulings - {clause for scenario in scenarios.values() for clause in scenario.clauses} == set()


@pytest.mark.parametrize("name", FILES)
def test_a_scenario_names_cards_that_are_at_the_table(name: str, scenarios: dict[str, Scenario]) -> None:
    scenario = scenarios[name]
    position = scenario.position.model_dump_json(by_alias=True)
    named = {
        ability
        for card in rulebook().cards.by_id.values()
        if isinstance(card, PlayerCard) and f'"{card.id}"' in position
        for ability in card.named
    }
    assert [card for card in scenario.cards if f'"{card}"' not in position and card not in named] == []


@pytest.mark.parametrize("name", FILES)
def test_a_scenario_tells_editors_where_its_schema_is(name: str) -> None:
    line = FILES[name].read_text(encoding="utf-8").splitlines()[0]
    assert line.startswith("# yaml-language-server: $schema=")
    assert (FILES[name].parent / line.split("=", 1)[1]).resolve().is_file()
