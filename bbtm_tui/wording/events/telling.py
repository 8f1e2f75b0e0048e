"""The one door through which every event becomes a line; the rooms beside this one register their sentences here."""

from __future__ import annotations

from functools import singledispatch

from bbtm_tui.engine.events import Event
from bbtm_tui.wording.table import Names


@singledispatch
def sentence(event: Event, names: Names) -> str:
    """The line for an event, as the event stands; NotImplementedError for an event nobody has words for."""
    raise NotImplementedError(f"no sentence for {type(event).__name__}")
