"""When an ability works: the bold timing word, and the clause that names the moment."""

from __future__ import annotations

from bbtm_tui.cards.vocabulary import Ability, Players, Trigger
from bbtm_tui.wording.phrases import Form, players_phrase
from bbtm_tui.wording.scene import Holder, Scene
from bbtm_tui.wording.text import _

_SCOREBOARD = (
    Trigger.BEFORE_EJECTIONS,
    Trigger.EJECTED,
    Trigger.SCORING,
    Trigger.WINNER_KNOWN,
    Trigger.CENTRE_COLLECTED,
    Trigger.COLLECTING,
)
_BY_THE_WAY = (Trigger.ACTION, Trigger.REVEALED, Trigger.END_OF_GAME, Trigger.SCORING, Trigger.WINNER_KNOWN)
"""The moments that the timing word or the conditions name."""
_HIMSELF = (Trigger.PLAYED, Trigger.DRAFTED)
"""The moments of which a player's own timing word says all."""
INSTEAD = (Trigger.TACKLING, Trigger.BALL_COMING, Trigger.BALL_DROPPING)
"""The moments at which the effects replace what would happen."""


def timing_word(when: Trigger, holder: Holder) -> str:
    """The bold word before an ability; empty where the moment goes without saying (RSP-4)."""
    if when is Trigger.REVEALED:
        return ""
    if holder == "headline":
        return _("This Week")
    match when:
        case Trigger.PLAYED:
            return _("When Played")
        case Trigger.DRAFTED:
            return _("When Drafted")
        case Trigger.ACTION:
            return _("Matchup Action")
        case Trigger.END_OF_GAME:
            return _("End of Game")
    return _("Scoreboard Phase") if when in _SCOREBOARD else _("Response")


def when_clause(ability: Ability, scene: Scene, also: Trigger | None = None) -> str:
    """The moment in words, from its first small letter on; empty where the timing word says it all.

    `also` is a second moment at which the same happens.
    """
    when = ability.when
    if when in _BY_THE_WAY or (when in _HIMSELF and scene.holder == "player"):
        return ""
    bare = _bare_clause(when)
    if bare:
        return bare
    roles = _Roles(ability, scene)
    if also:
        clause = _either_clause({when, also}, roles)
        if clause:
            return clause
        first, second = _clause(when, roles), _clause(also, roles)
        return _("{first}, or {second}").format(first=first, second=second)
    return _clause(when, roles)


class _Roles:
    """Who takes part in the moment, as phrases; None is somebody not worth naming."""

    def __init__(self, ability: Ability, scene: Scene) -> None:
        self.player, self.by, self.by_you = scene.player, scene.by, ability.by_you
        self._scene = scene
        sides = [players.side for players in (self.player, self.by) if players]
        self._placed = scene.on_player and "this-player" not in sides
        if sides == ["this-player"] or (scene.player and plain_opponent(scene.player) and "this-player" in sides):
            scene.familiar = {"this-player"}

    def say(self, players: Players | None, form: Form = "subject") -> str:
        players = players or Players(side="any")
        if self._placed and not (players is self.by and self.names_target):
            return self._scene.players(players, form)
        return players_phrase(players, form, self._scene.cards)

    @property
    def names_target(self) -> bool:
        return bool(self.player) and not plain_opponent(self.player)


def plain_opponent(players: Players | None) -> bool:
    """Whether this is just any opponent, whom a tackle need not name: its target is always one (TAC-1)."""
    return players is not None and players == Players(side="opposing")


def _either_clause(moments: set[Trigger], roles: _Roles) -> str:
    player = roles.say(roles.player)
    if moments == {Trigger.BALL_COMING, Trigger.BALL_DROPPING}:
        return _("when {player} would become the ball carrier or drop the ball").format(player=player)
    if moments == {Trigger.BALL_TAKEN, Trigger.BALL_LOST}:
        return _("when {player} becomes or stops being the ball carrier").format(player=player)
    if moments == {Trigger.DOWNED, Trigger.INJURED} and not roles.by and not roles.by_you:
        return _("when {player} becomes downed or injured").format(player=player)
    return ""


def _clause(when: Trigger, roles: _Roles) -> str:
    if when in (Trigger.DOWNED, Trigger.INJURED):
        return _harm_clause(when, roles)
    if when.value.startswith("tackle-"):
        return _tackle_clause(when, roles)
    return _other_clause(when).format(player=roles.say(roles.player))


def _other_clause(when: Trigger) -> str:
    return {
        Trigger.PLAYED: _("when {player} is committed"),
        Trigger.TACKLING: _("when {player} would use a tackling icon"),
        Trigger.EJECTED: _("after {player} is ejected"),
        Trigger.BALL_COMING: _("when {player} would become the ball carrier"),
        Trigger.BALL_DROPPING: _("when {player} would drop the ball"),
        Trigger.BALL_TAKEN: _("when {player} becomes the ball carrier"),
        Trigger.BALL_LOST: _("when {player} stops being the ball carrier"),
        Trigger.PASSING: _("when {player} uses passing"),
        Trigger.PASSING_USED: _("after {player} uses passing"),
        Trigger.DRAFTED: _("when you draft {player}"),
    }[when]


def _bare_clause(when: Trigger) -> str:
    match when:
        case Trigger.BEFORE_EJECTIONS:
            return _("before ejections are resolved")
        case Trigger.CENTRE_COLLECTED:
            return _("when you collect the centre of a highlight")
        case Trigger.COLLECTING:
            return _("when you collect star players")
    return ""


def _harm_clause(when: Trigger, roles: _Roles) -> str:
    if roles.by_you:
        text = _("when you down {player}") if when is Trigger.DOWNED else _("when you injure {player}")
        return text.format(player=roles.say(roles.player, "object"))
    if roles.by:
        text = _("when {by} downs {player}") if when is Trigger.DOWNED else _("when {by} injures {player}")
        return text.format(by=roles.say(roles.by), player=roles.say(roles.player, "object"))
    text = _("when {player} becomes downed") if when is Trigger.DOWNED else _("when {player} is injured")
    return text.format(player=roles.say(roles.player))


def _tackle_clause(when: Trigger, roles: _Roles) -> str:
    if roles.by and roles.names_target:
        return _against_clause(when).format(by=roles.say(roles.by), player=roles.say(roles.player, "object"))
    if roles.by:
        return _tackler_clause(when).format(by=roles.say(roles.by))
    if roles.player:
        return _target_clause(when).format(player=roles.say(roles.player), target=roles.say(roles.player, "object"))
    return _anybody_clause(when)


def _against_clause(when: Trigger) -> str:
    return {
        Trigger.TACKLE_DECLARED: _("before {by} attempts to tackle {player}"),
        Trigger.TACKLE_TARGETED: _("when {by} attempts to tackle {player}"),
        Trigger.TACKLE_ROLLED: _("after {by} rolls the dice for a tackle against {player}"),
        Trigger.TACKLE_LANDING: _("when {by} successfully tackles {player}"),
        Trigger.TACKLE_SUCCEEDED: _("when {by} successfully tackles {player}"),
        Trigger.TACKLE_ENDED: _("after {by} attempts to tackle {player}"),
    }[when]


def _tackler_clause(when: Trigger) -> str:
    return {
        Trigger.TACKLE_DECLARED: _("before {by} attempts a tackle"),
        Trigger.TACKLE_TARGETED: _("when {by} attempts a tackle"),
        Trigger.TACKLE_ROLLED: _("after {by} rolls the dice for a tackle"),
        Trigger.TACKLE_LANDING: _("when {by} makes a successful tackle"),
        Trigger.TACKLE_SUCCEEDED: _("when {by} makes a successful tackle"),
        Trigger.TACKLE_ENDED: _("after {by} attempts a tackle"),
    }[when]


def _target_clause(when: Trigger) -> str:
    return {
        Trigger.TACKLE_DECLARED: _("before a tackle is attempted against {target}"),
        Trigger.TACKLE_TARGETED: _("when {player} is the target of a tackle"),
        Trigger.TACKLE_ROLLED: _("after the dice are rolled for a tackle against {target}"),
        Trigger.TACKLE_LANDING: _("when {player} is successfully tackled"),
        Trigger.TACKLE_SUCCEEDED: _("when {player} is successfully tackled"),
        Trigger.TACKLE_ENDED: _("after a tackle attempt against {target}"),
    }[when]


def _anybody_clause(when: Trigger) -> str:
    return {
        Trigger.TACKLE_DECLARED: _("before a tackle attempt"),
        Trigger.TACKLE_TARGETED: _("during a tackle attempt"),
        Trigger.TACKLE_ROLLED: _("after the dice are rolled for a tackle"),
        Trigger.TACKLE_LANDING: _("when a tackle is successful"),
        Trigger.TACKLE_SUCCEEDED: _("when a tackle is successful"),
        Trigger.TACKLE_ENDED: _("after a tackle attempt"),
    }[when]
