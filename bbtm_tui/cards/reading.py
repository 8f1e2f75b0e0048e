"""From bytes on disk to YAML nodes: everything that can go wrong before a value has a meaning."""

from __future__ import annotations

import re
from pathlib import Path

import yaml

from bbtm_tui.cards.problems import UNSEEN, LoadError, Problem, os_reason, shown, whole

LARGEST = 1_000_000
"""No file of cards is larger, in bytes; what is larger is refused unread."""

UNSEEN_MESSAGE = "a sign that cannot be seen: take it out."
"""What is said of such a sign."""

_TAB_INDENT = re.compile(r"^ *\t", re.MULTILINE)
_ODD_INDENT = re.compile(r"^ *[\xa0\u2000-\u200b\u3000]", re.MULTILINE)

_PLAIN_WORDS = {
    "mapping values are not allowed": "a colon where none can be: put a text with a colon in quotes, or mend the "
    "indentation of this line, or write a space after the colon or the dash of the line before",
    "did not find expected key": "this line does not fit the ones above: mend its indentation, or close a quote "
    "or bracket before it",
    "did not find expected '-' indicator": "this line does not fit the list above: mend its indentation, or begin it "
    "with '- '",
    "did not find expected ',' or ']'": "a list in [ ] is not closed, or a comma or quotes are missing",
    "did not find expected ',' or '}'": "a group in { } is not closed, or a comma or quotes are missing",
    "did not find expected node content": "a value is missing here, a bracket is not closed, or a sign is too many",
    "could not find expected ':'": "a colon with a space after it is missing",
    "found unexpected end of stream": "a quote is opened and never closed",
    "cannot start any token": "a text cannot begin with this sign: put it in quotes",
    "exceeded maximum nesting depth": "the values are nested too deeply",
    "found another document": "one file holds one document: take out this '---'",
    "unknown escape character": "a backslash in double quotes: use single quotes",
    "a tab character where an indentation": "a tab: indent with spaces",
}

_NOTICED_LATE = ("could not find expected ':'", "found unexpected end of stream")
"""What is noticed only where the next thing begins; it is to be mended where it began."""


def read_text(file: Path) -> str:
    """The text of a file, with plain line ends. Raises LoadError."""
    try:
        if not file.is_file():
            raise LoadError([whole(file, _no_file(file))])
        if (size := file.stat().st_size) > LARGEST:
            raise LoadError([whole(file, f"the file has {size:,} bytes; a file of cards has at most {LARGEST:,}.")])
        data = file.read_bytes()
    except OSError as error:
        raise LoadError([whole(file, f"the file cannot be read: {os_reason(error)}.")]) from error
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        column = error.start - (data.rfind(b"\n", 0, error.start) + 1) + 1
        message = "the file is not UTF-8 text: save it as UTF-8."
        raise LoadError([Problem(shown(file), line, column, message, f"byte 0x{data[error.start]:02x}")]) from error
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _no_file(path: Path) -> str:
    if path.is_dir():
        return "this is a folder, and a file is wanted here."
    return "this link leads to no file." if path.is_symlink() else "this is no readable file."


def compose(file: Path, text: str) -> yaml.Node:
    """The YAML nodes of a file. Raises LoadError for what is no plain YAML, with anchors and tags refused."""
    problems = [_at(file, text, found.end() - 1, "a tab: indent with spaces.") for found in _TAB_INDENT.finditer(text)]
    odd = "a space that is no plain one, as copied pages have: indent with plain spaces."
    problems += [_at(file, text, found.end() - 1, odd) for found in _ODD_INDENT.finditer(text)]
    problems += [
        _at(file, text, found.start(), UNSEEN_MESSAGE, f"U+{ord(found[0]):04X}") for found in UNSEEN.finditer(text)
    ]
    if problems:
        raise LoadError(problems)
    try:
        if any(sign in text for sign in "&*"):
            _refuse_anchors(file, text)
        node = yaml.compose(text, yaml.CSafeLoader)
    except yaml.YAMLError as error:
        raise LoadError([_in_plain_words(file, error)]) from error
    if node is None:
        raise LoadError([whole(file, "the file is empty.")])
    return node


def _refuse_anchors(file: Path, text: str) -> None:
    problems = []
    for token in yaml.scan(text, yaml.CSafeLoader):
        if isinstance(token, yaml.AnchorToken | yaml.AliasToken):
            mark, message = token.start_mark, "anchors and aliases (& and *) are not used here: write the value out."
            sign = "&" if isinstance(token, yaml.AnchorToken) else "*"
            problems.append(Problem(shown(file), mark.line + 1, mark.column + 1, message, f"{sign}{token.value}"))
            if len(problems) == 20:
                break
    if problems:
        raise LoadError(problems)


def _in_plain_words(file: Path, error: yaml.YAMLError) -> Problem:
    mark = getattr(error, "problem_mark", None)
    said = str(getattr(error, "problem", None) or error)
    words = next((plain for part, plain in _PLAIN_WORDS.items() if part in said), f"this is no YAML: {said}")
    if mark is None:
        return whole(file, f"{words}.")
    context = getattr(error, "context_mark", None)
    if context and any(late in said for late in _NOTICED_LATE):
        mark = context
    since = f" (what is open began on line {context.line + 1})" if context and context.line != mark.line else ""
    return Problem(shown(file), mark.line + 1, mark.column + 1, f"{words}{since}.")


def _at(file: Path, text: str, index: int, message: str, value: str = "") -> Problem:
    line = text.count("\n", 0, index)
    return Problem(shown(file), line + 1, index - (text.rfind("\n", 0, index) + 1) + 1, message, value)
