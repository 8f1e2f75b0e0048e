"""What people do at a table, in any order: answers, undo, curtains, going back by agreement, leaving, coming back.
After each the season stands where the moves that are left put it.
"""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bbtm_tui.engine.session import Session
from bbtm_tui.journal.keeper import Keeper
from bbtm_tui.journal.reader import NewChance, read_journal
from tests.fuzz.seats import rulebook, setup_of


class Table(RuleBasedStateMachine):
    """A season with its journal, beside the bare moves that should be left of it."""

    @initialize(number=st.integers(0, 19), persons=st.integers(1, 15))
    def sit_down(self, number: int, persons: int) -> None:
        """Begin a season, with persons in some seats."""
        self.folder = TemporaryDirectory()
        self.setup = setup_of(number)
        seats = range(len(self.setup.seats))
        players = tuple("person" if persons >> seat & 1 or not seat else "random" for seat in seats)
        self.keeper = Keeper.begin(rulebook().cards, self.setup, players, Path(self.folder.name))
        self.moves: list[str | int] = []

    def teardown(self) -> None:
        """Leave."""
        if hasattr(self, "keeper"):
            self.keeper.close()
            self.folder.cleanup()

    @precondition(lambda self: self.keeper.decision is not None)
    @rule(picks=st.lists(st.integers(0, 99), min_size=1, max_size=6))
    def answer(self, picks: list[int]) -> None:
        """Answer, some times."""
        for pick in picks:
            if self.keeper.decision is None:
                return
            options = self.keeper.decision.options
            option = options[pick % len(options)].id
            warning = self.keeper.final_warning(option)
            person = self.keeper.players[self.keeper.decision.manager] == "person"
            self.keeper.answer(option)
            self.moves.append(option)
            if person:
                following = self.keeper.decision
                computer = following is not None and self.keeper.players[following.manager] != "person"
                free = not warning or "no longer take back" in warning
                assert self.keeper.can_undo() is (free or (computer and "plays next" in warning))

    @rule()
    def undo(self) -> None:
        """Take back the last answer, if that may be."""
        if not self.keeper.can_undo():
            assert self.keeper.undo_problem()
            return
        seat = self.keeper.undo_seat()
        self.keeper.undo()
        del self.moves[self.keeper.number :]
        assert self.keeper.decision is not None
        assert self.keeper.decision.manager == seat

    @rule()
    def lift_curtain(self) -> None:
        """The person asked looks at the hand."""
        decision = self.keeper.decision
        if decision is not None and self.keeper.players[decision.manager] == "person":
            self.keeper.lift_curtain(decision.manager)
            assert self.keeper.undo_seat() in (None, decision.manager)

    @precondition(lambda self: self.keeper.stops())
    @rule(pick=st.integers(0, 999))
    def go_back(self, pick: int) -> None:
        """All agree to go back."""
        stops = self.keeper.stops()
        stop = stops[pick % len(stops)]
        self.keeper.go_back(stop.moves, range(len(self.setup.seats)))
        last = read_journal(self.keeper.path).moves[-1]
        assert isinstance(last, NewChance)
        self.moves[stop.moves :] = [last.seed]
        assert not self.keeper.can_undo()

    @rule(torn=st.binary(max_size=40))
    def leave_and_come_back(self, torn: bytes) -> None:
        """The process ends, perhaps within a write, and another one goes on."""
        could = (self.keeper.can_undo(), self.keeper.undo_seat())
        self.keeper.close()
        torn = torn.replace(b"\n", b"")
        with self.keeper.path.open("ab") as file:
            file.write(torn)
        self.keeper = Keeper.resume(self.keeper.path)
        assert self.keeper.notes or not torn
        assert (self.keeper.can_undo(), self.keeper.undo_seat()) == could

    @invariant()
    def stands_where_the_moves_put_it(self) -> None:
        """The same moves in a bare session lead to the same prompt."""
        if not hasattr(self, "keeper"):
            return
        bare = Session(rulebook(), self.setup)
        for move in self.moves:
            if isinstance(move, int):
                bare.deal_anew(move)
            else:
                bare.answer(move)
        assert self.keeper.session.digest() == bare.digest()
        assert self.keeper.decision == bare.decision
        assert len(read_journal(self.keeper.path).moves) == self.keeper.number == len(self.moves)


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=int(os.environ.get("BBTM_FUZZ_EXAMPLES", "25")),
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
