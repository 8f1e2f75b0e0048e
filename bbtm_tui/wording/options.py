"""What each legal answer is called, and what it means."""

from __future__ import annotations

from bbtm_tui.cards.models import PlayerCard
from bbtm_tui.engine.decisions import AttemptInfo, Decision, Option
from bbtm_tui.engine.view import FieldedView, MatchupView, View, card_of
from bbtm_tui.wording.abilities import missed_clause
from bbtm_tui.wording.cards import ability_text, player_line
from bbtm_tui.wording.names import face_name
from bbtm_tui.wording.table import Names
from bbtm_tui.wording.text import _

_OF_CARDS = frozenset({"discard", "keep", "bottom", "top", "draft"})
"""Verbs that name a card which is no player at a matchup."""


def label(option: Option, decision: Decision, names: Names, view: View) -> str:
    """What the option is called, unique within its decision."""
    if option.verb == "skip":
        return _("No, let it happen") if decision.attempt else _skip(decision.kind)
    if option.verb == "use":
        return _use(option, decision, names, view)
    if option.verb in ("commit", "move"):
        return _place(option, names)
    return _label(option, decision, names)


def explain(option: Option, decision: Decision, names: Names, view: View) -> str:
    """One line on what the option means, empty where its label says it all."""
    if option.verb == "pass":
        return _("You commit nobody else this week and take no more matchup actions. Responses stay yours.")
    if option.verb == "use" and option.what not in ("passing", "sprinting"):
        return _one_line(ability_text(names.cards, option.what))
    if option.verb == "use" and decision.card:
        return _one_line(ability_text(names.cards, decision.card))
    if option.verb == "commit":
        return _commit(option, names, view)
    if option.verb == "move":
        return _pays(option, names, view)
    if decision.kind == "replace-token" or option.where == "turned":
        return ""
    if option.verb == "token":
        return _token(option, names, view)
    if option.verb == "result" and decision.attempt:
        return _outcome(option.what, decision.attempt, names, view)
    fielded = view.players().get(option.what)
    if fielded and option.verb == "choose" and not decision.attempt:
        return _whereabouts(fielded, names, view)
    if fielded and option.verb in ("target", "choose", "ball"):
        return _state(fielded, names)
    return _card(option, names)


def _skip(kind: str) -> str:
    labels = {
        "action": _("No action, end the turn"),
        "passing": _("No, leave the ball where it is"),
        "sprinting": _("No, stay put"),
        "target": _("Do not tackle"),
        "choose-player": _("Nobody"),
        "retire": _("Nobody leaves"),
    }
    return labels.get(kind) or _("No")


def _use(option: Option, decision: Decision, names: Names, view: View) -> str:
    if option.what == "sprinting":
        return _("Yes, sprint")
    if option.what == "passing":
        return _passing(decision, names, view)
    if not option.where:
        return _("Use {card}").format(card=names.card(option.what))
    player = names.player(option.where)
    if option.what == card_of(option.where):
        return _("Use {player}'s ability").format(player=player)
    return _("{player} uses {card}").format(card=names.card(option.what), player=player)


def _passing(decision: Decision, names: Names, view: View) -> str:
    """What passing would do as the ball lies now (PAS-1 to PAS-3), or which card decides instead."""
    if decision.card:
        return _("Yes: {card} decides").format(card=names.card(decision.card))
    players, matchup = view.players(), _matchup(view, decision.matchup)
    passer, carrier = players.get(decision.player), players.get(matchup.ball) if matchup else None
    if carrier is None or passer is None:
        return _("Yes, take the ball")
    text = _("Yes, take the ball from {carrier}")
    if carrier.manager != passer.manager:
        text = _("Yes, knock the ball away from {carrier}, to midfield")
    return text.format(carrier=names.player(carrier.label))


def _place(option: Option, names: Names) -> str:
    matchup, _colon, side = option.where.rpartition(":")
    texts = {
        ("commit", "left"): _("{player} to {matchup}, left"),
        ("commit", "right"): _("{player} to {matchup}, right"),
        ("move", "left"): _("To {matchup}, left"),
        ("move", "right"): _("To {matchup}, right"),
    }
    whole = {"commit": _("{player} to {matchup}"), "move": _("To {matchup}")}
    text = texts.get((option.verb, side)) or whole[option.verb]
    named = names.card if option.verb == "commit" else names.player
    return text.format(player=named(option.what), matchup=names.matchup(matchup))


def _label(option: Option, decision: Decision, names: Names) -> str:
    """The label of what needs no look at the table."""
    if option.verb in ("result", "skill"):
        return _result_or_skill(option.what)
    if option.verb == "payout":
        return names.payout(option.what)
    if option.verb == "winner":
        return names.manager(int(option.what))
    if option.verb == "retire":
        return _retire(option, names)
    face = face_name(option.what) if option.verb == "die" else ""
    text = _texts(decision.kind).get(option.where if option.verb == "lay" else option.verb, "{player}")
    named = names.card if option.verb in _OF_CARDS else names.player
    return text.format(player=named(option.what), number=option.where, face=face)


def _result_or_skill(what: str) -> str:
    return {
        "target-down": _("Target down"),
        "missed": _("Missed"),
        "tackler-down": _("Tackler down"),
        "cheating": _("Cheat"),
        "passing": _("Use passing"),
        "sprinting": _("Sprint"),
        "tackling": _("Tackle"),
    }[what]


def _texts(kind: str) -> dict[str, str]:
    """The words of the verbs that say more than a name."""
    if kind == "replace-token":
        return {"keep": _("Leave it"), "replace": _("Discard it, draw a new one")}
    return {
        "pass": _("Pass for the week"),
        "done": _("Done"),
        "token": _("Token {number} on {player}"),
        "die": _("Die {number}: {face}"),
        "discard": _("Discard {player}"),
        "as-printed": _("As printed"),
        "turned": _("Turned: left and right change places"),
    }


def _retire(option: Option, names: Names) -> str:
    texts = {
        "hand": _("{card}, from the hand"),
        "deck": _("{card}, from the Team deck"),
        "discard": _("{card}, from the discard pile"),
    }
    return texts[option.where].format(card=names.card(option.what))


def _commit(option: Option, names: Names, view: View) -> str:
    """What the player can do, and what the zone pays."""
    pays = _pays(option, names, view)
    return _("{player}. {zone}").format(player=_card(option, names), zone=pays) if pays else _card(option, names)


def _pays(option: Option, names: Names, view: View) -> str:
    matchup_id, _colon, side = option.where.rpartition(":")
    matchup = _matchup(view, matchup_id)
    payout = next((zone.payout for zone in matchup.zones if zone.side == side), "") if matchup else ""
    return _("The zone pays {payout}.").format(payout=names.payout(payout)) if payout else ""


def _card(option: Option, names: Names) -> str:
    """What a card says of itself, in one line."""
    card = names.cards.by_id.get(card_of(option.what))
    if card is None:
        return ""
    if isinstance(card, PlayerCard):
        return player_line(card)
    return _one_line(ability_text(names.cards, card.id))


def _one_line(text: str) -> str:
    """The paragraphs of a card's words in one line; sentences have their own stop, payouts have none."""
    first, *rest = text.split("\n")
    for line in rest:
        first += (" " if first.endswith((".", ")")) else "; ") + line
    return first


def _state(fielded: FieldedView, names: Names) -> str:
    """Whose a player is, and how he stands."""
    if fielded.carrier and fielded.standing:
        text = _("{manager}'s, standing, with the ball, Star Power {power}")
    elif fielded.carrier:
        text = _("{manager}'s, downed, with the ball, Star Power {power}")
    elif fielded.standing:
        text = _("{manager}'s, standing, Star Power {power}")
    else:
        text = _("{manager}'s, downed, Star Power {power}")
    return text.format(manager=names.manager(fielded.manager), power=fielded.power)


def _whereabouts(fielded: FieldedView, names: Names, view: View) -> str:
    """Whose a player is, how he stands, and where: the choice may be among several matchups."""
    places = (matchup.id for matchup in view.matchups for zone in matchup.zones if fielded in zone.players)
    return _("{player}, at {matchup}").format(player=_state(fielded, names), matchup=names.matchup(next(places)))


def _outcome(face: str, attempt: AttemptInfo, names: Names, view: View) -> str:
    """What a result would do as the two stand now (TAC-5 to TAC-7), or what cards make of a miss."""
    if face == "missed":
        return _one_line("\n".join(_miss(card, names) for card in attempt.on_missed)) or _("Nothing happens")
    label_hit = attempt.target if face == "target-down" else attempt.tackler
    hit = view.players().get(label_hit)
    text = _("{player} goes down") if hit is None or hit.standing else _("{player} is injured")
    return text.format(player=names.player(label_hit))


def _miss(card: str, names: Names) -> str:
    return _("{card}: {effect}").format(card=names.card(card), effect=missed_clause(names.cards, card))


def _token(option: Option, names: Names, view: View) -> str:
    fielded, place = view.players().get(option.what), int(option.where) - 1
    if fielded is None or not fielded.tokens[place]:
        return _("Facedown")
    text = _("It lies open: {token}") if fielded.revealed[place] else _("You know it: {token}")
    return text.format(token=names.token(fielded.tokens[place]))


def _matchup(view: View, matchup_id: str) -> MatchupView | None:
    return next((matchup for matchup in view.matchups if matchup.id == matchup_id), None)
