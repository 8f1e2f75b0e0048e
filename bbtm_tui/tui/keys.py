"""Every key of every screen: one binding an action, with an id under which a person may give it another key."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from textual.binding import Binding, BindingType

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
        _binding("table.decline", "0", "pick(-1)", _("no"), _("Decline, or end a choice.")),
        _binding("table.pass", "p", "pick(-2)", _("pass"), _("Pass for the rest of the phase.")),
        _binding("table.confirm", "enter,space", "confirm", _("ok"), _("Take what the cursor is on; go on.")),
        _binding("table.back", "escape", "back", _("back"), _("Put the card back; leave the zoom.")),
        _binding("table.left", "left", "move(-1,0)", _("left"), _("Move the cursor.")),
        _binding("table.right", "right", "move(1,0)", _("right"), _("Move the cursor.")),
        _binding("table.up", "up", "move(0,-1)", _("up"), _("Move the cursor; read back or on.")),
        _binding("table.down", "down", "move(0,1)", _("down"), _("Move the cursor; read back or on.")),
        _binding("table.pane", "tab", "pane", _("panes"), _("Reel, managers, log: the next pane.")),
        _binding("table.zoom", "z", "zoom", _("zoom"), _("One matchup whole; again: the next.")),
        _binding("table.why", "w", "why", _("why not"), _("Why something is not possible.")),
        _binding("table.undo", "u", "undo", _("undo"), _("Take back, if nothing was revealed.")),
        _binding("table.log", "l", "log", _("log"), _("Read the log.")),
        _binding("table.tempo", "t", "tempo", _("tempo"), _("The pace: step, slow, fast, instant.")),
        _binding("table.pause", "q,ctrl+c", "pause", _("time out"), _("Leave, go back, settings, piles.")),
    ]


def app_bindings() -> list[Binding]:
    """The keys that work everywhere."""
    return [
        _binding("app.hide", "h", "app.hide", _("hide"), _("Hide the screen; again shows it.")),
        _binding(
            "app.rules",
            "question_mark",
            "app.rules",
            _("rules"),
            _("The rule in force; again: the keys."),
        ),
        _binding("app.suspend", "ctrl+z", "suspend_process", _("suspend"), _("Put the program aside (fg: back).")),
    ]


def menu_bindings() -> list[Binding]:
    """The keys of the menu."""
    return [
        _binding("menu.continue", "c", "go_on", _("continue"), _("Go on with the season played last.")),
        _binding("menu.new", "n", "new", _("new season"), _("Set up a new season.")),
        _binding("menu.cards", "k", "cards", _("cards"), _("Browse the cards.")),
        _binding("menu.seasons", "a", "seasons", _("saved seasons"), _("Go on with a season, or look at it again.")),
        _binding("menu.hall", "f", "hall", _("hall of fame"), _("Titles, averages and records.")),
        _binding("menu.settings", "s", "settings", _("settings"), _("Change the settings.")),
        _binding("menu.quit", "q,ctrl+c", "quit", _("quit"), _("Leave the program.")),
        _binding("menu.up", "up", "move(-1)", _("up"), _("Move up.")),
        _binding("menu.down", "down", "move(1)", _("down"), _("Move down.")),
        _binding("menu.confirm", "enter,space", "confirm", _("ok"), _("Take what is under the cursor.")),
    ]


def setup_bindings() -> list[Binding]:
    """The keys of setting up; the form's own are fixed."""
    return [_binding("setup.leave", "escape", "leave", _("back"), _("Back to the menu."))]


def settings_bindings() -> list[Binding]:
    """The keys of the settings; the form's own are fixed."""
    return [_binding("settings.leave", "escape", "leave", _("back"), _("Back; the settings are kept."))]


def reading_bindings() -> list[Binding]:
    """The keys of rules and card browser; the browser's own are fixed."""
    return [_binding("reading.leave", "escape", "leave", _("back"), _("Empty the search; then back."))]


def curtain_bindings() -> list[Binding]:
    """The keys of the curtain."""
    return [
        _binding("curtain.lift", "enter,space", "lift", _("show my hand"), _("Show the hand of the person named.")),
        _binding("curtain.undo", "u", "undo", _("undo"), _("Take back the last answer, before the hand is shown.")),
    ]


def veil_bindings() -> list[Binding]:
    """The keys that lift the veil."""
    return [_binding("veil.lift", "h,escape,enter", "lift", _("show"), _("Show the screen again."))]


def ceremony_bindings() -> list[Binding]:
    """The keys of the ceremony."""
    return [
        _binding(
            "ceremony.go-on",
            "enter,space,escape",
            "go_on",
            _("go on"),
            _("Read out the next place; at the end, leave."),
        ),
        _binding("ceremony.look", "r", "look", _("look at it again"), _("Look at the season again, move by move.")),
        _binding("ceremony.again", "n", "again", _("play again"), _("Another season of the same people.")),
    ]


def choice_bindings() -> list[Binding]:
    """The keys of a short list."""
    picks = [
        _binding(f"choice.pick-{n + 1}", key, f"take({n})", _("pick"), _("Take what shows this key."))
        for n, key in enumerate("123456789")
    ]
    return [
        *picks,
        _binding("choice.up", "up", "move(-1)", _("up"), _("Move up.")),
        _binding("choice.down", "down", "move(1)", _("down"), _("Move down.")),
        _binding("choice.confirm", "enter,space", "confirm", _("ok"), _("Take what is under the cursor.")),
        _binding("choice.leave", "escape,q", "leave", _("back"), _("Take nothing.")),
    ]


def choice_key(number: int, keymap: Mapping[str, str]) -> str:
    """What stands on the key of an item of a short list; empty after the ninth."""
    return key_name(f"choice.pick-{number + 1}", str(number + 1), keymap) if number < 9 else ""


def replay_bindings() -> list[Binding]:
    """The keys of a season looked at again."""
    return [
        _binding("replay.back", "left", "step(-1)", _("back"), _("One move back.")),
        _binding("replay.forward", "right", "step(1)", _("on"), _("One move on.")),
        _binding("replay.far-back", "up", "step(-10)", _("far back"), _("Ten moves back.")),
        _binding("replay.far-on", "down", "step(10)", _("far on"), _("Ten moves on.")),
        _binding("replay.play", "enter,space", "play", _("play"), _("Play on by itself, or stop.")),
        _binding("replay.week", "w", "week", _("week"), _("To the next week.")),
        _binding("replay.matchup", "m", "matchup", _("matchup"), _("To the next matchup's scoreboard.")),
        _binding("replay.seat", "s", "seat", _("seat"), _("See as another manager saw, once it is over.")),
        _binding("replay.leave", "escape,q", "leave", _("leave"), _("Leave.")),
    ]


def all_bindings() -> list[Binding]:
    """All keys that can be given to others."""
    return [
        *app_bindings(),
        *table_bindings(),
        *menu_bindings(),
        *setup_bindings(),
        *settings_bindings(),
        *reading_bindings(),
        *curtain_bindings(),
        *veil_bindings(),
        *ceremony_bindings(),
        *choice_bindings(),
        *replay_bindings(),
    ]


def room_of(bindings: Iterable[BindingType]) -> str:
    """Where a screen's own keys work, as their ids begin; everywhere, if it has none."""
    return next((b.id.partition(".")[0] for b in bindings if isinstance(b, Binding) and b.id), "app")


def bindings_of(room: str) -> list[Binding]:
    """The keys that work in a room and nowhere else."""
    return [binding for binding in all_bindings() if (binding.id or "").partition(".")[0] == room]


def clashing(binding_id: str, key: str, keymap: Mapping[str, str]) -> str:
    """What another action of the same screen, or of all, does that has the key; empty if none has."""
    rooms = {binding_id.partition(".")[0], "app"}
    for binding in all_bindings():
        if binding.id in (None, binding_id):
            continue
        assert binding.id is not None
        room = binding.id.partition(".")[0]
        together = room in rooms or binding_id.startswith("app.")
        if together and key in (keymap.get(binding.id) or binding.key).split(","):
            number = binding.id.rpartition("-")[2]
            return f"{binding.description} {number}" if number.isdigit() else binding.description
    return ""


def key_items(names: Sequence[str], keymap: Mapping[str, str]) -> tuple[tuple[str, str, str], ...]:
    """Key, words and action of the bindings of these ids."""
    known = {binding.id: binding for binding in all_bindings()}
    shown = [known[name] for name in names]
    return tuple((key_name(b.id or "", b.key, keymap), b.description, b.action) for b in shown)


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
