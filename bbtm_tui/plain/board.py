"""The table in lines of text, as one seat sees it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.models import PlayerCard
from bbtm_tui.engine.view import FieldedView, ManagerView, MatchupView, View, ZoneView
from bbtm_tui.wording.names import named_name, player_line
from bbtm_tui.wording.piles import open_piles
from bbtm_tui.wording.table import Names, listed
from bbtm_tui.wording.text import _, ngettext


def board_lines(view: View, names: Names) -> Iterator[str]:
    """Week, managers and matchups, a line each; lines of a zone begin with spaces."""
    yield _heading(view, names)
    for manager in view.managers:
        yield _manager_line(manager, view, names)
    for matchup in view.matchups:
        if not matchup.resolved:
            yield from _matchup_lines(matchup, names)


def pile_lines(view: View, names: Names) -> Iterator[str]:
    """The piles that all may look through, and the sizes of the others; lines below an owner begin with spaces."""
    for piles in open_piles(view, names):
        yield _("{owner}:").format(owner=piles.owner)
        yield from (f"    {line}" for line in piles.lines)


def hand_lines(hand: Sequence[str], cards: CardSet) -> Iterator[str]:
    """A hand, a card a line; "special" is whatever has no name, and is told with the words of the card."""
    yield _("Your hand:")
    for card_id in dict.fromkeys(hand):
        card, copies = cards.by_id[card_id], hand.count(card_id)
        assert isinstance(card, PlayerCard)
        name = _("{card}, {n} times").format(card=card.name, n=copies) if copies > 1 else card.name
        abilities = [named_name(cards, each) for each in card.named]
        abilities += [_("special")] if card.abilities or card.lasting else []
        line = player_line(card)
        if abilities:
            line = _("{first}; {second}").format(first=line, second=", ".join(abilities))
        yield f"    {name}: {line}"


def _heading(view: View, names: Names) -> str:
    phase = {
        "setup": _("setting up"),
        "maintenance": _("maintenance phase"),
        "matchup": _("matchup phase"),
        "scoreboard": _("scoreboard phase"),
        "improvements": _("improvements"),
        "finale": _("the end of the season"),
        "over": _("the season is over"),
    }[view.phase]
    heading = _("Week {week} of {weeks}, {phase}. {coin} has the golden coin.").format(
        week=view.week, weeks=view.weeks, phase=phase, coin=names.manager(view.coin)
    )
    if not view.headline:
        return heading
    return _("{heading} Headline: {headline}.").format(heading=heading, headline=names.card(view.headline))


def _manager_line(manager: ManagerView, view: View, names: Names) -> str:
    parts = [
        ngettext("{n} fan", "{n} fans", manager.fans).format(n=manager.fans),
        ngettext("{n} card in hand", "{n} cards in hand", manager.hand_size).format(n=manager.hand_size),
    ]
    if manager.pile_size:
        kept = ngettext("{n} improvement to come", "{n} improvements to come", manager.pile_size)
        parts.append(kept.format(n=manager.pile_size))
    if manager.passed and view.phase == "matchup":
        parts.append(_("has passed"))
    if manager.upgrades:
        upgrades = [
            _("{card} (exhausted)").format(card=names.card(upgrade.card))
            if upgrade.exhausted
            else names.card(upgrade.card)
            for upgrade in manager.upgrades
        ]
        parts.append(_("upgrades: {upgrades}").format(upgrades=", ".join(upgrades)))
    return _("{manager}, {team}: {state}.").format(
        manager=manager.name, team=names.team(manager.team), state="; ".join(parts)
    )


def _matchup_lines(matchup: MatchupView, names: Names) -> Iterator[str]:
    pays = [names.payout(payout) or _("nothing") for payout in matchup.payouts]
    if matchup.tournament and len(pays) == 2:
        heading = _("Tournament {matchup}. The winner gets {pays[0]}; the loser {pays[1]}.")
    elif matchup.tournament:
        heading = _("Tournament {matchup}. The winner gets {pays[0]}; the second {pays[1]}; the others {pays[2]}.")
    else:
        heading = _("Highlight {matchup}. The winner gets {pays[0]}.")
    yield f"{heading.format(matchup=names.matchup(matchup.id), pays=pays)} {_ball(matchup, names)}"
    zones = [zone for zone in matchup.zones if zone.players or not matchup.tournament]
    for zone in zones:
        yield f"    {_zone_line(zone, matchup, names)}"
    if not zones:
        yield "    " + _("Nobody is here.")


def _ball(matchup: MatchupView, names: Names) -> str:
    if not matchup.ball:
        return _("The ball is at midfield.")
    return _("{player} has the ball.").format(player=names.player(matchup.ball))


def _zone_line(zone: ZoneView, matchup: MatchupView, names: Names) -> str:
    if zone.manager is None:
        who = _("empty")
    else:
        players = listed([_player(player, names) for player in zone.players])
        who = _("{manager} with {players}; total {total}").format(
            manager=names.manager(zone.manager), players=players, total=zone.total
        )
    if matchup.tournament:
        return _("{who}.").format(who=who)
    pays = _("pays {payout}").format(payout=names.payout(zone.payout)) if zone.payout else _("pays nothing")
    return _("{zone} ({pays}): {who}.").format(zone=names.zone(zone.side).capitalize(), pays=pays, who=who)


def _player(player: FieldedView, names: Names) -> str:
    """A player with all that is known of him."""
    marks = [_("Star Power {power}").format(power=player.power)]
    if not player.standing:
        marks.append(_("downed"))
    if player.carrier:
        marks.append(_("has the ball"))
    hidden = player.tokens.count("")
    if hidden:
        marks.append(ngettext("{n} facedown token", "{n} facedown tokens", hidden).format(n=hidden))
    marks += [names.token(token) for token in player.tokens if token]
    return f"{names.player(player.label)} ({', '.join(marks)})"
