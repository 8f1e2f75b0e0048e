"""``bbtm scenario``: runs scenarios and shows what does not hold."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from bbtm_tui.cards.loader import load
from bbtm_tui.cards.problems import LoadError, shown
from bbtm_tui.commands import Failure, Misuse
from bbtm_tui.engine.compiler import compile_cards
from bbtm_tui.engine.rulebook import Rulebook
from bbtm_tui.playtest.files import find_files, read_scenario
from bbtm_tui.playtest.reports import describe_failure, summarise
from bbtm_tui.playtest.schema import scenario_schema
from bbtm_tui.playtest.trial import run_scenario
from bbtm_tui.wording.text import _


def configure(parser: ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument(
        "paths", nargs="*", type=Path, metavar=_("FILE|FOLDER"), help=_("scenarios, or folders of them")
    )
    parser.add_argument("--schema", action="store_true", help=_("print the JSON Schema of a scenario, for editors"))


def run(args: Namespace) -> int:
    """Run all scenarios; 0 when all pass, 1 when one fails or cannot be read."""
    if args.schema:
        print(scenario_schema(), end="")
        return 0
    if not args.paths:
        raise Misuse(_("no scenario is named; name a file or a folder, such as tests/scenarios."))
    try:
        files = find_files(args.paths)
        rulebook = compile_cards(load(args.pack).cards)
    except LoadError as error:
        raise Failure(str(error)) from error
    failed = [report for report in (try_file(file, rulebook) for file in files) if report]
    for report in failed:
        print(f"{report}\n")
    print(summarise(len(files) - len(failed), len(failed)))
    return 1 if failed else 0


def try_file(file: Path, rulebook: Rulebook) -> str:
    """What is wrong with a scenario, for people; empty if it passes."""
    try:
        scenario, session = read_scenario(file, rulebook)
    except LoadError as error:
        return "\n".join(
            [_("CANNOT BE READ {file}").format(file=shown(file)), *(f"  {problem}" for problem in error.problems)]
        )
    try:
        outcome = run_scenario(scenario, session)
    except Exception as error:  # A fault of the engine in one scenario must not hide how the others went.
        return _("BROKE OFF {file}: {kind}: {error}").format(file=shown(file), kind=type(error).__name__, error=error)
    return "" if outcome.passed else describe_failure(shown(file), scenario, outcome)
