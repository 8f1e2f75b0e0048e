"""A season on a plain stream: what happens is told in lines, and each question is a numbered list.

What only one person may see is shown after a hand-over and pushed off the screen before anybody else is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import groupby

from bbtm_tui.engine.decisions import Decision
from bbtm_tui.engine.events import Event
from bbtm_tui.engine.view import card_of
from bbtm_tui.journal.keeper import Keeper
from bbtm_tui.journal.kept import Note, Stop
from bbtm_tui.journal.undo import PERSON
from bbtm_tui.managers.hiring import hire
from bbtm_tui.plain.board import board_lines, hand_lines, pile_lines
from bbtm_tui.plain.stream import Stream
from bbtm_tui.wording.cards import plain_text
from bbtm_tui.wording.events import tell
from bbtm_tui.wording.prompts import Choice, ask
from bbtm_tui.wording.refusals import explain_with_clause
from bbtm_tui.wording.rules import clause_for
from bbtm_tui.wording.table import Names
from bbtm_tui.wording.text import _

OF_THE_HAND = ("commit", "discard", "pass-discard")
"""The kinds of decisions that are about the cards of the hand."""


MOMENTS = 20
"""How many moments are offered to go back to: the last ones."""
LAST_TOLD = 8
"""How many lines tell what came before, when a season is gone on with."""


class TakenBack(Exception):
    """An answer was taken back, or the screen was covered: what is open now is to be asked anew."""


class PlainTable:
    """Plays a season between persons at the stream and computer managers."""

    def __init__(self, stream: Stream, season: Keeper) -> None:
        self._stream = stream
        self._season = season
        self._cards = season.cards
        self._computers = hire(season.players, season.setup.seed)
        self._names = Names(season.cards, tuple(seat.name for seat in season.setup.seats))
        persons = [seat for seat, player in enumerate(season.players) if player == PERSON]
        self._only_person = persons[0] if len(persons) == 1 else None
        """The seat of the person, when there is only one: then nothing need be handed over."""
        self._shown_to: int | None = None
        """Whose secrets are on the screen."""
        self._board_of: tuple[int, int | None] | None = None
        """The week of the table shown last, and for whose eye; within a week what happens is told line by line."""
        self._untold: list[Event] = _last_told(season) if season.number else list(season.start_events)

    def play(self) -> None:
        """Play to the end of the season; raises Left when the person leaves, NotSaved when it cannot be saved."""
        self._stream.say(_("Type the number of your choice, then Enter; ? tells what else can be typed."))
        self._say_notes()
        while (decision := self._season.decision) is not None:
            try:
                chosen = self._decide(decision)
            except TakenBack:
                self._untold.clear()
                continue
            self._untold += self._season.answer(chosen)
            self._say_notes()
        self._cover()
        self._tell()
        self._show_board()

    def _say_notes(self) -> None:
        """What those at the table should know of the journal, once."""
        while self._season.notes:
            self._stream.say(self._season.notes.pop(0))

    def _decide(self, decision: Decision) -> str:
        """The answer of whoever is asked."""
        if computer := self._computers.get(decision.manager):
            look = partial(self._season.view, decision.manager)
            return computer.choose(decision, look, self._season.number)
        self._hand_over(decision)
        self._tell()
        return self._ask(decision)

    # --- what is seen by whom ---------------------------------------------------------------------------------------

    @property
    def _eye(self) -> int | None:
        """Whose view may be on the screen."""
        return self._only_person if self._only_person is not None else self._shown_to

    def _hand_over(self, decision: Decision) -> None:
        """See that what comes next is read by the right person only."""
        seat = decision.manager
        if self._eye == seat:
            return
        if not decision.uses_hand:
            self._cover()
            return
        name = self._names.manager(seat)
        self._stream.separate(_("{name}, it is your turn, and only you may look.").format(name=name))
        self._shown_to = None
        ready = _("Press Enter when you sit at the screen, {name}.").format(name=name)
        while self._stream.ask(ready).casefold() == "u":
            self._take_back()
        self._season.lift_curtain(seat)
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

    # --- asking -----------------------------------------------------------------------------------------------------

    def _ask(self, decision: Decision) -> str:
        """Ask until one of the options is chosen; raises TakenBack when an earlier answer was taken back instead."""
        self._stream.say()
        week = self._season.view(self._eye).week
        if decision.kind == "commit" and self._board_of != (week, self._eye):
            self._show_board()
            self._board_of = (week, self._eye)
        if decision.kind in OF_THE_HAND:
            self._show_hand(decision.manager)
        prompt = ask(decision, self._names, self._season.view(self._eye))
        if decision.kind == "commit":
            return self._ask_commit(decision, prompt.question, prompt.choices)
        final = self._final_words([choice.id for choice in prompt.choices])
        lines = [line + word for line, word in zip(_lines(decision, prompt.choices), final, strict=True)]
        return prompt.choices[self._choose(decision, prompt.question, lines)].id

    def _final_words(self, options: Sequence[str]) -> list[str]:
        """What each answer would make final, in brackets; said once when it is the same for all."""
        warnings = [self._season.final_warning(option) for option in options]
        if len(options) > 1 and len(set(warnings)) == 1 and warnings[0]:
            self._stream.say(warnings[0])
            return ["" for _warning in warnings]
        return [_(" [{warning}]").format(warning=warning) if warning else "" for warning in warnings]

    def _ask_commit(self, decision: Decision, question: str, choices: Sequence[Choice]) -> str:
        """A commit is asked in two steps: which card, then which place."""
        cards = {option.id: option.what for option in decision.options}
        groups = [(card, list(group)) for card, group in groupby(choices, key=lambda choice: cards[choice.id])]
        heads = [self._names.card(card) if card else group[0].label for card, group in groups]
        while True:
            card, group = groups[self._choose(decision, question, heads)]
            if not card:
                return group[0].id
            final = self._final_words([choice.id for choice in group])
            labels = [self._place(decision, choice) + word for choice, word in zip(group, final, strict=True)]
            labels.append(_("another card"))
            place = self._choose(decision, _("Where does {card} go?").format(card=self._names.card(card)), labels)
            if place < len(group):
                return group[place].id

    def _place(self, decision: Decision, choice: Choice) -> str:
        """Where a card may go, and what that means."""
        where = next(option.where for option in decision.options if option.id == choice.id)
        matchup, _colon, side = where.rpartition(":")
        text = _("{matchup}, {zone}").format(matchup=self._names.matchup(matchup), zone=self._names.zone(side))
        return f"{text}: {choice.words}" if choice.words else text

    def _choose(self, decision: Decision, question: str, labels: Sequence[str]) -> int:
        """One of the labels; a letter in place of a number looks something up."""
        asked = False
        while True:
            if not asked:
                self._stream.say(question)
                self._stream.list(labels)
            answer = self._stream.ask(">")
            asked = not self._look_up(answer.strip(), decision)
            if asked and (number := self._stream.number(answer, len(labels))) is not None:
                return number

    # --- what can be looked up --------------------------------------------------------------------------------------

    def _look_up(self, wanted: str, decision: Decision) -> bool:
        """Whether the line asked for something else than a choice, and was given it."""
        match wanted.casefold():
            case "?":
                self._show_help()
            case "t":
                self._show_board()
                self._say_lines(pile_lines(self._season.view(self._eye), self._names))
            case "w":
                self._show_words(decision)
            case "r":
                clause = clause_for(decision, self._cards)
                self._stream.say(_("{clause}: {text}").format(clause=clause.id, text=clause.text))
            case "u":
                self._take_back()
            case "b":
                self._go_back()
            case text if text.startswith("w "):
                self._show_card(text.removeprefix("w ").strip())
            case _:
                return self._explain(wanted)
        return True

    def _explain(self, option: str) -> bool:
        """Say why something named by its id is not possible, if it is not."""
        refusal = self._season.why_not(option) if ":" in option else None
        if refusal is not None:
            self._stream.say(explain_with_clause(refusal, self._names))
        return refusal is not None

    def _show_help(self) -> None:
        self._stream.say(_("t shows the table and the piles, w the words of the cards here, r the rule in force."))
        self._stream.say(_("w and the name of a card, such as w dirty, shows the words of any card called like that."))
        self._stream.say(_("u takes your last answer back, as long as nothing was revealed since."))
        self._stream.say(_("b goes back further, if everybody agrees; the dice and decks to come are then new."))
        self._stream.say(_("The id of an option, such as commit:card@highlight:left, tells why it is not possible."))
        self._stream.say(_("Ctrl-C leaves the table; the season is saved."))

    def _show_board(self) -> None:
        self._say_lines(board_lines(self._season.view(self._eye), self._names))

    def _show_hand(self, seat: int) -> None:
        self._say_lines(hand_lines(self._season.view(seat).managers[seat].hand or (), self._cards))

    def _say_lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._stream.say(line.strip(), indent="  " if line.startswith(" ") else "")

    def _show_words(self, decision: Decision) -> None:
        """The words of the cards that may be seen and that the question is about."""
        hand = (self._season.view(decision.manager).managers[decision.manager].hand or ()) if decision.uses_hand else ()
        named = [*hand, decision.card, *(card_of(option.what) for option in decision.options)]
        self._say_words([card for card in dict.fromkeys(named) if card in self._cards.by_id])

    def _show_card(self, name: str) -> None:
        """The words of all cards whose name holds what was typed."""
        self._say_words([card.id for card in self._cards.by_id.values() if name in card.name.casefold()])

    def _say_words(self, cards: Sequence[str]) -> None:
        for card in cards:
            words = plain_text(self._cards, card).replace("\n", " ") or _("no words")
            self._stream.say(_("{card}: {words}").format(card=self._names.card(card), words=words))
        if not cards:
            self._stream.say(_("There is no such card."))

    def _take_back(self) -> None:
        """Take a person's last answer back, or say why that cannot be."""
        seat = self._season.undo_seat()
        if seat is None:
            self._stream.say(self._season.undo_problem())
            return
        self._season.undo()
        self._stream.say(_("{name} takes the last answer back.").format(name=self._names.manager(seat)))
        raise TakenBack

    def _go_back(self) -> None:
        """Go back to one of the last moments that a person answered at, if everybody agrees."""
        stops = self._season.stops()[-MOMENTS:]
        if not stops:
            self._stream.say(self._season.undo_problem())
            return
        labels = [self._moment(stop) for stop in stops]
        self._cover()
        stay = _("stay here")
        chosen = self._stream.choose(_("Go back to before …"), [stay, *labels])
        if chosen == 0:
            raise TakenBack
        persons = [seat for seat, player in enumerate(self._season.players) if player == PERSON]
        for seat in persons:
            question = _("{name}: do you agree to go back?").format(name=self._names.manager(seat))
            if self._stream.choose(question, [_("No"), _("Yes")]) == 0:
                raise TakenBack
        self._season.go_back(stops[chosen - 1].moves, persons)
        self._board_of = None
        raise TakenBack

    def _moment(self, stop: Stop) -> str:
        sentence = tell(stop.told, self._names, None) if stop.told else ""
        name = self._names.manager(stop.seat)
        return _("week {week}, {name}: {what}").format(week=stop.week, name=name, what=sentence)


def _last_told(season: Keeper) -> list[Event]:
    """What happened last, so that those who come back know where they are."""
    return [each for each in season.story() if not isinstance(each, Note)][-LAST_TOLD:]


def _lines(decision: Decision, choices: Sequence[Choice]) -> list[str]:
    """The choices as lines, with what each means; cards of the hand stand above them already."""
    if decision.kind in OF_THE_HAND:
        return [choice.label for choice in choices]
    return [f"{choice.label}: {choice.words}" if choice.words else choice.label for choice in choices]
