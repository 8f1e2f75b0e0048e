"""Abilities in play: which are due at a moment, who is asked, and in what order (RSP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.cards.vocabulary import Trigger
from bbtm_tui.engine.decisions import SKIP, Decision, ask
from bbtm_tui.engine.events import AbilityLost, AbilityUsed
from bbtm_tui.engine.game import Fielded, Upgrade
from bbtm_tui.engine.moments import Owed, Use
from bbtm_tui.engine.power import attempt_info

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bbtm_tui.engine.decisions import Option, Play
    from bbtm_tui.engine.game import Game
    from bbtm_tui.engine.moments import Moment, Source
    from bbtm_tui.engine.rulebook import Card, Rule

_UPGRADE_RESPONSES = frozenset(
    {
        Trigger.TACKLE_DECLARED,
        Trigger.TACKLE_TARGETED,
        Trigger.TACKLE_ROLLED,
        Trigger.TACKLE_LANDING,
        Trigger.TACKLE_SUCCEEDED,
        Trigger.TACKLE_ENDED,
        Trigger.DOWNED,
        Trigger.INJURED,
        Trigger.BALL_COMING,
        Trigger.BALL_DROPPING,
        Trigger.BALL_TAKEN,
        Trigger.BALL_LOST,
        Trigger.PASSING,
        Trigger.PASSING_USED,
    }
)
"""On an upgrade these are Responses, which work in the matchup phase only (RSP-4)."""

DEEPEST = 40
"""How deep abilities may set one another off; beyond it they are lost, so that no pack's cards can go on for ever."""

_CHECKED_IN_TURN = frozenset(
    {Trigger.BEFORE_EJECTIONS, Trigger.SCORING, Trigger.WINNER_KNOWN, Trigger.CENTRE_COLLECTED, Trigger.END_OF_GAME}
)
"""Moments at which nothing happens but the abilities: each is checked when its turn comes (INT-40)."""


def gather(game: Game, moment: Moment) -> list[Owed]:
    """The abilities due at this moment, in turn order; a headline's come first. Ask just before the event (RSP-6)."""
    trigger = moment.trigger
    owed: list[Owed] = []
    matchup = moment.matchup
    if matchup is not None:
        for player in matchup.players:
            if player.standing:
                rules = player.card.rules.get(trigger)
                if rules is not None:
                    _add(owed, game, player.manager, rules, player, moment)
    if trigger in game.rulebook.upgrade_triggers and (game.phase == "matchup" or trigger not in _UPGRADE_RESPONSES):
        for manager in game.managers:
            for upgrade in manager.upgrades:
                rules = upgrade.card.rules.get(trigger)
                if rules is not None:
                    _add(owed, game, manager.seat, rules, upgrade, moment)
    if len(owed) > 1:
        count = len(game.managers)
        owed.sort(key=lambda one: (one.seat - game.coin) % count)
    headline = game.headline
    if headline is not None:
        rules = headline.rules.get(trigger)
        if rules is not None:
            due: list[Owed] = []
            _add(due, game, _headline_seat(game, moment), rules, headline, moment)
            owed = due + owed
    return owed


def _add(owed: list[Owed], game: Game, seat: int, rules: tuple[Rule, ...], source: Source, moment: Moment) -> None:
    if moment.manager is not None and moment.manager != seat:
        return
    exhausted = isinstance(source, Upgrade) and source.exhausted
    later = moment.trigger in _CHECKED_IN_TURN
    for rule in rules:
        use = Use(game, seat, rule, source, moment, moment.matchup)
        if not (exhausted and rule.exhausts) and (later or rule.holds(use)):
            owed.append(Owed(use, rule))


def _headline_seat(game: Game, moment: Moment) -> int:
    """For whom a headline works: the manager or the player's manager concerned, else the first manager."""
    if moment.manager is not None:
        return moment.manager
    return moment.player.manager if moment.player is not None else game.coin


def settle(owed: Iterable[Owed], player: Fielded) -> None:
    """Record that this player's change is the event itself: it costs him nothing that asks for it (RSP-6)."""
    for one in owed:
        if one.source is player:
            one.stamp = player.stamp


def respond(game: Game, moment: Moment) -> Play[None]:
    """Gather what is due at a moment that changes nothing by itself, and resolve it (RSP-2)."""
    owed = gather(game, moment)
    if owed:
        yield from resolve(game, owed)


def resolve(game: Game, owed: list[Owed]) -> Play[None]:
    """One pass in turn order, each manager's abilities to the end before the next is asked (RSP-2)."""
    if not owed:
        return
    headlines = [one for one in owed if one.source is game.headline]
    for one in headlines:
        yield from _carry_out(game, one)
    for seat in game.turn_order():
        mine = [one for one in owed if one.seat == seat and one not in headlines]
        if mine:
            yield from _resolve_manager(game, seat, mine)


def _resolve_manager(game: Game, seat: int, mine: list[Owed]) -> Play[None]:
    """All of one manager's abilities in one window: mandatory ones happen, optional ones are offered (RSP-2, RSP-5)."""
    while True:
        mine = [one for one in mine if _still_due(game, one)]
        due = [one for one in mine if _holds_now(one)]
        must = [one for one in due if not one.rule.optional]
        may = [one for one in due if one.rule.optional and one.rule.possible(one.use)]
        at_once = [one for one in must if one.rule.commutes or len(due) == 1]
        if at_once:
            yield from _carry_out(game, at_once[0])
            mine.remove(at_once[0])
            continue
        if not must and not may:
            return
        offered = by_option([*must, *may])
        options = [*offered] if must else [*offered, SKIP]
        moment = next(iter(offered.values())).use.moment
        chosen = yield from ask(_question(game, seat, moment, options))
        if chosen == SKIP:
            return
        picked = offered[chosen]
        mine.remove(picked)
        yield from _carry_out(game, picked)


def by_option(owed: Iterable[Owed]) -> dict[Option, Owed]:
    """The option to use each of these abilities; of alike ones the first stands for all."""
    offered: dict[Option, Owed] = {}
    for one in owed:
        offered.setdefault(one.option(), one)
    return offered


def _question(game: Game, seat: int, moment: Moment | None, options: list[Option]) -> Decision:
    decision = Decision(seat, "response", options)
    if moment is not None:
        decision.trigger = moment.trigger.value
        decision.player = moment.player.label if moment.player is not None else ""
        decision.matchup = moment.matchup.id if moment.matchup is not None else ""
        decision.attempt = attempt_info(game, moment.attempt) if moment.attempt is not None else None
    return decision


def _still_due(game: Game, one: Owed) -> bool:
    """Whether an ability can still happen: not lost, not too late, its card not exhausted meanwhile."""
    moment = one.use.moment
    if moment is not None and moment.replaced:
        return False
    if isinstance(one.source, Upgrade):
        return not (one.rule.exhausts and one.source.exhausted) and one.source in game.managers[one.seat].upgrades
    if one.lost:
        if not one.rule.optional:
            game.tell(AbilityLost(one.seat, one.rule.source, one.bearer))
        return False
    return True


def _holds_now(one: Owed) -> bool:
    """Whether an ability that is checked when its turn comes holds; the others were checked before the event."""
    moment = one.use.moment
    return moment is None or moment.trigger not in _CHECKED_IN_TURN or one.rule.holds(one.use)


def _carry_out(game: Game, one: Owed) -> Play[None]:
    """Use an ability: the cost first, then its effects (RSP-8)."""
    if not one.rule.possible(one.use):
        return
    yield from use_ability(game, one.use)


def use_ability(game: Game, use: Use) -> Play[None]:
    """Mark the card as used, tell it, and carry out its effects (RSP-8)."""
    rule, source = use.rule, use.source
    assert rule is not None
    label = ""
    if isinstance(source, Fielded):
        label = source.label
    elif isinstance(source, Upgrade):
        source.exhausted = source.exhausted or rule.exhausts
    elif source is not None and source.star:
        label = source.id
    if game.depth >= DEEPEST:
        game.tell(AbilityLost(use.seat, rule.source, label))
        return
    game.tell(AbilityUsed(use.seat, rule.source, label, rule.exhausts))
    game.depth += 1
    yield from rule.resolve(use)
    game.depth -= 1


def drafting_rules(game: Game, seat: int, card: Card) -> tuple[Rule, ...]:
    """What happens when this star joins: its own abilities, or one that an upgrade lends to every star (IMP-3,
    INT-45)."""
    rules = card.rules.get(Trigger.DRAFTED, ())
    if rules:
        return rules
    for upgrade in game.managers[seat].upgrades:
        for named in upgrade.card.joins_as:
            return tuple(rule for rule in game.rulebook.named_rules[named] if rule.trigger is Trigger.DRAFTED)
    return ()
