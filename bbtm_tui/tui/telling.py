"""Telling what happened: each event a line in the log, the great ones a beat on the screen, the scoreboard a tally."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from bbtm_tui.engine import events as told
from bbtm_tui.engine.decisions import RESULTS
from bbtm_tui.engine.events import Event
from bbtm_tui.engine.view import View
from bbtm_tui.journal.kept import Note
from bbtm_tui.settings import Settings
from bbtm_tui.tui.beats import BEATS, CHOSEN, about, closed, turning_point, with_fans
from bbtm_tui.tui.lines import log_lines
from bbtm_tui.tui.widgets.dice import dice_block
from bbtm_tui.tui.widgets.drawing import Block, Line, Run, clean
from bbtm_tui.tui.widgets.faces import Cast, Faces
from bbtm_tui.tui.widgets.prompt import Asking
from bbtm_tui.tui.widgets.tally import COUNTED, Tally
from bbtm_tui.wording.table import Names
from bbtm_tui.wording.text import _

PAUSES = {"slow": 1.2, "fast": 0.45, "instant": 0.0}
"""Seconds a beat stays at each pace; a key goes on at once. At the pace ``step`` only a key does."""
FRAMES, FRAME = 7, 0.07
"""How often dice change while they roll, and how long each time."""


class Board(Protocol):
    """Where it is told: the table's screen."""

    @property
    def settings(self) -> Settings:
        """The pace, and whether things move."""

    @property
    def shown(self) -> Cast | None:
        """The table as it is shown."""

    @property
    def shows_log(self) -> bool:
        """Whether the log is seen beside the table."""

    def reveal(self, view: View) -> None:
        """Show the table of this view."""

    def redraw(self) -> None:
        """Hand every pane what it shows."""

    def add_to_log(self, lines: list[Line]) -> None:
        """Add lines to the log."""

    def show_tally(self, cast: Cast, tally: Tally) -> None:
        """Show how a matchup is counted."""

    def show_telling(self, asking: Asking) -> None:
        """Show what is told in the prompt's place."""


class Telling:
    """Tells events on a board."""

    def __init__(self, board: Board, faces: Faces) -> None:
        self._board = board
        self._faces = faces
        self._tally = Tally()
        self._count = 0
        self._next: asyncio.Event | None = None
        self._hurried = False
        self._recent: list[Line] = []

    @property
    def tallying(self) -> bool:
        """Whether a matchup is being resolved."""
        return bool(self._tally.matchup)

    @property
    def _pace(self) -> str:
        return self._board.settings.pace

    @property
    def _is_story(self) -> bool:
        """Whether all that happened is told where questions are asked; not where the log or the tally shows it."""
        return not self._board.shows_log and not self.tallying

    def go_on(self) -> None:
        """End the present pause; at the timed paces hurry on to the next question as well."""
        self._hurried = self._pace != "step"
        if self._next is not None:
            self._next.set()

    async def tell(self, events: list[Event], eye: int | None, before: View, after: View, chosen: bool) -> None:
        """Log the events one by one, with a pause at each beat; `chosen` when a person's answer led to them.

        The table shows what has come of it as soon as no dice are left to roll and no matchup to be counted. A week is
        ended, and the next one opened, by a key.
        """
        names, cast = Names.at(self._faces.cards, after), Cast(after, self._faces)
        turn = turning_point(events)
        opening = max((n for n, event in enumerate(events) if isinstance(event, told.HighlightRevealed)), default=-1)
        view, self._recent = before, []
        for number, event in enumerate(events):
            if isinstance(event, told.WeekStarted) and event.week > 1:
                await self._hold()
            view = self._turned(view, after, event, number == turn)
            await self._log(event.seen_by(eye), names, cast)
            await self._beat(event.seen_by(eye), cast, quiet=chosen and isinstance(event, CHOSEN))
            if number == opening:
                await self._hold()

    def _turned(self, view: View, after: View, event: Event, last: bool) -> View:
        """The table as it is to be shown at an event, shown if it is another."""
        shown = view
        if last:
            shown = after
        elif view is not after and isinstance(event, told.MatchupOpened):
            shown = closed(view, "scoreboard")
        elif view is not after and isinstance(event, told.ImprovementsRevealed):
            shown = replace(closed(view, "improvements"), matchups=())
        elif view is not after and isinstance(event, told.FansGained | told.FansLost):
            shown = with_fans(view, event.manager, event.total)
        if shown is not view:
            self._board.reveal(shown)
        return shown

    async def _log(self, event: Event, names: Names, cast: Cast) -> None:
        """Put an event into the log; of dice only what they show once they lie."""
        if isinstance(event, told.DiceRolled):
            await self._roll(event)
        lines = self._lines(event, names, cast)
        self._board.add_to_log(lines)
        dice = dice_block(event.faces) if isinstance(event, told.DiceRolled) else []
        if self._is_story:
            self._recent += [*lines, *dice]
        else:
            words = about(event, self._faces) if isinstance(event, BEATS) else []
            self._recent = [*(lines[:1] if self._board.shows_log else lines), *dice, *words]

    async def _hold(self) -> None:
        """Wait for a key, unless nothing waits for anything."""
        if self._pace != "instant":
            await self._wait(None)
            self._recent = []

    async def warn(self, text: str) -> None:
        """Show a sentence until a key is pressed."""
        self._recent = [[Run("✖ ", "bold bad"), Run(clean(text), "bold")]]
        await self._wait(None)

    def calm_down(self) -> bool:
        """Tell at the pace that is set again; whether it was hurried, so that more presses may be on the way."""
        hurried, self._hurried = self._hurried, False
        return hurried

    def retell(self, story: Sequence[Event | Note], eye: int | None, view: View) -> None:
        """Log what was told before, without pauses."""
        names, cast = Names.at(self._faces.cards, view), Cast(view, self._faces)
        self._count = 0
        self._tally = Tally()
        lines: list[Line] = []
        for each in story:
            if isinstance(each, Note):
                lines.append([Run("↑ ", "gold"), Run(clean(each.text), "gold")])
                continue
            self._tally_up(each, cast)
            lines += self._lines(each.seen_by(eye), names, cast)
        self._board.add_to_log(lines)

    def _lines(self, event: Event, names: Names, cast: Cast) -> list[Line]:
        self._count += 1
        return log_lines(event, names, cast, self._count)

    async def _beat(self, event: Event, cast: Cast, quiet: bool) -> None:
        if isinstance(event, told.MatchupCleared):
            if self.tallying:
                await self._hold()
            self._tally = Tally()
            self._board.redraw()
            return
        self._tally_up(event, cast)
        if quiet or not isinstance(event, BEATS):
            return
        if self.tallying and isinstance(event, told.TotalCounted | told.TokensRevealed):
            await self._turn_up(event, cast)
        await self._wait(PAUSES.get(self._pace))

    def _tally_up(self, event: Event, cast: Cast) -> None:
        """Add to the tally what belongs there, and show it."""
        if isinstance(event, told.MatchupCleared):
            self._tally = Tally()
        elif isinstance(event, told.MatchupOpened):
            self._tally = Tally(event.matchup, before=self._board.shown)
            self._board.show_tally(cast, self._tally)
            self._board.redraw()
        elif self.tallying and isinstance(event, COUNTED):
            self._tally.add(event)
            self._board.show_tally(cast, self._tally)

    @property
    def _moves(self) -> bool:
        """Whether things move now."""
        return self._board.settings.animation and self._pace != "instant" and not self._hurried

    async def _turn_up(self, event: told.TotalCounted | told.TokensRevealed, cast: Cast) -> None:
        """Let a total count up, or tokens lie facedown for a moment before they are turned."""
        frames: list[Event] = []
        if isinstance(event, told.TokensRevealed):
            frames = [replace(event, tokens=("",) * len(event.tokens))] * 4
        else:
            frames = [replace(event, total=number) for number in range(max(0, event.total - FRAMES), event.total)]
        for frame in frames if self._moves else []:
            self._tally.events[-1] = frame
            self._board.show_tally(cast, self._tally)
            await asyncio.sleep(FRAME)
        self._tally.events[-1] = event
        self._board.show_tally(cast, self._tally)

    async def _roll(self, event: told.DiceRolled) -> None:
        """Let the dice roll, then lie."""
        if self._moves:
            for frame in range(FRAMES):
                rolling = tuple(RESULTS[(frame * 2 + number) % len(RESULTS)] for number in range(len(event.faces)))
                self._show(dice_block(rolling, settled=False))
                await asyncio.sleep(FRAME)

    async def _wait(self, seconds: float | None) -> None:
        """Show what was told for so long, or, without a time, until a key is pressed."""
        if self._hurried and seconds is not None:
            return
        if seconds == 0:
            return
        hint = _("Enter goes on") if seconds is None else _("Enter hurries")
        self._show([], hint)
        self._next = asyncio.Event()
        try:
            await asyncio.wait_for(self._next.wait(), seconds)
        except TimeoutError:
            pass
        finally:
            self._next = None

    def _show(self, dice: Block, hint: str = "") -> None:
        """The last lines told, the newest at the bottom."""
        self._board.show_telling(Asking(words=(*self._recent, *dice), hint=hint, newest=self._is_story))
