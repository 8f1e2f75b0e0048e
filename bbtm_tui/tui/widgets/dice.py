"""Tackle dice, drawn as they roll and lie, and the odds of a tackle."""

from __future__ import annotations

from bbtm_tui.engine.decisions import RESULTS
from bbtm_tui.tui.widgets.drawing import Block, Line, Run
from bbtm_tui.wording.names import face_name

STYLES = {"target-down": "good", "missed": "muted", "tackler-down": "bad"}
SPACE = "\u00a0"
"""A space at which no line is broken."""


def dice_block(faces: tuple[str, ...], *, settled: bool = True) -> Block:
    """The dice side by side, three lines high."""
    width = max(len(face_name(face)) for face in RESULTS) + 2
    rows: Block = [[], [], []]
    for face in faces:
        style = f"bold {STYLES.get(face, 'muted')}" if settled else "muted"
        rows[0] += [Run("╭" + "─" * width + "╮", style), Run(SPACE)]
        rows[1] += [Run("│" + _solid(face_name(face).center(width)) + "│", style), Run(SPACE)]
        rows[2] += [Run("╰" + "─" * width + "╯", style), Run(SPACE)]
    return rows


def dice_line(faces: tuple[str, ...]) -> Line:
    """The dice on one line."""
    line: Line = []
    for face in faces:
        line += [Run(_solid(f" {face_name(face)} "), f"bold reverse {STYLES.get(face, 'muted')}"), Run(" ")]
    return line


def _solid(text: str) -> str:
    return text.replace(" ", SPACE)
