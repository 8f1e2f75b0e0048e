"""The scoreboard phase (SCO)."""

from __future__ import annotations

from typing import Any

import pytest

from bbtm_tui.engine.events import (
    BallToMidfield,
    CoinMoved,
    FansGained,
    HighlightReturned,
    ImprovementsRevealed,
    MatchupCleared,
    MatchupOpened,
    MatchupTied,
    MatchupWon,
    PayoutCollected,
    PlayerEjected,
    PlayerInjured,
    TokensRevealed,
    TotalCounted,
)
from bbtm_tui.playtest.position import HighlightAt, TournamentAt
from tests.table import (
    ALL_STARS,
    AVENGERS,
    GOUGED_EYE,
    GRUDGEBEARERS,
    REAVERS,
    SCRAMBLERS,
    Table,
    at,
    cup,
    down,
    player,
    table,
)

# Personal Foul pays 5 fans in the centre and nothing in the zones; Right in the Jibblies pays fans only: F2, F3, F1.
FOUL, JIBBLIES = "personal-foul", "right-in-the-jibblies"


def score(*reel: HighlightAt, tournament: TournamentAt | None = None, **rest: Any) -> Table:
    """The scoreboard phase begins; `events` holds what was told until the first question."""
    return table(phase="scoreboard", reel=reel, tournament=tournament, **rest)


def gained(t: Table) -> list[tuple[int, int, str]]:
    """(manager, fans, why) in order."""
    return [(event.manager + 1, event.amount, event.reason) for event in t.told(FansGained)]


def won(t: Table) -> list[tuple[tuple[int, ...], tuple[int, ...], str]]:
    """(winners, losers, why) of every matchup that has a winner."""
    return [
        (tuple(seat + 1 for seat in event.winners), tuple(seat + 1 for seat in event.losers), event.reason)
        for event in t.told(MatchupWon)
    ]


def totals(t: Table) -> dict[int, int]:
    """The totals counted, by manager."""
    return {event.manager + 1: event.total for event in t.told(TotalCounted)}


def sections(t: Table) -> list[tuple[int, str]]:
    """(manager, section) of every payout collected, in order."""
    return [(event.manager + 1, event.section) for event in t.told(PayoutCollected)]


@pytest.mark.rule("SCO-1")
def test_highlights_go_in_reel_order_and_the_tournament_last_each_one_completely() -> None:
    t = score(
        at(JIBBLIES, ["human-thrower"], ["orc-lineman"]),
        at(FOUL, ["human-thrower"], ["orc-lineman"]),
        tournament=cup("the-blood-bowl", ["human-lineman"], ["orc-lineman"]),
    )
    assert [event.matchup for event in t.told(MatchupOpened)] == [JIBBLIES, FOUL, "the-blood-bowl"]
    one = ["MatchupOpened", "TotalCounted", "TotalCounted", "MatchupWon"]
    order = t.order(MatchupOpened, TotalCounted, MatchupWon, MatchupCleared)
    assert order[:5] == [*one, "MatchupCleared"] and order[5:10] == [*one, "MatchupCleared"]


@pytest.mark.rule("SCO-1")
def test_a_later_matchup_is_not_touched_while_an_earlier_one_asks() -> None:
    t = score(
        at("double-down", ["human-thrower"], ["orc-lineman"]),
        at(FOUL, [player("human-thrower", "fan")], ["orc-lineman"]),
    )
    assert t.kind == "choose-payout"
    assert t.session.view(None).matchups[1].zones[0].players[0].revealed == (False,)


@pytest.mark.rule("SCO-1", "VIS-1")
def test_a_matchup_is_over_only_when_nothing_of_it_is_asked_any_more() -> None:
    t = score(at("double-down", ["ogre"], ["orc-lineman"]), at("gutter-run", ["human-blitzer"], ["orc-thrower"]))
    assert t.kind == "choose-payout" and t.session.decision is not None and t.session.decision.matchup == "double-down"
    assert [one.resolved for one in t.session.view(None).matchups] == [False, False]
    t.play("payout:F2")
    assert [one.resolved for one in t.session.view(None).matchups] == [True, False]


@pytest.mark.rule("SCO-2")
def test_all_tokens_are_turned_up_before_anything_else() -> None:
    t = score(
        at(
            "double-down",
            [player("human-thrower", "power-1"), player("human-catcher", "ejection", "two-fans")],
            [player("orc-lineman", "fan")],
        )
    )
    assert {event.player for event in t.told(TokensRevealed)} == {"human-thrower", "human-catcher", "orc-lineman"}
    order = t.order(TokensRevealed, PlayerEjected, FansGained, TotalCounted)
    assert order[:7] == [*["TokensRevealed"] * 3, "PlayerEjected", "FansGained", "TotalCounted", "TotalCounted"]


@pytest.mark.rule("SCO-2", "STA-3")
def test_an_ejected_players_other_tokens_are_not_resolved() -> None:
    t = score(at(FOUL, [player("human-blitzer", "ejection", "two-fans", "power-3")], ["orc-lineman"]))
    assert gained(t)[0] == (2, 5, "payout") and totals(t) == {2: 1}
    assert t.told(PlayerInjured) == [] and "human-blitzer" in t.cards(1, "discard")


@pytest.mark.rule("SCO-2")
def test_one_ejection_is_enough_and_the_friends_stay() -> None:
    t = score(at(FOUL, [player("human-blitzer", "ejection", "ejection"), "human-thrower"], ["orc-lineman"]))
    assert [event.player for event in t.told(PlayerEjected)] == ["human-blitzer"]
    assert totals(t) == {1: 2, 2: 1}


@pytest.mark.rule("SCO-2")
def test_flags_score_for_the_players_manager_at_once() -> None:
    t = score(at(FOUL, [player("human-thrower", "fan", "two-fans")], [player("orc-lineman", "fan")]))
    assert gained(t) == [(1, 3, "tokens"), (2, 1, "tokens"), (1, 5, "payout")]
    assert t.order(FansGained, TotalCounted)[:3] == ["FansGained", "FansGained", "TotalCounted"]


@pytest.mark.rule("SCO-3", "RSP-2")
@pytest.mark.parametrize("coin", [1, 2])
def test_scoreboard_abilities_go_in_turn_order_before_the_totals(coin: int) -> None:
    t = score(
        at(FOUL, ["human-catcher", down("human-lineman")], ["orc-thrower"], ball="human-catcher"),
        managers={2: {"upgrades": ("laying-the-smackdown",)}},
        coin=coin,
    )
    catcher, smackdown = (1, 1, "human-catcher"), (2, 1, "laying-the-smackdown")
    assert gained(t)[:2] == ([catcher, smackdown] if coin == 1 else [smackdown, catcher])
    assert t.order(FansGained, TotalCounted)[:3] == ["FansGained", "FansGained", "TotalCounted"]


@pytest.mark.rule("SCO-3")
def test_a_manager_with_several_picks_the_order() -> None:
    t = score(
        at(FOUL, ["bloodhorn", "lord-borak-the-despoiler"], [player("human-thrower", "power-2")]),
        teams=(ALL_STARS, REAVERS, GRUDGEBEARERS),
    )
    bloodhorn, borak = "use:bloodhorn@bloodhorn", "use:lord-borak-the-despoiler@lord-borak-the-despoiler"
    assert (t.asked, t.kind, t.offered) == (1, "response", [bloodhorn, borak])
    t.play(borak)
    assert t.events and totals(t) == {1: 3 + 4 + 2, 2: 2}


@pytest.mark.rule("SCO-3")
def test_bite_bite_acts_before_ejections() -> None:
    t = score(
        at(FOUL, [player("bite-bite", "ejection", "fan"), "skaven-lineman"], ["human-thrower"]),
        teams=(SCRAMBLERS, REAVERS, GRUDGEBEARERS),
    )
    assert (t.asked, t.offered) == (1, ["use:bite-bite@bite-bite", "skip"]) and t.told(PlayerEjected) == []
    t.play("use:bite-bite")
    assert [event.player for event in t.told(PlayerEjected)] == ["skaven-lineman"]


@pytest.mark.rule("SCO-4")
def test_a_total_is_power_by_state_tokens_ball_and_abilities() -> None:
    t = score(
        at(FOUL, [player("human-blitzer", "power-2", "power-0"), down("ogre", "power-1")], ["orc-blitzer"], ball="ogre")
    )
    mine = next(event for event in t.told(TotalCounted) if event.manager == 0)
    assert mine.players == (("human-blitzer", 3), ("ogre", 2))
    assert (mine.tokens, mine.ball, mine.bonus, mine.total) == (3, 2, 0, 10)
    assert totals(t) == {1: 10, 2: 3} and won(t) == [((1,), (2,), "total")]


@pytest.mark.rule("SCO-4", "NAM-10")
def test_abilities_count_in_a_total() -> None:
    t = score(
        at(FOUL, ["griff-oberwald"], ["orc-blitzer"], ball="griff-oberwald"),
        at(JIBBLIES, [down("dwarf-blitzer")], ["orc-lineman"], managers=(3, 2)),
        managers={3: {"upgrades": ("rising-ire",)}},
    )
    counted = [(event.manager + 1, event.total, event.bonus) for event in t.told(TotalCounted)]
    assert counted == [(1, 7, 0), (2, 3, 0), (2, 1, 0), (3, 3, 1)]


@pytest.mark.rule("SCO-4")
def test_the_running_total_shows_no_facedown_token() -> None:
    t = table(reel=[at(FOUL, [player("human-blitzer", "power-3")], ["orc-blitzer"], ball="human-blitzer")])
    assert [zone.total for zone in t.session.view(0).matchups[0].zones] == [5, 3]


@pytest.mark.rule("SCO-5")
def test_on_a_tie_the_team_with_the_ball_wins() -> None:
    t = score(at(JIBBLIES, ["human-lineman"], [player("orc-thrower", "power-1")], ball="human-lineman"))
    assert totals(t) == {1: 3, 2: 3} and won(t) == [((1,), (2,), "ball")]
    assert sections(t) == [(1, "left"), (1, "centre"), (2, "right")]


@pytest.mark.rule("SCO-5")
def test_a_highlight_tied_with_the_ball_at_midfield_has_no_winner_and_no_centre() -> None:
    t = score(
        at(JIBBLIES, ["human-thrower"], ["orc-thrower"]),
        managers={1: {"upgrades": ("endorsement-deal",)}},
    )
    assert [event.managers for event in t.told(MatchupTied)] == [(0, 1)] and won(t) == []
    assert sections(t) == [(1, "left"), (2, "right")] and (t.fans(1), t.fans(2)) == (2, 1)


@pytest.mark.rule("SCO-5")
def test_a_tied_highlight_has_no_loser() -> None:
    t = score(
        at(JIBBLIES, ["skaven-thrower"], ["human-thrower"]),
        teams=(SCRAMBLERS, REAVERS, GRUDGEBEARERS),
        managers={1: {"upgrades": ("warpstone-souvenirs",)}},
    )
    assert won(t) == [] and t.fans(1) == 2


@pytest.mark.rule("SCO-6")
@pytest.mark.parametrize("coin", [1, 3])
def test_the_first_manager_decides_a_tournament_tie(coin: int) -> None:
    t = score(tournament=cup("the-blood-bowl", ["human-thrower"], ["orc-thrower"], ["dwarf-longbeard"]), coin=coin)
    assert (t.asked, t.kind) == (coin, "tie") and sorted(t.offered) == ["winner:manager-1", "winner:manager-2"]
    t.play("winner:manager-2")
    assert [event.winners for event in t.told(MatchupWon)] == [(1, 0)]
    assert [event.reason for event in t.told(MatchupWon)] == ["coin"]


@pytest.mark.rule("SCO-6")
def test_the_first_manager_ranks_all_who_are_tied_and_may_favour_himself() -> None:
    t = score(tournament=cup("the-blood-bowl", ["human-thrower"], ["orc-thrower"], ["dwarf-runner"]), coin=2)
    assert (t.asked, len(t.offered)) == (2, 3)
    t.play("winner:manager-2")
    assert (t.asked, t.kind) == (2, "tie-second") and sorted(t.offered) == ["winner:manager-1", "winner:manager-3"]
    t.play("winner:manager-3")
    assert [(event.winners, event.losers) for event in t.told(MatchupWon)] == [((1, 2), (0,))]


@pytest.mark.rule("SCO-6")
def test_a_tie_for_runner_up_and_a_third_teams_ball() -> None:
    t = score(
        tournament=cup("the-blood-bowl", ["human-thrower"], ["orc-thrower"], ["dwarf-blitzer"], ball="dwarf-blitzer")
    )
    assert (t.asked, t.kind) == (1, "tie-second") and sorted(t.offered) == ["winner:manager-1", "winner:manager-2"]
    t.play("winner:manager-2")
    assert [event.winners for event in t.told(MatchupWon)] == [(2, 1)]


@pytest.mark.rule("SCO-6", "SCO-5")
def test_a_tied_team_with_the_ball_needs_no_decision() -> None:
    t = score(
        tournament=cup("the-blood-bowl", ["human-lineman"], [player("orc-thrower", "power-1")], ball="human-lineman")
    )
    assert t.kind != "tie" and [event.winners for event in t.told(MatchupWon)] == [(0, 1)]


@pytest.mark.rule("SCO-7")
def test_fans_for_winning_come_after_the_winner_and_before_payouts() -> None:
    t = score(
        at(FOUL, ["human-blitzer"], ["skaven-thrower"]),
        teams=(REAVERS, SCRAMBLERS, GRUDGEBEARERS),
        managers={1: {"upgrades": ("endorsement-deal",)}, 2: {"upgrades": ("warpstone-souvenirs",)}},
    )
    assert gained(t) == [(1, 1, "endorsement-deal"), (2, 2, "warpstone-souvenirs"), (1, 5, "payout")]
    assert t.order(MatchupWon, FansGained, PayoutCollected)[0] == "MatchupWon"
    assert won(t) == [((1,), (2,), "total")], "the other manager at the highlight is its loser"


@pytest.mark.rule("SCO-8")
def test_alone_at_a_highlight_one_wins_and_collects_both_zones_and_the_centre() -> None:
    t = score(at(JIBBLIES, [], ["orc-lineman"]))
    assert won(t) == [((2,), (), "alone")]
    assert sections(t) == [(2, "left"), (2, "right"), (2, "centre")] and t.fans(2) == 6


@pytest.mark.rule("SCO-8")
def test_alone_at_a_tournament_one_collects_every_payout() -> None:
    t = score(tournament=cup("the-blood-bowl", [], ["orc-lineman"]))
    assert won(t) == [((2,), (), "alone")] and t.session.decision is None
    assert sections(t) == [(2, "winner"), (2, "runner-up"), (2, "lose")]
    assert t.fans(2) == 7 + 4 + 2


@pytest.mark.rule("SCO-8")
def test_a_manager_whose_only_players_were_ejected_counts_as_absent() -> None:
    t = score(at(JIBBLIES, [player("human-blitzer", "ejection")], ["orc-lineman"]))
    assert won(t) == [((2,), (), "alone")] and (t.fans(1), t.fans(2)) == (0, 6)


@pytest.mark.rule("SCO-8")
def test_with_nobody_left_nothing_is_paid() -> None:
    t = score(at(JIBBLIES, [player("human-blitzer", "ejection")], [player("orc-lineman", "ejection")]))
    assert sections(t) == [] and won(t) == [] and t.told(MatchupTied) == []


@pytest.mark.rule("SCO-9")
def test_winner_and_runner_up_of_a_tournament_are_winners_and_the_other_collectors_losers() -> None:
    zones = [["human-blitzer"], ["skaven-thrower"], ["dwarf-longbeard"], ["wood-elf-lineman"]]
    t = score(
        tournament=cup("the-blood-bowl", *zones),
        teams=(REAVERS, SCRAMBLERS, GRUDGEBEARERS, AVENGERS),
        managers={2: {"upgrades": ("warpstone-souvenirs",)}},
    )
    assert won(t) == [((1, 2), (3, 4), "total")] and t.fans(2) == 4


@pytest.mark.rule("SCO-9")
def test_the_loser_of_a_tournament_gets_what_is_for_losers() -> None:
    t = score(
        tournament=cup("the-blood-bowl", ["human-blitzer"], ["dwarf-runner"], ["skaven-lineman"]),
        teams=(REAVERS, GRUDGEBEARERS, SCRAMBLERS),
        managers={3: {"upgrades": ("warpstone-souvenirs",)}},
    )
    assert won(t) == [((1, 2), (3,), "total")] and t.fans(3) == 2 + 2


@pytest.mark.rule("SCO-9", "TWO-3")
def test_alone_at_a_tournament_one_is_never_a_loser() -> None:
    t = score(
        tournament=cup("the-blood-bowl", ["skaven-lineman"]),
        teams=(SCRAMBLERS, REAVERS),
        managers={1: {"upgrades": ("warpstone-souvenirs",)}},
    )
    assert t.fans(1) == 7 + 2


@pytest.mark.rule("SCO-9")
def test_who_has_no_player_left_is_neither_winner_nor_loser() -> None:
    t = score(
        tournament=cup("the-blood-bowl", ["human-blitzer"], ["dwarf-runner"], [player("skaven-thrower", "ejection")]),
        teams=(REAVERS, GRUDGEBEARERS, SCRAMBLERS),
        managers={3: {"upgrades": ("warpstone-souvenirs",)}},
    )
    assert won(t) == [((1, 2), (), "total")] and t.fans(3) == 0


@pytest.mark.rule("SCO-10")
def test_clearing_discards_players_sets_tokens_aside_and_boxes_the_highlight() -> None:
    t = score(
        at(FOUL, [player("human-blitzer", "fan")], [down("orc-blitzer", "power-1")], ball="human-blitzer"),
        at("double-down", ["human-thrower"], ["orc-lineman"]),
    )
    assert t.kind == "choose-payout", "the second highlight is under way"
    assert [event.matchup for event in t.told(MatchupCleared)] == [FOUL]
    assert (t.state("human-blitzer"), t.state("orc-blitzer")) == ("gone", "gone")
    assert "human-blitzer" in t.cards(1, "discard") and "orc-blitzer" in t.cards(2, "discard")
    assert t.session.view(None).discarded_tokens == ("fan", "power-1")
    assert t.told(BallToMidfield) == [], "clearing is no drop"
    t.finish()
    assert {card.id for card in t.session.game.highlight_box} >= {FOUL, "double-down"}


@pytest.mark.rule("SCO-11", "IMP-1")
def test_after_all_matchups_the_piles_are_revealed_and_then_the_coin_goes_to_the_left() -> None:
    t = score(at(FOUL, ["human-blitzer"], ["orc-lineman"]), managers={1: {"pile": ("passing-coach",)}}, coin=3)
    assert t.order(MatchupCleared, ImprovementsRevealed, CoinMoved) == [
        "MatchupCleared",
        "ImprovementsRevealed",
        "CoinMoved",
    ]
    assert [event.manager for event in t.told(CoinMoved)] == [0] and t.session.view(None).coin == 0


@pytest.mark.rule("PAY-0")
def test_a_highlight_without_a_player_goes_to_the_box_unpaid() -> None:
    t = score(at(JIBBLIES), at(FOUL, ["human-blitzer"]))
    assert [event.matchup for event in t.told(HighlightReturned)] == [JIBBLIES]
    assert [event.matchup for event in t.told(MatchupOpened)] == [FOUL] and t.fans(1) == 5


@pytest.mark.rule("SCO-7")
def test_a_highlight_won_alone_has_no_loser() -> None:
    t = score(
        at(FOUL, ["human-blitzer"], [player("skaven-thrower", "ejection")]),
        teams=(REAVERS, SCRAMBLERS, GRUDGEBEARERS),
        managers={2: {"upgrades": ("warpstone-souvenirs",)}},
    )
    assert won(t) == [((1,), (), "alone")] and t.fans(2) == 0


@pytest.mark.rule("SCO-4")
def test_downed_players_count_with_their_downed_values() -> None:
    t = score(at(FOUL, [down("human-blitzer")], [down("orc-lineman")]), teams=(REAVERS, GOUGED_EYE, AVENGERS))
    assert totals(t) == {1: 1, 2: 0} and won(t) == [((1,), (2,), "total")]
