"""Verbs that draw, place, commit and move cards, and change highlights (MOV, INT-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bbtm_tui.cards import vocabulary as words
from bbtm_tui.engine.conditions import refer, refer_fielded
from bbtm_tui.engine.decisions import Decision, Option, ask
from bbtm_tui.engine.drawing import can_draw, discard_from_hand, draw_cards, take_top
from bbtm_tui.engine.events import CardRevealed, HighlightReplaced, HighlightTurned, UpgradeDiscarded
from bbtm_tui.engine.game import Upgrade
from bbtm_tui.engine.maintenance import reveal_highlight
from bbtm_tui.engine.matchups import commit, discard_drawn, find_place, move, place, places_to_move, refuse_place
from bbtm_tui.engine.moments import Use
from bbtm_tui.engine.verbs.step import Step, at_once, source_id

if TYPE_CHECKING:
    from bbtm_tui.engine.decisions import Play
    from bbtm_tui.engine.game import Matchup, Zone
    from bbtm_tui.engine.rulebook import Card


def move_player(effect: words.Move) -> Step:
    """``move`` (MOV-1, MOV-2)."""

    def places(use: Use) -> list[tuple[Matchup, Any]]:
        player = refer_fielded(use, effect.player)
        return places_to_move(use.game, player) if player is not None else []

    def run(use: Use) -> Play[bool]:
        player, found = refer(use, effect.player), places(use)
        if player is None or not found:
            return False
        options = [
            Option(f"move:{matchup.id}:{zone.side}", "move", player.label, f"{matchup.id}:{zone.side}")
            for matchup, zone in found
        ]
        decision = Decision(use.seat, "choose-place", options, player=player.label, card=source_id(use))
        chosen = yield from ask(decision)
        yield from move(use.game, player, *find_place(use.game, chosen.where))
        return True

    return Step(run, lambda use: bool(places(use)))


def draw(effect: words.Draw) -> Step:
    """``draw``: with nothing drawn the effects after it are left out (INT-17)."""

    def run(use: Use) -> Play[bool]:
        return draw_cards(use.game, use.seat, effect.cards) > 0
        yield

    return Step(run, lambda use: can_draw(use.game.managers[use.seat]))


def discard_cards(effect: words.Discard) -> Step:
    """``discard``."""

    def run(use: Use) -> Play[bool]:
        for _ in range(effect.cards):
            yield from discard_from_hand(use.game, use.seat, source_id(use))
        return True

    return Step(run, None)


def _reveal_top(use: Use) -> Card | None:
    """The top card of the Team deck, drawn for all to see."""
    card = take_top(use.game, use.game.managers[use.seat])
    if card is not None:
        use.game.tell(CardRevealed(use.seat, card.id))
    return card


def _own_zone(use: Use) -> Zone | None:
    """Where a drawn player is to stand: where the one he follows was, else with the manager's other players here."""
    if use.zone is not None or use.matchup is None:
        return use.zone
    return use.matchup.zone_of(use.seat)


def place_drawn(effect: words.PlaceDrawn) -> Step:
    """``place-drawn`` (MOV-3)."""

    def act(use: Use) -> None:
        zone = _own_zone(use)
        card = _reveal_top(use) if zone is not None else None
        if card is not None and zone is not None and use.matchup is not None:
            place(use.game, use.seat, card, use.matchup, zone)

    return at_once(act, lambda use: _own_zone(use) is not None)


def commit_drawn(effect: words.CommitDrawn) -> Step:
    """``commit-drawn`` (MCH-2, INT-9)."""

    def run(use: Use) -> Play[bool]:
        zone = _own_zone(use)
        card = _reveal_top(use) if zone is not None else None
        if card is None or zone is None or use.matchup is None:
            return True
        if refuse_place(use.game, use.seat, card, use.matchup, zone) is None:
            yield from commit(use.game, use.seat, card, use.matchup, zone)
        else:
            discard_drawn(use.game, use.seat, card)
        return True

    return Step(run, lambda use: _own_zone(use) is not None)


def replace_highlight(effect: words.ReplaceHighlight) -> Step:
    """``replace-highlight`` (INT-16)."""

    def options(use: Use) -> list[Option]:
        if not use.game.highlight_deck:
            return []
        return [
            Option(f"replace:{matchup.id}", "replace", matchup.id)
            for matchup in use.game.reel
            if matchup.players_of(use.seat)
        ]

    def run(use: Use) -> Play[bool]:
        found = options(use)
        if not found:
            return False
        chosen = yield from ask(Decision(use.seat, "choose-highlight", found, card=source_id(use)))
        matchup = use.game.matchup(chosen.what)
        card = use.game.highlight_deck.pop(0)
        use.game.highlight_box.append(matchup.card)
        matchup.card, matchup.id, matchup.turned = card, use.game.label(card.id), False
        use.game.tell(HighlightReplaced(use.seat, chosen.what, matchup.id))
        yield from _turn_highlight(use, matchup)
        return True

    return Step(run, lambda use: bool(options(use)))


def _turn_highlight(use: Use, matchup: Matchup) -> Play[None]:
    """The manager may turn the new card round, having seen it."""
    if matchup.card.payouts["left"] == matchup.card.payouts["right"]:
        return
    ways = [Option(f"lay:{way}", "lay", matchup.id, way) for way in ("as-printed", "turned")]
    chosen = yield Decision(use.seat, "choose-turn", ways, matchup=matchup.id, card=source_id(use))
    if chosen.where == "turned":
        matchup.turned = True
        use.game.tell(HighlightTurned(use.seat, matchup.id))


def reveal_one_highlight(effect: words.RevealHighlight) -> Step:
    """``reveal-highlight`` (MNT-6)."""
    return at_once(lambda use: reveal_highlight(use.game))


def discard_this(effect: words.DiscardThis) -> Step:
    """``discard-this``."""

    def act(use: Use) -> None:
        manager = use.game.managers[use.seat]
        if isinstance(use.source, Upgrade) and use.source in manager.upgrades:
            manager.upgrades.remove(use.source)
            manager.discarded_upgrades.append(use.source.card)
            use.game.tell(UpgradeDiscarded(use.seat, use.source.card.id))

    return at_once(act)
