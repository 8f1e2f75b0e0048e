"""A game between two steps as plain JSON data, and back: weekly snapshots and digests of the state."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from bbtm_tui.engine.game import Fielded, Game, Laid, Manager, Matchup, Upgrade, Zone

if TYPE_CHECKING:
    from bbtm_tui.engine.agreement import Setup
    from bbtm_tui.engine.rulebook import Card, Rulebook

_PLAIN = ("week", "weeks", "phase", "index", "turn", "coin", "settled")
_DECKS = ("spike_deck", "highlight_deck", "highlight_box", "staff_deck", "unused")
_MANAGER_PLAIN = ("seat", "name", "team", "union", "fans", "passed", "improvements", "known_top")
_MANAGER_DECKS = ("deck", "hand", "discard", "out", "upgrade_deck", "discarded_upgrades", "pile", "offered")


def to_data(game: Game) -> dict[str, Any]:
    """The whole state as JSON data; cards and tokens by id."""
    data: dict[str, Any] = {name: getattr(game, name) for name in _PLAIN}
    data |= {name: _ids(getattr(game, name)) for name in _DECKS}
    chance = game.chance
    data["chance"] = {"state": chance.state, "dice": chance.dice, "tokens": chance.tokens}
    data["star_decks"] = {union: _ids(deck) for union, deck in game.star_decks.items()}
    data["pool"] = [token.id for token in game.pool]
    data["token_pile"] = [token.id for token in game.token_pile]
    data["labels"] = game.labels
    data["headline"] = game.headline.id if game.headline is not None else None
    data["managers"] = [_manager_data(manager) for manager in game.managers]
    data["reel"] = [_matchup_data(matchup) for matchup in game.reel]
    data["tournament"] = _matchup_data(game.tournament) if game.tournament is not None else None
    return data


def _ids(cards: list[Card]) -> list[str]:
    return [card.id for card in cards]


def _manager_data(manager: Manager) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(manager, name) for name in _MANAGER_PLAIN}
    data |= {name: _ids(getattr(manager, name)) for name in _MANAGER_DECKS}
    data["upgrades"] = [[upgrade.card.id, upgrade.exhausted] for upgrade in manager.upgrades]
    return data


def _matchup_data(matchup: Matchup) -> dict[str, Any]:
    return {
        "card": matchup.card.id,
        "id": matchup.id,
        "turned": matchup.turned,
        "resolved": matchup.resolved,
        "carrier": matchup.carrier.label if matchup.carrier is not None else None,
        "zones": {zone.side: [player.label for player in zone.players] for zone in matchup.zones},
        "players": [_player_data(player) for player in matchup.players],
    }


def _player_data(player: Fielded) -> dict[str, Any]:
    return {
        "card": player.card.id,
        "label": player.label,
        "manager": player.manager,
        "standing": player.standing,
        "stamp": player.stamp,
        "tackled": sorted(player.tackled),
        "tokens": [[laid.token.id, sorted(laid.known), laid.open] for laid in player.tokens],
    }


def from_data(rulebook: Rulebook, setup: Setup, data: dict[str, Any]) -> Game:
    """The game that `to_data` wrote; raises KeyError, TypeError or ValueError when the data is not one."""
    game = Game(rulebook, setup)
    for name in _PLAIN:
        setattr(game, name, data[name])
    for name in _DECKS:
        setattr(game, name, _cards(rulebook, data[name]))
    game.chance.state = data["chance"]["state"]
    game.chance.dice = list(data["chance"]["dice"])
    game.chance.tokens = list(data["chance"]["tokens"])
    game.star_decks = {union: _cards(rulebook, deck) for union, deck in data["star_decks"].items()}
    game.pool = [rulebook.token_kinds[token] for token in data["pool"]]
    game.token_pile = [rulebook.token_kinds[token] for token in data["token_pile"]]
    game.labels = dict(data["labels"])
    game.headline = rulebook.by_id[data["headline"]] if data["headline"] is not None else None
    game.managers = [_manager(rulebook, one) for one in data["managers"]]
    game.reel = [_matchup(rulebook, one, tournament=False) for one in data["reel"]]
    if data["tournament"] is not None:
        game.tournament = _matchup(rulebook, data["tournament"], tournament=True)
    return game


def _cards(rulebook: Rulebook, ids: list[str]) -> list[Card]:
    return [rulebook.by_id[card] for card in ids]


def _manager(rulebook: Rulebook, data: dict[str, Any]) -> Manager:
    manager = Manager(data["seat"], data["name"], data["team"], data["union"])
    for name in _MANAGER_PLAIN:
        setattr(manager, name, data[name])
    for name in _MANAGER_DECKS:
        setattr(manager, name, _cards(rulebook, data[name]))
    for card, exhausted in data["upgrades"]:
        upgrade = Upgrade(rulebook.by_id[card])
        upgrade.exhausted = exhausted
        manager.upgrades.append(upgrade)
    return manager


def _matchup(rulebook: Rulebook, data: dict[str, Any], *, tournament: bool) -> Matchup:
    zones = [Zone(side) for side in data["zones"]]
    matchup = Matchup(rulebook.by_id[data["card"]], data["id"], zones, tournament)
    matchup.turned, matchup.resolved = data["turned"], data["resolved"]
    by_label: dict[str, Fielded] = {}
    for one in data["players"]:
        player = Fielded(rulebook.by_id[one["card"]], one["label"], one["manager"], matchup)
        player.standing, player.stamp = one["standing"], one["stamp"]
        player.tackled = frozenset(one["tackled"])
        player.tokens = [
            Laid(rulebook.token_kinds[token], frozenset(known), is_open) for token, known, is_open in one["tokens"]
        ]
        matchup.players.append(player)
        by_label[player.label] = player
    for zone in zones:
        zone.players = [by_label[label] for label in data["zones"][zone.side]]
    matchup.carrier = by_label[data["carrier"]] if data["carrier"] is not None else None
    return matchup


def digest(game: Game, prompt: str) -> str:
    """A short hash of the whole state and the prompt it stands at."""
    text = json.dumps([to_data(game), prompt], sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]
