"""A question as a person answers it: which answers have which keys, and the two steps of a commit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from bbtm_tui.engine.decisions import PASS, RESULTS, Decision, Option, Refusal
from bbtm_tui.engine.game import manager_key
from bbtm_tui.engine.view import View

if TYPE_CHECKING:
    from bbtm_tui.engine.odds import Odds

PICKS = "123456789abcdefgijkmnorvxy"
"""The keys of the first, second … answer, unless remapped."""
NEGATIVE = frozenset({"skip", "done"})
"""Verbs that decline or end: they have a key of their own."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be picked now; `legal` false is there to be asked why not."""

    pick: int
    """Which pick key it has, from 0; -1 for declining, -2 for passing."""
    option: Option | None
    """The option it is; None for a card of a commit, which still needs a place."""
    what: str = ""
    """The card, label or place it stands for."""
    legal: bool = True
    held: int | None = None
    """Where in the hand the card lies that it stands for."""


DECLINE, PASSING = -1, -2
FROM_HAND = frozenset({"discard", "pass-discard"})
"""Kinds of questions about cards of the hand."""
COSTLY = frozenset({"action", "response", "retire"})
"""Kinds of questions whose answers spend a card for good or exhaust it: a key first shows all its words."""


class Oracle(Protocol):
    """Tells what an answer would do, and gives none: a session, as long as it is only looked at."""

    def why_not(self, option_id: str) -> Refusal | None:
        """Why an answer is not legal now."""

    def odds(self, option_id: str) -> Odds | None:
        """The odds of naming a target."""

    def preview(self, option_id: str) -> int | None:
        """The team's total at the matchup if this commit were made."""


class Question:
    """One decision being answered by a person.

    `oracle` is there to be asked what an answer would do, or why it is not legal. The places of a commit are all zones
    of the table in order, so that each keeps its key whatever is legal.
    """

    def __init__(self, decision: Decision, view: View, oracle: Oracle, final_warning: Callable[[str], str]) -> None:
        self.decision = decision
        self.view = view
        self.cursor = 0
        self.picked = ""
        """The card picked for a commit that still needs its place."""
        self.refusal: Refusal | None = None
        """Why the last thing tried is not legal."""
        self.oracle = oracle
        self._final_warning = final_warning
        self._picked_at = 0
        self.choices: list[Choice] = []
        self._list()
        self.cursor = self._first()

    @property
    def is_commit(self) -> bool:
        """Whether this is the two-step question for a card and its place."""
        return self.decision.kind == "commit"

    @property
    def picked_at(self) -> int | None:
        """Where in the hand the picked card is."""
        return self._picked_at if self.picked else None

    @property
    def current(self) -> Choice | None:
        """The choice under the cursor."""
        return self.choices[self.cursor] if self.choices else None

    def take(self, pick: int) -> str:
        """Pick by key: the id of the option it settles on; empty while there is more to choose, or it is not legal.

        What spends a card is taken by its key only when the cursor is on it already, so that its words were seen.
        """
        for number, choice in enumerate(self.choices):
            if choice.pick == pick:
                unread = number != self.cursor and self._is_costly(choice)
                self.cursor = number
                return "" if unread else self.confirm()
        return ""

    def _is_costly(self, choice: Choice) -> bool:
        """Whether its words should have been on the screen before it is taken."""
        return self.decision.kind in COSTLY and choice.pick != DECLINE

    def find(self, what: str) -> int:
        """The pick of the choice that stands for a card, label or place; or a number that no choice has."""
        return next((choice.pick for choice in self.choices if choice.what == what), -9)

    def confirm(self) -> str:
        """Settle on the choice under the cursor, as `take` does."""
        choice = self.current
        self.refusal = None
        if choice is None:
            return ""
        if choice.option is not None and choice.legal:
            return choice.option.id
        if choice.option is not None:
            self.refusal = self.oracle.why_not(choice.option.id)
        elif choice.legal:
            self.picked, self._picked_at = choice.what, choice.held or 0
            self._list()
            self.cursor = next((n for n, each in enumerate(self.choices) if each.legal), 0)
        else:
            self.refusal = self._card_refusal(choice.what)
        return ""

    def why(self) -> Refusal | None:
        """Why the choice under the cursor is not legal; None if it is."""
        choice = self.current
        if choice is None or choice.legal:
            return None
        return self.oracle.why_not(choice.option.id) if choice.option else self._card_refusal(choice.what)

    def warning(self) -> str:
        """What settling on the choice under the cursor would make final; empty when it can be taken back."""
        choice = self.current
        return self._final_warning(choice.option.id) if choice and choice.option and choice.legal else ""

    def back(self) -> bool:
        """Put a picked card back; False if there is nothing to go back from."""
        if not self.picked:
            return False
        self.picked, self.refusal = "", None
        self._list()
        self.cursor = self._picked_at
        return True

    def move(self, steps: int) -> None:
        """Move the cursor."""
        if self.choices:
            self.cursor = (self.cursor + steps) % len(self.choices)
            self.refusal = None

    def _first(self) -> int:
        """Where the cursor starts: on the best result for who picks it, and on spending no card rather than any."""
        if self.decision.kind in ("action", "retire") and self.choices[-1].pick == DECLINE:
            return len(self.choices) - 1
        if self.decision.kind == "result" and self.decision.attempt is not None:
            tackler = self.decision.attempt.tackler
            players = [one for matchup in self.view.matchups for zone in matchup.zones for one in zone.players]
            own = any(one.label == tackler and one.manager == self.decision.manager for one in players)
            best = RESULTS if own else RESULTS[::-1]
            return min(range(len(self.choices)), key=lambda number: best.index(self.choices[number].what))
        return 0

    def _list(self) -> None:
        if self.is_commit:
            self.choices = self._places() if self.picked else self._cards()
        else:
            self.choices = self._each(self._alike())

    def _alike(self) -> tuple[str, ...]:
        """The cards that are chosen from one by one, though those of a name have one option."""
        if self.decision.kind in FROM_HAND:
            return self.view.managers[self.decision.manager].hand or ()
        return self.decision.cards

    def _each(self, cards: tuple[str, ...]) -> list[Choice]:
        """Options one by one, that of a card as often as it is there; what declines last."""
        options = self.decision.options
        by_card = {option.what: option for option in options if option.what in cards}
        in_hand = self.decision.kind in FROM_HAND
        places = [(place, by_card[card]) for place, card in enumerate(cards) if card in by_card]
        choices = [
            Choice(pick, option, option.what, held=place if in_hand else None)
            for pick, (place, option) in enumerate(places)
        ]
        return choices + _plain([option for option in options if option.what not in by_card], len(choices))

    def _cards(self) -> list[Choice]:
        """The hand, then what else may be answered."""
        hand = self.view.managers[self.decision.manager].hand or ()
        playable = {option.what for option in self.decision.options if option.verb == "commit"}
        cards = [Choice(number, None, card, card in playable, number) for number, card in enumerate(hand)]
        others = [option for option in self.decision.options if option.verb != "commit"]
        return cards + [_other(option, len(cards) + number) for number, option in enumerate(others)]

    def _places(self) -> list[Choice]:
        """Every zone of the table; where the card may not go, the option that somebody would try."""
        legal = {
            option.where: option
            for option in self.decision.options
            if option.verb == "commit" and option.what == self.picked
        }
        choices = []
        for number, place in enumerate(self._all_places(set(legal))):
            tried = Option(f"commit:{self.picked}@{place}", "commit", self.picked, place)
            choices.append(Choice(number, legal.get(place, tried), place, place in legal))
        return choices

    def _all_places(self, legal: set[str]) -> list[str]:
        """All zones; of a tournament only the manager's own and those in use by name of the options."""
        places = []
        for matchup in self.view.matchups:
            for zone in matchup.zones:
                place = f"{matchup.id}:{zone.side}"
                mine = zone.side == manager_key(self.decision.manager)
                if not matchup.tournament or place in legal or mine:
                    places.append(place)
        return places

    def _card_refusal(self, card: str) -> Refusal | None:
        """Why a card can go nowhere: the reason at the first place."""
        places = self._all_places(set())
        return self.oracle.why_not(f"commit:{card}@{places[0]}") if places else None


def _plain(options: list[Option], first: int) -> list[Choice]:
    """Options one by one, the first with this pick; what declines last."""
    positive = [option for option in options if option.verb not in NEGATIVE and option.id != PASS.id]
    negative = [option for option in options if option not in positive]
    return [_other(option, first + number) for number, option in enumerate([*positive, *negative])]


def _other(option: Option, pick: int) -> Choice:
    if option.verb in NEGATIVE:
        return Choice(DECLINE, option, option.id)
    if option.id == PASS.id:
        return Choice(PASSING, option, option.id)
    place = option.where if ":" in option.where else ""
    return Choice(pick, option, place or option.what or option.where or option.id)
