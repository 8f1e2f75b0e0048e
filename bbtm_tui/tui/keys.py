"""Every key of every screen: one binding an action, with an id under which a person may give it another key."""

from __future__ import annotations

from collections.abc import Mapping

from textual.binding import Binding

from bbtm_tui.tui.asking import PICKS
from bbtm_tui.wording.text import _

SHOWN = {
    "question_mark": "?",
    "escape": "Esc",
    "enter": "Enter",
    "space": "Space",
    "tab": "Tab",
    "up": "↑",
    "down": "↓",
    "left": "←",
    "right": "→",
    "slash": "/",
}
"""How keys are called where their name is not what stands on them."""


def _binding(name: str, key: str, action: str, words: str, tooltip: str) -> Binding:
    return Binding(key, action, words, id=name, tooltip=tooltip, show=False)


def table_bindings() -> list[Binding]:
    """The keys of the table."""
    picks = [
        _binding(f"table.pick-{n + 1}", key, f"pick({n})", _("pick"), _("Pick the answer that shows this key."))
        for n, key in enumerate(PICKS)
    ]
    return [
        *picks,
        _binding("table.decline", "0", "pick(-1)", _("no"), _("Decline, or end a choice made one at a time.")),
        _binding("table.pass", "p", "pick(-2)", _("pass"), _("Pass for the rest of the matchup phase.")),
        _binding("table.confirm", "enter,space", "confirm", _("ok"), _("Take the answer under the cursor; go on.")),
        _binding("table.back", "escape", "back", _("back"), _("Put a picked card back; leave a closer look.")),
        _binding("table.left", "left", "move(-1,0)", _("left"), _("Move the cursor to the left.")),
        _binding("table.right", "right", "move(1,0)", _("right"), _("Move the cursor to the right.")),
        _binding("table.up", "up", "move(0,-1)", _("up"), _("Move the cursor up.")),
        _binding("table.down", "down", "move(0,1)", _("down"), _("Move the cursor down.")),
        _binding("table.pane", "tab", "pane", _("panes"), _("Switch between the reel, the managers and the log.")),
        _binding("table.zoom", "z", "zoom", _("zoom"), _("Look at one matchup closely; again for the next.")),
        _binding("table.why", "w", "why", _("why not"), _("Why the place or card under the cursor is not possible.")),
        _binding("table.undo", "u", "undo", _("undo"), _("Take back the last answer, as long as nothing was revealed.")),
        _binding("table.log", "l", "log", _("log"), _("Read the log.")),
        _binding("table.tempo", "t", "tempo", _("tempo"), _("Change the pace: step, slow, fast, instant.")),
        _binding("table.leave", "q", "leave", _("leave"), _("Leave the table; the season is kept.")),
    ]


def app_bindings() -> list[Binding]:
    """The keys that work everywhere."""
    return [
        _binding("app.hide", "h", "app.hide", _("hide"), _("Hide the whole screen until the key is pressed again.")),
        _binding("app.rules", "question_mark", "app.rules", _("rules"), _("The rules, opened at the one in force; and all keys.")),
    ]


def key_name(binding_id: str, default: str, keymap: Mapping[str, str]) -> str:
    """What stands on the key of an action."""
    key = (keymap.get(binding_id) or default).split(",")[0]
    return SHOWN.get(key, key)


def pick_name(pick: int, keymap: Mapping[str, str]) -> str:
    """What stands on the key of the pick of this number; empty where there are more answers than keys."""
    if pick == -1:
        return key_name("table.decline", "0", keymap)
    if pick == -2:
        return key_name("table.pass", "p", keymap)
    return key_name(f"table.pick-{pick + 1}", PICKS[pick], keymap) if pick < len(PICKS) else ""
