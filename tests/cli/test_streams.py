"""The standard streams: closed, full, in another encoding; nothing that steers a terminal is written to it raw."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from bbtm_tui import cli
from bbtm_tui.journal.places import bundles_folder
from bbtm_tui.journal.seasons import list_seasons
from bbtm_tui.streams import Shown
from tests.cli.test_command_line import ROOT, misuse

PLAY = ["play", "--plain", "--person", "Ann", "--computer", "Bob"]
FULL = Path("/dev/full")


def run_with(redirection: str, command: list[str], typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The program with its streams as the shell puts them; it must never take what happens for a fault of its own."""
    shell = ["sh", "-c", f'exec "$0" -m bbtm_tui "$@" {redirection}', sys.executable, *command]
    done = subprocess.run(shell, cwd=ROOT, input=typed, capture_output=True, timeout=60)
    assert b"Traceback" not in done.stderr and b"Exception" not in done.stderr and b"has failed" not in done.stderr
    assert not bundles_folder().exists()
    return done


@pytest.mark.parametrize(
    ("redirection", "command", "code"),
    [
        ("<&-", ["seasons"], 0),
        (">&-", ["seasons"], 0),
        (">&-", ["cards", "list", "--json"], 0),
        (">&- 2>&-", ["seasons", "--hall"], 0),
        ("<&- >&- 2>&-", PLAY, 1),
        ("<&-", PLAY, 1),
        ("<&-", [], 1),
        ("2>&-", ["nonsense"], 2),
        ("2>&-", ["resume"], 1),
        (">&-", ["--version"], 0),
    ],
)
def test_a_closed_stream_is_an_empty_one(redirection: str, command: list[str], code: int) -> None:
    assert run_with(redirection, command).returncode == code


def test_a_season_is_never_written_into_by_what_is_said(tmp_path: Path) -> None:
    assert run_with("<&- >&- 2>&-", PLAY).returncode == 1
    [season] = list_seasons()
    assert season.names == ("Ann", "Bob") and not season.problem
    assert all(line.startswith(b"{") for line in season.path.read_bytes().splitlines())


@pytest.mark.skipif(not FULL.exists(), reason="this system has no full device")
@pytest.mark.parametrize(
    "command", [["seasons"], ["cards", "list"], ["--help"], [*PLAY[:2], "--computer=A", "--computer=B"]]
)
def test_a_full_standard_output_is_told_in_one_sentence(command: list[str]) -> None:
    done = run_with(f">{FULL}", command)
    assert done.returncode == 1
    assert done.stderr == b"bbtm: the output cannot be written: No space left on device.\n"


@pytest.mark.skipif(not FULL.exists(), reason="this system has no full device")
def test_with_nowhere_to_complain_the_exit_code_remains() -> None:
    assert run_with(f"2>{FULL}", ["nonsense"]).returncode == 2
    assert run_with(f">{FULL} 2>{FULL}", ["seasons"]).returncode == 1


@pytest.mark.parametrize("redirection", ["<&1", "0>/dev/null"])
def test_an_input_that_cannot_be_read_has_ended(redirection: str) -> None:
    done = run_with(redirection, PLAY)
    assert done.returncode == 1 and b"you have left the table" in done.stderr


def test_bytes_that_are_no_text_are_answers_like_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8:strict")
    done = run_with("", PLAY, b"\xff\xfe\n\x80\n")
    assert done.returncode == 1 and b"Please type a number" in done.stdout


def test_help_is_written_in_every_encoding(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii:strict")
    assert run_with("", ["replay", "--help"]).returncode == 0


def test_what_steers_a_terminal_is_spelt_out() -> None:
    written = io.StringIO()
    with redirect_stdout(Shown(written)):
        print("a\x1b[31m\x07\x9b\u202e\ud800 b\r", json.dumps("\x1b\x9b", ensure_ascii=False))
    told = written.getvalue()
    assert told.startswith("a\\u001b[31m\\u0007\\u009b\\u202e\\ud800 b\\u000d ") and told.endswith("\n")
    assert json.loads(told.split(" b\\u000d ")[1]) == "\x1b\x9b"


def test_wrong_words_are_told_on_one_line_with_nothing_raw(capsys: pytest.CaptureFixture[str]) -> None:
    assert "“se\\u000aas\\u001b[31mons”" in misuse(["se\nas\x1b[31mons"], capsys)
    assert cli.main(["resume", "a\n\x1b[31mb", "--check"]) == 1
    err = capsys.readouterr().err
    assert "a\\u000a\\u001b[31mb" in err and err.count("\n") == 1
