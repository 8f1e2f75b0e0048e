"""Nothing leaks, and a leak of each kind would be found."""

from __future__ import annotations

from zlib import crc32

import pytest

from bbtm_tui.engine import events
from bbtm_tui.engine.decisions import Refusal
from bbtm_tui.engine.events import Event
from bbtm_tui.engine.session import Session
from tests.fuzz.leaks import SECRETS, Leak
from tests.fuzz.seasons import exchange
from tests.fuzz.seats import choose, mixed, new_session


def exchanges(seasons: range, kind: type[Session] = Session, one_in: int = 9) -> int:
    """Exchange hidden things at many prompts of these seasons; how often that was done. Raises Leak."""
    done = 0
    for number in seasons:
        session, count = new_session(number), 0
        told = list(session.start_events)
        while session.decision is not None:
            pick = mixed(number, count)
            if pick % one_in == 0:
                done += exchange(session, pick, told, kind)
            told += session.answer(choose(session.decision, number, count))
            count += 1
    return done


def is_odd(session: Session) -> bool:
    """A bit that hangs on all that lies hidden, and on where it lies."""
    game = session.game
    hidden = [game.staff_deck, game.highlight_deck, game.spike_deck, *game.star_decks.values()]
    for manager in game.managers:
        hidden += [manager.hand, manager.deck, manager.upgrade_deck, manager.pile]
    cards = [card.id for deck in hidden for card in deck] + [token.id for token in game.pool]
    return crc32(" ".join(cards).encode()) % 2 == 1


class Sound(Session):
    """A session into which faults can be planted."""

    def answer(self, option_id: str) -> list[Event]:
        told = super().answer(option_id)
        if self.decision is not None and is_odd(self):
            self.go_wrong(told)
        return told

    def go_wrong(self, told: list[Event]) -> None:
        """The fault."""


class LeavesOutAnOption(Sound):
    """Whether an option is offered hangs on what is hidden."""

    def go_wrong(self, told: list[Event]) -> None:
        assert self.decision is not None
        if len(self.decision.options) > 2:
            self.decision.options = self.decision.options[1:]


class DoesNotAsk(Sound):
    """Whether a question is asked hangs on what is hidden."""

    def go_wrong(self, told: list[Event]) -> None:
        assert self.decision is not None
        if any(option.id == "skip" for option in self.decision.options):
            told += Session.answer(self, "skip")


class DrawsOnceMore(Sound):
    """How often chance is drawn hangs on what is hidden."""

    def go_wrong(self, told: list[Event]) -> None:
        self.game.chance.below(2)


class TellsMore(Sound):
    """Whether something is told hangs on what is hidden."""

    def go_wrong(self, told: list[Event]) -> None:
        told.append(events.TurnStarted(0))


def test_nothing_leaks() -> None:
    assert exchanges(range(0, 28, 2)) > 80


@pytest.mark.parametrize("fault", [LeavesOutAnOption, DoesNotAsk, DrawsOnceMore, TellsMore])
def test_a_planted_leak_is_found(fault: type[Session]) -> None:
    with pytest.raises(Leak):
        exchanges(range(28), fault)


@pytest.mark.parametrize("name", ["CardsDrawn", "CardsOffered", "CardKept", "CardsPutUnder"])
def test_an_event_that_tells_too_much_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One secret of an event is open to all: the comparison finds it wherever an exchanged card is in it."""
    told = getattr(events, name)
    open_fields = {field: empty for field, empty in told.private.items() if field != SECRETS[name]}
    monkeypatch.setattr(told, "private", open_fields)
    with pytest.raises(Leak):
        exchanges(range(100), one_in=4)


class GoesByWhatIsOpen(Session):
    """What is told hangs on what all can see: no leak, however odd."""

    def answer(self, option_id: str) -> list[Event]:
        told = super().answer(option_id)
        if self.decision is not None and crc32(repr(self.view(None)).encode()) % 2:
            told.append(events.TurnStarted(0))
        return told


def test_only_what_is_hidden_makes_a_leak() -> None:
    assert exchanges(range(1, 5), GoesByWhatIsOpen) > 10


class TellsTheHand(Sound):
    """Why an answer is not possible hangs on what is hidden."""

    def why_not(self, option_id: str) -> Refusal | None:
        return Refusal("odd" if is_odd(self) else "even", "VIS-2")


def test_a_hint_that_leaks_is_found() -> None:
    with pytest.raises(Leak, match="why_not"):
        exchanges(range(28), TellsTheHand)
