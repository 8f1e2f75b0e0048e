"""A sheet: one YAML file as plain data, with the place of every value in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import yaml

from bbtm_tui.cards.problems import UNSEEN, LoadError, Place, Problem, shown
from bbtm_tui.cards.reading import UNSEEN_MESSAGE, compose, read_text

Loc: TypeAlias = Sequence[str | int]
"""The way to a value: keys and positions, from the top of the file."""

DEEPEST = 40
"""No value of a card is nested more deeply."""

_CORE = re.compile(
    r"(?P<null>~|null|Null|NULL|)"
    r"|(?P<bool>true|True|TRUE|false|False|FALSE)"
    r"|(?P<int>[-+]?(0|[1-9][0-9]{0,99}))"
    r"|(?P<float>[-+]?(\.[0-9]+|[0-9]+\.[0-9]*)([eE][-+]?[0-9]+)?)"
)
"""The plain values of YAML 1.2 that are no text, in the spellings of which nobody can be in doubt."""

_CONVERT: dict[str, Callable[[str], object]] = {
    "null": lambda text: None,
    "bool": lambda text: text.lower() == "true",
    "int": int,
    "float": float,
    "str": str,
}

_SENTENCE = re.compile(r"[a-z] | [a-z]")
_AMBIGUOUS = "YAML programs read this differently: put it in quotes for a text, or write true or false for a yes or no."
_CUT = (
    "the text ends at ' #', the rest counts as a comment: put the text in quotes, or the comment on a line of its own."
)


class Sheet:
    """One YAML file that could be read."""

    def __init__(self, file: Path) -> None:
        """Read the file. Raises LoadError with everything that is wrong with it as YAML."""
        self.file = file
        self.text = read_text(file)
        self.node = compose(file, self.text)
        self._lines = self.text.split("\n")
        self._problems: list[Problem] = []
        data = self._value(self.node, 0)
        self.data: dict[str, Any] = data if isinstance(data, dict) else {}
        if not isinstance(data, dict):
            kind = "a list" if isinstance(self.node, yaml.SequenceNode) else "a lone value"
            self._report(self.node, f"a file must begin with a key and a colon; this one is {kind}.")
        if self._problems:
            raise LoadError(self._problems)

    def problem(
        self, loc: Loc, message: str, value: str = "", allowed: tuple[str, ...] = (), hint: str = ""
    ) -> Problem:
        """A problem at a value, or, where the last part of the way is no value, at what should hold it."""
        mark = self._node(loc).start_mark
        return Problem(shown(self.file), mark.line + 1, mark.column + 1, message, value, allowed, hint)

    def key_problem(self, loc: Loc, message: str, allowed: tuple[str, ...] = (), hint: str = "") -> Problem:
        """A problem at a key."""
        node = self._node(loc[:-1])
        pairs = node.value if isinstance(node, yaml.MappingNode) else []
        mark = next((key.start_mark for key, _ in pairs if key.value == loc[-1]), node.start_mark)
        return Problem(shown(self.file), mark.line + 1, mark.column + 1, message, str(loc[-1]), allowed, hint)

    def drop(self, ways: Collection[Loc]) -> None:
        """Leave out the entries of lists to which these ways lead."""
        for pair in self.node.value if isinstance(self.node, yaml.MappingNode) else ():
            name, entries = pair[0].value, self.data.get(pair[0].value)
            if isinstance(entries, list):
                kept = [index for index in range(len(entries)) if (name, index) not in ways]
                self.data[name] = [entries[index] for index in kept]
                pair[1].value = [pair[1].value[index] for index in kept]

    def place(self, loc: Loc) -> Place:
        """Where a value stands."""
        return Place(self.file, self._node(loc).start_mark.line + 1)

    def excerpt(self, loc: Loc) -> str:
        """The lines of a value as they are written."""
        node = last = self._node(loc)
        # A block ends where the next thing begins; its last value ends where its text does.
        while isinstance(last, yaml.CollectionNode) and last.value and not last.flow_style:
            last = last.value[-1] if isinstance(last, yaml.SequenceNode) else last.value[-1][1]
        end = last.end_mark.line + (1 if last.end_mark.column else 0)
        return "\n".join(self._lines[node.start_mark.line : end])

    def _node(self, loc: Loc) -> yaml.Node:
        """The node at a way; parts that are no key here (pydantic names the kind of a choice) are passed over."""
        node = self.node
        for part in loc:
            if isinstance(node, yaml.MappingNode):
                node = next((value for key, value in node.value if key.value == part), node)
            elif isinstance(node, yaml.SequenceNode) and isinstance(part, int) and part < len(node.value):
                node = node.value[part]
        return node

    def _value(self, node: yaml.Node, depth: int) -> object:
        if self._lines[node.start_mark.line][node.start_mark.column :].startswith("!"):
            self._report(node, "a tag: take it out, or put a text that begins with ! in quotes.")
            return None
        if depth > DEEPEST:
            self._report(node, "the values are nested too deeply.")
            return None
        if isinstance(node, yaml.MappingNode):
            return self._mapping(node, depth)
        if isinstance(node, yaml.SequenceNode):
            return [self._value(item, depth + 1) for item in node.value]
        assert isinstance(node, yaml.ScalarNode)
        return self._scalar(node)

    def _mapping(self, node: yaml.MappingNode, depth: int) -> dict[str, object]:
        found: dict[str, object] = {}
        lines: dict[str, int] = {}
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                self._report(key, "a key must be a word.")
                continue
            self._refuse_unseen(key)
            if not key.style and ":" in key.value and value.start_mark.index == value.end_mark.index:
                self._report(key, "a space after the colon is missing.", key.value)
            line = key.start_mark.line + 1
            if key.value in found:
                self._report(
                    key, f"this key stands twice, on lines {lines[key.value]} and {line}: take one out.", key.value
                )
            found[key.value] = self._value(value, depth + 1)
            lines[key.value] = line
        return found

    def _scalar(self, node: yaml.ScalarNode) -> object:
        text: str = node.value
        self._refuse_unseen(node)
        if node.style:
            return text
        match = _CORE.fullmatch(text)
        kind = match.lastgroup if match and match.lastgroup else "str"
        if not node.tag.endswith(kind):
            self._report(node, _AMBIGUOUS, text)
        if kind == "str":
            self._refuse_cut(node)
        return _CONVERT[kind](text)

    def _refuse_unseen(self, node: yaml.ScalarNode) -> None:
        """Refuse signs that cannot be seen; only double quotes can still hold them, as escapes."""
        if node.style == '"' and (found := UNSEEN.search(node.value)):
            self._report(node, UNSEEN_MESSAGE, f"U+{ord(found[0]):04X}")

    def _refuse_cut(self, node: yaml.ScalarNode) -> None:
        rest = self._lines[node.end_mark.line][node.end_mark.column :]
        if _SENTENCE.search(node.value) and rest.lstrip(" \t").startswith("#"):
            self._report(node, _CUT, node.value + rest)

    def _report(self, node: yaml.Node, message: str, value: str = "") -> None:
        mark = node.start_mark
        self._problems.append(Problem(shown(self.file), mark.line + 1, mark.column + 1, message, value))
