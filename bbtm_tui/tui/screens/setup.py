"""Setting up a season: how many, who, which teams, the coin, the length and the variants."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Literal, cast

from textual.app import ComposeResult
from textual.binding import BindingType

from bbtm_tui.engine.agreement import Seat, Setup
from bbtm_tui.engine.decisions import SetupError
from bbtm_tui.tui.driver import TableStart
from bbtm_tui.tui.keys import setup_bindings
from bbtm_tui.tui.screens.base import FittedScreen
from bbtm_tui.tui.widgets.drawing import Block, Run, clean, spread
from bbtm_tui.tui.widgets.form import Field, Form, Row
from bbtm_tui.tui.widgets.pane import Pane
from bbtm_tui.wording.text import _

GUESTS = ("Ada", "Ben", "Cleo", "Dag")
"""Names for seats nobody has named yet."""
COMPUTER = "keen"
"""The computer manager hired from here."""


class TitlePane(Pane):
    """A line of title, and a line of trouble below it."""

    title = ""
    trouble = ""

    def show(self, title: str, trouble: str = "") -> None:
        """Show a title; trouble in red."""
        self.title, self.trouble = title, trouble
        self.redraw()

    def draw(self, width: int, height: int) -> Block:
        """The title with how to use the form, and the trouble."""
        hint = _("↑↓ choose   ←→ change   Enter takes   Esc back") + " "
        return [
            spread([Run(f" {self.title}", "bold gold on:panel")], [Run(hint, "muted on:panel")], width, "on:panel"),
            [Run(f" {self.trouble}", "bad bold")],
        ]


class SetupScreen(FittedScreen[TableStart | None]):
    """A form; leaving it gives the table of the season begun, or nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [*setup_bindings()]

    def __init__(self) -> None:
        super().__init__()
        self.values: dict[str, str] = {}

    def compose(self) -> ComposeResult:
        """Title and form."""
        yield TitlePane(id="title")
        yield Form(id="form")

    def on_mount(self) -> None:
        """Start from the names of the last season."""
        kept = self.settings.names
        self.values = {"count": str(len(kept) if 2 <= len(kept) <= 4 else 2), "length": "regular", "coin": ""}
        self.values |= {"limits": "no", "cap": "no", "seed": ""}
        for seat, guest in enumerate(GUESTS):
            self.values |= {f"name-{seat}": kept[seat] if seat < len(kept) else guest, f"team-{seat}": ""}
            self.values[f"plays-{seat}"] = COMPUTER if seat and not kept else "person"
        self._show()
        form = self.query_one(Form)
        form.at = (len(form.rows) - 1, 0)
        form.redraw()

    def _show(self, trouble: str = "") -> None:
        title = _("A new season")
        self.query_one(TitlePane).show(title, trouble)
        self.query_one(Form).show(tuple(self._rows()))

    @property
    def _count(self) -> int:
        return int(self.values["count"])

    def _rows(self) -> list[Row]:
        counts = tuple((str(number), str(number)) for number in (2, 3, 4))
        managers = Row(
            _("Managers"),
            (self._turned("count", counts),),
            _("How many sit at the table; ← and → change it. Enter starts the season from any row."),
        )
        seats = [self._seat_row(seat) for seat in range(self._count)]
        return [managers, *seats, *self._variant_rows(), self._button_row()]

    def _variant_rows(self) -> list[Row]:
        """The coin, the length, the variants and the seed."""
        seats = tuple((str(seat), self.values[f"name-{seat}"]) for seat in range(self._count))
        yes_no = (("no", _("no")), ("yes", _("yes")))
        lengths = (("regular", _("regular")), ("abbreviated", _("abbreviated")), ("extended", _("extended")))
        length = _("Abbreviated: 4 weeks, with improvements dealt first. Extended: 6 weeks. Both for 3 or 4 managers.")
        limits = _("One highlight fewer in tournament weeks: the season is tighter.")
        seed = Field("seed", self.values["seed"], typed=True, digits=True, width=12)
        same = _("Empty: a new one. The same seed and the same answers give the same season.")
        cap = _("Takes out the staff upgrades that reward waiting.")
        coin = _("Who goes first in week 1, by the rules the youngest; it goes round, and decides some ties.")
        return [
            Row(_("Golden coin"), (self._turned("coin", (("", _("drawn")), *seats)),), coin),
            Row(_("Length"), (self._turned("length", lengths),), length),
            Row(_("Scheduling limits"), (self._turned("limits", yes_no),), limits),
            Row(_("Salary cap"), (self._turned("cap", yes_no),), cap),
            Row(_("Seed"), (seed,), same),
        ]

    def _button_row(self) -> Row:
        start = Field("start", words=_("Kick off"), style="bold good")
        hint = _("Enter starts the season as it stands; ↑ and ↓ go to what you want to change.")
        return Row("", (start, Field("back", words=_("Back"))), hint)

    def _seat_row(self, seat: int) -> Row:
        teams = [("", _("a team drawn by lot"))]
        teams += [(file.team.id, f"{file.team.mark} {clean(file.team.short)}") for file in self.table_app.cards.teams]
        plays = (("person", _("a person")), (COMPUTER, _("the computer")))
        team = self.values[f"team-{seat}"]
        fields = (
            Field(f"name-{seat}", self.values[f"name-{seat}"], typed=True, width=14),
            self._turned(f"plays-{seat}", plays, 12),
            replace(self._turned(f"team-{seat}", tuple(teams), 20), style=f"team:{team}" if team else ""),
        )
        hint = _("Type a name; Tab goes on to who plays and to the team; ← and → change them.")
        return Row(_("Seat {n}").format(n=seat + 1), fields, self._roster(team) or hint)

    def _roster(self, team_id: str) -> str:
        """What a team is: its name, its union, its players."""
        file = next((each for each in self.table_app.cards.teams if each.team.id == team_id), None)
        if file is None:
            return ""
        players = ", ".join(f"{card.copies} {clean(card.name)}" for card in file.players)
        return f"{clean(file.team.name)} ({file.team.union}): {players}"

    def _turned(self, name: str, choices: tuple[tuple[str, str], ...], width: int = 14) -> Field:
        if self.values[name] not in [value for value, _words in choices]:
            self.values[name] = choices[0][0]
        return Field(name, self.values[name], choices, width=width)

    def on_form_changed(self, message: Form.Changed) -> None:
        """Keep the value and show it."""
        message.stop()
        self.values[message.field.id] = message.field.value
        self._show()

    def on_form_entered(self, message: Form.Entered) -> None:
        """Enter starts from any row."""
        message.stop()
        self.action_start()

    def on_form_pressed(self, message: Form.Pressed) -> None:
        """Start, or go back."""
        message.stop()
        if message.field.id == "start":
            self.action_start()
        else:
            self.action_leave()

    def setup(self) -> Setup:
        """The season that the form describes."""
        from bbtm_tui.tui.seasons import new_seed

        values = self.values
        seats = tuple(Seat(values[f"name-{seat}"], values[f"team-{seat}"] or None) for seat in range(self._count))
        length = cast("Literal['regular', 'abbreviated', 'extended']", values["length"])
        return Setup(
            seats=seats,
            seed=int(values["seed"] or new_seed()),
            length=length,
            scheduling_limits=values["limits"] == "yes",
            salary_cap=values["cap"] == "yes",
            coin=int(values["coin"]) if values["coin"] else None,
        )

    def action_start(self) -> None:
        """Begin the season, or say why it is impossible."""
        from bbtm_tui.journal.problems import NotSaved
        from bbtm_tui.tui.seasons import begin
        from bbtm_tui.wording.refusals import explain
        from bbtm_tui.wording.table import Names

        if self._left:
            return
        setup = self.setup()
        names = tuple(seat.name for seat in setup.seats)
        try:
            start = begin(self.table_app.cards, setup, [self.values[f"plays-{seat}"] for seat in range(self._count)])
        except SetupError as problem:
            self._show(explain(problem.refusal, Names(self.table_app.cards, names)))
        except NotSaved as problem:
            self._show(str(problem))
        else:
            self.table_app.use(replace(self.settings, names=names))
            self.dismiss(start)

    def action_leave(self) -> None:
        """Back to the menu."""
        self.dismiss(None)
