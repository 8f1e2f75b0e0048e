"""The scoreboard phase told step by step: each matchup's tokens, sums, winner and payouts."""

from __future__ import annotations

from dataclasses import dataclass, field

from bbtm_tui.engine import events as told
from bbtm_tui.engine.events import Event
from bbtm_tui.tui.widgets.drawing import Block, Line, Run, boxed, cells, cut, fit, spread, wrap
from bbtm_tui.tui.widgets.faces import Cast
from bbtm_tui.tui.widgets.matchup_card import matchup_block
from bbtm_tui.tui.widgets.pane import Pane
from bbtm_tui.tui.widgets.player_card import BALL, FACEDOWN, token_face
from bbtm_tui.tui.widgets.team_zone import Lights
from bbtm_tui.wording.text import _, ngettext

ABOVE = 8
"""Lines of the matchup itself, where there is room for it."""
NAMED = 15
"""Cells of a name before a sum."""
COUNTED = (
    told.TokensRevealed,
    told.PlayerEjected,
    told.FansGained,
    told.FansLost,
    told.TotalCounted,
    told.MatchupWon,
    told.MatchupTied,
    told.PayoutCollected,
    told.CardsOffered,
    told.CardKept,
)
"""The events a tally shows."""


@dataclass
class Tally:
    """What has been told of the matchup being resolved."""

    matchup: str = ""
    events: list[Event] = field(default_factory=list)
    before: Cast | None = None
    """The table as it was when the matchup was opened."""

    def add(self, event: Event) -> None:
        """Note an event."""
        self.events.append(event)

    def drawn(self, width: int, height: int) -> Block:
        """The matchup as it was, in this many cells; nothing if it is not known."""
        views = self.before.view.matchups if self.before else ()
        for matchup in views:
            if matchup.id == self.matchup and self.before:
                return matchup_block(matchup, self.before, Lights(), width, height)
        return []


class TallyPane(Pane):
    """The tally of one matchup."""

    cast: Cast | None = None
    tally = Tally()

    def show(self, cast: Cast, tally: Tally) -> None:
        """Show a tally."""
        self.cast, self.tally = cast, tally
        self.redraw()

    def draw(self, width: int, height: int) -> Block:
        """A frame with the story of the sums, the last lines if there are too many."""
        cast = self.cast
        if cast is None or not self.tally.matchup:
            return []
        inner = min(width, 100)
        sums, others = self._lines(cast, inner - 4)
        above = self.tally.drawn(width, ABOVE) if height >= 2 * ABOVE + 4 else []
        room = height - len(above) - 3 if above else height - 2
        title = [Run(f" {cast.faces.name(self.tally.matchup)} ", "bold gold")]
        left = max(0, room - len(sums))
        shown = [[Run(" "), *line] for line in [*sums, *(others[-left:] if left else [])]]
        box = boxed(shown, inner, max(len(shown), min(room, 8)) + 2, title, "muted")
        margin = Run(" " * ((width - inner) // 2))
        return [*above, *([[]] if above else []), *([margin, *line] for line in box)]

    def _lines(self, cast: Cast, width: int) -> tuple[Block, Block]:
        """The sums, which always stay, and all else; fans of a payout stand on its line."""
        sums: Block = []
        others: Block = []
        before: Event | None = None
        for event in self.tally.events:
            lines = tally_lines(event, cast, width)
            if isinstance(event, told.TotalCounted):
                sums += lines
            elif isinstance(event, told.FansGained) and isinstance(before, told.PayoutCollected) and others:
                others[-1] = [*others[-1], *lines[0][3:]]
            else:
                others += lines
            before = event
        return sums, others


def tally_lines(event: Event, cast: Cast, width: int) -> Block:
    """One event of the scoreboard as lines."""
    match event:
        case told.TotalCounted():
            return _sum(event, cast, width)
        case told.MatchupWon(winners=winners, reason=reason):
            return [[], [Run("★ ", "bold gold"), cast.tag(winners[0]), Run(" " + _won(reason), "bold gold")]]
        case told.MatchupTied():
            return [[], [Run(_("A tie with the ball at midfield: nobody wins."), "bold muted")]]
        case told.TokensRevealed() | told.PlayerEjected():
            return [_player_line(event, cast)]
        case told.FansGained() | told.FansLost():
            return [_fans_line(event, cast)]
        case told.PayoutCollected(manager=manager, payout=payout, section=section):
            name = Run(" " + _("collects {section}:").format(section=section_name(section)) + " ", "muted")
            return [[Run("  "), cast.tag(manager), name, *cast.faces.payout(payout)]]
        case told.CardsOffered(manager=manager, count=count):
            return [[Run("    "), cast.tag(manager), Run(" " + _("draws {n} and keeps one").format(n=count), "muted")]]
    return []


def _player_line(event: told.TokensRevealed | told.PlayerEjected, cast: Cast) -> Line:
    """What a player's tokens show, or that he leaves."""
    name = cast.faces.label(event.player)
    if isinstance(event, told.PlayerEjected):
        owner = f"bold team:{cast.team(event.manager)}"
        return [Run("✖ ", "bold bad"), Run(name, owner), Run(" " + _("is ejected"), "bad")]
    shown = [token_face(token, cast) if token else FACEDOWN for token in event.tokens]
    tokens = _spaced([Run(f" {face} ", "bold gold on:key") for face in shown])
    return [Run(cut(name, 24), "bold"), Run("  " + _("shows") + " ", "muted"), *tokens]


def _fans_line(event: told.FansGained | told.FansLost, cast: Cast) -> Line:
    """Fans gained or lost, and how many there are now."""
    gained = isinstance(event, told.FansGained)
    amount = f"+{event.amount}" if gained else f"−{event.amount}"
    change = ngettext("{amount} fan", "{amount} fans", event.amount).format(amount=amount)
    now = Run("  " + _("now {n}").format(n=event.total), "muted")
    reasons = {"payout": "", "tokens": _("by the tokens above")}
    why = reasons.get(event.reason, _("by {card}").format(card=cast.faces.name(event.reason)))
    amount_run = Run(f" {change}", "bold gold" if gained else "bold bad")
    return [Run("  "), cast.tag(event.manager), amount_run, now, Run(f"  {why}", "muted")]


def _spaced(runs: Line) -> Line:
    return [each for run in runs for each in (run, Run(" "))]


def _sum(event: told.TotalCounted, cast: Cast, width: int) -> Block:
    """Name, each player's Star Power, tokens, ball, abilities, and what they add up to."""
    parts: Line = []
    for label, power in event.players:
        parts += _part(power, cast.faces.short(label, 12), parts)
    tokens = ngettext("token", "tokens", event.tokens)
    for number, name in ((event.tokens, tokens), (event.ball, BALL), (event.bonus, _("abilities"))):
        parts += _part(number, name, parts) if number else []
    total = [Run(" = ", "muted"), Run(f"{event.total:>2} ", "bold gold")]
    lines = wrap(parts, width - NAMED - cells(total)) or [[]]
    names = [[cast.tag(event.manager, NAMED - 1)], *([[]] * (len(lines) - 1))]
    block = [[*fit(name, NAMED), *line] for name, line in zip(names, lines, strict=True)]
    return [*block[:-1], spread(block[-1], total, width)]


def _part(number: int, name: str, before: Line) -> Line:
    return [
        Run(" + " if before else "", "muted"),
        Run(f"{number}\u00a0", "bold"),
        Run(name.replace(" ", "\u00a0"), "muted"),
    ]


def _won(reason: str) -> str:
    return {
        "total": _("wins"),
        "ball": _("wins the tie: the ball is theirs"),
        "alone": _("wins alone"),
        "coin": _("wins the tie by the golden coin"),
    }.get(reason, _("wins"))


def section_name(section: str) -> str:
    """A section of payouts, as people call it."""
    names = {
        "left": _("the left zone"),
        "right": _("the right zone"),
        "centre": _("the winner’s payout"),
        "winner": _("the trophy"),
        "runner-up": _("the ribbon"),
        "lose": _("LOSE!"),
    }
    return names.get(section, section)
