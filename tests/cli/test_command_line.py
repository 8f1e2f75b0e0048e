"""The command line: finds commands, explains misuse, lets no exception through."""

from __future__ import annotations

import argparse
import importlib
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from bbtm_tui import __version__, cli
from bbtm_tui.commands import Failure, Misuse

ROOT = Path(__file__).parents[2]


def stand_in(monkeypatch: pytest.MonkeyPatch, error: BaseException | None, code: int = 0) -> None:
    """Puts a command in the place of ``bench`` that raises or returns what is wanted."""

    def run(_args: argparse.Namespace) -> int:
        if error is not None:
            raise error
        return code

    module = ModuleType("bbtm_tui.commands.bench")
    module.configure = lambda _parser: None  # type: ignore[attr-defined]
    module.run = run  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)


def misuse(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that a wrong use prints."""
    with pytest.raises(SystemExit) as left:
        cli.main(arguments)
    assert left.value.code == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1
    return err


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_has_a_module_that_can_be_configured_and_run(name: str) -> None:
    module = importlib.import_module(f"bbtm_tui.commands.{name}")
    module.configure(cli.Parser())
    assert callable(module.run)


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main([name, "--help"])
    assert left.value.code == 0
    assert f"usage: bbtm {name}" in capsys.readouterr().out


def test_help_lists_all_commands_and_loads_none_of_them() -> None:
    code = (
        "import sys; from bbtm_tui import cli\n"
        "try: cli.main(['--help'])\n"
        "except SystemExit: pass\n"
        "heavy = {'textual', 'rich', 'pydantic', 'yaml', 'platformdirs'} & set(sys.modules)\n"
        "print('loaded', sorted(heavy), [m for m in sys.modules if m.startswith('bbtm_tui.commands.')])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert all(name in done.stdout for name in cli.COMMANDS)
    assert done.stdout.splitlines()[-1] == "loaded [] []"


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"bbtm {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["simulat"], "bbtm: there is no COMMAND “simulat”. Did you mean “simulate”? See “bbtm --help”.\n"),
        (["--plian"], "bbtm: there is no option “--plian”. Did you mean “--plain”? See “bbtm --help”.\n"),
        (["cards", "lst"], "bbtm cards: there is no TASK “lst”. Did you mean “list”? See “bbtm cards --help”.\n"),
        (
            ["cards", "list", "--jsno"],
            "bbtm cards list: there is no option “--jsno”. Did you mean “--json”? See “bbtm cards list --help”.\n",
        ),
        (["cards", "list", "tokns"], "there is no KIND “tokns”. Did you mean “token”?"),
        (["cards", "list", "--js"], "Did you mean “--json”?"),
        (["cards", "new", "stra"], "there is no KIND “stra”. Did you mean “star”?"),
        (["cards", "schema", "staf"], "there is no FILE “staf”. Did you mean “staff”?"),
        (["seasons", "--hal"], "bbtm seasons: there is no option “--hal”. Did you mean “--hall”?"),
        (["seasons", "--hal=yes"], "there is no option “--hal”. Did you mean “--hall”?"),
        (["simulate", "--length", "abreviated"], "there is no --length “abreviated”. Did you mean “abbreviated”?"),
    ],
)
def test_whatever_is_unknown_is_answered_with_the_nearest(
    arguments: list[str], answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert answer in misuse(arguments, capsys)


def test_with_nothing_near_there_is_a_list_of_what_may_stand_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert "There are: play, resume, seasons, " in misuse(["qqqq"], capsys)
    assert "There are: list, show, check, " in misuse(["cards", "qqqq"], capsys)
    assert "there is no --managers “7”. There are: 2, 3, 4." in misuse(["simulate", "--managers", "7"], capsys)
    assert "“hall” is one word too many. See “bbtm seasons" in misuse(["seasons", "hall"], capsys)


def test_a_wrong_option_names_the_help_of_its_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert "“--foo”. There are: " in misuse(["simulate", "--foo"], capsys)
    assert "--managers" in misuse(["simulate", "--managers", "five"], capsys)
    assert "0 is not 1 or more" in misuse(["simulate", "--seasons", "0"], capsys)
    assert "“many” is no whole number" in misuse(["simulate", "--seasons", "many"], capsys)
    assert "“1.5” is no whole number" in misuse(["play", "--seed", "1.5"], capsys)
    assert "0 is not 1 or more" in misuse(["bench", "--seasons", "0"], capsys)
    assert "--pack" in misuse(["simulate", "--pack"], capsys)


def test_packs_may_stand_before_and_after_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, None)
    seen: list[Path] = []
    module = sys.modules["bbtm_tui.commands.bench"]

    def run(args: argparse.Namespace) -> int:
        seen.extend(args.pack)
        return 0

    monkeypatch.setattr(module, "run", run)
    assert cli.main(["--pack", "a", "bench", "--pack", "b"]) == 0
    assert seen == [Path("a"), Path("b")]


def test_the_exit_code_is_that_of_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, None, code=1)
    assert cli.main(["bench"]) == 1


@pytest.mark.parametrize(
    ("error", "code", "words"),
    [
        (Failure("the cards are gone."), 1, "bbtm: the cards are gone."),
        (Misuse("there is no such team."), 2, "bbtm: there is no such team."),
        (KeyboardInterrupt(), 130, "bbtm: stopped."),
        (KeyError("x"), 1, "KeyError: 'x'"),
        (RecursionError("deep"), 1, "RecursionError: deep"),
    ],
)
def test_no_exception_reaches_the_terminal(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: BaseException,
    code: int,
    words: str,
) -> None:
    stand_in(monkeypatch, error)
    assert cli.main(["bench"]) == code
    err = capsys.readouterr().err
    assert words in err and err.count("\n") == 1


def test_a_developer_can_have_the_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, KeyError("x"))
    monkeypatch.setenv(cli.TRACEBACK_VARIABLE, "1")
    with pytest.raises(KeyError):
        cli.main(["bench"])


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "bbtm_tui", "simulate", "--managers", "2"]
    done = subprocess.run(command, cwd=ROOT, stdout=write, stderr=subprocess.PIPE, text=True, check=False)
    os.close(write)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_check_run_calls_the_test_command_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    checks = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert checks[-1] in readme.splitlines()
