"""Faults that leak, one for each way in which a seat may be told something: the leak test must find every one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pkgutil import resolve_name
from typing import Any, NamedTuple
from zlib import crc32

import pytest

from bbtm_tui.engine import events
from bbtm_tui.engine.decisions import SKIP, Decision, Refusal
from bbtm_tui.engine.game import Game
from bbtm_tui.engine.view import see

Fault = Callable[[Any], Any]
"""Takes what is sound, and returns what takes its place."""


class Plant(NamedTuple):
    """A fault and who finds it."""

    where: str
    """What it takes the place of."""
    fault: Fault
    found_by: str
    """The entry of the table of what is told, or ``events`` or ``log``."""


def plant(one: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the fault in place."""
    monkeypatch.setattr(one.where, one.fault(resolve_name(one.where)))


def is_odd(game: Game) -> bool:
    """A bit that hangs on all that lies hidden, and on where it lies."""
    hidden = [game.staff_deck, game.highlight_deck, game.spike_deck, *game.star_decks.values()]
    for manager in game.managers:
        hidden += [manager.hand, manager.deck, manager.upgrade_deck, manager.pile]
    things = [card.id for deck in hidden for card in deck] + [token.id for token in game.pool]
    things += [laid.token.id for player in game.fielded() for laid in player.tokens]
    return crc32(" ".join(things).encode()) % 2 == 1


def box_is_odd(game: Game) -> bool:
    """A bit that hangs on what is left in the box."""
    return crc32(" ".join(card.id for card in game.unused).encode()) % 2 == 1


def _open_is_odd(game: Game) -> bool:
    """A bit that hangs on what all can see."""
    return crc32(repr(see(game, None)).encode()) % 2 == 1


def _in_step(go_wrong: Callable[[Game, Decision], Decision | None], bit: Callable[[Game], bool] = is_odd) -> Fault:
    """The engine goes wrong with a question when the bit is set; a question that is None is skipped unasked."""

    def fault(next_step: Any) -> Any:
        def step(game: Game) -> Any:
            play = next_step(game)
            return play and faulty(play, game)

        return step

    def faulty(play: Any, game: Game) -> Iterator[Any]:
        try:
            asked = next(play)
            while True:
                wrong = go_wrong(game, asked) if bit(game) else asked
                asked = play.send(SKIP if wrong is None else (yield wrong))
        except StopIteration:
            return

    return fault


def _without_one(game: Game, asked: Decision) -> Decision:
    return replace(asked, options=asked.options[1:]) if len(asked.options) > 2 else asked


def _not_asked(game: Game, asked: Decision) -> Decision | None:
    return None if SKIP in asked.options else asked


def _after_a_draw(game: Game, asked: Decision) -> Decision:
    game.chance.below(2)
    return asked


def _with_an_event(game: Game, asked: Decision) -> Decision:
    game.tell(events.TurnStarted(0))
    return asked


def _marked(told: Any, game: Game) -> Any:
    return told[1:] if is_odd(game) else told


def _game_of(look: Any) -> Any:
    """The game behind the view that a manager may ask for."""
    return look.func.__self__.session.game


PLANTS: Mapping[str, Plant] = {
    "an option is left out": Plant("bbtm_tui.engine.session.next_step", _in_step(_without_one), "question"),
    "a question is not asked": Plant("bbtm_tui.engine.session.next_step", _in_step(_not_asked), "events|question|view"),
    "chance is drawn once more": Plant("bbtm_tui.engine.session.next_step", _in_step(_after_a_draw), "events"),
    "something is told": Plant("bbtm_tui.engine.session.next_step", _in_step(_with_an_event), "events"),
    "the box matters": Plant("bbtm_tui.engine.session.next_step", _in_step(_with_an_event, box_is_odd), "events"),
    "a curtain falls": Plant(
        "bbtm_tui.engine.session.next_step",
        _in_step(lambda game, asked: replace(asked, uses_hand=not asked.uses_hand)),
        "question",
    ),
    "another's moment is named": Plant(
        "bbtm_tui.engine.session.next_step", _in_step(lambda game, asked: replace(asked, trigger="odd")), "question"
    ),
    "a preview counts facedown tokens": Plant(
        "bbtm_tui.engine.session.preview_total",
        lambda real: lambda game, *asked: real(game, *asked) + is_odd(game),
        "preview",
    ),
    "odds know more": Plant(
        "bbtm_tui.engine.session.odds_of",
        lambda real: lambda game, *asked: None if is_odd(game) else real(game, *asked),
        "odds",
    ),
    "a reason knows the hands": Plant(
        "bbtm_tui.engine.session.explain",
        lambda real: (
            lambda game, decision, answer: (
                Refusal("in-hand", "")
                if any(answer == f"commit:{card.id}" for manager in game.managers for card in manager.hand)
                else real(game, decision, answer)
            )
        ),
        "why_not",
    ),
    "all see what lies on a deck": Plant(
        "bbtm_tui.engine.session.see",
        lambda real: (
            lambda game, seat: (
                replace(real(game, seat), headline=game.highlight_deck[-1].id) if seat is None else real(game, seat)
            )
        ),
        "public view",
    ),
    "a seat sees another's hand": Plant(
        "bbtm_tui.engine.session.see",
        lambda real: lambda game, seat: real(game, seat and 0),
        "view",
    ),
    "all are told an event whole": Plant(
        "bbtm_tui.engine.events.Event.seen_by",
        lambda real: lambda event, seat: event if seat is None else real(event, seat),
        "events",
    ),
    "the log tells an event whole": Plant(
        "bbtm_tui.wording.events.tell",
        lambda real: lambda event, names, seat: real(event, names, getattr(event, "manager", seat)),
        "log",
    ),
    "a warning knows what comes": Plant(
        "bbtm_tui.journal.kept.KeptSeason.final_warning",
        lambda real: lambda season, option: _marked(real(season, option) + "!", season.session.game),
        "final_warning",
    ),
    "undo knows more": Plant(
        "bbtm_tui.journal.keeper.Keeper.undo_problem",
        lambda real: lambda season: _marked(real(season) + "!", season.session.game),
        "undo",
    ),
    "a moment to go back to is hidden": Plant(
        "bbtm_tui.journal.kept.KeptSeason.stops",
        lambda real: lambda season: _marked(real(season), season.session.game),
        "stops",
    ),
    "the story is shortened": Plant(
        "bbtm_tui.journal.kept.KeptSeason.story",
        lambda real: lambda season: iter(_marked(list(real(season)), season.session.game)),
        "story",
    ),
    "a manager looks into the decks": Plant(
        "bbtm_tui.managers.random.RandomManager.choose",
        lambda real: lambda manager, asked, look, number: asked.options[-is_odd(_game_of(look))].id,
        "computers",
    ),
    "another manager looks into the decks": Plant(
        "bbtm_tui.managers.keen.KeenManager.choose",
        lambda real: lambda manager, asked, look, number: asked.options[-is_odd(_game_of(look))].id,
        "computers",
    ),
    "the plain table shows another's hand": Plant(
        "bbtm_tui.plain.table.PlainTable._show_hand",
        lambda real: lambda table, seat: real(table, int(not seat)),
        "plain",
    ),
    "a replay tells an unfinished season whole": Plant(
        "bbtm_tui.journal.replay.Replay.story",
        lambda real: lambda replay: [replay._course.start_events, *replay._course.told],
        "written",
    ),
    "an export looks ahead": Plant(
        "bbtm_tui.journal.export.text_lines",
        lambda real: lambda replay: _marked(list(real(replay)), replay._course.session.game),
        "written",
    ),
}
"""What goes wrong -> the fault."""

HARMLESS = Plant("bbtm_tui.engine.session.next_step", _in_step(_with_an_event, _open_is_odd), "")
"""An event too many that hangs on what all can see: odd, but no leak."""
