"""From folders of YAML to the card set: the base game with each pack laid over it, or problems and nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bbtm_tui.cards import models
from bbtm_tui.cards.box import Box, Origin
from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.counts import count_problems, table_problems, team_problems
from bbtm_tui.cards.fitness import fitness_problems
from bbtm_tui.cards.problems import LoadError, Place, Problem, nearest, os_reason, whole
from bbtm_tui.cards.references import reference_problems
from bbtm_tui.cards.sheet import Sheet
from bbtm_tui.cards.validation import validate
from bbtm_tui.cards.vocabulary import Ability, Model

FILES: dict[str, type[Model]] = {
    "pack.yaml": models.PackFile,
    "kinds.yaml": models.KindsFile,
    "abilities.yaml": models.AbilitiesFile,
    "tokens.yaml": models.TokensFile,
    "dice.yaml": models.DiceFile,
    "highlights.yaml": models.HighlightsFile,
    "spike.yaml": models.SpikeFile,
    "staff.yaml": models.StaffFile,
}
"""The files of a pack by name; every one but ``pack.yaml`` may be left out."""

FOLDERS: dict[str, type[Model]] = {"teams": models.TeamFile, "stars": models.StarsFile}
"""The folders of a pack, whose files may have any name."""

APART = ("schema", "templates", "scenarios")
"""Folders in a pack that hold no cards."""


@dataclass(slots=True, frozen=True)
class Loaded:
    """A card set, and where everything in it is written."""

    cards: CardSet
    origins: dict[tuple[str, str], Origin]
    """By kind and id."""

    def place(self, card_id: str) -> Place:
        """File and line of a card."""
        sheet, loc = self.origins[self.cards.kind_of[card_id], card_id]
        return sheet.place(loc)


def base_folder() -> Path:
    """The folder of the base game: in an installed copy inside the package, in a checkout beside it."""
    inside = Path(__file__).parents[1] / "_cards"
    return inside if inside.is_dir() else Path(__file__).parents[2] / "cards"


def load(packs: Sequence[Path] = (), base: Path | None = None) -> Loaded:
    """Load the base game and the packs over it, the later over the earlier. Raises LoadError with every problem."""
    # Built first and once, so that every kind of file shares it: otherwise each builds its own, four times as slowly.
    Ability.model_rebuild()
    base = base or base_folder()
    box = Box()
    _require_all_files(box, base)
    _lay(box, base)
    if not box.problems:
        box.problems += count_problems(box.cards(), base)
    for pack in packs:
        _lay(box, pack)
    box.problems += reference_problems(box) + fitness_problems(box)
    cards = box.cards()
    if not box.problems:
        box.problems += team_problems(box)
        box.problems += table_problems(cards, [base, *packs][-1])
    if box.problems:
        raise LoadError(box.problems)
    return Loaded(cards, box.origins)


def _lay(box: Box, folder: Path) -> None:
    """Lay a pack into the box."""
    box.number += 1
    try:
        files = list(_files(folder, box.problems))
    except OSError as error:
        message = f"the folder of cards cannot be read: {os_reason(error)}."
        box.problems.append(whole(Path(error.filename or folder), message))
        files = []
    for file, model in files:
        try:
            sheet = Sheet(file)
        except LoadError as error:
            box.problems += error.problems
            box.hide(model)
        else:
            _lay_sheet(box, sheet, model)


def _require_all_files(box: Box, base: Path) -> None:
    """A pack may leave out what it does not change; the base game may not."""
    for name, model in FILES.items():
        if not (base / name).exists():
            box.hide(model)
            if base.is_dir() and name != "pack.yaml":
                box.problems.append(whole(base / name, "the base game lacks this file."))


def _lay_sheet(box: Box, sheet: Sheet, model: type[Model]) -> None:
    if model is models.TeamFile and isinstance(sheet.data.get("team"), str):
        model = models.TeamPart
    found = validate(sheet, model)
    box.problems += found.problems
    box.faulty |= found.faulty
    if isinstance(found.model, models.PackFile):
        box.open(sheet, found.model)
    elif found.model is not None:
        box.lay(sheet, found.model)


def _files(folder: Path, problems: list[Problem]) -> Iterator[tuple[Path, type[Model]]]:
    """The files of a pack and what each must hold, ``pack.yaml`` first."""
    if not folder.is_dir():
        there = "this is no folder" if folder.exists() else "there is no such folder"
        problems.append(whole(folder, f"{there}: a pack is a folder of YAML files."))
        return
    names = sorted(path.name for path in folder.iterdir() if not path.name.startswith("."))
    if "pack.yaml" not in names:
        problems.append(whole(folder, "there is no pack.yaml in it: every pack says its id, name and version there."))
    for name, model in FILES.items():
        if name in names:
            yield folder / name, model
    for name in FOLDERS:
        if name in names:
            yield from _folder_files(folder / name, FOLDERS[name], problems)
    problems += [_stray(folder / name) for name in names if _is_stray(folder / name)]


def _folder_files(folder: Path, model: type[Model], problems: list[Problem]) -> Iterator[tuple[Path, type[Model]]]:
    if not folder.is_dir():
        problems.append(whole(folder, "this is a file, and a folder is wanted here."))
        return
    for path in sorted(folder.iterdir()):
        if path.name.startswith("."):
            continue  # what editors and systems leave lying about
        if path.suffix == ".yaml":
            yield path, model
        elif path.suffix.lower() in (".yaml", ".yml", ".json"):
            problems.append(whole(path, "the name of a file of cards ends in .yaml."))
        elif path.is_dir() and any(path.glob("*.y*ml")):
            problems.append(whole(path, f"'{folder.name}' has no folders in it: its files lie side by side."))


def _is_stray(path: Path) -> bool:
    if path.is_dir():
        return path.name not in (*FOLDERS, *APART) and any(path.glob("*.y*ml"))
    return path.suffix in (".yaml", ".yml") and path.name not in FILES


def _stray(path: Path) -> Problem:
    allowed = (*FILES, *FOLDERS)
    return whole(path, "a pack has no file or folder of this name.", allowed=allowed, hint=nearest(path.name, allowed))
