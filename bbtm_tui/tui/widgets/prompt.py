"""The prompt: who is asked what, and every answer with its key."""

from __future__ import annotations

from dataclasses import dataclass, field

from bbtm_tui.tui.widgets.drawing import Block, Line, Run, cells, fit, spread, wrap
from bbtm_tui.tui.widgets.pane import Pane


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer in the prompt."""

    key: str
    text: Line
    hit: str
    cursor: bool = False
    legal: bool = True


@dataclass(frozen=True, slots=True)
class Asking:
    """What the prompt shows: a title, some words, and the answers."""

    title: Line = field(default_factory=list)
    words: tuple[Line, ...] = ()
    """Each is wrapped to the width."""
    answers: tuple[Answer, ...] = ()
    detail: tuple[Line, ...] = ()
    """About the answer under the cursor, below the answers."""
    hint: str = ""
    """At the end of the title."""
    newest: bool = False
    """Whether of too many words the last are shown, and not the first."""


class Prompt(Pane):
    """Shows one question at a time."""

    asking = Asking()

    def show(self, asking: Asking) -> None:
        """Show a question, or what is told."""
        self.asking = asking
        self.redraw()

    def wanted(self, width: int) -> int:
        """How many lines show the whole question."""
        asking, inner = self.asking, width - 2
        texts = [wrap(text, inner) for text in (*asking.words, *asking.detail)]
        return 1 + sum(len(lines) for lines in texts) + len(_answers(asking.answers, inner, 99))

    def draw(self, width: int, height: int) -> Block:
        """Title, words, answers, details; what has no room is left out from the end, but never an answer."""
        asking, inner = self.asking, width - 2
        block = [_title(asking, width)]
        answers = _answers(asking.answers, inner, max(1, height - 1))
        words = [line for text in asking.words for line in wrap(text, inner)]
        room = height - 1 - len(answers)
        shown = words[-room:] if asking.newest and room > 0 else words[: max(0, room)]
        detail = [line for text in asking.detail for line in wrap(text, inner)][: max(0, room - len(shown))]
        return block + [[Run(" "), *line] for line in [*shown, *answers, *detail]]


def _title(asking: Asking, width: int) -> Line:
    hint = [Run(f" {asking.hint} ", "muted on:panel")] if asking.hint else []
    if cells(asking.title) + cells(hint) + 1 > width:
        hint = []
    return spread([Run(" ", "on:panel"), *asking.title], hint, width, "on:panel")


def _answers(answers: tuple[Answer, ...], width: int, height: int) -> Block:
    """The answers in as few columns as they need; around the cursor where there are too many."""
    if not answers:
        return []
    texts = [_answer(answer) for answer in answers]
    widest = max(cells(text) for text in texts) + 1
    columns = max(1, min(width // max(1, min(widest, width)), -(-len(texts) // max(1, min(height, 4)))))
    share = width // columns
    rows = -(-len(texts) // columns)
    block = []
    for row in range(rows):
        line: Line = []
        for column in range(columns):
            number = column * rows + row
            line += fit(texts[number] if number < len(texts) else [], share)
        block.append(line)
    if rows <= height:
        return block
    at = next((n % rows for n, answer in enumerate(answers) if answer.cursor), 0)
    start = max(0, min(at - height // 2, rows - height))
    return block[start : start + height]


def _answer(answer: Answer) -> Line:
    ground = "on:cursor" if answer.cursor else ""
    style = f"{'' if answer.legal else 'faint'} {ground}"
    key = [Run(f"[{answer.key}]", f"bold key on:key {'' if answer.legal else 'dim'}", answer.hit)]
    if not answer.key:
        key = [Run(" · ", ground, answer.hit)]
    text = [run._replace(style=f"{run.style} {style}", hit=answer.hit) for run in answer.text]
    return [*key, Run(" ", ground), *text, Run(" ", ground)]
