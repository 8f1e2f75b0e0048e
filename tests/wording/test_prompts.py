"""Questions are addressed by name, every answer has a label of its own, and no explanation tells what is hidden."""

from __future__ import annotations

import pytest

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.vocabulary import Trigger
from bbtm_tui.engine.decisions import DONE, PASS, SKIP, AttemptInfo, Decision, Option
from bbtm_tui.engine.view import FieldedView, MatchupView, View, ZoneView
from bbtm_tui.wording.prompts import Prompt, ask
from bbtm_tui.wording.table import Names
from tests.table import Table, at
from tests.table import table as at_table
from tests.wording.engine_words import kinds_asked, verbs_offered

ATTEMPT = AttemptInfo("runner", "blocker", 2, 3)


def fielded(label: str, manager: int, *, standing: bool = True, tokens: tuple[str, ...] = ()) -> FieldedView:
    card = label.partition(".")[0]
    return FieldedView(label, card, manager, standing, 3, False, tokens, tuple(False for _ in tokens))


def table(ball: str = "") -> View:
    """Ada's runner and second runner on the left of Mud Bath against Ben's blocker on the right."""
    runners = (fielded("runner", 0, tokens=("",)), fielded("runner.2", 0, standing=False, tokens=("plus-two", "")))
    zones = (
        ZoneView("left", "F2", 0, runners, 4),
        ZoneView("right", "F1", 1, (fielded("blocker", 1),), 3),
    )
    matchup = MatchupView("mud-bath", "mud-bath", False, ("S2 F1",), zones, ball, False)
    return View(0, 1, 5, "matchup", 0, "", (), (matchup,), 30, (), (), 0)


def prompt(decision: Decision, names: Names, ball: str = "") -> Prompt:
    return ask(decision, names, table(ball))


def labels(decision: Decision, names: Names, ball: str = "") -> list[str]:
    return [choice.label for choice in prompt(decision, names, ball).choices]


@pytest.mark.parametrize("kind", sorted(kinds_asked()))
def test_every_kind_of_decision_is_a_question_to_somebody(kind: str, names: Names) -> None:
    cards = ("plus-two",) if kind == "replace-token" else ()
    decision = Decision(1, kind, [SKIP], "runner", "mud-bath", "coach", attempt=ATTEMPT, cards=cards)
    text = prompt(decision, names).question
    assert text.startswith("Ben: ") and text[-1] in ".?" and "{" not in text


@pytest.mark.parametrize("verb", sorted(verbs_offered()))
def test_every_verb_has_a_label(verb: str, names: Names) -> None:
    whats = {"die": "missed", "result": "missed", "skill": "cheating", "payout": "F2", "winner": "1", "use": "coach"}
    wheres = {"commit": "mud-bath:left", "move": "mud-bath:left", "retire": "deck", "lay": "turned", "use": ""}
    option = Option(verb, verb, whats.get(verb, "runner"), wheres.get(verb, "1"))
    (label,) = labels(Decision(0, "action", [option]), names)
    assert label and "{" not in label and (label[0].isupper() or label[0].isdigit() or verb in ("result", "skill"))


def test_a_commit_names_player_matchup_and_zone(names: Names) -> None:
    options = [
        Option("commit:blocker@mud-bath:left", "commit", "blocker", "mud-bath:left"),
        Option("commit:blocker@mud-bath:right", "commit", "blocker", "mud-bath:right"),
        Option("commit:blocker@cup:manager-1", "commit", "blocker", "cup:manager-1"),
        PASS,
    ]
    asked = prompt(Decision(0, "commit", options, uses_hand=True), names)
    assert asked.question == "Ada: commit a player, or pass."
    assert [choice.label for choice in asked.choices] == [
        "Stout Blocker to Mud Bath, left",
        "Stout Blocker to Mud Bath, right",
        "Stout Blocker to The Cup",
        "Pass for the week",
    ]
    assert asked.choices[0].words.endswith("The zone pays 2 fans.")
    assert asked.choices[0].id == "commit:blocker@mud-bath:left"


@pytest.mark.parametrize(
    ("ball", "label"),
    [
        ("", "Yes, take the ball"),
        ("blocker", "Yes, knock the ball away from Stout Blocker, to midfield"),
        ("runner.2", "Yes, take the ball from Swift Runner (2)"),
    ],
)
def test_passing_says_what_happens_to_the_ball(ball: str, label: str, names: Names) -> None:
    options = [Option("use:passing", "use", "passing"), SKIP]
    assert labels(Decision(0, "passing", options, "runner", "mud-bath"), names, ball)[0] == label


def test_targets_say_whose_they_are_and_how_they_stand(names: Names) -> None:
    options = [Option("target:blocker", "target", "blocker"), Option("target:runner.2", "target", "runner.2"), SKIP]
    choices = prompt(Decision(0, "target", options, "runner", "mud-bath"), names).choices
    assert [(choice.label, choice.words) for choice in choices[:2]] == [
        ("Stout Blocker", "Ben's, standing, Star Power 3"),
        ("Swift Runner (2)", "Ada's, downed, Star Power 3"),
    ]
    assert choices[2].label == "Do not tackle"


def test_a_response_names_the_ability_and_its_bearer(names: Names) -> None:
    options = [Option("use:guard@blocker", "use", "guard", "blocker"), Option("use:wizard", "use", "wizard"), SKIP]
    decision = Decision(1, "response", options, attempt=ATTEMPT, trigger="tackle-targeted")
    assert prompt(decision, names).question == "Ben: Swift Runner goes for Stout Blocker. Do you answer?"
    assert labels(decision, names) == ["Stout Blocker uses Guard", "Use Hired Hand", "No, let it happen"]


def test_a_players_own_ability_is_not_named_twice(names: Names) -> None:
    option = Option("use:runner@runner.2", "use", "runner", "runner.2")
    assert labels(Decision(0, "response", [option, SKIP]), names)[0] == "Use Swift Runner (2)'s ability"


def test_abilities_that_must_happen_are_only_put_in_order(names: Names) -> None:
    options = [Option("use:coach", "use", "coach"), Option("use:wizard", "use", "wizard")]
    assert prompt(Decision(0, "response", options), names).question.endswith("Which comes first?")


def test_a_result_says_what_it_would_do(names: Names) -> None:
    attempt = AttemptInfo("runner.2", "blocker", 1, 3, ("target-down", "tackler-down"))
    options = [Option(f"result:{face}", "result", face) for face in (*attempt.dice, "missed")]
    choices = prompt(Decision(1, "result", options, "runner.2", "mud-bath", attempt=attempt), names).choices
    assert [(choice.label, choice.words) for choice in choices] == [
        ("Target down", "Stout Blocker goes down"),
        ("Tackler down", "Swift Runner (2) is injured"),
        ("Missed", "Nothing happens"),
    ]


def test_a_miss_says_what_a_card_makes_of_it(real_cards: CardSet) -> None:
    t = at_table(
        hands=[("orc-blitzer", "orc-lineman")],
        teams=("gouged-eye", "grudgebearers"),
        managers={1: {"upgrades": ("waaagh",)}},
        reel=[at("bad-snap", (), ("dwarf-blocker",))],
        dice=("missed", "tackler-down"),
    )
    t.play("commit:orc-blitzer@bad-snap:left", "target:dwarf-blocker", "use:waaagh")
    assert words(t, real_cards) == {"Missed": "WAAAGH!: lose 1 fan", "Tackler down": "Orc Blitzer goes down"}


def test_passing_that_a_card_decides_promises_nothing(real_cards: CardSet) -> None:
    reel = [at("bad-snap", (), ("orc-lineman",), ball="orc-lineman")]
    t = at_table(hands=[("human-thrower", "human-lineman")], headline="cursed-ball", reel=reel)
    t.play("commit:human-thrower@bad-snap:left")
    told = words(t, real_cards)
    assert list(told) == ["Yes: Cursed Ball! decides", "No, leave the ball where it is"]
    assert "roll a tackle die" in told["Yes: Cursed Ball! decides"]


def words(t: Table, cards: CardSet) -> dict[str, str]:
    """Label -> explanation of the answers to the question at a table."""
    view = t.session.view(None)
    assert t.session.decision is not None
    return {one.label: one.words for one in ask(t.session.decision, Names.at(cards, view), view).choices}


def test_only_a_known_token_is_named(names: Names) -> None:
    options = [
        Option("token:runner.2:1", "token", "runner.2", "1"),
        Option("token:runner.2:2", "token", "runner.2", "2"),
        DONE,
    ]
    choices = prompt(Decision(0, "choose-token", options, card="coach"), names).choices
    assert [choice.label for choice in choices] == [
        "Token 1 on Swift Runner (2)",
        "Token 2 on Swift Runner (2)",
        "Done",
    ]
    assert [choice.words for choice in choices] == ["You know it: +2 Star Power", "Facedown", ""]


def test_equal_dice_are_told_apart(names: Names) -> None:
    options = [Option("die:1", "die", "missed", "1"), Option("die:2", "die", "missed", "2")]
    assert labels(Decision(0, "choose-die", options), names) == ["Die 1: missed", "Die 2: missed"]


def test_two_answers_of_one_name_are_told_apart_by_their_ids(names: Names) -> None:
    options = [Option("keep:runner", "keep", "runner"), Option("keep:swift", "keep", "runner")]
    assert labels(Decision(0, "keep", options), names) == ["Swift Runner (keep:runner)", "Swift Runner (keep:swift)"]


def test_odd_names_are_shown_as_they_are(names: Names) -> None:
    option = Option("discard:odd", "discard", "odd")
    assert labels(Decision(0, "discard", [option]), names) == ["Discard [b]Odd {One}[/b]"]


@pytest.mark.parametrize(("kind", "question"), [("tie", "Who comes first"), ("tie-second", "Who comes second")])
def test_a_tie_says_which_place_is_decided(kind: str, question: str, names: Names) -> None:
    options = [Option("winner:manager-1", "winner", "0"), Option("winner:manager-2", "winner", "1")]
    asked = prompt(Decision(2, kind, options, matchup="cup"), names).question
    assert asked == f"Cleo: you hold the golden coin. {question} at The Cup?"


def test_who_keeps_several_cards_is_told_that_the_first_is_not_the_last(names: Names) -> None:
    options = [Option("keep:runner", "keep", "runner"), Option("keep:blocker", "keep", "blocker")]
    first = prompt(Decision(0, "keep-first", options), names).question
    assert first == "Ada: which card do you keep first? You keep another one after it."


def test_every_moment_at_which_a_response_is_asked_has_words(names: Names) -> None:
    options = [Option("use:wizard", "use", "wizard"), SKIP]
    for trigger in Trigger:
        decision = Decision(1, "response", options, "runner", "mud-bath", trigger=trigger.value, attempt=ATTEMPT)
        assert prompt(decision, names).question.startswith("Ben: ")
