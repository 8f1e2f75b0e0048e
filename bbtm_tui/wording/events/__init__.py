"""The season in plain lines, one an event, told to one seat or to the public."""

from __future__ import annotations

from bbtm_tui.engine.events import Event
from bbtm_tui.wording.events import field, scoreboard, season, tackles, turns
from bbtm_tui.wording.events.telling import sentence
from bbtm_tui.wording.table import Names, tidy

__all__ = ["field", "scoreboard", "season", "sentence", "tackles", "tell", "turns"]


def tell(event: Event, names: Names, seat: int | None) -> str:
    """The play-by-play line of an event as the manager in this seat may read it; None is the public (VIS)."""
    return tidy(sentence(event.seen_by(seat), names))
