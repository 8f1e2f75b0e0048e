"""The promises hold over random seasons, and each of them notices when it is broken."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bbtm_tui.cards.loader import load
from bbtm_tui.commands.seating import computer_setup, every_variant
from bbtm_tui.engine.compiler import compile_cards
from bbtm_tui.engine.game import Laid
from bbtm_tui.engine.rulebook import Rulebook
from bbtm_tui.engine.session import Session
from bbtm_tui.engine.view import View
from bbtm_tui.managers.random import RandomManager
from bbtm_tui.playtest.promises import BrokenPromise, Promises
from bbtm_tui.playtest.seasons import play_season

ROOT = Path(__file__).parents[2]
SEASONS = 300
"""So many random seasons are played over 2, 3 and 4 managers and every variant."""
RANDOM_SEASONS = [(managers, first) for managers in (2, 3, 4) for first in range(1, SEASONS // 3, 10)]


@pytest.fixture(scope="module")
def rulebook() -> Rulebook:
    """The base game, compiled."""
    return compile_cards(load().cards)


@pytest.mark.parametrize(("managers", "first"), RANDOM_SEASONS)
def test_random_seasons_of_every_variant_end_and_keep_all_promises(
    rulebook: Rulebook, managers: int, first: int
) -> None:
    check = Promises(rulebook).check
    variants = list(every_variant(managers))
    for seed in range(first, first + 10):
        setup = computer_setup(managers, seed, variants[seed % len(variants)])
        season = play_season(rulebook, setup, [RandomManager(seed, seat) for seat in range(managers)], check)
        assert len(season.end.ranking) == managers


def test_what_goes_wrong_carries_the_seed_and_the_answers(rulebook: Rulebook) -> None:
    def check(session: Session) -> None:
        if session.view(None).week == 2:
            raise BrokenPromise("the second week")

    with pytest.raises(BrokenPromise) as broken:
        play_season(rulebook, computer_setup(2, 77, {}), [RandomManager(77, seat) for seat in range(2)], check)
    (note,) = broken.value.__notes__
    assert '"seed": 77' in note and '"answers": ["commit:' in note


def lose_a_card(session: Session) -> None:
    session.game.staff_deck.pop()


def make_a_card(session: Session) -> None:
    session.game.unused.append(session.game.staff_deck[0])


def lose_a_token(session: Session) -> None:
    session.game.pool.pop()


def make_a_token(session: Session) -> None:
    session.game.pool.append(session.game.pool[0])


def put_a_player_in_no_zone(session: Session) -> None:
    next(zone for matchup in session.game.matchups() for zone in matchup.zones if zone.players).players.pop()


def give_the_ball_to_one_who_is_not_there(session: Session) -> None:
    first, second = (matchup for matchup in session.game.matchups() if matchup.players)
    first.carrier = second.players[0]


def offer_the_same_twice(session: Session) -> None:
    assert session.decision is not None
    session.decision.options.append(session.decision.options[0])


FAULTS: list[tuple[Callable[[Session], None], str]] = [
    (lose_a_card, "cards were lost"),
    (make_a_card, "cards were made"),
    (lose_a_token, "tokens were lost"),
    (make_a_token, "tokens were made"),
    (put_a_player_in_no_zone, "in no zone"),
    (give_the_ball_to_one_who_is_not_there, "is not here"),
    (offer_the_same_twice, "the options are"),
]


def midweek(rulebook: Rulebook) -> Session:
    """A season in whose first week players stand at two matchups."""
    session = Session(rulebook, computer_setup(3, 1, {}))
    managers = [RandomManager(1, seat) for seat in range(3)]
    number = 0
    while sum(bool(matchup.players) for matchup in session.game.matchups()) != 2:
        decision = session.decision
        assert decision is not None
        session.answer(managers[decision.manager].choose(decision, lambda: session.view(None), number))
        number += 1
    return session


@pytest.mark.parametrize(("fault", "words"), FAULTS)
def test_a_planted_fault_is_noticed(rulebook: Rulebook, fault: Callable[[Session], None], words: str) -> None:
    session = midweek(rulebook)
    Promises(rulebook).check(session)
    fault(session)
    with pytest.raises(BrokenPromise, match=words):
        Promises(rulebook).check(session)


def test_a_view_that_shows_another_hand_is_noticed(rulebook: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    session = midweek(rulebook)
    others = session.view(1).managers[1]
    honest = session.view

    def show_too_much(seat: int | None) -> View:
        view = honest(seat)
        return replace(view, managers=(view.managers[0], others, *view.managers[2:])) if seat == 0 else view

    monkeypatch.setattr(session, "view", show_too_much)
    with pytest.raises(BrokenPromise, match="seat 0 sees the hand of seat 1"):
        Promises(rulebook).check(session)


def test_a_view_that_names_a_hidden_card_is_noticed(rulebook: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    session = midweek(rulebook)
    top = session.game.spike_deck[0].id
    honest = session.view
    monkeypatch.setattr(session, "view", lambda seat: replace(honest(seat), phase=top))
    with pytest.raises(BrokenPromise, match=f"is shown {top}"):
        Promises(rulebook).check(session)


def test_a_facedown_token_counts_as_hidden_until_it_is_looked_at(rulebook: Rulebook) -> None:
    session = midweek(rulebook)
    player = next(session.game.fielded())
    player.tokens.append(Laid(session.game.pool.pop()))
    Promises(rulebook).check(session)
    player.tokens[-1].known = frozenset({1})
    Promises(rulebook).check(session)


HASH_SEED_SCRIPT = """
import hashlib, json
from bbtm_tui.cards.loader import load
from bbtm_tui.commands.seating import computer_setup, every_variant
from bbtm_tui.engine.compiler import compile_cards
from bbtm_tui.engine.rulebook import Rulebook
from bbtm_tui.engine.session import Session
from bbtm_tui.engine.view import View
from bbtm_tui.managers.random import RandomManager
rulebook, digest = compile_cards(load().cards), hashlib.sha256()
for managers in (2, 3, 4):
    for seed, variant in enumerate(every_variant(managers)):
        session = Session(rulebook, computer_setup(managers, seed, variant))
        seats, number, events = [RandomManager(seed, seat) for seat in range(managers)], 0, list(session.start_events)
        while (decision := session.decision) is not None:
            events += session.answer(seats[decision.manager].choose(decision, lambda: None, number))
            number += 1
        digest.update(json.dumps([event.as_json() for event in events]).encode())
print(digest.hexdigest())
"""


def test_the_same_season_whatever_the_hash_seed() -> None:
    digests = set()
    for seed in ("0", "1", "4242"):
        done = subprocess.run(
            [sys.executable, "-c", HASH_SEED_SCRIPT],
            env=os.environ | {"PYTHONHASHSEED": seed},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        digests.add(done.stdout)
    assert len(digests) == 1
