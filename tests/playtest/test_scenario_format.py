"""The format of scenarios: its page, its schema, its short forms, and what is said of a file that is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import TypeAlias

import pytest

from bbtm_tui.cards.problems import LoadError
from bbtm_tui.cards.vocabulary import Model
from bbtm_tui.playtest.files import find_files, read_scenario
from bbtm_tui.playtest.reports import describe_failure
from bbtm_tui.playtest.schema import FILE, scenario_schema
from bbtm_tui.playtest.trial import run_scenario
from tests.table import rulebook

PAGE = (files("bbtm_tui.playtest") / "SCENARIOS.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```yaml\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)

GOOD = """\
name: A lineman walks on
position:
  managers:
    - {team: reikland-reavers, hand: [human-lineman, ogre]}
    - {team: gouged-eye, hand: [orc-lineman]}
  reel:
    - highlight: bad-snap
answers: [commit:human-lineman@bad-snap:left]
then:
  states: {human-lineman: standing}
"""

Write: TypeAlias = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a scenario and returns its file."""

    def write_file(text: str) -> Path:
        file = tmp_path / "one.yaml"
        file.write_text(text, encoding="utf-8")
        return file

    return write_file


@pytest.mark.parametrize("text", EXAMPLES, ids=[text.splitlines()[0] for text in EXAMPLES])
def test_an_example_of_the_page_passes(write: Write, text: str) -> None:
    scenario, session = read_scenario(write(text), rulebook())
    outcome = run_scenario(scenario, session)
    assert outcome.passed, describe_failure("the page", scenario, outcome)


def test_the_page_names_every_key() -> None:
    import bbtm_tui.playtest.position as position
    import bbtm_tui.playtest.scenario as scenario

    models: list[type[Model]] = [
        scenario.Scenario,
        scenario.Stage,
        scenario.Then,
        scenario.Asked,
        position.Position,
        position.ManagerAt,
        position.HighlightAt,
        position.TournamentAt,
        position.PlayerAt,
        position.UpgradeAt,
        position.ZoneAt,
        position.Decks,
    ]
    keys = {field.alias or name for model in models for name, field in model.model_fields.items()}
    assert {key for key in keys if not re.search(rf"(?<![a-z-]){key}(?![a-z-])", PAGE)} == set()


def test_the_committed_schema_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == scenario_schema(), f"run: bbtm scenario --schema > {FILE}"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("hand: [human-lineman, ogre]", "hand: [human-linesman, ogre]", ":4:39: no card has the id human-linesman"),
        ("human-lineman, ogre]", "ogre, ogre]", ":4:45: there is no further ogre in the box"),
        ("hand: [orc-lineman]", "hand: [human-catcher]", ":5:33: human-catcher is no player of gouged-eye"),
        ("hand: [orc-lineman]", "hand: [griff-oberwald]", "no star of CWC"),
        ("highlight: bad-snap", "highlight: da-troll", ":7:18: da-troll is a player; a highlight is wanted here"),
        ("bad-snap\n", "bad-snap\n      ball: ogre\n", ":8:13: nobody at bad-snap has the label ogre"),
        ("reel:", "reels:", ":6:3: there is no such key here"),
        ("team: gouged-eye", "team: gouged-ey", ":5:14: no team has the id gouged-ey. Did you mean gouged-eye?"),
        ("team: gouged-eye", "team: reikland-reavers", ":4:5: Two managers have chosen the Reikland Reavers"),
        ("{team: gouged-eye,", "{name: Manager 1, team: gouged-eye,", "name"),
        ("states: {human-lineman:", "states: {human-linemen.2:", ":10:12: no card has this id"),
        ("states: {human-lineman: standing}", "events: [PlayerDown]", ":10:12: the engine tells no such event"),
        ("states: {human-lineman: standing}", "events: [PlayerDowned: {who: 1}]", "the event has no such field"),
        ("states: {human-lineman: standing}", "fans: {manager-3: 1}", ":10:10: there are only 2 managers"),
        ("states: {human-lineman: standing}", "zones: {bad-snap: {up: []}}", ":10:26: there is no such word here"),
        ("states: {human-lineman: standing}", "hands: {manager-1: [orgre]}", ":10:23: no card has this id"),
        ("  states: {human-lineman: standing}", "  {}", ":10:3: nothing is expected here"),
        ("then:\n  states: {human-lineman: standing}\n", "", "what must hold is missing"),
        ("name: A", "clauses: [INT-99]\nname: A", ":1:11: no clause of the rules has this id"),
        ("name: A", "cards: [guardian]\nname: A", ":1:9: no card and no named ability has this id"),
        ("  reel:", "  headline: cursed-ball\n  reel:", ":6:13: a season of two managers has no headlines"),
        ("  reel:", "  coin: 3\n  reel:", ":6:9: there are only 2 managers"),
        ("  reel:", "  dice: [six]\n  reel:", ":6:10: there is no such word here"),
        ("  reel:", "  tokens: [power-9]\n  reel:", ":6:12: no token has the id power-9"),
        ("  reel:", "  week: 7\n  reel:", ":6:9: the season has only 4 weeks"),
        ("answers:", "stages: [{then: {over: false}}]\nanswers:", ":8:1: write either answers and then, or stages"),
        ("position:", "position:\n\t", "a tab: indent with spaces"),
        ("A lineman", "A lineman: he", "a colon"),
        ("name: A", "name: B\nname: A", "this key stands twice, on lines 1 and 2"),
    ],
)
def test_a_wrong_file_is_told_with_its_place(write: Write, old: str, new: str, said: str) -> None:
    assert old in GOOD
    file = write(GOOD.replace(old, new, 1))
    with pytest.raises(LoadError) as caught:
        read_scenario(file, rulebook())
    assert said in str(caught.value)


def test_a_name_nearly_right_gets_a_hint(write: Write) -> None:
    with pytest.raises(LoadError) as caught:
        read_scenario(write(GOOD.replace("ogre", "orgre")), rulebook())
    assert "Did you mean ogre?" in str(caught.value)


def test_all_problems_are_told_at_once(write: Write) -> None:
    text = GOOD.replace("states: {human-lineman", "states: {orgre").replace(
        "[human-lineman, ogre]", "[human-lineman, org]"
    )
    with pytest.raises(LoadError) as caught:
        read_scenario(write(text), rulebook())
    assert [problem.line for problem in caught.value.problems] == [4, 10]


def test_folders_are_searched_and_what_is_missing_is_told(tmp_path: Path, write: Write) -> None:
    file = write(GOOD)
    assert find_files([tmp_path]) == [file]
    (tmp_path / "empty").mkdir()
    with pytest.raises(LoadError) as caught:
        find_files([tmp_path / "empty", tmp_path / "nowhere", tmp_path / ("x" * 5000)])
    assert "File name too long" in str(caught.value)
    assert "no scenario in this folder" in str(caught.value)
    assert "no such file or folder" in str(caught.value)
