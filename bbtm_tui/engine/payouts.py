"""Payouts: who collects what, and the cards drawn for it (PAY, SCO-8, TWO-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.cards.vocabulary import Trigger
from bbtm_tui.engine.abilities import respond
from bbtm_tui.engine.decisions import Decision, Option
from bbtm_tui.engine.events import CardKept, CardsOffered, CardsPutUnder, PayoutCollected
from bbtm_tui.engine.fans import gain_fans
from bbtm_tui.engine.moments import Moment

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Play
    from bbtm_tui.engine.game import Game, Manager, Matchup
    from bbtm_tui.engine.result import Result
    from bbtm_tui.engine.rulebook import Card, Payout


def pay_highlight(game: Game, matchup: Matchup, result: Result) -> Play[None]:
    """In turn order each manager his zone, the winner also the centre; alone both zones (PAY-0, SCO-8)."""
    for seat in game.turn_order():
        if seat not in result.totals:
            continue
        alone = len(result.totals) == 1
        sides = [zone.side for zone in matchup.zones if alone or zone.manager == seat]
        for side in sides:
            yield from collect(game, seat, matchup, side)
        if seat in result.winners:
            yield from collect(game, seat, matchup, "centre")
            yield from respond(game, Moment(Trigger.CENTRE_COLLECTED, matchup, manager=seat))


def pay_tournament(game: Game, matchup: Matchup, result: Result) -> Play[None]:
    """Trophy, ribbon and LOSE! rows; alone every row that this table has (PAY-0, SCO-8, TWO-3)."""
    rows = tournament_rows(game)
    for seat in game.turn_order():
        if seat not in result.totals:
            continue
        if len(result.totals) == 1:
            mine = rows
        elif seat in result.winners:
            mine = (rows[result.winners.index(seat)],)
        else:
            mine = ("lose",)
        for row in mine:
            yield from collect(game, seat, matchup, row)


def tournament_rows(game: Game) -> tuple[str, ...]:
    """The rows of a tournament's card that this table has, best first (TWO-3)."""
    return ("winner", "lose") if len(game.managers) == 2 else ("winner", "runner-up", "lose")


def section_payout(matchup: Matchup, section: str) -> Payout:
    """What a section of the card pays; a turned highlight has left and right exchanged (INT-16)."""
    if matchup.turned:
        section = {"left": "right", "right": "left"}.get(section, section)
    return matchup.card.payouts[section]


def payout_text(payout: Payout, letters: dict[str, str]) -> str:
    """A payout as printed, such as ``S2 / F3``."""
    return " / ".join(" ".join(f"{letters[gives]}{icons}" for gives, icons in side) for side in payout)


def collect(game: Game, seat: int, matchup: Matchup, section: str) -> Play[None]:
    """A manager collects one section (PAY-7), one side of a slash (PAY-5)."""
    payout = section_payout(matchup, section)
    if not payout:
        return
    letters = game.rulebook.letters
    side = payout[0]
    if len(payout) > 1:
        options = [
            Option(f"payout:{payout_text((one,), letters)}", "payout", payout_text((one,), letters)) for one in payout
        ]
        chosen = yield Decision(seat, "choose-payout", options, matchup=matchup.id)
        side = payout[options.index(chosen)]
    game.tell(PayoutCollected(seat, matchup.id, section, payout_text((side,), letters)))
    for gives, icons in side:
        if gives == "fans":
            gain_fans(game, seat, icons, "payout")
        else:
            yield from _collect_cards(game, seat, gives, icons)


def _collect_cards(game: Game, seat: int, kind: str, icons: int) -> Play[None]:
    """Draw as many as icons, keep one facedown, the rest under the deck (PAY-2, PAY-3, PAY-4, PAY-6)."""
    manager = game.managers[seat]
    deck = improvement_deck(game, manager, kind)
    if not deck:
        return
    if kind == "star-player":
        collecting = Moment(Trigger.COLLECTING, manager=seat)
        yield from respond(game, collecting)
        icons += collecting.extra_draws
    yield from draw_and_keep(game, manager, kind, icons, 1)


def improvement_deck(game: Game, manager: Manager, kind: str) -> list[Card]:
    """The deck from which this manager gains this kind of card (PAY-2, PAY-3)."""
    if kind == "star-player":
        return game.star_decks[manager.union]
    return manager.upgrade_deck if kind == "team-upgrade" else game.staff_deck


def draw_and_keep(game: Game, manager: Manager, kind: str, count: int, keep: int) -> Play[None]:
    """Draw cards, keep some in the improvement pile, the rest under the deck in any order (PAY-2, PAY-4, SET-10)."""
    deck = improvement_deck(game, manager, kind)
    seat = manager.seat
    drawn = manager.offered = deck[:count]
    del deck[:count]
    if not drawn:
        return
    game.tell(CardsOffered(seat, kind, len(drawn), tuple(card.id for card in drawn)))
    for left in range(min(keep, len(drawn)), 0, -1):
        card = yield from _choose(manager, "keep", kind, "keep-first" if left > 1 else "keep")
        manager.pile.append(card)
        game.tell(CardKept(seat, kind, card.id))
    under: list[str] = []
    while drawn:
        card = yield from _choose(manager, "bottom", kind, "bottom")
        deck.append(card)
        under.append(card.id)
    if under:
        game.tell(CardsPutUnder(seat, kind, len(under), tuple(under)))


def _choose(manager: Manager, verb: str, kind: str, asked: str) -> Play[Card]:
    """One of the cards offered; asked whenever there is more than one, alike or not (VIS-2)."""
    offered = manager.offered
    if len(offered) == 1:
        return offered.pop()
    options = [Option(f"{verb}:{card.id}", verb, card.id, kind) for card in dict.fromkeys(offered)]
    cards = tuple(card.id for card in offered)
    chosen = yield Decision(manager.seat, asked, options, cards=cards, uses_hand=True)
    card = next(card for card in offered if card.id == chosen.what)
    offered.remove(card)
    return card
