"""Lines about what happens on the field: players down and up, the ball, tokens, and fans."""

from __future__ import annotations

from bbtm_tui.engine import events as told
from bbtm_tui.wording.events.telling import sentence
from bbtm_tui.wording.table import Names, listed
from bbtm_tui.wording.text import _, ngettext


@sentence.register
def player_downed(event: told.PlayerDowned, names: Names) -> str:
    """Who lies."""
    return _("{player} goes down.").format(player=names.player(event.player))


@sentence.register
def player_injured(event: told.PlayerInjured, names: Names) -> str:
    """Who is carried off."""
    return _("{player} is injured and leaves {matchup}.").format(
        player=names.player(event.player), matchup=names.matchup(event.matchup)
    )


@sentence.register
def player_ejected(event: told.PlayerEjected, names: Names) -> str:
    """Who is sent off."""
    return _("{player} was caught cheating and is ejected from {matchup}.").format(
        player=names.player(event.player), matchup=names.matchup(event.matchup)
    )


@sentence.register
def player_stood(event: told.PlayerStood, names: Names) -> str:
    """Who is back up."""
    return _("{player} stands up again.").format(player=names.player(event.player))


@sentence.register
def ball_taken(event: told.BallTaken, names: Names) -> str:
    """Who has the ball."""
    return _("{player} has the ball.").format(player=names.player(event.player))


@sentence.register
def ball_kept(event: told.BallKept, names: Names) -> str:
    """Who holds on to it."""
    return _("{player} keeps hold of the ball, even on the ground.").format(player=names.player(event.player))


@sentence.register
def ball_to_midfield(event: told.BallToMidfield, names: Names) -> str:
    """Where the ball lies now."""
    if event.dropped:
        text = _("{player} drops the ball. It lies at midfield of {matchup}.")
    elif event.player:
        text = _("{player} loses the ball. It lies at midfield of {matchup}.")
    else:
        text = _("The ball lies at midfield of {matchup}.")
    return text.format(player=names.player(event.player), matchup=names.matchup(event.matchup))


@sentence.register
def token_assigned(event: told.TokenAssigned, names: Names) -> str:
    """Facedown tokens."""
    text = ngettext(
        "{player} gets a facedown cheating token.", "{player} gets {n} facedown cheating tokens.", event.count
    )
    return text.format(player=names.player(event.player), n=event.count)


@sentence.register
def token_inspected(event: told.TokenInspected, names: Names) -> str:
    """A look at a token; only the one who looks reads its face."""
    if event.token:
        text = _("{manager} looks at a token on {player}: {token}.")
    else:
        text = _("{manager} looks at a token on {player}.")
    return text.format(
        manager=names.manager(event.manager), player=names.player(event.player), token=names.token(event.token)
    )


@sentence.register
def token_replaced(event: told.TokenReplaced, names: Names) -> str:
    """A new token for an old one."""
    text = _("{manager} discards a token of {player}, {token}, and draws a new one in its place.")
    return text.format(
        manager=names.manager(event.manager), player=names.player(event.player), token=names.token(event.token)
    )


@sentence.register
def tokens_moved(event: told.TokensMoved, names: Names) -> str:
    """Tokens go to somebody else."""
    text = ngettext(
        "A token moves from {origin} to {player}.", "{n} tokens move from {origin} to {player}.", event.count
    )
    return text.format(origin=names.player(event.origin), player=names.player(event.player), n=event.count)


@sentence.register
def tokens_revealed(event: told.TokensRevealed, names: Names) -> str:
    """What the tokens show."""
    text = ngettext("{player} had a token: {tokens}.", "{player} had tokens: {tokens}.", len(event.tokens))
    tokens = listed([names.token(token) for token in event.tokens])
    return text.format(player=names.player(event.player), tokens=tokens)


@sentence.register
def token_discarded(event: told.TokenDiscarded, names: Names) -> str:
    """A token lies aside."""
    if event.player:
        text = _("A token of {player} is put aside: {token}.")
    else:
        text = _("A token from the pool: {token}. It is put aside.")
    return text.format(player=names.player(event.player), token=names.token(event.token))


@sentence.register
def fans_gained(event: told.FansGained, names: Names) -> str:
    """More fans, why, and how many that makes."""
    if event.reason == "tokens":
        text = ngettext(
            "{manager} gains {n} fan from tokens and now has {total}.",
            "{manager} gains {n} fans from tokens and now has {total}.",
            event.amount,
        )
    elif event.reason == "payout":
        text = ngettext(
            "{manager} gains {n} fan and now has {total}.",
            "{manager} gains {n} fans and now has {total}.",
            event.amount,
        )
    else:
        text = ngettext(
            "{card}: {manager} gains {n} fan and now has {total}.",
            "{card}: {manager} gains {n} fans and now has {total}.",
            event.amount,
        )
    return _fans(text, event, names)


@sentence.register
def fans_lost(event: told.FansLost, names: Names) -> str:
    """Fewer fans, why, and how many are left."""
    text = ngettext(
        "{card}: {manager} loses {n} fan and now has {total}.",
        "{card}: {manager} loses {n} fans and now has {total}.",
        event.amount,
    )
    return _fans(text, event, names)


def _fans(text: str, event: told.FansGained | told.FansLost, names: Names) -> str:
    return text.format(
        manager=names.manager(event.manager), n=event.amount, total=event.total, card=names.card(event.reason)
    )
