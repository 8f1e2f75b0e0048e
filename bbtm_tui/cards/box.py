"""The box being filled: each pack's cards laid over those of the packs before."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from bbtm_tui.cards import models
from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.problems import Problem, nearest, shown
from bbtm_tui.cards.sheet import Loc, Sheet
from bbtm_tui.cards.vocabulary import Model

M = TypeVar("M", bound=Model)

SHELVES: dict[type[Model], dict[str, str]] = {
    models.KindsFile: {"unions": "union", "payouts": "payout icon"},
    models.HighlightsFile: {"highlights": "highlight"},
    models.SpikeFile: {"tournaments": "tournament", "headlines": "headline"},
    models.StaffFile: {"upgrades": "staff upgrade"},
    models.AbilitiesFile: {"abilities": "named ability"},
    models.TokensFile: {"tokens": "token"},
    models.DiceFile: {"faces": "die face"},
}
"""The lists of each kind of file, and what stands in them."""

KINDS = tuple(
    what.replace(" ", "-")
    for what in (
        "player",
        "team upgrade",
        "star",
        "team",
        *(what for lists in SHELVES.values() for what in lists.values()),
    )
)
"""The kinds of everything that a pack can hold; those of cards are the kinds of the card set."""

APART = frozenset({"union", "payout icon", "team", "token", "die face"})
"""What has ids of its own; cards and named abilities share theirs."""


class Origin(NamedTuple):
    """Where an entry of the box is written."""

    sheet: Sheet
    loc: Loc


class Shelf(NamedTuple):
    """Where in the box an entry belongs: what it is, and of which team or union."""

    what: str
    owner: str = ""

    @property
    def kind(self) -> str:
        """The kind of what stands here, one of KINDS."""
        return self.what.replace(" ", "-")

    def __str__(self) -> str:
        return f"{self.what} of {self.owner}" if self.owner else self.what


@dataclass(slots=True)
class Box:
    """Everything read so far."""

    packs: list[models.PackFile] = field(default_factory=list)
    shelves: dict[Shelf, dict[str, Model]] = field(default_factory=dict)
    origins: dict[tuple[str, str], Origin] = field(default_factory=dict)
    """Where each entry is written, by its kind (one of KINDS) and id; what was written last is the last."""
    problems: list[Problem] = field(default_factory=list)
    number: int = 0
    """How many packs were begun."""
    hidden: set[str] = field(default_factory=set)
    """What may be in files that could not be read, so that nobody can say that it does not exist."""
    faulty: set[str] = field(default_factory=set)
    """Ids of what was written with faults and is not in the box; to name one is no second fault."""
    _known: dict[tuple[str, str], tuple[Shelf, int, Origin]] = field(default_factory=dict)

    def knows(self, shelf: Shelf, key: str) -> bool:
        """Whether something is in the box, or may well be without a fault of its own."""
        return key in self.shelves.get(shelf, {}) or key in self.faulty or shelf.what in self.hidden

    def hide(self, model: type[Model]) -> None:
        """Note that a file that should hold this could not be read."""
        self.hidden |= {"team"} if model is models.TeamFile else set(SHELVES.get(model, {}).values())

    def open(self, sheet: Sheet, pack: models.PackFile) -> None:
        """Begin the next pack."""
        if any(known.id == pack.id for known in self.packs):
            self.problems.append(sheet.problem(("id",), "another pack has this id.", pack.id))
        self.packs.append(pack)

    def lay(self, sheet: Sheet, file: Model) -> None:
        """Lay one file of the current pack into the box."""
        if isinstance(file, models.TeamFile):
            self._put(Shelf("team"), file.team.id, file.team, Origin(sheet, ("team",)))
            self._require(sheet, ("team", "union"), Shelf("union"), file.team.union)
            self._lay_team(sheet, file.team.id, file)
        elif isinstance(file, models.TeamPart):
            self._require(sheet, ("team",), Shelf("team"), file.team)
            self._lay_team(sheet, file.team, file)
        elif isinstance(file, models.StarsFile):
            self._require(sheet, ("union",), Shelf("union"), file.union)
            self._lay_list(sheet, "stars", file.stars, Shelf("star", file.union))
        else:
            for name, what in SHELVES[type(file)].items():
                self._lay_list(sheet, name, getattr(file, name), Shelf(what))

    def _require(self, sheet: Sheet, loc: Loc, shelf: Shelf, key: str) -> None:
        if not self.knows(shelf, key):
            allowed = tuple(self.shelves.get(shelf, {}))
            problem = sheet.problem(loc, f"there is no such {shelf.what}.", key, allowed, nearest(key, allowed))
            self.problems.append(problem)

    def _lay_team(self, sheet: Sheet, team: str, file: models.TeamFile | models.TeamPart) -> None:
        self._lay_list(sheet, "players", file.players, Shelf("player", team))
        self._lay_list(sheet, "upgrades", file.upgrades, Shelf("team upgrade", team))

    def _lay_list(self, sheet: Sheet, name: str, entries: Iterable[Any], shelf: Shelf) -> None:
        for index, entry in enumerate(entries):
            key = getattr(entry, {"payout icon": "letter", "die face": "face"}.get(shelf.what, "id"))
            self._put(shelf, str(key), entry, Origin(sheet, (name, index)))

    def _put(self, shelf: Shelf, key: str, entry: Model, origin: Origin) -> None:
        space = shelf.what if shelf.what in APART else "card"
        known = self._known.get((space, key))
        if known is not None and (clash := self._clash(shelf, known)):
            self.problems.append(origin.sheet.problem((*origin.loc, "id"), clash, key))
            return
        self._known[space, key] = (shelf, self.number, origin)
        self.shelves.setdefault(shelf, {})[key] = entry
        self.origins.pop((shelf.kind, key), None)
        self.origins[shelf.kind, key] = origin

    def _clash(self, shelf: Shelf, known: tuple[Shelf, int, Origin]) -> str:
        """What keeps an entry from taking the place of the one known by its id, if anything does."""
        before, pack, origin = known
        place = origin.sheet.place(origin.loc)
        if pack == self.number:
            return f"this id stands twice in the pack, first at {shown(place.file)}:{place.line}."
        if before != shelf:
            return f"this id belongs to a {before} ({shown(place.file)}:{place.line}): a {shelf} needs another one."
        return ""

    def cards(self) -> CardSet:
        """The card set. Every value in it was validated when its file was read."""
        teams = self._shelf(Shelf("team"), models.Team)
        unions = self._shelf(Shelf("union"), models.Union)
        return CardSet.model_construct(
            packs=tuple(self.packs),
            unions=unions,
            payouts=self._shelf(Shelf("payout icon"), models.PayoutKind),
            teams=tuple(self._team(team) for team in teams),
            stars=tuple(
                models.StarsFile.model_construct(union=union.id, stars=stars)
                for union in unions
                if (stars := self._shelf(Shelf("star", union.id), models.StarCard))
            ),
            highlights=self._shelf(Shelf("highlight"), models.HighlightCard),
            tournaments=self._shelf(Shelf("tournament"), models.TournamentCard),
            headlines=self._shelf(Shelf("headline"), models.HeadlineCard),
            staff=self._shelf(Shelf("staff upgrade"), models.StaffCard),
            named=self._shelf(Shelf("named ability"), models.NamedAbility),
            tokens=self._shelf(Shelf("token"), models.Token),
            faces=self._shelf(Shelf("die face"), models.DieFace),
        )

    def _team(self, team: models.Team) -> models.TeamFile:
        players = self._shelf(Shelf("player", team.id), models.PlayerCard)
        upgrades = self._shelf(Shelf("team upgrade", team.id), models.UpgradeCard)
        return models.TeamFile.model_construct(team=team, players=players, upgrades=upgrades)

    def _shelf(self, shelf: Shelf, model: type[M]) -> tuple[M, ...]:
        return tuple(entry for entry in self.shelves.get(shelf, {}).values() if isinstance(entry, model))
