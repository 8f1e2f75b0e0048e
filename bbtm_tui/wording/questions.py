"""The question that a decision asks, always addressed by name."""

from __future__ import annotations

from bbtm_tui.engine.decisions import Decision
from bbtm_tui.wording.names import face_name
from bbtm_tui.wording.table import Names, listed
from bbtm_tui.wording.text import _


def question(decision: Decision, names: Names) -> str:
    """The question, such as ``Ada: commit a player, or pass.``; KeyError for a kind nobody has words for."""
    return _question(decision).format(
        manager=names.manager(decision.manager),
        player=names.player(decision.player),
        matchup=names.matchup(decision.matchup),
        card=names.card(decision.card),
        tackler=names.player(decision.attempt.tackler) if decision.attempt else "",
        target=names.player(decision.attempt.target) if decision.attempt else "",
        faces=listed([face_name(face) for face in decision.attempt.dice]) if decision.attempt else "",
        token=names.token(decision.cards[0]) if decision.cards else "",
    )


def _question(decision: Decision) -> str:
    if decision.kind == "response":
        return _response(decision)
    if decision.kind == "choose-player":
        return _("{manager}: choose a player for {card}.") if decision.card else _("{manager}: choose a player.")
    if decision.kind == "discard":
        return _("{manager}: discard a card from your hand.")
    if decision.kind in _of_turns():
        return _of_turns()[decision.kind]
    return _of_choices()[decision.kind]


def _response(decision: Decision) -> str:
    if all(option.verb != "skip" for option in decision.options):
        return _("{manager}: several abilities work now. Which comes first?")
    asked = _of_moments().get(decision.trigger)
    if asked is not None and (decision.player or "{player}" not in asked):
        return asked
    if decision.matchup:
        return _("{manager}: use an ability now, at {matchup}?")
    return _("{manager}: use an ability now?")


def _of_moments() -> dict[str, str]:
    return {
        "played": _("{manager}: {player} is committed. Use an ability?"),
        "tackle-declared": _("{manager}: {tackler} goes for {target}. Use a card before the attempt?"),
        "tackle-targeted": _("{manager}: {tackler} goes for {target}. Do you answer?"),
        "tackle-rolled": _("{manager}: {tackler} tackles {target}, dice: {faces}. Is anything rolled again?"),
        "tackle-landing": _("{manager}: {tackler} brings {target} down. Does somebody take it for him?"),
        "tackle-succeeded": _("{manager}: {tackler} has tackled {target}. Do you react?"),
        "tackle-ended": _("{manager}: {tackler} still stands. Does he go on?"),
        "downed": _("{manager}: {player} is down. Do you react?"),
        "injured": _("{manager}: {player} is injured. Do you react?"),
        "ejected": _("{manager}: {player} is ejected. Do you react?"),
        "ball-coming": _("{manager}: {player} is about to get the ball. Pass it on?"),
        "ball-dropping": _("{manager}: {player} loses the ball. Pass it on?"),
        "ball-taken": _("{manager}: {player} has the ball. Use an ability?"),
        "before-ejections": _("{manager}: the tokens at {matchup} are open. Use an ability before anyone is sent off?"),
        "scoring": _("{manager}: use an ability before {matchup} is counted?"),
        "collecting": _("{manager}: you collect star players. Draw one more?"),
    }


def _of_turns() -> dict[str, str]:
    return {
        "commit": _("{manager}: commit a player, or pass."),
        "pass-discard": _("{manager}: discard any cards you do not want to keep."),
        "action": _("{manager}: one matchup action before your turn ends?"),
        "passing": _("{manager}: does {player} use passing?"),
        "sprinting": _("{manager}: does {player} sprint? You draw a card, then discard one."),
        "target": _("{manager}: whom does {player} tackle?"),
        "result": _("{manager}: {tackler} tackles {target}. Which result counts?"),
        "choose-die": _("{manager}: which die is rolled again?"),
    }


def _of_choices() -> dict[str, str]:
    return {
        "choose-place": _("{manager}: where does {player} move?"),
        "choose-token": _("{manager}: choose a cheating token for {card}."),
        "replace-token": _("{manager}: the token on {player} is {token}. Leave it there?"),
        "choose-skill": _("{manager}: which skill does {player} use?"),
        "choose-receiver": _("{manager}: who gets the ball?"),
        "choose-payout": _("{manager}: which payout of {matchup} do you take?"),
        "keep-first": _("{manager}: which card do you keep first? You keep another one after it."),
        "keep": _("{manager}: which card do you keep? The rest goes to the bottom of the deck."),
        "bottom": _("{manager}: which card goes to the bottom of the deck next?"),
        "top": _("{manager}: which star player goes on top of your Team deck next?"),
        "draft": _("{manager}: which star player joins first?"),
        "retire": _("{manager}: {card} joins. Does one of your players leave for good?"),
        "choose-highlight": _("{manager}: which highlight does {card} replace?"),
        "choose-turn": _("{manager}: how do you lay {matchup} down?"),
        "tie": _("{manager}: you hold the golden coin. Who comes first at {matchup}?"),
        "tie-second": _("{manager}: you hold the golden coin. Who comes second at {matchup}?"),
    }
