"""The words on cards: complete for the whole vocabulary, written like a person's, and as good in another language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import read_mo
from babel.messages.pofile import read_po
from pydantic import TypeAdapter

from bbtm_tui.cards import vocabulary
from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.loader import base_folder, load
from bbtm_tui.cards.models import PlayerCard, TeamFile
from bbtm_tui.cards.vocabulary import Ability, Players, Trigger
from bbtm_tui.wording import conditions, lasting, sentences
from bbtm_tui.wording.abilities import ability_sentences
from bbtm_tui.wording.cards import ability_text, card_text, payout_text, plain_text
from bbtm_tui.wording.names import kind_name, player_line, skill_name
from bbtm_tui.wording.scene import Holder, Scene
from bbtm_tui.wording.text import LOCALES, languages, use_language

from .card_names import extract

ROOT = Path(__file__).parents[2]
FRENCH = LOCALES / "fr" / "LC_MESSAGES"
EXPECTED = yaml.safe_load(Path(__file__).with_name("card_words.yaml").read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    use_language("en")
    yield
    use_language("en")


@cache
def box() -> CardSet:
    return load().cards


def members(union: Any) -> set[type]:
    return set(get_args(get_args(union)[0]))


@pytest.mark.parametrize(
    ("words", "union"),
    [
        (sentences.effect_clause, vocabulary.Effect),
        (conditions.condition_clause, vocabulary.Condition),
        (conditions.count_phrase, vocabulary.Count),
        (lasting.rule_clause, vocabulary.LastingRule),
    ],
    ids=["effects", "conditions", "counts", "lasting rules"],
)
def test_every_word_of_the_card_language_has_one_wording(words: Any, union: Any) -> None:
    assert set(words.registry) - {object} == members(union)


@pytest.mark.parametrize("when", list(Trigger))
@pytest.mark.parametrize("holder", ["player", "named", "team-upgrade", "staff-upgrade", "headline"])
def test_every_trigger_can_be_told_on_every_card(when: Trigger, holder: Holder) -> None:
    sides = [None, Players(side="this-player"), Players(side="yours", state="downed"), Players(side="opposing")]
    for player, by in product(sides, sides):
        ability = Ability(when=when, player=player, by=by, effects=(vocabulary.Fans(do="fans", amount=2),))
        text = ability_sentences(box(), ability, holder)
        assert re.fullmatch(r"[A-Z][^{}]*gain 2 fans.*\.", text) or text == "Gain 2 fans."


SAMPLES = (
    {"do": "choose-player", "players": {"side": "opposing"}},
    {"do": "fans", "amount": 1, "each": {"of": "players", "players": {"side": "yours"}}},
    {"do": "lose-fans", "amount": 1},
    {"do": "assign-token", "player": "by"},
    {"do": "inspect-token", "players": {"side": "opposing"}},
    {"do": "move-tokens", "source": {"side": "opposing"}, "to": "this-player", "number": "all"},
    {"do": "move-tokens", "source": {"side": "any"}, "to": "player", "number": "one", "ejection": True},
    {"do": "discard-token", "players": {"side": "yours"}},
    {"do": "down", "player": "player"},
    {"do": "stand", "player": "hit"},
    {"do": "injure", "player": "committed"},
    {"do": "move"},
    {"do": "draw", "cards": 2},
    {"do": "discard", "cards": 1},
    {"do": "place-drawn"},
    {"do": "commit-drawn"},
    {"do": "give-ball", "player": "by"},
    {"do": "ball-to-midfield"},
    {"do": "pass-ball"},
    {"do": "ball-to-opponent"},
    {"do": "use-skill", "skill": "any", "times": 3},
    {"do": "tackle", "target": "by"},
    {"do": "roll", "target-down": ({"do": "draw", "cards": 1},), "missed": ({"do": "roll"},)},
    {"do": "take-result"},
    {"do": "replace-highlight"},
    {"do": "reveal-highlight"},
    {"do": "discard-this"},
    {"do": "reroll", "dice": "all"},
    {"do": "attempt-power", "player": "by", "amount": 2},
    {"do": "reveal-token-power", "player": "player"},
    {"do": "counts-as-higher", "missed": ({"do": "place-drawn"},)},
    {"do": "attempt-dice", "dice": 2},
    {"do": "instead-of-tackle"},
    {"do": "draw-extra", "cards": 1},
    {"do": "take-star"},
    {"do": "retire"},
    {"do": "shuffle-in"},
    {"do": "each-manager", "effects": ({"do": "ball-to-midfield"}, {"do": "fans", "amount": 3})},
)
EFFECTS = TypeAdapter[tuple[vocabulary.Effect, ...]](tuple[vocabulary.Effect, ...]).validate_python(SAMPLES)


def test_the_samples_hold_every_effect() -> None:
    assert {type(effect) for effect in EFFECTS} == members(vocabulary.Effect)


@pytest.mark.parametrize("effect", EFFECTS, ids=[str(sample["do"]) for sample in SAMPLES])
@pytest.mark.parametrize("terms", [{}, {"may": True}, {"cost": "exhaust"}], ids=["must", "may", "exhaust"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_any_effect_makes_whole_sentences_at_any_moment(
    effect: vocabulary.Effect, terms: dict[str, Any], language: str
) -> None:
    use_language(language)
    have = vocabulary.YouHave.model_validate({"if": "you-have", "players": {"side": "yours"}})
    holders: tuple[Holder, ...] = ("player", "team-upgrade")
    for when, holder in product(Trigger, holders):
        ability = Ability(when=when, requires=(have,), effects=(effect, effect), **terms)
        text = ability_sentences(box(), ability, holder)
        assert re.fullmatch(r"[A-ZÀ-Ý\d].*\.", text) and not re.search(r"[{}]|None|  |\.\.| [,.]", text), text


def every_players() -> Iterator[Players]:
    sides = get_args(vocabulary.Side)
    for side, state, carrier, star in product(sides, (None, "standing", "downed"), (None, True), (None, True)):
        marks = {"side": side, "state": state, "carrier": carrier, "star": star, "has": "guard"}
        yield Players.model_validate(marks)


@pytest.mark.parametrize("form", ["subject", "object", "to", "each", "many"])
def test_every_noun_phrase_has_every_form(form: Any) -> None:
    for players in every_players():
        text = Scene(box(), "player").players(players, form)
        assert "Guard" in text and not re.search(r"[{}]|None|  ", text)


def test_every_card_of_the_box_has_whole_sentences() -> None:
    for card_id in box().by_id:
        for paragraph in card_text(box(), card_id):
            text = "".join(run for _style, run in paragraph)
            assert not re.search(r"[{}]|None|  |\.\.| ,", text), f"{card_id}: {text}"
            if box().kind_of[card_id] not in ("highlight", "tournament"):
                assert re.search(r"[.)]$", text), f"{card_id}: {text}"


def test_a_card_with_an_ability_is_never_silent() -> None:
    for card in box().by_id.values():
        if not isinstance(card, PlayerCard) or card.named or card.abilities or card.lasting:
            assert plain_text(box(), card.id), card.id


@pytest.mark.parametrize("card_id", EXPECTED["english"])
def test_the_words_of_a_card_in_english(card_id: str) -> None:
    assert plain_text(box(), card_id).splitlines() == EXPECTED["english"][card_id]


def test_timing_and_named_abilities_are_runs_of_their_own() -> None:
    named, timed = card_text(box(), "human-catcher")
    assert named[0] == ("named", "Sure Hands")
    assert timed == (("timing", "Scoreboard Phase:"), ("plain", " If this player is the ball carrier, gain 1 fan."))


def test_a_response_can_show_the_words_of_its_named_ability() -> None:
    assert ability_text(box(), "strip-ball") == (
        "Strip Ball (When this player would use a tackling icon, you may put the ball at midfield instead.)"
    )
    assert ability_text(box(), "endorsement-deal") == "Scoreboard Phase: Each time you win a highlight, gain 1 fan."


def with_text(card_id: str, **changes: object) -> CardSet:
    teams: list[TeamFile] = []
    for team in box().teams:
        upgrades = [card.model_copy(update=changes) if card.id == card_id else card for card in team.upgrades]
        teams.append(team.model_copy(update={"upgrades": tuple(upgrades)}))
    fields = {name: getattr(box(), name) for name in CardSet.model_fields}
    return CardSet.model_construct(**(fields | {"teams": tuple(teams)}))


def test_words_of_ones_own_stand_in_place_of_the_generated_ones() -> None:
    cards = with_text("sewer-go-map", text="Mind the gap.\nNo refunds.")
    assert plain_text(cards, "sewer-go-map") == "Mind the gap.\nNo refunds."
    assert plain_text(cards, "sewer-go-map", generated=True) == plain_text(box(), "sewer-go-map")


def test_words_of_ones_own_for_one_ability_keep_its_timing_word() -> None:
    upgrade = next(card for team in box().teams for card in team.upgrades if card.id == "sewer-go-map")
    ability = upgrade.abilities[0].model_copy(update={"text": "Mind the gap."})
    cards = with_text("sewer-go-map", abilities=(ability,))
    assert plain_text(cards, "sewer-go-map") == "Matchup Action: Mind the gap."


@pytest.mark.parametrize(
    ("payout", "text"),
    [
        ("F1", "1 fan"),
        ("S2", "2 staff upgrades, keep 1"),
        ("F2 T1", "2 fans; 1 team upgrade"),
        ("S2 / F3", "2 staff upgrades, keep 1, or 3 fans"),
        ("", ""),
    ],
)
def test_payouts_in_words(payout: str, text: str) -> None:
    assert payout_text(box(), payout) == text


def test_names() -> None:
    ogre = box().by_id["ogre"]
    assert isinstance(ogre, PlayerCard)
    assert player_line(ogre) == "Star Power 4 standing, 2 downed; tackling, cheating"
    assert {kind_name(kind) for kind in box().kind_of.values()} >= {"starting player", "headline"}
    assert [skill_name(skill) for skill in vocabulary.SkillName] == ["cheating", "passing", "sprinting", "tackling"]


@pytest.mark.parametrize("card_id", EXPECTED["french"])
def test_the_words_of_a_card_in_french(card_id: str) -> None:
    use_language("fr")
    text = plain_text(box(), card_id).replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
    assert text.splitlines() == EXPECTED["french"][card_id]


def test_no_card_of_the_box_speaks_two_languages() -> None:
    use_language("fr")
    texts = {card_id: plain_text(box(), card_id) for card_id in box().by_id}
    mixed = {key: text for key, text in texts.items() if re.search(r"\b(the|of|you|gain|when|player)\b", text)}
    assert not mixed


def french() -> Catalog:
    with (FRENCH / "bbtm.po").open("rb") as file:
        return read_po(file)


def entries(catalogue: Catalog) -> dict[tuple[str | None, object], object]:
    translated = [message for message in catalogue if message.id and any(message.string or ())]
    return {(message.context, _whole(message.id)): _whole(message.string) for message in translated}


def _whole(text: Any) -> object:
    return text if isinstance(text, str) else tuple(text)


def test_the_compiled_catalogue_is_fresh() -> None:
    with (FRENCH / "bbtm.mo").open("rb") as file:
        compiled = read_mo(file)
    assert entries(compiled) == entries(french()), "pybabel compile -D bbtm -d bbtm_tui/wording/locales"


def test_every_message_translated_is_still_in_the_source() -> None:
    source: set[tuple[str | None, object]] = set()
    for _file, _line, message, _comments, context in extract_from_dir(str(ROOT / "bbtm_tui"), [("**.py", "python")]):
        source |= {(context, message), *((context, one) for one in message if isinstance(message, tuple))}
    for name in ("abilities.yaml", "kinds.yaml"):
        with (base_folder() / name).open("rb") as file:
            for _line, function, message, _comments in extract(file, (), (), {}):
                source.add((message[0], message[1]) if function == "pgettext" else (None, message))
    assert not set(entries(french())) - source


def test_a_translation_fills_in_what_its_message_does() -> None:
    for (_context, message), text in entries(french()).items():
        messages, texts = (entry if isinstance(entry, tuple) else (entry,) for entry in (message, text))
        for one, other in zip(messages, texts, strict=True):
            assert set(re.findall(r"{\w+}", str(one))) == set(re.findall(r"{\w+}", str(other))), message


def test_an_unknown_language_is_english() -> None:
    assert use_language("tlh") == "en"
    assert use_language("fr_FR.UTF-8") == "fr"
    assert languages()[0] == "en"


def test_the_language_is_taken_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "tlh:fr_CA:en")
    assert use_language() == "fr"
    monkeypatch.setenv("LANGUAGE", "en:fr")
    assert use_language() == "en"
