"""Cards for a list and on their own: as records for other programs, and as drawn on plain lines."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.models import CardModel, HighlightCard, PlayerCard, StarCard, TournamentCard
from bbtm_tui.wording.cards import ability_text, plain_text
from bbtm_tui.wording.names import kind_name, named_name, player_line, team_name
from bbtm_tui.wording.text import _

WIDTH = 60
"""Of a drawn card, in cells."""


def card_record(cards: CardSet, card_id: str) -> dict[str, Any]:
    """Everything on a card, in a form that other programs read; what a card does not have is None."""
    card = cards.by_id[card_id]
    player = card if isinstance(card, PlayerCard) else None
    return {
        "id": card.id,
        "name": card.name,
        "kind": cards.kind_of[card.id],
        "team": _team(cards, card),
        "union": _union(cards, card),
        "copies": card.copies,
        "power": {"standing": player.power[0], "downed": player.power[1]} if player else None,
        "skills": [skill.value for skill in player.skills] if player else None,
        "payouts": _payouts(card),
        "text": plain_text(cards, card.id),
    }


def card_drawing(cards: CardSet, card_id: str) -> Iterator[str]:
    """A card, or a named ability, as drawn on lines of WIDTH cells."""
    card = cards.by_id.get(card_id)
    name = card.name if card else named_name(cards, card_id)
    yield f"┌ {name} {'─' * (WIDTH - len(name) - 4)}┐"
    for line in _lines(cards, card) if card else wrap(ability_text(cards, card_id), WIDTH - 4):
        yield f"│ {line:{WIDTH - 4}} │"
    yield f"└{'─' * (WIDTH - 2)}┘"


def _lines(cards: CardSet, card: CardModel) -> Iterator[str]:
    kind, team, union = cards.kind_of[card.id], _team(cards, card), _union(cards, card)
    copies = _("{n} copies").format(n=card.copies) if card.copies > 1 else ""
    yield from wrap(
        ", ".join(filter(None, (kind_name(kind), team and team_name(cards, team), union, copies))), WIDTH - 4
    )
    if isinstance(card, PlayerCard):
        yield from wrap(player_line(card), WIDTH - 4)
    for paragraph in plain_text(cards, card.id).splitlines():
        yield from ("", *wrap(paragraph, WIDTH - 4))
    for comment in card.flavour:
        yield from ("", *wrap(f"“{comment.line}”", WIDTH - 4))


def _team(cards: CardSet, card: CardModel) -> str | None:
    if isinstance(card, StarCard):
        return card.team
    return next((file.team.id for file in cards.teams if card in (*file.players, *file.upgrades)), None)


def _union(cards: CardSet, card: CardModel) -> str | None:
    if isinstance(card, StarCard):
        return next(file.union for file in cards.stars if card in file.stars)
    team = _team(cards, card)
    return cards.team_by_id[team].union if team else None


def _payouts(card: CardModel) -> dict[str, str | None] | None:
    if isinstance(card, HighlightCard):
        return {"left": card.left, "centre": card.centre, "right": card.right}
    if isinstance(card, TournamentCard):
        return {"winner": card.winner, "runner-up": card.runner_up, "lose": card.lose}
    return None
