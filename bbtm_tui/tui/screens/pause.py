"""What a person may do beside playing: leave, go back together, change settings, pack a report."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Protocol

from textual.screen import Screen

from bbtm_tui.engine.view import View
from bbtm_tui.journal.kept import Stop
from bbtm_tui.tui.screens.choice import ChoiceScreen, Item, plain_item, yes_or_no
from bbtm_tui.tui.widgets.drawing import Run, clean
from bbtm_tui.tui.widgets.faces import Cast, Faces
from bbtm_tui.wording.events import sentence
from bbtm_tui.wording.table import Names
from bbtm_tui.wording.text import _

Push = Callable[[Screen[str]], Awaitable[str | None]]


class Shelf(Protocol):
    """What the pause needs of a season that is kept."""

    @property
    def path(self) -> Path:
        """The journal's file."""

    def stops(self) -> list[Stop]:
        """The moments to which the whole table may agree to go back."""


def pause_screen() -> ChoiceScreen:
    """What may be done."""
    return ChoiceScreen(
        _("Time out"),
        [
            plain_item("leave", _("Leave the table"), _("the season is kept")),
            plain_item("back", _("Go back further"), _("everybody must agree; new chance comes in")),
            plain_item("settings", _("Settings"), _("pace, colours, keys")),
            plain_item("cards", _("Cards"), _("look at every card of the box")),
            plain_item("bundle", _("Pack a bug report"), _("the season and the versions as a zip")),
            plain_item("piles", _("Piles"), _("discard piles, tokens put aside, what is left of the decks")),
            plain_item("", _("Play on")),
        ],
    )


async def agree_to_go_back(push: Push, shelf: Shelf, view: View, faces: Faces, persons: list[int]) -> int | None:
    """Choose a moment, then ask every person; the moves of the moment when all agree, else nothing."""
    cast = Cast(view, faces)
    stops = list(reversed(shelf.stops()))
    items = [_item(stop, cast) for stop in stops]
    if not items:
        return None
    words = [[Run(_("Everything after the moment is taken back, and the dice and decks to come are new."), "muted")]]
    chosen = await push(ChoiceScreen(_("Go back to before …"), items, words))
    if not chosen:
        return None
    for seat in persons:
        question = _("{name}: do you agree to go back?").format(name=cast.name(seat))
        if await push(yes_or_no(question)) != "yes":
            return None
    return int(chosen)


def _item(stop: Stop, cast: Cast) -> Item:
    week = _("week {week}").format(week=stop.week)
    what = sentence(stop.told, Names.at(cast.faces.cards, cast.view)) if stop.told else ""
    return Item(str(stop.moves), [Run(f"{week}  ", "muted"), cast.tag(stop.seat), Run(f"  {clean(what)}", "")])


def pack_report(path: Path) -> str:
    """Write a bug report beside the other bundles; the sentence to show."""
    from datetime import datetime

    from bbtm_tui.journal.bundle import write_bundle
    from bbtm_tui.journal.places import bundles_folder, make_folder
    from bbtm_tui.journal.problems import JournalProblem

    try:
        name = f"{path.stem}-{datetime.now():%H%M%S}.zip"
        written = write_bundle(path, make_folder(bundles_folder()) / name)
    except JournalProblem as problem:
        return str(problem)
    return _("{path} is written. It holds hidden cards: show it to nobody at the table.").format(path=written)
