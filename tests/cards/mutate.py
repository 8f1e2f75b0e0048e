"""Mutants of the shipped cards: each must be a good set, or be refused with clear problems.

``python -m tests.cards.mutate --mutants 5000`` runs as many as you like; a seed makes each of them again.
"""

from __future__ import annotations

import argparse
import random
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from bbtm_tui.cards.loader import base_folder, load
from bbtm_tui.cards.problems import LoadError, Problem
from bbtm_tui.engine.compiler import compile_cards
from bbtm_tui.wording.cards import plain_text

VALUES = [
    "no",
    "yes",
    "null",
    "-1",
    "0",
    "2",
    "100",
    "1.5",
    "1:30",
    "''",
    "[]",
    "{}",
    "[1, 0]",
    "true",
    "x",
    "'",
    '"',
    "&a 1",
]
VALUES += [
    "*a",
    "!!python/object:os.system x",
    "this-player",
    "chosen",
    "by",
    "fans",
    "guard",
    "anywhere",
    "standing",
    "é",
]


@dataclass(frozen=True)
class Outcome:
    """What became of a mutant."""

    number: int
    file: str
    change: str
    problems: tuple[Problem, ...] = ()
    fault: str = ""
    """What the program did wrong, if anything."""


def drop_key(text: str, chance: random.Random) -> str:
    """One `key: value` less, on a line of its own or within braces."""
    found = chance.choice(list(re.finditer(r"(?m)^ *[a-z-]+:.*\n|[a-z-]+: [^,{}\[\]\n]+,? ?", text)))
    return text[: found.start()] + text[found.end() :]


def rename_key(text: str, chance: random.Random) -> str:
    """One letter of a key is another."""
    found = chance.choice(list(re.finditer(r"[a-z-]+(?=:)", text)))
    at = chance.randrange(found.start(), found.end())
    return text[:at] + chance.choice("abcdefghijklmnopqrstuvwxyz-_ ") + text[at + 1 :]


def retype(text: str, chance: random.Random) -> str:
    """One value is of another kind."""
    found = chance.choice(list(re.finditer(r"(?<=: )[^,{}\[\]\n]+", text)))
    return text[: found.start()] + chance.choice(VALUES) + text[found.end() :]


def swap_values(text: str, chance: random.Random) -> str:
    """One value stands where another one did."""
    first, second = (chance.choice(list(re.finditer(r"(?<=: )[^,{}\[\]\n]+", text))) for _ in range(2))
    return text[: first.start()] + second[0] + text[first.end() :]


def cut_line(text: str, chance: random.Random) -> str:
    """One line less."""
    lines = text.splitlines(keepends=True)
    del lines[chance.randrange(len(lines))]
    return "".join(lines)


def double_line(text: str, chance: random.Random) -> str:
    """One line stands somewhere else as well."""
    lines = text.splitlines(keepends=True)
    lines.insert(chance.randrange(len(lines)), chance.choice(lines))
    return "".join(lines)


def shift_line(text: str, chance: random.Random) -> str:
    """One line is indented differently."""
    lines = text.splitlines(keepends=True)
    at = chance.randrange(len(lines))
    lines[at] = chance.choice([" ", "  ", "\t"]) + lines[at] if chance.random() < 0.5 else lines[at].lstrip()
    return "".join(lines)


def insert_sign(text: str, chance: random.Random) -> str:
    """One sign more."""
    at = chance.randrange(len(text))
    return text[:at] + chance.choice("'\":#&*!%@`{}[],-? \t\n\0é\u2028|>") + text[at:]


def flip_byte(text: str, chance: random.Random) -> bytes:
    """One bit of one byte is flipped."""
    data = bytearray(text.encode())
    data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return bytes(data)


def cut_short(text: str, chance: random.Random) -> str:
    """The file ends too early."""
    return text[: chance.randrange(len(text))]


CHANGES: list[Callable[[str, random.Random], str | bytes]] = [
    *(drop_key, rename_key, retype, swap_values, cut_line),
    *(double_line, shift_line, insert_sign, flip_byte, cut_short),
]


class Farm:
    """Two copies of the shipped cards, as base game and as pack over it, in which one file at a time is changed."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.seed = seed
        self.shipped = load().cards.by_id
        self.copies = [folder / "base", folder / "pack"]
        for copy in self.copies:
            shutil.copytree(base_folder(), copy, ignore=shutil.ignore_patterns("schema", "templates", "*.md"))
        own = self.copies[1] / "pack.yaml"
        own.write_text(own.read_text("utf-8").replace("id: base", "id: pack"), "utf-8")

    def grow(self, number: int) -> Outcome:
        """Make this mutant, try it, and mend the file. Even numbers change the base game, odd ones the pack."""
        chance = random.Random(f"{self.seed}/{number}")
        as_pack = number % 2
        file, change = chance.choice(sorted(self.copies[as_pack].rglob("*.yaml"))), chance.choice(CHANGES)
        text = file.read_text("utf-8")
        mutant = change(text, chance)
        file.write_bytes(mutant if isinstance(mutant, bytes) else mutant.encode())
        try:
            problems, fault = self.attempt(file, bool(as_pack))
        finally:
            file.write_text(text, "utf-8")
        return Outcome(number, file.name, change.__name__, tuple(problems), fault)

    def attempt(self, file: Path, as_pack: bool) -> tuple[list[Problem], str]:
        """Load the cards; a good set must also compile and have words."""
        try:
            cards = load([self.copies[1]]).cards if as_pack else load(base=self.copies[0]).cards
            compile_cards(cards)
            for card_id, card in cards.by_id.items():
                if card != self.shipped.get(card_id):
                    plain_text(cards, card_id)
        except LoadError as error:
            return error.problems, self.unclear(error.problems, file)
        except Exception as error:
            return [], f"{type(error).__name__}: {error}"
        return [], ""

    def unclear(self, problems: list[Problem], file: Path) -> str:
        """What is not clear about the problems, if anything."""
        if not problems:
            return "refused without a problem"
        lines = file.read_bytes().count(b"\n") + 1
        for problem in problems:
            if len(problem.message) < 10 or problem.message[-1] not in ".!" or "\n" in str(problem):
                return f"no sentence: {problem}"
            if Path(problem.file).name == file.name and problem.line > lines + 1:
                return f"no such line: {problem}"
        return ""


def main() -> int:
    """Grow mutants and say what became of them; 1 when one of them was met with anything but a clear answer."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mutants", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=0, help="print the problems of so many mutants")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        farm = Farm(Path(folder), args.seed)
        outcomes = [farm.grow(number) for number in range(args.mutants)]
    faults = [outcome for outcome in outcomes if outcome.fault]
    for outcome in [one for one in outcomes if one.problems][: args.show]:
        print(f"{outcome.number} {outcome.file} {outcome.change}:", *outcome.problems, sep="\n  ")
    for outcome in faults:
        print(f"FAULT {outcome.number} {outcome.file} {outcome.change}: {outcome.fault}")
    refused = sum(bool(outcome.problems) for outcome in outcomes)
    good = len(outcomes) - refused - sum(not one.problems for one in faults)
    print(f"{len(outcomes)} mutants: {good} good sets, {refused} refused, {len(faults)} faults (seed {args.seed})")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
