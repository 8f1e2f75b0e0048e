"""The version of the program's rules: a hash of the engine's own source, so that no change goes unnoticed."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

import bbtm_tui
from bbtm_tui import engine


@cache
def rules_version() -> str:
    """Twelve hexadecimal digits, or the program's version where its source is not at hand."""
    folder = Path(str(engine.__file__)).parent
    sources = sorted(folder.rglob("*.py"))
    if not sources:
        return bbtm_tui.__version__
    whole = sha256()
    for source in sources:
        whole.update(
            source.relative_to(folder).as_posix().encode() + b"\0" + source.read_bytes().replace(b"\r\n", b"\n") + b"\0"
        )
    return whole.hexdigest()[:12]
