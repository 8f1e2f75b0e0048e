"""What only a pack can bring about: whatever passes the check can be played to the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bbtm_tui.cards.loader import load
from bbtm_tui.engine.compiler import compile_cards
from bbtm_tui.engine.decisions import SKIP
from bbtm_tui.engine.events import (
    AbilityLost,
    BallTaken,
    CardRevealed,
    FansGained,
    PlayerDowned,
    PlayerInjured,
    PlayerMoved,
    SkillsLost,
    TackleCancelled,
    TackleCompared,
    TackleDeclared,
    TackleSucceeded,
    TotalCounted,
)
from tests.table import FALL, GOUGED_EYE, HIT, MISS, REAVERS, Table, at, player, table

ORCS_FIRST = (GOUGED_EYE, REAVERS)


def packed(folder: Path, file: str, cards: str, **rest: Any) -> Table:
    """A table at which the cards of a pack are played too."""
    (folder / "pack.yaml").write_text('id: extra\nname: Extra\nversion: "1"\n', encoding="utf-8")
    (folder / file).write_text(cards, encoding="utf-8")
    return table(rules=compile_cards(load([folder]).cards), **rest)


def upgrade(folder: Path, ability: str, **rest: Any) -> Table:
    """A table at which manager 1 has a staff upgrade of this ability."""
    managers = {1: {"upgrades": ("extra",), "deck": ("ogre",)}, **rest.pop("managers", {})}
    cards = f"upgrades:\n  - {{id: extra, name: Extra, abilities: [{{{ability}}}]}}\n"
    return packed(folder, "staff.yaml", cards, managers=managers, **rest)


# --- drawn without a zone ------------------------------------------------------------------------------------------


@pytest.mark.rule("MOV-3")
@pytest.mark.parametrize("effect", ["place-drawn", "commit-drawn"])
def test_a_player_drawn_by_an_action_stands_with_the_committed_one(tmp_path: Path, effect: str) -> None:
    ability = f"when: action, cost: exhaust, effects: [{{do: {effect}}}]"
    reel = [at("bad-snap", [], ["orc-lineman"]), "gutter-run"]
    t = upgrade(tmp_path, ability, hands=[["human-lineman", "human-lineman"]], reel=reel)
    t.play("commit:human-lineman@bad-snap:left", "use:extra")
    assert t.there("bad-snap", "left") == ["human-lineman", "ogre"]
    assert [event.card for event in t.told(CardRevealed)] == ["ogre"]
    assert t.kind == ("target" if effect == "commit-drawn" else "commit")


@pytest.mark.rule("MOV-3", "INT-6")
@pytest.mark.parametrize("effect", ["place-drawn", "commit-drawn"])
def test_with_the_committed_one_gone_nobody_is_drawn_for_him(tmp_path: Path, effect: str) -> None:
    t = upgrade(
        tmp_path,
        f"when: action, cost: exhaust, effects: [{{do: {effect}}}]",
        hands=[["human-blitzer", "human-lineman"]],
        headline="violence-at-an-all-time-high",
        reel=[at("bad-snap", [], ["orc-blitzer"]), "gutter-run"],
        dice=(FALL, HIT),
    )
    t.play("commit:human-blitzer@bad-snap:left", "target:orc-blitzer")
    assert t.state("human-blitzer") == "gone" and (t.asked, t.kind) == (2, "commit"), "no action is offered"


@pytest.mark.rule("MOV-3")
@pytest.mark.parametrize("effect", ["place-drawn", "commit-drawn"])
def test_where_a_manager_has_nobody_no_player_is_drawn_for_him(tmp_path: Path, effect: str) -> None:
    t = upgrade(
        tmp_path,
        f"when: scoring, effects: [{{do: {effect}}}]",
        phase="scoreboard",
        managers={1: {"upgrades": ("extra",), "deck": ("human-lineman", "ogre")}},
        reel=[at("personal-foul", [], ["orc-lineman"]), at("super-juke", ["human-thrower"])],
    )
    totals = {(event.matchup, event.manager): len(event.players) for event in t.told(TotalCounted)}
    assert totals == {("personal-foul", 1): 1, ("super-juke", 0): 2}
    assert [event.card for event in t.told(CardRevealed)] == ["human-lineman"]


# --- an attempt that cannot go on ----------------------------------------------------------------------------------


@pytest.mark.rule("TAC-8")
def test_a_target_injured_after_the_roll_ends_the_attempt(tmp_path: Path) -> None:
    t = upgrade(
        tmp_path,
        "when: tackle-rolled, by: {side: yours}, cost: exhaust, effects: [{do: injure, player: player}]",
        hands=[["human-blitzer", "human-lineman"]],
        reel=[at("bad-snap", [], ["orc-thrower"])],
        dice=(HIT, FALL),
    )
    t.play("commit:human-blitzer@bad-snap:left", "target:orc-thrower", "use:extra")
    assert t.told(TackleCancelled) == [TackleCancelled("human-blitzer", "orc-thrower")]
    assert not t.told(TackleSucceeded) and t.state("human-blitzer") == "standing"
    assert (t.asked, t.kind) == (2, "commit"), "nothing is picked, nothing gained"


@pytest.mark.rule("TAC-8")
def test_a_target_injured_before_the_result_is_applied_is_injured_once(tmp_path: Path) -> None:
    t = upgrade(
        tmp_path,
        "when: tackle-landing, by: {side: yours}, cost: exhaust, effects: [{do: injure, player: player}]",
        hands=[["human-blitzer", "human-lineman"]],
        reel=[at("bad-snap", [], ["orc-thrower"])],
        dice=(HIT, HIT),
    )
    t.play("commit:human-blitzer@bad-snap:left", "target:orc-thrower", "use:extra")
    assert len(t.told(PlayerInjured)) == 1 and not t.told(PlayerDowned)
    assert t.cards(2, "discard") == ["orc-thrower"]


# --- abilities that set one another off ----------------------------------------------------------------------------


@pytest.mark.rule("RSP-8")
def test_two_who_take_the_ball_from_one_another_for_ever_come_to_an_end(tmp_path: Path) -> None:
    cards = """team: gouged-eye
players:
  - id: hog
    name: Hog
    copies: 2
    power: [1, 1]
    skills: [passing]
    abilities: [{when: ball-lost, effects: [{do: give-ball}]}]
"""
    (tmp_path / "teams").mkdir()
    reel = [at("bad-snap", ["hog"], ball="hog"), "gutter-run"]
    t = packed(tmp_path, "teams/hogs.yaml", cards, teams=ORCS_FIRST, hands=[["hog", "orc-lineman"]], reel=reel)
    t.play("commit:hog@bad-snap:left", "use:passing")
    before, last = [event.player for event in t.told(BallTaken)][-2:]
    assert t.told(AbilityLost) == [AbilityLost(0, "hog", before)]
    assert t.ball("bad-snap") == last and (t.asked, t.kind) == (2, "commit")
    assert t.session.game.depth == 0
    t.finish()
    assert t.session.game.week == 2


# --- rulings for which the box has no two cards --------------------------------------------------------------------


def star(folder: Path, rest: str, **more: Any) -> Table:
    """A table at which the manager in seat 1 (of the orcs' union) may have a star of these words."""
    (folder / "stars").mkdir()
    cards = f"union: CWC\nstars:\n  - {{id: extra, name: Extra, power: [3, 1], {rest}}}\n"
    return packed(folder, "stars/extra.yaml", cards, teams=ORCS_FIRST, hands=[["extra", "orc-lineman"]], **more)


@pytest.mark.rule("INT-1", "SKL-3")
def test_a_gained_tackle_that_downs_him_costs_him_his_icons_and_cheating_too(tmp_path: Path) -> None:
    t = star(
        tmp_path,
        "skills: [tackling, cheating], abilities: [{when: tackle-succeeded, player: {side: opposing},"
        " by: {side: this-player}, effects: [{do: use-skill, skill: tackling}]}]",
        reel=[at("bad-snap", [], ["human-thrower", "human-blitzer"])],
        dice=(HIT, HIT, FALL),
    )
    t.play("commit:extra@bad-snap:left", "target:human-thrower")
    assert (t.asked, t.kind) == (1, "target"), "the gained skill"
    t.play("target:human-blitzer")
    assert t.told(SkillsLost) == [SkillsLost(0, "extra", ("cheating",))]
    assert t.state("extra") == "downed" and t.tokens("extra") == [] and (t.asked, t.kind) == (2, "commit")


@pytest.mark.rule("INT-25", "NAM-1")
@pytest.mark.parametrize(("answer", "wanted"), [("use:waaagh", (2, 0)), ("skip", (1, None))])
def test_waaagh_leaves_dauntless_nothing_higher(tmp_path: Path, answer: str, wanted: tuple[int, int | None]) -> None:
    t = star(
        tmp_path,
        "skills: [tackling], named: [dauntless]",
        managers={1: {"upgrades": ("waaagh",), "fans": 3}},
        reel=[at("bad-snap", [], ["mighty-zug"])],
        dice=(MISS, MISS)[: wanted[0]],
    )
    t.play("commit:extra@bad-snap:left", "target:mighty-zug", answer)
    assert [(event.dice, event.picker) for event in t.told(TackleCompared)] == [wanted]
    assert len(t.told(TackleDeclared)) == 1 and t.fans(1) == (2 if answer != "skip" else 3)


@pytest.mark.rule("INT-11", "MOV-2", "SKL-2")
@pytest.mark.parametrize("friends", [("orc-thrower", "orc-lineman"), ()])
def test_who_throws_himself_leaves_the_ball_behind(tmp_path: Path, friends: tuple[str, ...]) -> None:
    t = star(
        tmp_path,
        "skills: [passing], named: [throw-team-mate], abilities: [{when: played, effects: [{do: give-ball}]}]",
        reel=[at("bad-snap", friends), at("gutter-run", [], ["human-thrower"])],
    )
    t.play("commit:extra@bad-snap:left", "use:extra@extra")
    assert t.ball("bad-snap") == "extra"
    t.play("use:throw-team-mate", *(["choose:extra"] if friends else []))
    if friends:
        assert (t.kind, t.offered) == ("choose-receiver", ["ball:orc-thrower", "ball:orc-lineman"])
        t.play("ball:orc-lineman")
    assert (t.ball("bad-snap"), t.ball("gutter-run")) == ("orc-lineman" if friends else "midfield", "midfield")
    assert [event.matchup for event in t.told(PlayerMoved)] == ["gutter-run"]
    assert t.told(SkillsLost) == [SkillsLost(0, "extra", ("passing",))] and t.kind == "commit"


@pytest.mark.rule("SCO-2", "VIS-3")
@pytest.mark.parametrize("open_ones", [(), ("power-1", "power-2")])
def test_a_token_given_after_the_reveal_is_out_of_marcus_reach(tmp_path: Path, open_ones: tuple[str, ...]) -> None:
    marcus = "marcus-siebermann"
    late = "{do: choose-player, players: {side: opposing}}, {do: assign-token, player: chosen}"
    t = upgrade(
        tmp_path,
        f"when: before-ejections, effects: [{late}]",
        phase="scoreboard",
        reel=[at("personal-foul", [marcus], [player("orc-lineman", *open_ones)], ball=marcus)],
        tokens=("two-fans",),
    )
    assert not [event for event in t.told(FansGained) if event.reason == "tokens"]
    if not open_ones:
        assert t.kind != "response" and t.fans(2) == 0
        return
    assert t.offered == [f"use:{marcus}@{marcus}", SKIP.id]
    assert t.tokens("orc-lineman") == ["power-1", "power-2", "two-fans"]
    t.play("use:marcus")
    assert t.offered == ["token:orc-lineman:1", "token:orc-lineman:2"]


# --- a shield for others -------------------------------------------------------------------------------------------


@pytest.mark.rule("NAM-12")
@pytest.mark.parametrize(
    ("ogre", "targets"), [(player("ogre"), ["ogre"]), (player("ogre", downed=True), ["ogre", "human-catcher"])]
)
def test_who_stands_can_keep_others_from_being_a_target(tmp_path: Path, ogre: Any, targets: list[str]) -> None:
    (tmp_path / "teams").mkdir()
    cards = """team: reikland-reavers
players:
  - {id: ogre, name: Ogre, power: [4, 2], lasting: [{rule: not-a-target, players: {side: another-of-yours}}]}
"""
    reel = [at("bad-snap", [], [ogre, "human-catcher"])]
    hands = [["orc-blitzer", "orc-lineman"]]
    t = packed(tmp_path, "teams/x.yaml", cards, teams=ORCS_FIRST, hands=hands, reel=reel)
    t.play("commit:orc-blitzer@bad-snap:left")
    assert t.offered == [*(f"target:{one}" for one in targets), "skip"]
