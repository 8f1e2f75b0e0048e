"""The verbs of the card language in words, one function a verb: fans, tokens, states, cards, the ball."""

from __future__ import annotations

from bbtm_tui.cards.vocabulary import (
    AssignToken,
    BallToMidfield,
    BallToOpponent,
    ChoosePlayer,
    CommitDrawn,
    Discard,
    DiscardThis,
    DiscardToken,
    Down,
    Draw,
    DrawExtra,
    EachManager,
    Fans,
    GiveBall,
    Injure,
    InspectToken,
    LoseFans,
    Move,
    MoveTokens,
    PassBall,
    PlaceDrawn,
    ReplaceHighlight,
    Retire,
    RevealHighlight,
    ShuffleIn,
    Stand,
    TakeStar,
)
from bbtm_tui.wording.conditions import count_phrase
from bbtm_tui.wording.scene import Scene
from bbtm_tui.wording.sentences import Mood, effect_clause, effects_clause, in_mood
from bbtm_tui.wording.text import _, ngettext


@effect_clause.register(ChoosePlayer)
def _choose_player(effect: ChoosePlayer, scene: Scene, mood: Mood) -> str:
    text = in_mood(mood, _("choose {player}"), _("you may choose {player}"))
    return text.format(player=scene.choose())


@effect_clause.register(Fans)
def _fans(effect: Fans, scene: Scene, mood: Mood) -> str:
    n = effect.amount
    text = in_mood(
        mood,
        ngettext("gain {n} fan", "gain {n} fans", n),
        ngettext("you may gain {n} fan", "you may gain {n} fans", n),
        ngettext("each manager gains {n} fan", "each manager gains {n} fans", n),
    ).format(n=n)
    if effect.each:
        return _("{effect} for {each}").format(effect=text, each=count_phrase(effect.each, scene))
    return text


@effect_clause.register(LoseFans)
def _lose_fans(effect: LoseFans, scene: Scene, mood: Mood) -> str:
    n = effect.amount
    return in_mood(
        mood,
        ngettext("lose {n} fan", "lose {n} fans", n),
        ngettext("you may lose {n} fan", "you may lose {n} fans", n),
        ngettext("each manager loses {n} fan", "each manager loses {n} fans", n),
    ).format(n=n)


@effect_clause.register(AssignToken)
def _assign_token(effect: AssignToken, scene: Scene, mood: Mood) -> str:
    text = in_mood(
        mood, _("assign a random cheating token {to_player}"), _("you may assign a random cheating token {to_player}")
    )
    return text.format(to_player=scene.ref(effect.player, "to"))


@effect_clause.register(InspectToken)
def _inspect_token(effect: InspectToken, scene: Scene, mood: Mood) -> str:
    players = effect.players
    on = scene.ref("this-player", "object") if players.side == "this-player" else scene.players(players, "object")
    text = in_mood(mood, _("look at 1 facedown token on {player}"), _("you may look at 1 facedown token on {player}"))
    scene.after.append(_("Leave it there, or discard it and assign a new random token to the same player."))
    return text.format(player=on)


@effect_clause.register(MoveTokens)
def _move_tokens(effect: MoveTokens, scene: Scene, mood: Mood) -> str:
    source = effect.source
    if source.side == "this-player":
        origin = scene.ref("this-player", "object")
    else:
        origin = scene.players(source, "each" if effect.number == "all" else "object")
    text = _move_ejections(effect, mood) if effect.ejection else _move_any(effect, mood)
    return text.format(source=origin, target=scene.ref(effect.to, "object"))


def _move_any(effect: MoveTokens, mood: Mood) -> str:
    match effect.number:
        case "one":
            return in_mood(
                mood,
                _("move 1 token from {source} onto {target}"),
                _("you may move 1 token from {source} onto {target}"),
            )
        case "any":
            return in_mood(
                mood,
                _("move any number of tokens from {source} onto {target}"),
                _("you may move any number of tokens from {source} onto {target}"),
            )
        case "all":
            return in_mood(
                mood,
                _("move all tokens from {source} onto {target}"),
                _("you may move all tokens from {source} onto {target}"),
            )


def _move_ejections(effect: MoveTokens, mood: Mood) -> str:
    match effect.number:
        case "one":
            return in_mood(
                mood,
                _("move 1 ejection token from {source} onto {target}"),
                _("you may move 1 ejection token from {source} onto {target}"),
            )
        case "any":
            return in_mood(
                mood,
                _("move any number of ejection tokens from {source} onto {target}"),
                _("you may move any number of ejection tokens from {source} onto {target}"),
            )
        case "all":
            return in_mood(
                mood,
                _("move all ejection tokens from {source} onto {target}"),
                _("you may move all ejection tokens from {source} onto {target}"),
            )


@effect_clause.register(DiscardToken)
def _discard_token(effect: DiscardToken, scene: Scene, mood: Mood) -> str:
    text = in_mood(
        mood, _("discard 1 revealed token from {player}"), _("you may discard 1 revealed token from {player}")
    )
    return text.format(player=scene.players(effect.players, "object"))


@effect_clause.register(Down)
def _down(effect: Down, scene: Scene, mood: Mood) -> str:
    if effect.player == "chosen" or mood == "may":
        text = in_mood(mood, _("down {player}"), _("you may down {player}"))
        return text.format(player=scene.ref(effect.player, "object"))
    return _("{player} becomes downed").format(player=scene.ref(effect.player, "subject"))


@effect_clause.register(Stand)
def _stand(effect: Stand, scene: Scene, mood: Mood) -> str:
    if effect.player == "chosen" or mood == "may":
        text = in_mood(mood, _("stand up {player}"), _("you may stand up {player}"))
        return text.format(player=scene.ref(effect.player, "object"))
    return _("{player} stands up").format(player=scene.ref(effect.player, "subject"))


@effect_clause.register(Injure)
def _injure(effect: Injure, scene: Scene, mood: Mood) -> str:
    if effect.player == "chosen" or mood == "may":
        text = in_mood(mood, _("injure {player}"), _("you may injure {player}"))
        return text.format(player=scene.ref(effect.player, "object"))
    return _("{player} is injured").format(player=scene.ref(effect.player, "subject"))


@effect_clause.register(Move)
def _move(effect: Move, scene: Scene, mood: Mood) -> str:
    text = in_mood(mood, _("move {player} to another matchup"), _("you may move {player} to another matchup"))
    return text.format(player=scene.ref(effect.player, "object"))


@effect_clause.register(Draw)
def _draw(effect: Draw, scene: Scene, mood: Mood) -> str:
    n = effect.cards
    return in_mood(
        mood,
        ngettext("draw {n} card from your Team deck", "draw {n} cards from your Team deck", n),
        ngettext("you may draw {n} card from your Team deck", "you may draw {n} cards from your Team deck", n),
        ngettext(
            "each manager draws {n} card from the Team deck", "each manager draws {n} cards from the Team deck", n
        ),
    ).format(n=n)


@effect_clause.register(Discard)
def _discard(effect: Discard, scene: Scene, mood: Mood) -> str:
    n = effect.cards
    return in_mood(
        mood,
        ngettext("discard {n} card from your hand", "discard {n} cards from your hand", n),
        ngettext("you may discard {n} card from your hand", "you may discard {n} cards from your hand", n),
        ngettext("each manager discards {n} card from the hand", "each manager discards {n} cards from the hand", n),
    ).format(n=n)


@effect_clause.register(PlaceDrawn)
def _place_drawn(effect: PlaceDrawn, scene: Scene, mood: Mood) -> str:
    return in_mood(
        mood,
        _(
            "draw the top card of your Team deck and place that player in the same zone, standing and without using skills"
        ),
        _(
            "you may draw the top card of your Team deck and place that player in the same zone, standing and without using skills"
        ),
    )


@effect_clause.register(CommitDrawn)
def _commit_drawn(effect: CommitDrawn, scene: Scene, mood: Mood) -> str:
    return in_mood(
        mood,
        _("draw the top card of your Team deck and commit that player to this matchup, skills included"),
        _("you may draw the top card of your Team deck and commit that player to this matchup, skills included"),
    )


@effect_clause.register(GiveBall)
def _give_ball(effect: GiveBall, scene: Scene, mood: Mood) -> str:
    if mood == "may":
        return _("you may give the ball {to_player}").format(to_player=scene.ref(effect.player, "to"))
    return _("{player} becomes the ball carrier").format(player=scene.ref(effect.player, "subject"))


@effect_clause.register(BallToMidfield)
def _ball_to_midfield(effect: BallToMidfield, scene: Scene, mood: Mood) -> str:
    return in_mood(mood, _("put the ball at midfield"), _("you may put the ball at midfield"))


@effect_clause.register(PassBall)
def _pass_ball(effect: PassBall, scene: Scene, mood: Mood) -> str:
    return _("the ball moves as usual")


@effect_clause.register(BallToOpponent)
def _ball_to_opponent(effect: BallToOpponent, scene: Scene, mood: Mood) -> str:
    return _("the ball goes to an opposing player there, whom the opposing manager picks")


@effect_clause.register(ReplaceHighlight)
def _replace_highlight(effect: ReplaceHighlight, scene: Scene, mood: Mood) -> str:
    scene.after.append(_("Players, ball and tokens stay where they are."))
    return in_mood(
        mood,
        _("replace a highlight where you have a player with the top card of the Highlight deck, turned either way"),
        _(
            "you may replace a highlight where you have a player with the top card of the Highlight deck, turned either way"
        ),
    )


@effect_clause.register(RevealHighlight)
def _reveal_highlight(effect: RevealHighlight, scene: Scene, mood: Mood) -> str:
    return in_mood(
        mood,
        _("reveal one more highlight and add it to the Highlight Reel"),
        _("you may reveal one more highlight and add it to the Highlight Reel"),
    )


@effect_clause.register(DiscardThis)
def _discard_this(effect: DiscardThis, scene: Scene, mood: Mood) -> str:
    return in_mood(mood, _("discard this card"), _("you may discard this card"))


@effect_clause.register(DrawExtra)
def _draw_extra(effect: DrawExtra, scene: Scene, mood: Mood) -> str:
    n = effect.cards
    return in_mood(
        mood,
        ngettext("draw {n} more card before you pick", "draw {n} more cards before you pick", n),
        ngettext("you may draw {n} more card before you pick", "you may draw {n} more cards before you pick", n),
    ).format(n=n)


@effect_clause.register(TakeStar)
def _take_star(effect: TakeStar, scene: Scene, mood: Mood) -> str:
    return in_mood(
        mood,
        _("take the top star player of your union's deck into your hand"),
        _("you may take the top star player of your union's deck into your hand"),
        _("in turn order, each manager takes the top star player of the own union's deck into hand"),
    )


@effect_clause.register(Retire)
def _retire(effect: Retire, scene: Scene, mood: Mood) -> str:
    return _("you may take another player on your roster out of the game")


@effect_clause.register(ShuffleIn)
def _shuffle_in(effect: ShuffleIn, scene: Scene, mood: Mood) -> str:
    return in_mood(
        mood,
        _("shuffle this player, your Team deck and your discard pile into a new Team deck"),
        _("you may shuffle this player, your Team deck and your discard pile into a new Team deck"),
    )


@effect_clause.register(EachManager)
def _each_manager(effect: EachManager, scene: Scene, mood: Mood) -> str:
    return effects_clause(effect.effects, scene, "each")
