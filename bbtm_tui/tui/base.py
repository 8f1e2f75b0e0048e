"""What every screen may ask of the program: the settings, the cards and the colours; and deafness while it paints."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

from textual import events
from textual.app import App
from textual.message import Message

from bbtm_tui.settings import Settings
from bbtm_tui.tui.themes import PLAIN, SHADES, textual_themes
from bbtm_tui.tui.widgets.palette import Palette
from bbtm_tui.tui.widgets.pane import Pane
from bbtm_tui.wording.text import _

if TYPE_CHECKING:
    from bbtm_tui.cards.cardset import CardSet


class BaseApp(App[None]):
    """Holds what all screens share, and knows none of them."""

    def __init__(self, settings: Settings, packs: Sequence[Path] = ()) -> None:
        super().__init__()
        self.settings = settings
        self.packs = tuple(packs)
        self.deaf_until = 0.0
        """Keys typed before this moment (a message's `time`) are dropped."""
        self._palette: Palette | None = None
        self._cards: CardSet | None = None
        for theme in textual_themes():
            self.register_theme(theme)
        self.theme = self._theme_name()
        self.set_keymap(dict(settings.keys))

    @property
    def cards(self) -> CardSet:
        """The cards of the box and the packs, loaded when first needed. Raises LoadError."""
        if self._cards is None:
            from bbtm_tui.cards.loader import load

            self._cards = load(self.packs).cards
            self._palette = None
        return self._cards

    def use_cards(self, cards: CardSet) -> None:
        """Show these cards, the season's own, in the place of those of the box."""
        self._cards, self._palette = cards, None

    def has_cards(self) -> bool:
        """Whether the cards can be loaded; if not, says why."""
        from bbtm_tui.cards.problems import LoadError

        try:
            return bool(self.cards)
        except LoadError as error:
            problems = "\n".join(str(problem) for problem in error.problems[:5])
            self.notify(problems, title=_("The cards cannot be used"), severity="error", markup=False, timeout=30)
            return False

    @property
    def palette(self) -> Palette:
        """The colours of the theme that is on."""
        if self._palette is None:
            teams = [file.team for file in self._cards.teams] if self._cards else []
            self._palette = Palette(
                PLAIN if self.no_color else SHADES[self.theme],
                {} if self.no_color else {team.id: team.colour for team in teams},
                self.settings.ascii,
                {team.mark: team.ascii for team in teams},
            )
        return self._palette

    def _theme_name(self) -> str:
        """The theme; without colours, as NO_COLOR asks, the terminal's own is the readable one."""
        return "terminal" if self.no_color else self.settings.theme

    def use(self, settings: Settings) -> None:
        """Take these settings, keep them, and repaint."""
        from bbtm_tui.settings import save_settings

        self.settings = settings
        self._palette = None
        self.theme = self._theme_name()
        self.set_keymap(dict(settings.keys))
        problem = save_settings(settings)
        if problem:
            self.notify(problem, severity="warning", markup=False)
        for screen in self.screen_stack:
            for pane in screen.query(Pane):
                pane.repaint()

    async def on_event(self, event: events.Event) -> None:
        """Drop keys typed before the question they would answer was painted, or while the table cannot be seen."""
        unseen = self.screen_stack and self.screen.has_class("-too-small")
        if isinstance(event, events.Key) and (event.time < self.deaf_until or unseen) and event.key != "ctrl+q":
            return
        await super().on_event(event)

    def go_deaf(self, grace: float = 0.0) -> None:
        """Drop keys until the screen is painted, and for some seconds of grace after that."""
        self.deaf_until = inf

        def hear() -> None:
            self.deaf_until = Message().time + grace

        self.call_after_refresh(hear)
