"""What one manager may see of a season (VIS), as an immutable tree. `seat` None is somebody at no seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bbtm_tui.engine.payouts import payout_text, section_payout, tournament_rows
from bbtm_tui.engine.power import own_power, team_total

if TYPE_CHECKING:
    from bbtm_tui.engine.game import Fielded, Game, Manager, Matchup, Zone


def card_of(label: str) -> str:
    """The id of the card that a label belongs to: ``orc-blitzer.2`` is an ``orc-blitzer``."""
    return label.partition(".")[0]


@dataclass(slots=True, frozen=True)
class FieldedView:
    """A player at a matchup."""

    label: str
    """Unique this week: the card's id, ``.2`` for the second of the name to enter."""
    card: str
    manager: int
    standing: bool
    power: int
    """Star Power in totals, without tokens and ball."""
    carrier: bool
    tokens: tuple[str, ...]
    """One entry a token: its id if this seat may know it, else empty."""
    revealed: tuple[bool, ...]
    """Whether each token lies open to all."""


@dataclass(slots=True, frozen=True)
class ZoneView:
    """A team zone. A tournament has one zone a manager, named ``manager-1`` and so on."""

    side: str
    """``left``, ``right``, or the manager's zone at a tournament."""
    payout: str
    """What the zone pays, as printed; empty at a tournament."""
    manager: int | None
    """Whose players are there; None while empty."""
    players: tuple[FieldedView, ...]
    total: int
    """The team's total so far as all can see it: open tokens and ball included, facedown tokens not (SCO-4)."""


@dataclass(slots=True, frozen=True)
class MatchupView:
    """A highlight or the tournament."""

    id: str
    card: str
    tournament: bool
    payouts: tuple[str, ...]
    """The centre of a highlight; winner, runner-up (with more than two managers) and LOSE! of a tournament (TWO-3)."""
    zones: tuple[ZoneView, ...]
    ball: str
    """The carrier's label; empty at midfield."""
    resolved: bool
    """Whether its scoreboard is over this week."""


@dataclass(slots=True, frozen=True)
class UpgradeView:
    """An upgrade in play."""

    card: str
    exhausted: bool


@dataclass(slots=True, frozen=True)
class ManagerView:
    """One manager's place at the table."""

    seat: int
    name: str
    team: str
    fans: int
    passed: bool
    hand_size: int
    hand: tuple[str, ...] | None
    """The cards, for the manager's own view; None in all others."""
    deck_size: int
    discard: tuple[str, ...]
    upgrades: tuple[UpgradeView, ...]
    pile_size: int
    pile: tuple[str, ...] | None
    """The improvement pile, for the manager's own view; None in all others."""
    improvements: int
    """Improvements gained over the season and revealed (END-2)."""
    out: tuple[str, ...]
    """Own players taken out of the game."""
    deck_top: tuple[str, ...] = ()
    """The cards on top of the deck that everybody has seen put there, the next one first (VIS-3)."""
    upgrade_deck_size: int = 0
    """Team upgrades left to gain."""
    discarded_upgrades: tuple[str, ...] = ()
    """Upgrades discarded by their own text."""
    joining: tuple[str, ...] = ()
    """Revealed stars that have not joined yet (IMP-1)."""


@dataclass(slots=True, frozen=True)
class View:
    """The whole table as one seat sees it."""

    seat: int | None
    week: int
    """From 1; 0 before the first week."""
    weeks: int
    phase: str
    """``setup``, ``maintenance``, ``matchup``, ``scoreboard``, ``improvements``, ``finale`` or ``over``."""
    coin: int
    headline: str
    """The card of this week's headline; empty in a tournament week."""
    managers: tuple[ManagerView, ...]
    matchups: tuple[MatchupView, ...]
    """In the order of resolution: the reel from the Highlight deck outward, the tournament last (SCO-1)."""
    pool: int
    """Tokens left in the pool."""
    discarded_tokens: tuple[str, ...]
    decks: tuple[tuple[str, int], ...]
    """(name, size) of the common decks: ``highlight``, ``spike``, ``staff``, and one a union."""
    active: int | None
    """Whose turn it is; None outside turns."""

    def players(self) -> dict[str, FieldedView]:
        """Everybody at matchups, by label."""
        zones = (zone for matchup in self.matchups for zone in matchup.zones)
        return {player.label: player for zone in zones for player in zone.players}


def see(game: Game, seat: int | None) -> View:
    """The table as this seat may see it; None for somebody at no seat (VIS-1 to VIS-3)."""
    decks = [("highlight", len(game.highlight_deck)), ("spike", len(game.spike_deck)), ("staff", len(game.staff_deck))]
    return View(
        seat=seat,
        week=game.week,
        weeks=game.weeks,
        phase=game.phase,
        coin=game.coin,
        headline=game.headline.id if game.headline is not None else "",
        managers=tuple(_see_manager(manager, seat, joining=game.phase == "improvements") for manager in game.managers),
        matchups=tuple(_see_matchup(game, matchup, seat) for matchup in game.matchups()),
        pool=len(game.pool),
        discarded_tokens=tuple(sorted(token.id for token in game.token_pile)),
        decks=tuple(decks + [(union, len(deck)) for union, deck in game.star_decks.items()]),
        active=game.turn if game.phase == "matchup" else None,
    )


def _see_manager(manager: Manager, seat: int | None, *, joining: bool) -> ManagerView:
    own = manager.seat == seat
    return ManagerView(
        seat=manager.seat,
        name=manager.name,
        team=manager.team,
        fans=manager.fans,
        passed=manager.passed,
        hand_size=len(manager.hand),
        hand=tuple(card.id for card in manager.hand) if own else None,
        deck_size=len(manager.deck),
        upgrade_deck_size=len(manager.upgrade_deck),
        discarded_upgrades=tuple(card.id for card in manager.discarded_upgrades),
        joining=tuple(card.id for card in manager.offered) if joining else (),
        deck_top=tuple(card.id for card in manager.deck[: manager.known_top]),
        discard=tuple(card.id for card in manager.discard),
        upgrades=tuple(UpgradeView(upgrade.card.id, upgrade.exhausted) for upgrade in manager.upgrades),
        pile_size=len(manager.pile),
        pile=tuple(card.id for card in manager.pile) if own else None,
        improvements=manager.improvements,
        out=tuple(card.id for card in manager.out),
    )


def _see_matchup(game: Game, matchup: Matchup, seat: int | None) -> MatchupView:
    letters = game.rulebook.letters
    sections = tournament_rows(game) if matchup.tournament else ("centre",)
    return MatchupView(
        id=matchup.id,
        card=matchup.card.id,
        tournament=matchup.tournament,
        payouts=tuple(payout_text(matchup.card.payouts[section], letters) for section in sections),
        zones=tuple(_see_zone(game, matchup, zone, seat) for zone in matchup.zones),
        ball=matchup.carrier.label if matchup.carrier is not None else "",
        resolved=matchup.resolved,
    )


def _see_zone(game: Game, matchup: Matchup, zone: Zone, seat: int | None) -> ZoneView:
    payout = "" if matchup.tournament else payout_text(section_payout(matchup, zone.side), game.rulebook.letters)
    manager = zone.manager
    total = team_total(game, manager, matchup) if manager is not None else 0
    players = tuple(_see_player(game, player, seat) for player in zone.players)
    return ZoneView(zone.side, payout, manager, players, total)


def _see_player(game: Game, player: Fielded, seat: int | None) -> FieldedView:
    matchup = player.matchup
    return FieldedView(
        label=player.label,
        card=player.card.id,
        manager=player.manager,
        standing=player.standing,
        power=own_power(game, player),
        carrier=matchup is not None and matchup.carrier is player,
        tokens=tuple(laid.token.id if laid.open or seat in laid.known else "" for laid in player.tokens),
        revealed=tuple(laid.open for laid in player.tokens),
    )
