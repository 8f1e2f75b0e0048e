"""What may be taken back, and what an answer makes final: back to the last moment at which something was revealed
or another person answered. A computer's skip is no barrier. The last answerer may undo until the next manager
lifts the curtain.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bbtm_tui.engine import events as told
from bbtm_tui.engine.decisions import SKIP
from bbtm_tui.engine.events import Event
from bbtm_tui.wording.text import _

PERSON = "person"
"""The player of a seat at which somebody sits; anything else is the name of a computer manager."""


@dataclass(slots=True)
class Barrier:
    """Where undo ends. Feed it every move in order."""

    players: tuple[str, ...]
    """By seat: `PERSON`, or the name of a computer manager."""
    names: tuple[str, ...]
    """The managers' names, by seat."""
    at: int = 0
    """How many moves are final."""
    why: str = ""
    """The sentence that says why they are."""
    last_person: int | None = None
    """The person who answered last."""

    def answered(self, index: int, seat: int, option: str, events: Sequence[Event]) -> None:
        """The move of this index was an answer, and these events came of it."""
        if self.players[seat] == PERSON:
            if self.last_person not in (None, seat):
                self._set(index, self._next_answered(seat))
            self.last_person = seat
        elif option != SKIP.id:
            self._set(index + 1, self._next_answered(seat))
        if shown := first_reveal(events):
            self._set(index + 1, reveal_words(shown)[0])
        if events and isinstance(events[-1], told.SeasonEnded):
            self._set(index + 1, _("The season is over."))

    def curtain_hides(self, moves: int, seat: int) -> bool:
        """Whether a curtain lifted by this manager after so many moves makes anything final."""
        return self.last_person not in (None, seat) and self.at < moves

    def curtain_lifted(self, moves: int, seat: int) -> None:
        """A manager lifted the curtain after this many moves."""
        self._set(moves, _("{name} has lifted the curtain.").format(name=self.names[seat]))

    def new_chance(self, index: int) -> None:
        """The move of this index was a new chance, agreed by all."""
        self._set(index + 1, _("The table went back to here, and new chance came in."))
        self.last_person = None

    def raise_to(self, at: int) -> None:
        """At least so many moves are final, for what was taken back behind them."""
        if at > self.at:
            self._set(at, _("More was answered since, and taken back."))

    def _next_answered(self, seat: int) -> str:
        return _("{name} has answered since.").format(name=self.names[seat])

    def _set(self, at: int, why: str) -> None:
        self.at, self.why = at, why


def first_reveal(events: Sequence[Event]) -> Event | None:
    """The first event that shows somebody what he did not know."""
    return next((event for event in events if event.reveals), None)


def reveal_words(event: Event) -> tuple[str, str]:
    """What this event reveals, in general words, no more than all at the table know: afterwards, and as a warning
    before.
    """
    match event:
        case told.DiceRolled():
            return _("Dice were rolled."), _("Dice will be rolled: this cannot be taken back.")
        case told.CardsDrawn() | told.CardRevealed() | told.CardsOffered() | told.TeamUpgradeDealt() | told.StarTaken():
            return _("Cards were drawn."), _("Cards will be drawn: this cannot be taken back.")
        case told.TokenInspected() | told.TokensRevealed() | told.TokenReplaced() | told.TokenDiscarded():
            return (
                _("Cheating tokens were looked at."),
                _("Cheating tokens will be looked at: this cannot be taken back."),
            )
        case told.DeckReshuffled():
            return _("A deck was shuffled."), _("A deck will be shuffled: this cannot be taken back.")
        case told.ImprovementsRevealed():
            return _("Improvements were revealed."), _("Improvements will be revealed: this cannot be taken back.")
        case told.SpikeRevealed() | told.HighlightRevealed() | told.HighlightReplaced():
            return _("A card was revealed."), _("A card will be revealed: this cannot be taken back.")
    return _("Something was revealed."), _("Something will be revealed: this cannot be taken back.")
