"""Setting up a season (SET)."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from bbtm_tui.engine.agreement import Length, is_name
from bbtm_tui.engine.decisions import Refusal, SetupError
from bbtm_tui.engine.events import SeasonStarted
from bbtm_tui.engine.game import Game, Manager

if TYPE_CHECKING:
    from bbtm_tui.engine.agreement import Setup
    from bbtm_tui.engine.rulebook import Card, Rulebook


def check_setup(rulebook: Rulebook, setup: Setup) -> None:
    """Raise SetupError when the setup is impossible (SET-1, SET-2, SET-9, SET-13)."""
    count = len(setup.seats)
    if not 2 <= count <= 4:
        raise SetupError(Refusal("seats", "SET-1", (("count", str(count)),)))
    for seat in setup.seats:
        if not is_name(seat.name):
            raise SetupError(Refusal("manager-name", "SET-1", (("name", seat.name),)))
        if seat.team is not None and seat.team not in rulebook.teams:
            raise SetupError(
                Refusal("unknown-team", "SET-2", (("team", seat.team), ("teams", ", ".join(rulebook.teams))))
            )
    names = [seat.name.strip().casefold() for seat in setup.seats]
    teams = [seat.team for seat in setup.seats if seat.team is not None]
    for taken in teams:
        if teams.count(taken) > 1:
            raise SetupError(Refusal("team-twice", "SET-2", (("team", taken),)))
    for seat, name in zip(setup.seats, names, strict=True):
        if names.count(name) > 1:
            raise SetupError(Refusal("name-twice", "SET-1", (("name", seat.name),)))
    if setup.length not in get_args(Length):
        raise SetupError(Refusal("unknown-length", "SET-13", (("length", setup.length),)))
    if setup.length != "regular" and count == 2:
        raise SetupError(Refusal("length-for-two", "SET-13", (("length", setup.length),)))
    if setup.coin is not None and not 0 <= setup.coin < count:
        raise SetupError(Refusal("unknown-seat", "SET-9", (("seat", str(setup.coin + 1)), ("count", str(count)))))


def new_game(rulebook: Rulebook, setup: Setup) -> Game:
    """The table before week 1 (SET-1 to SET-11); raises SetupError when the setup is impossible."""
    check_setup(rulebook, setup)
    game = Game(rulebook, setup)
    _seat_managers(game)
    _build_common_decks(game)
    _build_spike_deck(game)
    count = len(game.managers)
    game.coin = setup.coin if setup.coin is not None else game.chance.below(count)
    game.phase = "setup" if setup.length == "abbreviated" else "maintenance"
    game.tell(SeasonStarted(tuple(manager.team for manager in game.managers), game.coin))
    return game


def _seat_managers(game: Game) -> None:
    """SET-2, SET-3: teams, Team decks, team upgrades."""
    rulebook, setup = game.rulebook, game.setup
    free = [team for team in rulebook.teams if team not in {seat.team for seat in setup.seats}]
    game.chance.shuffle(free)
    for number, seat in enumerate(setup.seats):
        team = seat.team if seat.team is not None else free.pop()
        manager = Manager(number, seat.name.strip(), team, rulebook.teams[team].union)
        manager.deck = list(rulebook.starting_players[team])
        manager.upgrade_deck = list(rulebook.team_upgrades[team])
        game.chance.shuffle(manager.deck)
        game.chance.shuffle(manager.upgrade_deck)
        game.managers.append(manager)
    taken = {manager.team for manager in game.managers}
    for team in rulebook.teams:
        if team not in taken:
            game.unused += [*rulebook.starting_players[team], *rulebook.team_upgrades[team]]


def _build_common_decks(game: Game) -> None:
    """SET-1, SET-4, SET-5, SET-8."""
    rulebook = game.rulebook
    game.highlight_deck = list(rulebook.highlights)
    game.star_decks = {union: list(stars) for union, stars in rulebook.stars.items()}
    staff = list(rulebook.staff)
    if game.setup.salary_cap:
        game.unused += [card for card in staff if card.salary_cap]
        staff = [card for card in staff if not card.salary_cap]
    game.staff_deck = staff
    game.pool = list(rulebook.tokens)
    for deck in (game.highlight_deck, *game.star_decks.values(), game.staff_deck):
        game.chance.shuffle(deck)


def _build_spike_deck(game: Game) -> None:
    """SET-6, SET-7, SET-10, SET-11: the last week's tournament lies underneath."""
    tournaments = [card for card in game.rulebook.tournaments if not card.final]
    finals = [card for card in game.rulebook.tournaments if card.final]
    headlines = list(game.rulebook.headlines)
    for cards in (tournaments, finals, headlines):
        game.chance.shuffle(cards)
    if len(game.managers) == 2:
        wanted = (3, 0)
    else:
        wanted = {"regular": (2, 2), "abbreviated": (1, 2), "extended": (2, 3)}[game.setup.length]
    deck: list[Card] = tournaments[: wanted[0]] + headlines[: wanted[1]]
    game.chance.shuffle(deck)
    game.unused += tournaments[wanted[0] :] + headlines[wanted[1] :] + finals[1:]
    game.spike_deck = deck + finals[:1]
    game.weeks = len(game.spike_deck)
