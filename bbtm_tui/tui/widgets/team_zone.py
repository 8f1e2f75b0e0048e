"""One team zone of a matchup: whose it is, the total so far, and the players in it."""

from __future__ import annotations

from dataclasses import dataclass, field

from bbtm_tui.engine.view import FieldedView, ZoneView
from bbtm_tui.tui.widgets.drawing import Block, Line, Run, beside, cells, fit, flow, pad, spread
from bbtm_tui.tui.widgets.faces import Cast
from bbtm_tui.tui.widgets.player_card import WORDY, chip, player_card
from bbtm_tui.wording.text import _

TALLEST = 11
SMALL, LARGE, HUGE, WIDEST = 13, 19, 25, 50
"""The widths of players' cards."""


@dataclass(frozen=True, slots=True)
class Lights:
    """What may be chosen on the table, by key."""

    places: dict[str, str] = field(default_factory=dict)
    """Place (``matchup:side``) -> key, for every place of the question."""
    legal: frozenset[str] = frozenset()
    """The places that may be chosen."""
    players: dict[str, str] = field(default_factory=dict)
    """Label of a player that may be chosen -> key."""
    cursor: str = ""
    """The place or player under the cursor."""
    total: int | None = None
    """What the total at the place under the cursor would become."""
    word: str = ""
    """What choosing a place would do, in a word or two."""


def zone_block(zone: ZoneView, place: str, cast: Cast, lights: Lights, width: int, height: int, flip: bool) -> Block:
    """The zone in this many cells; `flip` for one on the right, its total next to the matchup's card."""
    ground = _ground(place, lights)
    hit = f"place:{place}"
    head = _head(zone, place, cast, lights, width, flip, ground)
    if height == 1:
        return [_inline(zone, place, cast, lights, width, flip, ground)]
    players = zone.players
    body = (
        _players(players, cast, lights, width, height - 1, ground) if players else [_empty(zone, place, lights, ground)]
    )
    if flip:
        body = [fit(line, width, ground) for line in body]
    return pad([head, *body], width, height, ground, hit)


def owner_of(zone: ZoneView) -> int | None:
    """Whose players are there, or whose zone of a tournament it is."""
    name, _dash, number = zone.side.partition("-")
    return int(number) - 1 if name == "manager" and number else zone.manager


def _ground(place: str, lights: Lights) -> str:
    if lights.cursor == place and place in lights.legal:
        return "on:cursor"
    return "on:lit" if place in lights.legal else ""


def _key(place: str, lights: Lights, ground: str) -> Line:
    key = lights.places.get(place)
    if not key:
        return []
    legal = place in lights.legal
    return [
        Run(f"[{key}]" if legal else f" {key} ", "bold key on:key" if legal else f"faint {ground}", f"place:{place}")
    ]


def _total(zone: ZoneView, place: str, lights: Lights, ground: str) -> Line:
    if not zone.players and place not in lights.legal:
        return []
    line = [Run(f" {zone.total} ", f"bold {ground}")] if zone.players else []
    if lights.total is not None and place in lights.legal and lights.cursor == place:
        line.append(Run(f"{lights.total - zone.total:+d} = {lights.total} ", f"bold good {ground}"))
    return line


def _head(zone: ZoneView, place: str, cast: Cast, lights: Lights, width: int, flip: bool, ground: str) -> Line:
    """Whose zone it is and its total so far."""
    key, total = _key(place, lights, ground), _total(zone, place, lights, ground)
    owner = owner_of(zone)
    who: Line = []
    if owner is not None:
        faint = ground if zone.players else f"dim {ground}"
        who = [cast.tag(owner, width - cells(key) - cells(total) - 2, faint)]
    outer, inner = [*key, Run(" ", ground), *who], total
    hit = f"place:{place}"
    return (
        spread(inner, [*who, Run(" ", ground), *key], width, ground, hit)
        if flip
        else spread(outer, inner, width, ground, hit)
    )


def _empty(zone: ZoneView, place: str, lights: Lights, ground: str) -> Line:
    if place in lights.legal:
        return [Run("    " + lights.word, f"good {ground}", f"place:{place}")]
    return [Run("    " + _("open") if owner_of(zone) is None else "", f"faint {ground}")]


def _inline(zone: ZoneView, place: str, cast: Cast, lights: Lights, width: int, flip: bool, ground: str) -> Line:
    """The whole zone on one line: totals and chips."""
    key, total = _key(place, lights, ground), _total(zone, place, lights, ground)
    owner = owner_of(zone)
    who = [cast.tag(owner, 10, ground if zone.players else f"dim {ground}")] if owner is not None else []
    ends = [*key, *who, *total]
    room = width - cells(ends) - 1
    rows = _chips(zone.players, cast, lights, room, 1, ground) or [[]]
    line = [*ends, Run(" ", ground), *rows[0]]
    if not zone.players and place in lights.legal:
        line.append(Run(lights.word, f"good {ground}"))
    return fit(line, width, ground, f"place:{place}")


def _players(
    players: tuple[FieldedView, ...], cast: Cast, lights: Lights, width: int, height: int, ground: str
) -> Block:
    """All players of a zone in the largest form that has room for them."""
    columns = max(1, (width + 1) // (HUGE + 1))
    tall = min(TALLEST, height // -(-len(players) // columns))
    if width >= HUGE and tall >= WORDY:
        share = min(WIDEST, (width + 1) // min(columns, len(players)) - 1)
        return _cards(players, cast, lights, columns, max(HUGE, share), tall, ground)
    for card_width, card_height in (
        (HUGE, 6),
        (HUGE, 5),
        (LARGE, 5),
        (LARGE, 4),
        (SMALL + 2, 3),
        (SMALL, 3),
        (SMALL, 2),
    ):
        columns = (width + 1) // (card_width + 1)
        rows = -(-len(players) // columns) if columns else 99
        if rows * card_height <= height:
            share = min(HUGE, (width + 1) // min(columns, len(players)) - 1)
            return _cards(players, cast, lights, columns, max(card_width, share), card_height, ground)
    return _chips(players, cast, lights, width, height, ground)


def _cards(
    players: tuple[FieldedView, ...], cast: Cast, lights: Lights, columns: int, width: int, height: int, ground: str
) -> Block:
    block: Block = []
    for start in range(0, len(players), columns):
        row = [
            player_card(
                player,
                cast,
                width,
                height,
                lights.players.get(player.label, ""),
                _hit(player, lights),
                lights.cursor == player.label,
            )
            for player in players[start : start + columns]
        ]
        block += beside(row, [Run(" ", ground)])
    return block


def _chips(players: tuple[FieldedView, ...], cast: Cast, lights: Lights, width: int, height: int, ground: str) -> Block:
    """Players as chips; where even these have no room, the last says how many more there are."""
    for room in (width, 16, 12, 10, 8):
        chips = [
            chip(player, cast, min(room, width), lights.players.get(player.label, ""), _hit(player, lights))
            for player in players
        ]
        block = flow(chips, width, 1, ground)
        if len(block) <= height:
            return block
    kept = block[:height]
    hidden = len(players) - sum(any(run.hit == _hit(p, lights) for line in kept for run in line) for p in players)
    kept[-1] = [*fit(kept[-1], width - 3, ground), Run(f"+{hidden}", f"bold gold {ground}")]
    return kept


def _hit(player: FieldedView, lights: Lights) -> str:
    return f"player:{player.label}"
