"""Lines about a tackle, a card and an event, for whatever pane shows them."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from bbtm_tui.engine import events as told
from bbtm_tui.engine.decisions import RESULTS
from bbtm_tui.engine.events import Event
from bbtm_tui.tui.widgets.dice import STYLES
from bbtm_tui.tui.widgets.drawing import Line, Run, clean
from bbtm_tui.tui.widgets.faces import SKILL_LETTERS, Cast, Faces
from bbtm_tui.wording.cards import ability_text, card_text
from bbtm_tui.wording.commentators import SPEAKERS, comment
from bbtm_tui.wording.events import sentence
from bbtm_tui.wording.table import Names
from bbtm_tui.wording.text import _, ngettext

if TYPE_CHECKING:
    from bbtm_tui.engine.odds import Odds


def odds_line(odds: Odds, asked: int, names: Names) -> Line:
    """Dice, picker and the chances of each result, in few cells."""
    dice = ngettext("{n} die", "{n} dice", odds.dice).format(n=odds.dice)
    who = ""
    if odds.both:
        who = _(", both apply")
    elif odds.picker is not None:
        who = _(", you pick") if odds.picker == asked else _(", {name} picks").format(name=names.manager(odds.picker))
    line: Line = [Run(f"{dice}{who} ", "muted")]
    results = {_("down"): odds.target_down, _("missed"): odds.missed, _("backfires"): odds.tackler_down}
    for face, (name, chance) in zip(RESULTS, results.items(), strict=True):
        line += [Run(f" {name} ", STYLES[face]), Run(percent(chance), f"bold {STYLES[face]}")]
    return line


def legend(faces: Faces) -> Line:
    """What the letters of payouts and skills stand for."""
    payouts = [(letter, faces.payout_word(letter)) for letter in faces.kinds]
    skills = [(letter, faces.skill_word(skill)) for skill, letter in SKILL_LETTERS.items()]
    lines: list[Line] = []
    for named in (payouts, skills):
        pairs = [[Run(f"{letter} ", "bold faint"), Run(word, "faint")] for letter, word in named]
        lines.append([run for number, pair in enumerate(pairs) for run in ([Run("  "), *pair] if number else pair)])
    return [*lines[0], Run("  │  ", "faint"), *lines[1]]


def percent(chance: Fraction) -> str:
    """A chance in per cent, with a decimal where it is no whole number."""
    return f"{float(chance * 100):.4g}%" if (chance * 100).denominator == 1 else f"{float(chance * 100):.1f}%"


def comparison_line(odds: Odds, tackler: str, target: str, names: Names) -> Line:
    """The two Star Powers, and the chances as fractions."""
    sign = ">" if odds.power > odds.target_power else "<" if odds.power < odds.target_power else "="
    line: Line = [
        Run(names.player(tackler), "bold"),
        Run(f" {odds.power} ", "bold gold"),
        Run(f"{sign} ", "muted"),
        Run(f"{odds.target_power} ", "bold gold"),
        Run(names.player(target), "bold"),
        Run("   "),
    ]
    fractions = " · ".join(str(chance) for chance in (odds.target_down, odds.missed, odds.tackler_down))
    return [*line, Run(_("exactly {fractions}").format(fractions=fractions), "muted")]


def response_lines(odds: Odds, names: Names) -> list[Line]:
    """The responses that could change the odds; they are not folded in."""
    shown = []
    for seat, card, bearer in odds.answers:
        what = (
            _("{card} of {player}").format(card=names.card(card), player=names.player(bearer))
            if bearer
            else names.card(card)
        )
        shown.append(f"{names.manager(seat)}: {what}")
    if not shown:
        return []
    return [[Run(_("Not counted in:") + " ", "muted"), Run("; ".join(shown), "gold")]]


def attempt_line(tackler: str, target: str, power: int, target_power: int, names: Names) -> Line:
    """Who tackles whom, with both Star Powers."""
    return [
        Run(names.player(tackler), "bold"),
        Run(f" {power} ", "bold gold"),
        Run(_("tackles") + " ", "muted"),
        Run(names.player(target), "bold"),
        Run(f" {target_power}", "bold gold"),
    ]


def card_lines(faces: Faces, card_id: str) -> list[Line]:
    """A card in words: name, numbers, then what it does."""
    line: Line = [Run(faces.label(card_id), "bold")]
    power = faces.power(card_id)
    if power:
        line.append(Run(f"  {power[0]}/{power[1]}", "bold gold"))
        line.append(Run("  "))
        line += faces.skills(card_id)
    return [line, *words_lines(faces, card_id)]


def words_lines(faces: Faces, card_id: str) -> list[Line]:
    """What a card or named ability does, paragraph by paragraph."""
    card = faces.card(card_id)
    if card is None:
        return [[Run(ability_text(faces.cards, card_id))]] if card_id in faces.cards.named_by_id else []
    styles = {"timing": "bold accent", "named": "bold", "plain": ""}
    return [
        [Run(clean(text), styles[style]) for style, text in paragraph] for paragraph in card_text(faces.cards, card.id)
    ]


def log_lines(event: Event, names: Names, cast: Cast, number: int) -> list[Line]:
    """What the log says of an event, and what the commentators add; `number` is the event's in the season."""
    team = cast.team(getattr(event, "manager", None))
    mark = Run(f"{cast.faces.mark(team)} " if team else "· ", f"bold team:{team}" if team else "faint")
    lines: list[Line] = [[mark, Run(clean(sentence(event, names)), _style(event))]]
    for speaker, text in comment(event, names, number):
        colour = "accent" if speaker == SPEAKERS["first"] else "ball"
        lines.append([Run(f"“ {speaker.split()[0]}: ", colour), Run(clean(text), "italic muted")])
    return lines


def _style(event: Event) -> str:
    if isinstance(event, told.WeekStarted | told.SpikeRevealed | told.MatchupWon | told.SeasonEnded):
        return "bold gold"
    if isinstance(event, told.PlayerInjured | told.PlayerEjected | told.FansLost):
        return "bad"
    return "good" if isinstance(event, told.FansGained) else ""
