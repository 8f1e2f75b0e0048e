"""Drawing from the Team deck and discarding from the hand (MNT-2, MNT-3, SPR)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.engine.decisions import Decision, Option, card_option
from bbtm_tui.engine.events import CardDiscarded, CardsDrawn, DeckReshuffled

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Play
    from bbtm_tui.engine.game import Game, Manager
    from bbtm_tui.engine.rulebook import Card


def take_top(game: Game, manager: Manager) -> Card | None:
    """The top card of the Team deck, taken off it; None when there is nothing to draw (MNT-3)."""
    reshuffle_if_empty(game, manager)
    if not manager.deck:
        return None
    card = manager.deck.pop(0)
    manager.known_top = max(manager.known_top - 1, 0)
    reshuffle_if_empty(game, manager)
    return card


def reshuffle_if_empty(game: Game, manager: Manager) -> None:
    """An empty Team deck is made anew from the discard pile at once (MNT-3)."""
    if not manager.deck and manager.discard:
        manager.deck = manager.discard
        manager.discard = []
        game.chance.shuffle(manager.deck)
        game.tell(DeckReshuffled(manager.seat, len(manager.deck)))


def can_draw(manager: Manager) -> bool:
    """Whether there is a card to draw (MNT-3)."""
    return bool(manager.deck or manager.discard)


def draw_cards(game: Game, seat: int, count: int) -> int:
    """Draw into the hand; returns how many cards there were (MNT-3)."""
    manager = game.managers[seat]
    drawn: list[Card] = []
    while len(drawn) < count:
        card = take_top(game, manager)
        if card is None:
            break
        drawn.append(card)
    if drawn:
        manager.hand += drawn
        game.tell(CardsDrawn(seat, len(drawn), tuple(card.id for card in drawn)))
    return len(drawn)


def hand_options(manager: Manager, verb: str) -> list[Option]:
    """One option for each different card in hand."""
    return [card_option(verb, card.id) for card in dict.fromkeys(manager.hand)]


def discard(game: Game, manager: Manager, card: Card) -> None:
    """Put a card of the hand on the discard pile."""
    manager.hand.remove(card)
    manager.discard.append(card)
    game.tell(CardDiscarded(manager.seat, card.id))


def discard_from_hand(game: Game, seat: int, card_id: str = "") -> Play[None]:
    """The manager discards one card of the hand, for this card if any; a hand of one leaves no question (SPR-1)."""
    manager = game.managers[seat]
    if not manager.hand:
        return
    if len(manager.hand) == 1:
        card = manager.hand[0]
    else:
        chosen = yield Decision(seat, "discard", hand_options(manager, "discard"), card=card_id, uses_hand=True)
        card = game.rulebook.by_id[chosen.what]
    discard(game, manager, card)
