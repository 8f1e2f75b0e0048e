"""What is open and what is hidden (VIS)."""

from __future__ import annotations

import json

import pytest

from bbtm_tui.engine.agreement import Seat, Setup
from bbtm_tui.engine.decisions import Decision
from bbtm_tui.engine.events import (
    CardDiscarded,
    CardKept,
    CardRevealed,
    CardsDrawn,
    CardsOffered,
    CardsPutUnder,
    Event,
    PlayerCommitted,
    StarTaken,
    TeamUpgradeDealt,
    TokenInspected,
)
from bbtm_tui.engine.session import Session
from tests.table import (
    AVENGERS,
    FALL,
    GOUGED_EYE,
    HIT,
    MISS,
    REAVERS,
    SCRAMBLERS,
    Table,
    at,
    cup,
    down,
    player,
    rulebook,
    table,
)


@pytest.mark.rule("VIS-1")
def test_what_lies_on_the_table_is_open_to_all() -> None:
    t = table(
        managers={
            1: {
                "fans": 7,
                "discard": ("ogre", "human-thrower"),
                "out": ("human-catcher",),
                "upgrades": ({"card": "passing-coach", "exhausted": True}, "hired-wizard"),
                "pile": ("slab",),
            },
        },
        reel=[
            at("bad-snap", [player("human-blitzer", "fan", "ejection")], [down("orc-blitzer")], ball="human-blitzer")
        ],
        tournament=cup("the-chaos-cup", [], ["da-troll"]),
        coin=3,
        pool=("fan", "power-1"),
        turn=1,
    )
    for seat in (None, 0, 1, 2):
        view = t.session.view(seat)
        mine = view.managers[0]
        assert (mine.fans, mine.discard, mine.out) == (7, ("ogre", "human-thrower"), ("human-catcher",))
        assert [(one.card, one.exhausted) for one in mine.upgrades] == [
            ("passing-coach", True),
            ("hired-wizard", False),
        ]
        assert (mine.hand_size, mine.deck_size, mine.pile_size) == (1, 7, 1)
        assert (view.coin, view.pool, len(view.discarded_tokens)) == (2, 2, 26)
        snap, chaos = view.matchups
        left, right = snap.zones
        assert [(one.label, one.standing, len(one.tokens), one.carrier) for one in left.players] == [
            ("human-blitzer", True, 2, True)
        ]
        assert [(one.card, one.standing, one.manager) for one in right.players] == [("orc-blitzer", False, 1)]
        assert [one.label for one in chaos.zones[1].players] == ["da-troll"]
        sizes = dict(view.decks)
        assert (sizes["highlight"], sizes["staff"], sizes["OWA"], sizes["CWC"]) == (31, 26, 24, 25)


@pytest.mark.rule("VIS-1", "SPR-1")
def test_a_sprint_discard_is_open() -> None:
    t = table(managers={1: {"hand": ("human-catcher", "human-lineman"), "deck": ("ogre",)}}, reel=["bad-snap"])
    t.play("commit:human-catcher@bad-snap:left", "use:sprinting", "discard:ogre")
    assert t.session.view(1).managers[0].discard == ("ogre",)
    (drawn,) = t.told(CardsDrawn)
    assert drawn.cards == ("ogre",) and drawn.seen_by(1).as_json()["cards"] == ()


@pytest.mark.rule("VIS-2")
def test_a_hand_is_its_managers_only() -> None:
    t = table(hands=[["ogre", "human-thrower"]], reel=["bad-snap"])
    assert [t.session.view(seat).managers[0].hand for seat in (0, 1, 2, None)] == [
        ("ogre", "human-thrower"),
        None,
        None,
        None,
    ]
    maintained = table(phase="maintenance")
    for event in maintained.told(CardsDrawn):
        for seat in (0, 1, 2, None):
            seen = event.seen_by(seat)
            assert isinstance(seen, CardsDrawn) and seen.count == event.count
            assert seen.cards == (event.cards if seat == event.manager else ())


@pytest.mark.rule("VIS-2", "PAY-4")
def test_cards_drawn_for_a_choice_and_the_pile_are_the_managers_only() -> None:
    t = table(
        phase="scoreboard",
        reel=[at("shank-yank", [], ["orc-blitzer"])],
        decks={"stars": {"CWC": ("bork", "crushface", "smashjaw")}},
    )
    (offer,) = t.told(CardsOffered)
    assert offer.cards == ("bork", "crushface", "smashjaw") and t.session.decision is not None
    assert t.session.decision.uses_hand and t.session.decision.cards == offer.cards
    others = [offer.seen_by(seat) for seat in (0, 2, None)]
    assert all(isinstance(one, CardsOffered) and (one.cards, one.count) == ((), 3) for one in others)
    for seat in (0, 2, None):
        assert "bork" not in str(t.session.view(seat))


@pytest.mark.rule("VIS-2")
def test_the_draft_before_an_abbreviated_season_is_hidden_from_others() -> None:
    t = Table(Session(rulebook(), Setup((Seat("Ada"), Seat("Ben"), Seat("Cleo")), 5, "abbreviated", coin=0)))
    told: list[Event] = list(t.session.start_events)
    while t.asked == 1:
        told += t.session.answer(t.offered[0])
    hidden = [event for event in told if isinstance(event, CardsOffered | CardKept | TeamUpgradeDealt)]
    mine = [event for event in hidden if getattr(event, "manager") == 0]  # noqa: B009
    assert len(mine) >= 5 and all(event.seen_by(1) != event and event.seen_by(0) == event for event in mine)


@pytest.mark.rule("VIS-2")
def test_a_token_looked_at_is_known_to_him_only_and_as_long_as_it_stays() -> None:
    t = table(
        teams=(SCRAMBLERS, REAVERS, AVENGERS),
        hands=[["skaven-lineman"] * 3],
        managers={1: {"upgrades": ("professional-cheater",)}},
        reel=[at("bad-snap", [], [player("human-thrower", "ejection", "fan")]), "gutter-run"],
        tokens=("power-2",),
    )
    t.play("commit:skaven-lineman@gutter-run:left", "use:professional-cheater", "token:human-thrower:2")
    (look,) = t.told(TokenInspected)
    assert look.token == "fan"
    others = [look.seen_by(seat) for seat in (1, 2, None)]
    assert all(isinstance(one, TokenInspected) and one.token == "" for one in others)
    seen = [t.session.view(seat).matchups[0].zones[1].players[0].tokens for seat in (0, 1, 2, None)]
    assert seen == [("", "fan"), ("", ""), ("", ""), ("", "")]
    assert (t.kind, t.offered) == ("replace-token", ["keep", "replace"])
    t.play("replace")
    replaced = [t.session.view(seat).matchups[0].zones[1].players[0].tokens for seat in (0, 1, None)]
    assert replaced == [("", ""), ("", ""), ("", "")] and t.session.view(None).discarded_tokens == ("fan",)


@pytest.mark.rule("VIS-3", "INT-15")
def test_tokens_moved_onto_another_stay_unseen() -> None:
    t = table(
        hands=[["spikey-mcspike", "human-lineman"]],
        reel=[at("bad-snap", [player("human-thrower", "fan")], [player("orc-thrower", "ejection")])],
    )
    t.play("commit:spikey-mcspike@bad-snap:left", "token:orc-thrower:1", "token:human-thrower:1")
    assert t.tokens("spikey-mcspike")[:2] == ["ejection", "fan"]
    for seat in (None, 0, 1, 2):
        shown = {one.label: one.tokens for one in t.session.view(seat).matchups[0].zones[0].players}
        assert set(shown["spikey-mcspike"]) == {""}


@pytest.mark.rule("VIS-2")
def test_a_star_of_salary_cap_raised_goes_to_the_hand_unseen_by_others() -> None:
    t = table(phase="maintenance", decks={"spike": ("salary-cap-raised",), "stars": {"OWA": ("slab",)}})
    star = t.told(StarTaken)[0]
    assert star.card == "slab" and star.seen_by(0) == star
    seen = star.seen_by(1)
    assert isinstance(seen, StarTaken) and seen.card == ""
    assert "slab" in (t.session.view(0).managers[0].hand or ()) and "slab" not in str(t.session.view(1))


@pytest.mark.rule("VIS-3")
def test_no_view_and_no_question_tells_a_deck_order_or_what_is_in_the_box() -> None:
    t = table(
        managers={1: {"deck": ("ogre",)}},
        decks={"highlight": ("gutter-run",), "staff": ("hired-wizard",), "stars": {"OWA": ("slab",)}},
        reel=["bad-snap"],
    )
    hidden = ("ogre", "gutter-run", "hired-wizard", "slab", "the-blood-bowl", "skaven-lineman", "chaos-lineman")
    for seat in (None, 0, 1, 2):
        shown = str(t.session.view(seat))
        assert not [card for card in hidden if card in shown]


@pytest.mark.rule("VIS-3")
def test_a_facedown_token_is_nobodys_until_it_is_turned_up() -> None:
    t = table(reel=[at("double-down", [player("human-thrower", "fan")], ["orc-lineman"])])
    assert {t.session.view(seat).matchups[0].zones[0].players[0].tokens for seat in (None, 0, 1, 2)} == {("",)}
    shown = table(phase="scoreboard", reel=[at("double-down", [player("human-thrower", "fan")], ["orc-lineman"])])
    view = shown.session.view(None).matchups[0].zones[0].players[0]
    assert shown.kind == "choose-payout" and (view.tokens, view.revealed) == (("fan",), (True,))


@pytest.mark.rule("VIS-3")
def test_chance_dealt_anew_leaves_what_a_seat_knows() -> None:
    t = table(
        teams=(GOUGED_EYE, REAVERS, AVENGERS),
        hands=[["orc-lineman", "da-troll"]],
        managers={2: {"pile": ("slab",)}},
        reel=[at("bad-snap", [player("orc-thrower", "fan", "power-1", "power-2")], ["human-thrower"])],
    )
    before = [t.session.view(seat) for seat in (None, 0, 1, 2)]
    t.session.deal_anew(99)
    assert [t.session.view(seat) for seat in (None, 0, 1, 2)] == before


@pytest.mark.rule("VIS-3", "SET-6")
@pytest.mark.parametrize("managers", [2, 3])
def test_headlines_and_tournaments_to_come_are_dealt_anew_from_the_box_too(managers: int) -> None:
    setup = Setup(tuple(Seat(name) for name in ("Ann", "Bob", "Cid")[:managers]), seed=1)
    session = Session(rulebook(), setup)
    while session.game.week < 2:
        assert session.decision is not None
        session.answer(session.decision.options[-1].id)
    game = session.game
    box = {card.id for card in game.unused if card.kind in ("headline", "tournament")}
    played = [card.id for card in game.unused[-2:]]
    to_come = [(card.kind, card.final) for card in game.spike_deck]
    found: set[str] = set()
    for seed in range(40):
        session.deal_anew(seed)
        assert [card.id for card in game.unused[-2:]] == played
        assert sorted((card.kind, card.final) for card in game.spike_deck) == sorted(to_come)
        assert game.spike_deck[-1].final
        found |= {card.id for card in game.spike_deck}
    assert found >= {card for card in box - set(played) if (rulebook().by_id[card].kind, False) in to_come}


FULL = ("human-lineman",) * 4 + ("human-thrower",) * 2


@pytest.mark.rule("VIS-3", "IMP-4")
def test_stars_just_put_on_top_are_known_to_all_until_they_are_drawn() -> None:
    t = table(phase="improvements", managers={1: {"hand": FULL, "pile": ("slab", "griff-oberwald")}}, reel=[])
    t.play("top:griff-oberwald")
    for seat in (None, 0, 1, 2):
        assert t.session.view(seat).managers[0].deck_top == ("griff-oberwald", "slab")
    t.session.deal_anew(99)
    assert t.cards(1, "deck")[:2] == ["griff-oberwald", "slab"]
    drawn = table(phase="improvements", managers={1: {"hand": FULL[:5], "pile": ("slab", "griff-oberwald")}})
    drawn.play("top:griff-oberwald")
    assert drawn.session.view(1).managers[0].deck_top == ("slab",)


@pytest.mark.rule("VIS-3", "IMP-3")
def test_a_shuffled_deck_is_known_to_nobody() -> None:
    pile = ("owa-freebooter-runner", "owa-freebooter-lineman")
    t = table(phase="improvements", managers={1: {"hand": FULL, "pile": pile}})
    t.play(t.offered[0], "skip", "skip")
    assert [t.session.view(seat).managers[0].deck_top for seat in (None, 0, 1)] == [(), (), ()]


@pytest.mark.rule("VIS-1")
def test_revealed_stars_that_have_not_joined_yet_are_open() -> None:
    t = table(phase="improvements", managers={1: {"hand": FULL, "pile": ("slab", "owa-freebooter-runner")}})
    assert t.kind == "retire" and t.session.decision is not None
    assert t.session.decision.card == "owa-freebooter-runner", "the question says who is joining"
    assert set(t.session.view(1).managers[0].joining) >= {"slab"}
    assert t.session.view(1).managers[0].pile_size == 0
    t.play("skip")
    assert t.session.view(1).managers[0].joining == (), "both have joined"
    two = table(phase="improvements", managers={1: {"hand": FULL, "pile": ("slab", "griff-oberwald")}})
    assert two.kind == "top"
    assert all(set(two.session.view(s).managers[0].joining) == {"slab", "griff-oberwald"} for s in (None, 0, 1, 2))


@pytest.mark.rule("VIS-1")
def test_discarded_upgrades_and_the_size_of_the_team_upgrade_deck_are_open() -> None:
    t = table(
        hands=[["human-lineman", "human-lineman"]],
        managers={1: {"upgrades": ("hired-wizard", "gryphon-ade")}},
        reel=[at("bad-snap", [], ["orc-lineman"])],
        dice=(FALL,),
    )
    t.play("commit:human-lineman@bad-snap:left", "use:hired-wizard")
    seen = t.session.view(2).managers[0]
    assert (seen.discarded_upgrades, seen.upgrade_deck_size) == (("hired-wizard",), 4)


@pytest.mark.rule("VIS-1", "INT-8", "INT-9")
@pytest.mark.parametrize(("drawn", "comes"), [("skaven-thrower", True), ("cwc-morg-n-thorg", False)])
def test_a_card_drawn_for_one_ear_is_shown_to_all_wherever_it_goes(drawn: str, comes: bool) -> None:
    t = table(
        teams=(REAVERS, SCRAMBLERS, AVENGERS),
        hands=[["owa-morg-n-thorg", "human-lineman"]],
        managers={2: {"deck": (drawn,)}},
        reel=[at("bad-snap", [], ["one-ear"])],
        dice=(HIT, MISS),
    )
    t.play("commit:owa-morg-n-thorg@bad-snap:left", "target:one-ear")
    t.play("result:target-down")
    assert t.told(CardRevealed) == [CardRevealed(1, drawn)]
    assert next(event for event in t.events if event.reveals) == CardRevealed(1, drawn), "no way back behind it"
    assert all(CardRevealed(1, drawn).seen_by(seat) == CardRevealed(1, drawn) for seat in (None, 0, 1, 2))
    gone = [event for event in t.told(CardDiscarded) if event.card == drawn]
    assert (len(t.told(PlayerCommitted)), len(gone)) == ((1, 0) if comes else (0, 1))


@pytest.mark.rule("VIS-4")
def test_what_went_under_a_deck_is_known_to_the_manager_who_put_it_there() -> None:
    t = table(
        phase="scoreboard",
        reel=[at("shank-yank", [], ["orc-blitzer"])],
        decks={"stars": {"CWC": ("bork", "crushface", "smashjaw")}},
    )
    t.play("keep:bork", "bottom:smashjaw")
    (under,) = t.told(CardsPutUnder)
    assert under.seen_by(1) == under and under.cards == ("smashjaw", "crushface")
    for seat in (0, 2, None):
        seen = under.seen_by(seat)
        assert isinstance(seen, CardsPutUnder) and (seen.cards, seen.count) == ((), 2)


@pytest.mark.rule("VIS-2", "VIS-3")
def test_an_event_is_plain_data() -> None:
    t = table(phase="maintenance")
    for event in t.events:
        assert json.loads(json.dumps(event.as_json()))["event"] == type(event).__name__


@pytest.mark.rule("VIS-2", "INT-12")
def test_a_token_looked_at_is_named_to_that_manager_only_when_he_is_asked_for_one() -> None:
    t = table(
        teams=(AVENGERS, GOUGED_EYE, REAVERS),
        hands=[("thornmane", "spikey-mcspike"), ("orc-lineman",), ("human-lineman",)],
        managers={2: {"passed": True}, 3: {"passed": True}},
        reel=[at("bad-snap", ("treeman",), (player("orc-blitzer", "ejection", "power-3"),))],
    )
    t.play("commit:thornmane@bad-snap:left", "use:passing", "use:thornmane")
    assert t.kind == "choose-token" and not question(t).uses_hand, "he has looked at none so far"
    t.play("token:orc-blitzer:2", "keep")
    while t.kind != "commit":
        t.play(t.offered[-1])
    t.play("commit:spikey-mcspike")
    assert t.kind == "choose-token" and question(t).uses_hand


def question(t: Table) -> Decision:
    """What is asked now."""
    assert t.session.decision is not None
    return t.session.decision
