"""How many cards there must be: exactly so many in the base game, and enough to play a season with any packs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from bbtm_tui.cards.box import Box, Shelf
from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.models import CardModel, PlayerCard
from bbtm_tui.cards.problems import Problem, whole

BASE_COUNTS = {
    "highlights": 32,
    "tournaments": 4,
    "headlines": 10,
    "staff upgrades": 28,
    "cheating tokens": 30,
    "sides of the tackle die": 6,
    "teams": 6,
}
"""What is in the printed box, beside what each team and union has (SET, TAC-4)."""

PLAYERS_A_TEAM, UPGRADES_A_TEAM, STARS_A_UNION = 12, 5, 25


def count_problems(cards: CardSet, folder: Path) -> list[Problem]:
    """Where the base game differs from the printed box."""
    return [
        whole(folder, f"the base game has {right} {what}, here are {there}.")
        for what, there, right in _counted(cards)
        if there != right
    ]


def _counted(cards: CardSet) -> Iterator[tuple[str, int, int]]:
    there = {
        "highlights": _copies(cards.highlights),
        "tournaments": _copies(cards.tournaments),
        "headlines": _copies(cards.headlines),
        "staff upgrades": _copies(cards.staff),
        "cheating tokens": sum(token.copies for token in cards.tokens),
        "sides of the tackle die": sum(face.count for face in cards.faces),
        "teams": len(cards.teams),
    }
    yield from ((what, there[what], right) for what, right in BASE_COUNTS.items())
    for file in cards.teams:
        yield f"players in {file.team.name}", _copies(file.players), PLAYERS_A_TEAM
        yield f"team upgrades in {file.team.name}", _copies(file.upgrades), UPGRADES_A_TEAM
    stars = {file.union: _copies(file.stars) for file in cards.stars}
    for union in cards.unions:
        yield f"star players in {union.id}", stars.get(union.id, 0), STARS_A_UNION


def table_problems(cards: CardSet, folder: Path) -> list[Problem]:
    """What keeps a season from being played with these cards."""
    return [whole(folder, message) for message in _unplayable(cards)]


def team_problems(box: Box) -> Iterator[Problem]:
    """Teams with too few players for a Team deck, told where the players were last written (SET-3)."""
    for team in box.shelves.get(Shelf("team"), {}):
        players = box.shelves.get(Shelf("player", team), {})
        there = _copies(card for card in players.values() if isinstance(card, PlayerCard))
        if there < PLAYERS_A_TEAM:
            origins = [
                origin
                for key, origin in box.origins.items()
                if key in {("team", team), *(("player", one) for one in players)}
            ]
            message = f"the team '{team}' has {there} starting players, and needs {PLAYERS_A_TEAM} (SET-3)."
            yield origins[-1].sheet.problem(origins[-1].loc, message)


def _unplayable(cards: CardSet) -> Iterator[str]:
    if len(cards.teams) < 2:
        yield "a season needs at least 2 teams."
    if sum(face.count for face in cards.faces) == 0:
        yield "the tackle die has no sides (TAC-4)."
    if sum(card.copies for card in cards.tournaments if card.final) != 1:
        yield "exactly one tournament must be the last week's, with 'final: true' (SET-6)."
    for mark in ("mark", "ascii", "short"):
        signs = [getattr(file.team, mark) for file in cards.teams]
        for sign in sorted({sign for sign in signs if signs.count(sign) > 1}):
            yield f"two teams have the same '{mark}' ({sign}): the table could not tell them apart."


def _copies(cards: Iterable[CardModel]) -> int:
    return sum(card.copies for card in cards)
