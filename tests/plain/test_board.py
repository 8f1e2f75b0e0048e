"""The table in lines of text."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.loader import load
from bbtm_tui.engine.agreement import Seat, Setup
from bbtm_tui.engine.compiler import compile_cards
from bbtm_tui.engine.session import Session
from bbtm_tui.engine.view import FieldedView, UpgradeView, View
from bbtm_tui.plain.board import board_lines, hand_lines, pile_lines
from bbtm_tui.wording.names import player_line
from bbtm_tui.wording.table import Names


@pytest.fixture(scope="module")
def cards() -> CardSet:
    """The base game."""
    return load().cards


@pytest.fixture
def view(cards: CardSet) -> View:
    """The public view of a table at its first turn."""
    return Session(compile_cards(cards), Setup((Seat("Ann"), Seat("Bob [b]")), seed=1)).view(None)


def lines(view: View, cards: CardSet) -> list[str]:
    """The table in lines."""
    return list(board_lines(view, Names.at(cards, view)))


def test_week_phase_coin_and_managers_come_first(view: View, cards: CardSet) -> None:
    heading, *rest = lines(view, cards)
    assert heading.startswith("Week 1 of 4, matchup phase.") and "has the golden coin" in heading
    assert rest[0].startswith("Ann, ") and "0 fans; 6 cards in hand." in rest[0]
    assert rest[1].startswith("Bob [b], ")


def test_an_exhausted_upgrade_and_a_pass_are_told(view: View, cards: CardSet) -> None:
    upgrade = cards.staff[0]
    ann = replace(view.managers[0], passed=True, upgrades=(UpgradeView(upgrade.id, True),), pile_size=1)
    told = lines(replace(view, managers=(ann, view.managers[1])), cards)[1]
    assert "has passed" in told and f"upgrades: {upgrade.name} (exhausted)" in told and "1 improvement to come" in told


def test_all_that_is_known_of_a_player_is_told(view: View, cards: CardSet) -> None:
    card, token = cards.teams[0].players[0], cards.tokens[0]
    player = FieldedView(f"{card.id}.2", card.id, 1, False, 1, True, ("", "", token.id), (False, False, True))
    matchup = next(each for each in view.matchups if not each.tournament)
    zone = replace(matchup.zones[0], manager=1, players=(player,), total=3)
    matchup = replace(matchup, zones=(zone, matchup.zones[1]), ball=player.label)
    heading, left, right = lines(replace(view, matchups=(matchup,)), cards)[-3:]
    assert f"{card.name} (2) has the ball." in heading
    assert f"{card.name} (2) (Star Power 1, downed, has the ball, 2 facedown tokens, {token.name})" in left
    assert "total 3" in left and right.endswith("empty.")


def test_a_tournament_of_two_pays_a_winner_and_a_loser(view: View, cards: CardSet) -> None:
    cup = next(each for each in view.matchups if each.tournament)
    heading = next(line for line in lines(replace(view, matchups=(cup,)), cards) if line.startswith("Tournament"))
    assert "The winner gets " in heading and "; the loser " in heading and "second" not in heading


def test_all_open_piles_and_the_sizes_of_the_others_can_be_read(view: View, cards: CardSet) -> None:
    team, token = cards.teams[0], cards.tokens[0]
    card, upgrade = team.players[0], team.upgrades[0]
    ann = replace(view.managers[0], discard=(card.id, card.id), out=(card.id,), discarded_upgrades=(upgrade.id,))
    bob = replace(view.managers[1], deck_top=(card.id,))
    told = list(pile_lines(replace(view, managers=(ann, bob), discarded_tokens=(token.id,)), Names.at(cards, view)))
    assert told[0] == "In common:" and "Highlight deck 28, Spike! deck 3, staff upgrades 28, star players of" in told[1]
    assert told[2:5] == [
        "    Cheating tokens in the pool: 30.",
        f"    Cheating tokens put aside: {token.name}.",
        "Ann:",
    ]
    assert told[5:9] == [
        "    Hand 6, Team deck 6, improvement pile 0, team upgrades left 5.",
        f"    Discard pile: {card.name} ×2.",
        f"    Out of the game: {card.name}.",
        f"    Upgrades discarded: {upgrade.name}.",
    ]
    assert told[-2:] == ["    Discard pile: empty.", f"    On top of the Team deck: {card.name}."]


def test_every_phase_has_a_name(view: View, cards: CardSet) -> None:
    for phase in ("setup", "maintenance", "matchup", "scoreboard", "improvements", "finale", "over"):
        assert lines(replace(view, phase=phase), cards)


def test_the_same_card_twice_is_one_line_of_the_hand(cards: CardSet) -> None:
    card = cards.teams[0].players[0]
    told = list(hand_lines((card.id, card.id), cards))
    assert told[0] == "Your hand:" and told[1].strip().startswith(f"{card.name}, 2 times: Star Power ")


def test_the_hand_names_what_a_player_can_do(cards: CardSet) -> None:
    players = [card for file in cards.teams for card in file.players]
    one = next(card for card in players if card.named and card.abilities)
    other = next(card for card in players if not (card.named or card.abilities or card.lasting))
    lines = list(hand_lines((one.id, other.id), cards))
    names = ", ".join(cards.named_by_id[each].name for each in one.named)
    assert lines[1].endswith(f"; {names}, special")
    assert lines[2].endswith(player_line(other))
