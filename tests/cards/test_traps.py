"""What is easily written wrong in YAML is found, with its line, and said in plain words."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bbtm_tui.cards.loader import load
from bbtm_tui.cards.problems import LoadError
from bbtm_tui.cards.reading import LARGEST
from tests.cards.conftest import MakePack, Problems

CARD = "highlights:\n  - id: my-play\n    name: My Play\n    centre: F2\n"


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        pytest.param(CARD + "    name: Again\n", 5, 5, "stands twice, on lines 3 and 5", id="duplicate key"),
        pytest.param(CARD + "\tleft: F1\n", 5, 1, "a tab: indent with spaces", id="tab"),
        pytest.param(CARD + "    text: no\n", 5, 11, "read this differently", id="no"),
        pytest.param(CARD + "    text: On\n", 5, 11, "read this differently", id="on"),
        pytest.param(CARD + "    text: 1:30\n", 5, 11, "read this differently", id="time"),
        pytest.param(CARD + "    text: 2026-11-30\n", 5, 11, "read this differently", id="date"),
        pytest.param(CARD + "    copies: 010\n", 5, 13, "read this differently", id="octal"),
        pytest.param(CARD + "    text: Win 2 fans #1 ever\n", 5, 11, "ends at ' #'", id="cut sentence"),
        pytest.param(CARD + "    text: He said: no\n", 5, 18, "put a text with a colon in quotes", id="colon"),
        pytest.param(CARD + "    rigth: F1\n", 5, 5, "there is no such key here", id="unknown key"),
        pytest.param(CARD + "   left: F1\n", 5, 4, "mend its indentation", id="too far left"),
        pytest.param(CARD + "      left: F1\n", 5, 11, "mend the indentation", id="too far right"),
        pytest.param(CARD + "    left:F1\n", 5, 5, "a colon with a space after it", id="no space"),
        pytest.param(CARD + "    left: &x F1\n", 5, 11, "anchors and aliases", id="anchor"),
        pytest.param(CARD + "    left: !!str F1\n", 5, 11, "a tag", id="tag"),
        pytest.param(CARD + "    left: 'F1\n", 5, 11, "never closed", id="open quote"),
        pytest.param(CARD + "    flavour: [a, b\n", 6, 1, "a list in [ ] is not closed", id="open list"),
        pytest.param(CARD + "    text: @home\n", 5, 11, "put it in quotes", id="at sign"),
        pytest.param(CARD + "    ? [a]\n    : b\n", 5, 7, "a key must be a word", id="list as key"),
        pytest.param(CARD + "---\nid: x\n", 5, 1, "one file holds one document", id="two documents"),
        pytest.param(CARD + "    text: a\x00b\n", 5, 12, "cannot be seen", id="zero byte"),
        pytest.param(CARD + "    text: a\u2028b\n", 5, 12, "cannot be seen", id="line separator"),
        pytest.param(CARD + "    text: a\u202eb\n", 5, 12, "cannot be seen", id="text turned around"),
        pytest.param(CARD + '    text: "a\\e[31mb"\n', 5, 11, "cannot be seen", id="escape sequence"),
        pytest.param(CARD + '    "\\e[31mtext": b\n', 5, 5, "cannot be seen", id="escape sequence in a key"),
        pytest.param(CARD + "\xa0   left: F1\n", 5, 1, "indent with plain spaces", id="space of a copied page"),
        pytest.param(
            CARD + "    flavour: [{speaker:first, line: a}]\n",
            5,
            16,
            "a space after the colon",
            id="no space in a group",
        ),
        pytest.param(CARD.replace("- id", "-id"), 3, 9, "or the dash of the line before", id="no space after a dash"),
        pytest.param(CARD.replace("My Play", '" "'), 3, 11, "one line of at most 50 signs", id="blank name"),
        pytest.param(
            CARD.replace("My Play", '"My\\nPlay"'), 3, 11, "one line of at most 50 signs", id="name of two lines"
        ),
        pytest.param(CARD.replace("My Play", "x" * 51), 3, 11, "one line of at most 50 signs", id="long name"),
        pytest.param(CARD.replace("my-play", "x" * 51), 2, 9, "at most 50 characters", id="long id"),
        pytest.param(CARD + f"    text: {'[' * 2000}\n", 5, 1008, "nested too deeply", id="deep"),
        pytest.param(CARD + f"    text: {'[' * 50}{']' * 50}\n", 5, 49, "nested too deeply", id="fairly deep"),
        pytest.param(CARD.replace("F2", "2"), 4, 13, "a text is wanted here", id="number for text"),
        pytest.param(CARD + "    copies: '2'\n", 5, 13, "a whole number is wanted here, without quotes", id="text"),
        pytest.param(CARD + "    copies: 2.0\n", 5, 13, "a whole number", id="fraction"),
        pytest.param(CARD + "    copies: 99999999999999999999999\n", 5, 13, "at most 99", id="huge number"),
        pytest.param(CARD.replace("F2", "F2/S1"), 4, 13, "icons such as", id="payout"),
    ],
)
def test_trap(problems: Problems, text: str, line: int, column: int, message: str) -> None:
    found = [problem for problem in problems({"highlights.yaml": text}) if message in problem.message]
    assert [(one.line, one.column) for one in found] == [(line, column)], problems({"highlights.yaml": text})
    assert found[0].file.endswith("highlights.yaml")


def test_unknown_key_says_what_was_meant_and_what_is_allowed(problems: Problems) -> None:
    [problem] = problems({"highlights.yaml": CARD + "    rigth: F1\n"})
    assert problem.hint == "right"
    assert {"left", "centre", "right"} < set(problem.allowed)


def test_unknown_word_in_an_effect(problems: Problems) -> None:
    effects = "[{do: fan, amount: 1}]"
    text = f"upgrades:\n  - id: x\n    name: X\n    abilities:\n      - when: scoring\n        effects: {effects}\n"
    [problem] = problems({"staff.yaml": text})
    assert (problem.line, problem.column, problem.value, problem.hint) == (6, 24, "fan", "fans")
    assert "lose-fans" in problem.allowed


def test_a_value_of_two_kinds_is_one_problem_with_all_that_is_allowed(problems: Problems) -> None:
    effects = "[{do: use-skill, skill: tackle, player: committed}]"
    text = f"upgrades:\n  - id: x\n    name: X\n    abilities:\n      - when: action\n        effects: {effects}\n"
    [problem] = problems({"staff.yaml": text})
    assert problem.allowed == ("cheating", "passing", "sprinting", "tackling", "any")
    assert problem.hint == "tackling"


def test_unknown_key_deep_inside(problems: Problems) -> None:
    inner = "[{do: choose-player, players: {side: yours, wher: anywhere}}]"
    effects = f"[{{do: roll, target-down: {inner}}}]"
    text = f"upgrades:\n  - {{id: x, name: X, abilities: [{{when: action, effects: {effects}}}]}}\n"
    [problem] = problems({"staff.yaml": text})
    assert (problem.line, problem.value, problem.hint) == (2, "wher", "where")
    assert "in-attempt" in problem.allowed


def test_bytes_that_are_no_text(problems: Problems) -> None:
    [problem] = problems({"highlights.yaml": CARD.encode() + b"    text: caf\xe9\n"})
    assert (problem.line, problem.column) == (5, 14)
    assert "UTF-8" in problem.message


def test_empty_file(problems: Problems) -> None:
    assert "empty" in problems({"highlights.yaml": "# nothing\n"})[0].message


def test_a_list_where_keys_should_be(problems: Problems) -> None:
    [problem] = problems({"highlights.yaml": "- a\n- b\n"})
    assert (problem.line, problem.column) == (1, 1)
    assert "must begin with a key and a colon; this one is a list" in problem.message


def test_a_quoted_number_is_shown_with_its_quotes(problems: Problems) -> None:
    [problem] = problems({"highlights.yaml": CARD + "    copies: '2'\n"})
    assert problem.value == '"2"'


def test_words_of_yaml_1_2_are_what_they_look_like(make_pack: MakePack) -> None:
    text = CARD + "    text: 'no'\n    flavour:\n      - {speaker: first, line: \"1:30 #1: on\"}\n"
    card = load([make_pack({"highlights.yaml": "\ufeff" + text.replace("\n", "\r\n")})]).cards.by_id["my-play"]
    assert card.text == "no"
    assert card.flavour[0].line == "1:30 #1: on"


def test_anchor_bomb_is_refused_before_it_grows(problems: Problems) -> None:
    rows = [f"{a}: &{a} [{', '.join([f'*{b}'] * 9)}]" for a, b in zip("bcdefghij", "abcdefghi", strict=True)]
    found = problems({"highlights.yaml": "a: &a [x]\n" + "\n".join(rows) + "\n"})
    assert len(found) == 20
    assert all("anchors" in problem.message for problem in found)


def test_a_huge_file_is_refused_unread(make_pack: MakePack) -> None:
    folder = make_pack({"highlights.yaml": CARD})
    with (folder / "highlights.yaml").open("r+b") as file:
        file.truncate(50_000_000)
    with pytest.raises(LoadError) as caught:
        load([folder])
    [problem] = caught.value.problems
    assert f"{LARGEST:,}" in problem.message
    assert "50,000,000" in problem.message


def test_a_pipe_is_no_file(make_pack: MakePack) -> None:
    folder = make_pack({})
    os.mkfifo(folder / "staff.yaml")
    with pytest.raises(LoadError) as caught:
        load([folder])
    assert "no readable file" in caught.value.problems[0].message


def test_folders_and_files_that_are_the_other(make_pack: MakePack) -> None:
    folder = make_pack({"teams": "x: 1\n"})
    (folder / "staff.yaml").mkdir()
    (folder / "tokens.yaml").symlink_to(folder / "nowhere")
    with pytest.raises(LoadError) as caught:
        load([folder])
    told = {Path(problem.file).name: problem.message for problem in caught.value.problems}
    assert "this is a file" in told["teams"]
    assert "this is a folder" in told["staff.yaml"]
    assert "leads to no file" in told["tokens.yaml"]


@pytest.mark.parametrize("mark", ["\N{FROG FACE}", "\N{CJK UNIFIED IDEOGRAPH-86D9}", " ", "\N{COMBINING ACUTE ACCENT}"])
def test_a_mark_takes_one_cell(problems: Problems, mark: str) -> None:
    keys = f'id: b, name: B, short: B, union: OWA, ascii: Q, colour: "#aabbcc", mark: "{mark}"'
    [problem] = problems({"teams/b.yaml": f"team: {{{keys}}}\nplayers: [{{id: x, name: X, power: [1, 0]}}]\n"})
    assert "as wide as a letter" in problem.message
    assert problem.value == mark.strip()


def test_no_file_of_cards_is_passed_over_in_silence(problems: Problems) -> None:
    found = problems({"teams/mine/x.yaml": "team: gouged-eye\n", "stars/x.YAML": "union: OWA\nstars: []\n"})
    told = {Path(problem.file).name: problem.message for problem in found}
    assert "no folders in it" in told["mine"]
    assert "ends in .yaml" in told["x.YAML"]


def test_what_editors_leave_is_left_alone(make_pack: MakePack) -> None:
    left = {".highlights.yaml": "x", "teams/.#x.yaml": "x", "teams/x.yaml~": "x"}
    assert load([make_pack({"highlights.yaml": CARD.replace("\n", "\r"), **left})]).cards.by_id["my-play"]


def test_problems_of_all_files_come_at_once(problems: Problems) -> None:
    found = problems(
        {
            "highlights.yaml": CARD + "    rigth: F1\n",
            "staff.yaml": "upgrades:\n  - {id: x}\n",
            "teams/mine.yaml": "team: reikland-revers\n",
            "tokens.yaml": "tokens: [\n",
        }
    )
    assert [Path(problem.file).name for problem in found] == [
        "highlights.yaml",
        "staff.yaml",
        "mine.yaml",
        "tokens.yaml",
    ]


def test_the_other_cards_of_a_file_are_checked_too(problems: Problems) -> None:
    text = CARD + "    rigth: F1\n  - {id: bad-snap, name: Bad Snap, centre: X1}\n"
    found = problems({"highlights.yaml": text})
    assert [(problem.line, problem.value) for problem in found] == [(5, "rigth"), (6, "X")]
