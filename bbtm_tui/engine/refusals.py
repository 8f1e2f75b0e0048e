"""Why an answer that somebody tries is not legal: the clause behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.cards.vocabulary import Ability, Trigger
from bbtm_tui.cards.walk import find, walk
from bbtm_tui.engine.decisions import Refusal
from bbtm_tui.engine.matchups import find_place, refuse_place
from bbtm_tui.engine.moments import Use
from bbtm_tui.engine.tackle import may_be_target

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Decision
    from bbtm_tui.engine.game import Game


def explain(game: Game, decision: Decision | None, answer: str) -> Refusal:
    """The reason why this answer is not among the decision's options."""
    if decision is None:
        return Refusal("season-over", "END-1")
    verb, _, rest = answer.partition(":")
    if verb == "commit":
        return _explain_commit(game, decision, rest)
    if verb == "target":
        return _explain_target(game, decision, rest)
    if verb == "use":
        return _explain_use(game, decision, rest)
    if verb == "move":
        return _explain_move(game, decision, rest)
    if verb == "skip":
        return Refusal("commit-or-pass", "MCH-3") if decision.kind == "commit" else Refusal("mandatory", "RSP-5")
    if verb == "pass":
        return Refusal("pass-not-now", "MCH-3")
    if verb == "discard":
        return _explain_discard(game, decision, rest)
    return _not_offered(decision)


def _not_offered(decision: Decision) -> Refusal:
    return Refusal("not-offered", "MCH-2", (("kind", decision.kind), ("manager", str(decision.manager))))


def _explain_commit(game: Game, decision: Decision, rest: str) -> Refusal:
    if decision.kind != "commit":
        return Refusal("not-committing", "MCH-2", (("manager", str(decision.manager)),))
    name, _, where = rest.partition("@")
    hand = {card.id: card for card in game.managers[decision.manager].hand}
    if name not in hand:
        return Refusal("not-in-hand", "MCH-2", (("card", name),))
    try:
        matchup, zone = find_place(game, where)
    except KeyError:
        return Refusal("no-such-place", "MCH-4", (("place", where),))
    refusal = refuse_place(game, decision.manager, hand[name], matchup, zone)
    return refusal if refusal is not None else _not_offered(decision)


def _explain_move(game: Game, decision: Decision, rest: str) -> Refusal:
    if decision.kind != "choose-place":
        return _not_offered(decision)
    try:
        matchup, zone = find_place(game, rest)
    except KeyError:
        return Refusal("no-such-place", "MCH-4", (("place", rest),))
    player = game.player(decision.player)
    if matchup is player.matchup:
        return Refusal("same-matchup", "MOV-1", (("player", player.label),))
    refusal = refuse_place(game, player.manager, player.card, matchup, zone)
    return refusal if refusal is not None else _not_offered(decision)


def _explain_target(game: Game, decision: Decision, rest: str) -> Refusal:
    if decision.kind != "target":
        return Refusal("not-tackling", "TAC-1")
    try:
        target = game.player(rest)
    except KeyError:
        return Refusal("no-such-player", "TAC-1", (("player", rest),))
    tackler = game.player(decision.player)
    players = (("player", tackler.label), ("target", target.label))
    if target.matchup is not tackler.matchup:
        return Refusal("target-elsewhere", "TAC-1", players)
    if target.manager == tackler.manager:
        return Refusal("target-friendly", "TAC-1", players)
    if not may_be_target(game, target):
        return Refusal("target-anchored", "NAM-12", players)
    return Refusal("target-tackled-already", "NAM-11", players)


def _explain_use(game: Game, decision: Decision, rest: str) -> Refusal:
    name, _, label = rest.partition("@")
    if label or name in game.rulebook.named_rules:
        return Refusal("ability-not-due", "RSP-4", (("card", name), ("player", label)))
    upgrades = [one for one in game.managers[decision.manager].upgrades if one.card.id == name]
    card = (("card", name),)
    if not upgrades:
        return Refusal("upgrade-not-yours", "RSP-4", card)
    if all(one.exhausted for one in upgrades):
        return Refusal("exhausted", "MCH-8", card)
    upgrade = next(one for one in upgrades if not one.exhausted)
    actions = upgrade.card.rules.get(Trigger.ACTION, ())
    if not actions:
        return Refusal("ability-not-due", "RSP-4", (*card, ("player", "")))
    if decision.kind != "action":
        return Refusal("no-action-now", "MCH-8", card)
    here = game.committed.matchup if game.committed is not None else None
    if here is None and _needs_committed(game, name):
        return Refusal("committed-gone", "INT-2", card)
    if not any(rule.holds(Use(game, decision.manager, rule, upgrade, None, here)) for rule in actions):
        return Refusal("condition-fails", "RSP-4", card)
    return Refusal("no-effect", "INT-6", card)


def _needs_committed(game: Game, name: str) -> bool:
    """Whether the matchup action of this card is about the player committed this turn (INT-2)."""
    actions = [one for _way, one in find(game.rulebook.cards.by_id[name], Ability) if one.when is Trigger.ACTION]
    words = [one for action in actions for _way, one in walk(action)]
    return any("committed" in (getattr(one, "player", ""), getattr(one, "to", "")) for one in words)


def _explain_discard(game: Game, decision: Decision, rest: str) -> Refusal:
    if decision.kind not in ("discard", "pass-discard"):
        return _not_offered(decision)
    return Refusal("not-in-hand", "SPR-1", (("card", rest),))
