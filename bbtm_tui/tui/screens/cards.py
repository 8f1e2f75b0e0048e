"""The card browser: every card of the box, by kind and by word."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType

from bbtm_tui.cards.models import PlayerCard, StarCard
from bbtm_tui.tui.keys import reading_bindings
from bbtm_tui.tui.lines import words_lines
from bbtm_tui.tui.screens.base import FittedScreen
from bbtm_tui.tui.widgets.browser import Browser, Entry
from bbtm_tui.tui.widgets.drawing import Line, Run, clean
from bbtm_tui.tui.widgets.faces import Faces
from bbtm_tui.tui.widgets.key_bar import KeyBar
from bbtm_tui.wording.cards import plain_text, skill_name
from bbtm_tui.wording.names import kind_name
from bbtm_tui.wording.text import _, ngettext


class CardsScreen(FittedScreen[None]):
    """Cards on the left, the words of one on the right."""

    BINDINGS: ClassVar[list[BindingType]] = [*reading_bindings()]

    def __init__(self, card: str = "") -> None:
        super().__init__()
        self._open_at = card
        self._filter = ""

    @cached_property
    def faces(self) -> Faces:
        """The looks of the cards."""
        return Faces(self.table_app.cards)

    @cached_property
    def _filters(self) -> tuple[str, ...]:
        """Nothing, each team, each kind of card."""
        cards = self.table_app.cards
        return ("", *cards.team_by_id, *dict.fromkeys(cards.kind_of.values()))

    @cached_property
    def _words(self) -> dict[str, str]:
        """What a search looks at, by card."""
        cards = self.table_app.cards
        return {
            card_id: " ".join(
                (self.faces.name(card_id), cards.kind_of[card_id], self._team(card_id), plain_text(cards, card_id))
            ).casefold()
            for card_id in cards.by_id
        }

    @cached_property
    def _teams(self) -> dict[str, str]:
        """Team id by starting player and team upgrade."""
        return {
            card.id: file.team.id for file in self.table_app.cards.teams for card in (*file.players, *file.upgrades)
        }

    def compose(self) -> ComposeResult:
        """A browser and its keys."""
        yield Browser(self._find, self._read, id="browser")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """Open at a card, if one was named."""
        self._search(self._open_at)
        keys = (
            ("↑↓", _("choose"), ""),
            ("Tab", _("kind"), ""),
            ("←→", _("scroll"), ""),
            ("a-z", _("search"), ""),
            ("Esc", _("back"), "leave"),
        )
        self.query_one(KeyBar).show(keys)

    def _search(self, go_to: str = "") -> None:
        browser = self.query_one(Browser)
        browser.filter_name = self._filter_name()
        browser.search(browser.query_text, go_to)

    def _filter_name(self) -> str:
        if not self._filter:
            return _("all cards")
        team = self.table_app.cards.team_by_id.get(self._filter)
        return clean(team.name) if team else kind_name(self._filter)

    def _team(self, card_id: str) -> str:
        return self._teams.get(card_id) or self.faces.logo(card_id)

    def _find(self, query: str) -> list[Entry]:
        wanted = query.casefold().split()
        kinds = self.table_app.cards.kind_of
        found: dict[str, list[Entry]] = {}
        for card_id, words in self._words.items():
            if self._filter in ("", kinds[card_id], self._team(card_id)) and all(word in words for word in wanted):
                found.setdefault(self._heading(card_id), []).append(self._entry(card_id))
        headed = [(Entry(name, [Run(name, "bold accent")], heading=True), *cards) for name, cards in found.items()]
        return [entry for group in headed for entry in group]

    def _heading(self, card_id: str) -> str:
        """The kind of a card, and whose it is."""
        kind = kind_name(self.table_app.cards.kind_of[card_id])
        return f"{kind} · {self.faces.team_name(self._teams[card_id])}" if card_id in self._teams else kind

    def _entry(self, card_id: str) -> Entry:
        team = self._team(card_id)
        power = self.faces.power(card_id)
        numbers = [Run(f" {power[0]}/{power[1]} ", "gold"), *self.faces.skills(card_id)] if power else []
        return Entry(
            card_id, [Run(f"{self.faces.mark(team)} ", f"bold team:{team}"), Run(self.faces.name(card_id)), *numbers]
        )

    def _read(self, card_id: str) -> list[Line]:
        cards, faces = self.table_app.cards, self.faces
        card = cards.by_id[card_id]
        team = self._team(card_id)
        lines: list[Line] = [[Run(f" {faces.name(card_id)} ", f"bold fill:{team}" if team else "bold reverse")], []]
        kind = kind_name(cards.kind_of[card_id])
        about = [kind] + ([cards.team_by_id[team].name] if team in cards.team_by_id else [])
        about.append(ngettext("{n} in the box", "{n} in the box", card.copies).format(n=card.copies))
        lines.append([Run(" · ".join(about), "muted")])
        if isinstance(card, PlayerCard):
            stars = _("Star Power {standing} standing, {downed} downed").format(
                standing=card.power[0], downed=card.power[1]
            )
            skills = ", ".join(skill_name(skill) for skill in card.skills) or _("no skills")
            lines += [[], [Run(stars, "bold gold")], [Run(skills, "accent")]]
        if isinstance(card, StarCard) and not card.team:
            lines.append([Run(_("belongs to the team that drafts him"), "muted")])
        for paragraph in words_lines(faces, card_id):
            lines += [[], paragraph]
        for spoken in card.flavour:
            lines += [[], [Run(f"“{clean(spoken.line)}”", "italic muted")]]
        return lines

    def on_browser_filter_turned(self, message: Browser.FilterTurned) -> None:
        """The next team or kind."""
        message.stop()
        at = self._filters.index(self._filter)
        self._filter = self._filters[(at + message.steps) % len(self._filters)]
        self._search()

    def action_leave(self) -> None:
        """Back, after an empty search."""
        browser = self.query_one(Browser)
        if browser.query_text:
            browser.query_text = ""
            self._search()
        else:
            self.dismiss(None)

    async def on_pane_hit(self, message: KeyBar.Hit) -> None:
        """A click on a key does what it does."""
        if message.what.startswith("do:") and len(message.what) > 3:
            await self.run_action(message.what[3:])
