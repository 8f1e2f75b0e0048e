"""Telling what happened: each event a line in the log, the great ones a beat on the screen, the scoreboard a tally."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bbtm_tui.engine import events as told
from bbtm_tui.engine.events import Event
from bbtm_tui.engine.view import View
from bbtm_tui.tui.widgets.drawing import Line, Run
from bbtm_tui.tui.widgets.faces import Cast, Faces
from bbtm_tui.tui.widgets.log import Log
from bbtm_tui.tui.widgets.prompt import Asking
from bbtm_tui.tui.widgets.tally import COUNTED, Tally, TallyPane
from bbtm_tui.wording.commentators import SPEAKERS, comment
from bbtm_tui.wording.events import sentence
from bbtm_tui.wording.table import Names
from bbtm_tui.wording.text import _

if TYPE_CHECKING:
    from bbtm_tui.tui.screens.table import TableScreen

PAUSES = {"step": 60.0, "slow": 1.1, "fast": 0.3, "instant": 0.0}
"""Seconds a beat stays; a key goes on at once."""
QUIET = (
    told.UpgradesRefreshed,
    told.CardsDrawn,
    told.TurnStarted,
    told.SkillUsed,
    told.SkillsLost,
    told.TackleCompared,
    told.CardDiscarded,
    told.TokenAssigned,
    told.MatchupOpened,
    told.CardsPutUnder,
    told.CoinMoved,
    told.PowerChanged,
    told.TackleDeclared,
    told.TackleMissed,
    told.TackleSucceeded,
)
"""Events that are only logged."""


class Telling:
    """Tells events on the table's screen."""

    def __init__(self, screen: TableScreen, faces: Faces) -> None:
        self._screen = screen
        self._faces = faces
        self._tally = Tally()
        self._count = 0
        self._next: asyncio.Event | None = None

    @property
    def tallying(self) -> bool:
        """Whether a matchup is being resolved."""
        return bool(self._tally.matchup)

    def go_on(self) -> None:
        """End the present pause."""
        if self._next is not None:
            self._next.set()

    async def tell(self, events: list[Event], eye: int | None, before: View, after: View) -> None:
        """Log the events one by one, with a pause at each beat."""
        names = Names.at(self._faces.cards, after)
        cast = Cast(after, self._faces)
        log = self._screen.query_one(Log)
        for event in events:
            seen = event.seen_by(eye)
            lines = self._lines(seen, names, cast)
            log.add(lines)
            await self._beat(seen, lines, cast)

    def retell(self, events: list[Event], eye: int | None, view: View) -> None:
        """Log events without pauses."""
        names, cast = Names.at(self._faces.cards, view), Cast(view, self._faces)
        self._count = 0
        self._tally = Tally()
        lines = [line for event in events for line in self._lines(event.seen_by(eye), names, cast)]
        self._screen.query_one(Log).add(lines)

    def _lines(self, event: Event, names: Names, cast: Cast) -> list[Line]:
        """What the log says of an event, and what the commentators add."""
        self._count += 1
        team = cast.team(getattr(event, "manager", None))
        mark = Run(f"{self._faces.mark(team)} " if team else "· ", f"bold team:{team}" if team else "faint")
        style = "bold gold" if isinstance(event, told.WeekStarted | told.SpikeRevealed | told.MatchupWon) else ""
        lines: list[Line] = [[mark, Run(sentence(event, names), style)]]
        for speaker, text in comment(event, names, self._count):
            lines.append([Run(f"  {speaker.split()[0]}: ", "accent" if speaker == SPEAKERS["first"] else "ball"), Run(text, "italic muted")])
        return lines

    async def _beat(self, event: Event, lines: list[Line], cast: Cast) -> None:
        pane = self._screen.query_one(TallyPane)
        if isinstance(event, told.MatchupCleared):
            await self._hold(lines, cast)
            self._tally = Tally()
            self._screen.redraw()
            return
        if isinstance(event, COUNTED) and (self.tallying or isinstance(event, told.MatchupOpened)):
            first = not self.tallying
            self._tally.add(event)
            pane.show(cast, self._tally)
            if first:
                self._screen.redraw()
        if isinstance(event, QUIET):
            return
        await self._pause(lines, PAUSES[self._screen.table_app.settings.pace])

    async def _hold(self, lines: list[Line], cast: Cast) -> None:
        """Leave a finished tally on the screen until a key is pressed."""
        if self._screen.table_app.settings.pace != "instant" and self.tallying:
            await self._pause(lines, PAUSES["step"])

    async def _pause(self, lines: list[Line], seconds: float) -> None:
        if not seconds:
            return
        wait = [Run(_("Enter goes on"), "faint")] if seconds >= PAUSES["step"] else []
        self._screen.show_telling(Asking(words=(*lines, *([wait] if wait else []))))
        self._next = asyncio.Event()
        try:
            await asyncio.wait_for(self._next.wait(), None if wait else seconds)
        except TimeoutError:
            pass
        finally:
            self._next = None
