"""Drawing in cells: runs of styled text make lines, lines make blocks, and a block is what a pane shows.

Text is always plain content: no run is ever read as markup.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias
from unicodedata import normalize

from rich.cells import cell_len, set_cell_size


class Run(NamedTuple):
    """A stretch of text in one style; `hit` names what a click on it means."""

    text: str
    style: str = ""
    hit: str = ""


Line: TypeAlias = list[Run]
Block: TypeAlias = list[Line]

ASCII = str.maketrans(
    {
        "│": "|",
        "┃": "|",
        "─": "-",
        "━": "-",
        "═": "=",
        "╭": "+",
        "╮": "+",
        "╰": "+",
        "╯": "+",
        "┌": "+",
        "┐": "+",
        "└": "+",
        "┘": "+",
        "├": "+",
        "┤": "+",
        "▌": "|",
        "▐": "|",
        "█": "#",
        "▓": "#",
        "▒": "=",
        "░": ".",
        "▁": "_",
        "▂": "_",
        "▃": "_",
        "▄": "#",
        "▅": "#",
        "▆": "#",
        "▇": "#",
        "✚": "+",
        "●": "o",
        "○": "-",
        "★": "*",
        "◎": "@",
        "▲": "^",
        "▽": "v",
        "▶": ">",
        "▸": ">",
        "◂": "<",
        "■": "#",
        "□": "-",
        "✓": "+",
        "✖": "x",
        "⚑": "f",
        "…": "~",
        "·": ".",
        "—": "-",
        "–": "-",
        "×": "x",
        "→": ">",
        "←": "<",
        "↑": "^",
        "↓": "v",
        "’": "'",
        "“": '"',
        "”": '"',
        "−": "-",
        "\u00a0": " ",
    }
)
"""What each glyph of ours becomes with ``--ascii``."""
SPELT = 5
"""Cells from which on a word is read more easily without vowels than without its end."""


def clean(text: str) -> str:
    """Foreign text on one line, without control characters."""
    return "".join(char if char.isprintable() else " " for char in text)


def cells(line: Iterable[Run]) -> int:
    """How many cells a line takes."""
    return sum(cell_len(run.text) for run in line)


@lru_cache(maxsize=4096)
def cut(text: str, width: int) -> str:
    """The text in at most this many cells, its end marked where something was cut off."""
    if width <= 0:
        return ""
    return text if cell_len(text) <= width else set_cell_size(text, width - 1).rstrip() + "…"


@lru_cache(maxsize=4096)
def abbreviate(word: str, width: int) -> str:
    """The word in at most this many cells: without vowels inside, the last first; where few are left, its beginning."""
    shorter = word
    for place in range(len(word) - 2, 0, -1):
        if cell_len(shorter) > width >= SPELT and normalize("NFD", word[place])[0] in "aeiou":
            shorter = shorter[:place] + shorter[place + 1 :]
    return shorter if cell_len(shorter) <= width else set_cell_size(word, max(0, width)).rstrip()


def fit(line: Sequence[Run], width: int, style: str = "", hit: str = "") -> Line:
    """The line in exactly this many cells, padded in the style given."""
    fitted: Line = []
    left = width
    for run in line:
        size = cell_len(run.text)
        if size > left:
            fitted.append(run._replace(text=cut(run.text, left)))
            left -= cell_len(fitted[-1].text)
            break
        fitted.append(run)
        left -= size
    if left > 0:
        fitted.append(Run(" " * left, style, hit))
    return fitted


def spread(left: Sequence[Run], right: Sequence[Run], width: int, style: str = "", hit: str = "") -> Line:
    """One line with something at either end; the right end is kept whole."""
    return [*fit(left, width - cells(right), style, hit), *right]


def centred(line: Sequence[Run], width: int, style: str = "", hit: str = "") -> Line:
    """The line in the middle of this many cells."""
    return fit([Run(" " * max(0, (width - cells(line)) // 2), style, hit), *line], width, style, hit)


def pad(block: Block, width: int, height: int, style: str = "", hit: str = "") -> Block:
    """The block in exactly this many cells and lines."""
    fitted = [fit(line, width, style, hit) for line in block[:height]]
    return fitted + [fit([], width, style, hit) for _line in range(height - len(fitted))]


def beside(blocks: Sequence[Block], gap: Sequence[Run] = ()) -> Block:
    """Blocks of the same height, side by side."""
    joined: Block = []
    for lines in zip(*blocks, strict=True):
        row: Line = list(lines[0])
        for line in lines[1:]:
            row += gap
            row += line
        joined.append(row)
    return joined


def flow(items: Iterable[Line], width: int, gap: int = 1, style: str = "") -> Block:
    """Items one after the other, going on in the next line where one is full."""
    block: Block = []
    row: Line = []
    used = 0
    for item in items:
        size = min(cells(item), width)
        if row and used + gap + size > width:
            block.append(row)
            row, used = [], 0
        if row:
            row.append(Run(" " * gap, style))
            used += gap
        row += fit(item, size)
        used += size
    return [*block, row] if row else block


def wrap(runs: Iterable[Run], width: int) -> Block:
    """Styled text in lines of at most this many cells, broken between words."""
    block: Block = []
    row: Line = []
    used = 0
    for word in _words(runs):
        size = sum(cell_len(run.text) for run in word)
        lead = " " if word[0].text.startswith(" ") else ""
        if used and used + size > width:
            block.append(row)
            row, used = [], 0
        if not used and lead:
            word = [word[0]._replace(text=word[0].text.lstrip()), *word[1:]]
            size -= 1
        row += word if size <= width else fit(word, width)
        used += size
    return [*block, row] if row else block


def _words(runs: Iterable[Run]) -> Iterable[Line]:
    """The words of styled text, each with the space before it; a word may change style inside."""
    word: Line = []
    for run in runs:
        for number, piece in enumerate(run.text.split(" ")):
            if number:
                if any(part.text.strip() for part in word):
                    yield word
                word = [Run(" " + piece, run.style, run.hit)]
            elif piece:
                word.append(run._replace(text=piece))
    if any(part.text for part in word):
        yield word


def boxed(
    block: Block, width: int, height: int, title: Sequence[Run] = (), style: str = "faint", hit: str = ""
) -> Block:
    """The block in a frame of this size with a title in its upper edge."""
    inner = width - 2
    head = fit([Run("─", style), *title], min(inner, cells(title) + 1)) if title else []
    top = [Run("╭", style), *head, Run("─" * (inner - cells(head)), style, hit), Run("╮", style)]
    body = [[Run("│", style), *line, Run("│", style)] for line in pad(block, inner, height - 2, hit=hit)]
    return [top, *body, [Run("╰" + "─" * inner + "╯", style)]]
