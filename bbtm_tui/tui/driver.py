"""The turn driver: the only one who talks to the season. It asks, answers and tells, until the season is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from bbtm_tui.engine.decisions import Decision
from bbtm_tui.engine.events import Event
from bbtm_tui.engine.view import View
from bbtm_tui.journal.problems import NotSaved, NoUndo
from bbtm_tui.tui.asking import Oracle
from bbtm_tui.wording.text import _

if TYPE_CHECKING:
    from bbtm_tui.cards.cardset import CardSet
    from bbtm_tui.journal.kept import Note, Stop
    from bbtm_tui.managers.manager import Manager


class Season(Protocol):
    """What the driver needs of a season: a session that is saved as it is played."""

    @property
    def decision(self) -> Decision | None:
        """The question that is open; None when the season is over."""

    @property
    def number(self) -> int:
        """How many answers were given."""

    @property
    def start_events(self) -> list[Event]:
        """What was told before the first question."""

    def view(self, seat: int | None) -> View:
        """The table as a seat may see it."""

    @property
    def session(self) -> Oracle:
        """The session at this prompt: for looking, never for answering."""

    def answer(self, option: str) -> list[Event]:
        """Give an answer. Raises NotSaved; then it was not given."""

    def undo_seat(self) -> int | None:
        """The person whose answer `undo` would take back; None when nothing can be."""

    def undo(self) -> None:
        """Take the last answer of a person back. Raises NoUndo with the reason, or NotSaved."""

    def go_back(self, to: int, agreed: Iterable[int]) -> None:
        """Go back to an earlier moment with new chance, as everybody agreed. Raises NoUndo or NotSaved."""

    def stops(self) -> list[Stop]:
        """The moments to which the whole table may agree to go back."""

    def story(self) -> Iterator[Event | Note]:
        """Everything told so far, without what was taken back."""

    def final_warning(self, option: str) -> str:
        """What an answer makes final, as a sentence."""

    def lift_curtain(self, seat: int) -> None:
        """Note that this person's hand is shown now. Raises NotSaved; then it stays hidden."""

    @property
    def notes(self) -> list[str]:
        """Sentences that the people at the table should read once."""

    @property
    def path(self) -> Path:
        """The journal's file."""

    def close(self) -> None:
        """Leave the season; it can be resumed."""


@dataclass(frozen=True, slots=True)
class TableStart:
    """A season ready to be played at the table."""

    season: Season
    cards: CardSet
    computers: Mapping[int, Manager]
    """Who plays for a seat; a seat that is not there is a person's."""
    story: tuple[Event | Note, ...] = ()
    """What was told before, of a season that goes on."""
    again: Callable[[], TableStart] | None = None
    """Begins another season of the same people."""


@dataclass(frozen=True, slots=True)
class Given:
    """A person's answer."""

    option: str


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A person wants the last answer back."""


@dataclass(frozen=True, slots=True)
class Left:
    """A person leaves the table."""


@dataclass(frozen=True, slots=True)
class WentBack:
    """The whole table goes back to a moment: so many moves stand there."""

    moves: int


Reply = Given | TakenBack | WentBack | Left


class Stage(Protocol):
    """What shows the season: the table's screen."""

    async def lower_curtain(self, seat: int, view: View, last: int | None) -> bool:
        """Hide everything private; true once the person at the seat is there, false if `last` wants his answer back."""

    async def ask(self, decision: Decision, view: View, season: Season) -> Reply:
        """Ask a person; the season is only looked at."""

    async def tell(self, events: list[Event], eye: int | None, after: View, chosen: bool) -> None:
        """Tell what happened and show the table as it is now; `chosen` when a person's answer led to it."""

    def retell(self, story: Sequence[Event | Note], eye: int | None, view: View) -> None:
        """Show the table and what was told so far, without delay."""

    def say(self, text: str) -> None:
        """Show a sentence about the table itself."""

    async def warn(self, text: str) -> None:
        """Show a sentence and wait until it was read."""


class TurnDriver:
    """Plays one season on a stage."""

    def __init__(self, start: TableStart, stage: Stage) -> None:
        self._season = start.season
        self._computers = start.computers
        self._stage = stage
        self._told: list[Event | Note] = [*(start.story or start.season.start_events)]
        self._alone = self.persons[0] if len(self.persons) == 1 else None
        """The only person; then nothing need be hidden."""
        self._seen = self._alone
        """Whose hand was shown last."""

    async def play(self) -> bool:
        """Play until the season is over (true) or somebody leaves (false); then close the season."""
        try:
            return await self._play()
        finally:
            self._season.close()

    async def _play(self) -> bool:
        season, stage = self._season, self._stage
        stage.retell(self._told, self._alone, season.view(self._eye()))
        await self._show_notes()
        while (decision := season.decision) is not None:
            try:
                reply = await self._reply(decision)
                if isinstance(reply, Left):
                    return False
                await self._follow(reply, decision)
            except NotSaved as problem:
                await stage.warn(str(problem))
            await self._show_notes()
        return True

    async def _reply(self, decision: Decision) -> Reply:
        """What the person or the computer who is asked wants."""
        seat, season = decision.manager, self._season
        if seat not in self._computers:
            return await self._ask(decision)
        choose = self._computers[seat].choose
        return Given(await asyncio.to_thread(choose, decision, lambda: season.view(seat), season.number))

    async def _follow(self, reply: Given | TakenBack | WentBack, decision: Decision) -> None:
        """Do what is wanted, and show what came of it."""
        if not isinstance(reply, Given):
            self._take_back(reply)
            return
        events = self._season.answer(reply.option)
        self._told += events
        chosen = decision.manager not in self._computers
        await self._stage.tell(events, self._alone, self._season.view(self._eye()), chosen)

    async def _show_notes(self) -> None:
        """Show what the season has to say that is no event of it, such as that the hall of fame cannot be written."""
        while self._season.notes:
            await self._stage.warn(self._season.notes.pop(0))

    @property
    def persons(self) -> list[int]:
        """The seats played by people."""
        return [seat for seat in range(len(self._season.view(None).managers)) if seat not in self._computers]

    @property
    def events(self) -> list[Event]:
        """Everything told so far."""
        return [each for each in self._told if isinstance(each, Event)]

    def _eye(self) -> int | None:
        """Whose view may lie open: the only person's, else that of a person whose question needs his hand."""
        if self._alone is not None:
            return self._alone
        decision = self._season.decision
        return self._seen if decision is not None and decision.uses_hand and decision.manager == self._seen else None

    async def _ask(self, decision: Decision) -> Reply:
        season, seat = self._season, decision.manager
        if self._seen != seat:
            self._seen = None
        if decision.uses_hand and self._seen is None:
            last = season.undo_seat()
            last = last if last != seat else None
            if not await self._stage.lower_curtain(seat, season.view(None), last):
                self._seen = last
                return TakenBack()
            season.lift_curtain(seat)
            self._seen = seat
        return await self._stage.ask(decision, season.view(self._eye()), season)

    def _take_back(self, reply: TakenBack | WentBack) -> None:
        season = self._season
        try:
            if isinstance(reply, WentBack):
                season.go_back(reply.moves, self.persons)
            else:
                season.undo()
        except NoUndo as problem:
            way_out = _("The time out offers to go further back, if all agree.") if season.stops() else ""
            self._stage.say(_("Not taken back: {why}").format(why=problem) + f" {way_out}".rstrip())
            return
        self._told = list(season.story())
        if isinstance(reply, WentBack):
            self._seen = self._alone
            self._stage.say(_("The table went back, as all agreed; from here chance is new. The log says so too."))
        self._stage.retell(self._told, self._alone, season.view(self._eye()))
