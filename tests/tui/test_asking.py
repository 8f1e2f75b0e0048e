"""A question as a person answers it, without a screen."""

from __future__ import annotations

from dataclasses import replace

from bbtm_tui.engine.decisions import Decision, Option
from bbtm_tui.engine.view import View
from bbtm_tui.tui.asking import DECLINE, PASSING, Question
from tests.tui.tabletop import ScriptedSeason, commit_decision, full_view, result_decision, target_decision


def commit_question(illegal: tuple[str, ...] = ()) -> Question:
    view = full_view(0)
    decision = commit_decision(view, illegal=illegal)
    return Question(decision, view, ScriptedSeason([decision]), str)


def test_a_commit_takes_a_card_and_then_a_place() -> None:
    question = commit_question()
    assert question.take(2) == ""
    assert question.picked == "human-blitzer"
    assert question.take(0) == "commit:human-blitzer@bad-snap:left"


def test_places_keep_their_keys_whatever_is_legal() -> None:
    open_places = commit_question()
    open_places.take(0)
    fewer = commit_question(illegal=("razzle-dazzle:left",))
    fewer.take(0)
    assert [choice.what for choice in open_places.choices] == [choice.what for choice in fewer.choices]
    assert [choice.pick for choice in fewer.choices] == list(range(len(fewer.choices)))


def test_a_place_that_is_not_legal_says_why_and_settles_nothing() -> None:
    question = commit_question()
    question.take(0)
    taken = next(choice for choice in question.choices if not choice.legal)
    assert question.take(taken.pick) == ""
    assert question.refusal is not None
    assert question.refusal.clause == "MCH-4"


def test_the_card_goes_back_to_where_it_was_taken_from() -> None:
    question = commit_question()
    question.take(3)
    assert question.back()
    assert (question.picked, question.cursor) == ("", 3)
    assert not question.back()


def test_passing_and_declining_have_keys_of_their_own() -> None:
    assert commit_question().take(PASSING) == "pass"
    view = full_view(0)
    question = Question(target_decision(), view, ScriptedSeason([]), str)
    assert question.choices[-1].pick == DECLINE
    assert question.take(DECLINE) == "skip"


def test_the_cursor_goes_round() -> None:
    question = commit_question()
    question.move(-1)
    assert question.current == question.choices[-1]
    question.move(1)
    assert question.current == question.choices[0]


def test_of_two_equal_cards_only_the_one_picked_is_marked() -> None:
    view = full_view(0)
    decision = commit_decision(view)
    question = Question(decision, view, ScriptedSeason([decision]), str)
    question.take(1)
    assert question.picked_at == 1


def test_a_place_to_move_to_is_found_by_its_place() -> None:
    options = [Option(f"move:{place}", "move", "ogre", place) for place in ("bad-snap:left", "heroic-leap:right")]
    decision = Decision(0, "choose-place", options, player="ogre")
    question = Question(decision, full_view(0), ScriptedSeason([decision]), str)
    assert question.take(question.find("heroic-leap:right")) == "move:heroic-leap:right"


def test_the_cursor_starts_on_the_best_result_for_who_picks() -> None:
    decision = result_decision()
    question = Question(decision, full_view(1), ScriptedSeason([decision]), str)
    assert question.current is not None and question.current.what == "missed"
    own = replace(decision, manager=0)
    question = Question(own, full_view(0), ScriptedSeason([own]), str)
    assert question.current is not None and question.current.what == "target-down"


def test_the_cursor_starts_on_no_action() -> None:
    options = [Option("use:passing-coach", "use", "passing-coach"), Option("skip", "skip")]
    decision = Decision(0, "action", options)
    question = Question(decision, full_view(0), ScriptedSeason([decision]), str)
    assert question.current is not None and question.current.pick == DECLINE


def test_what_spends_a_card_is_read_before_it_is_taken() -> None:
    options = [Option("use:coach", "use", "coach"), Option("use:wizard", "use", "wizard"), Option("skip", "skip")]
    question = Question(Decision(0, "action", options), full_view(0), ScriptedSeason([]), str)
    assert question.choices[question.cursor].pick == DECLINE
    assert question.take(1) == ""
    assert question.choices[question.cursor].what == "wizard"
    assert question.take(1) == "use:wizard"


def test_nobody_leaves_for_good_by_a_slip() -> None:
    options = [Option("retire:ogre", "retire", "ogre"), Option("skip", "skip")]
    question = Question(Decision(0, "retire", options), full_view(0), ScriptedSeason([]), str)
    assert question.confirm() == "skip"


def test_each_of_two_equal_cards_has_a_number_of_its_own() -> None:
    view = full_view(0)
    held = replace(view.managers[0], hand=("ogre", "human-lineman", "human-lineman"))
    managers = (held, *view.managers[1:])
    options = [Option(f"discard:{card}", "discard", card) for card in ("ogre", "human-lineman")]
    decision = Decision(0, "pass-discard", [*options, Option("done", "done")], uses_hand=True)
    question = ask(decision, replace(view, managers=managers))
    assert [(each.pick, each.held) for each in question.choices] == [(0, 0), (1, 1), (2, 2), (DECLINE, None)]
    assert question.take(1) == question.take(2) == "discard:human-lineman"


def test_each_of_two_equal_cards_offered_has_a_number_of_its_own() -> None:
    options = [Option(f"keep:{card}", "keep", card) for card in ("hired-wizard", "passing-coach")]
    question = ask(Decision(0, "keep", options, cards=("hired-wizard", "passing-coach", "hired-wizard")), full_view(0))
    assert [each.what for each in question.choices] == ["hired-wizard", "passing-coach", "hired-wizard"]


def ask(decision: Decision, view: View) -> Question:
    """A question at this table."""
    return Question(decision, view, ScriptedSeason([decision]), str)
