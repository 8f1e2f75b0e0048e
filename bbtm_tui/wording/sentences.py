"""Effects put together: clauses into sentences, sentences into the text of an ability."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import singledispatch
from typing import Literal, TypeAlias

from bbtm_tui.cards.vocabulary import ChoosePlayer, Effect, Model, Retire, RevealTokenPower
from bbtm_tui.wording.scene import Scene
from bbtm_tui.wording.text import _

Mood: TypeAlias = Literal["do", "may", "each"]
"""How an effect is told: as an order, as something you may do, as something each manager does."""


@singledispatch
def effect_clause(effect: Model, scene: Scene, mood: Mood) -> str:
    """One effect as a clause without capital and full stop. What needs sentences of its own goes to ``scene.after``."""
    raise TypeError(f"an effect without words: {effect!r}")


def in_mood(mood: Mood, do: str, may: str, each: str = "") -> str:
    """The pattern that fits the mood; an effect that has none for "each manager" is announced and then ordered."""
    if mood == "each":
        return each or _("each manager does this: {effect}").replace("{effect}", do)
    return may if mood == "may" else do


def sentence(text: str) -> str:
    """The clause as a sentence of its own."""
    return _("{clause}.").format(clause=text[:1].upper() + text[1:])


def effect_sentences(effects: Sequence[Effect], scene: Scene, mood: Mood, opening: Callable[[str], str]) -> list[str]:
    """The effects in order, as sentences; `opening` makes a whole of the first one, such as "when …, {effects}"."""
    first, *rest = _runs(effects, scene, mood)
    return [sentence(opening(first[0])), *first[1:], *_further(rest)]


def effects_clause(effects: Sequence[Effect], scene: Scene, mood: Mood = "do") -> str:
    """The effects as one clause, for a branch of something else; what will not fit goes to ``scene.after``."""
    first, *rest = _runs(effects, scene, mood)
    scene.after += [*first[1:], *_further(rest)]
    return first[0]


def _further(runs: Sequence[Sequence[str]]) -> list[str]:
    sentences: list[str] = []
    for clause, *after in runs:
        sentences += [sentence(_("then {effect}").format(effect=clause)), *after]
    return sentences


def _runs(effects: Sequence[Effect], scene: Scene, mood: Mood) -> list[list[str]]:
    """Clauses joined as far as they go, each followed by the sentences that belong after it."""
    runs: list[list[str]] = []
    clauses: list[str] = []
    for index, effect in enumerate(effects):
        following = effects[index + 1] if index + 1 < len(effects) else None
        if isinstance(effect, ChoosePlayer):
            scene.chosen = effect.players
            mood = "may" if effect.optional else mood
            if following and _names_chosen(following):
                continue
        clause = effect_clause(effect, scene, mood)
        mood = mood if mood == "each" else "do"
        if clauses and type(effect) is type(effects[index - 1]):
            clauses[-1] = _("{first}, and {second}").format(first=clauses[-1], second=clause)
        else:
            clauses.append(clause)
        if scene.after or isinstance(effect, Retire):
            runs.append([_joined(clauses), *scene.after])
            scene.after, clauses = [], []
    return [*runs, [_joined(clauses)]] if clauses else runs


def _names_chosen(effect: Effect) -> bool:
    """Whether the effect's own clause can say who may be chosen; one about something of his cannot."""
    if isinstance(effect, RevealTokenPower):
        return False
    return getattr(effect, "player", None) == "chosen" or getattr(effect, "to", None) == "chosen"


def _joined(clauses: Sequence[str]) -> str:
    text = clauses[0]
    for clause in clauses[1:-1]:
        text = _("{first}, {second}").format(first=text, second=clause)
    if len(clauses) > 1:
        text = _("{first}, then {second}").format(first=text, second=clauses[-1])
    return text
