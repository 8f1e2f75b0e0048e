"""Verbs about tackles and dice (TAC)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.cards import vocabulary as words
from bbtm_tui.engine.conditions import compile_count, refer
from bbtm_tui.engine.decisions import Decision, Option
from bbtm_tui.engine.events import DiceRolled, PowerChanged, ResultTaken, TokenDiscarded
from bbtm_tui.engine.game import Fielded
from bbtm_tui.engine.moments import Use
from bbtm_tui.engine.power import attempt_info
from bbtm_tui.engine.tackle import attempt_tackle, choose_target, legal_targets, roll_die
from bbtm_tui.engine.tokens import choose_token, discard_token, draw_token, token_options
from bbtm_tui.engine.verbs.step import Step, always, at_once, attempt_of, source_id

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Play


def tackle(effect: words.Tackle) -> Step:
    """``tackle`` (TAC-1, TAC-8)."""

    def targets(use: Use) -> list[Fielded]:
        tackler = refer(use, effect.player)
        legal = legal_targets(use.game, tackler) if tackler is not None else []
        if effect.target == "by":
            return [one for one in legal if use.moment is not None and one is use.moment.by]
        if effect.target == "not-yet-tackled" and tackler is not None:
            return [one for one in legal if one.label not in tackler.tackled]
        return legal

    def run(use: Use) -> Play[bool]:
        tackler, found = refer(use, effect.player), targets(use)
        if tackler is not None and found:
            target = yield from choose_target(tackler, found, source_id(use))
            borrowed = effect.power == "standing" and not tackler.standing
            yield from attempt_tackle(use.game, tackler, target, borrowed=borrowed)
        return True

    return Step(run, lambda use: bool(targets(use)))


def take_result(effect: words.TakeResult) -> Step:
    """``take-result`` (NAM-8, NAM-9)."""

    def act(use: Use) -> None:
        attempt, moment = attempt_of(use), use.moment
        assert moment is not None and isinstance(use.source, Fielded)
        attempt.taken_by = use.source
        attempt.guards.append(use.source)
        moment.replaced = True
        use.game.tell(ResultTaken(use.seat, use.source.label, attempt.target.label))

    def possible(use: Use) -> bool:
        attempt = attempt_of(use)
        barred = attempt.tackler.standing and attempt.tackler.card.no_guard
        return not barred and use.source not in attempt.guards

    return at_once(act, possible)


def reroll(effect: words.Reroll) -> Step:
    """``reroll`` (NAM-3)."""

    def run(use: Use) -> Play[bool]:
        attempt = attempt_of(use)
        if effect.dice == "all":
            attempt.faces = [roll_die(use.game) for _ in attempt.faces]
        else:
            die = 0
            if len(attempt.faces) > 1:
                options = [
                    Option(f"die:{place}", "die", face, str(place)) for place, face in enumerate(attempt.faces, start=1)
                ]
                decision = Decision(use.seat, "choose-die", options, card=source_id(use))
                decision.attempt = attempt_info(use.game, attempt)
                die = int((yield decision).where) - 1
            attempt.faces = [roll_die(use.game) if at == die else face for at, face in enumerate(attempt.faces)]
        use.game.tell(DiceRolled(attempt.tackler.manager, "reroll", tuple(attempt.faces)))
        return True

    return Step(run, always)


def attempt_power(effect: words.AttemptPower) -> Step:
    """``attempt-power`` (TAC-8, 4)."""
    count = compile_count(effect.each) if effect.each is not None else None

    def amount(use: Use) -> int:
        use.about = refer(use, effect.player)
        return effect.amount * (count(use) if count is not None else 1)

    def act(use: Use) -> None:
        _change_power(use, refer(use, effect.player), amount(use))

    def possible(use: Use) -> bool:
        return refer(use, effect.player) is not None and amount(use) != 0

    return at_once(act, possible)


def _change_power(use: Use, player: Fielded | None, amount: int) -> None:
    attempt = attempt_of(use)
    if player is attempt.tackler:
        attempt.bonus += amount
    elif player is attempt.target:
        attempt.target_bonus += amount
    else:
        return
    use.game.tell(PowerChanged(player.label, amount, source_id(use)))


def reveal_token_power(effect: words.RevealTokenPower) -> Step:
    """``reveal-token-power`` (TAC-8, 4)."""

    def run(use: Use) -> Play[bool]:
        player = refer(use, effect.player)
        if player is None:
            return True
        if player.tokens:
            owner, laid = yield from choose_token(
                use.game, use.seat, token_options([player], lambda laid: True), source_id(use)
            )
            token = laid.token
            discard_token(use.game, owner, laid)
        else:
            drawn = draw_token(use.game)
            if drawn is None:
                return True
            token = drawn
            use.game.token_pile.append(token)
            use.game.tell(TokenDiscarded("", token.id))
        _change_power(use, player, token.power)
        return True

    def possible(use: Use) -> bool:
        player = refer(use, effect.player)
        return player is not None and bool(player.tokens or use.game.pool)

    return Step(run, possible)


def attempt_dice(effect: words.AttemptDice) -> Step:
    """``attempt-dice`` (TAC-8, 5)."""

    def act(use: Use) -> None:
        attempt_of(use).dice = effect.dice

    return at_once(act)


def instead_of_tackle(effect: words.InsteadOfTackle) -> Step:
    """``instead-of-tackle`` (INT-23)."""

    def act(use: Use) -> None:
        assert use.moment is not None
        attempt_of(use).cancelled = True
        use.moment.replaced = True

    return at_once(act, None)
