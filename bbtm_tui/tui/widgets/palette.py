"""Style names into colours: what a run's style means in the theme that is on.

A style is a few words: roles (``muted``, ``gold``, ``key`` …), attributes (``bold``), a team's colour as text
(``team:orcs``), as a full ground (``fill:orcs``) or as a tint (``tint:orcs``), and a ground (``on:panel``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from bbtm_tui.cards.problems import visible
from bbtm_tui.tui.widgets.drawing import ASCII, Line

ATTRIBUTES = frozenset({"bold", "dim", "italic", "underline", "reverse", "strike"})


@dataclass(frozen=True)
class Shades:
    """The colours of one theme; an empty string is the terminal's own."""

    dark: bool
    ground: str
    """Behind everything."""
    panel: str
    """Behind a pane that stands out."""
    card: str
    """Behind a card."""
    lit: str
    """Behind a place that may be chosen."""
    roles: Mapping[str, str] = field(default_factory=dict)


class Palette:
    """The styles of one theme, with the teams' colours."""

    def __init__(self, shades: Shades, teams: Mapping[str, str], ascii_only: bool, marks: Mapping[str, str]) -> None:
        self.shades = shades
        self._teams = teams
        self._known: dict[str, Style] = {}
        self._table = {**ASCII, **{ord(mark): letter for mark, letter in marks.items()}} if ascii_only else None

    @property
    def native(self) -> bool:
        """Whether the terminal's own colours are used."""
        return not self.shades.ground

    def strip(self, line: Line, width: int) -> Strip:
        """A line ready for the screen, with nothing in it that steers the terminal."""
        table = self._table
        texts = [visible(text) for text, _name, _hit in line]
        segments = [
            Segment(text.translate(table) if table else text, self.style(run.style))
            for text, run in zip(texts, line, strict=True)
        ]
        return Strip(segments).adjust_cell_length(width, self.style(""))

    def style(self, name: str) -> Style:
        """The style of this name."""
        known = self._known.get(name)
        if known is None:
            known = self._known[name] = self._made(name)
        return known

    def _made(self, name: str) -> Style:
        shades = self.shades
        front, back = shades.roles.get("text", ""), shades.ground
        flags: dict[str, bool] = {}
        for word in name.split():
            kind, _sep, value = word.partition(":")
            if word in ATTRIBUTES:
                flags[word] = True
            elif kind == "team":
                front = self._readable(value)
            elif kind == "fill":
                front, back = self._filled(value, flags)
            elif kind == "tint":
                back = self._mixed(value, 0.24 if shades.dark else 0.2)
            elif kind == "on":
                back = self._ground(value, flags)
            else:
                front = self._role(word, flags) or front
        return Style(color=front or None, bgcolor=back or None, **flags)  # type: ignore[arg-type]

    def _role(self, word: str, flags: dict[str, bool]) -> str:
        if word in {"muted", "faint"} and self.native:
            flags["dim"] = True
        if word == "key":
            flags["bold"] = True
        return self.shades.roles.get(word, "")

    def _ground(self, word: str, flags: dict[str, bool]) -> str:
        if self.native and word == "cursor":
            flags["reverse"] = True
        return self.shades.roles.get(f"on-{word}", "") or str(getattr(self.shades, word, ""))

    def _filled(self, team: str, flags: dict[str, bool]) -> tuple[str, str]:
        """Text and ground of a card in full team colour."""
        colour = self._teams.get(team, "")
        if self.native:
            flags["reverse"] = True
            return colour, ""
        if not colour:
            return self.shades.roles.get("text", ""), self.shades.card
        return ("#101010" if _light(colour) > 0.42 else "#ffffff"), colour

    def _readable(self, team: str) -> str:
        """The team's colour as text on the theme's ground."""
        colour = self._teams.get(team, "")
        if not colour or self.native:
            return colour
        light = _light(colour)
        if self.shades.dark and light < 0.5:
            return _blend(colour, "#ffffff", min(0.55, (0.5 - light) * 1.2))
        if not self.shades.dark and light > 0.4:
            return _blend(colour, "#000000", min(0.6, (light - 0.4) * 1.3 + 0.15))
        return colour

    def _mixed(self, team: str, amount: float) -> str:
        colour = self._teams.get(team, "")
        return _blend(self.shades.card, colour, amount) if colour and not self.native else self.shades.card


def _triplet(colour: str) -> tuple[int, int, int]:
    red, green, blue = Color.parse(colour).get_truecolor()
    return red, green, blue


def _light(colour: str) -> float:
    """How light a colour looks, from 0 to 1."""
    red, green, blue = _triplet(colour)
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


def _blend(ground: str, colour: str, amount: float) -> str:
    pairs = zip(_triplet(ground), _triplet(colour), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * amount):02x}" for a, b in pairs)
