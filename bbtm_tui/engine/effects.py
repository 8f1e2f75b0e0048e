"""Effects of the card language compiled into stretches of play: the verbs are in `verbs`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bbtm_tui.cards import vocabulary as words
from bbtm_tui.engine.conditions import compile_players, picks
from bbtm_tui.engine.decisions import SKIP, Decision, Option, ask
from bbtm_tui.engine.game import Fielded
from bbtm_tui.engine.moments import Run, Test, Use
from bbtm_tui.engine.power import attempt_info
from bbtm_tui.engine.tackle import MISSED, TACKLER_DOWN, TARGET_DOWN, roll_dice
from bbtm_tui.engine.verbs import ball, cards, improvements, states, tackles, tokens
from bbtm_tui.engine.verbs.step import Step, always, at_once, attempt_of, source_id

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Play


def _compile_steps(effects: tuple[words.Effect, ...]) -> list[Step]:
    steps: list[Step] = []
    for effect in reversed(effects):
        if isinstance(effect, words.ChoosePlayer):
            steps.insert(0, choose_player(effect, _all_possible(steps.copy())))
        else:
            steps.insert(0, VERBS[type(effect)](effect))
    return steps


def _all_possible(steps: list[Step]) -> Test:
    """Whether any step would do something, as far as the first choice: what comes after it depends on it (INT-6)."""
    tests: list[Test] = []
    for step in steps:
        if step.possible is not None:
            tests.append(step.possible)
        if step.chooses:
            break
    if len(tests) < 2:
        return tests[0] if tests else always
    return lambda use: any(test(use) for test in tests)


def compile_effects(effects: tuple[words.Effect, ...]) -> Run:
    """Effects as one stretch of play, carried out in order."""
    runs = [step.run for step in _compile_steps(effects)]

    def run(use: Use) -> Play[bool]:
        for one in runs:
            if not (yield from one(use)):
                return False
        return True

    return run


def compile_possible(effects: tuple[words.Effect, ...]) -> Test:
    """Whether these effects could do something: their first choice has a legal pick (INT-6)."""
    return _all_possible(_compile_steps(effects))


# --- verbs that hold other effects ---------------------------------------------------------------------------------


def choose_player(effect: words.ChoosePlayer, rest_possible: Test) -> Step:
    """``choose-player``: only players with whom the effects after it could do something may be chosen."""
    match = compile_players(effect.players)

    def legal(use: Use) -> list[Fielded]:
        before, found = use.chosen, []
        for player in picks(use, effect.players, match):
            use.chosen = player
            if rest_possible(use):
                found.append(player)
        use.chosen = before
        return found

    def run(use: Use) -> Play[bool]:
        found = legal(use)
        if not found:
            return False
        options = [Option(f"choose:{one.label}", "choose", one.label) for one in found]
        if effect.optional:
            options.append(SKIP)
        attempt = use.moment.attempt if use.moment is not None else None
        decision = Decision(use.seat, "choose-player", options, card=source_id(use))
        decision.matchup = use.matchup.id if use.matchup is not None else ""
        decision.attempt = attempt_info(use.game, attempt) if attempt is not None else None
        chosen = yield from ask(decision)
        if chosen.verb == "skip":
            return False
        use.chosen = next(one for one in found if one.label == chosen.what)
        use.matchup = use.chosen.matchup
        return True

    return Step(run, lambda use: bool(legal(use)), chooses=True)


def roll(effect: words.Roll) -> Step:
    """``roll``; possible if any of its branches is."""
    branches = {TARGET_DOWN: effect.target_down, MISSED: effect.missed, TACKLER_DOWN: effect.tackler_down}
    runs = {face: compile_effects(branch) for face, branch in branches.items()}
    first = [compile_possible(branch) for branch in branches.values() if branch]

    def run(use: Use) -> Play[bool]:
        face = roll_dice(use.game, use.seat, 1, source_id(use))[0]
        yield from runs[face](use)
        return True

    return Step(run, lambda use: any(possible(use) for possible in first))


def counts_as_higher(effect: words.CountsAsHigher) -> Step:
    """``counts-as-higher``."""
    on_missed = compile_effects(effect.missed)

    def act(use: Use) -> None:
        attempt = attempt_of(use)
        attempt.higher = True
        attempt.on_missed.append((use, on_missed))

    return at_once(act)


def each_manager(effect: words.EachManager) -> Step:
    """``each-manager``."""
    run_one = compile_effects(effect.effects)

    def run(use: Use) -> Play[bool]:
        for seat in use.game.turn_order():
            yield from run_one(Use(use.game, seat, use.rule, use.source, use.moment, use.matchup))
        return True

    return Step(run, always)


VERBS: dict[type[Any], Callable[[Any], Step]] = {
    words.Fans: improvements.fans,
    words.LoseFans: improvements.lose,
    words.AssignToken: tokens.assign_token,
    words.InspectToken: tokens.inspect,
    words.MoveTokens: tokens.move_tokens,
    words.DiscardToken: tokens.discard_one_token,
    words.Down: states.down_player,
    words.Stand: states.stand_player,
    words.Injure: states.injure_player,
    words.Move: cards.move_player,
    words.Draw: cards.draw,
    words.Discard: cards.discard_cards,
    words.PlaceDrawn: cards.place_drawn,
    words.CommitDrawn: cards.commit_drawn,
    words.GiveBall: ball.give_the_ball,
    words.BallToMidfield: ball.ball_to_midfield,
    words.PassBall: ball.pass_ball,
    words.BallToOpponent: ball.ball_to_opponent,
    words.UseSkill: ball.use_a_skill,
    words.Tackle: tackles.tackle,
    words.Roll: roll,
    words.TakeResult: tackles.take_result,
    words.ReplaceHighlight: cards.replace_highlight,
    words.RevealHighlight: cards.reveal_one_highlight,
    words.DiscardThis: cards.discard_this,
    words.Reroll: tackles.reroll,
    words.AttemptPower: tackles.attempt_power,
    words.RevealTokenPower: tackles.reveal_token_power,
    words.CountsAsHigher: counts_as_higher,
    words.AttemptDice: tackles.attempt_dice,
    words.InsteadOfTackle: tackles.instead_of_tackle,
    words.DrawExtra: improvements.draw_extra,
    words.TakeStar: improvements.take_star,
    words.Retire: improvements.retire,
    words.ShuffleIn: improvements.shuffle_in,
    words.EachManager: each_manager,
}
"""The function of every verb; ``choose-player`` is compiled with what comes after it."""
