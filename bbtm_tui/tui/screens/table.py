"""The table: it shows the season as one person may see it, asks, and tells."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import work
from textual.binding import BindingType

from bbtm_tui.engine.decisions import Decision
from bbtm_tui.engine.events import Event
from bbtm_tui.engine.view import View
from bbtm_tui.journal.kept import Note
from bbtm_tui.tui.asking import Question
from bbtm_tui.tui.driver import Given, Left, Reply, Season, TableStart, TakenBack, TurnDriver, WentBack
from bbtm_tui.tui.keys import table_bindings
from bbtm_tui.tui.screens.tabletop import Tabletop
from bbtm_tui.tui.widgets.faces import Cast, Faces
from bbtm_tui.tui.widgets.log import Log
from bbtm_tui.tui.widgets.pane import Pane
from bbtm_tui.tui.widgets.reel import HighlightReel
from bbtm_tui.wording.text import _

GRACE = 0.4
"""Seconds during which keys are dropped after a telling was hurried: an impatient finger answers nothing."""


class TableScreen(Tabletop):
    """One season at the table. Implements the driver's `Stage`."""

    BINDINGS: ClassVar[list[BindingType]] = [*table_bindings()]
    AUTO_FOCUS: ClassVar[str | None] = None

    def __init__(self, start: TableStart) -> None:
        super().__init__(Faces(start.cards))
        self.driver = TurnDriver(start, self)
        self._season = start.season
        self._again = start.again
        self._reply: asyncio.Future[Reply] | None = None

    def on_mount(self) -> None:
        """Begin to play once the table is there."""
        self.play()

    @work(exclusive=True)
    async def play(self) -> None:
        """Drive the season to its end, or until somebody leaves."""
        wish = await self._celebrate() if await self.driver.play() else ""
        if wish == "again" and self._again is not None:
            await self._sit_down_again(self._again)
        self._close()

    async def _sit_down_again(self, again: Callable[[], TableStart]) -> None:
        """Another season over this one, until it is left."""
        from bbtm_tui.journal.problems import NotSaved

        try:
            await self.app.push_screen_wait(TableScreen(again()))
        except NotSaved as problem:
            await self.warn(str(problem))

    def _close(self) -> None:
        """Back to the menu, if the table was opened from it."""
        if len(self.app.screen_stack) > 1:
            self.dismiss(None)
        else:
            self.app.exit()

    async def _celebrate(self) -> str:
        """The ceremony, as often as the season is looked at again; what is wished after it."""
        from bbtm_tui.journal.problems import JournalProblem
        from bbtm_tui.journal.replay import Replay
        from bbtm_tui.tui.screens.ceremony import CeremonyScreen
        from bbtm_tui.tui.screens.replay import ReplayScreen

        assert self._view is not None
        repeatable = self._again is not None
        wish = "look"
        while wish == "look":
            ceremony = CeremonyScreen(self._view, self.driver.events, self.faces, repeatable=repeatable)
            wish = await self.app.push_screen_wait(ceremony)
            if wish == "look":
                try:
                    await self.app.push_screen_wait(ReplayScreen(Replay.open(self._season.path)))
                except JournalProblem as problem:
                    self.say(str(problem))
        return wish

    # --- the driver's stage -----------------------------------------------------------------------------------------

    async def lower_curtain(self, seat: int, view: View, last: int | None) -> bool:
        """Hide the hand and wait for the person at the seat, or for the last one, who wants his answer back."""
        from bbtm_tui.tui.screens.curtain import Curtain

        self._view = view
        self.question = None
        self.redraw()
        return await self.app.push_screen_wait(Curtain(Cast(view, self.faces), seat, last))

    async def ask(self, decision: Decision, view: View, season: Season) -> Reply:
        """Ask a person and wait for the reply."""
        self._view, self._season = view, season
        self.question = Question(decision, view, season.session, season.final_warning)
        self._reply = asyncio.get_running_loop().create_future()
        self.redraw()
        self.table_app.go_deaf(GRACE if self.telling.calm_down() else 0.0)
        try:
            return await self._reply
        finally:
            self.question, self._reply = None, None

    async def tell(self, events: list[Event], eye: int | None, after: View, chosen: bool) -> None:
        """Tell the events at the pace that is set, then show the table after them."""
        assert self._view is not None
        self.redraw()
        await self.telling.tell(events, eye, self._view, after, chosen)
        self.reveal(after)

    def retell(self, story: Sequence[Event | Note], eye: int | None, view: View) -> None:
        """Show the table and the whole log at once."""
        self._view = view
        self.query_one(Log).clear()
        self.telling.retell(story, eye, view)
        self.redraw()

    def say(self, text: str) -> None:
        """Show a sentence above the answers."""
        self.notify(text, markup=False)

    async def warn(self, text: str) -> None:
        """Show a sentence and wait until it was read."""
        await self.telling.warn(text)

    # --- keys -------------------------------------------------------------------------------------------------------

    def _settle(self, option: str) -> None:
        if not option or not self._reply_with(Given(option)):
            self.redraw()

    def action_pick(self, pick: int) -> None:
        """Take the answer with this key."""
        if self.question is not None:
            self._settle(self.question.take(pick))

    def action_confirm(self) -> None:
        """Take the answer under the cursor; while something is told, go on."""
        if self.question is not None:
            self._settle(self.question.confirm())
        else:
            self.telling.go_on()

    def action_back(self) -> None:
        """Put a picked card back, or leave a closer look."""
        if self.query_one(HighlightReel).zoom:
            self.look_at("")
        elif self.question is not None and self.question.back():
            self.redraw()
        elif self.face != "reel":
            self.face = "reel"
            self._set_face()

    def action_move(self, x: int, y: int) -> None:
        """Move the cursor, or read on in the log or in a closer look."""
        if self.face == "log" and y:
            self.query_one(Log).read_back(-3 * y)
        elif self.face == "reel" and y and self.query_one(HighlightReel).zoom:
            self.query_one(HighlightReel).read_on(3 * y)
        elif self.question is not None:
            rows = 2 if self.question.picked else 1
            self.question.move(x + y * rows)
            self.redraw()

    def action_why(self) -> None:
        """Tell why what is under the cursor is not possible."""
        if self.question is not None:
            self.question.refusal = self.question.why()
            if self.question.refusal is None:
                self.say(_("Press a grey number, or go there with the arrows, to hear why it is not possible."))
            self.redraw()

    def action_undo(self) -> None:
        """Ask for the last answer back."""
        if self.question is not None and self.question.back():
            self.redraw()
        else:
            self._reply_with(TakenBack())

    def action_pause(self) -> None:
        """Leave, go back together, settings, cards, a bug report."""
        self.pause()

    @work(exclusive=True, group="pause")
    async def pause(self) -> None:
        """Ask what is wanted, and do it."""
        from bbtm_tui.tui.screens import pause

        chosen = await self.app.push_screen_wait(pause.pause_screen())
        if chosen == "leave":
            self._leave()
        elif chosen == "bundle":
            self.say(pause.pack_report(self._season.path))
        elif chosen == "back" and self._view is not None:
            stop = await pause.agree_to_go_back(
                self.app.push_screen_wait, self._season, self._view, self.faces, self.driver.persons
            )
            if stop is not None:
                self._reply_with(WentBack(stop))
        elif chosen == "settings":
            from bbtm_tui.tui.screens.settings import SettingsScreen

            self.app.push_screen(SettingsScreen())
        elif chosen == "cards":
            self.read_card("")
        elif chosen == "piles":
            self.read_piles()

    def _leave(self) -> None:
        if not self._reply_with(Left()):
            self.workers.cancel_node(self)
            self._close()

    def _reply_with(self, reply: Reply) -> bool:
        """Give a reply to the driver, if it waits for one."""
        if self._reply is None or self._reply.done():
            return False
        self._reply.set_result(reply)
        return True

    # --- the mouse --------------------------------------------------------------------------------------------------

    async def on_pane_hit(self, message: Pane.Hit) -> None:
        """A click does what the key there does."""
        message.stop()
        kind, _colon, what = message.what.partition(":")
        if kind == "do":
            await self.run_action(what)
        elif kind == "pick":
            self.action_pick(int(what))
        elif kind in ("place", "player") and self.question is not None:
            self._settle(self.question.take(self.question.find(what)))
        elif kind == "pane":
            self.face = "reel" if self.face == what else what
            self._set_face()
        elif kind == "card":
            self.read_card(what)
        elif kind == "rule":
            self.read_rule(what)
