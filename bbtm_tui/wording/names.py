"""Names of things: cards, kinds of card, skills, payouts, teams."""

from __future__ import annotations

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.models import PayoutKind, PlayerCard
from bbtm_tui.wording.text import _, ngettext, pgettext


def card_name(cards: CardSet, card_id: str) -> str:
    """The name printed on the card."""
    return cards.by_id[card_id].name


def named_name(cards: CardSet, named_id: str) -> str:
    """The name of a named ability (NAM)."""
    return pgettext("named ability", cards.named_by_id[named_id].name)


def team_name(cards: CardSet, team_id: str) -> str:
    """The full name of a team."""
    return cards.team_by_id[team_id].name


def kind_name(kind: str) -> str:
    """What sort of card or other thing this is; `kind` is one of those that a pack can hold."""
    return {
        "player": _("starting player"),
        "star": _("star player"),
        "team-upgrade": _("team upgrade"),
        "staff-upgrade": _("staff upgrade"),
        "highlight": _("highlight"),
        "tournament": _("tournament"),
        "headline": _("headline"),
        "named-ability": _("named ability"),
        "team": _("team"),
        "token": _("cheating token"),
        "die-face": _("side of the tackle die"),
        "union": _("union"),
        "payout-icon": _("payout icon"),
    }[kind]


def skill_name(skill: str) -> str:
    """The name of a skill by itself, as in a list (SKL)."""
    return {"cheating": _("cheating"), "passing": _("passing"), "sprinting": _("sprinting"), "tackling": _("tackling")}[
        skill
    ]


def used_skill(skill: str) -> str:
    """The name of a skill after "uses"."""
    return {
        "cheating": pgettext("skill used", "cheating"),
        "passing": pgettext("skill used", "passing"),
        "sprinting": pgettext("skill used", "sprinting"),
        "tackling": pgettext("skill used", "tackling"),
        "any": pgettext("skill used", "one skill of your choice"),
    }[skill]


def icon_name(skill: str) -> str:
    """The name of a skill before "icon"."""
    return {
        "cheating": pgettext("icon", "cheating"),
        "passing": pgettext("icon", "passing"),
        "sprinting": pgettext("icon", "sprinting"),
        "tackling": pgettext("icon", "tackling"),
    }[skill]


def face_name(face: str) -> str:
    """What a tackle die shows (TAC-4)."""
    return {"target-down": _("target down"), "missed": _("missed"), "tackler-down": _("tackler down")}[face]


def payout_text(cards: CardSet, payout: str) -> str:
    """A payout in words, such as ``2 staff upgrades, keep 1``; empty for no payout (PAY)."""
    if not payout:
        return ""
    kinds = {kind.letter: kind for kind in cards.payouts}
    sides = [_payout_side(side, kinds) for side in payout.split(" / ")]
    return sides[0] if len(sides) == 1 else _("{first}, or {second}").format(first=sides[0], second=sides[1])


def _payout_side(side: str, kinds: dict[str, PayoutKind]) -> str:
    parts = [_icons(kinds[icons[0]], int(icons[1:])) for icons in side.split()]
    text = parts[0]
    for part in parts[1:]:
        text = _("{first}; {second}").format(first=text, second=part)
    return text


def _icons(kind: PayoutKind, number: int) -> str:
    things = ngettext(kind.name, kind.names, number)
    if kind.gives == "fans" or number == 1:
        return _("{n} {things}").format(n=number, things=things)
    return _("{n} {things}, keep 1").format(n=number, things=things)


def player_line(card: PlayerCard) -> str:
    """Star Power and skills of a player, in one line."""
    power = _("Star Power {standing} standing, {downed} downed").format(standing=card.power[0], downed=card.power[1])
    if not card.skills:
        return power
    skills = ", ".join(skill_name(skill) for skill in card.skills)
    return _("{power}; {skills}").format(power=power, skills=skills)
