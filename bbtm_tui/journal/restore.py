"""From a journal back to its season: all is played again, or, when the program's rules have changed, what fits."""

from __future__ import annotations

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.engine.compiler import compile_cards
from bbtm_tui.engine.decisions import SetupError
from bbtm_tui.engine.record import from_data
from bbtm_tui.journal.course import Course, Mismatch, setup_of
from bbtm_tui.journal.lines import Rules
from bbtm_tui.journal.problems import DamagedJournal, NothingMatches
from bbtm_tui.journal.reader import Given, Record
from bbtm_tui.journal.version import rules_version
from bbtm_tui.wording.text import _, ngettext


def restore(record: Record) -> Course:
    """The season that a journal holds, played again to its last prompt. Fewer moves than recorded are left when the
    program's rules changed and only a snapshot fits them.

    Raises DamagedJournal or NothingMatches.
    """
    starts = [_at_setup] + ([_at_rules_line] if record.rules and record.rules.game is not None else [])
    for start in starts:
        try:
            return _play_on(start(record), record)
        except Exception as error:  # what was played by other rules may break the engine in any way
            problem = error
    if rules_in_force(record) != rules_version():
        return _from_snapshot(record)
    raise _told(record, problem) from None


def restore_notes(record: Record, course: Course, current: CardSet | None) -> list[str]:
    """What those at the table should know of how the season was restored, as sentences; `current` are the cards as
    they are now.
    """
    notes = []
    if record.torn:
        line = record.lines + 1
        notes.append(_("The last line of the journal was torn (line {line}); it was dropped.").format(line=line))
    if lost := len(record.moves) - len(course.moves):
        sentence = ngettext(
            "The rules of the program have changed since; the season goes on from the last moment that fits them, "
            "{n} answer before where it stood.",
            "The rules of the program have changed since; the season goes on from the last moment that fits them, "
            "{n} answers before where it stood.",
            lost,
        )
        notes.append(sentence.format(n=lost))
    elif course.base and rules_in_force(record) != rules_version():
        notes.append(
            _("The rules of the program have changed since; what was played under the old ones cannot be shown again.")
        )
    if current is not None and current.digest != record.header.cards_digest:
        notes.append(_("The cards have changed since this season began; it goes on with its own cards."))
    return notes


def rules_in_force(record: Record) -> str:
    """The version of the rules under which the last moves were played."""
    return record.rules.rules if record.rules else record.header.rules


def rules_line(record: Record, course: Course, program: str) -> Rules:
    """The line that says from where on the present rules are in force."""
    game = _state_at(record, course.base) if course.from_snapshot else None
    return Rules(program=program, rules=rules_version(), at=course.base, to=len(course.moves), game=game)


def _state_at(record: Record, base: int) -> dict[str, object] | None:
    if record.rules and record.rules.game is not None and record.rules.at == base:
        return record.rules.game
    return next(saved.snapshot.game for saved in record.snapshots if saved.after == base)


def _told(record: Record, problem: Exception) -> Exception:
    """The problem as people are told it: a season that does not fit itself is damaged."""
    if not isinstance(problem, Mismatch | SetupError):
        return problem
    line = problem.line if isinstance(problem, Mismatch) else 1
    index = problem.index if isinstance(problem, Mismatch) else 0
    answers = sum(isinstance(move, Given) for move in record.moves[:index])
    return DamagedJournal(record.path, line, str(problem), answers)


def _at_setup(record: Record) -> Course:
    return Course(compile_cards(record.cards), setup_of(record.header))


def _at_rules_line(record: Record) -> Course:
    """Where the season went on when the rules changed last."""
    rules = record.rules
    course = _course_at(record, rules.at, rules.game) if rules and rules.game is not None else None
    if course is None:
        raise Mismatch(0, 1, _("the state that the season went on from cannot be read"))
    return course


def _play_on(course: Course, record: Record) -> Course:
    for move in record.moves[course.base :]:
        course.take(move)
    return course


def _from_snapshot(record: Record) -> Course:
    for saved in reversed(record.snapshots):
        course = _course_at(record, saved.after, saved.snapshot.game)
        if course is None or course.session.digest() != saved.snapshot.digest:
            continue
        try:
            _play_on(course, record)
        except Exception:  # as above; so far the new rules agree, and what comes after is left out
            course.go_back(len(course.moves))
        return course
    raise NothingMatches(record.path, record.rules.program if record.rules else record.header.program)


def _course_at(record: Record, at: int, game: dict[str, object]) -> Course | None:
    """The season from this state on; None when the state is none that these rules know."""
    setup = setup_of(record.header)
    try:
        rulebook = compile_cards(record.cards)
        return Course(rulebook, setup, tuple(record.moves[:at]), from_data(rulebook, setup, game))
    except Exception:  # the state of another version may break the engine in any way
        return None
