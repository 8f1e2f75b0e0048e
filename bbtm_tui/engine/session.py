"""A season being played: asks with a decision, is answered with an option's id, tells with events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bbtm_tui.engine.decisions import IllegalAnswer, Option
from bbtm_tui.engine.matchups import find_place, preview_total
from bbtm_tui.engine.odds import Odds, odds_of
from bbtm_tui.engine.record import digest
from bbtm_tui.engine.redeal import deal_anew
from bbtm_tui.engine.refusals import explain
from bbtm_tui.engine.season import next_step
from bbtm_tui.engine.setup import new_game
from bbtm_tui.engine.view import View, see

if TYPE_CHECKING:
    from bbtm_tui.engine.agreement import Setup
    from bbtm_tui.engine.decisions import Decision, Play, Refusal
    from bbtm_tui.engine.events import Event
    from bbtm_tui.engine.game import Game
    from bbtm_tui.engine.rulebook import Rulebook


class Session:
    """One season. `decision` is what is asked now, None once the season is over.

    With `record` False neither events nor boundaries are kept: nothing is told and nothing can be forked.
    """

    def __init__(self, rulebook: Rulebook, setup: Setup, game: Game | None = None, *, record: bool = True) -> None:
        self.rulebook = rulebook
        self.setup = setup
        self.game = game if game is not None else new_game(rulebook, setup)
        self.decision: Decision | None = None
        self._record = record
        if not record:
            self.game.told = None
        self._step: Play[None] | None = None
        self._boundary: Game | None = None
        self._course: list[str | int] = []
        """Answers given, and seeds dealt anew from, since the boundary."""
        self._begin_step()
        self.start_events = self._drain()
        """What was told before the first decision."""

    # --- playing ---------------------------------------------------------------------------------------------------

    def answer(self, option_id: str) -> list[Event]:
        """Answer the decision; returns what is told until the next one. Raises IllegalAnswer, the season unchanged."""
        decision = self.decision
        option = decision.option(option_id) if decision is not None else None
        if option is None:
            raise IllegalAnswer(option_id, explain(self.game, decision, option_id))
        return self._go_on(option)

    def _go_on(self, option: Option) -> list[Event]:
        if self._record:
            self._course.append(option.id)
        step = self._step
        assert step is not None
        try:
            self.decision = step.send(option)
        except StopIteration:
            self._begin_step()
        return self._drain()

    def _begin_step(self) -> None:
        """Start steps until one asks something or the season is over."""
        self.decision = None
        while True:
            if self._record:
                self._boundary = self.game.copy()
                self._course = []
            self._step = step = next_step(self.game)
            if step is None:
                return
            try:
                self.decision = next(step)
                return
            except StopIteration:
                continue

    def _drain(self) -> list[Event]:
        told = self.game.told
        if not told:
            return []
        self.game.told = []
        return told

    # --- looking ---------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """The table as this seat may see it (VIS)."""
        return see(self.game, seat)

    def why_not(self, option_id: str) -> Refusal | None:
        """Why this answer is not legal now; None when it is."""
        decision = self.decision
        if decision is not None and decision.option(option_id) is not None:
            return None
        return explain(self.game, decision, option_id)

    def odds(self, option_id: str) -> Odds | None:
        """The exact odds of naming this target, before any response; None when the option names none."""
        return odds_of(self.game, self.decision, option_id)

    def preview(self, option_id: str) -> int | None:
        """The team's total at the matchup if this commit were made; None when the option is no commit."""
        decision = self.decision
        option = decision.option(option_id) if decision is not None else None
        if decision is None or option is None or option.verb != "commit":
            return None
        card = self.rulebook.by_id[option.what]
        return preview_total(self.game, decision.manager, card, *find_place(self.game, option.where))

    def digest(self) -> str:
        """A short hash of the whole state, the prompt included."""
        decision = self.decision
        prompt = (
            ""
            if decision is None
            else f"{decision.manager} {decision.kind} " + " ".join(o.id for o in decision.options)
        )
        return digest(self.game, prompt)

    # --- copying ---------------------------------------------------------------------------------------------------

    @property
    def boundary(self) -> Game | None:
        """The game as it was when the present step began, or None without `record`; to be copied, not changed."""
        return self._boundary

    def fork(self) -> Session:
        """An independent session at the same prompt, with the same future."""
        assert self._boundary is not None, "a session without record cannot be forked"
        twin = Session(self.rulebook, self.setup, self._boundary.copy())
        for entry in self._course.copy():
            if isinstance(entry, int):
                twin.deal_anew(entry)
            else:
                twin.answer(entry)
        return twin

    def deal_anew(self, seed: int) -> None:
        """New chance at the same prompt, and all that nobody at the table has seen is dealt anew (VIS-3)."""
        deal_anew(self.game, seed)
        if self._record:
            self._course.append(seed)
