"""The keys: unique on each screen, explained, and open to be changed."""

from __future__ import annotations

from collections import Counter

from textual.binding import Binding

from bbtm_tui.settings import Settings
from bbtm_tui.tui import keys
from bbtm_tui.tui.asking import PICKS
from tests.tui.conftest import Scripted
from tests.tui.screen import text_of
from tests.tui.tabletop import commit_decision, full_view

ALLOWED = {"escape", "enter", "tab", "space", "up", "down", "left", "right", "question_mark", "ctrl+z", "ctrl+c"}


def by_screen() -> dict[str, list[Binding]]:
    rooms: dict[str, list[Binding]] = {}
    for binding in keys.all_bindings():
        assert binding.id
        rooms.setdefault(binding.id.partition(".")[0], []).append(binding)
    everywhere = rooms.pop("app")
    return {room: [*bindings, *everywhere] for room, bindings in rooms.items() if room != "veil"}


def test_every_key_is_unique_on_its_screen() -> None:
    for room, bindings in by_screen().items():
        counted = Counter(key for binding in bindings for key in binding.key.split(","))
        assert [key for key, times in counted.items() if times > 1] == [], room


def test_every_binding_has_an_id_of_its_own_and_is_explained() -> None:
    bindings = keys.all_bindings()
    assert len({binding.id for binding in bindings}) == len(bindings)
    assert all(binding.tooltip and binding.description for binding in bindings)


def test_keys_survive_other_keyboards_and_terminals() -> None:
    for binding in keys.all_bindings():
        for key in binding.key.split(","):
            assert key in ALLOWED or (len(key) == 1 and key.isascii() and key.isalnum()), key


def test_pick_keys_are_no_other_keys_of_the_table() -> None:
    table = [binding for binding in keys.table_bindings() if not str(binding.id).startswith("table.pick")]
    others = {key for binding in table for key in binding.key.split(",")}
    assert not others & set(PICKS)


def test_a_key_already_taken_is_named() -> None:
    assert keys.clashing("table.pass", "u", {}) == "undo"
    assert keys.clashing("table.pass", "u", {"table.undo": "q"}) == ""
    assert keys.clashing("table.pass", "h", {}) == "hide"


async def test_a_key_of_ones_own_works_and_is_shown(scripted: Scripted) -> None:
    settings = Settings(pace="instant", keys={"table.pass": "s"})
    app, season = scripted([commit_decision(full_view(0))], settings=settings)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "[s]" in text_of(app)
        await pilot.press("p")
        assert season.answers == []
        await pilot.press("s")
        await pilot.pause()
        assert season.answers == ["pass"]
