"""Computer managers are hired by name."""

from __future__ import annotations

from bbtm_tui.managers.hiring import hire
from bbtm_tui.managers.random import RandomManager


def test_persons_are_not_hired() -> None:
    hired = hire(("person", "random", "person", "random"), seed=1)
    assert list(hired) == [1, 3]
    assert all(isinstance(manager, RandomManager) for manager in hired.values())
