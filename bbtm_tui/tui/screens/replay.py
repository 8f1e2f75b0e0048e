"""A saved season looked at again: the table as it was, move by move."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Resize
from textual.timer import Timer

from bbtm_tui.journal.replay import Replay
from bbtm_tui.tui.keys import key_items, replay_bindings
from bbtm_tui.tui.lines import log_lines
from bbtm_tui.tui.screens.base import FittedScreen
from bbtm_tui.tui.widgets.drawing import Line, Run
from bbtm_tui.tui.widgets.faces import Cast, Faces
from bbtm_tui.tui.widgets.hand import Hand, HandCard
from bbtm_tui.tui.widgets.key_bar import KeyBar
from bbtm_tui.tui.widgets.log import Log
from bbtm_tui.tui.widgets.pane import Pane
from bbtm_tui.tui.widgets.prompt import Asking, Prompt
from bbtm_tui.tui.widgets.reel import HighlightReel
from bbtm_tui.tui.widgets.scoreboard import Header, ManagerStrip, Scoreboards
from bbtm_tui.tui.widgets.team_zone import Lights
from bbtm_tui.wording.table import Names
from bbtm_tui.wording.text import _

STEP = 0.6
"""Seconds between two moves while it plays."""


class ReplayScreen(FittedScreen[None]):
    """Steps through a season; seats' hands open once it is over."""

    BINDINGS: ClassVar[list[BindingType]] = [*replay_bindings()]
    AUTO_FOCUS: ClassVar[str | None] = None

    def __init__(self, replay: Replay) -> None:
        super().__init__()
        self.replay = replay
        self.faces = Faces(replay.record.cards)
        self.seat: int | None = None
        """Whose view is shown; None for what all could see."""
        self._playing: Timer | None = None

    def compose(self) -> ComposeResult:
        """The table without its prompt's keys."""
        yield Header(id="header")
        yield ManagerStrip(id="strip")
        with Horizontal(id="body"):
            yield HighlightReel(id="reel")
            with Vertical(id="side"):
                yield Scoreboards(id="scores")
                yield Log(id="log")
        yield Hand(id="hand")
        yield Prompt(id="prompt")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """Show the beginning."""
        names = ("back", "forward", "play", "week", "matchup", "seat", "leave")
        items = key_items([f"replay.{name}" for name in names], self.settings.keys)
        self.query_one(KeyBar).show(items)
        self._show()
        for note in self.replay.notes:
            self.notify(note, markup=False)

    def on_resize(self, event: Resize) -> None:
        """Names have one form at one size."""
        self.faces.fit_names(event.size.width)

    def _show(self) -> None:
        view = self.replay.view(self.seat)
        cast = Cast(view, self.faces)
        self.set_class(bool(view.headline), "-headline")
        self.query_one(Header).show(cast)
        self.query_one(ManagerStrip).show(cast, None)
        self.query_one(HighlightReel).show(cast, Lights())
        self.query_one(Scoreboards).show(cast, None)
        self._show_hands(cast)
        self._show_story(cast)

    def _show_hands(self, cast: Cast) -> None:
        """The hand of whose view it is; all hands in the common view, once the season is over."""
        pane, seat = self.query_one(Hand), self.seat
        if seat is None and self.replay.finished:
            hands = self.replay.hands()
            pane.styles.height = len(hands) + 1
            pane.show_all(cast, hands)
            return
        pane.styles.height = None
        hand = cast.view.managers[seat].hand if seat is not None else None
        pane.show(cast, seat, tuple(HandCard(card) for card in hand or ()), is_open=hand is not None)

    def _show_story(self, cast: Cast) -> None:
        replay, names = self.replay, Names.at(self.faces.cards, cast.view)
        title: Line = [Run(_("Move {at} of {length}").format(at=replay.at, length=replay.length), "bold on:panel")]
        told = [line for event in replay.events for line in log_lines(event, names, cast, replay.at)]
        hint = (
            _("{key} shows the table as each manager saw it").format(key=self._seat_key())
            if replay.finished
            else _("unfinished: hands stay closed")
        )
        self.query_one(Prompt).show(Asking(title, tuple(told), hint=hint, newest=True))
        log = self.query_one(Log)
        log.clear()
        place = replay.at - replay.first + 1
        told_before = replay.story()[max(0, place - 40) : place]
        log.add([line for events in told_before for event in events for line in log_lines(event, names, cast, 0)])

    def _seat_key(self) -> str:
        return key_items(["replay.seat"], self.settings.keys)[0][0]

    def _go_to(self, at: int) -> None:
        self.replay.go_to(at)
        self._show()

    def action_step(self, moves: int) -> None:
        """Some moves on, or back."""
        self._go_to(self.replay.at + moves)

    def action_play(self) -> None:
        """Play, or stop."""
        if self._playing is not None:
            self._playing.stop()
            self._playing = None
        else:
            self._playing = self.set_interval(STEP, self._tick)

    def _tick(self) -> None:
        if self.replay.at >= self.replay.length:
            self.action_play()
        else:
            self.action_step(1)

    def action_week(self) -> None:
        """To the next week; after the last, to the first."""
        places = [place for place, _week in self.replay.weeks()]
        self._go_to(next((place for place in places if place > self.replay.at), places[0] if places else 0))

    def action_matchup(self) -> None:
        """To the next matchup's scoreboard; after the last, to the first."""
        places = [place for place, _week, _matchup in self.replay.matchups()]
        self._go_to(next((place for place in places if place > self.replay.at), places[0] if places else 0))

    def action_seat(self) -> None:
        """The next seat's view; after the last, what all could see."""
        if not self.replay.finished:
            self.notify(_("The hands open once the season is over."), markup=False)
            return
        seats: list[int | None] = [None, *range(len(self.replay.record.header.setup.seats))]
        self.seat = seats[(seats.index(self.seat) + 1) % len(seats)]
        self._show()

    def action_leave(self) -> None:
        """Back to the menu, or out."""
        if len(self.app.screen_stack) > 1:
            self.dismiss(None)
        else:
            self.app.exit()

    async def on_pane_hit(self, message: Pane.Hit) -> None:
        """A click does what the key does."""
        message.stop()
        if message.what.startswith("do:"):
            await self.run_action(message.what.removeprefix("do:"))
