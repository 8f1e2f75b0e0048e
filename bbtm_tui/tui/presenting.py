"""From a question to what the panes show: the prompt, the hand's keys and the lights on the reel."""

from __future__ import annotations

from collections.abc import Mapping

from bbtm_tui.engine.decisions import Option
from bbtm_tui.engine.view import View
from bbtm_tui.tui.asking import COSTLY, Choice, Question
from bbtm_tui.tui.keys import pick_name
from bbtm_tui.tui.lines import attempt_line, card_lines, comparison_line, legend, odds_line, response_lines, words_lines
from bbtm_tui.tui.widgets.dice import dice_line
from bbtm_tui.tui.widgets.drawing import Line, Run, clean
from bbtm_tui.tui.widgets.faces import Cast, Faces
from bbtm_tui.tui.widgets.hand import HandCard
from bbtm_tui.tui.widgets.prompt import Answer, Asking
from bbtm_tui.tui.widgets.team_zone import Lights
from bbtm_tui.wording import prompts as wording
from bbtm_tui.wording.refusals import explain
from bbtm_tui.wording.table import Names
from bbtm_tui.wording.text import _


class Presenter:
    """Presents questions with the names and looks of one card set."""

    def __init__(self, faces: Faces, keymap: Mapping[str, str]) -> None:
        self.faces = faces
        self._keymap = keymap

    def hand(self, view: View, seat: int | None, question: Question | None) -> tuple[HandCard, ...]:
        """The cards of the hand that lies open, with their keys while one may be picked."""
        cards = (view.managers[seat].hand or ()) if seat is not None else ()
        if question is None or question.decision.manager != seat:
            return tuple(HandCard(card, hit=f"card:{card}") for card in cards)
        choices = {choice.held: choice for choice in question.choices}
        return tuple(self._held(card, choices.get(place), question, place) for place, card in enumerate(cards))

    def _held(self, card: str, choice: Choice | None, question: Question, place: int) -> HandCard:
        """A card that is an answer, or the one just picked, or only there to be read."""
        if choice is None:
            return HandCard(card, "", f"card:{card}", picked=place == question.picked_at)
        key = self._key(choice) if choice.legal else ""
        return HandCard(card, key, f"pick:{choice.pick}", choice is question.current)

    def lights(self, question: Question | None) -> Lights:
        """The places and players that may be chosen."""
        if question is None:
            return Lights()
        current = question.current
        places: dict[str, str] = {}
        players: dict[str, str] = {}
        legal: set[str] = set()
        on_table = _labels(question.view)
        all_places = {f"{matchup.id}:{zone.side}" for matchup in question.view.matchups for zone in matchup.zones}
        for choice in question.choices:
            place = choice.option.where if choice.option else ""
            if place in all_places and (question.picked or not question.is_commit):
                places[place] = self._key(choice)
                if choice.legal:
                    legal.add(place)
            elif question.decision.kind not in OF_CARDS and choice.option and choice.option.what in on_table:
                players[choice.option.what] = self._key(choice)
        total = question.oracle.preview(current.option.id) if question.picked and current and current.option else None
        word = _("commit here") if question.is_commit else _("here")
        return Lights(places, frozenset(legal), players, current.what if current else "", total, word)

    def asking(self, question: Question, cast: Cast) -> Asking:
        """The prompt for a question."""
        decision = question.decision
        names = Names.at(self.faces.cards, question.view)
        team = cast.team(decision.manager)
        title: Line = [Run(f" {self.faces.mark(team)} ", f"bold fill:{team}"), Run(" ", "on:panel")]
        title.append(Run(clean(self._title(question, names)), "bold on:panel"))
        detail = self._detail(question, names)
        if question.is_commit:
            detail.append(legend(self.faces))
            if question.view.week == 1 and not question.picked:
                detail.append(
                    [Run(_("Most Star Power at a card wins its ★; ◂ and ▸ pay whoever stands there."), "faint")]
                )
        warning = question.warning()
        if warning:
            detail.append([Run(warning, "muted italic")])
        above = tuple(self._words(question, cast, names))
        return Asking(title, above, self._answers(question, names), tuple(detail), _hint(question))

    def _title(self, question: Question, names: Names) -> str:
        if question.picked:
            return _("{manager}: where does {card} go?").format(
                manager=names.manager(question.decision.manager), card=names.card(question.picked)
            )
        return wording.question(question.decision, names)

    def _words(self, question: Question, cast: Cast, names: Names) -> list[Line]:
        """What stands above the answers: a refusal, or the tackle under way."""
        lines: list[Line] = []
        if question.refusal:
            text = explain(question.refusal, names)
            lines.append(
                [
                    Run("✖ " + text, "bad"),
                    Run(f"  {question.refusal.clause}", "muted", f"rule:{question.refusal.clause}"),
                ]
            )
        attempt = question.decision.attempt
        if attempt is not None:
            lines.append(
                attempt_line(attempt.tackler, attempt.target, attempt.tackler_power, attempt.target_power, names)
            )
            if attempt.dice:
                lines.append(dice_line(attempt.dice))
        return lines

    def _answers(self, question: Question, names: Names) -> tuple[Answer, ...]:
        """The answers that the prompt lists; cards in hand and zones are picked where they lie."""
        if question.is_commit and question.picked:
            return ()
        current = question.current
        return tuple(
            Answer(
                self._key(choice),
                self._answer(question, choice.option, names),
                f"pick:{choice.pick}",
                choice is current,
                choice.legal,
            )
            for choice in question.choices
            if choice.option is not None and choice.held is None
        )

    def _answer(self, question: Question, option: Option, names: Names) -> Line:
        """An answer in words; a target with the odds of tackling him."""
        line: Line = [Run(clean(wording.label(option, question.decision, names, question.view)))]
        odds = question.oracle.odds(option.id)
        if odds:
            return [*line, Run("  "), *odds_line(odds, question.decision.manager, names)]
        if option.verb == "use" and question.decision.kind in ("action", "response"):
            words = wording.explain(option, question.decision, names, question.view)
            return [*line, Run("  " + clean(words), "muted")]
        return line

    def _detail(self, question: Question, names: Names) -> list[Line]:
        """About the answer under the cursor."""
        choice = question.current
        if choice is None:
            return []
        if choice.option is None:
            return card_lines(self.faces, choice.what)
        if question.picked:
            return self._place_detail(question, choice, names)
        odds = question.oracle.odds(choice.option.id)
        if odds:
            return [
                comparison_line(odds, question.decision.player, choice.option.what, names),
                *response_lines(odds, names),
            ]
        subject = choice.option.what or (question.decision.card if question.decision.kind == "retire" else "")
        if choice.option.verb == "use" and choice.option.where:
            return [card_lines(self.faces, choice.option.where)[0], *words_lines(self.faces, subject)]
        if choice.option.verb == "use":
            return words_lines(self.faces, subject)
        if self.faces.card(subject) or subject in self.faces.cards.named_by_id:
            return card_lines(self.faces, subject)
        text = wording.explain(choice.option, question.decision, names, question.view)
        return [[Run(clean(text), "muted")]] if text else []

    def _place_detail(self, question: Question, choice: Choice, names: Names) -> list[Line]:
        """What a commit to the place under the cursor changes in the totals, or that it is not possible."""
        matchup_id, _colon, side = choice.what.partition(":")
        matchup = next(each for each in question.view.matchups if each.id == matchup_id)
        where = f"{names.card(matchup.card)}, {names.zone(side)}"
        if not choice.legal and question.refusal:
            return []
        if not choice.legal:
            refusal = question.why()
            text = explain(refusal, names) if refusal else _("not possible")
            return [[Run(f"{where}: ", "bold muted"), Run(text, "bad")]]
        assert choice.option is not None
        total = question.oracle.preview(choice.option.id)
        zone = next(each for each in matchup.zones if each.side == side)
        rivals = [each for each in matchup.zones if each.manager is not None and each.side != side]
        line: Line = [
            Run(f"{where}: ", "bold"),
            Run(str(zone.total), "muted"),
            Run(f" {(total or 0) - zone.total:+d} = "),
            Run(str(total), "bold good"),
        ]
        for rival in rivals:
            assert rival.manager is not None
            line.append(
                Run(
                    "  " + _("against {total} of {name}").format(total=rival.total, name=names.manager(rival.manager)),
                    "muted",
                )
            )
        line.append(
            Run("  " + _("pays {payout}").format(payout=names.payout(zone.payout)) if zone.payout else "", "gold")
        )
        lines = [line] if matchup.tournament else [line, self._winner_line(matchup.payouts[0], names)]
        return [*lines, *card_lines(self.faces, question.picked)]

    def _winner_line(self, payout: str, names: Names) -> Line:
        """What the winner of a highlight takes beside his zone."""
        return [Run(_("The winner also takes:") + " ", "muted"), Run(names.payout(payout), "gold")]

    def _key(self, choice: Choice) -> str:
        return pick_name(choice.pick, self._keymap)


OF_CARDS = frozenset({"discard", "pass-discard", "keep-first", "keep", "bottom", "top", "retire", "draft"})
"""Kinds of questions about cards that are at no matchup, though players of the same name may be."""


def _labels(view: View) -> set[str]:
    return {player.label for matchup in view.matchups for zone in matchup.zones for player in zone.players}


def _hint(question: Question) -> str:
    """How to answer, in a few words."""
    if question.picked:
        return _("a number puts him there · Esc takes another card")
    if any(choice.held is not None for choice in question.choices):
        return _("a number picks a card · ← → read the cards")
    return _("a number shows it · again, or Enter, takes it") if question.decision.kind in COSTLY else ""
