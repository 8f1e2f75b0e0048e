"""Verbs about fans, stars and improvements (PAY, IMP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.cards import vocabulary as words
from bbtm_tui.engine.conditions import compile_count
from bbtm_tui.engine.decisions import SKIP, Decision, Option
from bbtm_tui.engine.events import PlayerRetired, StarShuffledIn, StarTaken
from bbtm_tui.engine.fans import gain_fans, lose_fans
from bbtm_tui.engine.game import Fielded, Upgrade
from bbtm_tui.engine.moments import Use
from bbtm_tui.engine.verbs.step import Step, always, at_once, source_id

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Play
    from bbtm_tui.engine.rulebook import Card


def fans(effect: words.Fans) -> Step:
    """``fans`` (PAY-1)."""
    count = compile_count(effect.each) if effect.each is not None else None

    def number(use: Use) -> int:
        return effect.amount * (count(use) if count is not None else 1)

    return at_once(lambda use: gain_fans(use.game, use.seat, number(use), source_id(use)), lambda use: number(use) > 0)


def lose(effect: words.LoseFans) -> Step:
    """``lose-fans`` (PAY-1)."""
    return at_once(lambda use: lose_fans(use.game, use.seat, effect.amount, source_id(use)))


def draw_extra(effect: words.DrawExtra) -> Step:
    """``draw-extra``."""

    def act(use: Use) -> None:
        assert use.moment is not None
        use.moment.extra_draws += effect.cards

    return at_once(act)


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

    return at_once(act, lambda use: bool(use.game.star_decks[use.game.managers[use.seat].union]))


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
        joining = use.source.id if use.source in manager.offered else source_id(use)
        chosen = yield Decision(use.seat, "retire", [*options, SKIP], card=joining, uses_hand=True)
        if chosen.verb != "skip":
            card = use.game.rulebook.by_id[chosen.what]
            pile = piles[chosen.where]
            if pile is manager.deck and pile.index(card) < manager.known_top:
                manager.known_top -= 1
            pile.remove(card)
            manager.out.append(card)
            use.game.tell(PlayerRetired(use.seat, card.id, chosen.where))
        return True

    return Step(run, always)


def shuffle_in(effect: words.ShuffleIn) -> Step:
    """``shuffle-in`` (IMP-3)."""

    def act(use: Use) -> None:
        manager = use.game.managers[use.seat]
        assert use.source is not None and not isinstance(use.source, Fielded | Upgrade)
        manager.offered.remove(use.source)
        manager.deck += [use.source, *manager.discard]
        manager.discard = []
        manager.known_top = 0
        use.game.chance.shuffle(manager.deck)
        use.game.tell(StarShuffledIn(use.seat, use.source.id))

    return at_once(act)
