"""The verbs of the card language: one function each, which compiles an effect into a step of play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from bbtm_tui.cards import vocabulary as words
from bbtm_tui.cards.vocabulary import Trigger
from bbtm_tui.engine.abilities import Use, resolve
from bbtm_tui.engine.ball import choose_receiver, give_ball, move_ball_by_pass, put_at_midfield
from bbtm_tui.engine.conditions import compile_count, compile_players, picks, refer
from bbtm_tui.engine.decisions import SKIP, Decision, Option
from bbtm_tui.engine.drawing import can_draw, discard_from_hand, draw_cards, take_top
from bbtm_tui.engine.events import (
    DiceRolled,
    HighlightReplaced,
    HighlightTurned,
    PlayerRetired,
    PowerChanged,
    ResultTaken,
    StarShuffledIn,
    StarTaken,
    TokenDiscarded,
    UpgradeDiscarded,
)
from bbtm_tui.engine.fans import gain_fans, lose_fans
from bbtm_tui.engine.game import Fielded, Upgrade
from bbtm_tui.engine.maintenance import reveal_highlight
from bbtm_tui.engine.matchups import (
    commit,
    discard_drawn,
    find_place,
    legal_places,
    move,
    place,
    places_to_move,
)
from bbtm_tui.engine.skills import skill_possible, use_skill
from bbtm_tui.engine.states import down, injure, stand
from bbtm_tui.engine.tackle import (
    MISSED,
    TACKLER_DOWN,
    TARGET_DOWN,
    Attempt,
    attempt_tackle,
    choose_target,
    legal_targets,
    roll_dice,
    roll_die,
)
from bbtm_tui.engine.tokens import (
    assign_tokens,
    choose_token,
    discard_token,
    draw_token,
    inspect_token,
    move_token,
    token_options,
)

if TYPE_CHECKING:
    from bbtm_tui.engine.abilities import Owed
    from bbtm_tui.engine.game import Matchup
    from bbtm_tui.engine.rulebook import Card, Play

Run = Callable[[Use], "Play[bool]"]


class Step(NamedTuple):
    """A compiled effect: `run` returns whether the effects after it go on, `possible` whether it could do something.

    A step without `possible` says nothing about that: the one after it decides.
    """

    run: Run
    possible: Callable[[Use], bool] | None


def _always(use: Use) -> bool:
    return True


def _at_once(act: Callable[[Use], None], possible: Callable[[Use], bool] | None = _always) -> Step:
    """A step that asks nothing."""

    def run(use: Use) -> Play[bool]:
        act(use)
        return True
        yield

    return Step(run, possible)


def _compile_steps(effects: tuple[words.Effect, ...]) -> list[Step]:
    steps: list[Step] = []
    for effect in reversed(effects):
        if isinstance(effect, words.ChoosePlayer):
            steps.insert(0, choose_player(effect, _all_possible(steps.copy())))
        else:
            steps.insert(0, VERBS[type(effect)](effect))
    return steps


def _all_possible(steps: list[Step]) -> Callable[[Use], bool]:
    """Whether the first step that can tell would do something (INT-6)."""
    for step in steps:
        if step.possible is not None:
            return step.possible
    return _always


def compile_effects(effects: tuple[words.Effect, ...]) -> Run:
    """Effects as one stretch of play, carried out in order."""
    runs = [step.run for step in _compile_steps(effects)]

    def run(use: Use) -> Play[bool]:
        for one in runs:
            if not (yield from one(use)):
                return False
        return True

    return run


def compile_possible(effects: tuple[words.Effect, ...]) -> Callable[[Use], bool]:
    """Whether these effects could do something: their first choice has a legal pick (INT-6)."""
    return _all_possible(_compile_steps(effects))


def _source_id(use: Use) -> str:
    return use.rule.source if use.rule is not None else ""


def _attempt(use: Use) -> Attempt:
    assert use.moment is not None and use.moment.attempt is not None
    return use.moment.attempt


# --- choosing ------------------------------------------------------------------------------------------------------


def choose_player(effect: words.ChoosePlayer, rest_possible: Callable[[Use], bool]) -> Step:
    """``choose-player``: only players with whom the effects after it could do something may be chosen."""
    match = compile_players(effect.players)

    def legal(use: Use) -> list[Fielded]:
        before, found = use.chosen, []
        for use.chosen in picks(use, effect.players, match):
            if rest_possible(use):
                found.append(use.chosen)
        use.chosen = before
        return found

    def run(use: Use) -> Play[bool]:
        found = legal(use)
        if not found:
            return False
        options = [Option(f"choose:{one.label}", "choose", one.label) for one in found]
        if effect.optional:
            options.append(SKIP)
        if len(options) == 1:
            use.chosen = found[0]
        else:
            attempt = use.moment.attempt if use.moment is not None else None
            decision = Decision(use.seat, "choose-player", options, card=_source_id(use))
            decision.matchup = use.matchup.id if use.matchup is not None else ""
            decision.attempt = attempt.info(use.game) if attempt is not None else None
            chosen = yield decision
            if chosen.verb == "skip":
                return False
            use.chosen = next(one for one in found if one.label == chosen.what)
        use.matchup = use.chosen.matchup
        return True

    return Step(run, lambda use: bool(legal(use)))


# --- fans ----------------------------------------------------------------------------------------------------------


def fans(effect: words.Fans) -> Step:
    """``fans``."""
    count = compile_count(effect.each) if effect.each is not None else None

    def number(use: Use) -> int:
        return effect.amount * (count(use) if count is not None else 1)

    return _at_once(
        lambda use: gain_fans(use.game, use.seat, number(use), _source_id(use)), lambda use: number(use) > 0
    )


def lose(effect: words.LoseFans) -> Step:
    """``lose-fans``."""
    return _at_once(lambda use: lose_fans(use.game, use.seat, effect.amount, _source_id(use)))


# --- tokens --------------------------------------------------------------------------------------------------------


def assign_token(effect: words.AssignToken) -> Step:
    """``assign-token``."""

    def act(use: Use) -> None:
        player = refer(use, effect.player)
        if player is not None and player.matchup is not None:
            assign_tokens(use.game, player)

    def possible(use: Use) -> bool:
        player = refer(use, effect.player)
        return player is not None and player.matchup is not None and bool(use.game.pool)

    return _at_once(act, possible)


def inspect(effect: words.InspectToken) -> Step:
    """``inspect-token``."""
    match = compile_players(effect.players)

    def options(use: Use) -> list[Option]:
        return [
            option
            for option in token_options(picks(use, effect.players, match))
            if not use.game.player(option.what).tokens[int(option.where) - 1].open
        ]

    def run(use: Use) -> Play[bool]:
        found = options(use)
        if found:
            player, laid = yield from choose_token(use.game, use.seat, found, _source_id(use))
            yield from inspect_token(use.game, use.seat, player, laid, _source_id(use))
        return True

    return Step(run, lambda use: bool(options(use)))


def move_tokens(effect: words.MoveTokens) -> Step:
    """``move-tokens``."""
    match = compile_players(effect.source)

    def options(use: Use) -> list[Option]:
        target = refer(use, effect.to)
        if target is None or target.matchup is None:
            return []
        sources = [one for one in picks(use, effect.source, match) if one is not target]
        found = token_options(sources)
        if effect.ejection:
            found = [one for one in found if use.game.player(one.what).tokens[int(one.where) - 1].token.ejects]
        return found

    def run(use: Use) -> Play[bool]:
        target = refer(use, effect.to)
        found = options(use)
        if effect.number == "all":
            laid_there = [(use.game.player(one.what), int(one.where) - 1) for one in found]
            for origin, laid in [(origin, origin.tokens[at]) for origin, at in laid_there]:
                assert target is not None
                move_token(use.game, origin, laid, target)
            return True
        while found:
            assert target is not None
            if effect.number == "any":
                chosen = yield from _token_or_done(use, found)
                if chosen is None:
                    return True
                origin, laid = chosen
            else:
                origin, laid = yield from choose_token(use.game, use.seat, found, _source_id(use))
            move_token(use.game, origin, laid, target)
            if effect.number == "one":
                return True
            found = options(use)
        return True

    return Step(run, lambda use: bool(options(use)))


def _token_or_done(use: Use, found: list[Option]) -> Play[Any]:
    """One more token, or None when the manager has enough."""
    options = [*found, Option("done", "done")]
    chosen = yield Decision(use.seat, "choose-token", options, card=_source_id(use))
    if chosen.verb == "done":
        return None
    player = use.game.player(chosen.what)
    return player, player.tokens[int(chosen.where) - 1]


def discard_one_token(effect: words.DiscardToken) -> Step:
    """``discard-token``."""
    match = compile_players(effect.players)

    def options(use: Use) -> list[Option]:
        return token_options(picks(use, effect.players, match))

    def run(use: Use) -> Play[bool]:
        found = options(use)
        if found:
            player, laid = yield from choose_token(use.game, use.seat, found, _source_id(use))
            discard_token(use.game, player, laid)
        return True

    return Step(run, lambda use: bool(options(use)))


# --- states --------------------------------------------------------------------------------------------------------


def down_player(effect: words.Down) -> Step:
    """``down``."""

    def run(use: Use) -> Play[bool]:
        player = refer(use, effect.player)
        if player is not None:
            owed: list[Owed] = []
            yield from down(use.game, player, owed)
            yield from resolve(use.game, owed)
        return True

    def possible(use: Use) -> bool:
        player = refer(use, effect.player)
        return player is not None and player.matchup is not None and player.standing

    return Step(run, possible)


def stand_player(effect: words.Stand) -> Step:
    """``stand``."""

    def act(use: Use) -> None:
        player = refer(use, effect.player)
        if player is not None:
            stand(use.game, player)

    def possible(use: Use) -> bool:
        player = refer(use, effect.player)
        return player is not None and player.matchup is not None and not player.standing

    return _at_once(act, possible)


def injure_player(effect: words.Injure) -> Step:
    """``injure``: his zone is where a player drawn for him will stand (INT-8, INT-10)."""

    def run(use: Use) -> Play[bool]:
        player = refer(use, effect.player)
        if player is not None and player.matchup is not None:
            use.matchup = player.matchup
            use.zone = next(zone for zone in player.matchup.zones if player in zone.players)
            owed: list[Owed] = []
            yield from injure(use.game, player, owed, use.seat if effect.credit == "you" else None)
            yield from resolve(use.game, owed)
        return True

    def possible(use: Use) -> bool:
        player = refer(use, effect.player)
        return player is not None and player.matchup is not None

    return Step(run, possible)


# --- cards and places ----------------------------------------------------------------------------------------------


def move_player(effect: words.Move) -> Step:
    """``move``."""

    def places(use: Use) -> list[tuple[Matchup, Any]]:
        player = refer(use, effect.player)
        return places_to_move(use.game, player) if player is not None and player.matchup is not None else []

    def run(use: Use) -> Play[bool]:
        player, found = refer(use, effect.player), places(use)
        if player is None or not found:
            return False
        options = [
            Option(f"move:{matchup.id}:{zone.side}", "move", player.label, f"{matchup.id}:{zone.side}")
            for matchup, zone in found
        ]
        if len(options) == 1:
            chosen = options[0]
        else:
            chosen = yield Decision(use.seat, "choose-place", options, player=player.label, card=_source_id(use))
        yield from move(use.game, player, *find_place(use.game, chosen.where))
        return True

    return Step(run, lambda use: bool(places(use)))


def draw(effect: words.Draw) -> Step:
    """``draw``: with nothing drawn the effects after it are left out (INT-17)."""

    def run(use: Use) -> Play[bool]:
        return draw_cards(use.game, use.seat, effect.cards) > 0
        yield

    return Step(run, lambda use: can_draw(use.game.managers[use.seat]))


def discard_cards(effect: words.Discard) -> Step:
    """``discard``."""

    def run(use: Use) -> Play[bool]:
        for _ in range(effect.cards):
            yield from discard_from_hand(use.game, use.seat)
        return True

    return Step(run, lambda use: bool(use.game.managers[use.seat].hand))


def place_drawn(effect: words.PlaceDrawn) -> Step:
    """``place-drawn``."""

    def act(use: Use) -> None:
        card = take_top(use.game, use.game.managers[use.seat])
        if card is not None:
            assert use.matchup is not None and use.zone is not None
            place(use.game, use.seat, card, use.matchup, use.zone)

    return _at_once(act)


def commit_drawn(effect: words.CommitDrawn) -> Step:
    """``commit-drawn``."""

    def run(use: Use) -> Play[bool]:
        card = take_top(use.game, use.game.managers[use.seat])
        if card is None:
            return True
        assert use.matchup is not None and use.zone is not None
        if (use.matchup, use.zone) in legal_places(use.game, use.seat, card):
            yield from commit(use.game, use.seat, card, use.matchup, use.zone)
        else:
            discard_drawn(use.game, use.seat, card)
        return True

    return Step(run, _always)


def replace_highlight(effect: words.ReplaceHighlight) -> Step:
    """``replace-highlight`` (INT-16)."""

    def options(use: Use) -> list[Option]:
        if not use.game.highlight_deck:
            return []
        return [
            Option(f"replace:{matchup.id}", "replace", matchup.id)
            for matchup in use.game.reel
            if matchup.players_of(use.seat)
        ]

    def run(use: Use) -> Play[bool]:
        found = options(use)
        if not found:
            return False
        chosen = found[0]
        if len(found) > 1:
            chosen = yield Decision(use.seat, "choose-highlight", found, card=_source_id(use))
        matchup = use.game.matchup(chosen.what)
        card = use.game.highlight_deck.pop(0)
        use.game.highlight_box.append(matchup.card)
        matchup.card, matchup.id, matchup.turned = card, use.game.label(card.id), False
        use.game.tell(HighlightReplaced(use.seat, chosen.what, matchup.id))
        yield from _turn_highlight(use, matchup)
        return True

    return Step(run, lambda use: bool(options(use)))


def _turn_highlight(use: Use, matchup: Matchup) -> Play[None]:
    """The manager may turn the new card round, having seen it."""
    if matchup.card.payouts["left"] == matchup.card.payouts["right"]:
        return
    ways = [Option(f"lay:{way}", "lay", matchup.id, way) for way in ("as-printed", "turned")]
    chosen = yield Decision(use.seat, "choose-turn", ways, matchup=matchup.id, card=_source_id(use))
    if chosen.where == "turned":
        matchup.turned = True
        use.game.tell(HighlightTurned(use.seat, matchup.id))


def reveal_one_highlight(effect: words.RevealHighlight) -> Step:
    """``reveal-highlight``."""
    return _at_once(lambda use: reveal_highlight(use.game))


def discard_this(effect: words.DiscardThis) -> Step:
    """``discard-this``."""

    def act(use: Use) -> None:
        manager = use.game.managers[use.seat]
        if isinstance(use.source, Upgrade) and use.source in manager.upgrades:
            manager.upgrades.remove(use.source)
            manager.discarded_upgrades.append(use.source.card)
            use.game.tell(UpgradeDiscarded(use.seat, use.source.card.id))

    return _at_once(act)


# --- ball and skills -----------------------------------------------------------------------------------------------


def give_the_ball(effect: words.GiveBall) -> Step:
    """``give-ball``; where the ball would come or be dropped this happens instead (NAM-4)."""

    def run(use: Use) -> Play[bool]:
        player, moment = refer(use, effect.player), use.moment
        if player is None:
            return True
        if moment is not None and moment.trigger in (Trigger.BALL_COMING, Trigger.BALL_DROPPING):
            moment.replaced = True
            yield from give_ball(use.game, player, passed_on=True, lost=moment.lost)
        else:
            yield from give_ball(use.game, player)
        return True

    def possible(use: Use) -> bool:
        player = refer(use, effect.player)
        return player is not None and player.matchup is not None and player.matchup.carrier is not player

    return Step(run, possible)


def ball_to_midfield(effect: words.BallToMidfield) -> Step:
    """``ball-to-midfield``."""

    def run(use: Use) -> Play[bool]:
        if use.matchup is not None:
            yield from put_at_midfield(use.game, use.matchup)
        return True

    return Step(run, lambda use: use.matchup is not None and use.matchup.carrier is not None)


def pass_ball(effect: words.PassBall) -> Step:
    """``pass-ball``."""

    def run(use: Use) -> Play[bool]:
        if use.moment is not None and use.moment.player is not None:
            yield from move_ball_by_pass(use.game, use.moment.player)
        return True

    return Step(run, _always)


def ball_to_opponent(effect: words.BallToOpponent) -> Step:
    """``ball-to-opponent`` (INT-22)."""

    def run(use: Use) -> Play[bool]:
        passer = use.moment.player if use.moment is not None else None
        matchup = passer.matchup if passer is not None else None
        if passer is None or matchup is None:
            return True
        count = len(use.game.managers)
        for step in range(1, count):
            opponents = matchup.players_of((passer.manager + step) % count)
            if opponents:
                receiver = yield from choose_receiver(use.game, opponents[0].manager, opponents)
                yield from give_ball(use.game, receiver)
                break
        return True

    return Step(run, _always)


def use_a_skill(effect: words.UseSkill) -> Step:
    """``use-skill``; a skill gained by what happens is optional, one paid for is decided already (SKL-3)."""
    named = None if effect.skill == "any" else effect.skill.value

    def usable(use: Use, player: Fielded) -> list[str]:
        skills = [skill.value for skill in words.SkillName] if named is None else [named]
        return [skill for skill in skills if skill_possible(use.game, player, skill)]

    def run(use: Use) -> Play[bool]:
        player = refer(use, effect.player)
        skills = usable(use, player) if player is not None else []
        if player is None or not skills:
            return True
        skill = skills[0]
        if len(skills) > 1:
            options = [Option(f"skill:{one}", "skill", one) for one in skills]
            skill = (yield Decision(use.seat, "choose-skill", options, player=player.label, card=_source_id(use))).what
        for turn in range(effect.times):
            decided = use.rule is not None and use.rule.optional and turn == 0
            yield from use_skill(use.game, player, skill, sure=decided)
        return True

    def possible(use: Use) -> bool:
        player = refer(use, effect.player)
        return player is not None and bool(usable(use, player))

    return Step(run, possible)


# --- tackles and dice ----------------------------------------------------------------------------------------------


def tackle(effect: words.Tackle) -> Step:
    """``tackle``."""

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
            target = yield from choose_target(use.game, tackler, found)
            borrowed = effect.power == "standing" and not tackler.standing
            yield from attempt_tackle(use.game, tackler, target, borrowed=borrowed)
        return True

    return Step(run, lambda use: bool(targets(use)))


def roll(effect: words.Roll) -> Step:
    """``roll``; possible if any of its branches is."""
    branches = {TARGET_DOWN: effect.target_down, MISSED: effect.missed, TACKLER_DOWN: effect.tackler_down}
    runs = {face: compile_effects(branch) for face, branch in branches.items()}
    first = [compile_possible(branch) for branch in branches.values() if branch]

    def run(use: Use) -> Play[bool]:
        face = roll_dice(use.game, use.seat, 1, _source_id(use))[0]
        yield from runs[face](use)
        return True

    return Step(run, lambda use: any(possible(use) for possible in first))


def take_result(effect: words.TakeResult) -> Step:
    """``take-result`` (NAM-8, NAM-9)."""

    def act(use: Use) -> None:
        attempt, moment = _attempt(use), use.moment
        assert moment is not None and isinstance(use.source, Fielded)
        attempt.taken_by = use.source
        attempt.guards.append(use.source)
        moment.replaced = True
        use.game.tell(ResultTaken(use.seat, use.source.label, attempt.target.label))

    def possible(use: Use) -> bool:
        attempt = _attempt(use)
        barred = attempt.tackler.standing and attempt.tackler.card.no_guard
        return not barred and use.source not in attempt.guards

    return _at_once(act, possible)


def reroll(effect: words.Reroll) -> Step:
    """``reroll`` (NAM-3)."""

    def run(use: Use) -> Play[bool]:
        attempt = _attempt(use)
        if effect.dice == "all":
            attempt.faces = [roll_die(use.game) for _ in attempt.faces]
        else:
            die = 0
            if len(attempt.faces) > 1:
                options = [
                    Option(f"die:{place}", "die", face, str(place)) for place, face in enumerate(attempt.faces, start=1)
                ]
                decision = Decision(use.seat, "choose-die", options, card=_source_id(use))
                decision.attempt = attempt.info(use.game)
                die = int((yield decision).where) - 1
            attempt.faces = [roll_die(use.game) if at == die else face for at, face in enumerate(attempt.faces)]
        use.game.tell(DiceRolled(attempt.tackler.manager, "reroll", tuple(attempt.faces)))
        return True

    return Step(run, _always)


def attempt_power(effect: words.AttemptPower) -> Step:
    """``attempt-power``."""
    count = compile_count(effect.each) if effect.each is not None else None

    def amount(use: Use) -> int:
        use.about = refer(use, effect.player)
        return effect.amount * (count(use) if count is not None else 1)

    def act(use: Use) -> None:
        _change_power(use, refer(use, effect.player), amount(use))

    def possible(use: Use) -> bool:
        return refer(use, effect.player) is not None and amount(use) != 0

    return _at_once(act, possible)


def _change_power(use: Use, player: Fielded | None, amount: int) -> None:
    attempt = _attempt(use)
    if player is attempt.tackler:
        attempt.bonus += amount
    elif player is attempt.target:
        attempt.target_bonus += amount
    else:
        return
    use.game.tell(PowerChanged(player.label, amount, _source_id(use)))


def reveal_token_power(effect: words.RevealTokenPower) -> Step:
    """``reveal-token-power``."""

    def run(use: Use) -> Play[bool]:
        player = refer(use, effect.player)
        if player is None:
            return True
        if player.tokens:
            owner, laid = yield from choose_token(use.game, use.seat, token_options([player]), _source_id(use))
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


def counts_as_higher(effect: words.CountsAsHigher) -> Step:
    """``counts-as-higher``."""
    on_missed = compile_effects(effect.missed)

    def act(use: Use) -> None:
        attempt = _attempt(use)
        attempt.higher = True
        attempt.on_missed.append((use, on_missed))

    return _at_once(act)


def attempt_dice(effect: words.AttemptDice) -> Step:
    """``attempt-dice``."""

    def act(use: Use) -> None:
        _attempt(use).dice = effect.dice

    return _at_once(act)


def instead_of_tackle(effect: words.InsteadOfTackle) -> Step:
    """``instead-of-tackle`` (INT-23)."""

    def act(use: Use) -> None:
        assert use.moment is not None
        _attempt(use).cancelled = True
        use.moment.replaced = True

    return _at_once(act, None)


# --- improvements --------------------------------------------------------------------------------------------------


def draw_extra(effect: words.DrawExtra) -> Step:
    """``draw-extra``."""

    def act(use: Use) -> None:
        assert use.moment is not None
        use.moment.extra_draws += effect.cards

    return _at_once(act)


def take_star(effect: words.TakeStar) -> Step:
    """``take-star`` (INT-44)."""

    def act(use: Use) -> None:
        manager = use.game.managers[use.seat]
        deck = use.game.star_decks[manager.union]
        if deck:
            star = deck.pop(0)
            manager.hand.append(star)
            manager.improvements += 1
            use.game.tell(StarTaken(use.seat, star.id))

    return _at_once(act, lambda use: bool(use.game.star_decks[use.game.managers[use.seat].union]))


def retire(effect: words.Retire) -> Step:
    """``retire`` (IMP-3)."""

    def run(use: Use) -> Play[bool]:
        manager = use.game.managers[use.seat]
        piles: dict[str, list[Card]] = {"hand": manager.hand, "deck": manager.deck, "discard": manager.discard}
        options = [
            Option(f"retire:{card.id}@{pile}", "retire", card.id, pile)
            for pile, cards in piles.items()
            for card in sorted(set(cards), key=lambda card: card.id)
        ]
        decision = Decision(use.seat, "retire", [*options, SKIP], card=_source_id(use), uses_hand=True)
        chosen = yield decision
        if chosen.verb != "skip":
            card = use.game.rulebook.by_id[chosen.what]
            piles[chosen.where].remove(card)
            manager.out.append(card)
            use.game.tell(PlayerRetired(use.seat, card.id, chosen.where))
        return True

    return Step(run, _always)


def shuffle_in(effect: words.ShuffleIn) -> Step:
    """``shuffle-in`` (IMP-3)."""

    def act(use: Use) -> None:
        manager = use.game.managers[use.seat]
        assert use.source is not None and not isinstance(use.source, Fielded | Upgrade)
        manager.deck += [use.source, *manager.discard]
        manager.discard = []
        use.game.chance.shuffle(manager.deck)
        use.game.tell(StarShuffledIn(use.seat, use.source.id))

    return _at_once(act)


def each_manager(effect: words.EachManager) -> Step:
    """``each-manager``."""
    run_one = compile_effects(effect.effects)

    def run(use: Use) -> Play[bool]:
        for seat in use.game.turn_order():
            yield from run_one(Use(use.game, seat, use.rule, use.source, use.moment, use.matchup))
        return True

    return Step(run, _always)


VERBS: dict[type[Any], Callable[[Any], Step]] = {
    words.Fans: fans,
    words.LoseFans: lose,
    words.AssignToken: assign_token,
    words.InspectToken: inspect,
    words.MoveTokens: move_tokens,
    words.DiscardToken: discard_one_token,
    words.Down: down_player,
    words.Stand: stand_player,
    words.Injure: injure_player,
    words.Move: move_player,
    words.Draw: draw,
    words.Discard: discard_cards,
    words.PlaceDrawn: place_drawn,
    words.CommitDrawn: commit_drawn,
    words.GiveBall: give_the_ball,
    words.BallToMidfield: ball_to_midfield,
    words.PassBall: pass_ball,
    words.BallToOpponent: ball_to_opponent,
    words.UseSkill: use_a_skill,
    words.Tackle: tackle,
    words.Roll: roll,
    words.TakeResult: take_result,
    words.ReplaceHighlight: replace_highlight,
    words.RevealHighlight: reveal_one_highlight,
    words.DiscardThis: discard_this,
    words.Reroll: reroll,
    words.AttemptPower: attempt_power,
    words.RevealTokenPower: reveal_token_power,
    words.CountsAsHigher: counts_as_higher,
    words.AttemptDice: attempt_dice,
    words.InsteadOfTackle: instead_of_tackle,
    words.DrawExtra: draw_extra,
    words.TakeStar: take_star,
    words.Retire: retire,
    words.ShuffleIn: shuffle_in,
    words.EachManager: each_manager,
}
"""The function of every verb; ``choose-player`` is compiled with what comes after it."""
