"""Noun phrases for players: one entry a grammatical form, so that a language may inflect each as it needs."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.vocabulary import Players, Roster
from bbtm_tui.wording.names import icon_name, named_name, team_name
from bbtm_tui.wording.text import _, ngettext, pgettext

Form: TypeAlias = Literal["subject", "object", "to", "each"]
"""The place of the phrase in its sentence; `each` stands after "for"."""


class Noun(NamedTuple):
    """A noun phrase in all its forms."""

    subject: str
    object: str
    to: str
    each: str


def players_phrase(players: Players, form: Form, cards: CardSet) -> str:
    """Which players are meant, as one phrase that does not say where."""
    phrase: str = getattr(_noun(players), form)
    phrase = _marked(phrase, players.has, players.lacks, cards)
    if players.star and not _has_star_noun(players):
        phrase = _("{players} who is a star player").format(players=phrase)
    return _skilled(phrase, players)


def _skilled(phrase: str, players: Players) -> str:
    if not players.skill:
        return phrase
    return _("{players} with a {skill} icon").format(players=phrase, skill=icon_name(players.skill))


def _marked(phrase: str, has: str | None, lacks: str | None, cards: CardSet) -> str:
    if has:
        phrase = _("{players} with {named}").format(players=phrase, named=named_name(cards, has))
    if lacks:
        phrase = _("{players} without {named}").format(players=phrase, named=named_name(cards, lacks))
    return phrase


def _has_star_noun(players: Players) -> bool:
    return players.side not in ("this-player", "another") and players.state is None and not players.carrier


def _noun(players: Players) -> Noun:
    if players.star and _has_star_noun(players):
        return _star(players.side)
    if players.carrier:
        return _carrier(players)
    match players.side:
        case "this-player":
            return _this_player()
        case "yours":
            return _yours(players.state)
        case "another-of-yours":
            return _another(players.state)
        case "opposing":
            return _opposing(players.state)
        case "another":
            return _other(players.state)
        case "any":
            return _any(players.state)


def _this_player() -> Noun:
    return Noun(
        pgettext("subject", "this player"),
        pgettext("object", "this player"),
        _("to this player"),
        pgettext("for", "this player"),
    )


def _yours(state: str | None) -> Noun:
    if state == "standing":
        return Noun(
            pgettext("subject", "one of your standing players"),
            pgettext("object", "one of your standing players"),
            _("to one of your standing players"),
            _("each of your standing players"),
        )
    if state == "downed":
        return Noun(
            pgettext("subject", "one of your downed players"),
            pgettext("object", "one of your downed players"),
            _("to one of your downed players"),
            _("each of your downed players"),
        )
    return Noun(
        pgettext("subject", "one of your players"),
        pgettext("object", "one of your players"),
        _("to one of your players"),
        _("each of your players"),
    )


def _another(state: str | None) -> Noun:
    if state == "standing":
        return Noun(
            pgettext("subject", "another of your standing players"),
            pgettext("object", "another of your standing players"),
            _("to another of your standing players"),
            _("each of your other standing players"),
        )
    if state == "downed":
        return Noun(
            pgettext("subject", "another of your downed players"),
            pgettext("object", "another of your downed players"),
            _("to another of your downed players"),
            _("each of your other downed players"),
        )
    return Noun(
        pgettext("subject", "another of your players"),
        pgettext("object", "another of your players"),
        _("to another of your players"),
        _("each of your other players"),
    )


def _opposing(state: str | None) -> Noun:
    if state == "standing":
        return Noun(
            pgettext("subject", "a standing opposing player"),
            pgettext("object", "a standing opposing player"),
            _("to a standing opposing player"),
            _("each standing opposing player"),
        )
    if state == "downed":
        return Noun(
            pgettext("subject", "a downed opposing player"),
            pgettext("object", "a downed opposing player"),
            _("to a downed opposing player"),
            _("each downed opposing player"),
        )
    return Noun(
        pgettext("subject", "an opposing player"),
        pgettext("object", "an opposing player"),
        _("to an opposing player"),
        _("each opposing player"),
    )


def _other(state: str | None) -> Noun:
    if state == "standing":
        return Noun(
            pgettext("subject", "another standing player"),
            pgettext("object", "another standing player"),
            _("to another standing player"),
            _("each other standing player"),
        )
    if state == "downed":
        return Noun(
            pgettext("subject", "another downed player"),
            pgettext("object", "another downed player"),
            _("to another downed player"),
            _("each other downed player"),
        )
    return Noun(
        pgettext("subject", "another player"),
        pgettext("object", "another player"),
        _("to another player"),
        _("each other player"),
    )


def _any(state: str | None) -> Noun:
    if state == "standing":
        return Noun(
            pgettext("subject", "a standing player"),
            pgettext("object", "any standing player"),
            _("to any standing player"),
            _("each standing player"),
        )
    if state == "downed":
        return Noun(
            pgettext("subject", "a downed player"),
            pgettext("object", "any downed player"),
            _("to any downed player"),
            _("each downed player"),
        )
    return Noun(pgettext("subject", "a player"), pgettext("object", "any player"), _("to any player"), _("each player"))


def _star(side: str) -> Noun:
    if side == "opposing":
        return Noun(
            pgettext("subject", "an opposing star player"),
            pgettext("object", "an opposing star player"),
            _("to an opposing star player"),
            _("each opposing star player"),
        )
    if side == "yours":
        return Noun(
            pgettext("subject", "one of your star players"),
            pgettext("object", "one of your star players"),
            _("to one of your star players"),
            _("each of your star players"),
        )
    if side == "another-of-yours":
        return Noun(
            pgettext("subject", "another of your star players"),
            pgettext("object", "another of your star players"),
            _("to another of your star players"),
            _("each of your other star players"),
        )
    return Noun(
        pgettext("subject", "a star player"),
        pgettext("object", "any star player"),
        _("to any star player"),
        _("each star player"),
    )


def _carrier(players: Players) -> Noun:
    noun = _carrier_of(players.side)
    if players.state == "standing":
        return Noun(*(_("{players}, if standing,").format(players=form) for form in noun))
    if players.state == "downed":
        return Noun(*(_("{players}, if downed,").format(players=form) for form in noun))
    return noun


def _carrier_of(side: str) -> Noun:
    if side == "opposing":
        return Noun(
            pgettext("subject", "an opposing ball carrier"),
            pgettext("object", "an opposing ball carrier"),
            _("to an opposing ball carrier"),
            _("each opposing ball carrier"),
        )
    if side in ("yours", "another-of-yours"):
        return Noun(
            pgettext("subject", "your ball carrier"),
            pgettext("object", "your ball carrier"),
            _("to your ball carrier"),
            _("each of your ball carriers"),
        )
    if side == "this-player":
        return Noun(
            pgettext("subject", "this player as the ball carrier"),
            pgettext("object", "this player as the ball carrier"),
            _("to this player as the ball carrier"),
            pgettext("for", "this player as the ball carrier"),
        )
    return Noun(
        pgettext("subject", "a ball carrier"),
        pgettext("object", "any ball carrier"),
        _("to any ball carrier"),
        _("each ball carrier"),
    )


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
    return _skilled(_marked(phrase, players.has, players.lacks, cards), players)


def roster_phrase(roster: Roster, cards: CardSet) -> str:
    """What stands after "for": ``each star player without Freebooter on your roster``."""
    phrase = _("each star player") if roster.star else _("each player")
    return _("{players} on your roster").format(players=_of_roster(phrase, roster, cards))


def roster_count(roster: Roster, number: int, cards: CardSet) -> str:
    """What stands after "you have": ``at least 4 star players without Freebooter on your roster``."""
    if roster.star:
        phrase = ngettext("a star player", "at least {n} star players", number).format(n=number)
    else:
        phrase = ngettext("a player", "at least {n} players", number).format(n=number)
    return _("{players} on your roster").format(players=_of_roster(phrase, roster, cards))


def _of_roster(phrase: str, roster: Roster, cards: CardSet) -> str:
    phrase = _marked(phrase, roster.has, roster.lacks, cards)
    if roster.team:
        phrase = _("{players} with the {team} logo").format(players=phrase, team=team_name(cards, roster.team))
    if roster.other_team:
        phrase = _("{players} without the {team} logo").format(players=phrase, team=team_name(cards, roster.other_team))
    return phrase
