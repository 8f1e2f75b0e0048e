"""The hand of the manager who may see it now, or its back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len

from bbtm_tui.tui.widgets.drawing import Block, Line, Run, beside, cells, cut, fit, pad, spread, wrap
from bbtm_tui.tui.widgets.faces import Cast
from bbtm_tui.tui.widgets.pane import Pane
from bbtm_tui.wording.cards import plain_text
from bbtm_tui.wording.text import _, ngettext

NARROWEST, WIDEST = 9, 32
WORDY = (26, 6)
"""From this size on a card shows its words, not only its abilities' names."""


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card in hand; `key` is empty while it cannot be picked."""

    card: str
    key: str = ""
    hit: str = ""
    cursor: bool = False
    picked: bool = False


class Hand(Pane):
    """The cards in hand side by side."""

    cast: Cast | None = None
    seat: int | None = None
    cards: tuple[HandCard, ...] = ()
    open = False
    hands: Sequence[tuple[str, ...]] = ()
    """All hands by seat, where all lie open."""

    def show_all(self, cast: Cast, hands: Sequence[tuple[str, ...]]) -> None:
        """Show the hands of all seats, a line each."""
        self.cast, self.hands = cast, hands
        self.redraw()

    def show(self, cast: Cast, seat: int | None, cards: tuple[HandCard, ...], *, is_open: bool) -> None:
        """Show these cards of a seat, or only how many there are."""
        self.cast, self.seat, self.cards, self.open, self.hands = cast, seat, cards, is_open, ()
        self.redraw()

    def draw(self, width: int, height: int) -> Block:
        """The cards, or one line about the closed hand."""
        if self.cast is not None and self.hands:
            return [_named_hand(seat, hand, self.cast, width) for seat, hand in enumerate(self.hands)]
        if self.cast is None or self.seat is None:
            return []
        if not self.open:
            number = self.cast.manager(self.seat).hand_size
            text = ngettext("hand closed · {n} card", "hand closed · {n} cards", number).format(n=number)
            return [[Run(" "), self.cast.tag(self.seat), Run(f"  {text}", "muted")]]
        if not self.cards:
            return [[Run(" "), self.cast.tag(self.seat), Run("  " + _("no cards in hand"), "muted")]]
        size = max(NARROWEST, min(WIDEST, (width + 1) // len(self.cards) - 1))
        shown = self.cards[: (width + 1) // (size + 1)]
        block = beside([hand_card(card, self.cast, self.seat, size, height) for card in shown], [Run(" ")])
        hidden = len(self.cards) - len(shown)
        if hidden:
            block[0] = [*fit(block[0], width - 3), Run(f"+{hidden}", "bold gold")]
        return block


def hand_card(held: HandCard, cast: Cast, seat: int, width: int, height: int) -> Block:
    """One card of this size: key and name, Star Power and skills, then its abilities."""
    faces, team = cast.faces, cast.team(seat)
    ground = "on:cursor" if held.cursor or held.picked else "on:card"
    head = f"bold fill:{team}" if held.key or held.picked else f"team:{team} {ground}"
    key: Line = [Run(f"[{held.key}]", "bold key on:key")] if held.key else [Run("▶ " if held.picked else " ", head)]
    logo = faces.logo(held.card)
    mark = [Run(f"{faces.mark(logo) if logo else '★'} ", head)] if faces.cards.kind_of.get(held.card) == "star" else []
    if cells(key) + cells(mark) + cell_len(faces.name(held.card)) >= width:
        mark = []  # the name says more
    name = faces.short(held.card, width - cells(key) - cells(mark) - (1 if held.key else 0))
    block = [spread([*key, Run(" " if held.key else "", head), Run(name, head)], mark, width, head)]
    power = faces.power(held.card)
    if power is None:
        block.append(fit([Run(" " + _kind(cast, held.card), f"muted {ground}")], width, ground))
    else:
        stars = [Run(f" {power[0]}", f"bold {ground}"), Run(f"/{power[1]}", f"muted {ground}")]
        skills = faces.skill_words(held.card, width - 6, ground)
        block.append(spread(stars, [*skills, Run(" ", ground)], width, ground))
    if width >= WORDY[0] and height >= WORDY[1]:
        words = [Run(line, f"muted {ground}") for line in plain_text(faces.cards, held.card).splitlines()]
        block += [[Run(" ", ground), *line] for run in words for line in wrap([run], width - 2)]
    else:
        names = [*faces.named(held.card), *([_("special")] if faces.extra(held.card) else [])]
        block += [fit([Run(" " + cut(name, width - 1), f"muted {ground}")], width, ground) for name in names]
    if held.picked or held.cursor:
        block = [[run._replace(style=f"{run.style} bold") for run in line] for line in block]
    return [[run._replace(hit=held.hit) for run in line] for line in pad(block, width, height, ground)]


def _named_hand(seat: int, hand: tuple[str, ...], cast: Cast, width: int) -> Line:
    """A hand as the names of its cards."""
    names = " · ".join(cast.faces.short(card, 20) for card in hand) or _("no cards in hand")
    return fit([Run(" "), *fit([cast.tag(seat, 15)], 16), Run(names, "muted")], width)


def _kind(cast: Cast, card: str) -> str:
    return cast.faces.cards.kind_of.get(card, "").replace("-", " ")
