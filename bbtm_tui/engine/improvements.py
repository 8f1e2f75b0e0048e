"""Improvements: the piles are revealed, upgrades come into play, stars join (IMP, SET-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.engine.abilities import drafting_rules, resolve
from bbtm_tui.engine.decisions import Decision, Option
from bbtm_tui.engine.events import ImprovementsRevealed, StarJoined, TeamUpgradeDealt, UpgradeGained
from bbtm_tui.engine.game import Upgrade
from bbtm_tui.engine.moments import Owed, Use
from bbtm_tui.engine.payouts import draw_and_keep
from bbtm_tui.engine.rulebook import Card

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Play
    from bbtm_tui.engine.game import Game, Manager


def reveal_improvements(game: Game, seat: int) -> Play[None]:
    """Staff upgrades, team upgrades, Freebooters, other stars, in this order (IMP-1)."""
    manager = game.managers[seat]
    pile, manager.pile = manager.pile, []
    if not pile:
        return
    order = ("staff-upgrade", "team-upgrade", "star")
    pile.sort(key=lambda card: order.index(card.kind))
    game.tell(ImprovementsRevealed(seat, tuple(card.id for card in pile)))
    manager.improvements += len(pile)
    manager.offered = stars = [card for card in pile if card.star]
    for card in pile:
        if not card.star:
            manager.upgrades.append(Upgrade(card))
            game.tell(UpgradeGained(seat, card.id))
    others = [card for card in stars if not drafting_rules(game, seat, card)]
    yield from _draft_freebooters(game, seat, [card for card in stars if card not in others])
    yield from _put_on_top(game, manager)


def _draft_freebooters(game: Game, seat: int, stars: list[Card]) -> Play[None]:
    """Each separately, in the order the manager picks (IMP-3, RSP-2)."""
    owed: list[Owed] = []
    for star in stars:
        for rule in drafting_rules(game, seat, star):
            owed.append(Owed(Use(game, seat, rule, star, None, None), rule))
    while owed:
        chosen = owed[0]
        if len({one.source for one in owed}) > 1:
            by_id = {f"draft:{_star_of(one).id}": one for one in reversed(owed)}
            options = [Option(answer, "draft", _star_of(one).id) for answer, one in by_id.items()]
            chosen = by_id[(yield Decision(seat, "draft", options)).id]
        owed.remove(chosen)
        yield from resolve(game, [chosen])


def _star_of(one: Owed) -> Card:
    """The star that joins."""
    assert isinstance(one.source, Card)
    return one.source


def _put_on_top(game: Game, manager: Manager) -> Play[None]:
    """The other stars go on top of the Team deck in any order; the one named first is drawn first (IMP-4)."""
    stars = manager.offered
    depth = 0
    while stars:
        card = stars[0]
        if len(set(stars)) > 1:
            options = [Option(f"top:{one.id}", "top", one.id) for one in dict.fromkeys(stars)]
            card = game.rulebook.by_id[(yield Decision(manager.seat, "top", options)).what]
        stars.remove(card)
        manager.deck.insert(depth, card)
        manager.known_top += 1
        depth += 1
        game.tell(StarJoined(manager.seat, card.id))


def draft_before_season(game: Game, seat: int) -> Play[None]:
    """An abbreviated season's start: 2 of 4 stars, a team upgrade, 1 of 3 staff upgrades (SET-10)."""
    manager = game.managers[seat]
    yield from draw_and_keep(game, manager, "star-player", 4, 2)
    if manager.upgrade_deck:
        card = manager.upgrade_deck.pop(0)
        manager.pile.append(card)
        game.tell(TeamUpgradeDealt(seat, card.id))
    yield from draw_and_keep(game, manager, "staff-upgrade", 3, 1)
