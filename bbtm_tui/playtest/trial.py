"""Running a scenario: giving its answers, then looking at what holds."""

from __future__ import annotations

from dataclasses import dataclass

from bbtm_tui.engine.events import Event
from bbtm_tui.engine.game import manager_key
from bbtm_tui.engine.session import Session
from bbtm_tui.playtest.expectations import Difference, compare
from bbtm_tui.playtest.scenario import Answer, Scenario, Stage
from bbtm_tui.wording.text import _


@dataclass(slots=True, frozen=True)
class Outcome:
    """How a scenario went."""

    differences: tuple[Difference, ...]
    """What did not hold, stage by stage; none: it passed."""

    @property
    def passed(self) -> bool:
        """Whether everything held."""
        return not self.differences


class Stuck(Exception):
    """An answer could not be given."""

    def __init__(self, difference: Difference) -> None:
        super().__init__(difference.what)
        self.difference = difference


def run_scenario(scenario: Scenario, session: Session) -> Outcome:
    """Plays the scenario from its position."""
    found: list[Difference] = []
    events = list(session.start_events)
    for number, stage in enumerate(scenario.all_stages, 1):
        where = f"stages: {number}" if len(scenario.all_stages) > 1 else ""
        try:
            events += give_answers(session, stage, where)
        except Stuck as stuck:
            return Outcome((*found, stuck.difference))
        found += compare(stage.then, session, events, where)
        events = []
    return Outcome((*found, *find_leftovers(session)))


def give_answers(session: Session, stage: Stage, where: str) -> list[Event]:
    """Gives the stage's answers, one after the other. Raises Stuck at one that is not offered."""
    events: list[Event] = []
    for number, answer in enumerate(stage.answers, 1):
        what = ", ".join(part for part in (where, f"answers: {number}: {write_answer(answer)}") if part)
        events += session.answer(find_option(session, answer, what))
    return events


def write_answer(answer: Answer) -> str:
    """The answer as it is written in a scenario."""
    return answer.option if answer.manager is None else f"{manager_key(answer.manager - 1)}: {answer.option}"


def find_option(session: Session, answer: Answer, what: str) -> str:
    """The id of the option that the answer means: that very id, or the only one that starts so. Raises Stuck."""
    decision = session.decision
    if decision is None:
        raise Stuck(Difference(what, _("a question"), _("the season is over")))
    asked = f"{manager_key(decision.manager)}, {decision.kind}"
    if answer.manager not in (None, decision.manager + 1):
        raise Stuck(Difference(what, _("asked: manager-{number}").format(number=answer.manager), f"asked: {asked}"))
    ids = [option.id for option in decision.options]
    if answer.option in ids:
        return answer.option
    fitting = [id for id in ids if id.startswith(answer.option)]
    if len(fitting) == 1:
        return fitting[0]
    count = _("several options start so:") if fitting else _("no option starts so; these are offered:")
    offers = "\n".join([f"{asked}: {count}", *(fitting or ids)])
    raise Stuck(Difference(what, answer.option, offers))


def find_leftovers(session: Session) -> list[Difference]:
    """The dice and tokens that were written down and never came: then the scenario is not what it seems."""
    chance = session.game.chance
    return [
        Difference(name, _("all used"), _("left over: {rest}").format(rest=", ".join(left)))
        for name, left in (("dice", chance.dice), ("tokens", chance.tokens))
        if left
    ]
