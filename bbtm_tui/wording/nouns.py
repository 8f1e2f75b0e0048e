"""The nouns for players, each in every form that a sentence may ask for."""

from __future__ import annotations

from typing import NamedTuple

from bbtm_tui.cards.vocabulary import Players
from bbtm_tui.wording.text import _, pgettext


class Noun(NamedTuple):
    """A noun phrase in all its forms."""

    subject: str
    object: str
    to: str
    each: str
    """Stands after "for"."""
    many: str
    """Stands after "from"."""


def has_star_noun(players: Players) -> bool:
    """Whether "star player" is part of the noun itself."""
    return players.side not in ("this-player", "another") and players.state is None and not players.carrier


def noun(players: Players) -> Noun:
    """The noun for these players, before any mark such as a named ability."""
    if players.star and has_star_noun(players):
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
        pgettext("from", "this player"),
    )


def _yours(state: str | None) -> Noun:
    if state == "standing":
        return Noun(
            pgettext("subject", "one of your standing players"),
            pgettext("object", "one of your standing players"),
            _("to one of your standing players"),
            _("each of your standing players"),
            _("your standing players"),
        )
    if state == "downed":
        return Noun(
            pgettext("subject", "one of your downed players"),
            pgettext("object", "one of your downed players"),
            _("to one of your downed players"),
            _("each of your downed players"),
            _("your downed players"),
        )
    return Noun(
        pgettext("subject", "one of your players"),
        pgettext("object", "one of your players"),
        _("to one of your players"),
        _("each of your players"),
        _("your players"),
    )


def _another(state: str | None) -> Noun:
    if state == "standing":
        return Noun(
            pgettext("subject", "a standing team-mate"),
            pgettext("object", "a standing team-mate"),
            _("to a standing team-mate"),
            _("each standing team-mate"),
            _("standing team-mates"),
        )
    if state == "downed":
        return Noun(
            pgettext("subject", "a downed team-mate"),
            pgettext("object", "a downed team-mate"),
            _("to a downed team-mate"),
            _("each downed team-mate"),
            _("downed team-mates"),
        )
    return Noun(
        pgettext("subject", "another of your players"),
        pgettext("object", "another of your players"),
        _("to another of your players"),
        _("each of your other players"),
        _("your other players"),
    )


def _opposing(state: str | None) -> Noun:
    if state == "standing":
        return Noun(
            pgettext("subject", "a standing opposing player"),
            pgettext("object", "a standing opposing player"),
            _("to a standing opposing player"),
            _("each standing opposing player"),
            _("standing opposing players"),
        )
    if state == "downed":
        return Noun(
            pgettext("subject", "a downed opposing player"),
            pgettext("object", "a downed opposing player"),
            _("to a downed opposing player"),
            _("each downed opposing player"),
            _("downed opposing players"),
        )
    return Noun(
        pgettext("subject", "an opposing player"),
        pgettext("object", "an opposing player"),
        _("to an opposing player"),
        _("each opposing player"),
        _("opposing players"),
    )


def _other(state: str | None) -> Noun:
    if state == "standing":
        return Noun(
            pgettext("subject", "another standing player"),
            pgettext("object", "another standing player"),
            _("to another standing player"),
            _("each other standing player"),
            _("other standing players"),
        )
    if state == "downed":
        return Noun(
            pgettext("subject", "another downed player"),
            pgettext("object", "another downed player"),
            _("to another downed player"),
            _("each other downed player"),
            _("other downed players"),
        )
    return Noun(
        pgettext("subject", "another player"),
        pgettext("object", "another player"),
        _("to another player"),
        _("each other player"),
        _("other players"),
    )


def _any(state: str | None) -> Noun:
    if state == "standing":
        return Noun(
            pgettext("subject", "a standing player"),
            pgettext("object", "any standing player"),
            _("to any standing player"),
            _("each standing player"),
            _("standing players"),
        )
    if state == "downed":
        return Noun(
            pgettext("subject", "a downed player"),
            pgettext("object", "any downed player"),
            _("to any downed player"),
            _("each downed player"),
            _("downed players"),
        )
    return Noun(
        pgettext("subject", "a player"),
        pgettext("object", "any player"),
        _("to any player"),
        _("each player"),
        _("players"),
    )


def _star(side: str) -> Noun:
    if side == "opposing":
        return Noun(
            pgettext("subject", "an opposing star player"),
            pgettext("object", "an opposing star player"),
            _("to an opposing star player"),
            _("each opposing star player"),
            _("opposing star players"),
        )
    if side == "yours":
        return Noun(
            pgettext("subject", "one of your star players"),
            pgettext("object", "one of your star players"),
            _("to one of your star players"),
            _("each of your star players"),
            _("your star players"),
        )
    if side == "another-of-yours":
        return Noun(
            pgettext("subject", "another of your star players"),
            pgettext("object", "another of your star players"),
            _("to another of your star players"),
            _("each of your other star players"),
            _("your other star players"),
        )
    return Noun(
        pgettext("subject", "a star player"),
        pgettext("object", "any star player"),
        _("to any star player"),
        _("each star player"),
        _("star players"),
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
            _("opposing ball carriers"),
        )
    if side in ("yours", "another-of-yours"):
        return Noun(
            pgettext("subject", "your ball carrier"),
            pgettext("object", "your ball carrier"),
            _("to your ball carrier"),
            _("each of your ball carriers"),
            _("your ball carriers"),
        )
    if side == "this-player":
        return Noun(
            pgettext("subject", "this player as the ball carrier"),
            pgettext("object", "this player as the ball carrier"),
            _("to this player as the ball carrier"),
            pgettext("for", "this player as the ball carrier"),
            pgettext("from", "this player as the ball carrier"),
        )
    return Noun(
        pgettext("subject", "a ball carrier"),
        pgettext("object", "any ball carrier"),
        _("to any ball carrier"),
        _("each ball carrier"),
        _("ball carriers"),
    )
