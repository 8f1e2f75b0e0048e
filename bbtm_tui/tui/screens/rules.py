"""The rules by topic and by word, opened at the rule in force; and the keys, a page for each place where they work."""

from __future__ import annotations

import re
from itertools import groupby
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType

from bbtm_tui.tui.keys import bindings_of, key_name, reading_bindings
from bbtm_tui.tui.screens.base import FittedScreen
from bbtm_tui.tui.widgets.browser import Browser, Entry
from bbtm_tui.tui.widgets.drawing import Line, Run
from bbtm_tui.tui.widgets.key_bar import KeyBar
from bbtm_tui.wording import rules
from bbtm_tui.wording.text import _

KEYS = "keys:"
WORDS = "words"
FIRSTS = {"table.pick-1": "1-9 a-z", "choice.pick-1": "1-9"}
"""The first of many keys that do the same, each for another answer -> all of them."""


class RulesScreen(FittedScreen[None]):
    """Chapters and clauses on the left, the words on the right."""

    BINDINGS: ClassVar[list[BindingType]] = [*reading_bindings()]

    def __init__(self, room: str, clause: str = "") -> None:
        super().__init__()
        self._room = room
        """Where the rules were opened, as ids of keys begin."""
        self._open_at = clause

    def compose(self) -> ComposeResult:
        """A browser and its keys."""
        yield Browser(self._find, self._read, id="browser")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """Open at the rule in force."""
        self.query_one(Browser).search(go_to=self._open_at)
        keys = (
            ("↑↓", _("choose"), ""),
            ("←→", _("scroll"), ""),
            ("a-z", _("search"), ""),
            (key_name("app.rules", "question_mark", self.table_app.settings.keys), _("keys"), "keys"),
            ("Esc", _("back"), "leave"),
        )
        self.query_one(KeyBar).show(keys)

    def _find(self, query: str) -> list[Entry]:
        if query:
            return [_entry(clause) for clause in rules.search(query)]
        entries = [
            Entry(KEYS + self._room, [Run(_("Keys here"), "bold gold")]),
            Entry(WORDS, [Run(_("Words used in the rules"), "bold gold")]),
        ]
        for chapter in rules.chapters():
            entries.append(Entry(chapter.id, [Run(chapter.title, "bold accent")], heading=True))
            entries += [_entry(clause) for clause in chapter.clauses]
        entries.append(Entry("other-keys", [Run(_("Other keys"), "bold accent")], heading=True))
        return [*entries, *(Entry(KEYS + room, [Run(name)]) for room, name in rooms().items() if room != self._room)]

    def _read(self, entry_id: str) -> list[Line]:
        if entry_id.startswith(KEYS):
            room = entry_id.removeprefix(KEYS)
            return [*self._keys(room), [], *self._keys("app")] if room == self._room != "app" else self._keys(room)
        if entry_id == WORDS:
            return [[Run(rules.introduction())]]
        clause = rules.clause(entry_id)
        here = next(chapter for chapter in rules.chapters() if chapter.id == clause.chapter)
        lines: list[Line] = [
            [Run(f"{here.title}", "accent"), Run(f" · {clause.topic}" if clause.topic else "", "muted")],
            [],
        ]
        lines += [[Run(clause.id, "bold gold")], [Run(clause.text, "bold")], []]
        following = here.clauses[here.clauses.index(clause) + 1 :]
        for other in following:
            lines += [[Run(f"{other.id} ", "gold"), Run(other.text, "muted")], []]
        return lines

    def _keys(self, room: str) -> list[Line]:
        """The keys of a room, those that do the same on one line."""
        keymap = self.table_app.settings.keys
        lines: list[Line] = [[Run(where_name(room), "bold accent")]]
        for tooltip, alike in groupby(bindings_of(room), lambda binding: binding.tooltip):
            first, *others = alike
            names = [key_name(each.id or "", each.key, keymap) for each in (first, *others)]
            many = FIRSTS.get(first.id or "") if first.id not in keymap else names[0]
            keys = f"{many or ' '.join(names):>7}".replace(" ", "\u00a0")
            lines.append([Run(keys, "bold key"), Run(f"  {tooltip}")])
        return lines

    def action_keys(self) -> None:
        """Show the keys of the place where the rules were opened."""
        self.query_one(Browser).search(go_to=KEYS + self._room)

    def action_leave(self) -> None:
        """Back, after an empty search."""
        browser = self.query_one(Browser)
        if browser.query_text:
            browser.search()
        else:
            self.dismiss(None)

    async def on_pane_hit(self, message: KeyBar.Hit) -> None:
        """A click on a key does what it does."""
        if message.what.startswith("do:") and len(message.what) > 3:
            await self.run_action(message.what[3:])


def _entry(clause: rules.Clause) -> Entry:
    return Entry(clause.id, [Run(_heading(clause.text))], lead=f"{clause.id:<7}")


def _heading(text: str) -> str:
    """What a clause is about: its words up to the first stop, or its whole first sentence after a mere reference."""
    first = re.split(r"[.:;,(]", text, maxsplit=1)[0].strip()
    return text.partition(".")[0] if re.fullmatch(r"[A-Z]{3}-\d+", first) else first


def where_name(binding_id: str) -> str:
    """Where the key of an action works."""
    room = binding_id.partition(".")[0]
    return rooms().get(room, room)


def rooms() -> dict[str, str]:
    """Where keys work, as their ids begin, and how people call it."""
    return {
        "app": _("Everywhere"),
        "table": _("At the table"),
        "menu": _("In the menu"),
        "setup": _("Setting up a season"),
        "settings": _("In the settings"),
        "reading": _("Reading rules and cards"),
        "curtain": _("At the curtain"),
        "veil": _("While the screen is hidden"),
        "ceremony": _("At the ceremony"),
        "choice": _("In a short list"),
        "replay": _("Looking at a season again"),
    }
