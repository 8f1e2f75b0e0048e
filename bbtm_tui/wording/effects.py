"""The verbs of the card language in words, one function a verb: fans, states, cards, the ball."""

from __future__ import annotations

from bbtm_tui.cards.vocabulary import (
    BallToMidfield,
    BallToOpponent,
    ChoosePlayer,
    CommitDrawn,
    Discard,
    DiscardThis,
    Down,
    Draw,
    DrawExtra,
    EachManager,
    Fans,
    GiveBall,
    Injure,
    LoseFans,
    Move,
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


@effect_clause.register(Down)
def _down(effect: Down, scene: Scene, mood: Mood) -> str:
    text = in_mood(mood, _("down {player}"), _("you may down {player}"))
    return text.format(player=scene.ref(effect.player, "object"))


@effect_clause.register(Stand)
def _stand(effect: Stand, scene: Scene, mood: Mood) -> str:
    text = in_mood(mood, _("have {player} stand up"), _("you may have {player} stand up"))
    return text.format(player=scene.ref(effect.player, "object"))


@effect_clause.register(Injure)
def _injure(effect: Injure, scene: Scene, mood: Mood) -> str:
    text = in_mood(mood, _("injure {player}"), _("you may injure {player}"))
    return text.format(player=scene.ref(effect.player, "object"))


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
            "each manager draws {n} card from their Team deck", "each manager draws {n} cards from their Team deck", n
        ),
    ).format(n=n)


@effect_clause.register(Discard)
def _discard(effect: Discard, scene: Scene, mood: Mood) -> str:
    n = effect.cards
    return in_mood(
        mood,
        ngettext("discard {n} card from your hand", "discard {n} cards from your hand", n),
        ngettext("you may discard {n} card from your hand", "you may discard {n} cards from your hand", n),
        ngettext(
            "each manager discards {n} card from their hand", "each manager discards {n} cards from their hand", n
        ),
    ).format(n=n)


@effect_clause.register(PlaceDrawn)
def _place_drawn(effect: PlaceDrawn, scene: Scene, mood: Mood) -> str:
    scene.after.append(_("He enters standing and uses no skills."))
    return in_mood(
        mood,
        _("draw the top card of your Team deck and place the drawn player in the same zone"),
        _("you may draw the top card of your Team deck and place the drawn player in the same zone"),
    )


@effect_clause.register(CommitDrawn)
def _commit_drawn(effect: CommitDrawn, scene: Scene, mood: Mood) -> str:
    return in_mood(
        mood,
        _("draw the top card of your Team deck and commit the drawn player there, skills and all"),
        _("you may draw the top card of your Team deck and commit the drawn player there, skills and all"),
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
    return _("the ball goes to an opposing player there, picked by the next opposing manager in turn order")


@effect_clause.register(ReplaceHighlight)
def _replace_highlight(effect: ReplaceHighlight, scene: Scene, mood: Mood) -> str:
    scene.after.append(_("Turn the new card either way. Players, ball and tokens stay where they are."))
    return in_mood(
        mood,
        _("replace a highlight where you have a player with the top card of the Highlight deck"),
        _("you may replace a highlight where you have a player with the top card of the Highlight deck"),
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
        _("add the top star player of your union's deck to your hand"),
        _("you may add the top star player of your union's deck to your hand"),
        _("in turn order, each manager adds the top star player of their union's deck to their hand"),
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
