"""Whoever a sentence has named already: told by a pronoun in its right place, never mistaken for another."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from bbtm_tui.cards.loader import load
from bbtm_tui.cards.vocabulary import Ability, Trigger
from bbtm_tui.wording.abilities import ability_sentences
from bbtm_tui.wording.scene import Holder
from bbtm_tui.wording.text import use_language
from bbtm_tui.wording.triggers import timing_word


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    use_language("en")
    yield
    use_language("en")


def words(holder: Holder, **ability: Any) -> str:
    return ability_sentences(load().cards, Ability.model_validate_json(json.dumps(ability)), holder)


def in_french(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


ABOUT_HIM: dict[str, tuple[dict[str, Any], str, str, str, str]] = {
    "down": ({}, "down him", "you may down him", "couchez ce joueur", "vous pouvez coucher ce joueur"),
    "stand": (
        {},
        "have him stand up",
        "you may have him stand up",
        "redressez ce joueur",
        "vous pouvez redresser ce joueur",
    ),
    "injure": ({}, "injure him", "you may injure him", "blessez ce joueur", "vous pouvez blesser ce joueur"),
    "move": (
        {},
        "move him to another matchup",
        "you may move him to another matchup",
        "déplacez ce joueur vers un autre match",
        "vous pouvez déplacer ce joueur vers un autre match",
    ),
    "give-ball": (
        {},
        "he becomes the ball carrier",
        "you may give the ball to him",
        "il devient le porteur du ballon",
        "vous pouvez donner le ballon à ce joueur",
    ),
    "assign-token": (
        {},
        "assign a random cheating token to him",
        "you may assign a random cheating token to him",
        "assignez un pion Triche au hasard à ce joueur",
        "vous pouvez assigner un pion Triche au hasard à ce joueur",
    ),
    "use-skill": (
        {"skill": "sprinting"},
        "he uses sprinting",
        "he may use sprinting",
        "il utilise le sprint",
        "il peut utiliser le sprint",
    ),
    "tackle": ({}, "he attempts a tackle", "he may attempt a tackle", "il tente un tacle", "il peut tenter un tacle"),
    "attempt-power": (
        {"amount": 1},
        "he gets +1 Star Power for the attempt",
        "he may get +1 Star Power for the attempt",
        "il reçoit +1 en Puissance pour cette tentative",
        "il peut recevoir +1 en Puissance pour cette tentative",
    ),
}


@pytest.mark.parametrize("verb", ABOUT_HIM)
@pytest.mark.parametrize("may", [False, True])
def test_a_verb_about_a_player_named_already(verb: str, may: bool) -> None:
    more, do, optional, french_do, french_optional = ABOUT_HIM[verb]
    ability = {"when": "injured", "may": may, "effects": [{"do": verb, "player": "this-player", **more}]}
    assert words("player", **ability) == f"When this player is injured, {optional if may else do}."
    use_language("fr")
    assert in_french(words("player", **ability)) == (
        f"Quand ce joueur est blessé, {french_optional if may else french_do}."
    )


def test_who_did_it_is_not_who_suffered_it() -> None:
    ability = {
        "when": "downed",
        "player": {"side": "yours"},
        "by": {"side": "opposing"},
        "effects": [{"do": "stand", "player": "player"}, {"do": "injure", "player": "by"}],
    }
    assert words("team-upgrade", **ability) == (
        "When an opposing player downs one of your players, have that player stand up, "
        "then injure the player who did it."
    )
    use_language("fr")
    assert in_french(words("team-upgrade", **ability)) == (
        "Quand un joueur adverse couche l'un de vos joueurs, redressez ce joueur, "
        "puis blessez le joueur qui en est l'auteur."
    )


def test_a_choice_is_told_also_when_the_next_words_are_about_something_of_his() -> None:
    text = words(
        "team-upgrade",
        when="tackle-targeted",
        effects=[
            {"do": "choose-player", "players": {"side": "yours"}},
            {"do": "reveal-token-power", "player": "chosen"},
        ],
    )
    assert text.startswith("During a tackle attempt, choose one of your players there, then reveal 1 of that player's")


def test_a_star_says_when_he_is_drafted() -> None:
    ability = {"when": "drafted", "effects": [{"do": "fans", "amount": 2}]}
    assert timing_word(Trigger.DRAFTED, "player") == "When Drafted"
    assert words("player", **ability) == "Gain 2 fans."
    assert words("named", **ability) == "When you draft this player, gain 2 fans."
    use_language("fr")
    assert timing_word(Trigger.DRAFTED, "player") == "Une fois enrôlé"


def test_a_pronoun_is_not_used_where_it_could_be_somebody_else() -> None:
    text = words(
        "player",
        when="injured",
        effects=[
            {"do": "choose-player", "players": {"side": "opposing"}},
            {"do": "injure"},
            {"do": "give-ball", "player": "this-player"},
        ],
    )
    assert text == (
        "When this player is injured, injure an opposing player here, then this player becomes the ball carrier."
    )
