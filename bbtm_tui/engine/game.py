"""The state of a season between two steps: plain data that can be copied, saved and compared.

Decks are lists with the top card first. Cards are references into the rulebook; identical copies are the same
reference.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.engine.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bbtm_tui.engine.agreement import Setup
    from bbtm_tui.engine.events import Event
    from bbtm_tui.engine.rulebook import Card, Rulebook, TokenKind


def manager_key(seat: int) -> str:
    """What a manager is called in ids and as the name of a zone, from ``manager-1``."""
    return f"manager-{seat + 1}"


class Laid:
    """A cheating token lying on a player."""

    __slots__ = ("known", "open", "token")

    def __init__(self, token: TokenKind, known: frozenset[int] = frozenset(), is_open: bool = False) -> None:
        self.token = token
        self.known = known
        """The seats that have looked at it (VIS-2, INT-12)."""
        self.open = is_open
        """Whether it was turned up (SCO-2)."""


class Fielded:
    """A player card at a matchup."""

    __slots__ = ("card", "label", "manager", "matchup", "stamp", "standing", "tackled", "tokens")

    def __init__(self, card: Card, label: str, manager: int, matchup: Matchup) -> None:
        self.card = card
        self.label = label
        """Unique this week: the card's id, ``.2`` for the second of the name to enter."""
        self.manager = manager
        self.matchup: Matchup | None = matchup
        """Where he is; None once he has left."""
        self.standing = True
        self.tokens: list[Laid] = []
        self.tackled: frozenset[str] = frozenset()
        """Labels of those he has tackled successfully this round (NAM-11)."""
        self.stamp = 0
        """Counts how often he was downed, moved or removed: what was due before a change is lost by it (SKL-2,
        RSP-6)."""


class Zone:
    """A team zone; at a tournament each manager has one."""

    __slots__ = ("players", "side")

    def __init__(self, side: str) -> None:
        self.side = side
        self.players: list[Fielded] = []

    @property
    def manager(self) -> int | None:
        """Whose players are here; None while it is empty (MCH-5)."""
        return self.players[0].manager if self.players else None


class Matchup:
    """A highlight or a tournament in play."""

    __slots__ = ("card", "carrier", "id", "players", "resolved", "tournament", "turned", "zones")

    def __init__(self, card: Card, label: str, zones: list[Zone], tournament: bool) -> None:
        self.card = card
        self.id = label
        self.zones = zones
        self.tournament = tournament
        self.players: list[Fielded] = []
        """Everybody here, in order of entry."""
        self.carrier: Fielded | None = None
        """The ball carrier; None while the ball is at midfield (PAS-5)."""
        self.turned = False
        """Whether the card lies the other way round (INT-16)."""
        self.resolved = False

    def zone_of(self, manager: int) -> Zone | None:
        """The zone with this manager's players, if there is one."""
        for zone in self.zones:
            if zone.players and zone.players[0].manager == manager:
                return zone
        return None

    def zone_with(self, player: Fielded) -> Zone | None:
        """The zone in which this player is."""
        return next((zone for zone in self.zones if player in zone.players), None)

    def players_of(self, manager: int) -> list[Fielded]:
        """This manager's players here, in order of entry."""
        return [player for player in self.players if player.manager == manager]

    def present(self) -> list[int]:
        """The seats with a player here, without order of meaning."""
        return sorted({player.manager for player in self.players})


class Upgrade:
    """A team or staff upgrade in play."""

    __slots__ = ("card", "exhausted")

    def __init__(self, card: Card) -> None:
        self.card = card
        self.exhausted = False


class Manager:
    """One manager's cards, fans and standing."""

    __slots__ = (
        "deck",
        "discard",
        "discarded_upgrades",
        "fans",
        "hand",
        "improvements",
        "known_top",
        "name",
        "offered",
        "out",
        "passed",
        "pile",
        "seat",
        "team",
        "union",
        "upgrade_deck",
        "upgrades",
    )

    def __init__(self, seat: int, name: str, team: str, union: str) -> None:
        self.seat = seat
        self.name = name
        self.team = team
        self.union = union
        self.fans = 0
        self.passed = False
        self.improvements = 0
        """Stars, team and staff upgrades gained over the season (END-2)."""
        self.deck: list[Card] = []
        self.known_top = 0
        """How many cards on top of the Team deck everybody has seen put there (IMP-4, VIS-3)."""
        self.hand: list[Card] = []
        self.discard: list[Card] = []
        self.out: list[Card] = []
        """Own players taken out of the game (IMP-3)."""
        self.upgrade_deck: list[Card] = []
        self.upgrades: list[Upgrade] = []
        self.discarded_upgrades: list[Card] = []
        self.pile: list[Card] = []
        """The improvement pile (PAY-4)."""
        self.offered: list[Card] = []
        """Cards drawn for a choice (PAY-2), and revealed stars about to join (IMP-1), until each is placed."""


class Game:
    """A season at a boundary between steps. `told` collects events, or is None where nobody listens."""

    __slots__ = (
        "chance",
        "coin",
        "committed",
        "depth",
        "headline",
        "highlight_box",
        "highlight_deck",
        "index",
        "labels",
        "managers",
        "phase",
        "pool",
        "reel",
        "rulebook",
        "settled",
        "setup",
        "spike_deck",
        "staff_deck",
        "star_decks",
        "token_pile",
        "told",
        "tournament",
        "turn",
        "unused",
        "week",
        "weeks",
    )

    def __init__(self, rulebook: Rulebook, setup: Setup) -> None:
        self.rulebook = rulebook
        self.setup = setup
        self.chance = Chance(setup.seed)
        self.told: list[Event] | None = []
        self.managers: list[Manager] = []
        self.week = 0
        self.weeks = 0
        self.phase = "setup"
        self.index = 0
        """How many seats or matchups of the phase are done."""
        self.turn: int | None = None
        """Whose turn it is or was last in the matchup phase."""
        self.coin = 0
        self.committed: Fielded | None = None
        """The player committed this turn."""
        self.depth = 0
        """How many abilities are being used inside one another."""
        self.reel: list[Matchup] = []
        self.tournament: Matchup | None = None
        self.settled = False
        """Whether the surplus highlights went back already (TWO-2, SET-12)."""
        self.headline: Card | None = None
        self.labels: dict[str, int] = {}
        """How many of each name have entered this week."""
        self.spike_deck: list[Card] = []
        self.highlight_deck: list[Card] = []
        self.highlight_box: list[Card] = []
        self.star_decks: dict[str, list[Card]] = {}
        self.staff_deck: list[Card] = []
        self.pool: list[TokenKind] = []
        self.token_pile: list[TokenKind] = []
        """Discarded tokens (CHE-2)."""
        self.unused: list[Card] = []
        """Cards out of this season: other teams, the salary cap, Spike! cards left in the box, and after all
        these the Spike! cards revealed, in order.
        """

    def tell(self, event: Event) -> None:
        """Pass an event on to whoever listens."""
        if self.told is not None:
            self.told.append(event)

    def matchups(self) -> list[Matchup]:
        """All matchups in the order of resolution: the reel, the tournament last (SCO-1)."""
        return [*self.reel, self.tournament] if self.tournament is not None else self.reel

    def turn_order(self) -> list[int]:
        """The seats from the golden coin clockwise."""
        count = len(self.managers)
        return [(self.coin + step) % count for step in range(count)]

    def fielded(self, manager: int | None = None) -> Iterator[Fielded]:
        """Everybody at matchups, or one manager's players only."""
        for matchup in self.matchups():
            for player in matchup.players:
                if manager is None or player.manager == manager:
                    yield player

    def matchup(self, label: str) -> Matchup:
        """The matchup with this id; raises KeyError."""
        for matchup in self.matchups():
            if matchup.id == label:
                return matchup
        raise KeyError(label)

    def player(self, label: str) -> Fielded:
        """The player with this label; raises KeyError."""
        for player in self.fielded():
            if player.label == label:
                return player
        raise KeyError(label)

    def new_highlight(self, card: Card) -> Matchup:
        """A highlight with its two zones, the ball at midfield (MNT-6, MNT-7); not in the reel yet."""
        return Matchup(card, self.label(card.id), [Zone("left"), Zone("right")], tournament=False)

    def new_tournament(self, card: Card) -> Matchup:
        """A tournament with a zone for each manager (MNT-5)."""
        zones = [Zone(manager_key(manager.seat)) for manager in self.managers]
        return Matchup(card, self.label(card.id), zones, tournament=True)

    def label(self, name: str) -> str:
        """A new label for something of this name entering play this week."""
        number = self.labels[name] = self.labels.get(name, 0) + 1
        return name if number == 1 else f"{name}.{number}"

    def copy(self) -> Game:
        """An independent copy of a game between two steps; events told so far stay with the original."""
        twin = Game.__new__(Game)
        twin.rulebook, twin.setup, twin.chance = self.rulebook, self.setup, self.chance.copy()
        twin.told = None if self.told is None else []
        twin.managers = [_copy_manager(manager) for manager in self.managers]
        twin.week, twin.weeks, twin.phase, twin.index = self.week, self.weeks, self.phase, self.index
        twin.turn, twin.coin, twin.settled, twin.headline = self.turn, self.coin, self.settled, self.headline
        twin.reel = [_copy_matchup(matchup) for matchup in self.reel]
        twin.tournament = _copy_matchup(self.tournament) if self.tournament is not None else None
        # Between steps no turn is under way: the player committed last is nobody's concern any more.
        twin.committed = None
        twin.depth = 0
        twin.labels = self.labels.copy()
        twin.spike_deck = self.spike_deck.copy()
        twin.highlight_deck = self.highlight_deck.copy()
        twin.highlight_box = self.highlight_box.copy()
        twin.star_decks = {union: deck.copy() for union, deck in self.star_decks.items()}
        twin.staff_deck = self.staff_deck.copy()
        twin.pool = self.pool.copy()
        twin.token_pile = self.token_pile.copy()
        twin.unused = self.unused.copy()
        return twin


def _copy_manager(manager: Manager) -> Manager:
    twin = Manager(manager.seat, manager.name, manager.team, manager.union)
    twin.fans, twin.passed, twin.improvements = manager.fans, manager.passed, manager.improvements
    twin.deck, twin.hand = manager.deck.copy(), manager.hand.copy()
    twin.discard, twin.out = manager.discard.copy(), manager.out.copy()
    twin.upgrade_deck = manager.upgrade_deck.copy()
    twin.discarded_upgrades, twin.pile = manager.discarded_upgrades.copy(), manager.pile.copy()
    twin.offered, twin.known_top = manager.offered.copy(), manager.known_top
    for upgrade in manager.upgrades:
        same = Upgrade(upgrade.card)
        same.exhausted = upgrade.exhausted
        twin.upgrades.append(same)
    return twin


def _copy_matchup(matchup: Matchup) -> Matchup:
    twin = Matchup(matchup.card, matchup.id, [Zone(zone.side) for zone in matchup.zones], matchup.tournament)
    twin.turned, twin.resolved = matchup.turned, matchup.resolved
    for player in matchup.players:
        same = Fielded(player.card, player.label, player.manager, twin)
        same.standing, same.tackled, same.stamp = player.standing, player.tackled, player.stamp
        same.tokens = [Laid(laid.token, laid.known, laid.open) for laid in player.tokens]
        twin.players.append(same)
        if matchup.carrier is player:
            twin.carrier = same
    by_label = {player.label: player for player in twin.players}
    for zone, same_zone in zip(matchup.zones, twin.zones, strict=True):
        same_zone.players = [by_label[player.label] for player in zone.players]
    return twin
