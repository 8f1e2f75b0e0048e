"""The matchup phase: turns, committing, places, moving, matchup actions, passing (MCH, MOV, TWO-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.cards.vocabulary import Trigger
from bbtm_tui.engine.abilities import by_option, respond, use_ability
from bbtm_tui.engine.ball import hand_over
from bbtm_tui.engine.decisions import DONE, PASS, SKIP, Decision, Option, Refusal, card_option
from bbtm_tui.engine.drawing import discard, hand_options
from bbtm_tui.engine.events import (
    HighlightReturned,
    ManagerPassed,
    PlayerCommitted,
    PlayerMoved,
    PlayerPlaced,
    SkillsLost,
    TurnStarted,
)
from bbtm_tui.engine.game import Fielded
from bbtm_tui.engine.moments import Moment, Owed, Use
from bbtm_tui.engine.power import team_total
from bbtm_tui.engine.skills import use_skills
from bbtm_tui.engine.states import leave

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Play
    from bbtm_tui.engine.game import Game, Manager, Matchup, Zone
    from bbtm_tui.engine.rulebook import Card

    Place = tuple[Matchup, Zone]


def take_turn(game: Game, seat: int) -> Play[None]:
    """One turn: commit a player, his abilities and skills, then perhaps a matchup action; or pass (MCH-2, MCH-3)."""
    manager = game.managers[seat]
    game.committed = None
    game.tell(TurnStarted(seat))
    options = commit_options(game, manager)
    if not options:
        yield from _pass(game, manager, chosen=False)
        return
    chosen = yield Decision(seat, "commit", options, uses_hand=True)
    if chosen.verb == "pass":
        yield from _pass(game, manager, chosen=True)
        return
    card = game.rulebook.by_id[chosen.what]
    matchup, zone = find_place(game, chosen.where)
    manager.hand.remove(card)
    game.committed = yield from commit(game, seat, card, matchup, zone)
    yield from take_action(game, seat)
    game.committed = None


def _pass(game: Game, manager: Manager, *, chosen: bool) -> Play[None]:
    """Pass for the phase, and discard any cards from hand (MCH-3, MCH-10)."""
    manager.passed = True
    game.tell(ManagerPassed(manager.seat, chosen))
    while manager.hand:
        answer = yield Decision(manager.seat, "pass-discard", [*hand_options(manager, "discard"), DONE], uses_hand=True)
        if answer.verb == "done":
            return
        discard(game, manager, game.rulebook.by_id[answer.what])


def commit_options(game: Game, manager: Manager) -> list[Option]:
    """Every card of the hand at every legal place, and to pass.

    Empty where no card at all could be committed, as all can see (MCH-3, MCH-10).
    """
    if not manager.hand:
        return []
    places = open_places(game, manager.seat)
    open_to_all = [f"{matchup.id}:{zone.side}" for matchup, zone in places]
    options: list[Option] = []
    for card in dict.fromkeys(manager.hand):
        legal = open_to_all
        if card.only_one:
            legal = [f"{matchup.id}:{zone.side}" for matchup, zone in legal_places(game, manager.seat, card)]
        name = card.id
        options += [card_option("commit", name, where) for where in legal]
    # With places open to any ordinary card the question is asked even if only a pass is left: that it is not
    # asked would tell the others what is in the hand.
    return [*options, PASS] if places else []


def open_places(game: Game, seat: int) -> list[Place]:
    """The zones this manager may enter, but for MCH-9."""
    return [(matchup, zone) for matchup in game.matchups() for zone in open_zones(game, seat, matchup)]


def open_zones(game: Game, seat: int, matchup: Matchup) -> list[Zone]:
    """The zones of a matchup that this manager may enter, but for MCH-9 (MCH-4, MCH-5, MCH-6, INT-13)."""
    if matchup.tournament:
        zones = [matchup.zones[seat]]
    else:
        own = matchup.zone_of(seat)
        zones = [own] if own is not None else [zone for zone in matchup.zones if not zone.players]
    limit = game.headline.zone_limit if game.headline is not None else None
    return zones if limit is None else [zone for zone in zones if len(zone.players) < limit]


def legal_places(game: Game, seat: int, card: Card) -> list[Place]:
    """Where this manager may commit, move or place this card (MCH-4 to MCH-9)."""
    return [place for place in open_places(game, seat) if is_free_of_double(seat, card, place[0])]


def is_free_of_double(seat: int, card: Card, matchup: Matchup) -> bool:
    """Whether no other manager has a player of this name here who bars a second one (MCH-9)."""
    return not any(one.card.only_one and one.card.name == card.name and one.manager != seat for one in matchup.players)


def refuse_place(game: Game, seat: int, card: Card, matchup: Matchup, zone: Zone) -> Refusal | None:
    """Why a card may not enter a zone, or None when it may (MCH-4 to MCH-9, INT-13)."""
    where = (("matchup", matchup.id), ("zone", zone.side))
    if zone in open_zones(game, seat, matchup):
        if is_free_of_double(seat, card, matchup):
            return None
        return Refusal("double", "MCH-9", (*where, ("card", card.id)))
    if matchup.tournament and zone is not matchup.zones[seat]:
        return Refusal("zone-of-another", "MCH-6", where)
    if zone.manager is not None and zone.manager != seat:
        return Refusal("zone-taken", "MCH-4", (*where, ("manager", str(zone.manager))))
    own = matchup.zone_of(seat)
    if own is not None and own is not zone:
        return Refusal("second-zone", "MCH-4", where)
    limit = game.headline.zone_limit if game.headline is not None else None
    return Refusal("zone-full", "INT-13", (*where, ("limit", str(limit))))


def find_place(game: Game, where: str) -> Place:
    """The place written ``matchup:side``; raises KeyError."""
    label, _, side = where.rpartition(":")
    matchup = game.matchup(label)
    for zone in matchup.zones:
        if zone.side == side:
            return matchup, zone
    raise KeyError(where)


def enter(game: Game, seat: int, card: Card, matchup: Matchup, zone: Zone) -> Fielded:
    """A player enters a zone, standing (MCH-7)."""
    player = Fielded(card, game.label(card.id), seat, matchup)
    matchup.players.append(player)
    zone.players.append(player)
    return player


def preview_total(game: Game, seat: int, card: Card, matchup: Matchup, zone: Zone) -> int:
    """What the team's total would be with this card committed there, before abilities and skills (SCO-4)."""
    player = Fielded(card, card.id, seat, matchup)
    matchup.players.append(player)
    zone.players.append(player)
    total = team_total(game, seat, matchup)
    matchup.players.pop()
    zone.players.pop()
    return total


def commit(game: Game, seat: int, card: Card, matchup: Matchup, zone: Zone) -> Play[Fielded]:
    """A card is committed: When Played, then skills from left to right (MCH-2)."""
    player = enter(game, seat, card, matchup, zone)
    game.tell(PlayerCommitted(seat, player.label, card.id, matchup.id, zone.side))
    return_surplus(game)
    stamp = player.stamp
    if Trigger.PLAYED in card.rules:
        yield from respond(game, Moment(Trigger.PLAYED, matchup, player))
    if player.stamp == stamp:
        yield from use_skills(game, player)
    elif card.skills:
        game.tell(SkillsLost(seat, player.label, card.skills))
    return player


def place(game: Game, seat: int, card: Card, matchup: Matchup, zone: Zone) -> None:
    """A drawn card is placed, without When Played and skills; with no legal place it is discarded (MOV-3)."""
    if refuse_place(game, seat, card, matchup, zone) is not None:
        discard_drawn(game, seat, card)
        return
    player = enter(game, seat, card, matchup, zone)
    game.tell(PlayerPlaced(seat, player.label, card.id, matchup.id, zone.side))
    return_surplus(game)


def discard_drawn(game: Game, seat: int, card: Card) -> None:
    """A drawn card that may not stand anywhere goes to the discard pile (INT-9)."""
    manager = game.managers[seat]
    manager.hand.append(card)
    discard(game, manager, card)


def places_to_move(game: Game, player: Fielded) -> list[Place]:
    """Where a player may be moved: a legal place at another matchup (MOV-1)."""
    return [one for one in legal_places(game, player.manager, player.card) if one[0] is not player.matchup]


def move(game: Game, player: Fielded, matchup: Matchup, zone: Zone) -> Play[None]:
    """Move a player with his state and tokens; the ball stays behind (MOV-1, MOV-2)."""
    origin = player.matchup
    assert origin is not None
    yield from hand_over(game, player)
    leave(player)
    player.matchup = matchup
    matchup.players.append(player)
    zone.players.append(player)
    game.tell(PlayerMoved(player.manager, player.label, origin.id, matchup.id, zone.side))
    return_surplus(game)


def return_surplus(game: Game) -> None:
    """Once enough highlights are occupied the others go back to the box (TWO-2, SET-12)."""
    keep = highlights_kept(game)
    if keep is None or game.settled:
        return
    empty = [matchup for matchup in game.reel if not matchup.players]
    if len(game.reel) - len(empty) < keep:
        return
    game.settled = True
    for matchup in empty:
        return_highlight(game, matchup)


def highlights_kept(game: Game) -> int | None:
    """With two managers only so many highlights are played for; None with more managers (TWO-2, SET-12)."""
    if len(game.managers) > 2:
        return None
    return 1 if game.setup.scheduling_limits and game.tournament is not None else 2


def return_highlight(game: Game, matchup: Matchup) -> None:
    """A highlight goes back to the box."""
    game.reel.remove(matchup)
    game.highlight_box.append(matchup.card)
    game.tell(HighlightReturned(matchup.id))


def action_uses(game: Game, seat: int) -> list[Owed]:
    """The matchup actions this manager could use now (MCH-8, INT-6)."""
    committed = game.committed
    here = committed.matchup if committed is not None else None
    uses: list[Owed] = []
    for upgrade in game.managers[seat].upgrades:
        if upgrade.exhausted:
            continue
        for rule in upgrade.card.rules.get(Trigger.ACTION, ()):
            use = Use(game, seat, rule, upgrade, None, here)
            if rule.holds(use) and rule.possible(use):
                uses.append(Owed(use, rule))
    return uses


def take_action(game: Game, seat: int) -> Play[None]:
    """At most one matchup action, after all skills (MCH-8)."""
    offered = by_option(action_uses(game, seat))
    if not offered:
        return
    committed = game.committed
    label = committed.label if committed is not None else ""
    chosen = yield Decision(seat, "action", [*offered, SKIP], player=label)
    if chosen != SKIP:
        yield from use_ability(game, offered[chosen].use)
