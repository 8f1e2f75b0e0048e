"""From a position to a table: what is named goes where it is named, everything else where it would be."""

from __future__ import annotations

from collections.abc import Iterable

from bbtm_tui.cards.problems import nearest
from bbtm_tui.engine.agreement import Seat, Setup
from bbtm_tui.engine.decisions import SetupError
from bbtm_tui.engine.game import Fielded, Game, Laid, Manager, Matchup, Upgrade, Zone
from bbtm_tui.engine.rulebook import Card, Rulebook, TokenKind
from bbtm_tui.engine.session import Session
from bbtm_tui.engine.setup import check_setup
from bbtm_tui.playtest.position import HighlightAt, ManagerAt, PlayerAt, Position, seat_of
from bbtm_tui.playtest.supply import Path, PositionError, Supply
from bbtm_tui.wording.refusals import explain_with_clause
from bbtm_tui.wording.table import Names

WEEKS = {"regular": 5, "abbreviated": 4, "extended": 6}
"""Weeks of a season for three or four managers (SET-6, SET-10, SET-11); two play four (SET-7)."""


def open_session(position: Position, rulebook: Rulebook) -> Session:
    """A session that stands at the position. Raises PositionError."""
    check_managers(position, rulebook)
    setup = set_up(position)
    try:
        check_setup(rulebook, setup)
    except SetupError as error:
        sentence = explain_with_clause(error.refusal, Names(rulebook.cards, tuple(seat.name for seat in setup.seats)))
        raise PositionError(("managers",), sentence) from error
    return Session(rulebook, setup, game=Dealer(position, rulebook, setup).deal())


def check_managers(position: Position, rulebook: Rulebook) -> None:
    """Every manager has a team that exists, and every manager named by number is at the table."""
    for index, one in enumerate(position.managers):
        if one.team not in rulebook.teams:
            path: Path = ("managers", index, "team")
            raise PositionError(path, f"no team has the id {one.team}.", nearest(one.team, rulebook.teams))
    for key in ("coin", "turn"):
        if (getattr(position, key) or 1) > len(position.managers):
            raise PositionError((key,), f"there are only {len(position.managers)} managers.")


def set_up(position: Position) -> Setup:
    """The setup of a season in which the position could be."""
    seats = tuple(Seat(one.name or f"Manager {number}", one.team) for number, one in enumerate(position.managers, 1))
    return Setup(
        seats,
        position.seed,
        length=position.length,
        scheduling_limits=position.scheduling_limits,
        salary_cap=position.salary_cap,
        coin=position.coin - 1,
    )


class Dealer:
    """Lays a position out on a table."""

    def __init__(self, position: Position, rulebook: Rulebook, setup: Setup) -> None:
        self.position = position
        self.rulebook = rulebook
        self.game = Game(rulebook, setup)
        self.cards: Supply[Card] = Supply(all_cards(rulebook), "card")
        self.tokens: Supply[TokenKind] = Supply(rulebook.tokens, "token")

    def deal(self) -> Game:
        """The table. Raises PositionError."""
        self.set_the_time()
        for index, one in enumerate(self.position.managers):
            self.seat(one, ("managers", index))
        self.lay_highlights()
        self.lay_tournament()
        self.name_decks()
        self.fill_spike_deck()
        for index, one in enumerate(self.position.managers):
            self.fill_manager(one, self.game.managers[index])
        self.fill_decks()
        self.fill_pool()
        self.game.chance.dice = list(self.position.dice)
        self.game.unused[:0] = self.cards.left
        return self.game

    def set_the_time(self) -> None:
        """Week, phase, coin and turn."""
        game, position = self.game, self.position
        count = len(position.managers)
        game.weeks = 4 if count == 2 else WEEKS[position.length]
        game.week = position.week or (game.weeks if self.is_last_week() else 1)
        if game.week > game.weeks:
            raise PositionError(("week",), f"the season has only {game.weeks} weeks.")
        game.coin = position.coin - 1
        # The engine remembers whose turn was last; of the first turn of a phase it knows by itself whose it is.
        game.turn = (position.turn - 2) % count if position.turn else None
        game.phase, game.index = position.phase, 0
        if position.phase == "maintenance":
            game.week -= 1
        elif position.phase == "end":
            game.phase = "finale"
        elif position.phase == "matchup" and all(one.passed for one in position.managers):
            raise PositionError(("phase",), "all have passed: write scoreboard for the phase.")

    def is_last_week(self) -> bool:
        """Whether the position must be in the last week: the season is at its end, or its last tournament is on."""
        finals = {card.id for card in self.rulebook.tournaments if card.final}
        tournament = self.position.tournament
        return self.position.phase == "end" or (tournament is not None and tournament.tournament in finals)

    def seat(self, one: ManagerAt, path: Path) -> None:
        """A manager with all that is named of his."""
        seat = len(self.game.managers)
        manager = Manager(seat, one.name or f"Manager {seat + 1}", one.team, self.rulebook.teams[one.team].union)
        manager.fans, manager.passed = one.fans, one.passed or self.position.phase not in ("maintenance", "matchup")
        manager.improvements = one.improvements + len(one.upgrades)
        for name in ("hand", "deck", "discard", "out"):
            getattr(manager, name).extend(self.take_players(getattr(one, name), manager, (*path, name)))
        for index, upgrade in enumerate(one.upgrades):
            laid = Upgrade(self.take_upgrade(upgrade.card, manager, (*path, "upgrades", index)))
            laid.exhausted = upgrade.exhausted
            manager.upgrades.append(laid)
        manager.pile = self.take_kinds(one.pile, ("staff-upgrade", "team-upgrade", "star"), (*path, "pile"))
        manager.upgrade_deck = self.take_kinds(one.team_upgrades, ("team-upgrade",), (*path, "team-upgrades"))
        self.game.managers.append(manager)

    def take_players(self, names: Iterable[str], manager: Manager, path: Path) -> list[Card]:
        """Players that can be this manager's."""
        return [self.take_player(name, manager, (*path, index)) for index, name in enumerate(names)]

    def take_player(self, name: str, manager: Manager, path: Path) -> Card:
        """A player that can be this manager's: of his team, or a star of his union (SET-3, SET-4)."""
        card = self.cards.take(name, path)
        if card not in self.rulebook.starting_players[manager.team] and card not in self.rulebook.stars[manager.union]:
            raise PositionError(path, f"{name} is no player of {manager.team} and no star of {manager.union} (SET-4).")
        return card

    def take_upgrade(self, name: str, manager: Manager, path: Path) -> Card:
        """An upgrade that can be this manager's: of the staff, or of his team."""
        card = self.cards.take(name, path)
        if card.kind != "staff-upgrade" and card not in self.rulebook.team_upgrades[manager.team]:
            raise PositionError(path, f"{name} is no staff upgrade and no team upgrade of {manager.team}.")
        return card

    def lay_highlights(self) -> None:
        """The reel, with the players and the ball of each highlight."""
        for index, one in enumerate(self.position.reel):
            path: Path = ("reel", index)
            card = self.take_kind(one.highlight, ("highlight",), (*path, "highlight"))
            matchup = self.game.new_highlight(card)
            self.check_zones(one, path)
            for zone, at in zip(matchup.zones, (one.left, one.right), strict=True):
                if at is not None:
                    self.field(matchup, zone, at.players, at.manager, (*path, zone.side, "players"))
            self.give_ball(matchup, one.ball, (*path, "ball"))
            self.game.reel.append(matchup)

    def check_zones(self, one: HighlightAt, path: Path) -> None:
        """One manager stands in one zone of a highlight only (MCH-4)."""
        managers = [zone.manager for zone in (one.left, one.right) if zone]
        if len(managers) == 2 and managers[0] == managers[1]:
            raise PositionError(
                (*path, "right"), f"manager {managers[0]} cannot be in both zones of a highlight (MCH-4)"
            )

    def lay_tournament(self) -> None:
        """The week's Spike! card: a tournament with its players, or a headline."""
        position = self.position
        if position.headline and position.tournament:
            raise PositionError(("headline",), "a week has a tournament or a headline, not both (MNT-5).")
        if position.headline:
            if len(position.managers) == 2:
                raise PositionError(("headline",), "a season of two managers has no headlines (TWO-1).")
            self.game.headline = self.take_kind(position.headline, ("headline",), ("headline",))
            self.game.unused.append(self.game.headline)
        if position.tournament is None:
            return
        card = self.take_kind(position.tournament.tournament, ("tournament",), ("tournament", "tournament"))
        self.game.unused.append(card)
        matchup = self.game.new_tournament(card)
        for key, players in position.tournament.zones.items():
            self.field(matchup, None, players, seat_of(key) + 1, ("tournament", "zones", key))
        self.give_ball(matchup, position.tournament.ball, ("tournament", "ball"))
        self.game.tournament = matchup

    def field(self, matchup: Matchup, zone: Zone | None, players: Iterable[PlayerAt], number: int, path: Path) -> None:
        """Players into a zone: the one given, or the manager's own at a tournament."""
        if number > len(self.game.managers):
            raise PositionError(path, f"there are only {len(self.game.managers)} managers.")
        manager = self.game.managers[number - 1]
        zone = zone or matchup.zones[manager.seat]
        for index, at in enumerate(players):
            card = self.take_player(at.card, manager, (*path, index))
            player = Fielded(card, self.game.label(card.id), manager.seat, matchup)
            player.standing = not at.downed
            player.tokens = [Laid(token) for token in self.tokens.take_all(at.tokens, (*path, index, "tokens"))]
            zone.players.append(player)
            matchup.players.append(player)

    def give_ball(self, matchup: Matchup, label: str | None, path: Path) -> None:
        """The ball to its carrier."""
        if label is None:
            return
        by_label = {player.label: player for player in matchup.players}
        if label not in by_label:
            raise PositionError(path, f"nobody at {matchup.id} has the label {label}.", nearest(label, by_label))
        matchup.carrier = by_label[label]

    def take_kind(self, name: str, kinds: tuple[str, ...], path: Path) -> Card:
        """A card of one of these kinds."""
        card = self.cards.take(name, path)
        if card.kind not in kinds:
            raise PositionError(path, f"{name} is a {card.kind}; a {' or '.join(kinds)} is wanted here.")
        return card

    def take_kinds(self, names: Iterable[str], kinds: tuple[str, ...], path: Path) -> list[Card]:
        """Cards of these kinds."""
        return [self.take_kind(name, kinds, (*path, index)) for index, name in enumerate(names)]

    def name_decks(self) -> None:
        """The top cards of the common decks."""
        game, decks = self.game, self.position.decks
        game.highlight_deck = self.take_kinds(decks.highlight, ("highlight",), ("decks", "highlight"))
        game.staff_deck = self.take_kinds(decks.staff, ("staff-upgrade",), ("decks", "staff"))
        game.spike_deck = self.take_kinds(decks.spike, ("headline", "tournament"), ("decks", "spike"))
        game.star_decks = {union: [] for union in self.rulebook.stars}
        for union, names in decks.stars.items():
            if union not in game.star_decks:
                raise PositionError(("decks", "stars", union), f"no union has the id {union}.")
            game.star_decks[union] = self.take_kinds(names, ("star",), ("decks", "stars", union))

    def fill_spike_deck(self) -> None:
        """As many Spike! cards as weeks are left, the last week's tournament underneath."""
        game = self.game
        due = game.weeks - game.week - len(game.spike_deck)
        if due < 0:
            raise PositionError(
                ("decks", "spike"), f"there are more Spike! cards than weeks left ({due + len(game.spike_deck)})"
            )
        kinds = ("tournament",) if len(game.managers) == 2 else ("tournament", "headline")
        rest = [card for card in self.cards.left if card.kind in kinds and not card.final]
        finals = [card for card in self.cards.left if card.final][:1]
        chosen = [*rest[: max(due - len(finals), 0)], *finals][:due] if due else []
        self.cards.left = [card for card in self.cards.left if card not in chosen]
        game.spike_deck += chosen

    def fill_manager(self, one: ManagerAt, manager: Manager) -> None:
        """The rest of a team: its players, and its upgrades."""
        players = set(self.rulebook.starting_players[manager.team])
        getattr(manager, one.rest).extend(self.cards.take_rest(lambda card: card in players))
        if "team-upgrades" not in self.position.decks.short:
            upgrades = set(self.rulebook.team_upgrades[manager.team])
            manager.upgrade_deck += self.cards.take_rest(lambda card: card in upgrades)

    def fill_decks(self) -> None:
        """The rest of the box into the common decks, or out of the season where a deck is short."""
        game, position = self.game, self.position
        short = position.decks.short
        highlights = self.cards.take_rest(lambda card: card.kind == "highlight")
        (game.highlight_box if "highlight" in short else game.highlight_deck).extend(highlights)
        if "staff" not in short:
            game.staff_deck += self.cards.take_rest(
                lambda card: card.kind == "staff-upgrade" and not (position.salary_cap and card.salary_cap)
            )
        if "stars" not in short:
            for union, stars in self.rulebook.stars.items():
                game.star_decks[union] += self.cards.take_rest(lambda card, stars=stars: card in stars)  # type: ignore[misc]

    def fill_pool(self) -> None:
        """The pool, what lies aside, and the tokens to come."""
        game, position = self.game, self.position
        if position.pool is None:
            game.pool = self.tokens.left
        else:
            game.pool = self.tokens.take_all(position.pool, ("pool",))
            game.token_pile = self.tokens.left
        Supply(game.pool, "token").take_all(position.tokens, ("tokens",))
        game.chance.tokens = list(position.tokens)


def all_cards(rulebook: Rulebook) -> list[Card]:
    """Every card of the box, in the box's order."""
    by_team = [*rulebook.starting_players.values(), *rulebook.team_upgrades.values(), *rulebook.stars.values()]
    common = [rulebook.highlights, rulebook.tournaments, rulebook.headlines, rulebook.staff]
    return [card for group in [*by_team, *common] for card in group]
