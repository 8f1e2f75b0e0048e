"""Lines about the season, its weeks, and what the teams gain between them."""

from __future__ import annotations

from bbtm_tui.engine import events as told
from bbtm_tui.wording.events.telling import sentence
from bbtm_tui.wording.table import Names, listed
from bbtm_tui.wording.text import _, ngettext


@sentence.register
def season_started(event: told.SeasonStarted, names: Names) -> str:
    """Who manages which team."""
    sides = [
        _("{manager} with the {team}").format(manager=names.manager(seat), team=names.team(team))
        for seat, team in enumerate(event.teams)
    ]
    return _("A new season begins: {managers}.").format(managers=listed(sides))


@sentence.register
def week_started(event: told.WeekStarted, names: Names) -> str:
    """Which week, and who goes first."""
    text = _("Week {week} of {weeks}. {manager} holds the golden coin and goes first.")
    return text.format(week=event.week, weeks=event.weeks, manager=names.manager(event.coin))


@sentence.register
def upgrades_refreshed(event: told.UpgradesRefreshed, names: Names) -> str:
    """Which upgrades are ready again."""
    text = _("{manager} readies {upgrades} again.")
    return text.format(manager=names.manager(event.manager), upgrades=names.card_list(event.upgrades))


@sentence.register
def card_revealed(event: told.CardRevealed, names: Names) -> str:
    """The card that everybody sees."""
    text = _("{manager} turns up the top card of the Team deck: {card}.")
    return text.format(manager=names.manager(event.manager), card=names.card(event.card))


@sentence.register
def cards_drawn(event: told.CardsDrawn, names: Names) -> str:
    """How many cards, and to their owner which."""
    text = ngettext("{manager} draws {n} card.", "{manager} draws {n} cards.", event.count)
    if event.cards:
        text = ngettext("{manager} draws {n} card: {cards}.", "{manager} draws {n} cards: {cards}.", event.count)
    return text.format(manager=names.manager(event.manager), n=event.count, cards=names.card_list(event.cards))


@sentence.register
def deck_reshuffled(event: told.DeckReshuffled, names: Names) -> str:
    """A discard pile becomes a deck."""
    text = ngettext(
        "{manager}'s Team deck has run out. The discard pile, {n} card, is the new deck.",
        "{manager}'s Team deck has run out. The discard pile, {n} cards, is shuffled into a new one.",
        event.count,
    )
    return text.format(manager=names.manager(event.manager), n=event.count)


@sentence.register
def spike_revealed(event: told.SpikeRevealed, names: Names) -> str:
    """This week's tournament or headline."""
    if event.tournament:
        return _("This week's tournament: {card}.").format(card=names.card(event.card))
    return _("This week's headline: {card}.").format(card=names.card(event.card))


@sentence.register
def highlight_revealed(event: told.HighlightRevealed, names: Names) -> str:
    """One more highlight on the reel."""
    return _("On the Highlight Reel: {matchup}.").format(matchup=names.matchup(event.matchup))


@sentence.register
def highlight_returned(event: told.HighlightReturned, names: Names) -> str:
    """A highlight nobody plays."""
    return _("{matchup} is called off and goes back to the box.").format(matchup=names.matchup(event.matchup))


@sentence.register
def highlight_replaced(event: told.HighlightReplaced, names: Names) -> str:
    """One highlight instead of another."""
    text = _("{manager} puts {new} in the place of {old}.")
    return text.format(manager=names.manager(event.manager), old=names.matchup(event.old), new=names.matchup(event.new))


@sentence.register
def highlight_turned(event: told.HighlightTurned, names: Names) -> str:
    """Left and right change places."""
    text = _("{manager} turns {matchup} round: left and right change places.")
    return text.format(manager=names.manager(event.manager), matchup=names.matchup(event.matchup))


@sentence.register
def improvements_revealed(event: told.ImprovementsRevealed, names: Names) -> str:
    """What lay in the improvement pile."""
    if not event.cards:
        return _("{manager} has no improvements this week.").format(manager=names.manager(event.manager))
    text = _("{manager} turns up the improvements: {cards}.")
    return text.format(manager=names.manager(event.manager), cards=names.card_list(event.cards))


@sentence.register
def upgrade_gained(event: told.UpgradeGained, names: Names) -> str:
    """An upgrade in play."""
    return _("{card} now works for {manager}.").format(
        card=names.card(event.card), manager=names.manager(event.manager)
    )


@sentence.register
def upgrade_discarded(event: told.UpgradeDiscarded, names: Names) -> str:
    """An upgrade that is used up."""
    text = _("{manager} discards {card} for good.")
    return text.format(manager=names.manager(event.manager), card=names.card(event.card))


@sentence.register
def player_retired(event: told.PlayerRetired, names: Names) -> str:
    """A player makes room."""
    if event.place == "hand":
        text = _("{manager} lets {card} go, straight from the hand.")
    elif event.place == "deck":
        text = _("{manager} lets {card} go, out of the Team deck.")
    else:
        text = _("{manager} lets {card} go, out of the discard pile.")
    return text.format(manager=names.manager(event.manager), card=names.card(event.card))


@sentence.register
def star_shuffled_in(event: told.StarShuffledIn, names: Names) -> str:
    """A Freebooter joins."""
    text = _("{card} signs for {manager}. Star, Team deck and discard pile are shuffled into a new deck.")
    return text.format(card=names.card(event.card), manager=names.manager(event.manager))


@sentence.register
def star_joined(event: told.StarJoined, names: Names) -> str:
    """A star joins."""
    text = _("{card} signs for {manager} and waits on top of the Team deck.")
    return text.format(card=names.card(event.card), manager=names.manager(event.manager))


@sentence.register
def star_taken(event: told.StarTaken, names: Names) -> str:
    """A star goes into a hand; only the owner sees which."""
    if not event.card:
        return _("{manager} takes a star player into the hand, unseen.").format(manager=names.manager(event.manager))
    text = _("{manager} takes {card} into the hand.")
    return text.format(manager=names.manager(event.manager), card=names.card(event.card))


@sentence.register
def team_upgrade_dealt(event: told.TeamUpgradeDealt, names: Names) -> str:
    """A first team upgrade; only the owner sees which."""
    if not event.card:
        return _("{manager} is dealt a team upgrade.").format(manager=names.manager(event.manager))
    text = _("{manager} is dealt a team upgrade: {card}.")
    return text.format(manager=names.manager(event.manager), card=names.card(event.card))


@sentence.register
def coin_moved(event: told.CoinMoved, names: Names) -> str:
    """Who goes first next week."""
    return _("The golden coin goes to {manager}.").format(manager=names.manager(event.manager))


@sentence.register
def managers_suspended(event: told.ManagersSuspended, names: Names) -> str:
    """Those tied on everything."""
    text = _("{managers} are level on fans and on improvements. All of them are suspended and lose all their fans.")
    return text.format(managers=names.manager_list(event.managers))


@sentence.register
def season_ended(event: told.SeasonEnded, names: Names) -> str:
    """Who won, and by what."""
    if event.winner is None:
        return _("The season is over, everybody is suspended, and nobody is Manager of the Year.")
    fans = event.fans[event.winner]
    if event.reason == "improvements":
        text = ngettext(
            "{manager} is Manager of the Year with {n} fan, ahead on improvements.",
            "{manager} is Manager of the Year with {n} fans, ahead on improvements.",
            fans,
        )
    elif event.reason == "suspension":
        text = ngettext(
            "With the leaders suspended, {manager} is Manager of the Year with {n} fan.",
            "With the leaders suspended, {manager} is Manager of the Year with {n} fans.",
            fans,
        )
    else:
        text = ngettext(
            "{manager} is Manager of the Year with {n} fan.", "{manager} is Manager of the Year with {n} fans.", fans
        )
    return text.format(manager=names.manager(event.winner), n=fans)
