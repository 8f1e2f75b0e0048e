"""The program in a terminal of its own: it starts, plays, is resized and ends, and leaves the terminal clean."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from tests.tui.latency import START, Terminal

if sys.platform == "win32":
    pytest.skip("needs a pseudo-terminal", allow_module_level=True)

SEATS = ["--person", "Ann", "--computer", "Bob", "--coin", "Ann", "--seed", "4"]
LEFT_ALTERNATE_SCREEN = b"\x1b[?1049l"


@pytest.fixture
def terminal(tmp_path_factory: pytest.TempPathFactory) -> Terminal:
    """A season of one person against the computer, at its first question."""
    started = Terminal(["-m", "bbtm_tui", "play", *SEATS], (80, 24), str(tmp_path_factory.mktemp("home")))
    started.await_text(b"commit a player")
    started.drain()
    return started


def insist(terminal: Terminal, key: str, text: bytes) -> None:
    """Press a key until it is heard: one typed before a question is painted is dropped."""
    for _press in range(50):
        terminal.write(key)
        if text in terminal.drain():
            return
    raise AssertionError(f"{key} was not heard")


def test_it_starts_plays_is_resized_and_ends(terminal: Terminal) -> None:
    insist(terminal, "1", b"commit here")
    terminal.resize(60, 20)
    terminal.await_text(b"80x24")
    terminal.resize(120, 40)
    terminal.await_text(b"play by play")
    terminal.drain()
    terminal.write("1")
    terminal.await_text(b"Ann")
    insist(terminal, "q", b"Time out")
    insist(terminal, "1", LEFT_ALTERNATE_SCREEN)
    assert terminal.end() == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves_the_terminal_clean(terminal: Terminal, number: signal.Signals) -> None:
    os.kill(terminal.pid, number)
    terminal.await_text(LEFT_ALTERNATE_SCREEN)
    assert terminal.end() == 0


def test_ended_from_outside_it_says_that_nothing_is_lost(terminal: Terminal) -> None:
    os.kill(terminal.pid, signal.SIGTERM)
    terminal.await_text(b"bbtm resume goes on")
    assert terminal.end() == 0


def test_it_is_put_aside_and_taken_up_again(terminal: Terminal) -> None:
    os.kill(terminal.pid, signal.SIGTSTP)
    terminal.await_text(LEFT_ALTERNATE_SCREEN)
    assert os.WIFSTOPPED(os.waitpid(terminal.pid, os.WUNTRACED)[1])
    os.kill(terminal.pid, signal.SIGCONT)
    terminal.await_text(b"commit a player")
    terminal.drain()
    os.kill(terminal.pid, signal.SIGTERM)
    assert terminal.end() == 0


def test_a_crash_leaves_the_terminal_clean_and_is_told_to_the_caller(tmp_path: Path) -> None:
    fault = "def fail(option):\n    raise ValueError('a [b] c')\nseason.answer = fail\nrun(table"
    program = START.replace("run(table", fault).format(root=str(Path(__file__).parents[2]))
    crashing = Terminal(["-c", program], (120, 40), str(tmp_path))
    crashing.await_text(b"commit a player")
    crashing.drain()
    insist(crashing, "p", b"ValueError: a [b] c")
    assert crashing.end() == 1
