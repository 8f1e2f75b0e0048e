"""The rule text, clause by clause: what the program shows under `?`, and the list of clauses that tests must name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.engine.decisions import Decision, Refusal
from bbtm_tui.wording.text import _

_HEADING = re.compile(r"## (?:([A-Z]{3}) )?(.+)")
_CLAUSE = re.compile(r"- ([A-Z]{2,3}-\d+) (.+)")
_MARKS = re.compile(r"\*+|`")

RULE_OF_KIND = {
    "commit": "MCH-2",
    "pass-discard": "MCH-3",
    "action": "MCH-8",
    "passing": "PAS-1",
    "sprinting": "SPR-1",
    "discard": "SPR-1",
    "target": "TAC-1",
    "response": "RSP-4",
    "result": "TAC-3",
    "choose-player": "RSP-1",
    "choose-place": "MOV-1",
    "choose-token": "CHE-1",
    "replace-token": "INT-36",
    "choose-skill": "SKL-3",
    "choose-receiver": "MOV-2",
    "choose-die": "TAC-8",
    "choose-payout": "PAY-5",
    "keep-first": "SET-10",
    "keep": "PAY-2",
    "bottom": "PAY-2",
    "top": "IMP-4",
    "retire": "IMP-3",
    "draft": "IMP-3",
    "choose-highlight": "INT-16",
    "choose-turn": "INT-16",
    "tie": "SCO-6",
    "tie-second": "SCO-6",
}
"""The kind of a decision -> the clause that asks it."""
RULE_FOR_CARD = {"discard": "RSP-5"}
"""The same where the ability of a card asks."""
RULE_FOR_UPGRADE = {"choose-player": "RSP-7", "choose-skill": "MCH-8"}
"""The same where the ability of an upgrade asks."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause; `source` is its text as written, `text` the same as a person reads it."""

    id: str
    chapter: str
    """The id of its chapter, such as ``TAC``."""
    topic: str
    """The heading within the chapter above it, if there is one."""
    source: str

    @property
    def text(self) -> str:
        """The words, without the marks of the file, in the language spoken."""
        return _(self.source)


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter of the rules."""

    id: str
    source: str
    clauses: tuple[Clause, ...]

    @property
    def title(self) -> str:
        """The chapter's title in the language spoken."""
        return _(self.source)


def chapters() -> tuple[Chapter, ...]:
    """All chapters, in the order of the rules."""
    return _read()[1]


def introduction() -> str:
    """What the words of the rules mean."""
    return _(_read()[0])


def clause_ids() -> tuple[str, ...]:
    """The ids of all clauses, in order; a test must name each."""
    return tuple(_by_id())


def clause(clause_id: str) -> Clause:
    """The clause of this id; KeyError if there is none."""
    return _by_id()[clause_id]


def search(words: str) -> list[Clause]:
    """The clauses in which all of these words occur, those whose id or first words match before the others."""
    wanted = words.casefold().split()
    if not wanted:
        return []
    titles = {chapter.id: chapter.title for chapter in chapters()}
    found = [
        each for each in _by_id().values() if all(word in _haystack(each, titles[each.chapter]) for word in wanted)
    ]
    phrase = " ".join(wanted)
    return sorted(found, key=lambda each: (each.id.casefold() != phrase, not each.text.casefold().startswith(phrase)))


def clause_for(subject: Decision | Refusal, cards: CardSet) -> Clause:
    """The rule in force: the one behind a question, or the one that forbids an answer."""
    if isinstance(subject, Refusal):
        return clause(subject.clause)
    asking = {subject.card, *(option.what for option in subject.options if option.verb == "use")} - {""}
    named = _named().get(asking.pop()) if len(asking) == 1 else None
    return named or clause(_asking_clause(subject, cards))


def _asking_clause(decision: Decision, cards: CardSet) -> str:
    """The id of the clause that asks a decision of this kind, by itself or for a card."""
    upgrade = cards.kind_of.get(decision.card) in ("staff-upgrade", "team-upgrade")
    of_upgrade = RULE_FOR_UPGRADE.get(decision.kind) if upgrade else None
    of_card = RULE_FOR_CARD.get(decision.kind) if decision.card else None
    return of_upgrade or of_card or RULE_OF_KIND[decision.kind]


def _haystack(each: Clause, title: str) -> str:
    return f"{each.id} {title} {each.topic} {each.text}".casefold()


@cache
def _named() -> dict[str, Clause]:
    """The clauses of the named abilities, by the ability's id."""
    named = (each for each in _by_id().values() if each.chapter == "NAM")
    return {each.source.split(":")[0].lower().replace(" ", "-"): each for each in named}


@cache
def _by_id() -> dict[str, Clause]:
    return {each.id: each for chapter in chapters() for each in chapter.clauses}


@cache
def _read() -> tuple[str, tuple[Chapter, ...]]:
    """The introduction and the chapters, from the file beside this module."""
    text = files("bbtm_tui.wording").joinpath("rules.md").read_text(encoding="utf-8")
    preamble, *parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    words = preamble.strip().split("\n\n")[-1]
    return _plain(words), tuple(_chapter(part) for part in parts)


def _chapter(part: str) -> Chapter:
    heading, _sep, body = part.partition("\n")
    match = _HEADING.fullmatch(heading)
    assert match, heading
    entries = list(_entries(body))
    chapter_id = match[1] or entries[0][1].split("-")[0]
    return Chapter(chapter_id, match[2], tuple(Clause(name, chapter_id, topic, text) for topic, name, text in entries))


def _entries(body: str) -> Iterator[tuple[str, str, str]]:
    """(topic, id, text) of each clause; a clause starts with a dash and goes on indented, other lines are topics."""
    topic = ""
    for paragraph in re.split(r"\n(?! )", body.strip("\n")):
        match = _CLAUSE.match(" ".join(paragraph.split()))
        if match:
            yield topic, match[1], _plain(match[2])
        else:
            topic = paragraph.strip() or topic


def _plain(text: str) -> str:
    return _MARKS.sub("", " ".join(text.split()))
