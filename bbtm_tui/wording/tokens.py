"""The verbs of the card language in words, continued: cheating tokens."""

from __future__ import annotations

from bbtm_tui.cards.vocabulary import AssignToken, DiscardToken, InspectToken, MoveTokens
from bbtm_tui.wording.scene import Scene
from bbtm_tui.wording.sentences import Mood, effect_clause, in_mood
from bbtm_tui.wording.text import _


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
        origin = scene.players(source, "object" if effect.number == "one" else "many")
    if effect.ejection:
        text = _move_ejections(effect, mood)
    else:
        text = _move_revealed(effect, mood) if effect.revealed else _move_any(effect, mood)
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


def _move_revealed(effect: MoveTokens, mood: Mood) -> str:
    match effect.number:
        case "one":
            return in_mood(
                mood,
                _("move 1 revealed token from {source} onto {target}"),
                _("you may move 1 revealed token from {source} onto {target}"),
            )
        case "any":
            return in_mood(
                mood,
                _("move any number of revealed tokens from {source} onto {target}"),
                _("you may move any number of revealed tokens from {source} onto {target}"),
            )
        case "all":
            return in_mood(
                mood,
                _("move all revealed tokens from {source} onto {target}"),
                _("you may move all revealed tokens from {source} onto {target}"),
            )


@effect_clause.register(DiscardToken)
def _discard_token(effect: DiscardToken, scene: Scene, mood: Mood) -> str:
    text = in_mood(
        mood, _("discard 1 revealed token from {player}"), _("you may discard 1 revealed token from {player}")
    )
    return text.format(player=scene.players(effect.players, "object"))
