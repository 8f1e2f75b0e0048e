"""What the commands that play have in common: the cards, the seats and the variants, as the command line gives them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from bbtm_tui.commands import Failure, Misuse
from bbtm_tui.wording.text import _

if TYPE_CHECKING:
    from bbtm_tui.cards.loader import Loaded
    from bbtm_tui.engine.agreement import Setup
    from bbtm_tui.engine.rulebook import Rulebook

LENGTHS = ("regular", "abbreviated", "extended")
"""How long a season may be (SET-6, SET-10, SET-11)."""


def add_variants(parser: argparse.ArgumentParser) -> None:
    """The options for the variants of the rules."""
    parser.add_argument("--length", choices=LENGTHS, default="regular", help=_("how long a season is (SET-10, SET-11)"))
    parser.add_argument(
        "--scheduling-limits", action="store_true", help=_("one highlight fewer in tournament weeks (SET-12)")
    )
    parser.add_argument("--salary-cap", action="store_true", help=_("without the strongest staff upgrades (SET-5)"))


def load_cards(packs: list[Path]) -> Loaded:
    """The cards; Failure with every problem when they cannot be used."""
    from bbtm_tui.cards.loader import load
    from bbtm_tui.cards.problems import LoadError

    try:
        return load(packs)
    except LoadError as error:
        raise Failure(_("the cards cannot be used:\n{problems}").format(problems=error)) from error


def load_rulebook(packs: list[Path]) -> Rulebook:
    """The cards, compiled; Failure with every problem when they cannot be used."""
    from bbtm_tui.engine.compiler import compile_cards

    return compile_cards(load_cards(packs).cards)


def refuse_impossible(rulebook: Rulebook, setup: Setup) -> None:
    """Misuse, with the reason, when the setup is not possible (SET-1, SET-2, SET-9, SET-13)."""
    from bbtm_tui.engine.decisions import SetupError
    from bbtm_tui.engine.setup import check_setup
    from bbtm_tui.wording.refusals import explain_with_clause
    from bbtm_tui.wording.table import Names

    try:
        check_setup(rulebook, setup)
    except SetupError as error:
        names = Names(rulebook.cards, tuple(seat.name for seat in setup.seats))
        raise Misuse(explain_with_clause(error.refusal, names)) from error


def computer_setup(managers: int, seed: int, variant: dict[str, object]) -> Setup:
    """A setup for so many computer managers, with teams drawn."""
    from bbtm_tui.engine.agreement import Seat, Setup

    names = [_("Manager {number}").format(number=number + 1) for number in range(managers)]
    return Setup(seats=tuple(Seat(name) for name in names), seed=seed, **variant)  # type: ignore[arg-type]


def every_variant(managers: int) -> Iterator[dict[str, object]]:
    """Each mix of variants that is possible for so many managers (SET-13)."""
    lengths = LENGTHS[:1] if managers == 2 else LENGTHS
    for length, limits, cap in product(lengths, (False, True), (False, True)):
        yield {"length": length, "scheduling_limits": limits, "salary_cap": cap}
