"""The scoreboards: every manager's fans, hand, decks and upgrades; and the strip of them for small terminals."""

from __future__ import annotations

from textual.geometry import Size

from bbtm_tui.engine.view import ManagerView
from bbtm_tui.tui.widgets.drawing import Block, Line, Run, cells, fit, spread
from bbtm_tui.tui.widgets.faces import Cast
from bbtm_tui.tui.widgets.manager_block import COIN, READY, Detail, all_managers, managers_block, phase_name
from bbtm_tui.tui.widgets.pane import Pane
from bbtm_tui.wording.cards import plain_text
from bbtm_tui.wording.text import _, ngettext

WORDY = 36
"""Cells from which on a manager's numbers have their words."""


class Scoreboards(Pane):
    """All managers, each with what is open to all (VIS-1)."""

    cast: Cast | None = None
    asked: int | None = None
    """Who is asked something now."""
    _asked_lines = 0

    def show(self, cast: Cast, asked: int | None) -> None:
        """Show the managers of a view."""
        self.cast, self.asked = cast, asked
        if self.size.width and self._wanted(self.cast, self.size.width) != self._asked_lines:
            self.refresh(layout=True)
        self.redraw()

    def _wanted(self, cast: Cast | None, width: int) -> int:
        """How many lines show everything that is usually shown."""
        return len(all_managers(cast, self.asked, width, Detail.USUAL, 1)) if cast and width else 0

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as show everything, but not more than three in five of the room."""
        self._asked_lines = self._wanted(self.cast, width)
        return min(self._asked_lines, max(8, container.height * 3 // 5))

    def draw(self, width: int, height: int) -> Block:
        """As much of every manager as there is room for."""
        if self.cast is None:
            return []
        return managers_block(self.cast, self.asked, width, height, headline=self.screen.has_class("-low"))


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
        ready = sum(not each.exhausted for each in manager.upgrades)
        fans = ngettext("{n} fan", "{n} fans", manager.fans).format(n=manager.fans)
        held = ngettext("{n} card", "{n} cards", manager.hand_size).format(n=manager.hand_size)
        short = f"{manager.hand_size}c"
        ends: Line = [
            Run(f"{COIN} " if view.coin == manager.seat else " ", "bold gold on:panel"),
            Run(fans if width >= WORDY else f"{manager.fans:>2}F", "bold gold on:panel"),
            Run(f" {_('pass')} " if manager.passed else f" {held if width >= WORDY else short} ", "muted on:panel"),
            Run(f"{READY}{ready} " if width >= 26 else "", "accent on:panel"),
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
