"""Cheating tokens: assigning, looking, moving, discarding (CHE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.engine.decisions import Decision, Option, ask
from bbtm_tui.engine.events import TokenAssigned, TokenDiscarded, TokenInspected, TokenReplaced, TokensMoved
from bbtm_tui.engine.game import Laid

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bbtm_tui.engine.decisions import Play
    from bbtm_tui.engine.game import Fielded, Game
    from bbtm_tui.engine.rulebook import TokenKind


def draw_token(game: Game) -> TokenKind | None:
    """A random token taken from the pool; None when the pool is empty (CHE-2)."""
    pool = game.pool
    if not pool:
        return None
    place = game.chance.below(len(pool))
    if game.chance.tokens:
        wanted = game.chance.tokens.pop(0)
        place = next((at for at, token in enumerate(pool) if token.id == wanted), place)
    pool[place], pool[-1] = pool[-1], pool[place]
    return pool.pop()


def assign_tokens(game: Game, player: Fielded, count: int = 1) -> None:
    """Put random tokens facedown on a player (CHE-1); with an empty pool nothing is assigned (CHE-2)."""
    assigned = 0
    while assigned < count and (token := draw_token(game)) is not None:
        player.tokens.append(Laid(token))
        assigned += 1
    if assigned and player.matchup is not None:
        game.tell(TokenAssigned(player.label, player.matchup.id, assigned))


def discard_tokens(game: Game, player: Fielded) -> None:
    """All tokens on a player are discarded, open to all (CHE-2, CHE-3, VIS-1)."""
    for laid in player.tokens:
        game.token_pile.append(laid.token)
        game.tell(TokenDiscarded(player.label, laid.token.id))
    player.tokens = []


def token_options(players: Iterable[Fielded], wanted: Callable[[Laid], bool]) -> list[Option]:
    """One option for each wanted token, named by player and place."""
    return [
        Option(f"token:{player.label}:{place}", "token", player.label, str(place))
        for player in players
        for place, laid in enumerate(player.tokens, start=1)
        if wanted(laid)
    ]


def named_token(game: Game, option: Option) -> tuple[Fielded, Laid]:
    """The token that an option names, and who bears it."""
    player = game.player(option.what)
    return player, player.tokens[int(option.where) - 1]


def choose_token(game: Game, seat: int, options: list[Option], card: str) -> Play[tuple[Fielded, Laid]]:
    """A manager names one token."""
    chosen = yield from ask(token_question(game, seat, options, card))
    return named_token(game, chosen)


def token_question(game: Game, seat: int, options: list[Option], card: str) -> Decision:
    """Which token; only for the manager's eyes where he has looked at one of them that lies facedown (VIS-2)."""
    offered = [named_token(game, option)[1] for option in options if option.verb == "token"]
    knows = any(seat in laid.known and not laid.open for laid in offered)
    return Decision(seat, "choose-token", options, card=card, uses_hand=knows)


def inspect_token(game: Game, seat: int, player: Fielded, laid: Laid, card: str) -> Play[None]:
    """A manager looks at a token, then leaves it or replaces it by a new random one (VIS-2, INT-36)."""
    place = player.tokens.index(laid)
    laid.known = laid.known | {seat}
    game.tell(TokenInspected(seat, player.label, place + 1, laid.token.id))
    if not game.pool:
        return
    leave, replace = Option("keep", "keep", player.label), Option("replace", "replace", player.label)
    decision = Decision(seat, "replace-token", [leave, replace], player=player.label, card=card, uses_hand=True)
    decision.cards = (laid.token.id,)
    chosen = yield decision
    if chosen.verb == "replace":
        new = draw_token(game)
        assert new is not None
        game.token_pile.append(laid.token)
        player.tokens[place] = Laid(new)
        game.tell(TokenReplaced(seat, player.label, laid.token.id))


def move_token(game: Game, origin: Fielded, laid: Laid, player: Fielded) -> None:
    """A token goes from one player onto another, as it is (INT-15)."""
    origin.tokens.remove(laid)
    player.tokens.append(laid)
    game.tell(TokensMoved(origin.label, player.label, 1))


def discard_token(game: Game, player: Fielded, laid: Laid) -> None:
    """One token on a player is discarded (CHE-2)."""
    player.tokens.remove(laid)
    game.token_pile.append(laid.token)
    game.tell(TokenDiscarded(player.label, laid.token.id))
