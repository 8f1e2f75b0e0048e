"""The verbs of the card language in words, continued: skills, tackles and dice."""

from __future__ import annotations

from bbtm_tui.cards.vocabulary import (
    AttemptDice,
    AttemptPower,
    CountsAsHigher,
    InsteadOfTackle,
    Reroll,
    RevealTokenPower,
    Roll,
    Tackle,
    TakeResult,
    Trigger,
    UseSkill,
)
from bbtm_tui.wording.conditions import count_phrase
from bbtm_tui.wording.names import used_skill
from bbtm_tui.wording.scene import Scene
from bbtm_tui.wording.sentences import Mood, effect_clause, effects_clause, in_mood, sentence
from bbtm_tui.wording.text import _, ngettext


@effect_clause.register(UseSkill)
def _use_skill(effect: UseSkill, scene: Scene, mood: Mood) -> str:
    if effect.times == 2:
        text = in_mood(mood, _("{player} uses {skill} twice"), _("{player} may use {skill} twice"))
    else:
        text = in_mood(
            mood,
            ngettext("{player} uses {skill}", "{player} uses {skill} {n} times", effect.times),
            ngettext("{player} may use {skill}", "{player} may use {skill} {n} times", effect.times),
        )
    return text.format(player=scene.ref(effect.player, "subject"), skill=used_skill(effect.skill), n=effect.times)


@effect_clause.register(Tackle)
def _tackle(effect: Tackle, scene: Scene, mood: Mood) -> str:
    if effect.target == "by":
        scene.familiar.add("this-player")
    text = _tackle_pattern(effect, mood).format(player=scene.ref(effect.player, "subject"))
    return _("{tackle}, using his standing Star Power").format(tackle=text) if effect.power == "standing" else text


def _tackle_pattern(effect: Tackle, mood: Mood) -> str:
    match effect.target:
        case "any":
            return in_mood(mood, _("{player} attempts a tackle"), _("{player} may attempt a tackle"))
        case "by":
            return in_mood(
                mood,
                _("{player} attempts to tackle that opponent at once"),
                _("{player} may at once attempt to tackle that opponent"),
            )
        case "not-yet-tackled":
            return in_mood(
                mood,
                _("{player} attempts another tackle, on an opponent he has not yet tackled successfully this week"),
                _("{player} may attempt another tackle, on an opponent he has not yet tackled successfully this week"),
            )


@effect_clause.register(Roll)
def _roll(effect: Roll, scene: Scene, mood: Mood) -> str:
    if effect.missed == effect.tackler_down and effect.missed:
        outcomes = [_("on target down, {effect}"), _("on any other result, {effect}")]
        branches = [effect.target_down, effect.missed]
    else:
        outcomes = [_("on target down, {effect}"), _("on missed, {effect}"), _("on tackler down, {effect}")]
        branches = [effect.target_down, effect.missed, effect.tackler_down]
    sentences: list[str] = []
    for outcome, branch in zip(outcomes, branches, strict=True):
        if branch:
            sentences.append(sentence(outcome.format(effect=effects_clause(branch, scene))))
            sentences += scene.after
            scene.after = []
        elif scene.when is Trigger.PASSING:
            sentences.append(sentence(outcome.format(effect=_("the ball does not move"))))
    scene.after = sentences
    return in_mood(mood, _("roll a tackle die"), _("you may roll a tackle die"))


@effect_clause.register(TakeResult)
def _take_result(effect: TakeResult, scene: Scene, mood: Mood) -> str:
    return in_mood(
        mood, _("this player takes the result in his place"), _("this player may take the result in his place")
    )


@effect_clause.register(Reroll)
def _reroll(effect: Reroll, scene: Scene, mood: Mood) -> str:
    if effect.dice == "all":
        return in_mood(mood, _("have all of them rerolled"), _("you may have all of them rerolled"))
    return in_mood(mood, _("have 1 die of your choice rerolled"), _("you may have 1 die of your choice rerolled"))


@effect_clause.register(AttemptPower)
def _attempt_power(effect: AttemptPower, scene: Scene, mood: Mood) -> str:
    player, power = scene.ref(effect.player, "subject"), f"{effect.amount:+d}"
    if effect.each:
        text = in_mood(
            mood,
            _("for this attempt, {player} gets {power} Star Power for {each}"),
            _("for this attempt, {player} may get {power} Star Power for {each}"),
        )
        return text.format(player=player, power=power, each=count_phrase(effect.each, scene))
    text = in_mood(
        mood,
        _("{player} gets {power} Star Power for the attempt"),
        _("{player} may get {power} Star Power for the attempt"),
    )
    return text.format(player=player, power=power)


@effect_clause.register(RevealTokenPower)
def _reveal_token_power(effect: RevealTokenPower, scene: Scene, mood: Mood) -> str:
    scene.after.append(_("If he has no token, reveal one from the pool instead."))
    return in_mood(
        mood,
        _("reveal 1 of {players} tokens, add its Star Power to his for the attempt, then discard it"),
        _("you may reveal 1 of {players} tokens, add its Star Power to his for the attempt, then discard it"),
    ).format(players=scene.ref(effect.player, "of"))


@effect_clause.register(CountsAsHigher)
def _counts_as_higher(effect: CountsAsHigher, scene: Scene, mood: Mood) -> str:
    if effect.missed:
        text = _("if a missed result is applied, {effect}").format(effect=effects_clause(effect.missed, scene))
        scene.after.insert(0, sentence(text))
    return in_mood(
        mood,
        _("the tackler's Star Power counts as higher than the target's for the attempt"),
        _("the tackler's Star Power may count as higher than the target's for the attempt"),
    )


@effect_clause.register(AttemptDice)
def _attempt_dice(effect: AttemptDice, scene: Scene, mood: Mood) -> str:
    n = effect.dice
    return in_mood(
        mood,
        ngettext("only {n} die is rolled for the attempt", "{n} dice are rolled for the attempt", n),
        ngettext("you may have only {n} die rolled for the attempt", "you may have {n} dice rolled for the attempt", n),
    ).format(n=n)


@effect_clause.register(InsteadOfTackle)
def _instead_of_tackle(effect: InsteadOfTackle, scene: Scene, mood: Mood) -> str:
    return in_mood(mood, _("call the tackle off"), _("you may call the tackle off"))
