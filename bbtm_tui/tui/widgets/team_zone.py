"""One team zone of a matchup: whose it is, the total so far, and the players in it."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product

from bbtm_tui.engine.view import FieldedView, ZoneView
from bbtm_tui.tui.widgets.drawing import Block, Line, Run, beside, cells, flow, pad, spread
from bbtm_tui.tui.widgets.faces import Cast
from bbtm_tui.tui.widgets.player_card import WORDY, chip, player_card, whole_card
from bbtm_tui.wording.text import _

TALLEST = 11
SMALL, LARGE, HUGE, WIDEST = 13, 19, 25, 50
"""The widths of players' cards."""
NAMED = (24, 9, 8, 7, 6, 5, 4, 3)
"""Cells of a name on a chip, the best first."""


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
    if height == 1 and not zone.players:
        word = lights.word if place in lights.legal else ""
        block = [[*_lead(zone, place, cast, lights, ground, named=True), Run(word, f"good {ground}")]]
    elif not zone.players:
        block = [head, _empty(zone, place, lights, ground)]
    elif cards := _cards(zone.players, cast, lights, width, height - 1, ground):
        block = [head, *cards]
    else:
        leads = [_lead(zone, place, cast, lights, ground, named=named) for named in (True, False)]
        block = _chips(zone.players, cast, lights, width, height, ground, head, leads)
    return pad(block, width, height, ground, hit)


def whole_zone(zone: ZoneView, place: str, cast: Cast, lights: Lights, width: int) -> Block:
    """The zone with all words of every player, in as many lines as they need."""
    ground = _ground(place, lights)
    block = [_head(zone, place, cast, lights, width, False, ground)]
    columns = max(1, (width + 1) // (HUGE + 1))
    share = (width + 1) // columns - 1
    for start in range(0, len(zone.players), columns):
        row = [
            whole_card(one, cast, share, lights.players.get(one.label, ""), _hit(one), lights.cursor == one.label)
            for one in zone.players[start : start + columns]
        ]
        tallest = max(len(card) for card in row)
        block += beside([pad(card, share, tallest, ground) for card in row], [Run(" ", ground)])
    if not zone.players:
        block.append(_empty(zone, place, lights, ground))
    return pad(block, width, len(block), ground, f"place:{place}")


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


def _lead(zone: ZoneView, place: str, cast: Cast, lights: Lights, ground: str, *, named: bool) -> Line:
    """Key, owner by name or mark, and total, for a zone without a line of its own for them."""
    owner = owner_of(zone)
    who: Line = []
    if owner is not None:
        faint = ground if zone.players else f"dim {ground}"
        who = [cast.tag(owner, 10, faint) if named else cast.mark(owner, faint)]
    return [*_key(place, lights, ground), *who, *(_total(zone, place, lights, ground) or [Run(" ", ground)])]


def _cards(players: tuple[FieldedView, ...], cast: Cast, lights: Lights, width: int, height: int, ground: str) -> Block:
    """All players of a zone as the largest cards that have room; nothing if none have."""
    columns = max(1, (width + 1) // (HUGE + 1))
    tall = min(TALLEST, height // -(-len(players) // columns))
    if width >= HUGE and tall >= WORDY:
        share = min(WIDEST, (width + 1) // min(columns, len(players)) - 1)
        return _rows(players, cast, lights, columns, max(HUGE, share), tall, ground)
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
            return _rows(players, cast, lights, columns, max(card_width, share), card_height, ground)
    return []


def _rows(
    players: tuple[FieldedView, ...], cast: Cast, lights: Lights, columns: int, width: int, height: int, ground: str
) -> Block:
    """Players' cards of this size, so many in a row."""
    block: Block = []
    for start in range(0, len(players), columns):
        row = [
            player_card(
                player,
                cast,
                width,
                height,
                lights.players.get(player.label, ""),
                _hit(player),
                lights.cursor == player.label,
            )
            for player in players[start : start + columns]
        ]
        block += beside(row, [Run(" ", ground)])
    return block


def _chips(
    players: tuple[FieldedView, ...],
    cast: Cast,
    lights: Lights,
    width: int,
    height: int,
    ground: str,
    head: Line,
    leads: list[Line],
) -> Block:
    """Players as chips, below the zone's head or behind a short one, their names as long as there is room for.

    Where even the shortest have none, the last says how many more there are.
    """
    block: Block = []
    forms = [([head], []), *(([], [lead]) for lead in leads)]
    for named, (top, lead), edge in product(NAMED, forms, (" ", "")):
        chips = [chip(one, cast, named, edge, lights.players.get(one.label, ""), _hit(one)) for one in players]
        block = [*top, *flow([*lead, *chips], width, 1, ground)]
        if len(block) <= height:
            return block
    for shown in range(len(players) - 1, -1, -1):
        more = [Run(f"+{len(players) - shown}", f"bold gold {ground}")]
        block = flow([*lead, *chips[:shown], more], width, 1, ground)
        if len(block) <= height:
            break
    return block


def _hit(player: FieldedView) -> str:
    return f"player:{player.label}"
