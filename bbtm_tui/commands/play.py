"""``bbtm play``: a season at this terminal, at the table or on a plain stream."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, replace
from difflib import get_close_matches
from pathlib import Path
from secrets import randbelow
from shutil import get_terminal_size
from typing import TYPE_CHECKING

from bbtm_tui.commands import Failure, Misuse, add_looks, is_plain, whole_number
from bbtm_tui.commands.seating import add_variants, load_rulebook, refuse_impossible
from bbtm_tui.wording.text import _

if TYPE_CHECKING:
    from bbtm_tui.engine.rulebook import Rulebook
    from bbtm_tui.journal.keeper import Keeper
    from bbtm_tui.plain.setup import Seating
    from bbtm_tui.tui.driver import TableStart

TALLEST = 1000
"""No terminal has more lines, whatever the environment says."""


@dataclass(frozen=True, slots=True)
class Place:
    """A seat as the command line names it."""

    name: str
    team: str | None
    is_person: bool


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument(
        "--person",
        dest="places",
        action="append",
        type=_person,
        metavar="NAME[:TEAM]",
        help=_("seat a person; repeat it"),
    )
    parser.add_argument(
        "--computer",
        dest="places",
        action="append",
        type=_computer,
        metavar="NAME[:TEAM]",
        help=_("seat a computer manager; repeat it"),
    )
    parser.add_argument("--coin", metavar="NAME", help=_("who takes the golden coin (drawn)"))
    parser.add_argument("--seed", type=whole_number, metavar="S", help=_("the seed of shuffles and dice (a new one)"))
    add_variants(parser)
    add_looks(parser)


def run(args: argparse.Namespace) -> int:
    """Play a season; without seats on the command line the table asks for them."""
    rulebook = load_rulebook(args.pack)
    seating = _seating(args, rulebook) if args.places else None
    return begin_plain(rulebook, seating) if is_plain(args) else _begin_table(args, rulebook, seating)


def _person(text: str) -> Place:
    return _place(text, is_person=True)


def _computer(text: str) -> Place:
    return _place(text, is_person=False)


def _place(text: str, is_person: bool) -> Place:
    name, _colon, team = text.partition(":")
    return Place(name, team or None, is_person)


def _seating(args: argparse.Namespace, rulebook: Rulebook) -> Seating:
    """The season that the command line describes."""
    from bbtm_tui.engine.agreement import SEEDS, Seat, Setup
    from bbtm_tui.plain.setup import Seating

    places: list[Place] = args.places
    setup = Setup(
        seats=tuple(Seat(place.name, _team(place.team, rulebook)) for place in places),
        seed=randbelow(SEEDS) if args.seed is None else args.seed,
        length=args.length,
        scheduling_limits=args.scheduling_limits,
        salary_cap=args.salary_cap,
        coin=_coin(args.coin, places),
    )
    refuse_impossible(rulebook, setup)
    return Seating(setup, frozenset(seat for seat, place in enumerate(places) if place.is_person))


def _team(wanted: str | None, rulebook: Rulebook) -> str | None:
    """A team's id, from its id or one of its names."""
    if wanted is None:
        return None
    known = {name.casefold(): team.id for team in rulebook.teams.values() for name in (team.id, team.name, team.short)}
    if wanted.casefold() in known:
        return known[wanted.casefold()]
    near = get_close_matches(wanted.casefold(), known, n=1)
    teams = ", ".join(rulebook.teams)
    if near:
        sentence = _("there is no team “{team}”; did you mean “{near}”? The teams are {teams}.")
        raise Misuse(sentence.format(team=wanted, near=known[near[0]], teams=teams))
    raise Misuse(_("there is no team “{team}”; the teams are {teams}.").format(team=wanted, teams=teams))


def _coin(wanted: str | None, places: list[Place]) -> int | None:
    """The seat of the manager of this name."""
    if wanted is None:
        return None
    names = [place.name.casefold() for place in places]
    if wanted.casefold() in names:
        return names.index(wanted.casefold())
    known = ", ".join(place.name for place in places)
    raise Misuse(_("nobody called “{name}” sits at the table; there are {names}.").format(name=wanted, names=known))


def play_plain(keeper: Keeper) -> int:
    """A season on the standard streams, from where it stands."""
    from bbtm_tui.plain.stream import Left, Stream
    from bbtm_tui.plain.table import PlainTable

    stream = Stream(sys.stdin, sys.stdout, min(get_terminal_size().lines, TALLEST))
    try:
        PlainTable(stream, keeper).play()
    except (Left, KeyboardInterrupt):
        raise Failure(_("you have left the table; the season is saved, and “bbtm resume” goes on with it.")) from None
    finally:
        keeper.close()
    return 0


def begin_plain(rulebook: Rulebook, seating: Seating | None) -> int:
    """A new season on the standard streams; without a seating it is asked for."""
    from bbtm_tui.plain.setup import ask_seating
    from bbtm_tui.plain.stream import Left, Stream

    try:
        seating = seating or ask_seating(Stream(sys.stdin, sys.stdout), rulebook.cards)
    except Left:
        raise Failure(_("the input has ended before the season was set up.")) from None
    return play_plain(_begin(rulebook, seating))


def _begin(rulebook: Rulebook, seating: Seating) -> Keeper:
    """A new season, saved as it is played. Raises NotSaved."""
    from bbtm_tui.journal.keeper import Keeper

    seats = range(len(seating.setup.seats))
    players = tuple("person" if seat in seating.people else "keen" for seat in seats)
    return Keeper.begin(rulebook.cards, seating.setup, players)


def _begin_table(args: argparse.Namespace, rulebook: Rulebook, seating: Seating | None) -> int:
    """A new season at the table, or the menu, where it can be set up."""
    from bbtm_tui.tui.seasons import table_of

    table = table_of(_begin(rulebook, seating)) if seating is not None else None
    return show_table(table, args.pack, ascii=args.ascii, animation=not args.no_animation)


def show_table(table: TableStart | None, packs: list[Path], ascii: bool = False, animation: bool = True) -> int:
    """The table of a season, or the menu, with the settings kept and those of the command line."""
    from bbtm_tui.settings import load_settings
    from bbtm_tui.tui.app import run as run_app

    settings, notes = load_settings()
    for note in notes:
        print(note, file=sys.stderr)
    settings = replace(settings, ascii=settings.ascii or ascii, animation=settings.animation and animation)
    return run_app(table=table, settings=settings, packs=packs)
