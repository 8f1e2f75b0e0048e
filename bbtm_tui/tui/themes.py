"""The themes: a dark and a light one of our own, and the terminal's own colours."""

from __future__ import annotations

from dataclasses import replace

from textual.theme import BUILTIN_THEMES, Theme

from bbtm_tui.tui.widgets.palette import Shades

NIGHT = Shades(
    dark=True,
    ground="#11161c",
    panel="#181f27",
    card="#222b35",
    lit="#1d3a2a",
    roles={
        "text": "#d9dfe6",
        "muted": "#93a1b0",
        "faint": "#4d5a68",
        "accent": "#6cc48a",
        "gold": "#f0c24b",
        "good": "#7fd39a",
        "bad": "#f0776c",
        "ball": "#ff9d4d",
        "key": "#f0c24b",
        "on-cursor": "#3b4a5c",
        "on-turf": "#1a3325",
        "on-title": "#303d4b",
        "on-key": "#0b0f13",
    },
)
DAY = Shades(
    dark=False,
    ground="#f6f2e7",
    panel="#ece6d6",
    card="#e2dac6",
    lit="#cfe6cf",
    roles={
        "text": "#2a2a26",
        "muted": "#67634f",
        "faint": "#b3ab94",
        "accent": "#1f6f3d",
        "gold": "#8a5a00",
        "good": "#1f6f3d",
        "bad": "#b3261e",
        "ball": "#b34700",
        "key": "#8a5a00",
        "on-cursor": "#cbbf9f",
        "on-turf": "#c3dcc3",
        "on-title": "#d0c5a8",
        "on-key": "#fffdf5",
    },
)
TERMINAL = Shades(
    dark=True,
    ground="",
    panel="",
    card="",
    lit="",
    roles={
        "accent": "green",
        "gold": "yellow",
        "good": "green",
        "bad": "red",
        "ball": "yellow",
        "key": "cyan",
    },
)
PLAIN = Shades(dark=True, ground="", panel="", card="", lit="")
"""No colours at all, as NO_COLOR asks: bold, dim and reversed text tell things apart."""

SHADES = {"dark": NIGHT, "light": DAY, "terminal": TERMINAL}
"""The themes by the name under which settings know them."""


def textual_themes() -> list[Theme]:
    """The same themes for Textual's own widgets."""
    return [_theme("dark", NIGHT), _theme("light", DAY), _terminal()]


def _theme(name: str, shades: Shades) -> Theme:
    roles = shades.roles
    return Theme(
        name=name,
        primary=roles["accent"],
        secondary=roles["muted"],
        accent=roles["gold"],
        warning=roles["gold"],
        error=roles["bad"],
        success=roles["good"],
        foreground=roles["text"],
        background=shades.ground,
        surface=shades.panel,
        panel=shades.card,
        dark=shades.dark,
        variables={"cursor": roles["on-cursor"], "muted": roles["muted"], "faint": roles["faint"]},
    )


def _terminal() -> Theme:
    """Textual's own theme in the terminal's colours, under our name."""
    theme = BUILTIN_THEMES["ansi-dark"]
    plain = "ansi_default"
    return replace(
        theme, name="terminal", variables=theme.variables | dict.fromkeys(("cursor", "muted", "faint"), plain)
    )
