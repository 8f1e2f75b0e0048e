"""Keys pressed, clicks made and sizes changed without any sense: nothing breaks."""

from __future__ import annotations

from random import Random

import pytest
from textual.pilot import Pilot

from bbtm_tui.settings import Settings
from bbtm_tui.tui.app import TableApp
from tests.tui.conftest import Real

LETTERS = "0123456789abcdefghijklmnoprstuvwxyz?[]"
OTHERS = ["enter", "enter", "escape", "escape", "tab", "up", "down", "left", "right", "space", "backspace"]
KEYS = [*LETTERS, *OTHERS]
SIZES = [(80, 24), (120, 40), (200, 60), (60, 20), (100, 30), (80, 60)]


async def play_about(app: TableApp, pilot: Pilot[None], chance: Random) -> None:
    """Do anything but leave the program."""
    what = chance.random()
    if what < 0.03:
        await pilot.resize_terminal(*chance.choice(SIZES))
    elif what < 0.2:
        await pilot.click(offset=(chance.randrange(app.size.width), chance.randrange(app.size.height)))
    else:
        await pilot.press(chance.choice(KEYS))
    await pilot.pause()


@pytest.mark.parametrize("seed", range(3))
async def test_at_the_table(real: Real, seed: int) -> None:
    chance = Random(seed)
    app, _keeper = real(seed, ("person", "random", "person"), Settings(pace="instant", animation=False))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for _press in range(120):
            await play_about(app, pilot, chance)
    assert app.crash is None


async def test_from_the_menu() -> None:
    chance = Random(9)
    app = TableApp(None, Settings(pace="instant", animation=False))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for _press in range(150):
            await play_about(app, pilot, chance)
    assert app.crash is None
