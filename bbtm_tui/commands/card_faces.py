"""Cards for a list and on their own: as records for other programs, and as drawn on plain lines."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Any, TypeAlias

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.models import CardModel, HighlightCard, PlayerCard, StarCard, TeamFile, Token, TournamentCard
from bbtm_tui.wording.cards import ability_text, plain_text
from bbtm_tui.wording.names import face_name, kind_name, named_name, payout_text, player_line, team_name
from bbtm_tui.wording.text import _, ngettext

Record: TypeAlias = dict[str, Any]
"""Everything on a card, or about a token, a team or the like, in a form that other programs read."""

WIDTH = 60
"""Of a drawn card, in cells."""


def records(cards: CardSet) -> Iterator[Record]:
    """Everything that a pack can hold: the cards, then what is no card."""
    for card in cards.by_id.values():
        yield _card_record(cards, card)
    for named in cards.named:
        yield _record("named-ability", named.id, named_name(cards, named.id), text=ability_text(cards, named.id))
    for file in cards.teams:
        yield _record("team", file.team.id, file.team.name, union=file.team.union, text=_team_text(file))
    for token in cards.tokens:
        yield _record("token", token.id, token.name, copies=token.copies, text=_token_text(token))
    for face in cards.faces:
        yield _record("die-face", face.face.value, face_name(face.face), copies=face.count)
    for union in cards.unions:
        yield _record("union", union.id, union.name)
    for kind in cards.payouts:
        pays = " / ".join(payout_text(cards, f"{kind.letter}{number}") for number in (1, 2))
        yield _record("payout-icon", kind.letter, kind.name, text=pays)


def drawing(cards: CardSet, record: Record) -> Iterator[str]:
    """A card or another record, as drawn on lines of WIDTH cells."""
    name = record["name"]
    yield f"┌ {name} {'─' * (WIDTH - len(name) - 4)}┐"
    for line in _lines(cards, record):
        yield f"│ {line:{WIDTH - 4}} │"
    yield f"└{'─' * (WIDTH - 2)}┘"


def _record(kind: str, key: str, name: str, **more: object) -> Record:
    """What is known of something; what it does not have is None."""
    rest = dict.fromkeys(("team", "union", "copies", "power", "skills", "payouts"))
    return {"id": key, "name": name, "kind": kind, **rest, "text": "", **more}


def _card_record(cards: CardSet, card: CardModel) -> Record:
    player = card if isinstance(card, PlayerCard) else None
    return _record(
        cards.kind_of[card.id],
        card.id,
        card.name,
        team=_team(cards, card),
        union=_union(cards, card),
        copies=card.copies,
        power={"standing": player.power[0], "downed": player.power[1]} if player else None,
        skills=[skill.value for skill in player.skills] if player else None,
        payouts=_payouts(card),
        text=plain_text(cards, card.id),
    )


def _team_text(file: TeamFile) -> str:
    players, upgrades = (sum(card.copies for card in deck) for deck in (file.players, file.upgrades))
    return _("{players} players and {upgrades} team upgrades").format(players=players, upgrades=upgrades)


def _token_text(token: Token) -> str:
    power = _("{power} Star Power").format(power=f"{token.power:+d}") if token.power else ""
    fans = ngettext("{n} fan", "{n} fans", token.fans).format(n=token.fans) if token.fans else ""
    return "; ".join(filter(None, (power, fans, _("ejects its player") if token.ejects else "")))


def _lines(cards: CardSet, record: Record) -> Iterator[str]:
    copies = _("{n} copies").format(n=record["copies"]) if (record["copies"] or 1) != 1 else ""
    team = record["team"] and team_name(cards, record["team"])
    yield from wrap(", ".join(filter(None, (kind_name(record["kind"]), team, record["union"], copies))), WIDTH - 4)
    card = cards.by_id.get(record["id"]) if record["kind"] in cards.kind_of.values() else None
    if isinstance(card, PlayerCard):
        yield from wrap(player_line(card), WIDTH - 4)
    for paragraph in record["text"].splitlines():
        yield from ("", *wrap(paragraph, WIDTH - 4))
    for comment in card.flavour if card else ():
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
