"""What must hold after every answer of a season, whatever the cards: looked at from outside the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bbtm_tui.engine.decisions import Decision
from bbtm_tui.engine.game import Game, Manager, Matchup
from bbtm_tui.engine.rulebook import Card, Rulebook
from bbtm_tui.engine.session import Session
from bbtm_tui.engine.view import View


class BrokenPromise(AssertionError):
    """A promise does not hold; the message tells which, and what is wrong."""


class Promises:
    """The promises, for seasons played with one rulebook."""

    def __init__(self, rulebook: Rulebook) -> None:
        self._cards = Counter(card.id for card in _box(rulebook))
        self._tokens = Counter(token.id for token in rulebook.tokens)

    def check(self, session: Session) -> None:
        """Raise BrokenPromise when something does not hold."""
        game, decision = session.game, session.decision
        self._cards_are_conserved(game)
        self._tokens_are_conserved(game)
        for matchup in game.matchups():
            _matchup_is_sound(matchup)
        if decision is not None:
            _question_can_be_answered(decision)
        for seat in (None, *range(len(game.managers))):
            view = session.view(seat)
            _view_hides(game, view)
            self._nothing_hidden_is_named(game, view)

    def _cards_are_conserved(self, game: Game) -> None:
        """Every card is in exactly one place."""
        lying = Counter(card.id for card in _cards_lying(game))
        if surplus := lying - self._cards:
            raise BrokenPromise(f"cards were made: {_list(surplus)}")
        if missing := self._cards - lying:
            raise BrokenPromise(f"cards were lost: {_list(missing)}")

    def _tokens_are_conserved(self, game: Game) -> None:
        laid = (laid.token.id for player in game.fielded() for laid in player.tokens)
        lying = Counter([*laid, *(token.id for token in game.pool), *(token.id for token in game.token_pile)])
        if surplus := lying - self._tokens:
            raise BrokenPromise(f"tokens were made: {_list(surplus)}")
        if missing := self._tokens - lying:
            raise BrokenPromise(f"tokens were lost: {_list(missing)}")

    def _nothing_hidden_is_named(self, game: Game, view: View) -> None:
        """No text of the view names a card that this seat may not know of."""
        texts: set[str] = set()
        _add_texts(view, texts)
        may_know = {card.id for card in _cards_known(game, view.seat)}
        if named := (texts & self._cards.keys()) - may_know:
            raise BrokenPromise(f"seat {view.seat} is shown {', '.join(sorted(named))}")


def _box(rulebook: Rulebook) -> Iterator[Card]:
    """All cards there are."""
    for boxes in (rulebook.starting_players, rulebook.team_upgrades, rulebook.stars):
        for cards in boxes.values():
            yield from cards
    for cards in (rulebook.staff, rulebook.highlights, rulebook.tournaments, rulebook.headlines):
        yield from cards


def _cards_lying(game: Game) -> Iterator[Card]:
    """All cards, each once; the week's headline or tournament is among those played already (`Game.unused`)."""
    for deck in (game.highlight_deck, game.highlight_box, game.spike_deck, game.staff_deck, game.unused):
        yield from deck
    for stars in game.star_decks.values():
        yield from stars
    for manager in game.managers:
        yield from _open_cards(manager)
        for cards in (manager.hand, manager.pile, manager.offered, manager.deck, manager.upgrade_deck):
            yield from cards
    for highlight in game.reel:
        yield highlight.card
    for player in game.fielded():
        yield player.card


def _cards_known(game: Game, seat: int | None) -> Iterator[Card]:
    """All cards whose place this seat may know (VIS-1, VIS-2)."""
    if game.headline is not None:
        yield game.headline
    for matchup in game.matchups():
        yield matchup.card
    for player in game.fielded():
        yield player.card
    for manager in game.managers:
        yield from _open_cards(manager)
        yield from manager.deck[: manager.known_top]
        if manager.seat == seat or game.phase == "improvements":
            yield from manager.offered
        if manager.seat == seat:
            yield from manager.hand
            yield from manager.pile


def _open_cards(manager: Manager) -> Iterator[Card]:
    """A manager's cards that all may see."""
    for cards in (manager.discard, manager.out, manager.discarded_upgrades):
        yield from cards
    for upgrade in manager.upgrades:
        yield upgrade.card


def _matchup_is_sound(matchup: Matchup) -> None:
    """Its players are those of its zones, each zone is one manager's, and the ball is on one of them or at midfield."""
    zoned = [player for zone in matchup.zones for player in zone.players]
    if Counter(player.label for player in zoned) != Counter(player.label for player in matchup.players):
        raise BrokenPromise(f"{matchup.id}: a player is in no zone, or in two")
    owners = [{player.manager for player in zone.players} for zone in matchup.zones if zone.players]
    if any(len(seats) > 1 for seats in owners) or len(set().union(*owners)) < len(owners):
        raise BrokenPromise(f"{matchup.id}: a zone has two managers, or a manager two zones")
    if matchup.carrier is not None and matchup.carrier not in matchup.players:
        raise BrokenPromise(f"{matchup.id}: the ball carrier {matchup.carrier.label} is not here")


def _view_hides(game: Game, view: View) -> None:
    """Hands, piles and facedown tokens are shown to those only who may know them, and whole to them (VIS-2)."""
    for manager, shown in zip(game.managers, view.managers, strict=True):
        for name, cards, seen in (("hand", manager.hand, shown.hand), ("pile", manager.pile, shown.pile)):
            own = tuple(card.id for card in cards) if view.seat == manager.seat else None
            if (None if seen is None else sorted(seen)) != (None if own is None else sorted(own)):
                raise BrokenPromise(f"seat {view.seat} sees the {name} of seat {manager.seat} as {seen}, not {own}")
    tokens = {player.label: player.tokens for player in game.fielded()}
    for player in view.players().values():
        known = [laid.token.id if laid.open or view.seat in laid.known else "" for laid in tokens[player.label]]
        if list(player.tokens) != known:
            raise BrokenPromise(f"seat {view.seat} sees the tokens of {player.label} as {player.tokens}, not {known}")


def _question_can_be_answered(decision: Decision) -> None:
    """There is at least one option, and no two have the same id."""
    ids = [option.id for option in decision.options]
    if not ids or len(set(ids)) < len(ids):
        raise BrokenPromise(f"{decision.kind}: the options are {ids}")


def _add_texts(value: object, texts: set[str]) -> None:
    """Add every text within a part of a view."""
    if isinstance(value, str):
        texts.add(value)
    elif isinstance(value, tuple):
        for part in value:
            _add_texts(part, texts)
    elif slots := getattr(type(value), "__slots__", ()):
        for name in slots:
            _add_texts(getattr(value, name), texts)


def _list(counter: Counter[str]) -> str:
    return ", ".join(f"{number} {name}" for name, number in sorted(counter.items()))
