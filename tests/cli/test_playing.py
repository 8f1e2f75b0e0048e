"""``bbtm simulate``, ``bench`` and ``play``: what they print, and what they say to what is not possible."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from bbtm_tui import cli
from bbtm_tui.engine.events import Event
from bbtm_tui.journal.keeper import Keeper
from bbtm_tui.journal.problems import NotSaved
from bbtm_tui.journal.seasons import list_seasons
from bbtm_tui.playtest import promises


def fail(arguments: list[str], capsys: pytest.CaptureFixture[str], code: int = 2) -> str:
    """The sentence with which a command refuses."""
    assert cli.main(arguments) == code
    err = capsys.readouterr().err
    assert "Traceback" not in err
    return err


@pytest.mark.parametrize("managers", ["2", "3", "4"])
def test_simulate_prints_a_line_a_season_and_a_summary(managers: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "--managers", managers, "--seasons", "2", "--seed", "5"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("seed 5 ") and lines[1].startswith("seed 6 ")
    assert all("decisions" in line and "ties" in line for line in lines[:2])
    assert sum(line.startswith("Manager ") for line in lines) == int(managers)
    assert lines[-1] == "2 seasons finished, 0 broke a promise or stopped."


def test_simulate_gives_the_same_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--managers", "3", "--seasons", "2", "--length", "abbreviated", "--salary-cap", "--json"]
    assert cli.main(arguments) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["finished"], told["broken"]) == (2, 0)
    first = told["seasons"][0]
    assert first["length"] == "abbreviated" and first["salary_cap"] and not first["scheduling_limits"]
    assert len(first["fans"]) == 3 and first["decisions"] > 50
    assert cli.main(arguments) == 0
    assert json.loads(capsys.readouterr().out) == told


def test_every_variant_is_played_in_turn(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "--managers", "2", "--seasons", "4", "--every-variant", "--json"]) == 0
    seasons = json.loads(capsys.readouterr().out)["seasons"]
    assert {(each["scheduling_limits"], each["salary_cap"]) for each in seasons} == {
        (False, False),
        (False, True),
        (True, False),
        (True, True),
    }


def test_a_broken_promise_is_told_with_seed_and_answers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(promises, "_question_can_be_answered", _refuse_tackles)
    assert cli.main(["simulate", "--managers", "2", "--seed", "9"]) == 1
    out, err = capsys.readouterr()
    assert "1 broke a promise" in out
    first, journal = err.splitlines()
    assert first == "seed 9: BrokenPromise: a target is asked for"
    told = json.loads(journal)
    assert told["setup"]["seed"] == 9 and len(told["answers"]) > 0


def _refuse_tackles(decision: object) -> None:
    if getattr(decision, "kind", "") == "target":
        raise promises.BrokenPromise("a target is asked for")


def test_a_variant_that_needs_more_managers_is_refused_with_its_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert "(SET-13)" in fail(["simulate", "--managers", "2", "--length", "extended"], capsys)


def test_a_pack_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert str(tmp_path / "none") in fail(["--pack", str(tmp_path / "none"), "simulate"], capsys, code=1)


def test_a_broken_pack_is_told_with_file_line_and_column(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text("id: mine\nname: Mine\nversoin: '1'\n", encoding="utf-8")
    assert f"{tmp_path / 'pack.yaml'}:3:1" in fail(["simulate", "--pack", str(tmp_path)], capsys, code=1)


def test_bench_prints_its_figures_beside_the_reference(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "--managers", "2", "--seasons", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    wanted = {"seasons_per_s", "decisions_per_s", "reference_decisions_per_s", "peak_mb"}
    assert wanted <= told.keys() and all(told[name] > 0 for name in wanted)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--person", "Ann"], "(SET-1)"),
        (["--person", "Ann", "--person", "ann"], "(SET-1)"),
        (["--person", "Ann:gouged", "--person", "Bob"], "did you mean “gouged-eye”"),
        (["--person", "Ann:zzzzz", "--person", "Bob"], "the teams are "),
        (["--person", "Ann:gouged-eye", "--computer", "Bob:Gouged-Eye"], "(SET-2)"),
        (["--person", "Ann", "--person", "Bob", "--coin", "Cleo"], "there are Ann, Bob"),
        (["--person", "Ann", "--person", "Bob", "--length", "extended"], "(SET-13)"),
    ],
)
def test_seats_that_cannot_be_are_refused_in_one_sentence(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    err = fail(["play", "--plain", *arguments], capsys)
    assert words in err and err.count("\n") == 1


def test_a_plain_season_whose_input_ends_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    err = fail(["play", "--plain", "--person", "Ann", "--computer", "Bob"], capsys, code=1)
    assert "you have left the table" in err and "bbtm resume" in err


def test_a_season_of_computers_is_told_to_its_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert cli.main(["play", "--plain", "--computer", "Ann", "--computer", "Bob", "--seed", "4"]) == 0
    assert "Manager of the Year" in capsys.readouterr().out


def test_plain_questions_begin_with_the_season_played_last(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    fail(["play", "--plain", "--person", "Ann", "--computer", "Bob"], capsys, code=1)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    assert cli.main(["--plain"]) == 1
    captured = capsys.readouterr()
    assert "go on with the season of Ann, Bob, week 1" in captured.out and "you have left the table" in captured.err
    monkeypatch.setattr(sys, "stdin", io.StringIO("2\n"))
    assert cli.main(["--plain"]) == 1
    assert "How many managers?" in capsys.readouterr().out


def test_a_full_disk_ends_a_plain_season_with_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_keeper: Keeper, _option: str) -> list[Event]:
        raise NotSaved("The season cannot be saved: No space left on device.")

    monkeypatch.setattr(Keeper, "answer", full)
    err = fail(["play", "--plain", "--computer", "Ann", "--computer", "Bob"], capsys, code=1)
    assert err == "bbtm: The season cannot be saved: No space left on device.\n"


def run_without_terminal(command: list[str]) -> subprocess.CompletedProcess[str]:
    """The program with its streams in pipes, and nothing typed."""
    done = subprocess.run(
        [sys.executable, "-m", "bbtm_tui", *command], input="", capture_output=True, text=True, timeout=60
    )
    assert "\x1b" not in done.stdout and "Traceback" not in done.stderr
    return done


@pytest.mark.parametrize("command", [[], ["play"]])
def test_a_terminal_that_cannot_show_the_table_gets_plain_questions(command: list[str]) -> None:
    done = run_without_terminal(command)
    assert done.returncode == 1 and "How many managers?" in done.stdout


def test_a_saved_season_needs_no_terminal_that_can_show_the_table() -> None:
    assert run_without_terminal(["play", "--person", "Ann", "--computer", "Bob"]).returncode == 1
    [season] = list_seasons()
    resumed = run_without_terminal(["resume"])
    assert resumed.returncode == 1 and "Ann: " in resumed.stdout
    replayed = run_without_terminal(["replay", season.path.stem])
    assert replayed.returncode == 0 and "Week 1" in replayed.stdout
