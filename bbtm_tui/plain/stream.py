"""A person at a plain stream: lines out, numbers in. Nothing moves, nothing is drawn, every line is text."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import TextIO

from bbtm_tui.wording.text import _

WIDTH = 78
"""Lines are wrapped at this width."""


class Left(Exception):
    """The person has left the table, or the input has ended."""


class Stream:
    """Says things, asks things."""

    def __init__(self, read: TextIO, write: TextIO, height: int = 24) -> None:
        self._read = read
        self._write = write
        self._height = height
        """How many lines push everything off the screen."""

    def say(self, text: str = "", indent: str = "") -> None:
        """Write a paragraph, wrapped."""
        lines = wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ") or [""]
        self._write.write("\n".join(lines) + "\n")

    def ask(self, question: str) -> str:
        """Ask for a line; raises Left when there is none any more."""
        self._write.write(f"{question} ")
        self._write.flush()
        line = self._read_line()
        if not (line and self._read.isatty()):
            self._write.write("\n")
        if not line:
            raise Left
        return line.strip()

    def _read_line(self) -> str:
        """The next line with its end; empty when there is none any more."""
        try:
            return self._read.readline()
        except OSError:  # the terminal has gone, or the input is a folder
            return ""

    def choose(self, question: str, choices: Sequence[str], default: int | None = None) -> int:
        """Ask for one of the numbered choices, from 1 on the screen, from 0 in the value; Enter takes the default."""
        self.list(choices)
        while True:
            number = self.number(self.ask(question), len(choices), default)
            if number is not None:
                return number

    def list(self, choices: Sequence[str]) -> None:
        """Write the choices, numbered from 1."""
        for number, choice in enumerate(choices, 1):
            self.say(_("{number}. {choice}").format(number=number, choice=choice))

    def number(self, answer: str, count: int, default: int | None = None) -> int | None:
        """The choice that the line names, from 0; None, with a word about it, when it names none."""
        if not answer and default is not None:
            return default
        if answer.isdecimal() and len(answer) < 10 and 1 <= int(answer) <= count:
            return int(answer) - 1
        self.say(_("Please type a number from 1 to {count}, then Enter.").format(count=count))
        return None

    def separate(self, heading: str) -> None:
        """Push all that was said before off the screen, then draw a line with words."""
        self._write.write("\n" * self._height)
        self._write.write(f"{'=' * WIDTH}\n")
        self.say(heading)
        self._write.write(f"{'=' * WIDTH}\n")
