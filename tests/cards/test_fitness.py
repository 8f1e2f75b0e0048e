"""Abilities that could never do what they say are refused."""

from __future__ import annotations

import pytest

from bbtm_tui.cards.fitness import LASTING, MOMENTS, ONLY_AT
from bbtm_tui.cards.loader import load
from bbtm_tui.cards.vocabulary import Trigger
from tests.cards.conftest import MakePack, Problems

FANS = "effects: [{do: fans, amount: 1}]"
FILES = {
    "player": ("teams/x.yaml", "team: gouged-eye\nplayers:\n  - {id: x, name: X, power: [1, 1], "),
    "upgrade": ("staff.yaml", "upgrades:\n  - {id: x, name: X, "),
    "headline": ("spike.yaml", "headlines:\n  - {id: x, name: X, "),
}


def pack(bearer: str, rest: str) -> dict[str, str | bytes]:
    name, start = FILES[bearer]
    return {name: f"{start}{rest}}}\n"}


@pytest.mark.parametrize(
    ("bearer", "ability", "message"),
    [
        ("upgrade", f"when: played, {FANS}", "comes up only for a player card"),
        ("headline", f"when: scoring, {FANS}", "comes up only for a player card or an upgrade"),
        ("player", f"when: revealed, {FANS}", "comes up only for a headline"),
        ("player", f"when: played, player: {{side: opposing}}, {FANS}", "'played' is only about this player"),
        (
            "player",
            "when: tackling, player: {side: another-of-yours}, may: true, effects: [{do: ball-to-midfield}]",
            "'tackling' is only about this player",
        ),
        ("player", f"when: scoring, cost: exhaust, {FANS}", "only an upgrade can be exhausted"),
        ("upgrade", f"when: scoring, player: {{side: yours}}, {FANS}", "there is no 'player' at 'scoring'"),
        ("upgrade", f"when: ejected, by: {{side: yours}}, {FANS}", "there is no 'by' at 'ejected'"),
        ("upgrade", f"when: downed, by-you: true, {FANS}", "only injuries are credited"),
        ("upgrade", f"when: downed, player: {{side: this-player}}, {FANS}", "only a player card can speak"),
        ("upgrade", f"when: downed, player: {{side: yours, in-attempt: true}}, {FANS}", "there is no attempt then"),
        ("upgrade", f"when: downed, player: {{side: yours, state: downed}}, {FANS}", "only a standing player"),
        ("upgrade", f"when: scoring, requires: [{{if: you-won}}], {FANS}", "works only at winner-known"),
        ("upgrade", f"when: scoring, requires: [{{if: carrier}}], {FANS}", "nobody is 'this-player'"),
        (
            "upgrade",
            f"when: end-of-game, requires: [{{if: you-have, players: {{side: yours}}}}], {FANS}",
            "needs a matchup",
        ),
        ("upgrade", "when: scoring, effects: [{do: roll}]", "a roll needs 'target-down'"),
        ("player", f"when: scoring, requires: [{{if: carrier}}, {{if: carrier}}], {FANS}", "stands twice in this list"),
        (
            "player",
            f"when: downed, player: {{side: yours, has: guard, lacks: guard}}, {FANS}",
            "nobody has it and lacks",
        ),
        (
            "upgrade",
            "when: end-of-game, effects: [{do: fans, amount: 1, each: {of: roster, team: gouged-eye,"
            " other-team: gouged-eye}}]",
            "nobody has it and lacks",
        ),
        (
            "player",
            "when: tackle-targeted, by: {side: this-player}, effects: [{do: attempt-power, player: by, amount: 0}]",
            "an amount of 0 changes nothing",
        ),
        (
            "player",
            "when: played, effects: [{do: choose-player, players: {side: yours}}, {do: fans, amount: 1}]",
            "nothing is done to the one chosen",
        ),
        (
            "player",
            "when: played, effects: [{do: choose-player, players: {side: yours, state: standing}}, {do: stand}]",
            "only a downed player stands up",
        ),
        (
            "player",
            "when: played, effects: [{do: choose-player, players: {side: opposing, state: downed}},"
            " {do: roll, missed: [{do: down}]}]",
            "only a standing player becomes downed",
        ),
        ("player", "when: scoring, effects: [{do: reroll, dice: all}]", "works only at tackle-rolled"),
        ("upgrade", "when: tackle-landing, effects: [{do: take-result}]", "only a player card can do this"),
        ("headline", "when: tackle-landing, effects: [{do: take-result}]", "only a player card can do this"),
        ("player", "when: played, effects: [{do: down}]", "nobody is 'chosen'"),
        ("player", "when: played, effects: [{do: down, player: by}]", "nobody is 'by'"),
        ("upgrade", "when: downed, effects: [{do: use-skill, skill: any, player: committed}]", "nobody is 'committed'"),
        ("player", "when: scoring, effects: [{do: tackle, target: by}]", "nobody is 'by'"),
        ("player", "when: scoring, effects: [{do: discard-this}]", "only an upgrade can do this"),
        ("headline", "when: revealed, effects: [{do: each-manager, effects: [{do: stand}]}]", "needs a matchup"),
        (
            "upgrade",
            "when: action, cost: exhaust, effects: [{do: roll, missed: [{do: choose-player, players: {side: yours}}]},"
            " {do: down}]",
            "nobody is 'chosen'",
        ),
    ],
)
def test_unfit_ability(problems: Problems, bearer: str, ability: str, message: str) -> None:
    found = problems(pack(bearer, f"abilities: [{{{ability}}}]"))
    assert any(message in problem.message for problem in found), found


@pytest.mark.parametrize(
    ("bearer", "rule", "message"),
    [
        ("upgrade", "{rule: zone-limit, players: 3}", "only a headline can have this rule"),
        ("headline", "{rule: keeps-ball}", "only a player card can have this rule"),
        ("player", "{rule: keeps-ball}, {rule: no-guard}, {rule: keeps-ball}", "stands twice in this list"),
        ("upgrade", "{rule: team-total, amount: 0}", "an amount of 0 changes nothing"),
        ("upgrade", "{rule: star-power, players: {side: this-player}, amount: 1}", "only a player card can speak"),
        (
            "player",
            "{rule: star-power, players: {side: this-player, state: downed}, amount: 1}",
            "hold only while he stands",
        ),
    ],
)
def test_unfit_lasting_rule(problems: Problems, bearer: str, rule: str, message: str) -> None:
    [problem] = problems(pack(bearer, f"lasting: [{rule}]"))
    assert message in problem.message


def test_what_is_chosen_is_known_to_what_follows(make_pack: MakePack) -> None:
    effects = "[{do: choose-player, players: {side: yours}}, {do: roll, missed: [{do: down}]}]"
    load([make_pack(pack("upgrade", f"abilities: [{{when: action, cost: exhaust, effects: {effects}}}]"))])


def test_every_trigger_has_its_moment() -> None:
    assert set(MOMENTS) == set(Trigger)


def test_the_tables_know_only_words_of_the_language() -> None:
    from bbtm_tui.cards.usage import language

    words = {word for _list, word in language()}
    assert {*ONLY_AT, *LASTING} <= words
