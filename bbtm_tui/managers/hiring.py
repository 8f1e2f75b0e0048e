"""Which computer managers there are, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bbtm_tui.managers.keen import KeenManager
from bbtm_tui.managers.manager import Manager
from bbtm_tui.managers.random import RandomManager

KINDS: Mapping[str, Callable[[int, int], Manager]] = {"keen": KeenManager, "random": RandomManager}
"""Name -> what makes one from the season's seed and his seat."""


def hire(players: Sequence[str], seed: int) -> dict[int, Manager]:
    """The computer managers of a season by seat; `players` says who plays, persons under no name of `KINDS`."""
    return {seat: KINDS[player](seed, seat) for seat, player in enumerate(players) if player in KINDS}
