"""Nothing leaks, and a leak of each kind would be found."""

from __future__ import annotations

import pytest

from bbtm_tui.engine import events
from tests.fuzz.leaks import SECRETS, Leak, exchange
from tests.fuzz.plants import HARMLESS, PLANTS, plant
from tests.fuzz.seasons import Steps
from tests.fuzz.seats import choose, mixed, new_session


def exchanges(seasons: range, one_in: int = 18) -> int:
    """Exchange hidden things at many prompts of these seasons; how often that was done. Raises Leak."""
    done = 0
    for number in seasons:
        session, count, steps = new_session(number), 0, Steps()
        told = list(session.start_events)
        while session.decision is not None:
            pick = mixed(number, count)
            if pick % one_in == 0:
                done += exchange(*steps.since(session), pick, told)
            option = choose(session.decision, number, count)
            steps.answered(session, option)
            told += session.answer(option)
            count += 1
    return done


def test_nothing_leaks() -> None:
    assert exchanges(range(0, 28, 3)) > 60


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(PLANTS[name], monkeypatch)
    with pytest.raises(Leak, match=f"^{PLANTS[name].found_by}: "):
        exchanges(range(28), one_in=4)


@pytest.mark.parametrize("name", ["CardsDrawn", "CardsOffered", "CardKept", "CardsPutUnder"])
def test_an_event_that_tells_too_much_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One secret of an event is open to all: the comparison finds it wherever an exchanged card is in it."""
    told = getattr(events, name)
    open_fields = {field: empty for field, empty in told.private.items() if field != SECRETS[name]}
    monkeypatch.setattr(told, "private", open_fields)
    with pytest.raises(Leak):
        exchanges(range(100), one_in=4)


def test_only_what_is_hidden_makes_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told hangs on what all can see: no leak, however odd."""
    plant(HARMLESS, monkeypatch)
    assert exchanges(range(1, 5)) > 10
