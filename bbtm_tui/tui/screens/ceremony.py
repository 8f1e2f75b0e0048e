"""The final ceremony: the table from the last place to the first, and a chart of fans by week."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType

from bbtm_tui.engine import events as told
from bbtm_tui.engine.events import Event
from bbtm_tui.engine.view import View
from bbtm_tui.tui.keys import ceremony_bindings, key_items
from bbtm_tui.tui.screens.base import FittedScreen
from bbtm_tui.tui.widgets.drawing import Block, Line, Run, cells, centred, fit, spread, wrap
from bbtm_tui.tui.widgets.faces import Cast, Faces
from bbtm_tui.tui.widgets.key_bar import KeyBar
from bbtm_tui.tui.widgets.pane import Pane
from bbtm_tui.wording.text import _, ngettext

PAUSE = 0.9
"""Seconds between two places, unless a key is faster."""
NAMED = 20
"""Cells of a name."""
TICKS = "▁▂▃▄▅▆▇█"


def fans_by_week(events: list[Event], seats: int) -> list[tuple[int, ...]]:
    """Each manager's fans at the end of each week."""
    fans = [0] * seats
    weeks: list[tuple[int, ...]] = []
    for event in events:
        if isinstance(event, told.FansGained | told.FansLost):
            fans[event.manager] = event.total
        elif isinstance(event, told.WeekStarted) and event.week > 1:
            weeks.append(tuple(fans))
    return [*weeks, tuple(fans)]


def fans_at_the_end(events: list[Event]) -> dict[int, list[tuple[str, int]]]:
    """By seat, the cards that paid fans after the last matchup."""
    cleared = max((number for number, event in enumerate(events) if isinstance(event, told.MatchupCleared)), default=-1)
    paid: dict[int, list[tuple[str, int]]] = {}
    for event in events[cleared + 1 :] if cleared >= 0 else []:
        if isinstance(event, told.FansGained):
            paid.setdefault(event.manager, []).append((event.reason, event.amount))
    return paid


class CeremonyPane(Pane):
    """The final table, as far as it has been read out, and the chart."""

    def __init__(self, cast: Cast, ended: told.SeasonEnded, events: list[Event]) -> None:
        super().__init__()
        self.cast, self.ended = cast, ended
        self.weeks = fans_by_week(events, len(ended.fans))
        self.late = fans_at_the_end(events)
        self.read_out = 0
        """How many places, from the last, have been read out."""

    @property
    def done(self) -> bool:
        """Whether everybody has been read out."""
        return self.read_out >= len(self.ended.ranking)

    def go_on(self) -> None:
        """Read out the next place."""
        self.read_out += 1
        self.redraw()

    def draw(self, width: int, height: int) -> Block:
        """Title, places, then the winner and the chart."""
        inner = min(width - 4, 104)
        places = self.ended.ranking
        block: Block = [[], centred([Run(_("The season is over"), "bold gold")], inner), []]
        for rank, seat in enumerate(places):
            hidden = rank < len(places) - self.read_out
            block.append(self._place(rank, seat, inner, hidden=hidden))
            if seat in self.late and not hidden:
                block += [[Run(" " * 6), *line] for line in wrap([Run(self._late_words(seat), "muted")], inner - 6)]
        block.append([])
        if self.done:
            block += self._winner(inner)
            block += self._chart(inner, height - len(block))
        above = max(0, (height - len(block)) // 3)
        margin = Run(" " * ((width - inner) // 2))
        return [*([[]] * above), *([margin, *fit(line, inner)] for line in block)]

    def _late_words(self, seat: int) -> str:
        """Which cards paid at the end of the season."""
        sums: dict[str, int] = {}
        for card, amount in self.late[seat]:
            sums[card] = sums.get(card, 0) + amount
        paid = ", ".join(f"{self.cast.faces.name(card)} +{amount}" for card, amount in sums.items())
        return _("at the end: {paid}").format(paid=paid)

    def _place(self, rank: int, seat: int, width: int, hidden: bool) -> Line:
        """A place: name, a bar as long as the fans, the numbers."""
        if hidden:
            return [Run(f" {rank + 1}. ", "muted"), Run("…", "faint")]
        fans, improvements = self.ended.fans[seat], self.ended.improvements[seat]
        won = rank == 0 and self.ended.winner == seat
        gained = ngettext("{n} improvement", "{n} improvements", improvements).format(n=improvements).rjust(15)
        numbers = [
            Run(f" {fans:>3} ", "bold gold" if won else "bold"),
            Run(f"{ngettext('fan', 'fans', fans)}  {gained} ", "muted"),
        ]
        room = width - NAMED - cells(numbers) - 4
        bar = Run("█" * round(room * fans / max(1, *self.ended.fans)), f"team:{self.cast.team(seat)}")
        name = fit([self.cast.tag(seat, NAMED - 1)], NAMED)
        return [
            Run(f" {rank + 1}. ", "bold gold" if won else "muted"),
            *name,
            *spread([bar], numbers, width - NAMED - 4),
        ]

    def _winner(self, width: int) -> Block:
        ended = self.ended
        if ended.winner is None:
            return [centred([Run(_("All tied to the end: nobody is Manager of the Year."), "bold")], width), []]
        team = self.cast.team(ended.winner)
        text = _("{name} is Manager of the Year!").format(name=self.cast.name(ended.winner))
        banner = f"  {self.cast.faces.mark(team)}  {text}  {self.cast.faces.mark(team)}  "
        reasons = {
            "improvements": _("tied on fans, ahead on improvements"),
            "suspension": _("those tied in front were suspended"),
        }
        why = [centred([Run(reasons[ended.reason], "muted")], width)] if ended.reason in reasons else []
        return [centred([Run(banner, f"bold fill:{team}")], width), *why, []]

    def _chart(self, width: int, height: int) -> Block:
        """Fans by week, a column a manager and week."""
        seats = len(self.ended.fans)
        rows = max(3, min(16, height - 4))
        unit = -(-max(1, *(fans for week in self.weeks for fans in week)) // rows)
        share = max(seats * 2 + 2, (width - 6) // max(1, len(self.weeks)))
        block: Block = [[Run("      " + _("Fans by week"), "bold muted")]]
        for row in range(rows, 0, -1):
            line: Line = [Run(f"{unit * row:>4} ", "faint"), Run("│", "faint")]
            for week in self.weeks:
                bars: Line = [Run(" ")]
                for seat in range(seats):
                    bars.append(Run(_tick(week[seat] / unit - row + 1) * 2, f"team:{self.cast.team(seat)}"))
                line += fit(bars, share)
            block.append(line)
        axis: Line = [Run("     └", "faint")]
        names: Line = [Run("      ")]
        for number in range(len(self.weeks)):
            axis.append(Run("─" * share, "faint"))
            marks = [Run(" ")] + [
                Run(self.cast.faces.mark(self.cast.team(seat)) + " ", f"team:{self.cast.team(seat)}")
                for seat in range(seats)
            ]
            names += fit([*marks, Run(f"{number + 1}", "muted")], share)
        return [*block, axis, names]


def _tick(amount: float) -> str:
    """One cell of a column filled by this much of itself."""
    if amount <= 0:
        return " "
    return TICKS[min(7, max(0, round(amount * 8) - 1))]


class CeremonyScreen(FittedScreen[str]):
    """Reads out the places, then waits for a wish: ``again``, ``look``, or nothing to leave."""

    BINDINGS: ClassVar[list[BindingType]] = [*ceremony_bindings()]
    AUTO_FOCUS: ClassVar[str | None] = None

    def __init__(self, view: View, events: list[Event], faces: Faces, *, repeatable: bool = False) -> None:
        super().__init__()
        self._repeatable = repeatable
        ended = next(event for event in reversed(events) if isinstance(event, told.SeasonEnded))
        self._pane = CeremonyPane(Cast(view, faces), ended, events)

    def compose(self) -> ComposeResult:
        """The pane, and what can be done at the end."""
        yield self._pane
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """Read out a place at a time, or all at once."""
        pace = self.settings.pace
        if pace == "instant" or not self.settings.animation:
            self._pane.read_out = len(self._pane.ended.ranking)
        elif pace != "step":
            self._timer = self.set_interval(PAUSE, self._tick)
        self._show_keys()

    def _tick(self) -> None:
        self._pane.go_on()
        self._show_keys()
        if self._pane.done:
            self._timer.stop()

    def _show_keys(self) -> None:
        """What can be done, once everybody has been read out."""
        names = ["go-on", "look", *(["again"] if self._repeatable else [])] if self._pane.done else ["go-on"]
        keys = key_items([f"ceremony.{name}" for name in names], self.settings.keys)
        if self._pane.done:
            key, _words, action = keys[0]
            keys = ((key, _("leave the table"), action), *keys[1:])
        self.query_one(KeyBar).show(keys)

    def action_go_on(self) -> None:
        """The next place, or the end."""
        if self._pane.done:
            self.dismiss("")
        else:
            self._pane.go_on()
            self._show_keys()

    def action_look(self) -> None:
        """Look at the season again, move by move."""
        if self._pane.done:
            self.dismiss("look")

    def action_again(self) -> None:
        """Another season of the same people."""
        if self._pane.done and self._repeatable:
            self.dismiss("again")

    async def on_pane_hit(self, message: Pane.Hit) -> None:
        """A click on a key does what it does."""
        message.stop()
        await self.run_action(message.what.removeprefix("do:"))

    def on_click(self) -> None:
        """A click goes on while places are read out."""
        if not self._pane.done:
            self.action_go_on()
