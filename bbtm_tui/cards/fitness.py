"""Abilities that could never do what they say: a word used where the rules have no moment or nobody for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from bbtm_tui.cards.box import Box
from bbtm_tui.cards.mistakes import Fault, mistakes
from bbtm_tui.cards.models import HeadlineCard, NamedAbility, PlayerCard, UpgradeCard
from bbtm_tui.cards.problems import Problem
from bbtm_tui.cards.vocabulary import Ability, Model, Players, Roll, Trigger
from bbtm_tui.cards.walk import walk

BEARERS: dict[type[Model], str] = {
    PlayerCard: "player",
    NamedAbility: "player",
    UpgradeCard: "upgrade",
    HeadlineCard: "headline",
}
"""Who bears an ability."""


class Moment(NamedTuple):
    """What a trigger has to offer."""

    bearers: tuple[str, ...] = ("player", "upgrade", "headline")
    """Whose abilities work then."""
    knows: tuple[str, ...] = ()
    """Which players are known then."""
    fielded: bool = True
    """Whether it happens at a matchup."""


_TACKLE = Moment(knows=("player", "by"))
_HIT = Moment(knows=("player", "by", "hit"))
_BALL = Moment(knows=("player",))

MOMENTS: dict[Trigger, Moment] = {
    Trigger.PLAYED: Moment(("player",), ("player",)),
    Trigger.ACTION: Moment(("upgrade",), ("committed",)),
    Trigger.TACKLING: Moment(("player",), ("player",)),
    Trigger.TACKLE_DECLARED: _TACKLE,
    Trigger.TACKLE_TARGETED: _TACKLE,
    Trigger.TACKLE_ROLLED: _TACKLE,
    Trigger.TACKLE_LANDING: _TACKLE,
    Trigger.TACKLE_SUCCEEDED: _HIT,
    Trigger.TACKLE_ENDED: _HIT,
    Trigger.DOWNED: _HIT,
    Trigger.INJURED: _HIT,
    Trigger.EJECTED: _BALL,
    Trigger.BALL_COMING: _BALL,
    Trigger.BALL_DROPPING: _BALL,
    Trigger.BALL_TAKEN: _BALL,
    Trigger.BALL_LOST: _BALL,
    Trigger.PASSING: _BALL,
    Trigger.PASSING_USED: _BALL,
    Trigger.BEFORE_EJECTIONS: Moment(),
    Trigger.SCORING: Moment(("player", "upgrade")),
    Trigger.WINNER_KNOWN: Moment(("player", "upgrade")),
    Trigger.CENTRE_COLLECTED: Moment(),
    Trigger.COLLECTING: Moment(("upgrade", "headline"), fielded=False),
    Trigger.DRAFTED: Moment(("player",), fielded=False),
    Trigger.REVEALED: Moment(("headline",), fielded=False),
    Trigger.END_OF_GAME: Moment(("upgrade",), fielded=False),
}
"""What each trigger has to offer."""

OF_HIMSELF = (Trigger.PLAYED, Trigger.TACKLING)
"""The moments that only the abilities of the player himself know."""

_ATTEMPT = (Trigger.TACKLE_DECLARED, Trigger.TACKLE_TARGETED)
_ROLLED = (Trigger.TACKLE_ROLLED, Trigger.TACKLE_LANDING, Trigger.TACKLE_SUCCEEDED, Trigger.TACKLE_ENDED)

ONLY_AT: dict[str, tuple[Trigger, ...]] = {
    "attempt-power": _ATTEMPT,
    "reveal-token-power": _ATTEMPT,
    "counts-as-higher": _ATTEMPT,
    "attempt-dice": _ATTEMPT,
    "instead-of-tackle": (Trigger.TACKLE_DECLARED,),
    "reroll": (Trigger.TACKLE_ROLLED,),
    "take-result": (Trigger.TACKLE_LANDING,),
    "pass-ball": (Trigger.PASSING,),
    "ball-to-opponent": (Trigger.PASSING,),
    "draw-extra": (Trigger.COLLECTING,),
    "retire": (Trigger.DRAFTED,),
    "shuffle-in": (Trigger.DRAFTED,),
    "rolled": _ROLLED,
    "you-won": (Trigger.WINNER_KNOWN,),
    "you-lost": (Trigger.WINNER_KNOWN,),
    "in-attempt": (*_ATTEMPT, *_ROLLED),
}
"""The triggers outside of which a word means nothing."""

ONLY_BY = {"discard-this": "upgrade", "take-result": "player"}
"""Whose ability alone can hold a word."""

_CARDS = ("draw", "discard", "draw-extra", "take-star", "retire", "shuffle-in", "reveal-highlight", "discard-this")
ANYWHERE = frozenset(("fans", "lose-fans", "each-manager", "roll", "roster-has", *_CARDS))
"""Effects and conditions that need no matchup."""

LASTING: dict[str, tuple[str, ...]] = {
    "star-power": ("player", "upgrade", "headline"),
    "tackle-dice": ("player", "headline"),
    "not-a-target": ("player",),
    "no-guard": ("player",),
    "keeps-ball": ("player",),
    "only-one": ("player",),
    "zone-limit": ("headline",),
    "tokens-per-cheating": ("headline",),
    "team-total": ("player", "upgrade"),
    "joins-as": ("upgrade",),
}
"""Who can bear a lasting rule."""


def fitness_problems(box: Box) -> list[Problem]:
    """Every ability and lasting rule in the box that could never do what it says."""
    problems = []
    for shelf, entries in box.shelves.items():
        for key, entry in entries.items():
            bearer = next((word for kind, word in BEARERS.items() if isinstance(entry, kind)), None)
            if bearer is not None:
                sheet, start = box.origins[shelf.kind, key]
                problems += [
                    sheet.problem((*start, *fault.loc), fault.message, fault.value) for fault in _faults(entry, bearer)
                ]
    return problems


def _faults(entry: Any, bearer: str) -> Iterator[Fault]:
    yield from mistakes(entry)
    for index, rule in enumerate(entry.lasting):
        loc = ("lasting", index)
        if bearer not in LASTING[rule.rule]:
            yield Fault((*loc, "rule"), f"only {_listed(LASTING[rule.rule])} can have this rule.", rule.rule)
        yield from _player_faults(rule, loc, bearer, None)
        players = getattr(rule, "players", None)
        if isinstance(players, Players) and (players.side, players.state) == ("this-player", "downed"):
            message = "his own rules hold only while he stands, so this would never hold."
            yield Fault((*loc, "players", "state"), message, "downed")
    for index, ability in enumerate(entry.abilities):
        yield from _ability_faults(ability, ("abilities", index), bearer)


def _ability_faults(ability: Ability, loc: tuple[str | int, ...], bearer: str) -> Iterator[Fault]:
    moment = MOMENTS[ability.when]
    if bearer not in moment.bearers:
        only = _listed(moment.bearers)
        yield Fault((*loc, "when"), f"this comes up only for {only}, so it would never happen.", ability.when.value)
        return
    yield from _filter_faults(ability, loc, moment, bearer)
    for way, model in walk(ability, loc):
        word = getattr(model, "do", None) or getattr(model, "if_", None)
        if word is not None:
            yield from _word_faults(word, (*way, "do" if hasattr(model, "do") else "if"), ability.when, bearer)
        if isinstance(model, Roll) and not (model.target_down or model.missed or model.tackler_down):
            yield Fault(way, "a roll needs 'target-down', 'missed' or 'tackler-down' to go on with.", "roll")
    yield from _player_faults(ability, loc, bearer, ability.when)
    known = {*moment.knows, "this-player"} if bearer == "player" else set(moment.knows)
    yield from _reference_faults(ability.requires, (*loc, "requires"), known)
    yield from _reference_faults(ability.effects, (*loc, "effects"), known)


def _filter_faults(ability: Ability, loc: tuple[str | int, ...], moment: Moment, bearer: str) -> Iterator[Fault]:
    if ability.cost and bearer != "upgrade":
        yield Fault((*loc, "cost"), "only an upgrade can be exhausted.", ability.cost)
    for name in ("player", "by"):
        if getattr(ability, name) is not None and name not in moment.knows:
            yield Fault((*loc, name), f"there is no '{name}' at '{ability.when}'.")
    if ability.when in OF_HIMSELF and ability.player is not None and ability.player.side != "this-player":
        yield Fault((*loc, "player", "side"), f"'{ability.when}' is only about this player.", ability.player.side)
    if ability.when is Trigger.DOWNED and ability.player is not None and ability.player.state == "downed":
        yield Fault((*loc, "player", "state"), "only a standing player becomes downed.", ability.player.state)
    if ability.by_you and ability.when is not Trigger.INJURED:
        yield Fault((*loc, "by-you"), "only injuries are credited to somebody (INT-24): this goes with 'injured'.")


def _word_faults(word: str, loc: tuple[str | int, ...], when: Trigger, bearer: str) -> Iterator[Fault]:
    triggers = ONLY_AT.get(word)
    if triggers is not None and when not in triggers:
        yield Fault(loc, f"this works only at {', '.join(triggers)}, not at '{when}'.", word)
    elif not MOMENTS[when].fielded and word not in ANYWHERE:
        yield Fault(loc, f"this needs a matchup, and there is none at '{when}'.", word)
    if bearer != ONLY_BY.get(word, bearer):
        yield Fault(loc, f"only {_listed((ONLY_BY[word],))} can do this.", word)


def _player_faults(value: Model, loc: tuple[str | int, ...], bearer: str, when: Trigger | None) -> Iterator[Fault]:
    for way, players in walk(value, loc):
        if not isinstance(players, Players):
            continue
        if players.side == "this-player" and bearer != "player":
            yield Fault((*way, "side"), "only a player card can speak of this player.", players.side)
        if players.in_attempt and when not in ONLY_AT["in-attempt"]:
            yield Fault((*way, "in-attempt"), "there is no attempt then.")


def _reference_faults(models: tuple[Any, ...], loc: tuple[str | int, ...], known: set[str]) -> Iterator[Fault]:
    """References to players of whom nothing is known at that point; a choice makes one known to what follows it."""
    known = set(known)
    for index, model in enumerate(models):
        way = (*loc, index)
        for name in ("player", "to", "target"):
            ref = getattr(model, name, None)
            if isinstance(ref, str) and ref not in known and ref not in ("any", "not-yet-tackled"):
                there = ", ".join(sorted(known)) or "nobody"
                yield Fault((*way, name), f"nobody is '{ref}' at this point; known is: {there}.", ref)
        if getattr(model, "do", None) == "choose-player":
            known.add("chosen")
        for name in ("target_down", "missed", "tackler_down", "effects"):
            yield from _reference_faults(getattr(model, name, ()), (*way, name.replace("_", "-")), known)


def _listed(bearers: tuple[str, ...]) -> str:
    words = {"player": "a player card", "upgrade": "an upgrade", "headline": "a headline"}
    return " or ".join(words[bearer] for bearer in bearers)
