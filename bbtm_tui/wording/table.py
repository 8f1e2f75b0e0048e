"""Names at the table: who manages whom, and how the players at the matchups are called."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.engine.view import View
from bbtm_tui.wording.names import named_name, payout_text
from bbtm_tui.wording.text import _

_DOUBLE_MARK = re.compile(r"([!?])[.!?]")


@dataclass(frozen=True)
class Names:
    """Turns the ids of decisions, events and views into names. A name that is not known is shown as it is."""

    cards: CardSet
    managers: tuple[str, ...]
    """The managers' names, by seat."""

    @classmethod
    def at(cls, cards: CardSet, view: View) -> Names:
        """The names at the table of this view."""
        return cls(cards, tuple(manager.name for manager in view.managers))

    def manager(self, seat: int) -> str:
        """The manager in this seat."""
        return self.managers[seat]

    def manager_list(self, seats: Sequence[int]) -> str:
        """The managers in these seats, such as ``Ada, Ben and Cleo``."""
        return listed([self.manager(seat) for seat in seats])

    def card(self, card: str) -> str:
        """A card or a named ability."""
        if card in self.cards.named_by_id:
            return named_name(self.cards, card)
        known = self.cards.by_id.get(card)
        return known.name if known else card

    def card_list(self, cards: Sequence[str]) -> str:
        """Several cards, such as ``Orc Blitzer, Da Troll and Orc Lineman``."""
        return listed([self.card(card) for card in cards])

    def player(self, label: str) -> str:
        """A player at a matchup: ``orc-blitzer.2`` is the second Orc Blitzer of the week, ``Orc Blitzer (2)``.

        Where two unions have a star of the same name, his is told too.
        """
        card, _dot, number = label.partition(".")
        player, union = self.card(card), self._shared.get(card)
        if union and number:
            return _("{player} ({union}, {number})").format(player=player, union=union, number=number)
        if union or number:
            return _("{player} ({number})").format(player=player, number=union or number)
        return player

    @cached_property
    def _shared(self) -> dict[str, str]:
        """Stars whose name another union's star bears too -> their union."""
        unions = {star.id: stars.union for stars in self.cards.stars for star in stars.stars}
        counted = Counter(self.cards.by_id[star].name for star in unions)
        return {star: union for star, union in unions.items() if counted[self.cards.by_id[star].name] > 1}

    def matchup(self, matchup: str) -> str:
        """A highlight or a tournament; a second one of the name this week has a number, as players have."""
        return self.player(matchup)

    def team(self, team: str) -> str:
        """A team."""
        known = self.cards.team_by_id.get(team)
        return known.name if known else team

    def token(self, token: str) -> str:
        """What a cheating token shows."""
        known = self.cards.token_by_id.get(token)
        return known.name if known else _("a facedown token")

    def zone(self, side: str) -> str:
        """A team zone by itself, as in a list; a tournament's zones are told apart by their managers."""
        return {"left": _("left zone"), "right": _("right zone")}.get(side) or _("tournament zone")

    def payout(self, payout: str) -> str:
        """What a payout gives, such as ``2 fans``; a slash is a choice (PAY-5)."""
        return payout_text(self.cards, payout)


def listed(items: Sequence[str]) -> str:
    """The items as a person lists them: ``a``, ``a and b``, ``a, b and c``."""
    if len(items) < 2:
        return "".join(items)
    return _("{first} and {last}").format(first=_(", ").join(items[:-1]), last=items[-1])


def tidy(text: str) -> str:
    """A line in which a name ends in its own mark, such as ``Hooray!``, without a second one behind it."""
    return _DOUBLE_MARK.sub(r"\1", text)
