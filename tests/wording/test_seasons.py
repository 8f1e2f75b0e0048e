"""Whole seasons put into words: every question, answer and line of the real cards."""

from __future__ import annotations

import random

import pytest

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.engine.agreement import Seat, Setup
from bbtm_tui.engine.compiler import compile_cards
from bbtm_tui.engine.session import Session
from bbtm_tui.wording.commentators import comment
from bbtm_tui.wording.events import tell
from bbtm_tui.wording.prompts import ask
from bbtm_tui.wording.refusals import explain
from bbtm_tui.wording.rules import clause_for
from bbtm_tui.wording.table import Names


@pytest.mark.parametrize(("managers", "seed"), [(2, 11), (3, 12), (4, 13), (4, 14)])
def test_a_season_can_be_told_from_the_first_question_to_the_last_line(
    managers: int, seed: int, real_cards: CardSet
) -> None:
    chance = random.Random(seed)
    seats = tuple(Seat(name) for name in ("Ada", "Ben", "Cleo", "Dan")[:managers])
    session = Session(compile_cards(real_cards), Setup(seats, seed))
    names = Names.at(real_cards, session.view(None))
    told = list(session.start_events)
    while (decision := session.decision) is not None:
        prompt = ask(decision, names, session.view(decision.manager))
        labels = [choice.label for choice in prompt.choices]
        assert len(set(labels)) == len(labels), labels
        assert not [choice for choice in prompt.choices if choice.id in choice.label or "\n" in choice.words]
        assert prompt.question.startswith(names.manager(decision.manager)) and prompt.question[-1] in ".?"
        assert clause_for(decision, real_cards).id
        told += session.answer(chance.choice(decision.options).id)
    for index, event in enumerate(told):
        line = tell(event, names, None)
        assert line[-1] in ".!?" and "{" not in line and "  " not in line, line
        assert all("{" not in said.text for said in comment(event, names, index))


@pytest.mark.parametrize("answer", ["commit:x@y", "target:x", "use:x", "use:x@y", "move:x:y", "skip", "pass", "keep:x"])
def test_what_is_not_offered_is_refused_in_a_sentence(answer: str, real_cards: CardSet) -> None:
    session = Session(compile_cards(real_cards), Setup((Seat("Ada"), Seat("Ben")), 5))
    refusal = session.why_not(answer)
    if refusal is None:
        assert answer == "pass"
        return
    text = explain(refusal, Names.at(real_cards, session.view(None)))
    assert text.endswith(".") and "{" not in text
