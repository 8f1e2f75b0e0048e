"""The scoreboards: every manager's fans, hand, decks and upgrades; and the strip of them for small terminals."""

from __future__ import annotations

from textual.geometry import Size

from bbtm_tui.engine.view import ManagerView, UpgradeView
from bbtm_tui.tui.widgets.drawing import Block, Line, Run, beside, cells, cut, fit, flow, pad, spread, wrap
from bbtm_tui.tui.widgets.faces import Cast
from bbtm_tui.tui.widgets.pane import Pane
from bbtm_tui.wording.cards import plain_text
from bbtm_tui.wording.text import _, ngettext

COIN = "◎"
FULL = 99
COLUMN = 39
"""Cells that a manager needs to be shown with all that is open."""
READY, EXHAUSTED = "■", "□"


class Scoreboards(Pane):
    """All managers, each with what is open to all (VIS-1)."""

    cast: Cast | None = None
    asked: int | None = None
    """Who is asked something now."""
    _asked_lines = 0

    def show(self, cast: Cast, asked: int | None) -> None:
        """Show the managers of a view."""
        self.cast, self.asked = cast, asked
        if self.size.width and len(self.draw(self.size.width, FULL)) != self._asked_lines:
            self.refresh(layout=True)
        self.redraw()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as show everything, but not more than three in five of the room."""
        self._asked_lines = len(self.draw(width, FULL)) if width else 0
        return min(self._asked_lines, max(8, container.height * 3 // 5))

    def draw(self, width: int, height: int) -> Block:
        """A few lines a manager: all that is open where there is room, less where lines are scarce."""
        cast = self.cast
        if cast is None:
            return []
        for full, gap in ((True, 1), (True, 0), (False, 1), (False, 0)) if height < FULL else ((False, 1),):
            block = self._managers(cast, width, full, gap)
            if len(block) <= height:
                return block
        return block

    def _managers(self, cast: Cast, width: int, full: bool, gap: int) -> Block:
        """All managers; with all that is open, in as many columns as there is room for."""
        block = _headline_words(cast, width) if full else []
        managers = cast.view.managers
        columns = min(len(managers), max(1, width // COLUMN)) if full else 1
        share = (width - columns + 1) // columns
        for start in range(0, len(managers), columns):
            row = [manager_block(each, cast, self.asked, share, full) for each in managers[start : start + columns]]
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


def manager_block(manager: ManagerView, cast: Cast, asked: int | None, width: int, full: bool) -> Block:
    """One manager; `full` with discard pile and what is out of the game."""
    upgrades = [_upgrade(upgrade, cast, width - 2) for upgrade in manager.upgrades]
    lines = [_headline(manager, cast, asked, width), _sizes(manager, width)]
    lines += [[Run("  "), *line] for line in flow(upgrades, width - 2, 2)]
    if full:
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


class ManagerStrip(Pane):
    """The managers on one line, for terminals too narrow for the scoreboards."""

    cast: Cast | None = None
    asked: int | None = None

    def show(self, cast: Cast, asked: int | None) -> None:
        """Show the managers of a view."""
        self.cast, self.asked = cast, asked
        self.redraw()

    def draw(self, width: int, height: int) -> Block:
        """Each manager in an equal share of the line."""
        if self.cast is None:
            return []
        share = width // len(self.cast.view.managers)
        line: Line = []
        for manager in self.cast.view.managers:
            line += self._manager(manager, share)
        return [line]

    def _manager(self, manager: ManagerView, width: int) -> Line:
        assert self.cast is not None
        view = self.cast.view
        active = manager.seat == (view.active if self.asked is None else self.asked)
        ends: Line = [
            Run(COIN if view.coin == manager.seat else " ", "bold gold on:panel"),
            Run(f"{manager.fans:>2}F", "bold gold on:panel"),
            Run(f" {_('pass')} " if manager.passed else f" {manager.hand_size}c ", "muted on:panel"),
        ]
        lead = Run("▶" if active else " ", "bold gold on:panel")
        name = self.cast.tag(manager.seat, width - cells(ends) - 1, f"on:panel{' dim' if manager.passed else ''}")
        return spread([lead, name], ends, width, "on:panel", "pane:scores")


class Header(Pane):
    """Week, phase, whose turn it is, the headline and the token pool."""

    cast: Cast | None = None

    def show(self, cast: Cast) -> None:
        """Show the state of a view."""
        self.cast = cast
        self.redraw()

    def draw(self, width: int, height: int) -> Block:
        """One line, and a second for the words of the headline where there is room."""
        if self.cast is None:
            return []
        view, faces = self.cast.view, self.cast.faces
        ground = "on:panel"
        week = _("Week {week} of {weeks}").format(week=view.week, weeks=view.weeks) if view.week else _("Setup")
        left: Line = [Run(f" {week}", f"bold {ground}"), Run(f" · {phase_name(view.phase)}", f"accent {ground}")]
        if view.active is not None:
            name = self.cast.name(view.active)
            left += [
                Run(" · ", f"faint {ground}"),
                Run(_("{name}’s turn").format(name=name), f"team:{self.cast.team(view.active)} bold {ground}"),
            ]
        right: Line = []
        if view.headline:
            right += [Run(faces.name(view.headline), f"gold {ground}", f"card:{view.headline}"), Run("  ", ground)]
        right.append(Run(_("pool {n}").format(n=view.pool) + " ", f"muted {ground}"))
        if cells(left) + cells(right) > width:
            right = fit(right, max(0, width - cells(left) - 1))
        words = plain_text(faces.cards, view.headline).replace("\n", " ") if view.headline and height > 1 else ""
        return [spread(left, right, width, ground), [Run(f" {words}", "italic muted")]]


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
