"""Measures the table: from key press to repaint, bytes and CPU while idle. Run it: ``python -m tests.tui.latency``.

A full four-manager table at 120x40 runs in a pseudo-terminal of its own, as a whole process; keys are written to it and
the time is taken until it has written its repaint.
"""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import sys
import termios
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

PRESSES = 200
SIZE = (120, 40)
START = """
import asyncio, sys
sys.path.insert(0, {root!r})
from bbtm_tui.cards.loader import load
from bbtm_tui.settings import Settings
from bbtm_tui.tui.app import run
from bbtm_tui.tui.driver import TableStart
from tests.tui.tabletop import ScriptedSeason, commit_decision, full_view
season = ScriptedSeason([commit_decision(full_view(0))])
computers = dict.fromkeys((1, 2, 3))
run(table=TableStart(season, load(()).cards, computers), settings=Settings(pace="instant"))
"""


class Terminal:
    """A process in a pseudo-terminal."""

    def __init__(self, arguments: list[str], size: tuple[int, int], home: str) -> None:
        self.started = time.perf_counter()
        self.pid, self.handle = pty.fork()
        if self.pid == 0:
            places = dict.fromkeys(("BBTM_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), home)
            # Given whole: readline puts COLUMNS and LINES behind Python's back, which would outdo the terminal's size.
            kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
            environment = {**kept, **places, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
            os.execve(sys.executable, [sys.executable, *arguments], environment)
        self.resize(*size)

    def resize(self, columns: int, lines: int) -> None:
        """Give the terminal another size."""
        fcntl.ioctl(self.handle, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def write(self, text: str) -> None:
        """Type."""
        os.write(self.handle, text.encode())

    def read(self, seconds: float) -> bytes:
        """What is written within so many seconds; comes back with the first of it."""
        ready, _write, _error = select.select([self.handle], [], [], seconds)
        try:
            return os.read(self.handle, 1 << 16) if ready else b""
        except OSError:
            return b""

    def drain(self, quiet: float = 0.3) -> bytes:
        """All that is written until it has been quiet for so long."""
        found = b""
        while more := self.read(quiet):
            found += more
        return found

    def await_text(self, text: bytes, seconds: float = 30.0) -> float:
        """Seconds from the start until the text is on its way to the screen."""
        found = b""
        while text not in found:
            more = self.read(seconds)
            if not more:
                raise TimeoutError(found[-500:])
            found += more
        return time.perf_counter() - self.started

    def cpu(self) -> float:
        """Seconds of CPU the process has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> int:
        """Wait for the end, and return the exit code."""
        self.drain()
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def presses(terminal: Terminal) -> list[float]:
    """Milliseconds from each of many key presses to its repaint: through the hand, then through the places."""
    times = []
    for number in range(PRESSES):
        if number == PRESSES // 2:
            terminal.write("3")
            terminal.drain()
        begun = time.perf_counter()
        terminal.write("\x1b[C")
        while not terminal.read(1.0):
            pass
        times.append((time.perf_counter() - begun) * 1000)
        terminal.drain(0.02)
    return times


def main() -> None:
    """Print the figures."""
    root = str(Path(__file__).parents[2])
    with TemporaryDirectory() as home:
        terminal = Terminal(["-c", START.format(root=root)], SIZE, home)
        terminal.await_text(b"commit a player")
        terminal.drain(1.0)
        times = presses(terminal)
        terminal.drain(1.0)
        before = terminal.cpu()
        idle = terminal.drain(10.0)
        used = terminal.cpu() - before
        terminal.write("q")
        terminal.drain()
        terminal.write("1")
        code = terminal.end()
        firsts = []
        for _run in range(5):
            seats = ["--person", "Ann", "--computer", "Bob", "--computer", "Cleo", "--computer", "Dag", "--coin", "Ann"]
            started = Terminal(["-m", "bbtm_tui", "play", *seats], SIZE, home)
            firsts.append(started.await_text(b"commit a player"))
            started.drain()
            started.write("q")
            started.drain()
            started.write("1")
            started.end()
    print(f"key press to repaint, {PRESSES} presses at {SIZE[0]}x{SIZE[1]}:", end=" ")
    print(f"median {median(times):.1f} ms, worst {max(times):.1f} ms")
    print(f"idle for 10 s: {len(idle)} bytes written, {used / 10:.1%} CPU; exit code {code}")
    print("first frame of the table, whole process: " + ", ".join(f"{each:.2f} s" for each in firsts))


if __name__ == "__main__":
    main()
