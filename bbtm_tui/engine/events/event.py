"""What an event is: who sees it in full, what the others see instead, and whether it reveals."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar


@dataclass(slots=True)
class Event:
    """Something that happened."""

    reveals: ClassVar[bool] = False
    """Whether it shows somebody what he did not know: the barrier for undo."""
    private: ClassVar[dict[str, Any]] = {}
    """Fields that only `manager` sees -> what the others see there instead."""

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat may see it (None: somebody at no seat) (VIS)."""
        if not self.private or getattr(self, "manager", None) == seat:
            return self
        return replace(self, **self.private)

    def as_json(self) -> dict[str, Any]:
        """The event as plain data: its name under ``event``, then its fields."""
        return {"event": type(self).__name__} | {f.name: getattr(self, f.name) for f in fields(self)}
