"""A step of play: what an effect of the card language is compiled into."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from bbtm_tui.engine.moments import Attempt, Run, Test, Use

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Play


class Step(NamedTuple):
    """A compiled effect: `run` returns whether the effects after it go on, `possible` whether it could do something.

    A step without `possible` says nothing about that: the one after it decides.
    """

    run: Run
    possible: Test | None
    chooses: bool = False
    """Whether a player is chosen here whom the steps after it are about."""


def always(use: Use) -> bool:
    """It could always do something."""
    return True


def at_once(act: Callable[[Use], None], possible: Test | None = always) -> Step:
    """A step that asks nothing."""

    def run(use: Use) -> Play[bool]:
        act(use)
        return True
        yield

    return Step(run, possible)


def source_id(use: Use) -> str:
    """The id of the card or named ability being used."""
    return use.rule.source if use.rule is not None else ""


def attempt_of(use: Use) -> Attempt:
    """The tackle under way."""
    assert use.moment is not None and use.moment.attempt is not None
    return use.moment.attempt
