"""From folders of YAML to the card set."""
from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from bbtm_tui.cards import models
from bbtm_tui.cards.cardset import CardSet


@dataclass(slots=True, frozen=True)
class Loaded:
    cards: CardSet
    sources: dict[str, tuple[Path, int]]


def base_folder() -> Path:
    inside = Path(__file__).parent.parent / "_cards"
    return inside if inside.is_dir() else Path(__file__).parents[2] / "cards"


def load(packs: Sequence[Path] = ()) -> Loaded:
    base = base_folder()

    def read(name: str, model: Any) -> Any:
        data = yaml.load((base / name).read_text("utf-8"), yaml.CSafeLoader)
        return model.model_validate_json(json.dumps(data))

    kinds = read("kinds.yaml", models.KindsFile)
    spike = read("spike.yaml", models.SpikeFile)
    cards = CardSet.model_construct(
        packs=(read("pack.yaml", models.PackFile),),
        unions=kinds.unions,
        payouts=kinds.payouts,
        teams=tuple(read(f"teams/{p.name}", models.TeamFile) for p in sorted(base.glob("teams/*.yaml"))),
        stars=tuple(read(f"stars/{p.name}", models.StarsFile) for p in sorted(base.glob("stars/*.yaml"))),
        highlights=read("highlights.yaml", models.HighlightsFile).highlights,
        tournaments=spike.tournaments,
        headlines=spike.headlines,
        staff=read("staff.yaml", models.StaffFile).upgrades,
        named=read("abilities.yaml", models.AbilitiesFile).abilities,
        tokens=read("tokens.yaml", models.TokensFile).tokens,
        faces=read("dice.yaml", models.DiceFile).faces,
    )
    return Loaded(cards, {})
