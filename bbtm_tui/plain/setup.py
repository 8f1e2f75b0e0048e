"""Setting up a season by questions; Enter takes what is said first."""

from __future__ import annotations

from dataclasses import dataclass
from secrets import randbelow

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.engine.agreement import SEEDS, Seat, Setup, is_name
from bbtm_tui.journal.seasons import SavedSeason
from bbtm_tui.plain.stream import Stream
from bbtm_tui.wording.text import _


@dataclass(frozen=True, slots=True)
class Seating:
    """A season to be played and who sits where."""

    setup: Setup
    people: frozenset[int]
    """The seats of persons; the others are the program's."""


def wants_to_continue(stream: Stream, last: SavedSeason) -> bool:
    """Whether the season that was played last is to go on; Raises Left when the input has ended."""
    names = ", ".join(last.names)
    go_on = _("go on with the season of {names}, week {week}").format(names=names, week=last.week)
    return stream.choose(_("What now? [1]"), [go_on, _("begin a new season")], default=0) == 0


def ask_seating(stream: Stream, cards: CardSet, names: tuple[str, ...] = ()) -> Seating:
    """Ask for everything that a season needs; `names` are offered for the seats."""
    count = 2 + stream.choose(_("How many managers? [1]"), [_("two"), _("three"), _("four")], default=0)
    seats: list[Seat] = []
    people: set[int] = set()
    for number in range(count):
        seat, is_person = _ask_seat(stream, cards, number, seats, names)
        seats.append(seat)
        if is_person:
            people.add(number)
    return Seating(_ask_variants(stream, tuple(seats)), frozenset(people))


def _ask_seat(
    stream: Stream, cards: CardSet, number: int, taken: list[Seat], names: tuple[str, ...]
) -> tuple[Seat, bool]:
    """One seat: who, and with which team."""
    stream.say()
    offered = names[number] if number < len(names) else _("Manager {number}").format(number=number + 1)
    name = _ask_name(stream, number, offered, [seat.name for seat in taken])
    kinds = [_("a person at this terminal"), _("the computer")]
    is_person = stream.choose(_("Who plays for {name}? [1]").format(name=name), kinds, default=0) == 0
    used = {seat.team for seat in taken}
    free = [file.team for file in cards.teams if file.team.id not in used]
    lines = [_("drawn at random"), *(f"{team.name} ({team.union})" for team in free)]
    chosen = stream.choose(_("Which team for {name}? [1]").format(name=name), lines, default=0)
    return Seat(name, free[chosen - 1].id if chosen else None), is_person


def _ask_name(stream: Stream, number: int, offered: str, taken: list[str]) -> str:
    """A name that nobody has yet."""
    while True:
        name = stream.ask(_("Name of manager {number}? [{name}]").format(number=number + 1, name=offered)) or offered
        if name.casefold() in (other.casefold() for other in taken):
            stream.say(_("{name} sits at the table already; please take another name.").format(name=name))
        elif not is_name(name):
            stream.say(_("A name has at most 24 letters, and no control characters."))
        else:
            return name


def _ask_variants(stream: Stream, seats: tuple[Seat, ...]) -> Setup:
    """The coin, the variants and the seed (SET-5, SET-9 to SET-13)."""
    stream.say()
    holders = [_("drawn at random"), *(seat.name for seat in seats)]
    coin = stream.choose(_("Who takes the golden coin, the youngest perhaps? [1]"), holders, default=0)
    length = 0
    if len(seats) > 2:
        lengths = [
            _("regular, 5 weeks"),
            _("abbreviated, 4 weeks; everybody begins with improvements"),
            _("extended, 6 weeks"),
        ]
        length = stream.choose(_("How long a season? [1]"), lengths, default=0)
    limits = _ask_yes(stream, _("Scheduling limits, one highlight fewer in tournament weeks?"))
    cap = _ask_yes(stream, _("Salary cap, without the strongest staff upgrades?"))
    return Setup(
        seats=seats,
        seed=_ask_seed(stream),
        length=("regular", "abbreviated", "extended")[length],
        scheduling_limits=limits,
        salary_cap=cap,
        coin=coin - 1 if coin else None,
    )


def _ask_yes(stream: Stream, question: str) -> bool:
    """A question whose answer is no unless somebody says yes."""
    return stream.choose(f"{question} [1]", [_("no"), _("yes")], default=0) == 1


def _ask_seed(stream: Stream) -> int:
    """A whole number; the same one gives the same shuffles and dice."""
    while True:
        answer = stream.ask(_("Seed, a whole number? [a new one]"))
        if not answer:
            return randbelow(SEEDS)
        if answer.isdecimal() and len(answer) <= 18:
            return int(answer)
        stream.say(_("The seed is a whole number of at most 18 digits, or nothing at all."))
