"""The standard streams as the commands use them: always there, never raw, and without surprises when they fail."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from io import TextIOWrapper
from typing import Any, TextIO, cast

from bbtm_tui.cards.problems import os_reason, visible
from bbtm_tui.wording.text import _


class NotShown(Exception):
    """The standard output cannot be written; the text says why."""


class Shown:
    """A stream to write to, on which nothing steers the terminal: what cannot be seen is spelt out.

    Raises NotShown when it cannot be written, BrokenPipeError when its reader has gone; from then on it is silent.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        """Write the text."""
        self._attempt(lambda: self._stream.write("\n".join(visible(line) for line in text.split("\n"))))
        return len(text)

    def flush(self) -> None:
        """Write what is held back."""
        self._attempt(self._stream.flush)

    def _attempt(self, act: Callable[[], object]) -> None:
        try:
            act()
        except OSError as error:
            self._fall_silent()
            self._fail(error)

    def _fail(self, error: OSError) -> None:
        if isinstance(error, BrokenPipeError):
            raise error
        raise NotShown(_("the output cannot be written: {why}.").format(why=os_reason(error))) from error

    def _fall_silent(self) -> None:
        """Write to nowhere; without this the interpreter would complain once more on its way out."""
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), self._stream.fileno())


class Muttered(Shown):
    """The stream for complaints: when it cannot be written there is nobody to complain to."""

    def _fail(self, error: OSError) -> None:
        pass


@contextmanager
def standard_streams() -> Iterator[None]:
    """Standard streams that are all there and take and give any text, while the program runs."""
    # In this order each gets the number of its own that is free, so that no file of ours, a season above all, gets it.
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    with redirect_stdout(cast(TextIO, Shown(sys.stdout))), redirect_stderr(cast(TextIO, Muttered(sys.stderr))):
        yield
