"""Gathers the names in the card files that a catalogue may translate, as pybabel asks an extractor to."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import IO, Any

import yaml

Message = tuple[int, str, str | tuple[str, ...], list[str]]


def extract(
    file: IO[bytes], keywords: object, comment_tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[Message]:
    """The names of named abilities, and one and several of each payout icon."""
    content = yaml.safe_load(file)
    for named in content.get("abilities", ()):
        yield 1, "pgettext", ("named ability", named["name"]), []
    for payout in content.get("payouts", ()):
        yield 1, "ngettext", (payout["name"], payout["names"]), []
