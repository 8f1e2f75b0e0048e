"""One matchup drawn as what it is: its card in the middle with the payouts, a team zone on each side."""

from __future__ import annotations

from bbtm_tui.engine.view import MatchupView, ZoneView
from bbtm_tui.tui.widgets.drawing import Block, Line, Run, beside, cells, centred, cut, fit, pad, spread
from bbtm_tui.tui.widgets.faces import Cast
from bbtm_tui.tui.widgets.player_card import BALL
from bbtm_tui.tui.widgets.team_zone import Lights, whole_zone, zone_block
from bbtm_tui.wording.text import _

GROUND = "on:card"
TITLE = "on:title"
ZONE = 27
"""Cells in which a zone shows two players side by side."""
READABLE = 36
"""Cells in which a zone's players are read well."""
BAND = 3
"""Lines in which a tournament of many shows most with its zones below its card, and not beside."""


def card_width(width: int) -> int:
    """How wide the card in the middle is."""
    return max(20, min(36, width - 2 - 2 * ZONE))


def matchup_block(matchup: MatchupView, cast: Cast, lights: Lights, width: int, height: int) -> Block:
    """The matchup in this many cells."""
    if matchup.tournament and len(matchup.zones) > 2 and height == BAND:
        return _band(matchup, cast, lights, width, height)
    middle = card_width(width)
    left_width = (width - middle - 2) // 2
    right_width = width - middle - 2 - left_width
    if matchup.tournament:
        zones = matchup.zones
        half = -(-len(zones) // 2)
        left = _stack(matchup, zones[:half], cast, lights, left_width, height, flip=False)
        right = _stack(matchup, zones[half:], cast, lights, right_width, height, flip=True)
        card = _tournament_card(matchup, cast, middle, height)
    else:
        left = zone_block(
            matchup.zones[0], place_of(matchup, matchup.zones[0]), cast, lights, left_width, height, False
        )
        right = zone_block(
            matchup.zones[1], place_of(matchup, matchup.zones[1]), cast, lights, right_width, height, True
        )
        card = _highlight_card(matchup, cast, middle, height)
    return beside([left, card, right], [Run(" ")])


def whole_matchup(matchup: MatchupView, cast: Cast, lights: Lights, width: int) -> tuple[Block, Block]:
    """The matchup with all words of every player, in as many lines as they need: its card, and its zones below."""
    if matchup.tournament:
        card = [_tournament_line(matchup, cast, width)]
    else:
        card = [_title(matchup, cast, width, ball_told=False), *_prizes(matchup, cast, width)]
    columns = max(2, min(len(matchup.zones), width // READABLE))
    share = (width - columns + 1) // columns
    block: Block = []
    for start in range(0, len(matchup.zones), columns):
        zones = matchup.zones[start : start + columns]
        row = [whole_zone(zone, place_of(matchup, zone), cast, lights, share) for zone in zones]
        tallest = max(len(zone) for zone in row)
        block += beside([pad(zone, share, tallest) for zone in row], [Run(" ")])
    return card, block


def _band(matchup: MatchupView, cast: Cast, lights: Lights, width: int, height: int) -> Block:
    """A tournament in few lines: its card as a line, and below it the zones, two and two."""
    rows = [matchup.zones[start : start + 2] for start in range(0, len(matchup.zones), 2)]
    block: Block = [_tournament_line(matchup, cast, width)]
    for number, zones in enumerate(rows):
        share = (height - len(block)) // (len(rows) - number)
        halves = (width - 1) // 2, width - 1 - (width - 1) // 2
        pair = [
            zone_block(zone, place_of(matchup, zone), cast, lights, half, share, flip=False)
            for zone, half in zip(zones, halves, strict=False)
        ]
        block += [fit(line, width) for line in beside(pair, [Run(" ")])]
    return block


def place_of(matchup: MatchupView, zone: ZoneView) -> str:
    """How options name a zone."""
    return f"{matchup.id}:{zone.side}"


def _stack(
    matchup: MatchupView, zones: tuple[ZoneView, ...], cast: Cast, lights: Lights, width: int, height: int, flip: bool
) -> Block:
    """Several zones of a tournament, one below the other, or beside each other where lines are few."""
    if not zones:
        return pad([], width, height)
    if height < len(zones):
        share = (width - len(zones) + 1) // len(zones)
        row = [zone_block(zone, place_of(matchup, zone), cast, lights, share, height, flip) for zone in zones]
        return pad(beside(row, [Run(" ")]), width, height)
    block: Block = []
    left = height
    for number, zone in enumerate(zones):
        share = left // (len(zones) - number)
        block += zone_block(zone, place_of(matchup, zone), cast, lights, width, share, flip)
        left -= share
    return block


def _title(matchup: MatchupView, cast: Cast, width: int, *, ball_told: bool) -> Line:
    """The name, with the ball at midfield where no line of the card tells of it."""
    ball = [] if matchup.ball or ball_told else [Run(f" {BALL}", f"bold ball {TITLE}")]
    style = f"bold {'gold' if matchup.tournament else ''} {'dim' if matchup.resolved else ''} {TITLE}"
    name = Run(cut(cast.faces.name(matchup.card), width - cells(ball)), style)
    return centred([name, *ball], width, TITLE)


def _highlight_card(matchup: MatchupView, cast: Cast, width: int, height: int) -> Block:
    """Name, what each zone pays, what the winner gets, and where the ball is."""
    title = _title(matchup, cast, width, ball_told=height >= 4)
    if height == 2:
        rows = [title, _letters(matchup, cast, width)]
    else:
        rows = [title, *_prizes(matchup, cast, width)]
        if height >= 4:
            rows.append(_ball_line(matchup, cast, width))
        if height >= 6:
            rows.insert(2, fit([], width, GROUND))
            rows.insert(1, centred([Run(_("winner takes"), f"muted {GROUND}")], width, GROUND))
        if height >= 7:
            rows.insert(1, fit([], width, GROUND))
    return pad(rows[:height], width, height, GROUND, f"card:{matchup.card}")


def _letters(matchup: MatchupView, cast: Cast, width: int) -> Line:
    """All payouts in their letters, on one line."""
    letters = [
        Run("◂", f"faint {GROUND}"),
        *cast.faces.payout(matchup.zones[0].payout, GROUND, words=False),
        Run(" ★ ", f"gold {GROUND}"),
        *cast.faces.payout(matchup.payouts[0] if matchup.payouts else "", GROUND, words=False),
        Run(" ", GROUND),
        *cast.faces.payout(matchup.zones[1].payout, GROUND, words=False),
        Run("▸", f"faint {GROUND}"),
    ]
    return centred(letters, width, GROUND)


def _prizes(matchup: MatchupView, cast: Cast, width: int) -> Block:
    """The winner's payout, and below it what the zones pay."""
    faces = cast.faces
    centre = matchup.payouts[0] if matchup.payouts else ""
    prizes = faces.payout(centre, GROUND)
    if cells(prizes) >= width - 1:
        prizes = faces.payout(centre, GROUND, words=False)
    nothing = [Run("–", f"faint {GROUND}")]
    left = [Run("◂ ", f"muted {GROUND}"), *(faces.payout(matchup.zones[0].payout, GROUND) or nothing)]
    right = [*(faces.payout(matchup.zones[1].payout, GROUND) or nothing), Run(" ▸", f"muted {GROUND}")]
    return [centred([Run("★ ", f"gold {GROUND}"), *prizes], width, GROUND), spread(left, right, width, GROUND)]


def _ball_line(matchup: MatchupView, cast: Cast, width: int) -> Line:
    where = cast.faces.label(matchup.ball) if matchup.ball else _("ball at midfield")
    return centred([Run(f"{BALL} ", f"ball {GROUND}"), Run(cut(where, width - 4), f"muted {GROUND}")], width, GROUND)


def _tournament_line(matchup: MatchupView, cast: Cast, width: int) -> Line:
    """Name and payouts on one line, in words if they fit."""
    ball = [] if matchup.ball else [Run(f" {BALL}", f"bold ball {TITLE}")]
    name = Run(cast.faces.name(matchup.card), f"bold gold {'dim' if matchup.resolved else ''} {TITLE}")
    for words in (True, False):
        line: Line = [name, *ball]
        for place, payout in _rows(matchup):
            line += [Run(f"   {place} ", f"muted {TITLE}"), *cast.faces.payout(payout, TITLE, words=words)]
        if cells(line) <= width:
            break
    return [run._replace(hit=f"card:{matchup.card}") for run in centred(line, width, TITLE)]


def _tournament_card(matchup: MatchupView, cast: Cast, width: int, height: int) -> Block:
    """Name and the rows of payouts."""
    faces = cast.faces
    rows: Block = [_title(matchup, cast, width, ball_told=height >= 6)]
    if height < 4:
        letters: Line = []
        for payout in matchup.payouts:
            letters += [Run(" · " if letters else "", f"faint {GROUND}"), *faces.payout(payout, GROUND, words=False)]
        return pad([*rows, centred(letters, width, GROUND)], width, height, GROUND, f"card:{matchup.card}")
    for name, payout in _rows(matchup):
        rows.append([Run(f"{name:<6}", f"muted {GROUND}"), *faces.payout(payout, GROUND)])
    if height >= 6:
        rows += [fit([], width, GROUND), _ball_line(matchup, cast, width)]
    return pad(rows, width, height, GROUND, f"card:{matchup.card}")


def _rows(matchup: MatchupView) -> list[tuple[str, str]]:
    """The places of a tournament that are paid at this table, and what each is paid (TWO-3)."""
    places = (_("1st"), _("2nd"), _("rest"))[: len(matchup.payouts)]
    return list(zip(places, matchup.payouts, strict=True))
