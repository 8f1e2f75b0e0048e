"""A table in the middle of a season, for tests: laid out in one line, played with short answers, asked in short words.

Managers are numbered from 1, as in positions. A manager whose hand is not given holds one lineman, so that the matchup
phase goes on after the turn that is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

from bbtm_tui.cards.loader import load
from bbtm_tui.engine.compiler import compile_cards
from bbtm_tui.engine.events import Event
from bbtm_tui.engine.game import Fielded
from bbtm_tui.engine.rulebook import Rulebook
from bbtm_tui.engine.session import Session
from bbtm_tui.playtest.dealing import open_session
from bbtm_tui.playtest.position import HighlightAt, ManagerAt, PlayerAt, Position, TournamentAt, ZoneAt

E = TypeVar("E", bound=Event)

REAVERS, AVENGERS, GRUDGEBEARERS = "reikland-reavers", "athelorn-avengers", "grudgebearers"
GOUGED_EYE, ALL_STARS, SCRAMBLERS = "gouged-eye", "chaos-all-stars", "skavenblight-scramblers"
LINEMEN = {
    REAVERS: "human-lineman",
    AVENGERS: "wood-elf-lineman",
    GRUDGEBEARERS: "dwarf-longbeard",
    GOUGED_EYE: "orc-lineman",
    ALL_STARS: "chaos-lineman",
    SCRAMBLERS: "skaven-lineman",
}
HIT, MISS, FALL = "target-down", "missed", "tackler-down"


@cache
def rulebook() -> Rulebook:
    """The base game, compiled once for all tests."""
    return compile_cards(load().cards)


def player(card: str, *tokens: str, downed: bool = False) -> PlayerAt:
    """A player at a matchup, with the tokens that lie facedown on him."""
    return PlayerAt(card=card, downed=downed, tokens=tokens)


def down(card: str, *tokens: str) -> PlayerAt:
    """A downed player at a matchup."""
    return player(card, *tokens, downed=True)


def zone(manager: int, players: Sequence[str | PlayerAt]) -> ZoneAt:
    """A team zone with a manager's players."""
    return ZoneAt(manager=manager, players=tuple(_players(players)))


def _players(players: Sequence[str | PlayerAt]) -> list[PlayerAt]:
    return [player(one) if isinstance(one, str) else one for one in players]


def at(
    highlight: str,
    left: Sequence[str | PlayerAt] = (),
    right: Sequence[str | PlayerAt] = (),
    *,
    ball: str | None = None,
    managers: tuple[int, int] = (1, 2),
) -> HighlightAt:
    """A highlight: the players on the left, those on the right, and whose they are."""
    return HighlightAt(
        highlight=highlight,
        left=zone(managers[0], left) if left else None,
        right=zone(managers[1], right) if right else None,
        ball=ball,
    )


def cup(tournament: str, *zones: Sequence[str | PlayerAt], ball: str | None = None) -> TournamentAt:
    """A tournament with the players of each manager in turn."""
    laid: Any = {f"manager-{number}": tuple(_players(players)) for number, players in enumerate(zones, 1) if players}
    return TournamentAt(tournament=tournament, zones=laid, ball=ball)


def manager(team: str, *hand: str, **rest: Any) -> ManagerAt:
    """A manager with a hand and whatever else is to be said."""
    return ManagerAt(team=team, hand=hand, **rest)


class Table:
    """A session with short words to play it and to look at it."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.events: list[Event] = list(session.start_events)
        """What was told by the last `play`, at first: before the first question."""

    # --- playing -------------------------------------------------------------------------------------------------

    def play(self, *answers: str) -> list[Event]:
        """Gives answers, each the id of an option or the only start of one; ``2 skip`` says that manager 2 is asked."""
        self.events = []
        for answer in answers:
            self.events += self.session.answer(self._find(answer))
        return self.events

    def _find(self, answer: str) -> str:
        number, _, rest = answer.partition(" ")
        if number.isdigit():
            assert self.asked == int(number), f"{answer}: asked is {self.asked}, {self.kind}: {self.offered}"
            answer = rest
        fitting = [one for one in self.offered if one == answer] or [o for o in self.offered if o.startswith(answer)]
        assert len(fitting) == 1, f"{answer}: {len(fitting)} of {self.asked}, {self.kind}: {self.offered}"
        return fitting[0]

    def finish(self) -> list[Event]:
        """Plays on, with the last option of every question (mostly: decline, pass), until the week is over."""
        week, told = self.session.game.week, list[Event]()
        while self.session.decision is not None and self.session.game.week == week:
            told += self.session.answer(self.offered[-1])
        self.events = told
        return told

    # --- the question --------------------------------------------------------------------------------------------

    @property
    def asked(self) -> int | None:
        """The manager who is asked; None when the season is over."""
        decision = self.session.decision
        return None if decision is None else decision.manager + 1

    @property
    def kind(self) -> str:
        """What kind of question it is."""
        return self.session.decision.kind if self.session.decision is not None else ""

    @property
    def offered(self) -> list[str]:
        """The ids of the options."""
        decision = self.session.decision
        return [option.id for option in decision.options] if decision is not None else []

    def refused(self, answer: str) -> str:
        """The clause that says why this answer is not legal now; empty when it is legal."""
        refusal = self.session.why_not(answer)
        return refusal.clause if refusal is not None else ""

    # --- what was told -------------------------------------------------------------------------------------------

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind told by the last `play`."""
        return [event for event in self.events if isinstance(event, kind)]

    def order(self, *kinds: type[Event]) -> list[str]:
        """The names of the events of these kinds, in the order in which they were told."""
        return [type(event).__name__ for event in self.events if isinstance(event, kinds)]

    # --- the table -----------------------------------------------------------------------------------------------

    def who(self, label: str) -> Fielded:
        """The player of this label at a matchup."""
        return self.session.game.player(label)

    def state(self, label: str) -> str:
        """``standing``, ``downed`` or ``gone``."""
        try:
            return "standing" if self.who(label).standing else "downed"
        except KeyError:
            return "gone"

    def ball(self, matchup: str) -> str:
        """The label of the carrier, or ``midfield``."""
        carrier = self.session.game.matchup(matchup).carrier
        return carrier.label if carrier is not None else "midfield"

    def there(self, matchup: str, side: str) -> list[str]:
        """The labels of the players in a zone."""
        zones = {one.side: one for one in self.session.game.matchup(matchup).zones}
        return [one.label for one in zones[side].players]

    def tokens(self, label: str) -> list[str]:
        """The ids of the tokens on a player."""
        return [laid.token.id for laid in self.who(label).tokens]

    def fans(self, number: int) -> int:
        """A manager's fans."""
        return self.session.game.managers[number - 1].fans

    def cards(self, number: int, place: str) -> list[str]:
        """The ids of a manager's cards: ``hand``, ``deck``, ``discard``, ``out``, ``pile``, ``upgrade_deck``."""
        return [card.id for card in getattr(self.session.game.managers[number - 1], place)]

    def upgrades(self, number: int) -> dict[str, bool]:
        """A manager's upgrades in play, and whether each is exhausted."""
        return {one.card.id: one.exhausted for one in self.session.game.managers[number - 1].upgrades}


def table(
    *,
    teams: Sequence[str] = (REAVERS, GOUGED_EYE, GRUDGEBEARERS),
    hands: Sequence[Sequence[str]] = (),
    managers: dict[int, dict[str, Any]] | None = None,
    reel: Sequence[HighlightAt | str] = (),
    rules: Rulebook | None = None,
    **rest: Any,
) -> Table:
    """A table: teams and hands in order, more about single managers by number, the reel, and any key of a position.

    The cards are those of the base game where no other `rules` are given.
    """
    more = managers or {}
    seated = []
    for number, team in enumerate(teams, 1):
        hand = tuple(hands[number - 1]) if number <= len(hands) else (LINEMEN[team],)
        seated.append(ManagerAt(**_keys({"team": team, "hand": hand, **more.get(number, {})})))
    matchups = tuple(at(one) if isinstance(one, str) else one for one in reel)
    return Table(open_session(Position(managers=tuple(seated), reel=matchups, **_keys(rest)), rules or rulebook()))


def _keys(named: dict[str, Any]) -> dict[str, Any]:
    """Names as the keys that a position has."""
    return {name.replace("_", "-"): value for name, value in named.items()}
