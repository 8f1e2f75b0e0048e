"""What a computer manager is: somebody who answers decisions from what his seat may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from bbtm_tui.engine.decisions import Decision
from bbtm_tui.engine.view import View


class Manager(Protocol):
    """A computer manager of one seat."""

    def choose(self, decision: Decision, look: Callable[[], View], number: int) -> str:
        """The id of the option chosen.

        `look` gives the seat's own view, made only when it is asked for. `number` counts the answers of the season
        given so far, so that the same manager, asked again after a resume, chooses the same.
        """
        ...
