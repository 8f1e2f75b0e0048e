"""The cards are those of the printed box."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.loader import load
from bbtm_tui.cards.models import PlayerCard, UpgradeCard
from bbtm_tui.cards.vocabulary import Fans, LoseFans
from bbtm_tui.cards.walk import walk

FACTS: dict[str, Any] = yaml.safe_load(Path(__file__).with_name("facts.yaml").read_text("utf-8"))
LETTERS = {"cheating": "c", "passing": "p", "sprinting": "s", "tackling": "t"}


@pytest.fixture(scope="module")
def cards() -> CardSet:
    return load().cards


def printed(card: PlayerCard) -> str:
    skills = "".join(LETTERS[skill] for skill in card.skills) or "-"
    named = " ".join(card.named) or "-"
    return f"{card.copies} | {card.name} | {card.power[0]}/{card.power[1]} | {skills} | {named}"


@pytest.mark.rule("SET-3")
def test_starting_players(cards: CardSet) -> None:
    assert {file.team.id: [printed(card) for card in file.players] for file in cards.teams} == FACTS["players"]


@pytest.mark.rule("SET-4")
def test_star_players(cards: CardSet) -> None:
    stars = {file.union: [f"{printed(card)} | {card.team or 'none'}" for card in file.stars] for file in cards.stars}
    assert stars == FACTS["stars"]


@pytest.mark.rule("SET-4")
def test_unions(cards: CardSet) -> None:
    drafts = {file.team.id: file.team.union for file in cards.teams}
    assert sorted(team for team, union in drafts.items() if union == "OWA") == [
        "athelorn-avengers",
        "grudgebearers",
        "reikland-reavers",
    ]
    assert set(drafts.values()) == {"OWA", "CWC"}


@pytest.mark.rule("SET-1")
def test_highlights(cards: CardSet) -> None:
    rows = [
        " | ".join([card.name, card.left or "none", card.centre, card.right or "none"]) for card in cards.highlights
    ]
    assert rows == FACTS["highlights"]


@pytest.mark.rule("SET-6")
def test_tournaments(cards: CardSet) -> None:
    rows = [f"{card.name} | {card.winner} | {card.runner_up} | {card.lose}" for card in cards.tournaments]
    assert rows == FACTS["tournaments"]
    assert [card.id for card in cards.tournaments if card.final] == ["the-blood-bowl"]


def test_headlines(cards: CardSet) -> None:
    assert [card.name for card in cards.headlines] == FACTS["headlines"]


@pytest.mark.rule("SET-5")
def test_staff_upgrades(cards: CardSet) -> None:
    rows = [f"{card.copies} | {card.name}" + (" | cap" if card.salary_cap else "") for card in cards.staff]
    assert rows == FACTS["staff"]


@pytest.mark.rule("SET-3")
def test_team_upgrades(cards: CardSet) -> None:
    assert {file.team.id: [card.name for card in file.upgrades] for file in cards.teams} == FACTS["upgrades"]


@pytest.mark.rule("SET-8")
def test_tokens(cards: CardSet) -> None:
    rows = [f"{one.copies} | {one.power} | {one.fans}" + (" | ejects" if one.ejects else "") for one in cards.tokens]
    assert rows == FACTS["tokens"]


@pytest.mark.rule("TAC-4")
def test_tackle_die(cards: CardSet) -> None:
    assert {face.face.value: face.count for face in cards.faces} == FACTS["die"]


def test_fans(cards: CardSet) -> None:
    named = {ability.id for ability in cards.named}
    found: dict[str, list[int]] = {}
    for card_id, card in cards.by_id.items():
        for _loc, model in walk(card):
            if isinstance(model, Fans | LoseFans):
                found.setdefault(card_id, []).append(model.amount if isinstance(model, Fans) else -model.amount)
    assert named.isdisjoint(found)
    assert found == FACTS["fans"]


@pytest.mark.rule("MCH-8", "RSP-5")
def test_upgrades_that_exhaust(cards: CardSet) -> None:
    def exhausting(upgrades: tuple[UpgradeCard, ...]) -> list[str]:
        return [card.id for card in upgrades if any(ability.cost for ability in card.abilities)]

    found = {file.team.id: exhausting(file.upgrades) for file in cards.teams} | {"staff": exhausting(cards.staff)}
    assert found == FACTS["exhausts"]


def test_every_card_that_says_something_in_the_box_says_it_here(cards: CardSet) -> None:
    """Cards without any ability are those that print none."""
    silent = [
        card.name
        for card in cards.by_id.values()
        if isinstance(card, PlayerCard) and not (card.named or card.abilities or card.lasting)
    ]
    assert sorted(silent) == [
        "Aurora Silverleaf",
        "Crushface",
        "Grashnak Blackhoof",
        "Headsplitter",
        "Hide-Sneak",
        "Orc Blitzer",
        "Skaven Blitzer",
        "Skaven Thrower",
        "Wood Elf Catcher",
        "Wood Elf Thrower",
    ]
