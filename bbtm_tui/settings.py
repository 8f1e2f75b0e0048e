"""What a person likes, kept from one start to the next in the platform's own place.

The file is JSON and written whole or not at all. A value that is not possible is replaced by the one it had at first,
and a file that cannot be read is set aside; a sentence tells of either, nothing is raised.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from bbtm_tui.cards.problems import os_reason
from bbtm_tui.engine.agreement import is_name
from bbtm_tui.journal.places import replace_whole, settings_file
from bbtm_tui.wording.text import _

CHOICES: Mapping[str, tuple[str, ...]] = {
    "theme": ("dark", "light", "terminal"),
    "pace": ("step", "slow", "fast", "instant"),
}
"""The settings that are one of a few words, and these words."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All that is kept."""

    theme: str = "dark"
    """The colours: ``dark``, ``light``, or the terminal's own."""
    pace: str = "fast"
    """How fast the table tells what happens."""
    animation: bool = True
    """Whether dice roll and totals count up."""
    ascii: bool = False
    """Whether only ASCII characters are drawn."""
    language: str = ""
    """The code of the language spoken; empty: as the environment says."""
    names: tuple[str, ...] = ()
    """The managers' names of the last season, by seat, offered for the next one."""
    keys: Mapping[str, str] = field(default_factory=dict)
    """Keys of a person's own: the id of an action -> its key."""


def load_settings(path: Path | None = None) -> tuple[Settings, list[str]]:
    """The settings kept, and a sentence for each thing that was wrong with them."""
    path = path or settings_file()
    try:
        if not path.exists():
            return Settings(), []
        # What is no file, such as a pipe, might never be read to its end.
        kept = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else None
    except (OSError, ValueError, RecursionError):
        return Settings(), [_set_aside(path)]
    if not isinstance(kept, dict):
        return Settings(), [_set_aside(path)]
    return _sound(kept)


def save_settings(settings: Settings, path: Path | None = None) -> str:
    """Keep the settings; what is returned is empty, or the sentence that tells why they could not be kept."""
    path = path or settings_file()
    text = json.dumps(asdict(settings), indent=2, ensure_ascii=False) + "\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_whole(path, text.encode())
    except OSError as error:
        return _("The settings could not be kept in {path}: {reason}.").format(path=path, reason=os_reason(error))
    return ""


def _set_aside(path: Path) -> str:
    """Rename a file that cannot be read, so that nothing in it is lost to the next one written."""
    aside = path.with_suffix(".damaged")
    try:
        os.replace(path, aside)
    except OSError as error:
        sentence = _("The settings in {path} cannot be read ({reason}); the first ones are used.")
        return sentence.format(path=path, reason=os_reason(error))
    return _("The settings could not be read; the first ones are used, and the old file is now {path}.").format(
        path=aside
    )


def _sound(kept: dict[str, Any]) -> tuple[Settings, list[str]]:
    """The settings with every value that is possible; what is not known at all is left out without a word."""
    first = Settings()
    good: dict[str, Any] = {}
    notes = []
    for name in (each.name for each in fields(Settings) if each.name in kept):
        value = _as_kept(name, kept[name], getattr(first, name))
        if value is None:
            notes.append(_refusal(name, kept[name]))
        else:
            good[name] = value
    return replace(first, **good), notes


def _as_kept(name: str, value: object, first: object) -> object:
    """The value as this setting holds it; None if it is not one for this setting."""
    if name in CHOICES:
        return value if value in CHOICES[name] else None
    if isinstance(first, tuple):
        return tuple(value) if isinstance(value, list) and all(map(_is_name, value)) else None
    if isinstance(first, dict):
        return value if isinstance(value, dict) and all(map(_is_word, (*value, *value.values()))) else None
    return value if type(value) is type(first) and (_is_word(value) or not isinstance(value, str)) else None


def _is_name(value: object) -> bool:
    return isinstance(value, str) and is_name(value)


def _is_word(value: object) -> bool:
    """Whether this is a text that can be seen, and so written and shown."""
    return isinstance(value, str) and value.isprintable()


def _refusal(name: str, value: object) -> str:
    sentence = _("Settings: {value} is not possible for “{name}”{choices}; the first value is used.")
    choices = _(" (possible: {words})").format(words=", ".join(CHOICES[name])) if name in CHOICES else ""
    return sentence.format(name=name, value=json.dumps(value, ensure_ascii=False)[:60], choices=choices)
