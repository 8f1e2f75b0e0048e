"""Why something is not possible, in one sentence with the way out."""

from __future__ import annotations

from bbtm_tui.engine.decisions import Refusal
from bbtm_tui.wording.table import Names, listed
from bbtm_tui.wording.text import _


def explain(refusal: Refusal, names: Names) -> str:
    """The sentence for a refusal, without its clause; KeyError for a reason nobody has words for."""
    return _sentences()[refusal.reason].format(**_words(refusal, names))


def explain_with_clause(refusal: Refusal, names: Names) -> str:
    """The sentence for a refusal and the clause behind it, such as ``... (MCH-4)``."""
    return _("{sentence} ({clause})").format(sentence=explain(refusal, names), clause=refusal.clause)


def _words(refusal: Refusal, names: Names) -> dict[str, str]:
    """The refusal's parameters, with names in the place of ids."""
    words = dict(refusal.params)
    for key, value in words.items():
        if key == "team":
            words[key] = names.team(value)
        elif key == "teams":
            words[key] = listed([names.team(team.strip()) for team in value.split(",")])
        elif key in ("card", "matchup", "other"):
            words[key] = names.card(value)
        elif key in ("player", "target", "carrier"):
            words[key] = names.player(value)
        elif key == "manager" and value.isdigit():
            words[key] = names.manager(int(value))
    return words


def _sentences() -> dict[str, str]:
    return _setup_sentences() | _place_sentences() | _target_sentences() | _answer_sentences() | _card_sentences()


def _setup_sentences() -> dict[str, str]:
    return {
        "seats": _("A season needs 2 to 4 managers, not {count}: add or remove some."),
        "manager-name": _("“{name}” cannot be a manager's name: use 1 to 24 letters that can be seen."),
        "unknown-team": _("There is no team “{team}”: choose one of {teams}, or let it be drawn."),
        "team-twice": _("Two managers have chosen the {team}: each team plays only once, so choose another for one."),
        "name-twice": _("Two managers are called {name}: give one of them another name."),
        "unknown-length": _("A season cannot be “{length}”: choose regular, abbreviated or extended."),
        "length-for-two": _("A season of that length needs 3 or 4 managers: add one, or play the regular season."),
        "unknown-seat": _("There is no seat {seat} to take the golden coin: choose a seat from 1 to {count}."),
    }


def _place_sentences() -> dict[str, str]:
    return {
        "zone-taken": _("{manager} holds that zone of {matchup}: choose the other zone or another matchup."),
        "zone-of-another": _("That zone of {matchup} is another manager's: use your own zone there."),
        "second-zone": _("You already hold a zone of {matchup}: send the player to that one, or to another matchup."),
        "zone-full": _("No zone takes more than {limit} players this week: choose another matchup."),
        "no-such-place": _("There is no place “{place}”: choose a zone of a matchup on the table."),
        "same-matchup": _("{player} is there already: choose another matchup."),
        "double": _("Another {card} is at {matchup}, and only one may be there: choose another matchup."),
    }


def _target_sentences() -> dict[str, str]:
    return {
        "not-tackling": _("Nobody is tackling now: answer the question on the table first."),
        "no-such-player": _("“{player}” is at no matchup: choose a player who is."),
        "target-elsewhere": _("{target} is not at the matchup of {player}: choose an opponent who is there too."),
        "target-friendly": _("{target} plays for you: choose an opponent."),
        "target-anchored": _("{target} cannot be tackled now: choose another opponent, or do not tackle."),
        "target-tackled-already": _("{player} has tackled {target} this week already: choose another opponent."),
    }


def _answer_sentences() -> dict[str, str]:
    return {
        "season-over": _("The season is over: start a new one to play on."),
        "commit-or-pass": _("A turn cannot be skipped: commit a player, or pass for the rest of the week."),
        "mandatory": _("This cannot be declined: choose one of the answers shown."),
        "pass-not-now": _("You can only pass at the start of your turn: answer the question on the table first."),
        "not-offered": _("That is not an answer to this question: choose one of those shown."),
        "not-committing": _("Nobody is committed now: {manager} answers the question on the table first."),
    }


def _card_sentences() -> dict[str, str]:
    return {
        "not-in-hand": _("{card} is not in your hand: choose a card that is."),
        "ability-not-due": _("{card} does nothing at this moment: keep it until its words apply."),
        "upgrade-not-yours": _("You have no {card} in play: use a card of yours."),
        "exhausted": _("{card} is exhausted: it is ready again next week."),
        "no-action-now": _("{card} is a matchup action: use it in your own turn, after the player's skills."),
        "committed-gone": _("The player you committed is gone, and {card} needs one: use another card or none."),
        "condition-fails": _("{card} asks for something that is not so now: read its words, and keep it for later."),
        "no-effect": _("{card} would do nothing now: keep it for later."),
    }
