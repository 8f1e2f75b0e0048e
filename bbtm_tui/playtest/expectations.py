"""What a scenario expects, set against what is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from bbtm_tui.engine.events import Event, TotalCounted
from bbtm_tui.engine.game import manager_key
from bbtm_tui.engine.session import Session
from bbtm_tui.engine.view import ManagerView, MatchupView, View
from bbtm_tui.playtest.position import seat_of
from bbtm_tui.playtest.scenario import ByManager, EventAt, Then
from bbtm_tui.playtest.telling import describe, fits, tell, write
from bbtm_tui.wording.text import _


@dataclass(slots=True, frozen=True)
class Difference:
    """Something that does not hold."""

    what: str
    """What was looked at."""
    expected: str
    """What the scenario says."""
    actual: str
    """What is; several lines where a list says more."""


def compare(then: Then, session: Session, events: list[Event], where: str) -> list[Difference]:
    """Everything that does not hold, in the order of the format."""
    scene = Scene(session, events)
    found = [
        Difference(f"{where}, {what}" if where else what, write(expected), write(actual))
        for look in LOOKS
        for what, expected, actual in look(then, scene)
        if expected != actual
    ]
    told = [*compare_options(then, scene), *compare_events(then, scene)]
    return found + [Difference(f"{where}, {d.what}" if where else d.what, d.expected, d.actual) for d in told]


class Scene:
    """The session as it stands, with what was told since the last stage."""

    def __init__(self, session: Session, events: list[Event]) -> None:
        self.session = session
        self.events = events
        self.view: View = session.view(None)
        self.matchups: dict[str, MatchupView] = {matchup.id: matchup for matchup in self.view.matchups}
        self.players = self.view.players()

    def manager(self, key: str) -> ManagerView:
        """The manager as he sees himself."""
        seat = seat_of(key)
        return self.session.view(seat).managers[seat]


Looked = Iterator[tuple[str, Any, Any]]
"""What was looked at, what was expected, what is."""


def look_at_managers(then: Then, scene: Scene) -> Looked:
    """Fans, improvements and upgrades."""
    for key, fans in then.fans.items():
        yield f"fans: {key}", fans, scene.manager(key).fans
    for key, number in then.improvements.items():
        yield f"improvements: {key}", number, scene.manager(key).improvements
    for key, upgrades in then.upgrades.items():
        owned = {upgrade.card: upgrade.exhausted for upgrade in scene.manager(key).upgrades}
        for card, state in upgrades.items():
            actual = ("exhausted" if owned[card] else "ready") if card in owned else "gone"
            yield f"upgrades: {key}: {card}", state, actual


def look_at_players(then: Then, scene: Scene) -> Looked:
    """States, Star Power and tokens of players."""
    for label, state in then.states.items():
        player = scene.players.get(label)
        yield f"states: {label}", state, "gone" if player is None else "standing" if player.standing else "downed"
    for label, power in then.power.items():
        yield f"power: {label}", power, scene.players[label].power if label in scene.players else "gone"
    for label, tokens in then.tokens.items():
        yield f"tokens: {label}", *as_expected(tokens, tokens_on(scene.session, label))
    for key, seen in then.sees.items():
        players = scene.session.view(seat_of(key)).players()
        for label, faces in seen.items():
            actual = [face or "?" for face in players[label].tokens] if label in players else []
            yield f"sees: {key}: {label}", sorted(faces), sorted(actual)


def as_expected(expected: tuple[str, ...] | int, actual: list[str]) -> tuple[Any, Any]:
    """Both sides as numbers or as sorted lists, whichever was written."""
    return (expected, len(actual)) if isinstance(expected, int) else (sorted(expected), sorted(actual))


def tokens_on(session: Session, label: str) -> list[str]:
    """The tokens on a player, as they truly are."""
    return [laid.token.id for player in session.game.fielded() if player.label == label for laid in player.tokens]


def look_at_matchups(then: Then, scene: Scene) -> Looked:
    """Ball, zones, reel and totals."""
    for id, carrier in then.ball.items():
        matchup = scene.matchups.get(id)
        yield f"ball: {id}", carrier, _("no such matchup") if matchup is None else matchup.ball or "midfield"
    for id, zones in then.zones.items():
        for side, labels in zones.items():
            yield f"zones: {id}: {side}", sorted(labels), sorted(labels_in(scene.matchups.get(id), side))
    if then.reel is not None:
        yield "reel", list(then.reel), [m.id for m in scene.view.matchups if not m.tournament]
    for id, totals in then.totals.items():
        counted = {
            manager_key(e.manager): e.total for e in scene.events if isinstance(e, TotalCounted) and e.matchup == id
        }
        running = running_totals(scene.matchups.get(id)) | counted
        for key, total in totals.items():
            yield f"totals: {id}: {key}", total, running.get(key, "none")


def labels_in(matchup: MatchupView | None, side: str) -> list[str]:
    """The labels of the players in a zone."""
    zones = matchup.zones if matchup else ()
    return [player.label for zone in zones if zone.side == side for player in zone.players]


def running_totals(matchup: MatchupView | None) -> dict[str, int]:
    """The totals that all can see, by manager."""
    zones = matchup.zones if matchup else ()
    return {manager_key(zone.manager): zone.total for zone in zones if zone.manager is not None}


def look_at_cards(then: Then, scene: Scene) -> Looked:
    """Hands, decks, piles and the pool."""
    sets: list[tuple[str, ByManager, Callable[[ManagerView], Iterable[str] | None]]] = [
        ("hands", then.hands, lambda manager: manager.hand),
        ("discards", then.discards, lambda manager: manager.discard),
        ("out", then.out, lambda manager: manager.out),
        ("piles", then.piles, lambda manager: manager.pile),
    ]
    for name, by_manager, get in sets:
        for key, cards in by_manager.items():
            yield f"{name}: {key}", sorted(cards), sorted(get(scene.manager(key)) or ())
    for key, cards in then.decks.items():
        deck = deck_of(scene.session, key)
        yield f"decks: {key}", list(cards), deck[: len(cards)] if cards else deck
    if then.pool is not None:
        yield "pool", then.pool, scene.view.pool


def deck_of(session: Session, key: str) -> list[str]:
    """A Team deck, from the top."""
    return [card.id for card in session.game.managers[seat_of(key)].deck]


def look_at_question(then: Then, scene: Scene) -> Looked:
    """Who is asked what."""
    decision = scene.session.decision
    if then.over is not None:
        yield "over", then.over, decision is None
    if then.asked is None:
        return
    wanted = then.asked.model_dump(exclude_none=True)
    actual = (
        {"manager": decision.manager + 1, **{n: getattr(decision, n) for n in wanted if n != "manager"}}
        if decision
        else {}
    )
    for name, value in wanted.items():
        yield f"asked: {name}", value, actual.get(name, _("no question, the season is over"))


LOOKS: tuple[Callable[[Then, Scene], Looked], ...] = (
    look_at_managers,
    look_at_players,
    look_at_matchups,
    look_at_cards,
    look_at_question,
)
"""Everything that can be expected, beside options and events."""


def compare_options(then: Then, scene: Scene) -> Iterator[Difference]:
    """Options offered, not offered, refused."""
    decision = scene.session.decision
    ids = [option.id for option in decision.options] if decision else []
    listed = "\n".join([_("these are offered:"), *ids]) if ids else _("nothing is asked")
    for start in then.offered:
        if not any(id.startswith(start) for id in ids):
            yield Difference("offered", start, listed)
    for start in then.not_offered:
        if clash := [id for id in ids if id.startswith(start)]:
            yield Difference("not-offered", _("no {option}").format(option=start), ", ".join(clash))
    for answer, clause in then.refused.items():
        refusal = scene.session.why_not(answer)
        actual = f"{refusal.clause} ({refusal.reason})" if refusal else _("legal")
        if refusal is None or refusal.clause != clause:
            yield Difference(f"refused: {answer}", clause, actual)


def compare_events(then: Then, scene: Scene) -> Iterator[Difference]:
    """Events that must have happened in this order, and those that must not have."""
    missing = find_missing(then.events, scene.events)
    if missing is not None:
        told = [describe(type(event).__name__, tell(event)) for event in scene.events]
        happened = "\n".join([_("these happened, in this order:"), *told])
        yield Difference("events", describe(missing.name, missing.told), happened)
    for unwanted in then.no_events:
        words = describe(unwanted.name, unwanted.told)
        for event in scene.events:
            if fits(event, unwanted.name, unwanted.told):
                actual = describe(type(event).__name__, tell(event))
                yield Difference("no-events", _("no {event}").format(event=words), actual)
                break


def find_missing(wanted: tuple[EventAt, ...], events: list[Event]) -> EventAt | None:
    """The first event wanted that does not follow those wanted before it."""
    remaining = iter(events)
    for event in wanted:
        if not any(fits(told, event.name, event.told) for told in remaining):
            return event
    return None
