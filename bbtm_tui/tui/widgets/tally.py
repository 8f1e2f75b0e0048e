"""The scoreboard phase told step by step: each matchup's tokens, sums, winner and payouts."""

from __future__ import annotations

from dataclasses import dataclass, field

from bbtm_tui.engine import events as told
from bbtm_tui.engine.events import Event
from bbtm_tui.tui.widgets.drawing import Block, Line, Run, boxed, cells, cut, fit, spread
from bbtm_tui.tui.widgets.faces import Cast
from bbtm_tui.tui.widgets.pane import Pane
from bbtm_tui.tui.widgets.player_card import BALL, token_face
from bbtm_tui.wording.text import _, ngettext

COUNTED = (
    told.MatchupOpened,
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

    def add(self, event: Event) -> None:
        """Note an event; a new matchup begins a new tally."""
        if isinstance(event, told.MatchupOpened):
            self.matchup, self.events = event.matchup, []
        elif isinstance(event, COUNTED):
            self.events.append(event)


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
        inner = min(width - 2, 96)
        rows = [line for event in self.tally.events for line in tally_lines(event, cast, inner - 4)]
        title = [Run(f" {cast.faces.name(self.tally.matchup)} ", "bold gold")]
        shown = [[Run(" "), *line] for line in rows[-max(1, height - 2) :]]
        box = boxed(shown, inner, min(height, max(len(shown), 6) + 2), title, "muted")
        margin = Run(" " * ((width - inner) // 2))
        return [[margin, *line] for line in box]


def tally_lines(event: Event, cast: Cast, width: int) -> Block:
    """One event of the scoreboard as lines."""
    faces = cast.faces
    match event:
        case told.TokensRevealed(player=player, tokens=tokens):
            shown = [Run(f" {token_face(token, cast)} ", "bold gold on:key") for token in tokens]
            return [[Run(cut(faces.label(player), 24), "bold"), Run("  " + _("shows") + " ", "muted"), *_spaced(shown)]]
        case told.PlayerEjected(manager=manager, player=player):
            return [
                [
                    Run("✖ ", "bold bad"),
                    Run(faces.label(player), f"bold team:{cast.team(manager)}"),
                    Run(" " + _("is ejected"), "bad"),
                ]
            ]
        case told.TotalCounted():
            return [_sum(event, cast, width)]
        case told.MatchupWon(winners=winners, reason=reason):
            return [[], [Run("★ ", "bold gold"), cast.tag(winners[0]), Run(" " + _won(reason), "bold gold")]]
        case told.MatchupTied():
            return [[], [Run(_("A tie with the ball at midfield: nobody wins."), "bold muted")]]
        case told.FansGained(manager=manager, amount=amount, total=total):
            gain = ngettext("+{n} fan", "+{n} fans", amount).format(n=amount)
            return [[Run("  "), cast.tag(manager), Run(f" {gain}", "bold gold"), Run(f"  {total}", "muted")]]
        case told.FansLost(manager=manager, amount=amount, total=total):
            return [[Run("  "), cast.tag(manager), Run(f" −{amount}", "bold bad"), Run(f"  {total}", "muted")]]
        case told.PayoutCollected(manager=manager, payout=payout, section=section):
            name = Run(" " + _("collects {section}:").format(section=section_name(section)) + " ", "muted")
            return [[Run("  "), cast.tag(manager), name, *faces.payout(payout)]]
        case told.CardsOffered(manager=manager, count=count):
            return [[Run("    "), cast.tag(manager), Run(" " + _("draws {n} and keeps one").format(n=count), "muted")]]
    return []


def _spaced(runs: Line) -> Line:
    return [each for run in runs for each in (run, Run(" "))]


def _sum(event: told.TotalCounted, cast: Cast, width: int) -> Line:
    """Name, each player's Star Power, tokens, ball, abilities, and what they add up to."""
    parts: Line = []
    for label, power in event.players:
        parts += _part(str(power), cast.faces.short(label, 12), parts)
    if event.tokens:
        parts += _part(str(event.tokens), _("tokens"), parts)
    if event.ball:
        parts += _part(str(event.ball), BALL, parts)
    if event.bonus:
        parts += _part(str(event.bonus), _("abilities"), parts)
    name = fit([cast.tag(event.manager, 14)], 15)
    total = [Run(" = ", "muted"), Run(f"{event.total:>2} ", "bold gold")]
    if cells(parts) > width - 15 - cells(total):
        parts = [run for run in parts if run.style != "muted small"]
    return spread([*name, *parts], total, width)


def _part(number: str, name: str, before: Line) -> Line:
    return [Run(" + " if before else "", "muted"), Run(number, "bold"), Run(f" {name}", "muted small")]


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
