"""Dealing anew what nobody has seen, at the same prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from bbtm_tui.engine.chance import Chance

if TYPE_CHECKING:
    from bbtm_tui.engine.game import Game

T = TypeVar("T")


def deal_anew(game: Game, seed: int) -> None:
    """New chance from here on: deck orders and facedown tokens that nobody has seen are dealt anew, in place (VIS-3).

    Cards seen put on top of a Team deck stay there.
    """
    game.chance = chance = Chance(seed)
    _deal_spike_deck(game)
    for deck in (game.highlight_deck, game.staff_deck, *game.star_decks.values()):
        chance.shuffle(deck)
    for manager in game.managers:
        _shuffle_between(chance, manager.deck, manager.known_top, len(manager.deck))
        chance.shuffle(manager.upgrade_deck)
    laid = [one for player in game.fielded() for one in player.tokens if not one.open and not one.known]
    tokens = game.pool + [one.token for one in laid]
    chance.shuffle(tokens)
    for one in laid:
        one.token = tokens.pop()
    game.pool[:] = tokens


def _deal_spike_deck(game: Game) -> None:
    """Also which cards of each kind lie in the deck and which stay in the box is new; the last week's tournament
    still lies underneath (SET-6, SET-7).
    """
    revealed = game.weeks - len(game.spike_deck)
    box = len(game.unused) - revealed
    hidden = game.spike_deck + game.unused[:box]
    for kind in (("headline", False), ("tournament", False), ("tournament", True)):
        at = [place for place, card in enumerate(hidden) if (card.kind, card.final) == kind]
        cards = [hidden[place] for place in at]
        game.chance.shuffle(cards)
        for place, card in zip(at, cards, strict=True):
            hidden[place] = card
    size = len(game.spike_deck)
    game.spike_deck[:], game.unused[:box] = hidden[:size], hidden[size:]
    _shuffle_between(game.chance, game.spike_deck, 0, size - 1)


def _shuffle_between(chance: Chance, deck: list[T], first: int, last: int) -> None:
    part = deck[first:last]
    chance.shuffle(part)
    deck[first:last] = part
