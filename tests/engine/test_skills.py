"""Skills: cheating, passing, sprinting (SKL, CHE, PAS, SPR). Tackling has a chapter of its own."""

from __future__ import annotations

import pytest

from bbtm_tui.engine.events import (
    BallTaken,
    BallToMidfield,
    CardDiscarded,
    CardsDrawn,
    DeckReshuffled,
    PlayerDowned,
    SkillsLost,
    SkillUsed,
    TackleSucceeded,
    TokenAssigned,
    TokenDiscarded,
)
from tests.table import (
    ALL_STARS,
    AVENGERS,
    FALL,
    GOUGED_EYE,
    GRUDGEBEARERS,
    HIT,
    MISS,
    REAVERS,
    SCRAMBLERS,
    Table,
    at,
    down,
    player,
    table,
)


def used(t: Table) -> list[str]:
    """The skills used, in order."""
    return [event.skill for event in t.told(SkillUsed)]


# --- SKL -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SKL-1")
def test_icons_go_left_to_right_each_fully_before_the_next() -> None:
    t = table(
        teams=(SCRAMBLERS, REAVERS, AVENGERS),
        hands=[["skaven-blitzer", "skaven-lineman"]],
        reel=[at("bad-snap", [], ["human-thrower"])],
        tokens=("fan",),
        dice=(HIT, MISS),
    )
    t.play("commit:skaven-blitzer@bad-snap:left")
    assert used(t) == ["cheating"] and t.tokens("skaven-blitzer") == ["fan"]
    assert (t.asked, t.kind) == (1, "target")
    t.play("target:human-thrower")
    assert t.kind == "result", "the attempt is over before sprinting is asked for"
    t.play("result:target-down")
    assert (t.asked, t.kind, t.offered) == (1, "sprinting", ["use:sprinting", "skip"])
    t.play("use:sprinting", "discard:skaven-lineman")
    assert used(t) == ["sprinting"] and t.kind == "commit"


@pytest.mark.rule("SKL-1")
def test_cheating_is_mandatory_and_the_rest_optional_icon_by_icon() -> None:
    t = table(
        teams=(AVENGERS, GOUGED_EYE, GRUDGEBEARERS),
        hands=[["wood-elf-catcher", "wood-elf-lineman"]],
        reel=["bad-snap"],
    )
    t.play("commit:wood-elf-catcher@bad-snap:left")
    assert (t.kind, t.offered) == ("passing", ["use:passing", "skip"])
    t.play("skip")
    assert t.kind == "sprinting"
    t.play("skip")
    assert t.kind == "sprinting"
    t.play("use:sprinting", "discard:wood-elf-lineman")
    assert used(t) == ["sprinting"] and t.ball("bad-snap") == "midfield"


@pytest.mark.rule("SKL-1")
def test_cheating_is_not_asked_for() -> None:
    t = table(teams=(SCRAMBLERS, REAVERS, AVENGERS), hands=[["skaven-thrower", "skaven-lineman"]], reel=["bad-snap"])
    t.play("commit:skaven-thrower@bad-snap:left")
    assert len(t.tokens("skaven-thrower")) == 1 and t.kind == "passing"
    assert t.refused("use:cheating") != ""


@pytest.mark.rule("SKL-2")
def test_a_downed_player_loses_his_remaining_skills_and_cheating_too() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, AVENGERS),
        hands=[["orc-blitzer", "orc-lineman"]],
        reel=[at("bad-snap", [], ["human-blitzer"])],
        dice=(FALL,),
    )
    t.play("commit:orc-blitzer@bad-snap:left", "target:human-blitzer")
    assert [(event.player, event.skills) for event in t.told(SkillsLost)] == [("orc-blitzer", ("cheating",))]
    assert t.tokens("orc-blitzer") == [] and used(t) == ["tackling"]


@pytest.mark.rule("SKL-2")
def test_a_player_who_keeps_standing_loses_nothing() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, AVENGERS),
        hands=[["orc-blitzer", "orc-lineman"]],
        reel=[at("bad-snap", [], ["human-blitzer"])],
        dice=(MISS,),
    )
    t.play("commit:orc-blitzer@bad-snap:left", "target:human-blitzer")
    assert t.told(SkillsLost) == [] and len(t.tokens("orc-blitzer")) == 1


@pytest.mark.rule("SKL-2")
def test_an_injured_player_loses_his_remaining_skills() -> None:
    t = table(
        teams=(ALL_STARS, AVENGERS, GRUDGEBEARERS),
        hands=[["minotaur", "chaos-lineman"]],
        headline="violence-at-an-all-time-high",
        reel=[at("bad-snap", [], ["treeman"])],
        dice=(FALL, HIT),
    )
    t.play("commit:minotaur@bad-snap:left", "target:treeman")
    assert t.state("minotaur") == "gone"
    assert [event.skills for event in t.told(SkillsLost)] == [("cheating", "sprinting")]
    assert t.told(TokenAssigned) == []


@pytest.mark.rule("SKL-2")
def test_a_player_who_leaves_the_matchup_loses_his_skills() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, AVENGERS),
        hands=[["snotlobba", "orc-lineman"]],
        reel=["bad-snap", "gutter-run"],
    )
    t.play("commit:snotlobba@bad-snap:left", "use:throw-team-mate", "move:gutter-run:left")
    assert t.there("gutter-run", "left") == ["snotlobba"]
    assert [event.skills for event in t.told(SkillsLost)] == [("passing",)] and t.kind == "commit"


@pytest.mark.rule("SKL-3")
def test_a_gained_skill_is_used_at_once_and_is_optional() -> None:
    t = table(
        hands=[["human-blitzer", "human-lineman"]],
        managers={1: {"upgrades": ("cheating-coach",)}},
        reel=[at("bad-snap", [], ["orc-thrower"])],
        dice=(HIT, HIT),
    )
    t.play("commit:human-blitzer@bad-snap:left", "target:orc-thrower")
    assert (t.asked, t.kind, t.offered) == (1, "passing", ["use:passing", "skip"])
    twin = Table(t.session.fork())
    t.play("use:passing")
    assert t.ball("bad-snap") == "human-blitzer" and t.kind == "action"
    twin.play("skip")
    assert twin.ball("bad-snap") == "midfield" and twin.kind == "action"


@pytest.mark.rule("SKL-3")
def test_gained_cheating_is_mandatory() -> None:
    t = table(
        teams=(ALL_STARS, REAVERS, AVENGERS),
        hands=[["beastman", "chaos-lineman"]],
        reel=[at("bad-snap", [], ["human-thrower"])],
        tokens=("fan", "power-1"),
        dice=(HIT, HIT),
    )
    t.play("commit:beastman@bad-snap:left", "target:human-thrower")
    assert t.tokens("beastman") == ["fan", "power-1"] and t.kind == "commit"


@pytest.mark.rule("SKL-3")
def test_nothing_is_gained_without_a_success() -> None:
    t = table(
        teams=(AVENGERS, GOUGED_EYE, GRUDGEBEARERS),
        hands=[["wardancer", "wood-elf-lineman"]],
        reel=[at("bad-snap", [], ["orc-thrower"])],
        dice=(HIT, MISS),
    )
    twin = Table(t.session.fork())
    t.play("commit:wardancer@bad-snap:left", "target:orc-thrower", "result:missed")
    assert t.kind == "commit"
    twin.play("commit:wardancer@bad-snap:left", "target:orc-thrower", "result:target-down")
    assert (twin.asked, twin.kind) == (1, "sprinting")


# --- CHE -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CHE-1", "VIS-3")
def test_a_token_from_the_pool_lies_facedown_and_nobody_sees_it() -> None:
    t = table(
        teams=(SCRAMBLERS, REAVERS, AVENGERS),
        hands=[["skaven-thrower", "skaven-lineman"]],
        reel=["bad-snap"],
        tokens=("two-fans",),
    )
    t.play("commit:skaven-thrower@bad-snap:left")
    assert t.tokens("skaven-thrower") == ["two-fans"] and t.session.view(None).pool == 29
    for seat in (None, 0, 1, 2):
        (seen,) = t.session.view(seat).matchups[0].zones[0].players
        assert (seen.tokens, seen.revealed) == (("",), (False,))
    assert all("two-fans" not in str(event.as_json()) for event in t.events)


@pytest.mark.rule("CHE-1")
def test_the_token_is_random() -> None:
    drawn = set()
    for seed in range(40):
        t = table(
            teams=(SCRAMBLERS, REAVERS, AVENGERS),
            hands=[["skaven-thrower", "skaven-lineman"]],
            reel=["bad-snap"],
            seed=seed,
        )
        t.play("commit:skaven-thrower@bad-snap:left")
        drawn |= set(t.tokens("skaven-thrower"))
    assert len(drawn) >= 5


@pytest.mark.rule("CHE-2")
def test_with_an_empty_pool_nothing_is_assigned() -> None:
    t = table(
        teams=(SCRAMBLERS, REAVERS, AVENGERS),
        hands=[["skaven-thrower", "skaven-lineman"]],
        reel=["bad-snap"],
        pool=(),
    )
    t.play("commit:skaven-thrower@bad-snap:left")
    assert t.tokens("skaven-thrower") == [] and t.told(TokenAssigned) == [] and t.kind == "passing"
    assert len(t.session.view(None).discarded_tokens) == 30


@pytest.mark.rule("CHE-3")
def test_downed_players_keep_their_tokens() -> None:
    t = table(
        hands=[["human-blitzer", "human-lineman"]],
        reel=[at("bad-snap", [], [player("orc-thrower", "fan", "power-1")])],
        dice=(HIT, HIT),
    )
    t.play("commit:human-blitzer@bad-snap:left", "target:orc-thrower")
    assert t.tokens("orc-thrower") == ["fan", "power-1"] and t.told(TokenDiscarded) == []


@pytest.mark.rule("CHE-3", "CHE-2", "VIS-1")
def test_an_injured_players_tokens_are_discarded_and_lie_aside_for_all_to_see() -> None:
    t = table(
        hands=[["human-blitzer", "human-lineman"]],
        reel=[at("bad-snap", [], [down("orc-thrower", "fan", "power-1")])],
        dice=(HIT, HIT),
    )
    t.play("commit:human-blitzer@bad-snap:left", "target:orc-thrower")
    assert sorted(event.token for event in t.told(TokenDiscarded)) == ["fan", "power-1"]
    assert t.session.view(None).discarded_tokens == ("fan", "power-1") and t.session.view(None).pool == 28


@pytest.mark.rule("CHE-3")
def test_an_ejected_players_tokens_are_discarded() -> None:
    t = table(
        phase="scoreboard",
        reel=[at("bad-snap", ["human-thrower"], [player("orc-thrower", "fan", "ejection")])],
    )
    assert sorted(event.token for event in t.told(TokenDiscarded)) == ["ejection", "fan"]


# --- PAS -----------------------------------------------------------------------------------------------------------


def passing(left: list[str], right: list[str], ball: str | None) -> Table:
    """Manager 1 has committed a Wood Elf Thrower, who has two passing icons."""
    t = table(
        teams=(AVENGERS, GOUGED_EYE, GRUDGEBEARERS),
        hands=[["wood-elf-thrower", "wood-elf-lineman"]],
        reel=[at("bad-snap", left, right, ball=ball)],
    )
    t.play("commit:wood-elf-thrower@bad-snap:left")
    return t


@pytest.mark.rule("PAS-1")
def test_passing_with_the_ball_at_midfield_takes_it() -> None:
    t = passing([], ["orc-thrower"], None)
    t.play("use:passing")
    assert t.ball("bad-snap") == "wood-elf-thrower"
    assert [event.player for event in t.told(BallTaken)] == ["wood-elf-thrower"]


@pytest.mark.rule("PAS-2")
def test_passing_against_an_opposing_carrier_sends_the_ball_to_midfield() -> None:
    t = passing([], ["orc-thrower"], "orc-thrower")
    t.play("use:passing")
    assert t.ball("bad-snap") == "midfield"
    assert [(event.player, event.dropped) for event in t.told(BallToMidfield)] == [("orc-thrower", False)]
    t.play("use:passing")
    assert t.ball("bad-snap") == "wood-elf-thrower"


@pytest.mark.rule("PAS-3")
@pytest.mark.parametrize(("answer", "carrier"), [("use:passing", "wood-elf-thrower"), ("skip", "wood-elf-catcher")])
def test_passing_with_a_friendly_carrier_may_move_the_ball_or_leave_it(answer: str, carrier: str) -> None:
    t = passing(["wood-elf-catcher"], ["orc-thrower"], "wood-elf-catcher")
    t.play(answer)
    assert t.ball("bad-snap") == carrier and t.told(BallToMidfield) == []


@pytest.mark.rule("PAS-4")
def test_passing_of_the_carrier_does_nothing_and_is_not_asked_for() -> None:
    t = passing([], ["orc-thrower"], None)
    t.play("use:passing")
    assert t.kind == "commit" and t.asked == 2


@pytest.mark.rule("PAS-5")
def test_a_matchup_has_one_ball() -> None:
    t = passing(["wood-elf-catcher"], ["orc-thrower"], "wood-elf-catcher")
    t.play("use:passing")
    view = t.session.view(None).matchups[0]
    carriers = [player.label for zone in view.zones for player in zone.players if player.carrier]
    assert carriers == ["wood-elf-thrower"] and view.ball == "wood-elf-thrower"


@pytest.mark.rule("PAS-5", "NAM-4")
def test_only_a_downed_injured_or_ejected_carrier_drops_the_ball() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, AVENGERS),
        hands=[["orc-thrower", "orc-blitzer", "orc-lineman"], ["human-lineman"], ["wood-elf-lineman"]],
        reel=[at("bad-snap", [], ["human-thrower", "human-catcher"], ball="human-thrower")],
        dice=(HIT, HIT),
    )
    by_tackle = Table(t.session.fork())
    t.play("commit:orc-thrower@bad-snap:left", "use:passing")
    assert t.ball("bad-snap") == "midfield" and t.kind == "commit", "a pass is no drop: Dump-off is not asked"
    by_tackle.play("commit:orc-blitzer@bad-snap:left", "target:human-thrower")
    assert (by_tackle.asked, by_tackle.offered) == (2, ["use:dump-off@human-thrower", "skip"])
    by_tackle.play("skip")
    assert [event.dropped for event in by_tackle.told(BallToMidfield)] == [True]


# --- SPR -----------------------------------------------------------------------------------------------------------


def sprint(deck: tuple[str, ...], discard: tuple[str, ...] = ()) -> Table:
    """Manager 1 has committed a Human Catcher, who has a sprinting icon, and has no other cards than these."""
    t = table(
        managers={
            1: {"hand": ("human-catcher", "human-lineman"), "deck": deck, "discard": discard, "rest": "out"},
        },
        reel=["bad-snap"],
    )
    t.play("commit:human-catcher@bad-snap:left")
    return t


@pytest.mark.rule("SPR-1")
def test_sprinting_draws_the_top_card_and_then_discards_any_one() -> None:
    t = sprint(("ogre", "human-thrower"))
    t.play("use:sprinting")
    assert [event.cards for event in t.told(CardsDrawn)] == [("ogre",)]
    assert (t.asked, t.kind, sorted(t.offered)) == (1, "discard", ["discard:human-lineman", "discard:ogre"])
    t.play("discard:ogre")
    assert (t.cards(1, "hand"), t.cards(1, "discard")) == (["human-lineman"], ["ogre"])
    assert t.cards(1, "deck") == ["human-thrower"]


@pytest.mark.rule("SPR-1")
def test_a_card_not_in_hand_cannot_be_discarded() -> None:
    t = sprint(("ogre",))
    t.play("use:sprinting")
    assert t.refused("discard:human-thrower") == "SPR-1" and t.refused("skip") != ""


@pytest.mark.rule("SPR-1")
def test_each_sprinting_icon_draws_and_discards_by_itself() -> None:
    t = table(
        teams=(AVENGERS, GOUGED_EYE, GRUDGEBEARERS),
        managers={1: {"hand": ("wood-elf-catcher", "wood-elf-lineman"), "deck": ("treeman", "wardancer")}},
        reel=["bad-snap"],
    )
    t.play("commit:wood-elf-catcher@bad-snap:left", "skip", "use:sprinting", "discard:wood-elf-lineman")
    t.play("use:sprinting", "discard:treeman")
    assert t.order(SkillUsed, CardsDrawn, CardDiscarded) == ["SkillUsed", "CardsDrawn", "CardDiscarded"]
    assert t.cards(1, "hand") == ["wardancer"]


@pytest.mark.rule("SPR-2", "MNT-3")
def test_with_nothing_to_draw_nothing_is_discarded() -> None:
    t = sprint(())
    assert t.kind == "commit" and t.told(CardDiscarded) == [] and t.cards(1, "hand") == ["human-lineman"]


@pytest.mark.rule("SPR-2", "MNT-3")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_and_the_draw_goes_on() -> None:
    t = sprint((), ("ogre",))
    t.play("use:sprinting")
    assert t.order(DeckReshuffled, CardsDrawn) == ["DeckReshuffled", "CardsDrawn"]
    assert sorted(t.offered) == ["discard:human-lineman", "discard:ogre"]


@pytest.mark.rule("MNT-3")
def test_a_deck_that_becomes_empty_is_made_anew_at_once() -> None:
    t = sprint(("ogre",), ("human-thrower", "human-thrower"))
    t.play("use:sprinting")
    assert [event.count for event in t.told(DeckReshuffled)] == [2]
    assert (t.cards(1, "deck"), t.cards(1, "discard")) == (["human-thrower", "human-thrower"], [])


@pytest.mark.rule("SKL-1", "TAC-8")
def test_a_success_is_told_before_what_it_gains() -> None:
    t = table(
        teams=(ALL_STARS, REAVERS, AVENGERS),
        hands=[["beastman", "chaos-lineman"]],
        reel=[at("bad-snap", [], ["human-thrower"])],
        dice=(HIT, HIT),
    )
    t.play("commit:beastman@bad-snap:left", "target:human-thrower")
    order = t.order(TackleSucceeded, PlayerDowned, TokenAssigned)
    assert order == ["TokenAssigned", "TackleSucceeded", "PlayerDowned", "TokenAssigned"]
