"""How a matchup ended (SCO-4 to SCO-9)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Result:
    """The totals of a matchup, and who has won and lost by them."""

    totals: dict[int, int]
    """Team totals by seat (SCO-4)."""
    ranking: tuple[int, ...] = ()
    """The teams, best first, as far as they were ranked."""
    winners: tuple[int, ...] = ()
    losers: tuple[int, ...] = ()
    reason: str = "total"

    def margin(self, seat: int) -> int:
        """Star Power over the best lower-placed team; with none below, a winner's own total, nothing for a runner-up
        (INT-41)."""
        place = self.ranking.index(seat)
        below = [self.totals[other] for other in self.ranking[place + 1 :]]
        if below:
            return self.totals[seat] - max(below)
        return self.totals[seat] if place == 0 else 0
