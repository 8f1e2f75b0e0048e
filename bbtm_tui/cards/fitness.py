"""Abilities that could never do what they say: a word used where the rules have no moment or nobody for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from bbtm_tui.cards.box import Box, Origin
from bbtm_tui.cards.models import HeadlineCard, NamedAbility, PlayerCard, UpgradeCard
from bbtm_tui.cards.problems import Problem
from bbtm_tui.cards.vocabulary import Ability, Model, Players, Trigger
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

Found = Iterator[tuple[tuple[str | int, ...], str, str]]
"""Ways within a card, each with what is wrong there and the word it is about."""


def fitness_problems(box: Box) -> list[Problem]:
    """Every ability and lasting rule in the box that could never do what it says."""
    problems = []
    for entries in box.shelves.values():
        for key, entry in entries.items():
            bearer = next((word for kind, word in BEARERS.items() if isinstance(entry, kind)), None)
            if bearer is not None:
                problems += [_problem(box.origins[key], *found) for found in _unfit(entry, bearer)]
    return problems


def _problem(origin: Origin, loc: tuple[str | int, ...], message: str, value: str) -> Problem:
    return origin.sheet.problem((*origin.loc, *loc), message, value)


def _unfit(entry: Any, bearer: str) -> Found:
    for index, rule in enumerate(entry.lasting):
        loc = ("lasting", index)
        if bearer not in LASTING[rule.rule]:
            yield (
                (*loc, "rule"),
                f"this rule cannot stand on a {bearer}, only on: {', '.join(LASTING[rule.rule])}.",
                rule.rule,
            )
        yield from _unfit_players(rule, loc, bearer, None)
    for index, ability in enumerate(entry.abilities):
        yield from _unfit_ability(ability, ("abilities", index), bearer)


def _unfit_ability(ability: Ability, loc: tuple[str | int, ...], bearer: str) -> Found:
    moment = MOMENTS[ability.when]
    if bearer not in moment.bearers:
        yield (
            (*loc, "when"),
            f"this never comes up for a {bearer}, only for: {', '.join(moment.bearers)}.",
            ability.when.value,
        )
        return
    if ability.cost and bearer != "upgrade":
        yield (*loc, "cost"), "only an upgrade can be exhausted.", ability.cost
    for name in ("player", "by"):
        if getattr(ability, name) is not None and name not in moment.knows:
            yield (*loc, name), f"nobody is meant by '{name}' when it is '{ability.when}'.", ""
    if ability.by_you and ability.when is not Trigger.INJURED:
        yield (*loc, "by-you"), "only an injury is credited to somebody (INT-24): this goes with 'injured'.", ""
    for way, model in walk(ability, loc):
        word = getattr(model, "do", None) or getattr(model, "if_", None)
        if word is not None:
            yield from _unfit_word(word, (*way, "do" if hasattr(model, "do") else "if"), ability.when, bearer)
    yield from _unfit_players(ability, loc, bearer, ability.when)
    known = set(moment.knows) | ({"this-player"} if bearer == "player" else set())
    yield from _unfit_refs(ability.requires, (*loc, "requires"), known)
    yield from _unfit_refs(ability.effects, (*loc, "effects"), known)


def _unfit_word(word: str, loc: tuple[str | int, ...], when: Trigger, bearer: str) -> Found:
    triggers = ONLY_AT.get(word)
    if triggers is not None and when not in triggers:
        yield loc, f"this works only when it is: {', '.join(triggers)}; here it is '{when}'.", word
    elif not MOMENTS[when].fielded and word not in ANYWHERE:
        yield loc, f"this needs a matchup, and there is none when it is '{when}'.", word
    if word == "discard-this" and bearer != "upgrade":
        yield loc, "only an upgrade can be discarded.", word


def _unfit_players(value: Model, loc: tuple[str | int, ...], bearer: str, when: Trigger | None) -> Found:
    for way, players in walk(value, loc):
        if not isinstance(players, Players):
            continue
        if players.side == "this-player" and bearer != "player":
            yield (*way, "side"), f"a {bearer} is no player: there is no 'this-player'.", players.side
        if players.in_attempt and when not in ONLY_AT["in-attempt"]:
            yield (*way, "in-attempt"), "there is no attempt then.", ""


def _unfit_refs(models: tuple[Any, ...], loc: tuple[str | int, ...], known: set[str]) -> Found:
    """References to players of whom nothing is known there; `known` grows with each choice."""
    known = set(known)
    for index, model in enumerate(models):
        way = (*loc, index)
        for name in ("player", "to", "target"):
            ref = getattr(model, name, None)
            if isinstance(ref, str) and ref not in known and ref not in ("any", "not-yet-tackled"):
                yield (
                    (*way, name),
                    f"nobody is '{ref}' at this point; known are: {', '.join(sorted(known)) or 'none'}.",
                    ref,
                )
        if getattr(model, "do", None) == "choose-player":
            known.add("chosen")
        for name in ("target_down", "missed", "tackler_down", "effects"):
            inner = getattr(model, name, ())
            yield from _unfit_refs(inner, (*way, name.replace("_", "-")), known)
