"""The settings: pace, colours, language, and a key of one's own for any action."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from bbtm_tui.settings import CHOICES, Settings
from bbtm_tui.tui.keys import SHOWN, all_bindings, clashing, key_name, settings_bindings
from bbtm_tui.tui.screens.base import FittedScreen
from bbtm_tui.tui.screens.rules import where_name
from bbtm_tui.tui.screens.setup import TitlePane
from bbtm_tui.tui.widgets.form import Field, Form, Row
from bbtm_tui.wording.text import _, languages, use_language


class SettingsScreen(FittedScreen[None]):
    """A form that keeps every change at once."""

    BINDINGS: ClassVar[list[BindingType]] = [*settings_bindings()]

    def __init__(self) -> None:
        super().__init__()
        self._wanted = ""
        """The action whose new key is waited for."""
        self._keys_shown = False

    def compose(self) -> ComposeResult:
        """Title and form."""
        yield TitlePane(id="title")
        yield Form(id="form")

    def on_mount(self) -> None:
        """Show the settings as they are."""
        self._show()

    def _show(self, trouble: str = "") -> None:
        settings = self.settings
        title = _("Settings: keys") if self._keys_shown else _("Settings")
        self.query_one(TitlePane).show(title, trouble)
        self.query_one(Form).show(tuple(self._key_rows(settings) if self._keys_shown else self._rows(settings)))

    def _rows(self, settings: Settings) -> list[Row]:
        return [
            Row(_("At the table"), ()),
            *self._pace_rows(settings),
            Row(_("How it looks"), ()),
            *self._look_rows(settings),
            Row(_("Language and keys"), ()),
            self._language_row(settings),
            Row(_("Keys"), (Field("keys", words=_("change keys …")),), _("Give any action a key of your own.")),
            Row("", (Field("back", words=_("Back")),), _("Every change is kept at once.")),
        ]

    def _pace_rows(self, settings: Settings) -> list[Row]:
        paces = {"step": _("step by step"), "slow": _("slow"), "fast": _("fast"), "instant": _("instant")}
        pace = _choice("pace", settings.pace, paces)
        moves = _yes("animation", settings.animation)
        return [
            Row(_("Pace"), (pace,), _("Step waits for a key after each event; t changes it at the table.")),
            Row(_("Animation"), (moves,), _("Dice roll and totals count up.")),
        ]

    def _look_rows(self, settings: Settings) -> list[Row]:
        themes = {"dark": _("night game"), "light": _("day game"), "terminal": _("the terminal’s own")}
        colours = _choice("theme", settings.theme, themes)
        ascii_only = _yes("ascii", settings.ascii)
        return [
            Row(_("Colours"), (colours,), _("NO_COLOR in the environment wins over this.")),
            Row(_("ASCII only"), (ascii_only,), _("For terminals and fonts without the marks.")),
        ]

    def _language_row(self, settings: Settings) -> Row:
        codes = {"en": _("English"), "fr": _("French")}
        spoken = [("", _("as the environment says"))]
        spoken += [
            (code, codes.get(code, code) + ("" if code == "en" else " " + _("(cards only)"))) for code in languages()
        ]
        hint = _("Other languages than English cover the words on the cards so far; all else stays English.")
        return Row(_("Language"), (Field("language", settings.language, tuple(spoken), width=24),), hint)

    def _key_rows(self, settings: Settings) -> list[Row]:
        """All actions by the screen they belong to; the many keys that pick an answer stand last."""
        rows: list[Row] = []
        keys = sorted(all_bindings(), key=_is_pick)
        for binding in keys:
            assert binding.id is not None
            heading = _("Answers by key") if _is_pick(binding) else where_name(binding.id)
            if not any(row.name == heading and not row.fields for row in rows):
                rows.append(Row(heading, ()))
            rows.append(self._key_row(binding, settings))
        return [*rows, Row("", (Field("back", words=_("Back")),), _("Every change is kept at once."))]

    def _key_row(self, binding: Binding, settings: Settings) -> Row:
        assert binding.id is not None
        words = _("press a key …") if binding.id == self._wanted else key_name(binding.id, binding.key, settings.keys)
        style = "gold bold" if binding.id in settings.keys else ""
        number = binding.id.rpartition("-")[2]
        name = f"{binding.description} {number}" if number.isdigit() else binding.description
        return Row(
            f"  {name}",
            (Field(f"key:{binding.id}", words=words, width=14, style=style),),
            f"{binding.tooltip} " + _("Enter, then a new key; the old key again takes it back."),
        )

    def on_form_changed(self, message: Form.Changed) -> None:
        """Take a setting."""
        message.stop()
        name, value = message.field.id, message.field.value
        kept: object = value == "yes" if name in ("animation", "ascii") else value
        self.table_app.use(replace(self.settings, **{name: kept}))  # type: ignore[arg-type]
        if name == "language":
            use_language(value or None)
        self._show()

    def on_form_entered(self, message: Form.Entered) -> None:
        """Enter goes on to the next choice, as the right arrow does."""
        message.stop()
        form = self.query_one(Form)
        self.on_form_changed(Form.Changed(form.field.turned(1)))

    def on_form_pressed(self, message: Form.Pressed) -> None:
        """Wait for a key, or leave."""
        message.stop()
        kind, _colon, binding_id = message.field.id.partition(":")
        if kind == "key":
            self._wanted = binding_id
            self._show(_("Press the new key, or Esc."))
        elif kind == "keys":
            self._turn_page(keys=True)
        else:
            self.action_leave()

    def _turn_page(self, *, keys: bool) -> None:
        """Show the keys, or the other settings."""
        self._keys_shown = keys
        form = self.query_one(Form)
        rows = self._key_rows(self.settings) if keys else self._rows(self.settings)
        at = 0 if keys else next(n for n, row in enumerate(rows) if any(field.id == "keys" for field in row.fields))
        form.at = (at, 0)
        self._show()

    async def on_event(self, event: events.Event) -> None:
        """While a key is waited for, the next one is it."""
        if self._wanted and isinstance(event, events.Key):
            wanted, self._wanted = self._wanted, ""
            self._take_key(wanted, event.key)
            return
        await super().on_event(event)

    def _take_key(self, binding_id: str, key: str) -> None:
        if key == "escape":
            self._show()
            return
        settings = self.settings
        default = next(binding.key for binding in all_bindings() if binding.id == binding_id)
        keys = {name: kept for name, kept in settings.keys.items() if name != binding_id}
        if key not in default.split(","):
            other = clashing(binding_id, key, keys)
            if other:
                self._show(_("{key} is already the key of {action}.").format(key=SHOWN.get(key, key), action=other))
                return
            keys[binding_id] = key
        self.table_app.use(replace(settings, keys=keys))
        self._show()

    def action_leave(self) -> None:
        """Back to the settings, or to where they were opened."""
        if self._keys_shown:
            self._turn_page(keys=False)
        else:
            self.dismiss(None)


def _choice(name: str, value: str, words: dict[str, str]) -> Field:
    return Field(name, value, tuple((each, words[each]) for each in CHOICES[name]), width=24)


def _yes(name: str, value: bool) -> Field:
    return Field(name, "yes" if value else "no", (("no", _("no")), ("yes", _("yes"))), width=24)


def _is_pick(binding: Binding) -> bool:
    return ".pick-" in (binding.id or "")
