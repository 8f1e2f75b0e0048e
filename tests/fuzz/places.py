"""What lies where a seat cannot see it, in groups within which everything may be exchanged without its knowledge."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from bbtm_tui.engine.events import CardsPutUnder, Event, SpikeRevealed
from bbtm_tui.engine.game import Game
from tests.fuzz.seats import mixed


@dataclass(slots=True)
class Place:
    """A place for a card or a token."""

    name: str
    cards: list[Any]
    index: int

    @property
    def thing(self) -> Any:
        """What lies there."""
        return self.cards[self.index]


def exchange_hidden(game: Game, seat: int, number: int, told: list[Event]) -> tuple[str, frozenset[str]] | None:
    """Exchange two things of different ids that this seat cannot see; which, in words, and their ids. `told` is what
    the season told so far. None when there are no two such things.
    """
    groups = [group for group in _hidden(game, seat, told) if len({place.thing.id for place in group}) > 1]
    if not groups:
        return None
    group = groups[mixed(number, 1) % len(groups)]
    first = group[mixed(number, 2) % len(group)]
    others = [place for place in group if place.thing.id != first.thing.id]
    second = others[mixed(number, 3) % len(others)]
    words = f"{first.name} ({first.thing.id}) <-> {second.name} ({second.thing.id})"
    first.cards[first.index], second.cards[second.index] = second.thing, first.thing
    return words, frozenset((first.thing.id, second.thing.id))


def _hidden(game: Game, seat: int, told: list[Event]) -> Iterator[list[Place]]:
    under = sum(event.count for event in told if isinstance(event, CardsPutUnder))
    for manager in game.managers:
        deck = _below_known(f"deck {manager.seat}", manager.deck)
        yield deck
        if manager.seat != seat:
            yield [*_places(f"hand {manager.seat}", manager.hand), *deck]
            yield [
                *_kind(_places(f"pile {manager.seat}", manager.pile), "team-upgrade"),
                *_places(f"upgrades {manager.seat}", manager.upgrade_deck, under),
            ]
            for name, kind, common in (
                ("staff", "staff-upgrade", game.staff_deck),
                ("stars", "star", game.star_decks[manager.union]),
            ):
                yield [*_kind(_places(f"pile {manager.seat}", manager.pile), kind), *_places(name, common, under)]
        yield _places(f"upgrades {manager.seat}", manager.upgrade_deck, under)
    for union, stars in game.star_decks.items():
        yield _places(f"stars {union}", stars, under)
    yield _places("staff", game.staff_deck, under)
    yield _places("highlights", game.highlight_deck)
    yield _places("spike", game.spike_deck, 1)
    yield from _with_the_box(game, told)
    yield [*_tokens(game, seat), *_places("pool", game.pool)]
    yield _tokens(game, seat)


def _with_the_box(game: Game, told: list[Event]) -> Iterator[list[Place]]:
    """The Spike! cards of the deck and those left in the box, each kind by itself; those played lie there openly."""
    played = {event.card for event in told if isinstance(event, SpikeRevealed)}
    boxed = [place for place in _places("box", game.unused) if place.thing.id not in played]
    cards = [place for kind in ("headline", "tournament") for place in _kind(boxed, kind)]
    cards += _places("spike", game.spike_deck)

    def kind_of(place: Place) -> tuple[str, bool]:
        return place.thing.kind, place.thing.final

    for _kind_of, group in groupby(sorted(cards, key=kind_of), key=kind_of):
        yield list(group)


def _places(name: str, cards: list[Any], known_below: int = 0) -> list[Place]:
    return [Place(f"{name}.{index}", cards, index) for index in range(max(0, len(cards) - known_below))]


def _below_known(name: str, cards: list[Any]) -> list[Place]:
    """A Team deck without the stars on top, which joined openly (IMP-4)."""
    top = next((index for index, card in enumerate(cards) if not card.star), len(cards))
    return _places(name, cards)[top:]


def _kind(places: list[Place], kind: str) -> list[Place]:
    return [place for place in places if place.thing.kind == kind]


class _TokenCell(list[Any]):
    """A facedown token on a player, as a place."""

    def __init__(self, laid: Any) -> None:
        super().__init__([laid.token])
        self._laid = laid

    def __setitem__(self, index: Any, token: Any) -> None:
        super().__setitem__(index, token)
        self._laid.token = token


def _tokens(game: Game, seat: int) -> list[Place]:
    return [
        Place(f"token {count} of {player.label}", _TokenCell(laid), 0)
        for player in game.fielded()
        for count, laid in enumerate(player.tokens)
        if not laid.open and seat not in laid.known
    ]
