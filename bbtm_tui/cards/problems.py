"""What can be wrong with a file of cards, said so that the person who wrote it can mend it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple

UNSEEN = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff\ufffe\uffff]"
)
"""Signs that show nothing and steer the terminal, or turn the direction of the text around."""

_UNSEEN_OR_BREAK = re.compile(rf"[\t\n]|{UNSEEN.pattern}")


class Place(NamedTuple):
    """Where something is written."""

    file: Path
    line: int
    """Counted from 1."""


@dataclass(slots=True, frozen=True, order=True)
class Problem:
    """One thing that is wrong, where it stands, and what would be right."""

    file: str
    """The file or folder, from the working folder where that is shorter."""
    line: int
    """Counted from 1; 0 when the whole file is meant."""
    column: int
    """Counted from 1; 0 when the whole file is meant."""
    message: str
    """What is wrong, in one sentence."""
    value: str = ""
    """What stands there now."""
    allowed: tuple[str, ...] = ()
    """What may stand there, where that can be listed; told when there is no hint, which says more."""
    hint: str = ""
    """What was probably meant."""

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}" if self.line else self.file
        parts = [f"{place}: {self.message}"]
        if self.value:
            parts.append(f"Here: {self.value}.")
        if self.hint:
            parts.append(f"Did you mean {self.hint}?")
        elif self.allowed:
            parts.append(f"Allowed: {', '.join(self.allowed)}.")
        return " ".join(parts)


class LoadError(Exception):
    """The files cannot be used; nothing was loaded."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = sorted(set(problems))
        super().__init__("\n".join(str(problem) for problem in self.problems))


def shown(path: Path) -> str:
    """The path as a person at this working folder would write it."""
    try:
        return visible(str(path.resolve().relative_to(Path.cwd())))
    except (OSError, ValueError, RuntimeError):
        return visible(str(path))


def whole(path: Path, message: str, **more: object) -> Problem:
    """A problem of a whole file or folder."""
    return Problem(shown(path), 0, 0, message, **more)  # type: ignore[arg-type]


def nearest(word: object, words: Iterable[str]) -> str:
    """The word that was probably meant, or nothing."""
    known = {w.lower(): w for w in words}
    matches = get_close_matches(str(word).lower(), known, n=1, cutoff=0.6)
    return known[matches[0]] if matches else ""


def short(value: object) -> str:
    """A value, short enough for one line."""
    text = " ".join(str(value).split())
    return text if len(text) <= 60 else text[:57] + "..."


def visible(text: str) -> str:
    """The text on one line, with every sign that cannot be seen spelt out as in JSON: ``\\u001b``."""
    if text.isprintable():
        return text
    return _UNSEEN_OR_BREAK.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def os_reason(error: OSError) -> str:
    """What the system says, in the middle of a sentence: ``No space left on device``."""
    return error.strerror or type(error).__name__
