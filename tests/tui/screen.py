"""Reading the screen of an app under test."""

from __future__ import annotations

from typing import cast

from rich.cells import cell_len
from textual.color import Color
from textual.pilot import Pilot

from bbtm_tui.tui.app import TableApp
from bbtm_tui.tui.asking import PICKS, Choice, Question
from bbtm_tui.tui.screens.table import TableScreen


def text_of(app: TableApp) -> str:
    """What the screen says, line by line."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def question_of(app: TableApp) -> Question:
    """The question on the table."""
    question = cast("TableScreen", app.screen).question
    assert question is not None
    return question


def key_of(choice: Choice) -> str:
    """The key that picks a choice."""
    return {-1: "0", -2: "p"}.get(choice.pick) or PICKS[choice.pick]


async def click_text(pilot: Pilot[None], app: TableApp, text: str, nth: int = 0) -> None:
    """Click where a text stands on the screen."""
    found = []
    for y, line in enumerate(text_of(app).split("\n")):
        start = line.find(text)
        while start >= 0:
            found.append((cell_len(line[:start]), y))
            start = line.find(text, start + 1)
    assert len(found) > nth, f"{text!r} is not on the screen:\n{text_of(app)}"
    await pilot.click(offset=found[nth])
    await pilot.pause()


def colours_of(app: TableApp) -> set[str | None]:
    """The colours of all text as they go out to the terminal."""
    strips = app.screen._compositor.render_strips()
    for each in app._filters:
        strips = [strip.apply_filter(each, Color.parse("black")) for strip in strips]
    styles = [segment.style for strip in strips for segment in strip if segment.style]
    return {style.color.name if style.color else None for style in styles}
