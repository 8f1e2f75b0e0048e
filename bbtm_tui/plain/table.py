"""A season on a plain stream: what happens is told in lines, and each question is a numbered list.

What only one person may see is shown after a hand-over and pushed off the screen before anybody else is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Protocol

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.engine.decisions import Decision, Option, Refusal
from bbtm_tui.engine.events import Event
from bbtm_tui.engine.view import View
from bbtm_tui.managers.manager import Manager
from bbtm_tui.plain.board import board_lines
from bbtm_tui.plain.stream import Stream
from bbtm_tui.wording.events import tell
from bbtm_tui.wording.prompts import option_label, question
from bbtm_tui.wording.refusals import explain_with_clause
from bbtm_tui.wording.rules import clause_for
from bbtm_tui.wording.table import Names
from bbtm_tui.wording.text import _


class Playable(Protocol):
    """A season under way, as a table needs it: the engine's session, or one that is saved as it goes."""

    @property
    def decision(self) -> Decision | None:
        """The question that is open; None when the season is over."""

    @property
    def start_events(self) -> Sequence[Event]:
        """What happened before the first question."""

    def answer(self, option_id: str) -> Sequence[Event]:
        """Answer the question; what came of it."""

    def view(self, seat: int | None) -> View:
        """The table as a seat sees it."""

    def why_not(self, option_id: str) -> Refusal | None:
        """Why an answer is not possible."""


class PlainTable:
    """Plays a season between persons at the stream and computer managers."""

    def __init__(self, stream: Stream, season: Playable, cards: CardSet, computers: Mapping[int, Manager]) -> None:
        self._stream = stream
        self._season = season
        self._cards = cards
        self._computers = computers
        view = season.view(None)
        self._names = Names.at(cards, view)
        persons = [manager.seat for manager in view.managers if manager.seat not in computers]
        self._only_person = persons[0] if len(persons) == 1 else None
        """The seat of the person, when there is only one: then nothing need be handed over."""
        self._shown_to: int | None = None
        """Whose secrets are on the screen."""
        self._untold: list[Event] = list(season.start_events)
        self._answers = 0

    def play(self) -> None:
        """Play to the end of the season; raises Left when the person leaves."""
        while (decision := self._season.decision) is not None:
            if computer := self._computers.get(decision.manager):
                chosen = computer.choose(decision, partial(self._season.view, decision.manager), self._answers)
            else:
                self._hand_over(decision)
                self._tell()
                chosen = self._ask(decision).id
            self._untold += self._season.answer(chosen)
            self._answers += 1
        self._cover()
        self._tell()

    def _hand_over(self, decision: Decision) -> None:
        """See that what comes next is read by the right person only."""
        seat = decision.manager
        if self._only_person is not None or seat == self._shown_to:
            return
        if not decision.uses_hand:
            self._cover()
            return
        name = self._names.manager(seat)
        self._stream.separate(_("{name}, it is your turn, and only you may look.").format(name=name))
        self._stream.ask(_("Press Enter when you sit at the screen, {name}.").format(name=name))
        self._shown_to = seat

    def _cover(self) -> None:
        """Push the secrets on the screen out of sight."""
        if self._shown_to is not None:
            self._stream.separate(_("The hand of {name} is put away.").format(name=self._names.manager(self._shown_to)))
            self._shown_to = None

    def _tell(self) -> None:
        """Tell what has happened, as far as those at the screen may know it."""
        for event in self._untold:
            self._stream.say(tell(event, self._names, self._only_person))
        self._untold.clear()

    def _ask(self, decision: Decision) -> Option:
        """Ask until one of the options is chosen."""
        self._stream.say()
        if decision.kind == "commit":
            self._show_board(decision)
        if decision.uses_hand:
            self._show_hand(decision.manager)
        if decision.kind == "commit":
            return self._ask_commit(decision)
        chosen = self._choose(decision, question(decision, self._names), self._labels(decision, decision.options))
        assert chosen is not None
        return decision.options[chosen]

    def _ask_commit(self, decision: Decision) -> Option:
        """A commit is asked in two steps: which card, then which place."""
        groups: dict[str, list[Option]] = {}
        for option in decision.options:
            groups.setdefault(option.what or option.id, []).append(option)
        heads = [self._card_label(options[0], decision) for options in groups.values()]
        while True:
            head = self._choose(decision, question(decision, self._names), heads)
            assert head is not None
            options = list(groups.values())[head]
            if len(options) == 1:
                return options[0]
            place = self._choose(decision, _("Where? (0 goes back)"), self._labels(decision, options), may_go_back=True)
            if place is not None:
                return options[place]

    def _card_label(self, option: Option, decision: Decision) -> str:
        """The card of a commit, or the label of what is no commit."""
        return self._names.card(option.what) if option.what else option_label(option, decision, self._names)

    def _labels(self, decision: Decision, options: Sequence[Option]) -> list[str]:
        return [option_label(option, decision, self._names) for option in options]

    def _choose(self, decision: Decision, asked: str, labels: Sequence[str], may_go_back: bool = False) -> int | None:
        """One of the labels; None to go back. Words in place of a number look something up."""
        while True:
            self._stream.say(asked)
            self._stream.list(labels)
            number = None
            while number is None:
                answer = self._stream.ask(">")
                if answer == "0" and may_go_back:
                    return None
                if self._look_up(answer, decision):
                    break
                number = self._stream.number(answer, len(labels))
            else:
                return number

    def _look_up(self, answer: str, decision: Decision) -> bool:
        """Whether the line asked for something to be shown, and was given it."""
        lookups: dict[str, Callable[[Decision], None]] = {
            "?": self._show_help,
            "t": self._show_board,
            "r": self._show_rule,
        }
        if show := lookups.get(answer.casefold()):
            show(decision)
        elif ":" in answer and (refusal := self._season.why_not(answer)) is not None:
            self._stream.say(explain_with_clause(refusal, self._names))
        else:
            return False
        return True

    def _show_help(self, decision: Decision) -> None:
        self._stream.say(_("Type the number of your choice, then Enter."))
        self._stream.say(_("t shows the table, r the rule in force; Ctrl-C leaves the table."))

    def _show_board(self, decision: Decision) -> None:
        seat = self._only_person if self._only_person is not None else self._shown_to
        for line in board_lines(self._season.view(seat), self._names):
            self._stream.say(line.strip(), indent="  " if line.startswith(" ") else "")

    def _show_rule(self, decision: Decision) -> None:
        clause = clause_for(decision)
        self._stream.say(_("{clause}: {text}").format(clause=clause.id, text=clause.text))

    def _show_hand(self, seat: int) -> None:
        """The hand of the person asked, with what the cards do."""
        hand = self._season.view(seat).managers[seat].hand or ()
        self._stream.say(_("Your hand:") if hand else _("Your hand is empty."))
        for card in dict.fromkeys(hand):
            self._stream.say(self._card_line(card, hand.count(card)), indent="  ")

    def _card_line(self, card: str, copies: int) -> str:
        return f"{self._names.card(card)} x{copies}" if copies > 1 else self._names.card(card)
