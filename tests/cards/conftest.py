"""Packs made for one test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from bbtm_tui.cards.loader import load
from bbtm_tui.cards.problems import LoadError, Problem

MakePack: TypeAlias = Callable[..., Path]
"""Writes a pack from ``name=text`` or a dict of file names, and returns its folder."""
Problems: TypeAlias = Callable[..., list[Problem]]
"""What is wrong with a pack made in the same way."""


@pytest.fixture
def make_pack(tmp_path: Path) -> MakePack:
    """A pack with these files, over a ``pack.yaml`` that is in order."""

    def make(files: dict[str, str | bytes], name: str = "test-pack") -> Path:
        folder = tmp_path / name
        own = {"pack.yaml": f'id: {name}\nname: Test\nversion: "1"\n'}
        for path, content in {**own, **files}.items():
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content.encode() if isinstance(content, str) else content)
        return folder

    return make


@pytest.fixture
def problems(make_pack: MakePack) -> Problems:
    """Everything the loader finds wrong with a pack of these files."""

    def find(files: dict[str, str | bytes]) -> list[Problem]:
        with pytest.raises(LoadError) as caught:
            load([make_pack(files)])
        return caught.value.problems

    return find
