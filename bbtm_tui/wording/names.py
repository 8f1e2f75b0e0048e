"""Names for people: what stands on a card, who manages whom, and how the words of the game are called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.engine.view import View
from bbtm_tui.wording.text import _, ngettext


@dataclass(frozen=True, slots=True)
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
        known = self.cards.by_id.get(card) or self.cards.named_by_id.get(card)
        return known.name if known else card

    def card_list(self, cards: Sequence[str]) -> str:
        """Several cards, such as ``Orc Blitzer, Da Troll and Orc Lineman``."""
        return listed([self.card(card) for card in cards])

    def player(self, label: str) -> str:
        """A player at a matchup: ``orc-blitzer.2`` is the second Orc Blitzer of the week, ``Orc Blitzer (2)``."""
        card, _dot, number = label.partition(".")
        return _("{player} ({number})").format(player=self.card(card), number=number) if number else self.card(card)

    def team(self, team: str) -> str:
        """A team."""
        known = self.cards.team_by_id.get(team)
        return known.name if known else team

    def token(self, token: str) -> str:
        """What a cheating token shows."""
        known = self.cards.token_by_id.get(token)
        return known.name if known else _("a facedown token")

    def zone(self, side: str) -> str:
        """A team zone; the zones of a tournament are named after the managers."""
        if side == "left":
            return _("left zone")
        if side == "right":
            return _("right zone")
        return _("tournament")

    def payout(self, payout: str) -> str:
        """What a payout gives, such as ``2 fans and 1 of 2 star players``; a slash is a choice (PAY-5)."""
        sides = [listed([self._icons(icons) for icons in side.split()]) for side in payout.split("/")]
        return _("{one} or {other}").format(one=sides[0], other=sides[1]) if len(sides) == 2 else sides[0]

    def _icons(self, icons: str) -> str:
        gives = next(kind.gives for kind in self.cards.payouts if kind.letter == icons[0])
        n = int(icons[1:])
        if gives == "fans":
            return ngettext("{n} fan", "{n} fans", n).format(n=n)
        if gives == "star-player":
            return ngettext("a star player", "1 of {n} star players", n).format(n=n)
        if gives == "team-upgrade":
            return ngettext("a team upgrade", "1 of {n} team upgrades", n).format(n=n)
        return ngettext("a staff upgrade", "1 of {n} staff upgrades", n).format(n=n)


def listed(items: Sequence[str]) -> str:
    """The items as a person lists them: ``a``, ``a and b``, ``a, b and c``."""
    if len(items) < 2:
        return "".join(items)
    return _("{first} and {last}").format(first=_(", ").join(items[:-1]), last=items[-1])


def skill(name: str) -> str:
    """A skill, as printed."""
    names = {
        "cheating": _("Cheating"),
        "passing": _("Passing"),
        "sprinting": _("Sprinting"),
        "tackling": _("Tackling"),
    }
    return names[name]


def face(name: str) -> str:
    """A face of the tackle die."""
    return {"target-down": _("target down"), "missed": _("missed"), "tackler-down": _("tackler down")}[name]


def face_list(faces: Sequence[str]) -> str:
    """What several dice show."""
    return listed([face(name) for name in faces])
