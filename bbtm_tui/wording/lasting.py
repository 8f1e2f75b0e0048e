"""The lasting rules in words, one function a rule."""

from __future__ import annotations

from functools import singledispatch

from bbtm_tui.cards.vocabulary import (
    JoinsAs,
    KeepsBall,
    LastingRule,
    Model,
    NoGuard,
    NotATarget,
    OnlyOne,
    Players,
    StarPower,
    TackleDice,
    TeamTotal,
    TokensPerCheating,
    ZoneLimit,
)
from bbtm_tui.wording.conditions import conditions_clause
from bbtm_tui.wording.names import named_name
from bbtm_tui.wording.scene import Holder, Scene
from bbtm_tui.wording.sentences import sentence
from bbtm_tui.wording.text import _, ngettext, pgettext


@singledispatch
def rule_clause(rule: Model, scene: Scene) -> str:
    """The lasting rule as a clause without capital and full stop."""
    raise TypeError(f"a lasting rule without words: {rule!r}")


def rule_text(rule: LastingRule, scene: Scene) -> str:
    """The lasting rule as a sentence."""
    return sentence(rule_clause(rule, scene))


def rule_timing(rule: LastingRule, holder: Holder) -> str:
    """The bold word before a lasting rule; empty for what simply holds."""
    if holder == "headline":
        return _("This Week")
    return _("Scoreboard Phase") if isinstance(rule, TeamTotal | JoinsAs) else ""


def _while_clause(players: Players, clause: str, scene: Scene) -> str:
    """The clause about these players; what must be true of this player himself stands before it."""
    if players.side != "this-player":
        return clause.format(player=scene.players(players, "subject"))
    if players.carrier:
        return _("while this player is the ball carrier, {clause}").format(
            clause=clause.format(player=pgettext("pronoun", "he"))
        )
    if players.state == "downed":
        return _("while this player is downed, {clause}").format(clause=clause.format(player=pgettext("pronoun", "he")))
    return clause.format(player=scene.ref("this-player", "subject"))


@rule_clause.register(StarPower)
def _star_power(rule: StarPower, scene: Scene) -> str:
    text = {
        "always": _("{player} has {power} Star Power"),
        "own-tackle": _("{player} has {power} Star Power during his own tackle attempts"),
        "as-target": _("{player} has {power} Star Power while the target of a tackle"),
    }[rule.during]
    return _while_clause(rule.players, text.replace("{power}", f"{rule.amount:+d}"), scene)


@rule_clause.register(TackleDice)
def _tackle_dice(rule: TackleDice, scene: Scene) -> str:
    n = rule.dice
    if rule.apply_ == "both":
        return _("every tackle attempt rolls 2 dice, and both results are applied")
    if not scene.on_player:
        return ngettext("every tackle attempt rolls only {n} die", "every tackle attempt rolls {n} dice", n).format(n=n)
    if rule.against == "higher":
        return ngettext(
            "against a target of higher Star Power, this player rolls only {n} die",
            "against a target of higher Star Power, this player rolls {n} dice",
            n,
        ).format(n=n)
    return ngettext("this player's tackles roll only {n} die", "this player's tackles roll {n} dice", n).format(n=n)


@rule_clause.register(NotATarget)
def _not_a_target(rule: NotATarget, scene: Scene) -> str:
    return _while_clause(rule.players, _("{player} cannot be named as the target of a tackle"), scene)


@rule_clause.register(NoGuard)
def _no_guard(rule: NoGuard, scene: Scene) -> str:
    return _("opponents cannot use Guard against this player's tackles")


@rule_clause.register(KeepsBall)
def _keeps_ball(rule: KeepsBall, scene: Scene) -> str:
    return _("when this player becomes downed as the ball carrier, he keeps the ball")


@rule_clause.register(OnlyOne)
def _only_one(rule: OnlyOne, scene: Scene) -> str:
    return _("while this player is at a matchup, no other manager may bring a player of the same name there")


@rule_clause.register(ZoneLimit)
def _zone_limit(rule: ZoneLimit, scene: Scene) -> str:
    n = rule.players
    return ngettext("no team zone takes more than {n} player", "no team zone takes more than {n} players", n).format(
        n=n
    )


@rule_clause.register(TokensPerCheating)
def _tokens_per_cheating(rule: TokensPerCheating, scene: Scene) -> str:
    n = rule.tokens
    if n == 0:
        return _("cheating assigns no tokens")
    return ngettext(
        "each time a player uses cheating, assign {n} token",
        "each time a player uses cheating, assign {n} tokens instead of 1",
        n,
    ).format(n=n)


@rule_clause.register(TeamTotal)
def _team_total(rule: TeamTotal, scene: Scene) -> str:
    power = f"{rule.amount:+d}"
    if rule.requires:
        clause = conditions_clause(rule.requires, scene)
        return _("at each matchup where {condition}, your team gets {power} to its total").format(
            condition=clause, power=power
        )
    return _("at each matchup, your team gets {power} to its total").format(power=power)


@rule_clause.register(JoinsAs)
def _joins_as(rule: JoinsAs, scene: Scene) -> str:
    named = named_name(scene.cards, rule.named)
    return _("each star player you draft joins your team as if he had {named}").format(named=named)
