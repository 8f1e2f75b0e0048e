"""What a text has said so far: who has been named already, and what "here" is called."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.vocabulary import Players, Ref, Trigger
from bbtm_tui.wording.phrases import Form, players_phrase
from bbtm_tui.wording.text import _, pgettext

Holder: TypeAlias = Literal["player", "named", "team-upgrade", "staff-upgrade", "headline"]
"""Where a text stands: on a player, in the brackets of a named ability, on an upgrade, on a headline."""

RefForm: TypeAlias = Literal["subject", "object", "of", "to"]
"""The place of a known player in its sentence."""

Role: TypeAlias = Literal["this-player", "named", "tackler", "target", "hit", "committed", "doer"]

_TACKLES = (
    Trigger.TACKLE_DECLARED,
    Trigger.TACKLE_TARGETED,
    Trigger.TACKLE_ROLLED,
    Trigger.TACKLE_LANDING,
    Trigger.TACKLE_SUCCEEDED,
    Trigger.TACKLE_ENDED,
)


@dataclass(slots=True)
class Scene:
    """The text being written. It is used up by writing: a new text wants a new one."""

    cards: CardSet
    holder: Holder
    when: Trigger | None = None
    player: Players | None = None
    """Who the trigger happens to."""
    by: Players | None = None
    """Who did it."""
    chosen: Players | None = None
    """Who may be chosen, until the text has named him."""
    there: bool = False
    """Whether the text has named a matchup, for an upgrade to call it "there"."""
    logo: str | None = None
    """The team whose logo the text has spoken of."""
    familiar: set[Role] = field(default_factory=set)
    """Whom a pronoun names without doubt."""
    after: list[str] = field(default_factory=list)
    """Sentences that belong after the one being written."""

    @property
    def on_player(self) -> bool:
        """Whether the text belongs to a player, so that "this player" and "here" mean something."""
        return self.holder in ("player", "named")

    def players(self, players: Players, form: Form) -> str:
        """A noun phrase with its place."""
        phrase = players_phrase(players, form, self.cards)
        if players.in_attempt:
            return _("{players} involved in it").format(players=phrase)
        if self.holder == "headline" or players.side == "this-player":
            return phrase
        return self._placed(phrase, players.where)

    def _placed(self, phrase: str, where: str) -> str:
        match where:
            case "anywhere":
                return _("{players} at any matchup").format(players=phrase)
            case "with-your-player":
                return _("{players} at a matchup where you have a player").format(players=phrase)
            case "with-your-standing-player":
                return _("{players} at a matchup where you have a standing player").format(players=phrase)
        if self.on_player:
            return _("{players} here").format(players=phrase)
        return _("{players} there").format(players=phrase) if self.there else phrase

    def ref(self, ref: Ref, form: RefForm) -> str:
        """A known player, by name at first and by pronoun when there is no doubt."""
        if ref == "chosen" and self.chosen and form != "of":
            return self.choose(form)
        role = self._role(ref)
        if role in self.familiar:
            return _pronoun(form)
        self.familiar = {role} - {"named"}  # whoever else was named takes the pronoun's certainty away
        return _role_phrase(role, form)

    def choose(self, form: Form = "object") -> str:
        """The player who may be chosen, named for the first time."""
        assert self.chosen
        phrase = self.players(self.chosen, form)
        self.chosen, self.there = None, True
        self.familiar = set()
        return phrase

    def _role(self, ref: Ref) -> Role:
        side = {"player": self.player, "by": self.by}.get(ref)
        if ref == "this-player" or (side and side.side == "this-player"):
            return "this-player"
        if ref == "committed":
            return "committed"
        if ref == "hit":
            return "hit"
        if self.when in _TACKLES and ref in ("player", "by"):
            return "target" if ref == "player" else "tackler"
        return "doer" if ref == "by" else "named"


def _pronoun(form: RefForm) -> str:
    return {
        "subject": pgettext("pronoun", "he"),
        "object": pgettext("pronoun", "him"),
        "of": pgettext("pronoun", "his"),
        "to": pgettext("pronoun", "to him"),
    }[form]


def _role_phrase(role: Role, form: RefForm) -> str:
    """Who it is in full, before a pronoun can stand for him."""
    return {"subject": _subject, "object": _object, "of": _owner, "to": _receiver}[form](role)


def _subject(role: Role) -> str:
    return {
        "this-player": pgettext("subject", "this player"),
        "committed": pgettext("subject", "the player committed this turn"),
        "tackler": pgettext("subject", "the tackler"),
        "target": pgettext("subject", "the target"),
        "hit": pgettext("subject", "the player hit by the tackle"),
        "doer": pgettext("subject", "the player who did it"),
        "named": pgettext("subject", "that player"),
    }[role]


def _object(role: Role) -> str:
    return {
        "this-player": pgettext("object", "this player"),
        "committed": pgettext("object", "the player committed this turn"),
        "tackler": pgettext("object", "the tackler"),
        "target": pgettext("object", "the target"),
        "hit": pgettext("object", "the player hit by the tackle"),
        "doer": pgettext("object", "the player who did it"),
        "named": pgettext("object", "that player"),
    }[role]


def _owner(role: Role) -> str:
    return {
        "this-player": _("this player's"),
        "committed": pgettext("of", "the committed player's"),
        "tackler": _("the tackler's"),
        "target": _("the target's"),
        "hit": _("the hit player's"),
        "doer": _("that other player's"),
        "named": _("that player's"),
    }[role]


def _receiver(role: Role) -> str:
    return {
        "this-player": _("to this player"),
        "committed": _("to the player committed this turn"),
        "tackler": _("to the tackler"),
        "target": _("to the target"),
        "hit": _("to the player hit by the tackle"),
        "doer": _("to the player who did it"),
        "named": _("to that player"),
    }[role]
