"""What a run says of a scenario that does not hold: nothing that is wrong goes unnoticed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bbtm_tui import cli
from bbtm_tui.playtest.dealing import open_session
from bbtm_tui.playtest.expectations import Difference
from bbtm_tui.playtest.position import HighlightAt, ManagerAt, PlayerAt, Position, ZoneAt
from bbtm_tui.playtest.scenario import Answer, EventAt, Scenario, Then
from bbtm_tui.playtest.trial import run_scenario
from tests.table import rulebook

COMMIT = "commit:human-blitzer@bad-snap:left"


def run(*answers: str, then: dict[str, Any], **position: Any) -> tuple[Difference, ...]:
    """The differences of a scenario in which a blitzer may tackle a thrower with the ball."""
    reel = HighlightAt(
        highlight="bad-snap",
        right=ZoneAt(manager=2, players=(PlayerAt(card="orc-thrower", tokens=("fan",)),)),
        ball="orc-thrower",
    )
    laid = Position(
        managers=(
            ManagerAt(team="reikland-reavers", hand=("human-blitzer", "ogre")),
            ManagerAt(team="gouged-eye", hand=("orc-lineman",)),
        ),
        reel=(reel,),
        **position,
    )
    given = tuple(Answer(option=answer) for answer in answers)
    scenario = Scenario(name="one", position=laid, answers=given, then=Then.model_validate(then))
    return run_scenario(scenario, open_session(laid, rulebook())).differences


def test_what_holds_makes_no_difference() -> None:
    then: dict[str, Any] = {
        "fans": {"manager-1": 0},
        "states": {"orc-thrower": "standing", "ogre": "gone"},
        "power": {"human-blitzer": 3},
        "ball": {"bad-snap": "orc-thrower"},
        "tokens": {"orc-thrower": 1, "human-blitzer": 0},
        "sees": {"manager-2": {"orc-thrower": ("?",)}},
        "pool": 29,
        "zones": {"bad-snap": {"left": ("human-blitzer",), "right": ("orc-thrower",)}},
        "reel": ("bad-snap",),
        "totals": {"bad-snap": {"manager-1": 3, "manager-2": 4}},
        "hands": {"manager-1": ("ogre",), "manager-2": ("orc-lineman",)},
        "discards": {"manager-1": ()},
        "decks": {"manager-2": ("orc-lineman",)},
        "over": False,
        "offered": ("target:orc-thrower", "skip"),
        "not-offered": ("target:ogre", "use"),
        "refused": {"target:human-blitzer": "TAC-1"},
        "events": (EventAt(name="PlayerCommitted", told={"manager": 1, "side": "left"}),),
        "no-events": (EventAt(name="TackleDeclared"), EventAt(name="PlayerCommitted", told={"manager": 2})),
    }
    assert run(COMMIT, then=then) == ()


@pytest.mark.parametrize(
    ("then", "what", "expected", "actual"),
    [
        ({"fans": {"manager-2": 4}}, "fans: manager-2", "4", "0"),
        ({"improvements": {"manager-2": 1}}, "improvements: manager-2", "1", "0"),
        ({"upgrades": {"manager-1": {"waaagh": "ready"}}}, "upgrades: manager-1: waaagh", "ready", "gone"),
        ({"states": {"orc-thrower": "downed"}}, "states: orc-thrower", "downed", "standing"),
        ({"power": {"orc-thrower": 3}}, "power: orc-thrower", "3", "2"),
        ({"ball": {"bad-snap": "midfield"}}, "ball: bad-snap", "midfield", "orc-thrower"),
        ({"tokens": {"orc-thrower": ()}}, "tokens: orc-thrower", "[]", "[fan]"),
        ({"sees": {"manager-1": {"orc-thrower": ("fan",)}}}, "sees: manager-1: orc-thrower", "[fan]", "[?]"),
        ({"pool": 30}, "pool", "30", "29"),
        ({"zones": {"bad-snap": {"right": ()}}}, "zones: bad-snap: right", "[]", "[orc-thrower]"),
        ({"reel": ()}, "reel", "[]", "[bad-snap]"),
        ({"totals": {"bad-snap": {"manager-2": 2}}}, "totals: bad-snap: manager-2", "2", "4"),
        ({"hands": {"manager-1": ()}}, "hands: manager-1", "[]", "[ogre]"),
        ({"discards": {"manager-1": ("ogre",)}}, "discards: manager-1", "[ogre]", "[]"),
        ({"out": {"manager-1": ("ogre",)}}, "out: manager-1", "[ogre]", "[]"),
        ({"piles": {"manager-1": ("ogre",)}}, "piles: manager-1", "[ogre]", "[]"),
        ({"decks": {"manager-1": ("ogre",)}}, "decks: manager-1", "[ogre]", "[human-lineman]"),
        ({"over": True}, "over", "true", "false"),
    ],
)
def test_what_does_not_hold_is_told(then: dict[str, Any], what: str, expected: str, actual: str) -> None:
    assert run(COMMIT, then=then) == (Difference(what, expected, actual),)


def test_options_are_told() -> None:
    offered, not_offered, refused, legal = run(
        COMMIT,
        then={
            "offered": ("use:guard",),
            "not-offered": ("target:orc",),
            "refused": {"target:human-blitzer": "TAC-2", "skip": "RSP-5"},
        },
    )
    assert offered.actual.endswith("target:orc-thrower\nskip")
    assert not_offered.actual == "target:orc-thrower"
    assert refused.actual.startswith("TAC-1")
    assert legal == Difference("refused: skip", "RSP-5", "legal")


def test_events_must_come_in_order() -> None:
    right = (EventAt(name="PlayerCommitted"), EventAt(name="SkillUsed"), EventAt(name="TackleDeclared"))
    answers = (COMMIT, "target:orc-thrower", "result:missed")
    assert run(*answers, then={"events": right}, dice=("missed", "tackler-down")) == ()
    (wrong,) = run(*answers, then={"events": right[::-1]}, dice=("missed", "tackler-down"))
    assert (wrong.what, wrong.expected) == ("events", "SkillUsed")
    assert "TackleDeclared: {manager: 1" in wrong.actual
    (unwanted,) = run(*answers, then={"no-events": right[:1]}, dice=("missed", "tackler-down"))
    assert unwanted.what == "no-events"


def test_an_answer_that_is_not_offered_shows_what_is() -> None:
    (stuck,) = run("commit:ogre@bad-snap:left", "target:human", then={"over": False})
    assert stuck.what == "answers: 2: target:human"
    assert stuck.actual.endswith("target:orc-thrower\nskip")


def test_a_start_that_fits_several_options_is_refused() -> None:
    (stuck,) = run("commit:", then={"over": False})
    assert "several options start so" in stuck.actual
    assert run("commit:hu", then={"over": False}) == ()


def test_the_one_asked_must_be_the_one_named() -> None:
    laid = Position(managers=(ManagerAt(team="reikland-reavers", hand=("ogre",)), ManagerAt(team="gouged-eye")))
    scenario = Scenario(
        name="one", position=laid, answers=(Answer.model_validate({"manager-2": "pass"}),), then=Then(over=False)
    )
    (stuck,) = run_scenario(scenario, open_session(laid, rulebook())).differences
    assert stuck.expected == "asked: manager-2"


def test_dice_and_tokens_left_over_are_told() -> None:
    dice, tokens = run(COMMIT, then={"over": False}, dice=("missed",), tokens=("power-3",))
    assert dice == Difference("dice", "all used", "left over: missed")
    assert tokens == Difference("tokens", "all used", "left over: power-3")


def write_two(folder: Path) -> None:
    good = """\
name: Good
position:
  managers: [{team: reikland-reavers}, {team: gouged-eye, fans: 3}]
  phase: end
then: {fans: {manager-2: 3}, over: true}
"""
    (folder / "good.yaml").write_text(good, encoding="utf-8")
    (folder / "bad.yaml").write_text(good.replace("manager-2: 3}, over", "manager-2: 4}, over"), encoding="utf-8")


def test_the_command_counts_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_two(tmp_path)
    assert cli.main(["scenario", str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("FAILED") and lines[0].endswith("Good")
    assert lines[1:4] == ["  fans: manager-2", "    - 4", "    + 3"]
    assert lines[-1] == "1 passed, 1 failed"
    assert cli.main(["scenario", str(tmp_path / "good.yaml")]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


def test_the_command_goes_on_after_an_unreadable_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_two(tmp_path)
    (tmp_path / "bad.yaml").write_text("name: [", encoding="utf-8")
    assert cli.main(["scenario", str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert out.startswith("CANNOT BE READ")
    assert out.endswith("1 passed, 1 failed\n")


def test_wrong_use_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["scenario"]) == 2
    assert "no scenario is named" in capsys.readouterr().err
    assert cli.main(["scenario", str(tmp_path / "nowhere")]) == 1
    assert "there is no such file or folder" in capsys.readouterr().err
