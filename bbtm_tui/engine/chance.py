"""The one source of chance: a counter and a mix, the same on any machine and Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from bbtm_tui.engine.game import Game

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Chance:
    """A splitmix64 generator; `dice` and `tokens` are consumed first where a position scripts them."""

    __slots__ = ("dice", "state", "tokens")

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK
        self.dice: list[str] = []
        """Faces of the next dice, for scripted positions."""
        self.tokens: list[str] = []
        """Ids of the next tokens drawn from the pool, for scripted positions."""

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, `bound`."""
        self.state = mixed = (self.state + _STEP) & _MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((mixed ^ (mixed >> 31)) * bound) >> 64

    def shuffle(self, cards: list[T]) -> None:
        """Shuffle in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def copy(self) -> Chance:
        """An independent copy that goes on alike."""
        twin = Chance(self.state)
        twin.dice = self.dice.copy()
        twin.tokens = self.tokens.copy()
        return twin


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
