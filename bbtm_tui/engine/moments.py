"""What happens, and what an ability is used for: a moment, the tackle under way, a use, an ability that is due."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from bbtm_tui.engine.decisions import Option, Play
from bbtm_tui.engine.game import Fielded

if TYPE_CHECKING:
    from bbtm_tui.cards.vocabulary import Trigger
    from bbtm_tui.engine.game import Game, Matchup, Upgrade, Zone
    from bbtm_tui.engine.result import Result
    from bbtm_tui.engine.rulebook import Card, Rule

    Source: TypeAlias = Fielded | Upgrade | Card
    """Whose an ability is: a player's, an upgrade's or the headline's."""


class Moment:
    """Something at which abilities may work: a trigger and what there is to know about it."""

    __slots__ = (
        "attempt",
        "by",
        "credit",
        "extra_draws",
        "lost",
        "manager",
        "matchup",
        "player",
        "replaced",
        "result",
        "trigger",
        "zone",
    )

    def __init__(
        self,
        trigger: Trigger,
        matchup: Matchup | None = None,
        player: Fielded | None = None,
        by: Fielded | None = None,
        *,
        credit: int | None = None,
        attempt: Attempt | None = None,
        manager: int | None = None,
        zone: Zone | None = None,
        result: Result | None = None,
    ) -> None:
        self.trigger = trigger
        self.matchup = matchup
        self.player = player
        self.by = by
        self.credit = credit
        """The seat credited with an injury (INT-24)."""
        self.attempt = attempt
        self.manager = manager
        """The only manager it concerns, or None for all."""
        self.zone = zone
        """The zone it happened in."""
        self.result = result
        """How the matchup ended, once known."""
        self.replaced = False
        """Whether an ability has happened instead, or has settled it: later ones come too late."""
        self.lost: list[Owed] = []
        """What is due for losing the ball, while an ability decides where it goes."""
        self.extra_draws = 0
        """How many more cards are drawn for a payout."""


class Attempt:
    """A tackle under way."""

    __slots__ = (
        "bonus",
        "borrowed",
        "cancelled",
        "dice",
        "faces",
        "guards",
        "higher",
        "on_missed",
        "tackler",
        "taken_by",
        "target",
        "target_bonus",
        "victims",
    )

    def __init__(self, tackler: Fielded, target: Fielded, borrowed: bool) -> None:
        self.tackler = tackler
        self.target = target
        self.borrowed = borrowed
        """Whether a downed tackler borrows his standing Star Power (INT-29)."""
        self.bonus = 0
        """What cards add to the tackler's Star Power for this attempt."""
        self.target_bonus = 0
        """The same for the target."""
        self.higher = False
        """Whether the tackler's Star Power counts as higher."""
        self.dice: int | None = None
        """The number of dice a card has set."""
        self.on_missed: list[tuple[Use, Run]] = []
        """What happens when a missed result is applied."""
        self.cancelled = False
        self.faces: list[str] = []
        self.guards: list[Fielded] = []
        """Those who have taken a result already (NAM-8)."""
        self.taken_by: Fielded | None = None
        """The guard who takes the result being decided."""
        self.victims: list[Fielded] = []
        """Those who took a target-down result."""

    def hit(self) -> Fielded | None:
        """The one who took the result and lies here now (TAC-10)."""
        for victim in self.victims:
            if victim.matchup is not None and not victim.standing:
                return victim
        return None

    def can_go_on(self, matchup: Matchup) -> bool:
        """Whether both are still here, the tackler able to tackle."""
        return not self.cancelled and self.tackler.matchup is matchup and self.target.matchup is matchup


class Use:
    """An ability being used, or weighed: whose it is, and what it is about."""

    __slots__ = ("about", "chosen", "game", "matchup", "moment", "rule", "seat", "source", "zone")

    def __init__(
        self,
        game: Game,
        seat: int,
        rule: Rule | None,
        source: Source | None,
        moment: Moment | None,
        matchup: Matchup | None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.rule = rule
        self.source = source
        self.moment = moment
        self.matchup = matchup
        """What "here" means."""
        self.zone = moment.zone if moment is not None else None
        """Where a drawn player is to stand."""
        self.chosen: Fielded | None = None
        self.about: Fielded | None = None
        """The player an effect is about, for "other than him"."""


def lasting_use(game: Game, source: Fielded) -> Use:
    """The use in which a player's lasting rule is weighed."""
    return Use(game, source.manager, None, source, None, source.matchup)


Test: TypeAlias = Callable[[Use], bool]
"""Whether something holds for a use."""
Match: TypeAlias = Callable[[Use, Fielded], bool]
"""Whether a player is meant in a use."""
Run: TypeAlias = Callable[[Use], Play[bool]]
"""What a use does; it returns whether the effects after it go on."""


class Owed:
    """An ability due at a moment; it was checked just before the event (RSP-6)."""

    __slots__ = ("rule", "seat", "source", "stamp", "use")

    def __init__(self, use: Use, rule: Rule) -> None:
        self.use = use
        self.rule = rule
        self.seat = use.seat
        self.source = use.source
        self.stamp = use.source.stamp if isinstance(use.source, Fielded) else 0

    @property
    def lost(self) -> bool:
        """Whether its bearer was downed, moved or removed by something else (RSP-6)."""
        return isinstance(self.source, Fielded) and self.source.stamp != self.stamp

    @property
    def bearer(self) -> str:
        """The label of the player who bears it, or empty."""
        return self.source.label if isinstance(self.source, Fielded) else ""

    def option(self) -> Option:
        """The option to use it."""
        if isinstance(self.source, Fielded):
            return Option(f"use:{self.rule.source}@{self.source.label}", "use", self.rule.source, self.source.label)
        return Option(f"use:{self.rule.source}", "use", self.rule.source)
