"""Everything a person reads passes through here: the English text is the key, a catalogue may put it into other words.

English needs no catalogue and loads nothing; any other language is read from ``locales/<code>/LC_MESSAGES/bbtm.mo``,
and what its catalogue lacks is shown in English.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gettext import NullTranslations

LOCALES = Path(__file__).with_name("locales")
"""The folder of the catalogues."""

_catalogue: NullTranslations | None = None


def use_language(code: str | None = None) -> str:
    """Speak this language from now on, and return the code of the one spoken: ``en`` where no catalogue fits.

    ``fr_FR.UTF-8`` finds ``fr``. Without a code the first language of LANGUAGE that has a catalogue is taken.
    """
    global _catalogue
    wanted = [code] if code else os.environ.get("LANGUAGE", "").split(":")
    for name in wanted:
        base = name.split(".")[0].split("_")[0].lower()
        if base == "en":
            break
        if base in languages():
            _catalogue = _load(base)
            return base
    _catalogue = None
    return "en"


def languages() -> tuple[str, ...]:
    """The codes of the languages that can be spoken, English first."""
    return ("en", *sorted(path.parts[-3] for path in LOCALES.glob("*/LC_MESSAGES/bbtm.mo")))


def _load(code: str) -> NullTranslations:
    import gettext

    return gettext.translation("bbtm", LOCALES, [code])


def _(message: str) -> str:
    """The message in the language spoken."""
    return _catalogue.gettext(message) if _catalogue else message


def ngettext(one: str, many: str, number: int) -> str:
    """The form of the message that goes with the number; put the number in with ``.format(n=number)``."""
    if _catalogue:
        return _catalogue.ngettext(one, many, number)
    return one if number == 1 else many


def pgettext(context: str, message: str) -> str:
    """The message where the same English words are said differently elsewhere; the context tells which is meant."""
    return _catalogue.pgettext(context, message) if _catalogue else message
