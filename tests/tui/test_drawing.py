"""Drawing in cells."""

from __future__ import annotations

from pathlib import Path

from rich.cells import cell_len

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.engine.events import FansGained
from bbtm_tui.tui.themes import SHADES
from bbtm_tui.tui.widgets import drawing
from bbtm_tui.tui.widgets.drawing import Run, abbreviate, cells, clean, cut, fit, flow, spread, wrap
from bbtm_tui.tui.widgets.faces import Cast, Faces
from bbtm_tui.tui.widgets.palette import Palette
from bbtm_tui.tui.widgets.reel import share_lines
from bbtm_tui.tui.widgets.tally import tally_lines
from tests.tui.tabletop import full_view

SOURCES = Path(drawing.__file__).parents[1]


def test_no_glyph_of_ours_is_wider_than_a_cell() -> None:
    for path in SOURCES.rglob("*.py"):
        for char in set(path.read_text(encoding="utf-8")):
            if ord(char) > 127:
                assert cell_len(char) == 1, (path.name, char)


def test_every_glyph_has_an_ascii_form() -> None:
    for path in SOURCES.rglob("*.py"):
        for char in set(path.read_text(encoding="utf-8")):
            assert ord(char) < 128 or char.translate(drawing.ASCII).isascii(), (path.name, char)


def test_fit_cuts_and_pads_to_the_cell() -> None:
    assert cells(fit([Run("abc"), Run("defg")], 5)) == 5
    assert "".join(run.text for run in fit([Run("abc"), Run("defg")], 5)) == "abcd…"
    assert cells(fit([Run("日本")], 3)) == 3
    assert cells(fit([], 4)) == 4


def test_cut_marks_what_is_missing() -> None:
    assert cut("Blitzer", 7) == "Blitzer"
    assert cut("Blitzer", 5) == "Blit…"
    assert cut("Blitzer", 0) == ""


def test_a_name_is_abbreviated_so_that_it_can_still_be_read() -> None:
    assert [abbreviate("Lineman", width) for width in (7, 6, 5, 4, 3)] == ["Lineman", "Linemn", "Linmn", "Line", "Lin"]
    assert abbreviate("Arrêté", 5) == "Arrté"


def test_wrap_breaks_between_words_and_keeps_styles() -> None:
    lines = wrap([Run("one two", "a"), Run(" three", "b")], 8)
    assert ["".join(run.text for run in line) for line in lines] == ["one two", "three"]
    assert lines[1][0].style == "b"


def test_spread_keeps_the_right_end_whole() -> None:
    line = spread([Run("a long beginning")], [Run("end")], 10)
    assert "".join(run.text for run in line) == "a long…end"


def test_flow_goes_on_in_the_next_line() -> None:
    assert len(flow([[Run("aaa")], [Run("bbb")], [Run("ccc")]], 7)) == 2


def test_control_characters_never_reach_the_screen() -> None:
    assert clean("a\x1b[31mb\n") == "a [31mb "


def test_lines_are_shared_out_by_need() -> None:
    assert share_lines([2, 6, 2], 10, [2, 2, 2]) == [2, 6, 2]
    assert sum(share_lines([9, 9, 9, 9, 9], 12, [2] * 5)) <= 12
    assert min(share_lines([3, 3, 3, 3, 3], 10, [2] * 5)) == 2


def test_a_name_has_one_form_at_one_size(cards: CardSet) -> None:
    faces = Faces(cards)
    faces.fit_names(120)
    assert {faces.short("human-lineman", width) for width in (9, 16, 30)} == {"Lineman"}
    assert faces.short("griff-oberwald", 30) == "Griff"
    assert faces.short("rat-ogre", 30) == "Rat Ogre"
    faces.fit_names(200)
    assert faces.short("human-lineman", 30) == "Human Lineman"


def test_the_scoreboard_says_what_fans_are_for(cards: CardSet) -> None:
    cast = Cast(full_view(0), Faces(cards))
    for reason, words in (("tokens", "tokens"), ("griff-oberwald", "Griff Oberwald")):
        (line,) = tally_lines(FansGained(0, 1, reason, 13), cast, 80)
        assert words in "".join(run.text for run in line)


def test_nothing_that_steers_the_terminal_is_painted() -> None:
    palette = Palette(SHADES["dark"], {}, False, {})
    painted = palette.strip([Run("a\x1b[31m\x9b\nb\u00a0é")], 30).text
    assert painted == "a\\u001b[31m\\u009b\\u000ab\u00a0é".ljust(30)
