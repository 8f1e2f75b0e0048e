"""The piles that all may look through, and the sizes of those that nobody may (VIS-1), in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bbtm_tui.engine.view import ManagerView, View
from bbtm_tui.wording.table import Names
from bbtm_tui.wording.text import _


class Piles(NamedTuple):
    """What lies before one manager, or in common."""

    owner: str
    lines: tuple[str, ...]


def open_piles(view: View, names: Names) -> list[Piles]:
    """What lies in common, then what lies before each manager."""
    own = [Piles(manager.name, tuple(_own_lines(manager, names))) for manager in view.managers]
    return [Piles(_("In common"), tuple(_common_lines(view, names))), *own]


def _common_lines(view: View, names: Names) -> Iterator[str]:
    decks = ", ".join(f"{_deck(deck)} {size}" for deck, size in view.decks)
    yield _("Cards left: {decks}.").format(decks=decks)
    yield _("Cheating tokens in the pool: {n}.").format(n=view.pool)
    aside = _counted([names.token(token) for token in view.discarded_tokens])
    yield _("Cheating tokens put aside: {tokens}.").format(tokens=aside or _("none"))


def _deck(deck: str) -> str:
    named = {"highlight": _("Highlight deck"), "spike": _("Spike! deck"), "staff": _("staff upgrades")}
    return named.get(deck) or _("star players of {union}").format(union=deck)


def _own_lines(manager: ManagerView, names: Names) -> Iterator[str]:
    yield _("Hand {hand}, Team deck {deck}, improvement pile {pile}, team upgrades left {upgrades}.").format(
        hand=manager.hand_size, deck=manager.deck_size, pile=manager.pile_size, upgrades=manager.upgrade_deck_size
    )
    yield _("Discard pile: {cards}.").format(cards=_cards(manager.discard, names) or _("empty"))
    if manager.deck_top:
        yield _("On top of the Team deck: {cards}.").format(cards=_cards(manager.deck_top, names))
    if manager.out:
        yield _("Out of the game: {cards}.").format(cards=_cards(manager.out, names))
    if manager.discarded_upgrades:
        yield _("Upgrades discarded: {cards}.").format(cards=_cards(manager.discarded_upgrades, names))


def _cards(cards: Sequence[str], names: Names) -> str:
    return _counted([names.card(card) for card in cards])


def _counted(things: Sequence[str]) -> str:
    """Things by name, with how many of each."""
    counted = Counter(things).items()
    return ", ".join(_("{thing} ×{n}").format(thing=thing, n=n) if n > 1 else thing for thing, n in counted)
