"""The settings: kept whole, read with care."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from bbtm_tui.journal.places import settings_file
from bbtm_tui.settings import Settings, load_settings, save_settings

OWN = Settings(theme="light", pace="step", animation=False, ascii=True, names=("Åsa", "[b]"), keys={"pass": "x"})


def test_what_is_kept_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    assert save_settings(OWN, path) == ""
    assert load_settings(path) == (OWN, [])
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_without_a_file_the_first_settings_are_used() -> None:
    assert load_settings() == (Settings(), [])
    assert not settings_file().exists()


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b"\xff\xfe\x00", b"[" * 100_000, b"null", b"{}x"])
def test_a_damaged_file_is_set_aside_with_a_note(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    settings, (note,) = load_settings(path)
    assert settings == Settings()
    assert "settings.damaged" in note
    assert (tmp_path / "settings.damaged").read_bytes() == content
    assert load_settings(path) == (Settings(), [])


def test_every_cut_and_every_flipped_byte_is_read_without_an_exception(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save_settings(OWN, path)
    whole = path.read_bytes()
    for place in range(len(whole)):
        for broken in (whole[:place], whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :]):
            path.write_bytes(broken)
            settings, _notes = load_settings(path)
            assert isinstance(settings, Settings)


def test_one_bad_value_costs_only_itself(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"theme": "light", "pace": "fsat", "ascii": "yes", "names": [1], "keys": {"a": 1}, "later": 1}')
    settings, notes = load_settings(path)
    assert settings == Settings(theme="light")
    assert len(notes) == 4
    assert any("fsat" in note and "step, slow, fast, instant" in note for note in notes)


def test_a_folder_in_the_place_of_the_file_is_told_and_nothing_is_raised(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    settings, notes = load_settings(path)
    assert settings == Settings() and len(notes) == 1
    path.mkdir(exist_ok=True)
    assert "could not be kept" in save_settings(OWN, path)


def test_a_full_disk_leaves_the_old_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    save_settings(OWN, path)

    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert "No space left on device" in save_settings(Settings(), path)
    assert load_settings(path) == (OWN, [])
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    "kept",
    [
        {"names": ["A\x1b[31m", "Ben"]},
        {"names": ["\ud800", "Ben"]},
        {"names": ["a\nb", "Ben"]},
        {"names": ["", "Ben"]},
        {"names": ["x" * 25, "Ben"]},
        {"names": [["Ann"]]},
        {"keys": {"pass": "\ud800"}},
        {"keys": {"\x1b": "x"}},
        {"language": "\x9b31m"},
        {"language": "\ud800"},
    ],
)
def test_what_cannot_be_seen_is_refused_and_the_rest_can_be_kept_again(tmp_path: Path, kept: dict[str, object]) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(kept | {"theme": "light"}), encoding="utf-8")
    settings, (note,) = load_settings(path)
    assert settings == Settings(theme="light") and next(iter(kept)) in note
    assert save_settings(settings, path) == ""
    assert load_settings(path) == (settings, [])
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]
