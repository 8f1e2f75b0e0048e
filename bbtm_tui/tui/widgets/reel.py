"""The Highlight Reel: this week's matchups from the Highlight deck outward, the tournament last."""

from __future__ import annotations

from textual import events

from bbtm_tui.engine.view import MatchupView
from bbtm_tui.tui.widgets.drawing import Block, Run, centred
from bbtm_tui.tui.widgets.faces import Cast
from bbtm_tui.tui.widgets.manager_block import managers_block, phase_name
from bbtm_tui.tui.widgets.matchup_card import BAND, matchup_block, whole_matchup
from bbtm_tui.tui.widgets.pane import Pane
from bbtm_tui.tui.widgets.team_zone import Lights
from bbtm_tui.wording.text import _

LOWEST = 2
TALLEST = 11


class HighlightReel(Pane):
    """All matchups, each in as many lines as it needs and there are."""

    cast: Cast | None = None
    lights = Lights()
    zoom = ""
    """The only matchup shown, if one is looked at closely."""
    down = 0
    """How many lines of it are above what is shown."""

    def show(self, cast: Cast, lights: Lights) -> None:
        """Show the matchups of a view, with what may be chosen lit."""
        self.cast, self.lights = cast, lights
        self.redraw()

    def look_at(self, matchup: str) -> None:
        """Show this matchup alone, or all again if it is empty."""
        self.zoom, self.down = matchup, 0
        self.redraw()

    def read_on(self, lines: int) -> None:
        """Go so many lines down in what is looked at closely; up if negative."""
        self.down = max(0, self.down + lines)
        self.redraw()

    def draw(self, width: int, height: int) -> Block:
        """The matchups, one below the other."""
        if self.cast is None or not self.cast.view.matchups:
            return self._nothing(width, height)
        matchups = self.cast.view.matchups
        for matchup in matchups:
            if matchup.id == self.zoom:
                return self._closely(*whole_matchup(matchup, self.cast, self.lights, width), height)
        heights = share_lines([_needs(matchup) for matchup in matchups], height, [_least(one) for one in matchups])
        block: Block = []
        gap = 1 if sum(heights) + len(matchups) - 1 <= height else 0
        for matchup, lines in zip(matchups, heights, strict=True):
            block += matchup_block(matchup, self.cast, self.lights, width, lines)
            block += [[]] * gap
        return block

    def _closely(self, card: Block, zones: Block, height: int) -> Block:
        """A matchup's card, and as much of the zones below it as there is room for."""
        room = height - len(card)
        self.down = max(0, min(self.down, len(zones) - room))
        shown = zones[self.down : self.down + room]
        if self.down + room < len(zones):
            shown[-1] = [Run(_("↓ reads on"), "bold accent")]
        return card + shown

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Read back in a closer look."""
        event.stop()
        self.read_on(-3)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Read on in a closer look."""
        event.stop()
        self.read_on(3)

    def _nothing(self, width: int, height: int) -> Block:
        """Without matchups the room shows the managers instead."""
        if self.cast is None:
            return []
        title = centred([Run(phase_name(self.cast.view.phase), "bold gold")], width)
        return [title, [], *managers_block(self.cast, None, width, height - 2)]


def share_lines(needs: list[int], height: int, least: list[int]) -> list[int]:
    """Lines for each matchup: the least for all, then what each needs, then a gap, then evenly."""
    number = len(needs)
    shares = list(least) if sum(least) <= height else [1] * number
    left = height - sum(shares)
    while left > 0:
        short = [n for n in range(number) if shares[n] < needs[n]]
        if not short:
            break
        shares[min(short, key=lambda n: shares[n] - needs[n] / 100)] += 1
        left -= 1
    left -= max(0, number - 1)
    while left > 0 and min(shares) < TALLEST:
        shares[shares.index(min(shares))] += 1
        left -= 1
    return shares


def _least(matchup: MatchupView) -> int:
    """How many lines show a matchup at all."""
    crowded = len(matchup.zones) > 2 and any(len(zone.players) > 1 for zone in matchup.zones)
    return BAND if crowded else LOWEST


def _needs(matchup: MatchupView) -> int:
    """How many lines show a matchup well: a heading, and two lines for each pair of players."""
    crowd = max((len(zone.players) for zone in matchup.zones), default=0)
    return 4 if matchup.tournament and crowd < 4 else 3 + 2 * max(1, -(-crowd // 2)) - 1
