"""The command line: finds the command, imports only that one, and lets no exception reach the terminal."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from bbtm_tui import __version__
from bbtm_tui.cards.problems import visible
from bbtm_tui.commands import Failure, Misuse, add_looks, hint
from bbtm_tui.streams import NotShown, standard_streams
from bbtm_tui.wording.text import _, use_language

COMMANDS = {
    "play": "play a season at this terminal",
    "resume": "go on with a season that was saved",
    "seasons": "list the saved seasons, and the hall of fame",
    "replay": "look at a saved season again",
    "cards": "list, show and check the cards",
    "scenario": "run scenarios: positions, answers and what must hold then",
    "simulate": "play seasons with random managers and check the promises",
    "bench": "measure how fast seasons are played",
    "bundle": "pack a saved season for a bug report",
}
"""Each command and what it does; ``bbtm_tui/commands`` has a module of the same name."""

TRACEBACK_VARIABLE = "BBTM_TRACEBACK"
"""Set in the environment, an unexpected error also shows where it happened."""


class Parser(argparse.ArgumentParser):
    """A parser that says in one sentence what is wrong, what was probably meant, and where the help is."""

    def __init__(self, **options: Any) -> None:
        super().__init__(allow_abbrev=False, **options)

    def take_known(self, arguments: list[str]) -> tuple[argparse.Namespace, list[str]]:
        """What of the arguments this parser knows, and the rest."""
        return super().parse_known_args(arguments)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Every argument; one that this parser does not know is wrong usage of it, not of the parser above it."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown and not unknown[0].startswith("-"):
            self.error(_("“{word}” is one word too many").format(word=unknown[0]))
        if unknown:
            option = unknown[0].partition("=")[0]
            self.error(
                _("there is no option “{word}”.").format(word=option) + hint(option, self._option_string_actions)
            )
        return found, []

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            what = "/".join(action.option_strings) or action.metavar
            known = [str(choice) for choice in action.choices]
            self.error(_("there is no {what} “{word}”.").format(what=what, word=value) + hint(value, known))

    def error(self, message: str) -> NoReturn:
        """Wrong usage: one sentence, exit code 2."""
        way_out = _("See “{command} --help”.").format(command=self.prog)
        sentence = visible(message if message[-1] in ".?" else f"{message}.")
        self.exit(2, f"{self.prog}: {sentence} {way_out}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return the exit code: 0 good, 1 the thing checked is bad, 2 wrong usage."""
    # Starting makes many objects, and nearly all of them stay: looking for garbage among them is time lost.
    gc.set_threshold(200_000)
    use_language()
    with standard_streams():
        return _answer(list(sys.argv[1:] if arguments is None else arguments))


def _answer(arguments: list[str]) -> int:
    """The exit code; whatever goes wrong is told in a sentence."""
    try:
        try:
            return _run(arguments)
        finally:
            sys.stdout.flush()
    except Misuse as misuse:
        return _fail(visible(misuse.sentence), 2)
    except Failure as failure:
        return _fail(failure.sentence, 1)
    except NotShown as problem:
        return _fail(str(problem), 1)
    except KeyboardInterrupt:
        return _fail(_("stopped."), 130)
    except BrokenPipeError:
        return 0  # the reader has seen enough
    except Exception as error:
        from bbtm_tui.journal.problems import JournalProblem

        if isinstance(error, JournalProblem):
            return _fail(visible(str(error)), 1)
        if TRACEBACK_VARIABLE in os.environ:
            raise
        from bbtm_tui.journal.bundle import report_crash

        return _fail(report_crash(error), 1)


def _run(arguments: list[str]) -> int:
    shared = Parser(prog="bbtm", add_help=False)
    shared.add_argument(
        "--pack",
        metavar="DIR",
        action="append",
        default=[],
        type=Path,
        help=_("a folder of cards laid over the base game; may be given several times, the later wins"),
    )
    packs, rest = shared.take_known(arguments)
    name = next((word for word in rest if not word.startswith("-")), None)
    args = _parser(shared, name).parse_args(rest)
    args.pack = packs.pack
    return int(import_module(f"bbtm_tui.commands.{args.command or 'menu'}").run(args))


def _parser(shared: Parser, name: str | None) -> Parser:
    """The parser of the whole command line; of the commands only the one named is imported."""
    parser = Parser(
        prog="bbtm",
        parents=[shared],
        description=_("A season of fantasy football management at one terminal. Without a command the menu opens."),
    )
    parser.add_argument("--version", action="version", version=f"bbtm {__version__}")
    if name is None:
        add_looks(parser)
    commands = parser.add_subparsers(dest="command", metavar=_("COMMAND"), title=_("commands"))
    for command, text in COMMANDS.items():
        one = commands.add_parser(command, help=_(text), description=_(text), parents=[shared])
        if command == name:
            import_module(f"bbtm_tui.commands.{command}").configure(one)
    return parser


def _fail(sentence: str, code: int) -> int:
    print(f"bbtm: {sentence}", file=sys.stderr)
    return code
