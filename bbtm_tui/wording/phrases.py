"""Noun phrases for players: the noun, and what marks him out."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.vocabulary import Players
from bbtm_tui.wording.names import icon_name, named_name
from bbtm_tui.wording.nouns import has_star_noun, noun
from bbtm_tui.wording.text import _, ngettext

Form: TypeAlias = Literal["subject", "object", "to", "each", "many"]
"""The place of the phrase in its sentence; `each` stands after "for", `many` after "from"."""


def players_phrase(players: Players, form: Form, cards: CardSet) -> str:
    """Which players are meant, as one phrase that does not say where."""
    phrase: str = getattr(noun(players), form)
    phrase = marked(phrase, players.has, players.lacks, cards)
    if players.star and not has_star_noun(players):
        phrase = _("{players} who is a star player").format(players=phrase)
    return _skilled(phrase, players)


def _skilled(phrase: str, players: Players) -> str:
    if not players.skill:
        return phrase
    return _("{players} with a {skill} icon").format(players=phrase, skill=icon_name(players.skill))


def marked(phrase: str, has: str | None, lacks: str | None, cards: CardSet) -> str:
    """The phrase, narrowed to those who bear one named ability and do not bear another."""
    if has:
        phrase = _("{players} with {named}").format(players=phrase, named=named_name(cards, has))
    if lacks:
        phrase = _("{players} without {named}").format(players=phrase, named=named_name(cards, lacks))
    return phrase


def owned_phrase(players: Players, number: int, cards: CardSet) -> str:
    """What stands after "you have": ``a downed player``, ``at least 2 players``."""
    if players.carrier:
        phrase = _("the ball carrier")
    elif players.state == "standing":
        phrase = ngettext("a standing player", "at least {n} standing players", number).format(n=number)
    elif players.state == "downed":
        phrase = ngettext("a downed player", "at least {n} downed players", number).format(n=number)
    elif players.star:
        phrase = ngettext("a star player", "at least {n} star players", number).format(n=number)
    elif players.side == "another-of-yours":
        phrase = ngettext("another player", "at least {n} other players", number).format(n=number)
    else:
        phrase = ngettext("a player", "at least {n} players", number).format(n=number)
    return _skilled(marked(phrase, players.has, players.lacks, cards), players)
