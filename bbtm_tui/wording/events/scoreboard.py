"""Lines about the scoreboard: the sums, the winners and what they collect."""

from __future__ import annotations

from bbtm_tui.engine import events as told
from bbtm_tui.wording.events.tackles import signed
from bbtm_tui.wording.events.telling import sentence
from bbtm_tui.wording.table import Names
from bbtm_tui.wording.text import _, ngettext


@sentence.register
def matchup_opened(event: told.MatchupOpened, names: Names) -> str:
    """Which matchup is scored now."""
    return _("Now the scoreboard of {matchup}.").format(matchup=names.matchup(event.matchup))


@sentence.register
def total_counted(event: told.TotalCounted, names: Names) -> str:
    """A team's total, told part by part."""
    text = _("{manager}: {parts}. That makes {total}.")
    return text.format(
        manager=names.manager(event.manager), parts=_(", ").join(_parts(event, names)), total=event.total
    )


def _parts(event: told.TotalCounted, names: Names) -> list[str]:
    parts = [_("{player} {power}").format(player=names.player(label), power=power) for label, power in event.players]
    if event.tokens:
        parts.append(_("tokens {change}").format(change=signed(event.tokens)))
    if event.ball:
        parts.append(_("the ball {change}").format(change=signed(event.ball)))
    if event.bonus:
        parts.append(_("team bonus {change}").format(change=signed(event.bonus)))
    return parts


@sentence.register
def matchup_won(event: told.MatchupWon, names: Names) -> str:
    """Who won, why, and at a tournament who came second."""
    texts = {
        "total": _("{winner} wins {matchup}."),
        "ball": _("It is a tie, and the ball decides it: {winner} wins {matchup}."),
        "alone": _("{winner} is alone at {matchup} and wins it."),
        "coin": _("It is a tie, and the golden coin decides it: {winner} wins {matchup}."),
    }
    text = texts[event.reason].format(winner=names.manager(event.winners[0]), matchup=names.matchup(event.matchup))
    if len(event.winners) == 1:
        return text
    return _("{sentence} {manager} is the runner-up.").format(sentence=text, manager=names.manager(event.winners[1]))


@sentence.register
def matchup_tied(event: told.MatchupTied, names: Names) -> str:
    """Nobody wins."""
    text = _("{managers} tie at {matchup}, and nobody has the ball: no winner.")
    return text.format(managers=names.manager_list(event.managers), matchup=names.matchup(event.matchup))


@sentence.register
def payout_collected(event: told.PayoutCollected, names: Names) -> str:
    """Who collects what."""
    texts = {
        "left": _("{manager} collects the left zone: {payout}."),
        "right": _("{manager} collects the right zone: {payout}."),
        "centre": _("{manager} collects the centre: {payout}."),
        "winner": _("{manager} collects the winner's payout: {payout}."),
        "runner-up": _("{manager} collects the runner-up's payout: {payout}."),
        "lose": _("{manager} collects the LOSE! payout: {payout}."),
    }
    return texts[event.section].format(manager=names.manager(event.manager), payout=names.payout(event.payout))


@sentence.register
def cards_offered(event: told.CardsOffered, names: Names) -> str:
    """Cards to choose from; only the one who chooses reads them."""
    n = event.count
    if event.deck == "star-player":
        text = ngettext("{manager} draws {n} star player.", "{manager} draws {n} star players to choose from.", n)
    elif event.deck == "team-upgrade":
        text = ngettext("{manager} draws {n} team upgrade.", "{manager} draws {n} team upgrades to choose from.", n)
    else:
        text = ngettext("{manager} draws {n} staff upgrade.", "{manager} draws {n} staff upgrades to choose from.", n)
    told_text = text.format(manager=names.manager(event.manager), n=n)
    if not event.cards:
        return told_text
    return _("{sentence} They are: {cards}.").format(sentence=told_text, cards=names.card_list(event.cards))


@sentence.register
def card_kept(event: told.CardKept, names: Names) -> str:
    """A card for the improvement pile; only its owner reads which."""
    if event.card:
        text = _("{manager} keeps {card}, facedown, for the end of the week.")
    elif event.deck == "star-player":
        text = _("{manager} keeps a star player, facedown, for the end of the week.")
    elif event.deck == "team-upgrade":
        text = _("{manager} keeps a team upgrade, facedown, for the end of the week.")
    else:
        text = _("{manager} keeps a staff upgrade, facedown, for the end of the week.")
    return text.format(manager=names.manager(event.manager), card=names.card(event.card))


@sentence.register
def cards_put_under(event: told.CardsPutUnder, names: Names) -> str:
    """The rest goes to the bottom; only the one who put it there reads what."""
    if event.cards:
        text = _("{manager} puts {cards} at the bottom of the deck.")
    else:
        text = ngettext(
            "{manager} puts the other card at the bottom of the deck.",
            "{manager} puts the other {n} cards at the bottom of the deck.",
            event.count,
        )
    return text.format(manager=names.manager(event.manager), cards=names.card_list(event.cards), n=event.count)


@sentence.register
def matchup_cleared(event: told.MatchupCleared, names: Names) -> str:
    """The field is empty."""
    return _("{matchup} is cleared: players to the discard piles, tokens aside.").format(
        matchup=names.matchup(event.matchup)
    )
