"""Filters, conditions and counts of the card language, compiled into ready functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bbtm_tui.cards.vocabulary import (
    Ability,
    BallAtMidfield,
    Condition,
    Count,
    IsCarrier,
    MoreDowned,
    Players,
    PlayersThere,
    Ref,
    Rolled,
    Roster,
    RosterHas,
    Upgrades,
    YouHave,
    YouLost,
    YouWon,
    ZonePower,
)
from bbtm_tui.engine.game import Fielded
from bbtm_tui.engine.moments import Match, Test, Use
from bbtm_tui.engine.power import own_power, token_power

if TYPE_CHECKING:
    from bbtm_tui.engine.game import Manager
    from bbtm_tui.engine.result import Result
    from bbtm_tui.engine.rulebook import Card


def refer(use: Use, ref: Ref) -> Fielded | None:
    """The player a reference names, or None when there is none (any more)."""
    moment = use.moment
    player: Fielded | None = None
    if ref == "this-player":
        player = use.source if isinstance(use.source, Fielded) else None
    elif ref == "chosen":
        player = use.chosen
    elif ref == "committed":
        player = use.game.committed
    elif moment is not None and ref == "player":
        player = moment.player
    elif moment is not None and ref == "by":
        player = moment.by
    elif moment is not None and moment.attempt is not None:
        player = moment.attempt.hit()
    return player


def refer_fielded(use: Use, ref: Ref) -> Fielded | None:
    """The player a reference names, if he is at a matchup."""
    player = refer(use, ref)
    return player if player is not None and player.matchup is not None else None


def compile_players(players: Players, *, subject: bool = False) -> Match:
    """A filter as a function of (use, player).

    The `subject` of an event is here because the event is, even if it has taken him away.
    """
    tests: list[Match] = [_SIDES[players.side]]
    if players.state is not None:
        standing = players.state == "standing"
        tests.append(lambda use, player: player.standing is standing)
    if players.carrier:
        tests.append(lambda use, player: player.matchup is not None and player.matchup.carrier is player)
    if players.star:
        tests.append(lambda use, player: player.card.star)
    if players.has is not None:
        has = players.has
        tests.append(lambda use, player: has in player.card.named)
    if players.lacks is not None:
        lacks = players.lacks
        tests.append(lambda use, player: lacks not in player.card.named)
    if players.skill is not None:
        skill = players.skill.value
        tests.append(lambda use, player: skill in player.card.skills)
    if players.in_attempt:
        tests.append(_in_attempt)
    if players.where != "here" or not subject:
        tests.append(_PLACES[players.where])
    return _every_match(tests)


def _every_match(tests: list[Match]) -> Match:
    """All tests in one function; a plain loop, because this is asked more often than anything else."""
    if len(tests) == 1:
        return tests[0]

    def match(use: Use, player: Fielded) -> bool:
        for test in tests:  # noqa: SIM110
            if not test(use, player):
                return False
        return True

    return match


def _every_test(tests: list[Test]) -> Test:
    if len(tests) == 1:
        return tests[0]

    def holds(use: Use) -> bool:
        for test in tests:  # noqa: SIM110
            if not test(use):
                return False
        return True

    return holds


def _in_attempt(use: Use, player: Fielded) -> bool:
    attempt = use.moment.attempt if use.moment is not None else None
    return attempt is not None and (player is attempt.tackler or player is attempt.target)


def _is_other(use: Use, player: Fielded) -> bool:
    return player is not use.source and player is not use.about


_SIDES: dict[str, Match] = {
    "this-player": lambda use, player: player is use.source,
    "yours": lambda use, player: player.manager == use.seat,
    "another-of-yours": lambda use, player: player.manager == use.seat and _is_other(use, player),
    "opposing": lambda use, player: player.manager != use.seat,
    "another": _is_other,
    "any": lambda use, player: True,
}


def _with_your_player(use: Use, player: Fielded) -> bool:
    return player.matchup is not None and any(one.manager == use.seat for one in player.matchup.players)


def _with_your_standing_player(use: Use, player: Fielded) -> bool:
    return player.matchup is not None and any(
        one.manager == use.seat and one.standing for one in player.matchup.players
    )


_PLACES: dict[str, Match] = {
    "here": lambda use, player: player.matchup is use.matchup,
    "anywhere": lambda use, player: player.matchup is not None,
    "with-your-player": _with_your_player,
    "with-your-standing-player": _with_your_standing_player,
}


def picks(use: Use, players: Players, match: Match) -> list[Fielded]:
    """Everybody the filter means, in order of the reel and of entry."""
    if players.where == "here":
        return [one for one in use.matchup.players if match(use, one)] if use.matchup is not None else []
    return [one for one in use.game.fielded() if match(use, one)]


def compile_conditions(ability: Ability) -> Test:
    """Filters on the event and conditions, as one function."""
    tests: list[Test] = [_compile_subject(ability.player)]
    if ability.by is not None:
        by = compile_players(ability.by, subject=True)
        tests.append(lambda use: use.moment is not None and use.moment.by is not None and by(use, use.moment.by))
    if ability.by_you:
        tests.append(lambda use: use.moment is not None and use.moment.credit == use.seat)
    tests += [_compile_condition(condition) for condition in ability.requires]
    return _every_test(tests)


def _compile_subject(players: Players | None) -> Test:
    """Who it must happen to; by default this player, for a player card, and anyone, for any other."""
    if players is None:

        def is_own(use: Use) -> bool:
            subject = use.moment.player if use.moment is not None else None
            return subject is None or subject is use.source or not isinstance(use.source, Fielded)

        return is_own
    match = compile_players(players, subject=True)
    return lambda use: use.moment is not None and use.moment.player is not None and match(use, use.moment.player)


def compile_requirements(requires: tuple[Condition, ...]) -> Test:
    """Conditions as one function."""
    tests = [_compile_condition(condition) for condition in requires]
    return _every_test(tests)


def _compile_condition(condition: Condition) -> Test:
    match condition:
        case IsCarrier(player=ref):
            return lambda use: _is_carrier(refer(use, ref))
        case BallAtMidfield(player=ref):
            return lambda use: _ball_at_midfield(use, ref)
        case YouHave(players=players, at_least=at_least):
            match_players = compile_players(players)
            return lambda use: len(picks(use, players, match_players)) >= at_least
        case YouWon(matchup=kind, margin=margin):
            return lambda use: _you_won(use, kind == "highlight", margin)
        case YouLost():
            return lambda use: use.seat in _result(use).losers
        case ZonePower(at_least=at_least):
            return lambda use: _zone_power(use) >= at_least
        case MoreDowned():
            return _opponent_has_more_downed
        case Rolled(face=face, at_least=at_least):
            return lambda use: (
                use.moment is not None
                and use.moment.attempt is not None
                and use.moment.attempt.faces.count(face.value) >= at_least
            )
        case RosterHas(roster=roster, at_least=at_least):
            count = compile_count(roster)
            return lambda use: count(use) >= at_least


def _is_carrier(player: Fielded | None) -> bool:
    return player is not None and player.matchup is not None and player.matchup.carrier is player


def _ball_at_midfield(use: Use, ref: Ref) -> bool:
    player = refer(use, ref)
    return player is not None and player.matchup is not None and player.matchup.carrier is None


def _result(use: Use) -> Result:
    """How the matchup ended; the loader lets nothing ask before its winner is known."""
    assert use.moment is not None and use.moment.result is not None
    return use.moment.result


def _you_won(use: Use, highlight: bool, margin: int) -> bool:
    result = _result(use)
    if use.seat not in result.winners or (highlight and use.matchup is not None and use.matchup.tournament):
        return False
    return margin == 0 or result.margin(use.seat) >= margin


def _zone_power(use: Use) -> int:
    """Players with their own modifiers and revealed tokens; not the ball, not team bonuses."""
    if use.matchup is None:
        return 0
    mine = use.matchup.players_of(use.seat)
    return sum(own_power(use.game, player) + token_power(player) for player in mine)


def _opponent_has_more_downed(use: Use) -> bool:
    """Any one opponent at this matchup, where you have a player (INT-42)."""
    if use.matchup is None:
        return False
    downed = dict.fromkeys(use.matchup.present(), 0)
    for player in use.matchup.players:
        downed[player.manager] += not player.standing
    mine = downed.pop(use.seat, None)
    return mine is not None and any(count > mine for count in downed.values())


def compile_count(count: Count) -> Callable[[Use], int]:
    """A count as a function of the use."""
    match count:
        case Roster():
            belongs = compile_roster(count)
            return lambda use: sum(belongs(card) for card in roster(use.game.managers[use.seat], use))
        case PlayersThere(players=players):
            match_players = compile_players(players)
            return lambda use: len(picks(use, players, match_players))
        case Upgrades(kind=kind):
            wanted = f"{kind}-upgrade"
            return lambda use: sum(one.card.kind == wanted for one in use.game.managers[use.seat].upgrades)


def compile_roster(wanted: Roster) -> Callable[[Card], bool]:
    """Whether a card of the roster is meant."""

    def belongs(card: Card) -> bool:
        return (
            (not wanted.star or card.star)
            and (wanted.has is None or wanted.has in card.named)
            and (wanted.lacks is None or wanted.lacks not in card.named)
            and (wanted.team is None or wanted.team == card.team)
            and (wanted.other_team is None or wanted.other_team != card.team)
        )

    return belongs


def roster(manager: Manager, use: Use) -> list[Card]:
    """Every own player card at matchups, in deck, discard pile and hand (IMP-6)."""
    at_matchups = [player.card for player in use.game.fielded(manager.seat)]
    return [*at_matchups, *manager.deck, *manager.discard, *manager.hand]
