"""The words on a card, made from what the card does.

A text is a tuple of paragraphs; a paragraph is a tuple of runs, each a style and its text. No markup is in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.models import (
    CardModel,
    HeadlineCard,
    HighlightCard,
    NamedAbility,
    PlayerCard,
    TournamentCard,
    UpgradeCard,
)
from bbtm_tui.cards.vocabulary import Ability, LastingRule, Trigger
from bbtm_tui.wording.abilities import ability_sentences
from bbtm_tui.wording.lasting import rule_text, rule_timing
from bbtm_tui.wording.names import card_name, kind_name, named_name, payout_text, player_line, skill_name
from bbtm_tui.wording.scene import Holder, Scene
from bbtm_tui.wording.text import _
from bbtm_tui.wording.triggers import timing_word

__all__ = [
    "CardText",
    "Paragraph",
    "Style",
    "ability_text",
    "card_name",
    "card_text",
    "kind_name",
    "named_name",
    "payout_text",
    "plain_text",
    "player_line",
    "skill_name",
]

Style: TypeAlias = Literal["timing", "named", "plain"]
"""How a run is shown: the bold timing word, the name of a named ability, everything else."""
Paragraph: TypeAlias = tuple[tuple[Style, str], ...]
"""One paragraph of a card's words."""
CardText: TypeAlias = tuple[Paragraph, ...]
"""The words of a card, empty for a card that says nothing."""


def card_text(cards: CardSet, card_id: str, *, generated: bool = False) -> CardText:
    """The rules text of a card; `generated` passes over the words that its file puts in their place."""
    card = cards.by_id[card_id]
    if card.text and not generated:
        return tuple((("plain", line),) for line in card.text.splitlines() if line)
    return tuple(_paragraphs(cards, card, generated))


def plain_text(cards: CardSet, card_id: str, *, generated: bool = False) -> str:
    """The rules text of a card without styles, one line a paragraph."""
    return "\n".join("".join(text for _style, text in runs) for runs in card_text(cards, card_id, generated=generated))


def ability_text(cards: CardSet, explained: str) -> str:
    """The words behind an offer: of a named ability, by its id, or of a card."""
    named = cards.named_by_id.get(explained)
    if named is None:
        return plain_text(cards, explained)
    return "".join(text for _style, text in _named(cards, named, False))


def _paragraphs(cards: CardSet, card: CardModel, generated: bool) -> Iterator[Paragraph]:
    if isinstance(card, PlayerCard):
        for named_id in card.named:
            yield _named(cards, cards.named_by_id[named_id], generated)
        yield from _rules(cards, "player", card.abilities, card.lasting, generated)
    elif isinstance(card, UpgradeCard):
        holder: Holder = "staff-upgrade" if cards.kind_of[card.id] == "staff-upgrade" else "team-upgrade"
        yield from _rules(cards, holder, card.abilities, card.lasting, generated)
    elif isinstance(card, HeadlineCard):
        yield from _rules(cards, "headline", card.abilities, card.lasting, generated)
    else:
        yield from _payouts(cards, card)


def _named(cards: CardSet, named: NamedAbility, generated: bool) -> Paragraph:
    if named.text and not generated:
        explanation = named.text
    else:
        runs = _rules(cards, "named", named.abilities, named.lasting, generated)
        explanation = " ".join(text for paragraph in runs for _style, text in paragraph)
    return ("named", named_name(cards, named.id)), ("plain", _(" ({explanation})").format(explanation=explanation))


def _rules(
    cards: CardSet, holder: Holder, abilities: Sequence[Ability], lasting: Sequence[LastingRule], generated: bool
) -> Iterator[Paragraph]:
    for ability, also in _merged(abilities):
        text = ability.text if ability.text and not generated else ability_sentences(cards, ability, holder, also)
        yield _timed(timing_word(ability.when, holder), text, holder)
    for rule in lasting:
        yield _timed(rule_timing(rule, holder), rule_text(rule, Scene(cards, holder)), holder)


def _merged(abilities: Sequence[Ability]) -> Iterator[tuple[Ability, Trigger | None]]:
    """The abilities, two that differ in nothing but the moment as one."""
    rest = list(abilities)
    while rest:
        ability = rest.pop(0)
        if rest and rest[0].model_copy(update={"when": ability.when}) == ability:
            yield ability, rest.pop(0).when
        else:
            yield ability, None


def _timed(timing: str, text: str, holder: Holder) -> Paragraph:
    if holder == "named" or not timing:
        return (("plain", text),)
    return ("timing", _("{timing}:").format(timing=timing)), ("plain", " " + text)


def _payouts(cards: CardSet, card: CardModel) -> Iterator[Paragraph]:
    rows: list[tuple[str, str | None]] = []
    if isinstance(card, HighlightCard):
        rows = [(_("Left zone"), card.left), (_("Centre"), card.centre), (_("Right zone"), card.right)]
    elif isinstance(card, TournamentCard):
        rows = [(_("Winner"), card.winner), (_("Runner-up"), card.runner_up), (_("LOSE!"), card.lose)]
    for row, payout in rows:
        if payout:
            yield ("timing", _("{timing}:").format(timing=row)), ("plain", " " + payout_text(cards, payout))
