"""What can be wrong with a pack, said so that the person who wrote it can mend it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(slots=True, frozen=True, order=True)
class Problem:
    """One thing that is wrong, where it stands, and what would be right. Lines and columns count from 1; 0 is the whole file."""

    file: str
    line: int
    column: int
    message: str
    value: str = ""
    """What stands there now."""
    allowed: tuple[str, ...] = ()
    """What may stand there, where that is a list."""
    hint: str = ""
    """What was probably meant."""

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}" if self.line else self.file
        found = f" (found: {self.value})" if self.value else ""
        allowed = f" Allowed: {', '.join(self.allowed)}." if self.allowed else ""
        hint = f" {self.hint}" if self.hint else ""
        return f"{place}: {self.message}{found}{allowed}{hint}"


class LoadError(Exception):
    """The cards cannot be used. Nothing was loaded."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems


@dataclass(slots=True, frozen=True)
class Place:
    """Where something is written."""

    file: Path
    line: int
    column: int = 1
