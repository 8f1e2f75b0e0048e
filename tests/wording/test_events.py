"""Every event has a line, told to each seat only as far as that seat may know."""

from __future__ import annotations

import inspect

import pytest

from bbtm_tui.engine import events as told
from bbtm_tui.wording.events import sentence, tell
from bbtm_tui.wording.table import Names

ALL_EVENTS = [
    value
    for value in vars(told).values()
    if inspect.isclass(value) and issubclass(value, told.Event) and value is not told.Event
]

VARIANTS = {
    "side": ("left", "right", "manager-1"),
    "skill": ("cheating", "passing", "sprinting", "tackling"),
    "face": ("target-down", "missed", "tackler-down"),
    "purpose": ("tackle", "reroll", "coach"),
    "section": ("left", "right", "centre", "winner", "runner-up", "lose"),
    "deck": ("star-player", "team-upgrade", "staff-upgrade"),
    "place": ("hand", "deck", "discard"),
    "reason": ("total", "ball", "alone", "coin"),
}


def sample(kind: type[told.Event], field: str, value: object) -> object:
    """A likely value for a field; `value` where the field is the one being varied."""
    ending = {"fans": "fans", "improvements": "fans", "suspension": "fans"}
    fixed = {
        "teams": ("greens", "greens", "greens"),
        "faces": ("target-down", "missed"),
        "skills": ("cheating", "tackling"),
        "players": (("runner", 2), ("blocker.2", 3)),
        "tokens": 2 if kind is told.TotalCounted else ("plus-two", "ejection"),
        "fans": (9, 4, 1),
        "improvements": (3, 2, 1),
        "winners": (0, 1),
        "losers": (2,),
        "managers": (0, 1),
        "ranking": (0, 1, 2),
        "winner": 0,
        "manager": 0,
        "picker": 1,
        "by": 1,
        "player": "runner",
        "target": "blocker.2",
        "tackler": "runner",
        "matchup": "mud-bath",
        "old": "mud-bath",
        "new": "dust-up",
        "origin": "dust-up",
        "payout": "S2 F1",
        "cards": ("runner", "blocker"),
        "upgrades": ("coach", "wizard"),
        "card": "coach",
        "token": "plus-two",
    }
    if field in VARIANTS:
        first = ending.get("fans") if kind is told.SeasonEnded else VARIANTS[field][0]
        if kind in (told.FansGained, told.FansLost):
            first = "payout"
        return value or first
    if field in fixed:
        return fixed[field]
    annotation = str(kind.__annotations__[field])
    return {"int": 2, "bool": True, "str": "coach"}[annotation]


def samples(kind: type[told.Event]) -> list[told.Event]:
    """One event for each branch a varied field can take."""
    fields = list(inspect.signature(kind).parameters)
    varied = next((field for field in fields if field in VARIANTS), None)
    values: tuple[object, ...] = VARIANTS[varied] if varied else ("",)
    if kind is told.SeasonEnded:
        values = ("fans", "improvements", "suspension")
    if kind is told.FansGained:
        values = ("tokens", "payout", "coach")
    if kind is told.FansLost:
        values = ("coach",)
    return [kind(**{field: sample(kind, field, value) for field in fields}) for value in values]


@pytest.mark.parametrize("kind", ALL_EVENTS)
def test_every_event_has_a_sentence(kind: type[told.Event], names: Names) -> None:
    for event in samples(kind):
        for seat in (0, 1, None):
            text = tell(event, names, seat)
            assert text[-1] in ".!:" and "{" not in text and "  " not in text, text
            assert text[0].isupper() or text[0].isdigit(), text


def test_an_event_without_words_is_an_error(names: Names) -> None:
    with pytest.raises(NotImplementedError, match="Event"):
        sentence(told.Event(), names)


def test_only_the_manager_reads_the_cards_drawn(names: Names) -> None:
    event = told.CardsDrawn(0, 2, ("runner", "blocker"))
    assert tell(event, names, 0) == "Ada draws 2 cards: Swift Runner and Stout Blocker."
    assert tell(event, names, 1) == "Ada draws 2 cards."
    assert tell(event, names, None) == "Ada draws 2 cards."


@pytest.mark.parametrize("kind", [kind for kind in ALL_EVENTS if kind.private])
def test_private_names_stay_private(kind: type[told.Event], names: Names) -> None:
    for event in samples(kind):
        for secret in ("Swift Runner and Stout Blocker", "Old Coach", "+2 Star Power"):
            assert secret not in tell(event, names, 1)
            assert secret not in tell(event, names, None)


def test_one_card_is_not_called_cards(names: Names) -> None:
    assert tell(told.CardsDrawn(1, 1, ()), names, None) == "Ben draws 1 card."


def test_a_total_is_told_part_by_part(names: Names) -> None:
    event = told.TotalCounted("mud-bath", 0, 7, (("runner", 2), ("blocker.2", 1)), tokens=3, ball=2, bonus=-1)
    told_text = "Ada: Swift Runner 2, Stout Blocker (2) 1, tokens +3, the ball +2, team bonus -1. That makes 7."
    assert tell(event, names, None) == told_text


def test_the_reason_of_a_victory_is_told(names: Names) -> None:
    assert tell(told.MatchupWon("mud-bath", (1,), (0,), "ball"), names, None) == (
        "It is a tie, and the ball decides it: Ben wins Mud Bath."
    )
    assert tell(told.MatchupWon("cup", (1, 2), (0,), "total"), names, None) == (
        "Ben wins The Cup. Cleo is the runner-up."
    )


def test_who_picks_the_die_is_told(names: Names) -> None:
    compared = told.TackleCompared("runner", "blocker", 2, 3, dice=2, picker=1, both=False)
    assert tell(compared, names, 0) == "Swift Runner 2 against Stout Blocker 3: two dice, and Ben picks one."
    both = told.TackleCompared("runner", "blocker", 2, 3, dice=2, picker=None, both=True)
    assert tell(both, names, 0) == "Swift Runner 2 against Stout Blocker 3: two dice, and both results count."


def test_odd_names_are_told_as_they_are(names: Names) -> None:
    assert tell(told.PlayerDowned(0, "odd.2", "mud-bath"), names, 0) == "[b]Odd {One}[/b] (2) goes down."


def test_a_name_that_ends_in_a_mark_gets_no_second_one(names: Names) -> None:
    assert tell(told.SpikeRevealed("Hooray!", False), names, None) == "This week's headline: Hooray!"


def test_nobody_may_be_manager_of_the_year(names: Names) -> None:
    ended = told.SeasonEnded(None, (0, 1), (0, 0), (3, 3), "nobody")
    assert tell(ended, names, None).endswith("nobody is Manager of the Year.")
