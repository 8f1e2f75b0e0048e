"""One manager's place at the table as a block: fans, sizes, upgrades, and what else is open if there is room."""

from __future__ import annotations

from enum import IntEnum

from bbtm_tui.engine.view import ManagerView, UpgradeView
from bbtm_tui.tui.widgets.drawing import Block, Line, Run, beside, cells, cut, fit, flow, pad, spread, wrap
from bbtm_tui.tui.widgets.faces import Cast
from bbtm_tui.wording.cards import plain_text
from bbtm_tui.wording.text import _, ngettext

COIN = "◎"
READY, EXHAUSTED = "■", "□"
COLUMN = 39
"""Cells that a manager needs to be shown with all that is open."""


class Detail(IntEnum):
    """How much of a manager is shown."""

    BRIEF = 0
    """Upgrades on one line."""
    USUAL = 1
    """All upgrades."""
    FULL = 2
    """Discard pile, cards out of the game and the headline's words as well."""


LEVELS = ((Detail.FULL, 1), (Detail.FULL, 0), (Detail.USUAL, 1), (Detail.USUAL, 0), (Detail.BRIEF, 0))
"""Detail and gap between managers, the best first."""


def managers_block(cast: Cast, asked: int | None, width: int, height: int, headline: bool = False) -> Block:
    """All managers, as much of them as these lines hold; above them the headline's words, if they are wanted."""
    block: Block = []
    for detail, gap in LEVELS:
        block = _headline_words(cast, width) if headline and detail is Detail.FULL else []
        block += all_managers(cast, asked, width, detail, gap)
        if len(block) <= height:
            break
    return block


def all_managers(cast: Cast, asked: int | None, width: int, detail: Detail, gap: int) -> Block:
    """All managers at this detail; with all that is open, in as many columns as there is room for."""
    full = detail is Detail.FULL
    block: Block = []
    managers = cast.view.managers
    columns = min(len(managers), max(1, width // COLUMN)) if full else 1
    share = (width - columns + 1) // columns
    for start in range(0, len(managers), columns):
        row = [manager_block(each, cast, asked, share, detail) for each in managers[start : start + columns]]
        tallest = max(len(each) for each in row)
        row += [[]] * (columns - len(row))
        block += beside([pad(each, share, tallest) for each in row], [Run(" ")])
        block += [[]] * gap
    return block


def _headline_words(cast: Cast, width: int) -> Block:
    """The week's headline with its words."""
    headline = cast.view.headline
    if not headline:
        return []
    name = Run(cast.faces.name(headline) + " ", "bold gold")
    return [*wrap([name, Run(plain_text(cast.faces.cards, headline).replace("\n", " "))], width), []]


def manager_block(manager: ManagerView, cast: Cast, asked: int | None, width: int, detail: Detail) -> Block:
    """One manager."""
    lines = [_headline(manager, cast, asked, width), _sizes(manager, width)]
    lines += [[Run("  "), *line] for line in _upgrades(manager, cast, width - 2, detail)]
    return lines + (_open_cards(manager, cast, width) if detail is Detail.FULL else [])


def _upgrades(manager: ManagerView, cast: Cast, width: int, detail: Detail) -> Block:
    """The upgrades in play; on one line the ready ones come first, and it says how many more there are."""
    if detail is not Detail.BRIEF:
        return flow([_upgrade(upgrade, cast, width) for upgrade in manager.upgrades], width, 2)
    ready_first = sorted(manager.upgrades, key=lambda upgrade: upgrade.exhausted)
    lines = flow([_upgrade(upgrade, cast, width - 4) for upgrade in ready_first], width - 4, 2)
    shown = sum(run.text in (READY, EXHAUSTED) for run in lines[0]) if lines else 0
    more = len(ready_first) - shown
    return [[*lines[0], Run(f"  +{more}", "bold gold")] if more else lines[0]] if lines else []


def _open_cards(manager: ManagerView, cast: Cast, width: int) -> Block:
    """The piles that all may look through, and the own improvement pile."""
    lines: Block = []
    for name, cards in (
        (_("discard"), manager.discard),
        (_("out"), manager.out),
        (_("pile"), manager.pile or ()),
        (_("on the deck"), manager.deck_top),
    ):
        if cards:
            text = [Run(f"{name}: ", "muted"), Run(_counted(cards, cast), "text")]
            lines += [[Run("  "), *line] for line in wrap(text, width - 2)]
    return lines


def _counted(cards: tuple[str, ...], cast: Cast) -> str:
    """Cards by name, with how many of each."""
    names = [cast.faces.name(card) for card in cards]
    return ", ".join(f"{name} ×{names.count(name)}" if names.count(name) > 1 else name for name in dict.fromkeys(names))


def _headline(manager: ManagerView, cast: Cast, asked: int | None, width: int) -> Line:
    """Turn, mark and name, team, whether he passed, coin, fans."""
    active = manager.seat == (cast.view.active if asked is None else asked)
    fans = [
        Run(f" {COIN}" if cast.view.coin == manager.seat else "", "bold gold"),
        Run(f" {manager.fans:>3} ", "bold gold"),
        Run(ngettext("fan", "fans", manager.fans) + " ", "muted"),
    ]
    lead = Run("▶ " if active else "  ", "bold gold")
    passed = [Run(f" {_('passed')} ", "bold reverse muted"), Run(" ")] if manager.passed else []
    name = cast.tag(manager.seat, width - cells(fans) - cells(passed) - 3)
    line = [lead, name, Run(" "), *passed]
    room = width - cells(fans) - cells(line)
    team = Run(cut(cast.faces.team_name(manager.team), room), "muted")
    return spread([*line, team] if room > 5 else line, fans, width)


def _sizes(manager: ManagerView, width: int) -> Line:
    """Hand, deck, discard pile and improvement pile."""
    parts: Line = [Run("  ")]
    for name, number in (
        (_("hand"), manager.hand_size),
        (_("deck"), manager.deck_size),
        (_("discard"), len(manager.discard)),
        (_("pile"), manager.pile_size),
    ):
        parts += [Run(f"{name} ", "muted"), Run(f"{number}  ", "bold" if number else "faint")]
    return fit(parts, width)


def _upgrade(upgrade: UpgradeView, cast: Cast, width: int) -> Line:
    hit = f"card:{upgrade.card}"
    style = "muted" if upgrade.exhausted else "text"
    mark = Run(EXHAUSTED if upgrade.exhausted else READY, "faint" if upgrade.exhausted else "accent", hit)
    return [mark, Run(" " + cut(cast.faces.name(upgrade.card), width - 2), style, hit)]


def phase_name(phase: str) -> str:
    """A phase, as people call it."""
    names = {
        "setup": _("setup"),
        "maintenance": _("maintenance"),
        "matchup": _("matchups"),
        "scoreboard": _("scoreboard"),
        "improvements": _("improvements"),
        "over": _("final whistle"),
    }
    return names.get(phase, phase)
