"""What can be wrong with a saved season. The text of each problem is a sentence for people."""

from __future__ import annotations

from pathlib import Path

from bbtm_tui.wording.text import _, ngettext

HEADER_LINE, CARDS_LINE = 1, 2
"""Where a journal says what the season is, and where its cards stand."""


class JournalProblem(Exception):
    """A season cannot be read, written or gone on with; the text says why, and what can be done."""


class NotASeason(JournalProblem):
    """The path is no saved season at all."""


class NewerJournal(JournalProblem):
    """The season was saved by a newer program."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(
            _(
                "{path} was saved by a newer version of this program (format {found}; this one reads up to {known}). "
                "Update the program to go on with it; the file is unharmed."
            ).format(path=path, found=found, known=known)
        )


class DamagedJournal(JournalProblem):
    """The file is damaged at a line. The file itself was not touched."""

    def __init__(self, path: Path, line: int, what: str, answers: int = 0) -> None:
        self.line = line
        """The damaged line, from 1."""
        self.answers = answers
        """How many answers the lines before it hold."""
        damage = _("{path}:{line}: the season is damaged here: {what}. The file was not touched.").format(
            path=path, line=line, what=what
        )
        super().__init__(f"{damage} {_way_out(path, line, answers)}")


def _way_out(path: Path, line: int, answers: int) -> str:
    if line == HEADER_LINE:
        return _("Without this line nothing of the season can be saved.")
    if line == CARDS_LINE:
        sentence = _("`bbtm resume --rescue {path}` saves it if the cards are still those that it was begun with.")
        return sentence.format(path=path)
    return ngettext(
        "`bbtm resume --rescue {path}` copies the {n} answer before it, and what still fits after it, to a new season "
        "and goes on there.",
        "`bbtm resume --rescue {path}` copies the {n} answers before it, and what still fits after it, to a new season "
        "and goes on there.",
        answers,
    ).format(n=answers, path=path)


class LockedJournal(JournalProblem):
    """Another process writes this season."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            _("{path} is being played in another window or terminal. Close it there first.").format(path=path)
        )


class NotSaved(JournalProblem):
    """Something could not be written; the season stands where it stood before."""


class NothingMatches(JournalProblem):
    """The rules of the program changed and no snapshot of the season fits them."""

    def __init__(self, path: Path, program: str) -> None:
        super().__init__(
            _(
                "The rules of the program have changed since {path} was played, and nothing in it fits the new ones. "
                "It can be gone on with in version {program}; the file is unharmed."
            ).format(path=path, program=program)
        )


class UnknownCards(JournalProblem):
    """The season's own cards are in a card language that this program does not know."""

    def __init__(self, path: Path, program: str, what: str) -> None:
        super().__init__(
            _(
                "The cards in {path} are written for version {program} of this program, and this one cannot read them "
                "({what}). It can be gone on with in that version; the file is unharmed."
            ).format(path=path, program=program, what=what)
        )


class NoUndo(JournalProblem):
    """An answer cannot be taken back; the text says why."""
