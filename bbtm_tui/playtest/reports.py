"""How scenarios went, in words."""

from __future__ import annotations

from collections.abc import Iterator

from bbtm_tui.playtest.expectations import Difference
from bbtm_tui.playtest.scenario import Scenario
from bbtm_tui.playtest.trial import Outcome
from bbtm_tui.wording.text import _


def describe_failure(file: str, scenario: Scenario, outcome: Outcome) -> str:
    """What a failed scenario expected and what was, as a diff."""
    head = _("FAILED {file}: {name}").format(file=file, name=scenario.name)
    return "\n".join([head, *(line for difference in outcome.differences for line in lines_of(difference))])


def lines_of(difference: Difference) -> Iterator[str]:
    """One difference: what was looked at, then expected and actual."""
    yield f"  {difference.what}"
    yield f"    - {difference.expected}"
    first, *more = difference.actual.split("\n")
    yield f"    + {first}"
    for line in more:
        yield f"        {line}"


def summarise(passed: int, failed: int) -> str:
    """The last line of a run."""
    return _("{passed} passed, {failed} failed").format(passed=passed, failed=failed)
