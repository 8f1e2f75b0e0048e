"""Dealing anew what nobody has seen, at the same prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from bbtm_tui.engine.chance import Chance

if TYPE_CHECKING:
    from bbtm_tui.engine.game import Game

T = TypeVar("T")


def deal_anew(game: Game, seed: int) -> None:
    """New chance from here on: deck orders and facedown tokens that nobody has seen are dealt anew, in place (VIS-3).

    Cards seen put on top of a Team deck stay there, and so does the last week's tournament.
    """
    game.chance = chance = Chance(seed)
    _shuffle_between(chance, game.spike_deck, 0, len(game.spike_deck) - 1)
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


def _shuffle_between(chance: Chance, deck: list[T], first: int, last: int) -> None:
    part = deck[first:last]
    chance.shuffle(part)
    deck[first:last] = part
