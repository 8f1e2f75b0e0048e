"""The exact odds of a tackle, the picker choosing best (TAC-3, TAC-4)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

from bbtm_tui.cards.vocabulary import Trigger
from bbtm_tui.engine.abilities import gather
from bbtm_tui.engine.decisions import RESULTS
from bbtm_tui.engine.moments import Attempt, Moment
from bbtm_tui.engine.power import attempt_powers
from bbtm_tui.engine.tackle import MISSED, TACKLER_DOWN, TARGET_DOWN, dice_for

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Decision
    from bbtm_tui.engine.game import Game

_ANSWERING = (Trigger.TACKLE_DECLARED, Trigger.TACKLE_TARGETED, Trigger.TACKLE_ROLLED, Trigger.TACKLE_LANDING)


@dataclass(slots=True, frozen=True)
class Odds:
    """What naming a target leads to, before any response: Dodge, Guard and cards are not folded in."""

    power: int
    """The tackler's Star Power."""
    target_power: int
    dice: int
    picker: int | None
    """The seat that picks; None with one die, or when both apply."""
    both: bool
    """Whether both results apply, as a headline may have it."""
    target_down: Fraction
    """Chance that a target-down result applies."""
    missed: Fraction
    """Chance that only missed applies."""
    tackler_down: Fraction
    """Chance that a tackler-down result applies; with `both` it may come with a target down."""
    answers: tuple[tuple[int, str, str], ...]
    """(seat, card or named ability, label of its bearer or empty) of every response that could change it."""


def face_chances(faces: list[str]) -> dict[str, Fraction]:
    """The chance of each face of the die."""
    return {face: Fraction(faces.count(face), len(faces)) for face in RESULTS}


def tackle_chances(
    chances: dict[str, Fraction], dice: int, for_tackler: bool, both: bool
) -> tuple[Fraction, Fraction, Fraction]:
    """(target down, missed, tackler down): the chance that each applies."""
    found = dict.fromkeys(RESULTS, Fraction(0))
    for rolled in product(RESULTS, repeat=dice):
        chance = Fraction(1)
        for face in rolled:
            chance *= chances[face]
        if both:
            applied = {face for face in rolled if face != MISSED} or {MISSED}
        else:
            by_rank = sorted(rolled, key=RESULTS.index)
            applied = {by_rank[0] if for_tackler else by_rank[-1]}
        for face in applied:
            found[face] += chance
    return found[TARGET_DOWN], found[MISSED], found[TACKLER_DOWN]


def odds_of(game: Game, decision: Decision | None, option_id: str) -> Odds | None:
    """The odds behind an option that names a target, else None."""
    option = decision.option(option_id) if decision is not None else None
    if decision is None or option is None or option.verb != "target":
        return None
    tackler, target = game.player(decision.player), game.player(option.what)
    attempt = Attempt(tackler, target, borrowed=not tackler.standing and decision.card != "")
    power, target_power = attempt_powers(game, attempt)
    dice, picker, both = dice_for(game, tackler, target.manager, power, target_power)
    chances = face_chances(game.rulebook.faces)
    down, missed, tackler_down = tackle_chances(chances, dice, picker == tackler.manager, both)
    return Odds(
        power,
        target_power,
        dice,
        picker if dice > 1 and not both else None,
        both and dice > 1,
        down,
        missed,
        tackler_down,
        tuple(_answers(game, attempt)),
    )


def _answers(game: Game, attempt: Attempt) -> list[tuple[int, str, str]]:
    """The responses that this attempt would call up (TAC-8, 2, 3, 7 and 9)."""
    matchup, target, tackler = attempt.tackler.matchup, attempt.target, attempt.tackler
    found: list[tuple[int, str, str]] = []
    for trigger in _ANSWERING:
        for one in gather(game, Moment(trigger, matchup, target, tackler, attempt=attempt)):
            if one.rule.optional and one.rule.possible(one.use):
                found.append((one.seat, one.rule.source, one.bearer))
    return found
