"""Two whole seasons as text, to be read as a diff when something changes.

`python -m tests.fuzz.golden` writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bbtm_tui.engine.agreement import Seat, Setup
from bbtm_tui.engine.decisions import Decision
from bbtm_tui.engine.events import Event
from bbtm_tui.engine.session import Session
from tests.fuzz.seats import NAMES, choose, rulebook

FOLDER = Path(__file__).with_name("golden")

SEASONS = {
    "two-managers": Setup(tuple(Seat(name) for name in NAMES[:2]), seed=2),
    "four-managers-extended": Setup(
        tuple(Seat(name) for name in NAMES), seed=4, length="extended", scheduling_limits=True
    ),
}
"""The seasons by name."""


def playthrough(setup: Setup) -> Iterator[str]:
    """The season, line by line: each question with its options and what was chosen, each event with its fields."""
    session = Session(rulebook(), setup)
    yield f"seats: {', '.join(seat.name for seat in setup.seats)}; seed {setup.seed}; {setup.length}"
    yield from map(_event, session.start_events)
    count = 0
    while (decision := session.decision) is not None:
        option = choose(decision, setup.seed, count)
        yield _question(decision)
        yield from _options(decision, option)
        yield from map(_event, session.answer(option))
        count += 1
    yield f"{count} answers"


def _question(decision: Decision) -> str:
    about = [f"{name}={value}" for name in ("player", "matchup", "card") if (value := getattr(decision, name))]
    hand = ["uses-hand"] if decision.uses_hand else []
    return " ".join(["", f"? seat {decision.manager}: {decision.kind}", *about, *hand]).lstrip()


def _options(decision: Decision, chosen: str) -> Iterator[str]:
    ids = [option.id for option in decision.options]
    shown = ids if len(ids) <= 5 else [*ids[:4], f"... {len(ids)} in all"]
    yield f"  of {' | '.join(shown)}"
    yield f"> {chosen}"


def _event(event: Event) -> str:
    fields = event.as_json()
    name = fields.pop("event")
    return f"  {name} " + " ".join(f"{key}={_short(value)}" for key, value in fields.items())


def _short(value: object) -> str:
    if isinstance(value, tuple):
        return "(" + ", ".join(_short(part) for part in value) + ")"
    return str(value)


def write() -> None:
    """Write both playthroughs anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, setup in SEASONS.items():
        text = "".join(f"{line.rstrip()}\n" for line in playthrough(setup))
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
