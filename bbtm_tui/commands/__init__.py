"""The commands of ``bbtm``, one module each, with ``configure(parser)`` and ``run(args) -> exit code``.

What a command needs to do its work it imports when it does it, so that usage and help are told at once.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable

from bbtm_tui.cards.problems import nearest
from bbtm_tui.wording.text import _


class Failure(Exception):
    """A command cannot do what was asked; the sentence tells what is wrong and the way out."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Misuse(Failure):
    """The command line asks for something that is not possible (exit code 2)."""


def hint(word: object, known: Iterable[str]) -> str:
    """A sentence, after a space, to stand behind "there is no …": what was probably meant, or all that there is."""
    near = nearest(word, known)
    if near:
        return _(" Did you mean “{near}”?").format(near=near)
    return _(" There are: {known}.").format(known=", ".join(known))


def whole_number(text: str) -> int:
    """The value of an option that takes a whole number."""
    try:
        return int(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(_("“{text}” is no whole number").format(text=text)) from error


def positive_number(text: str) -> int:
    """The value of an option that takes a whole number of 1 or more."""
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(_("{number} is not 1 or more").format(number=number))
    return number


def add_looks(parser: argparse.ArgumentParser) -> None:
    """Add the options that say how the table looks."""
    parser.add_argument(
        "--plain",
        action="store_true",
        help=_("numbered questions on a plain stream, for screen readers and dumb terminals"),
    )
    parser.add_argument("--ascii", action="store_true", help=_("draw with ASCII characters only"))
    parser.add_argument("--no-animation", action="store_true", help=_("dice do not roll, totals do not count up"))


def is_plain(args: argparse.Namespace) -> bool:
    """Whether numbered questions are wanted, or all that this terminal can show."""
    return bool(args.plain) or not can_show_table()


def can_show_table() -> bool:
    """Whether a person sits at a terminal that can show more than lines of text."""
    is_dumb = os.name == "posix" and os.environ.get("TERM", "dumb") in ("dumb", "unknown")
    # The table is painted on the stream for errors, so that a bare stream of output can be piped away.
    return not is_dumb and all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
