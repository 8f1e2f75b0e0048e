"""Nothing leaks: exchange what lies in two places that one seat cannot see, give the same answers, and compare all
it is shown, byte for byte, until an answer becomes illegal or an event shows an exchanged card (VIS).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from bbtm_tui.engine.decisions import Decision, IllegalAnswer
from bbtm_tui.engine.events import CardsPutUnder, Event, PlayerRetired
from bbtm_tui.engine.game import Game
from bbtm_tui.engine.session import Session
from bbtm_tui.journal.undo import first_reveal
from bbtm_tui.wording.events import tell
from bbtm_tui.wording.table import Names
from tests.fuzz.seats import choose, mixed


class Leak(AssertionError):
    """A seat was shown something that hangs on what it cannot see."""


@dataclass(slots=True)
class Place:
    """A place for a card or a token."""

    name: str
    cards: list[Any]
    index: int

    @property
    def id(self) -> str:
        """What lies there."""
        return str(self.cards[self.index].id)


@dataclass(slots=True)
class Outcome:
    """How far two seasons were compared."""

    exchanged: str
    """What was exchanged."""
    answers: int
    """How many answers were compared."""
    ended: str
    """``shown``, ``illegal`` or ``over``."""


SECRETS = {
    "CardsDrawn": "cards",
    "CardsOffered": "cards",
    "CardKept": "card",
    "CardsPutUnder": "cards",
    "StarTaken": "card",
    "TeamUpgradeDealt": "card",
    "TokenInspected": "token",
}
"""What in which event is for its manager only (VIS-2, VIS-4): said once more, lest the events be their own judge."""

MakeSession = Callable[[Game], Session]


def compare(game: Game, make: MakeSession, seat: int, number: int, most: int, told: list[Event]) -> Outcome | None:
    """Play two seasons on from this state, in one of which two things hidden from the seat are exchanged. None when
    there is nothing to exchange.

    Raises Leak.
    """
    other = game.copy()
    pair = _exchange(other, seat, number, told)
    if pair is None:
        return None
    first, second = pair
    sessions = make(game.copy()), make(other)
    names = Names(sessions[0].game.rulebook.cards, tuple(manager.name for manager in game.managers))
    what = f"{first.name} ({first.id}) <-> {second.name} ({second.id}), unseen by seat {seat}, number {number}"
    follower = _Follower(sessions, seat, {first.id, second.id}, names, what)
    return follower.follow(number, most)


class _Follower:
    def __init__(
        self, sessions: tuple[Session, Session], seat: int, exchanged: set[str], names: Names, what: str
    ) -> None:
        self.sessions = sessions
        self.seat = seat
        self.exchanged = exchanged
        self.names = names
        self.what = what

    def follow(self, number: int, most: int) -> Outcome:
        one, two = self.sessions
        if self._shown(one.start_events, two.start_events):
            return Outcome(self.what, 0, "shown")
        for count in range(most):
            self._same_table()
            self._same_hints(number + count)
            if one.decision is None:
                return Outcome(self.what, count, "over")
            option = choose(one.decision, number, count)
            told = one.answer(option)
            try:
                others = two.answer(option)
            except IllegalAnswer:
                return Outcome(self.what, count, "illegal")
            if self._shown(told, others):
                return Outcome(self.what, count, "shown")
        return Outcome(self.what, most, "over")

    def _shown(self, told: list[Event], others: list[Event]) -> bool:
        """Whether the events as the seat sees them part because an exchanged card was shown."""
        for index in range(max(len(told), len(others))):
            pair = [events[index].seen_by(self.seat) if index < len(events) else None for events in (told, others)]
            if pair[0] != pair[1]:
                if any(self._shows(event) for event in pair if event is not None):
                    return True
                raise Leak(f"{self.what}: seat {self.seat} is told {pair[0]} or {pair[1]}")
            if isinstance(pair[0], PlayerRetired) and self._shows(pair[0]):
                return True  # taken out of the deck by name, wherever in it he lay: what is shuffled then differs
            if pair[0] is not None and pair[0].private:  # all others are told as they are
                lines = [tell(events[index], self.names, self.seat) for events in (told, others)]
                if lines[0] != lines[1]:
                    raise Leak(f"{self.what}: the log differs: {lines}")
        return False

    def _shows(self, event: Event) -> bool:
        """Whether the event names an exchanged card that this seat may learn of by it."""
        fields = event.as_json()
        secret = SECRETS.get(fields["event"])
        if secret and fields["manager"] != self.seat and fields[secret]:
            raise Leak(f"{self.what}: seat {self.seat} is told {event}")
        return any(text.partition(".")[0] in self.exchanged for text in _texts(fields))

    def _same_table(self) -> None:
        views = [session.view(self.seat) for session in self.sessions]
        if views[0] != views[1]:
            raise Leak(f"{self.what}: the views differ: {views[0]} {views[1]}")
        asked = [_as_seen(session.decision, self.seat) for session in self.sessions]
        if asked[0] != asked[1]:
            raise Leak(f"{self.what}: asked is {asked[0]} or {asked[1]}")

    def _same_hints(self, pick: int) -> None:
        """What the seat may ask about its own question: the odds, why not, and what an answer would make final."""
        decision = self.sessions[0].decision
        if decision is None or decision.manager != self.seat:
            return
        option = choose(decision, pick, 9)
        for ask in (_odds, _why_not, _made_final):
            told = [ask(session, option) for session in self.sessions]
            if told[0] != told[1]:
                raise Leak(f"{self.what}: of {option!r} {ask.__name__} tells {told[0]} or {told[1]}")


def _odds(session: Session, option: str) -> object:
    return session.odds(option)


def _why_not(session: Session, option: str) -> object:
    return [session.why_not(wrong) for wrong in (option, option + ".2", option.replace(":left", ":right"), "pass", "")]


def _made_final(session: Session, option: str) -> object:
    fork = session.fork()
    shown = first_reveal(fork.answer(option))
    asked = (fork.decision.manager, fork.decision.kind) if fork.decision and not shown else None
    return type(shown).__name__, asked


def _as_seen(decision: Decision | None, seat: int) -> object:
    """A question as a seat knows of it: whole when it is asked itself, else who is asked what."""
    if decision is None or decision.manager == seat:
        return decision
    return (decision.manager, decision.kind, decision.player, decision.matchup, decision.card, decision.attempt)


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _texts(part)
    elif isinstance(value, dict):
        for part in value.values():
            yield from _texts(part)


def _exchange(game: Game, seat: int, number: int, told: list[Event]) -> tuple[Place, Place] | None:
    """Exchange two things of different ids that this seat cannot see, and tell which. None when there are none."""
    groups = [group for group in _hidden(game, seat, told) if len({place.id for place in group}) > 1]
    if not groups:
        return None
    group = groups[mixed(number, 1) % len(groups)]
    first = group[mixed(number, 2) % len(group)]
    others = [place for place in group if place.id != first.id]
    second = others[mixed(number, 3) % len(others)]
    names = (Place(first.name, [first.cards[first.index]], 0), Place(second.name, [second.cards[second.index]], 0))
    first.cards[first.index], second.cards[second.index] = second.cards[second.index], first.cards[first.index]
    return names


def _hidden(game: Game, seat: int, told: list[Event]) -> Iterator[list[Place]]:
    """Groups of places; within a group everything may be exchanged without the seat's knowledge."""
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
    yield [*_tokens(game, seat), *_places("pool", game.pool)]
    yield _tokens(game, seat)


def _places(name: str, cards: list[Any], known_below: int = 0) -> list[Place]:
    return [Place(f"{name}.{index}", cards, index) for index in range(max(0, len(cards) - known_below))]


def _below_known(name: str, cards: list[Any]) -> list[Place]:
    """A Team deck without the stars on top, which joined openly (IMP-4)."""
    top = next((index for index, card in enumerate(cards) if not card.star), len(cards))
    return _places(name, cards)[top:]


def _kind(places: list[Place], kind: str) -> list[Place]:
    return [place for place in places if place.cards[place.index].kind == kind]


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
