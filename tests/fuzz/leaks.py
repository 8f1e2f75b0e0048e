"""Nothing leaks: exchange what lies in two places that one seat cannot see, give the same answers, and compare all
it is told, byte for byte, until an answer becomes illegal or an event shows an exchanged card (VIS).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from bbtm_tui.engine.events import Event, PlayerRetired
from bbtm_tui.engine.game import Game
from bbtm_tui.journal.course import Mismatch
from bbtm_tui.journal.undo import PERSON
from bbtm_tui.managers.hiring import KINDS
from bbtm_tui.wording.table import Names
from tests.fuzz.places import exchange_hidden
from tests.fuzz.seats import choose, mixed, rulebook
from tests.fuzz.told import TOLD, Look, Table, computer_answer, log_line


class Leak(AssertionError):
    """A seat was told something that hangs on what it cannot see."""


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

_PLAYERS = (PERSON, PERSON, *KINDS)


def exchange(game: Game, step: Sequence[str], number: int, told: list[Event], most: int = 40) -> bool:
    """Exchange two things that one seat cannot see in the state at which a step began, and compare from there on:
    through the answers of the step, then as many more. `told` is what the season told so far. False when there was
    nothing to exchange.

    Raises Leak.
    """
    seat = mixed(number, 4) % len(game.managers)
    other = game.copy()
    pair = exchange_hidden(other, seat, number, told)
    if pair is None:
        return False
    players = tuple(_PLAYERS[mixed(number, 5, each) % len(_PLAYERS)] for each in range(len(game.managers)))
    tables = (Table(game.copy(), players), Table(other, players))
    names = Names(rulebook().cards, tuple(manager.name for manager in game.managers))
    _Pair(tables, seat, *pair, names, number).follow(step, most)
    return True


class _Pair:
    """Two seasons side by side that differ in what was exchanged."""

    def __init__(
        self, tables: tuple[Table, Table], seat: int, what: str, exchanged: frozenset[str], names: Names, number: int
    ) -> None:
        self.tables = tables
        self.seat = seat
        self.what = f"{what}, unseen by seat {seat}, number {number}, {tables[0].players}"
        self.exchanged = exchanged
        self.names = names
        self.number = number

    def follow(self, step: Sequence[str], most: int) -> None:
        """Play both on and compare, as far as they must be alike."""
        one, two = self.tables
        if self._shown(one.start_events, two.start_events):
            return
        for count in range(len(step) + most):
            self._compare(count)
            if one.decision is None:
                return
            option = step[count] if count < len(step) else self._answer(count)
            told = one.answer(option)
            try:
                others = two.answer(option)
            except Mismatch:
                return
            if self._shown(told, others):
                return

    def _answer(self, count: int) -> str:
        decision = self.tables[0].decision
        assert decision is not None
        kind = self.tables[0].players[decision.manager]
        if kind in KINDS:
            return computer_answer(self.tables[0].keeper(), kind)
        return choose(decision, self.number, count)

    def _compare(self, count: int) -> None:
        """All that the seat is told at this prompt."""
        pick = self.number + count
        looks = [Look(table, table.keeper(), self.seat, pick, self.exchanged) for table in self.tables]
        for name, (one_in, tell) in TOLD.items():
            if pick % one_in == 0:
                self._same(name, *(tell(look) for look in looks))

    def _shown(self, told: list[Event], others: list[Event]) -> bool:
        """Whether the events as the seat sees them part because an exchanged card was shown."""
        for pair in zip_longest(told, others):
            for eye in (None, self.seat):
                one, two = (self._seen(event, eye) for event in pair)
                if one != two:
                    if self._names_exchanged(one) or self._names_exchanged(two):
                        return True
                    self._same("events", one, two)
                self._same("log", *(event and log_line(event, self.names, eye) for event in pair))
            if isinstance(one, PlayerRetired) and self._names_exchanged(one):
                return True  # taken out of the deck by name, wherever in it he lay: what is shuffled then differs
        return False

    def _seen(self, event: Event | None, eye: int | None) -> Event | None:
        """The event as this seat sees it, or nobody's; what is secret must not be in it."""
        seen = event and event.seen_by(eye)
        secret = SECRETS.get(type(seen).__name__)
        if seen and secret and seen.manager != eye and getattr(seen, secret):  # type: ignore[attr-defined]
            raise Leak(f"events: {self.what}: seat {eye} is told {seen}")
        return seen

    def _names_exchanged(self, event: Event | None) -> bool:
        return event is not None and any(
            text.partition(".")[0] in self.exchanged for text in _texts(list(event.as_json().values()))
        )

    def _same(self, name: str, one: object, two: object) -> None:
        if one == two:
            return
        if isinstance(one, list) and isinstance(two, list):
            one, two = next(pair for pair in zip_longest(one, two) if pair[0] != pair[1])
        raise Leak(f"{name}: {self.what}: {one!r} or {two!r}")


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _texts(part)
    elif isinstance(value, dict):
        yield from _texts(list(value.values()))
