"""The panes of the table and what each of them shows."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.css.scalar import Scalar
from textual.events import Resize

from bbtm_tui.engine.view import View
from bbtm_tui.tui.asking import Question
from bbtm_tui.tui.keys import key_items
from bbtm_tui.tui.presenting import Presenter
from bbtm_tui.tui.screens.base import FittedScreen
from bbtm_tui.tui.telling import Telling
from bbtm_tui.tui.widgets.drawing import Line
from bbtm_tui.tui.widgets.faces import Cast, Faces
from bbtm_tui.tui.widgets.hand import Hand
from bbtm_tui.tui.widgets.key_bar import KeyBar
from bbtm_tui.tui.widgets.log import Log
from bbtm_tui.tui.widgets.prompt import Asking, Prompt
from bbtm_tui.tui.widgets.reel import HighlightReel
from bbtm_tui.tui.widgets.scoreboard import Header, ManagerStrip, Scoreboards
from bbtm_tui.tui.widgets.tally import Tally, TallyPane
from bbtm_tui.wording.rules import clause_for
from bbtm_tui.wording.table import Names
from bbtm_tui.wording.text import _

LEAST, LOW, USUAL = 7, 10, 8
"""Lines of the prompt as the style sheet gives them: at the least size with and without the hand, and above."""
FACES = ("reel", "scores", "log")
"""What the middle of a small screen shows, one after the other."""


class Tabletop(FittedScreen[None]):
    """Shows a view, the question that is open, and what is told. Implements the telling's `Board`."""

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self.faces = faces
        self.question: Question | None = None
        self.face = "reel"
        self._view: View | None = None
        self.telling = Telling(self, faces)

    def compose(self) -> ComposeResult:
        """Few widgets: each pane draws all of its part."""
        yield Header(id="header")
        yield ManagerStrip(id="strip")
        with Horizontal(id="body"):
            yield HighlightReel(id="reel")
            yield TallyPane(id="tally")
            with Vertical(id="side"):
                yield Scoreboards(id="scores")
                yield Log(id="log")
        yield Hand(id="hand")
        yield Prompt(id="prompt")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """The reel is seen first."""
        self.set_class(True, "-reel")

    def on_resize(self, event: Resize) -> None:
        """Names have one form at one size."""
        self.faces.fit_names(event.size.width)

    @property
    def presenter(self) -> Presenter:
        """Presents questions with the keys as they are set now."""
        return Presenter(self.faces, self.settings.keys)

    @property
    def shows_log(self) -> bool:
        """Whether the log is seen beside the table."""
        return not self.has_class("-narrow")

    @property
    def shown(self) -> Cast | None:
        """The table as it is shown."""
        return Cast(self._view, self.faces) if self._view else None

    def reveal(self, view: View) -> None:
        """Show the table of this view."""
        self._view = view
        self.redraw()

    def redraw(self) -> None:
        """Hand every pane what it shows."""
        view, question = self._view, self.question
        if view is None:
            return
        cast_ = Cast(view, self.faces)
        asked = question.decision.manager if question else None
        self.set_class(bool(view.headline), "-headline")
        self.set_class(question is not None and not question.decision.uses_hand, "-talk")
        self.query_one(Header).show(cast_)
        self.query_one(ManagerStrip).show(cast_, asked)
        self.query_one(HighlightReel).show(cast_, self.presenter.lights(question))
        self.query_one(Scoreboards).show(cast_, asked)
        self._show_hand(cast_, asked)
        self._show_prompt(cast_)
        self.query_one(KeyBar).show(self._keys())
        self._set_face()

    def _show_prompt(self, cast_: Cast) -> None:
        """Show the question; one with many answers takes more of the screen."""
        prompt, question = self.query_one(Prompt), self.question
        lines = None
        if question is not None:
            prompt.show(self.presenter.asking(question, cast_))
            if not question.is_commit:
                small = LOW if self.has_class("-talk") else LEAST
                usual = small if self.has_class("-low") else USUAL
                lines = min(prompt.wanted(self.size.width), self.size.height * 3 // 5)
                lines = lines if lines > usual else None
        if prompt.styles.inline.height != (None if lines is None else Scalar.from_number(lines)):
            prompt.styles.height = lines

    def _show_hand(self, cast_: Cast, asked: int | None) -> None:
        seat = cast_.view.seat if cast_.view.seat is not None else asked
        is_open = seat is not None and cast_.view.managers[seat].hand is not None
        self.query_one(Hand).show(cast_, seat, self.presenter.hand(cast_.view, seat, self.question), is_open=is_open)

    def add_to_log(self, lines: list[Line]) -> None:
        """Add lines to the log."""
        self.query_one(Log).add(lines)

    def show_tally(self, cast: Cast, tally: Tally) -> None:
        """Show how a matchup is counted."""
        self.query_one(TallyPane).show(cast, tally)

    def show_telling(self, asking: Asking) -> None:
        """Show what is told in the prompt's place."""
        self.query_one(Prompt).show(asking)

    def _set_face(self) -> None:
        tallying = self.face == "reel" and self.telling.tallying
        for face in (*FACES, "tally"):
            self.set_class(face == ("tally" if tallying else self.face), f"-{face}")

    def _keys(self) -> tuple[tuple[str, str, str], ...]:
        """The keys worth showing now."""
        shown = ["confirm", "back", "pass", "why", "pane", "zoom", "undo", "pause"]
        if self.question is None or not self.question.picked:
            shown = [name for name in shown if name not in ("back", "why")]
        if self.question is None or not self.question.is_commit or self.question.picked:
            shown = [name for name in shown if name != "pass"]
        return key_items(
            (["app.rules", *(f"table.{name}" for name in shown), "app.hide", "table.log", "table.tempo"]),
            self.settings.keys,
        )

    def rule_in_force(self) -> str:
        """The clause at which the rules are opened."""
        return clause_for(self.question.decision, self.faces.cards).id if self.question else ""

    # --- looking around ---------------------------------------------------------------------------------------------

    def action_pane(self) -> None:
        """Show the next pane in the middle."""
        self.face = FACES[(FACES.index(self.face) + 1) % len(FACES)]
        self._set_face()

    def action_log(self) -> None:
        """Show the log, or the reel again."""
        self.face = "reel" if self.face == "log" else "log"
        self._set_face()

    def action_zoom(self) -> None:
        """Look at the next matchup closely; after the last, at all."""
        reel = self.query_one(HighlightReel)
        ids = [matchup.id for matchup in self._view.matchups] if self._view else []
        order = ["", *ids]
        self.look_at(order[(order.index(reel.zoom) + 1) % len(order)] if reel.zoom in order else "")

    def look_at(self, matchup: str) -> None:
        """Look at one matchup, with more of a small screen for it; empty for all."""
        self.query_one(HighlightReel).look_at(matchup)
        self.set_class(bool(matchup), "-closer")

    def action_tempo(self) -> None:
        """The next pace."""
        from dataclasses import replace

        from bbtm_tui.settings import CHOICES

        paces = CHOICES["pace"]
        settings = self.settings
        pace = paces[(paces.index(settings.pace) + 1) % len(paces)]
        self.table_app.use(replace(settings, pace=pace))
        self.app.clear_notifications()
        self.notify(_("Pace: {pace}").format(pace=pace), markup=False)

    def read_card(self, card: str) -> None:
        """Open a card; without one, all of them."""
        from bbtm_tui.tui.screens.cards import CardsScreen

        self.app.push_screen(CardsScreen(card))

    def read_piles(self) -> None:
        """Open the piles that all may look through."""
        from bbtm_tui.tui.screens.piles import PilesScreen

        if self._view is not None:
            self.app.push_screen(PilesScreen(self._view, Names.at(self.faces.cards, self._view)))

    def read_rule(self, clause: str) -> None:
        """Open the rules at a clause."""
        from bbtm_tui.tui.screens.rules import RulesScreen

        self.app.push_screen(RulesScreen("table", clause=clause))
