"""Mutants of the shipped cards are good sets or are refused clearly."""

from __future__ import annotations

from pathlib import Path

from tests.cards.mutate import Farm

MUTANTS = 300
SEED = 20


def test_mutants_are_good_or_clearly_refused(tmp_path: Path) -> None:
    farm = Farm(tmp_path, SEED)
    outcomes = [farm.grow(number) for number in range(MUTANTS)]
    assert [outcome for outcome in outcomes if outcome.fault] == []
    refused = sum(bool(outcome.problems) for outcome in outcomes)
    assert MUTANTS / 3 < refused < MUTANTS


def test_a_mutant_grows_again_from_its_seed(tmp_path: Path) -> None:
    farm = Farm(tmp_path, SEED)
    assert farm.grow(7) == farm.grow(7)
