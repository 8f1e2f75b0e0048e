"""The worked examples of the rulebook (EX)."""

from __future__ import annotations

import pytest

from bbtm_tui.engine.events import (
    BallTaken,
    BallToMidfield,
    CardDiscarded,
    CardsOffered,
    FansGained,
    MatchupWon,
    PlayerDowned,
    PlayerEjected,
    TackleCompared,
    TotalCounted,
)
from tests.table import (
    ALL_STARS,
    AVENGERS,
    GOUGED_EYE,
    GRUDGEBEARERS,
    HIT,
    MISS,
    REAVERS,
    at,
    down,
    player,
    table,
)


@pytest.mark.rule("EX-1")
def test_a_matchup_phase_at_unsportsmanlike_conduct() -> None:
    t = table(
        teams=(AVENGERS, GOUGED_EYE, GRUDGEBEARERS),
        hands=[["wood-elf-catcher", "wood-elf-lineman"], ["orc-blitzer", "orc-lineman"]],
        managers={
            1: {"hand": ("wood-elf-catcher", "wood-elf-lineman"), "deck": ("treeman", "wardancer")},
            2: {"upgrades": ("offensive-coordinator",)},
        },
        reel=["unsportsmanlike-conduct"],
        dice=(HIT, MISS),
        tokens=("power-1",),
    )
    conduct = "unsportsmanlike-conduct"
    t.play(f"1 commit:wood-elf-catcher@{conduct}:left", "use:passing")
    assert t.ball(conduct) == "wood-elf-catcher"
    t.play("use:sprinting", "discard:wood-elf-lineman", "use:sprinting", "discard:treeman")
    assert len(t.told(CardDiscarded)) == 2 and t.cards(1, "hand") == ["wardancer"]
    t.play(f"2 commit:orc-blitzer@{conduct}:right", "2 target:wood-elf-catcher")
    (compared,) = t.told(TackleCompared)
    assert (compared.power, compared.target_power, compared.dice, compared.picker) == (3, 2, 2, 1)
    assert (t.asked, t.offered) == (2, [f"result:{HIT}", f"result:{MISS}"])
    t.play(f"2 result:{HIT}")
    assert [event.player for event in t.told(PlayerDowned)] == ["wood-elf-catcher"]
    assert t.told(BallToMidfield) and t.ball(conduct) == "midfield" and t.tokens("orc-blitzer") == ["power-1"]
    t.play("2 use:offensive-coordinator")
    assert [event.player for event in t.told(BallTaken)] == ["orc-blitzer"] and t.ball(conduct) == "orc-blitzer"


@pytest.mark.rule("EX-2")
def test_a_scoreboard_phase_at_knuckleduster_smear() -> None:
    t = table(
        teams=(REAVERS, ALL_STARS, GRUDGEBEARERS),
        phase="scoreboard",
        reel=[
            at(
                "knuckleduster-smear",
                ["human-catcher", down("human-thrower")],
                [player("chaos-warrior", "power-3"), player("beastman", "fan", "ejection")],
                ball="human-catcher",
            )
        ],
        managers={1: {"team_upgrades": ("gryphon-ade", "jack-of-all-trades", "product-endorsements")}},
        decks={"staff": ("hired-wizard", "team-apothecary")},
    )
    assert [event.player for event in t.told(PlayerEjected)] == ["beastman"]
    assert [(event.manager, event.amount) for event in t.told(FansGained)] == [(0, 1)]
    assert {event.manager: event.total for event in t.told(TotalCounted)} == {0: 6, 1: 6}
    assert [(event.winners, event.reason) for event in t.told(MatchupWon)] == [((0,), "ball")]
    assert (t.asked, t.offered) == (1, ["keep:jack-of-all-trades", "keep:product-endorsements"])
    t.play("keep:product-endorsements")
    assert t.cards(1, "pile") == ["gryphon-ade", "product-endorsements"]
    assert (t.asked, t.offered) == (2, ["keep:hired-wizard", "keep:team-apothecary"])
    assert [(event.manager, event.deck, event.count) for event in t.told(CardsOffered)] == [(1, "staff-upgrade", 2)]
    t.play("keep:hired-wizard")
    assert t.upgrades(2) == {"hired-wizard": False}
    assert set(t.upgrades(1)) == {"gryphon-ade", "product-endorsements"}


@pytest.mark.rule("EX-3")
def test_jordell_scores_once_a_scoreboard_phase() -> None:
    t = table(
        teams=(AVENGERS, GOUGED_EYE, GRUDGEBEARERS),
        phase="scoreboard",
        reel=[
            at("personal-foul", ["jordell-freshbreeze"], ["orc-lineman"], ball="jordell-freshbreeze"),
            at("razzle-dazzle", ["wood-elf-catcher"], ["orc-blitzer"], ball="wood-elf-catcher"),
        ],
    )
    gained = [event.amount for event in t.told(FansGained) if event.reason == "jordell-freshbreeze"]
    assert gained == [2]


@pytest.mark.rule("EX-3")
def test_varag_scores_several_times_a_round() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, GRUDGEBEARERS),
        hands=[["smashjaw", "orc-lineman"]],
        reel=[at("personal-foul", ["varag-ghoulchewer"], ["human-catcher"], ball="human-catcher")],
        dice=(HIT,) * 3,
    )
    t.play("commit:smashjaw@personal-foul:left", "target:human-catcher")
    assert [event.amount for event in t.told(FansGained)] == [1]
    t.play("target:human-catcher")
    gained = [(event.amount, event.reason) for event in t.told(FansGained)]
    assert sorted(gained) == [(1, "varag-ghoulchewer"), (2, "smashjaw")] and t.fans(1) == 4
