"""What must hold, and what is counted: one wording function a condition and a count."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from bbtm_tui.cards.vocabulary import (
    BallAtMidfield,
    Condition,
    IsCarrier,
    Model,
    MoreDowned,
    PlayersThere,
    Rolled,
    Roster,
    RosterHas,
    Upgrades,
    YouHave,
    YouLost,
    YouWon,
    ZonePower,
)
from bbtm_tui.wording.names import face_name, team_name
from bbtm_tui.wording.phrases import marked, owned_phrase, players_phrase
from bbtm_tui.wording.scene import Scene
from bbtm_tui.wording.text import _, ngettext

OUTCOMES = (YouWon, YouLost)
"""The conditions on how a matchup ended."""
PLACE_CONDITIONS = (YouHave, ZonePower, MoreDowned)
"""The conditions that tell one matchup from another, so that an upgrade may say "at each matchup where …"."""


@singledispatch
def condition_clause(condition: Model, scene: Scene) -> str:
    """The condition as a statement that can stand after "if" and after "where"."""
    raise TypeError(f"a condition without words: {condition!r}")


@singledispatch
def count_phrase(count: Model, scene: Scene) -> str:
    """What is counted, to stand after "for": ``each team upgrade you own``."""
    raise TypeError(f"a count without words: {count!r}")


def conditions_clause(conditions: Sequence[Condition], scene: Scene) -> str:
    """All of them, as one statement; there is at least one."""
    text = condition_clause(conditions[0], scene)
    for condition in conditions[1:]:
        text = _("{first} and {second}").format(first=text, second=condition_clause(condition, scene))
    return text


def matchup_ended_clause(conditions: Sequence[Condition]) -> str:
    """The moment at which a winner is known, as the conditions on the outcome tell it (SCO-7)."""
    for condition in conditions:
        if isinstance(condition, YouWon):
            return _won_clause(condition)
        if isinstance(condition, YouLost):
            return _("each time you lose a matchup")
    return _("each time the winner is determined at a matchup")


def _won_clause(won: YouWon) -> str:
    if won.margin:
        text = _("each time you win a highlight by {n} or more Star Power")
        if won.matchup == "any":
            text = _("each time you win a matchup by {n} or more Star Power")
        return text.format(n=won.margin)
    return _("each time you win a highlight") if won.matchup == "highlight" else _("each time you win a matchup")


@condition_clause.register(IsCarrier)
def _is_carrier(condition: IsCarrier, scene: Scene) -> str:
    scene.familiar = set()
    return _("{player} is the ball carrier").format(player=scene.ref(condition.player, "subject"))


@condition_clause.register(BallAtMidfield)
def _ball_at_midfield(condition: BallAtMidfield, scene: Scene) -> str:
    if condition.player == "committed":
        scene.familiar = {"committed"}
        return _("the player committed this turn is at a matchup with the ball at midfield")
    return _("the ball is at midfield")


@condition_clause.register(YouHave)
def _you_have(condition: YouHave, scene: Scene) -> str:
    players, number = condition.players, condition.at_least
    if players.side in ("opposing", "another", "any"):
        if number == 1:
            return _("there is {players}").format(players=players_phrase(players, "subject", scene.cards))
        return _("there are {players}").format(players=owned_phrase(players, number, scene.cards))
    return _("you have {players}").format(players=owned_phrase(players, number, scene.cards))


@condition_clause.register(YouWon)
def _you_won(condition: YouWon, scene: Scene) -> str:
    if condition.margin:
        return _("you won by {n} or more Star Power").format(n=condition.margin)
    return _("you won this highlight") if condition.matchup == "highlight" else _("you won this matchup")


@condition_clause.register(YouLost)
def _you_lost(condition: YouLost, scene: Scene) -> str:
    return _("you lost this matchup")


@condition_clause.register(ZonePower)
def _zone_power(condition: ZonePower, scene: Scene) -> str:
    return _("the Star Power of your players adds up to {n} or more").format(n=condition.at_least)


@condition_clause.register(MoreDowned)
def _more_downed(condition: MoreDowned, scene: Scene) -> str:
    return _("an opponent has more downed players than you")


@condition_clause.register(Rolled)
def _rolled(condition: Rolled, scene: Scene) -> str:
    face = face_name(condition.face)
    return ngettext("a die shows {face}", "both dice show {face}", condition.at_least).format(face=face)


@condition_clause.register(RosterHas)
def _roster_has(condition: RosterHas, scene: Scene) -> str:
    return _("you have {players}").format(players=_roster_count(condition.roster, condition.at_least, scene))


@count_phrase.register(Roster)
def _roster(count: Roster, scene: Scene) -> str:
    return _of_roster(_("each star player") if count.star else _("each player"), count, scene)


@count_phrase.register(PlayersThere)
def _players_there(count: PlayersThere, scene: Scene) -> str:
    return scene.players(count.players, "each")


@count_phrase.register(Upgrades)
def _upgrades(count: Upgrades, scene: Scene) -> str:
    if scene.holder == f"{count.kind}-upgrade":
        if count.kind == "team":
            return _("each team upgrade you own, this one included")
        return _("each staff upgrade you own, this one included")
    return _("each team upgrade you own") if count.kind == "team" else _("each staff upgrade you own")


def _roster_count(roster: Roster, number: int, scene: Scene) -> str:
    if roster.star:
        phrase = ngettext("a star player", "at least {n} star players", number).format(n=number)
    else:
        phrase = ngettext("a player", "at least {n} players", number).format(n=number)
    return _of_roster(phrase, roster, scene)


def _of_roster(phrase: str, roster: Roster, scene: Scene) -> str:
    phrase = _("{players} on your roster").format(players=marked(phrase, roster.has, roster.lacks, scene.cards))
    if roster.team:
        scene.logo = roster.team
        phrase = _("{players} with the {team} logo").format(players=phrase, team=team_name(scene.cards, roster.team))
    if roster.other_team and roster.other_team == scene.logo:
        return _("{players} without that logo").format(players=phrase)
    if roster.other_team:
        team = team_name(scene.cards, roster.other_team)
        return _("{players} without the {team} logo").format(players=phrase, team=team)
    return phrase
