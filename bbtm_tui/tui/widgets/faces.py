"""What cards, teams and payouts look like: their names cut to the room there is, their marks and icons."""

from __future__ import annotations

import re
from functools import cached_property

from rich.cells import cell_len

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.models import CardModel, HighlightCard, PayoutKind, PlayerCard, StarCard, Team, TournamentCard
from bbtm_tui.engine.view import ManagerView, View
from bbtm_tui.tui.widgets.drawing import Line, Run, abbreviate, cells, clean, cut
from bbtm_tui.wording.text import _, ngettext

SKILL_LETTERS = {"cheating": "C", "passing": "P", "sprinting": "S", "tackling": "T"}
"""One letter a skill, as on the card's icons."""
SKILL_STYLES = {"cheating": "bad", "passing": "ball", "sprinting": "accent", "tackling": "gold"}
ROOMY = 160
"""Columns from which on names are written out where they have room."""
BRIEF = 8
"""Cells of a name that is short enough as it is."""
PIECE = re.compile(r"([A-Z])([1-9])|/")


def card_of(label: str) -> str:
    """The card's id in a player's label."""
    return label.partition(".")[0]


class Faces:
    """The looks of all cards of one card set."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self.brief = False
        """Whether players' names are short everywhere, as on a screen where only some could be long."""

    def fit_names(self, width: int) -> None:
        """Give every player's name one form on a screen of this width."""
        self.brief = width < ROOMY

    @cached_property
    def kinds(self) -> dict[str, PayoutKind]:
        """The payout icons by letter."""
        return {kind.letter: kind for kind in self.cards.payouts}

    def card(self, card_id: str) -> CardModel | None:
        """The card of this id, or of the player with this label."""
        return self.cards.by_id.get(card_of(card_id))

    def name(self, card_id: str) -> str:
        """The printed name of a card or named ability, or the id itself where there is none."""
        card = self.card(card_id)
        if card:
            return clean(card.name)
        named = self.cards.named_by_id.get(card_id)
        return clean(named.name) if named else card_id

    def label(self, label: str) -> str:
        """A player's name, with his number where several of the name are about."""
        _card, dot, number = label.partition(".")
        return f"{self.name(label)} {number}" if dot else self.name(label)

    def short(self, card_id: str, width: int) -> str:
        """The name in at most so many cells: a starting player is known by its last word, a star by its first."""
        name = self.name(card_id)
        if cell_len(name) <= (min(width, BRIEF) if self.brief and self.power(card_id) else width):
            return name
        words = name.split()
        star = isinstance(self.card(card_id), StarCard) and not name.startswith("Freebooter")
        ends = [words[n:] for n in range(1, len(words))]
        if self.brief and self.power(card_id):
            return abbreviate(words[0 if star and len(words[0]) > 3 else -1], width)
        parts = [*([words[:n] for n in range(len(words) - 1, 0, -1)] if star else []), *ends]
        fitting = [" ".join(part) for part in parts if cell_len(" ".join(part)) <= width and len(part[0]) > 3]
        return fitting[0] if fitting else abbreviate(words[0 if star and len(words[0]) > 3 else -1], width)

    def power(self, card_id: str) -> tuple[int, int] | None:
        """Star Power, standing and downed."""
        card = self.card(card_id)
        return card.power if isinstance(card, PlayerCard) else None

    def skills(self, card_id: str, ground: str = "") -> Line:
        """The skill icons, left to right."""
        card = self.card(card_id)
        skills = card.skills if isinstance(card, PlayerCard) else ()
        return [Run(SKILL_LETTERS.get(s, "?"), f"bold {SKILL_STYLES.get(s, 'text')} {ground}") for s in skills]

    def skill_words(self, card_id: str, width: int, ground: str = "") -> Line:
        """The skills as words where they fit, else as icons."""
        card = self.card(card_id)
        skills = card.skills if isinstance(card, PlayerCard) else ()
        line: Line = []
        for skill in skills:
            line += [
                Run(" " if line else "", ground),
                Run(self.skill_word(skill), f"{SKILL_STYLES.get(skill, 'text')} {ground}"),
            ]
        return line if cells(line) <= width else self.skills(card_id, ground)

    def skill_word(self, skill: str) -> str:
        """A skill in one short word."""
        words = {"cheating": _("cheat"), "passing": _("pass"), "sprinting": _("sprint"), "tackling": _("tackle")}
        return words.get(skill, skill)

    def named(self, card_id: str) -> list[str]:
        """The names of a player's named abilities."""
        card = self.card(card_id)
        return [self.name(each) for each in card.named] if isinstance(card, PlayerCard) else []

    def extra(self, card_id: str) -> bool:
        """Whether a player does more than his named abilities."""
        card = self.card(card_id)
        return isinstance(card, PlayerCard) and bool(card.abilities or card.lasting)

    def team(self, team_id: str) -> Team | None:
        """The team of this id."""
        return self.cards.team_by_id.get(team_id)

    def mark(self, team_id: str) -> str:
        """The glyph that tells a team apart without colour."""
        team = self.team(team_id)
        return team.mark if team else " "

    def team_name(self, team_id: str) -> str:
        """The short name of a team."""
        team = self.team(team_id)
        return clean(team.short) if team else team_id

    def logo(self, card_id: str) -> str:
        """The team whose logo a star bears, empty for none and for starting players."""
        card = self.card(card_id)
        return (card.team or "") if isinstance(card, StarCard) else ""

    def payouts(self, card_id: str) -> tuple[str, str, str]:
        """The three payouts of a highlight (left, centre, right) or of a tournament (first, second, LOSE!)."""
        card = self.card(card_id)
        if isinstance(card, HighlightCard):
            return card.left or "", card.centre, card.right or ""
        if isinstance(card, TournamentCard):
            return card.winner, card.runner_up, card.lose
        return "", "", ""

    def payout(self, text: str, ground: str = "", *, words: bool = True) -> Line:
        """A payout as coloured icons, in short words or in the printed letters."""
        line: Line = []
        for piece in PIECE.finditer(text):
            if line:
                line.append(Run(" ", ground))
            letter, number = piece[1], piece[2]
            if not letter:
                line.append(Run(_("or"), f"muted {ground}"))
                continue
            shown = self._icons(letter, int(number)).format(n=number) if words else letter + number
            line.append(Run(shown, f"bold {'gold' if self._gives(letter) == 'fans' else 'accent'} {ground}"))
        return line

    def _gives(self, letter: str) -> str:
        kind = self.kinds.get(letter)
        return kind.gives if kind else ""

    def payout_word(self, letter: str) -> str:
        """What a payout's letter stands for, in one short word."""
        return self._icons(letter, 2).format(n="").strip()

    def _icons(self, letter: str, number: int) -> str:
        """So many icons of a letter in short words, the number left open."""
        short = {
            "fans": ngettext("{n} fan", "{n} fans", number),
            "star-player": ngettext("{n} star", "{n} stars", number),
            "team-upgrade": ngettext("{n} team", "{n} team", number),
            "staff-upgrade": ngettext("{n} staff", "{n} staff", number),
        }
        return short.get(self._gives(letter), letter + "{n}")


class Cast:
    """Who sits at the table of one view: names, teams and their looks by seat."""

    def __init__(self, view: View, faces: Faces) -> None:
        self.view = view
        self.faces = faces

    def manager(self, seat: int) -> ManagerView:
        """The manager at a seat."""
        return self.view.managers[seat]

    def team(self, seat: int | None) -> str:
        """The team id of a seat, empty for nobody."""
        return self.view.managers[seat].team if seat is not None else ""

    def name(self, seat: int) -> str:
        """The manager's name."""
        return clean(self.view.managers[seat].name)

    def mark(self, seat: int, extra: str = "") -> Run:
        """The mark alone, in the team's colour."""
        return self.tag(seat, extra=extra)._replace(text=self.faces.mark(self.team(seat)))

    def tag(self, seat: int, width: int = 99, extra: str = "") -> Run:
        """Mark and name in the team's colour."""
        team = self.team(seat)
        return Run(cut(f"{self.faces.mark(team)} {self.name(seat)}", width), f"bold team:{team} {extra}")
