"""The plain stream: numbers in, wrapped lines out, an end of input that is noticed."""

from __future__ import annotations

from io import StringIO

import pytest

from bbtm_tui.plain.stream import WIDTH, Left, Stream


def stream(*lines: str, height: int = 5) -> tuple[Stream, StringIO]:
    """A stream whose person types these lines, and what is written."""
    written = StringIO()
    return Stream(StringIO("".join(f"{line}\n" for line in lines)), written, height), written


def test_a_choice_is_counted_from_one_on_the_screen() -> None:
    plain, written = stream("2")
    assert plain.choose("Which?", ["red", "blue"]) == 1
    assert written.getvalue() == "1. red\n2. blue\nWhich? \n"


@pytest.mark.parametrize("wrong", ["0", "3", "-1", "two", "", "1.5", "²", "9" * 5000, "\udc80"])
def test_what_is_no_number_of_the_list_is_asked_again(wrong: str) -> None:
    plain, written = stream(wrong, "1")
    assert plain.choose("Which?", ["red", "blue"]) == 0
    assert "number from 1 to 2" in written.getvalue()


def test_enter_takes_the_default() -> None:
    plain, _written = stream("")
    assert plain.choose("Which?", ["red", "blue"], default=1) == 1


def test_the_end_of_the_input_means_that_the_person_has_left() -> None:
    plain, _written = stream()
    with pytest.raises(Left):
        plain.choose("Which?", ["red"])


def test_an_input_that_fails_is_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> str:
        raise OSError(5, "Input/output error")

    gone = StringIO()
    monkeypatch.setattr(gone, "readline", fail)
    with pytest.raises(Left):
        Stream(gone, StringIO()).ask("Which?")


def test_long_lines_are_wrapped_and_brackets_stay() -> None:
    plain, written = stream()
    plain.say("[bold]" + " word" * 40, indent="  ")
    lines = written.getvalue().splitlines()
    assert len(lines) > 1 and all(len(line) <= WIDTH for line in lines)
    assert lines[0].startswith("  [bold] word") and lines[1].startswith("    word")


def test_separating_pushes_everything_off_the_screen() -> None:
    plain, written = stream(height=30)
    plain.say("a secret")
    plain.separate("Next.")
    after = written.getvalue().split("a secret")[1]
    assert after.startswith("\n" * 31)
    assert "Next." in after
