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

    def compose(self) -> ComposeResult:
        """Title and form."""
        yield TitlePane(id="title")
        yield Form(id="form")

    def on_mount(self) -> None:
        """Show the settings as they are."""
        self._show()

    def _show(self, trouble: str = "") -> None:
        self.query_one(TitlePane).show(_("Settings"), trouble)
        self.query_one(Form).show(tuple(self._rows(self.table_app.settings)))

    def _rows(self, settings: Settings) -> list[Row]:
        yes_no = (("no", _("no")), ("yes", _("yes")))
        spoken = (("", _("as the environment says")), *((code, code) for code in languages()))
        paces = {"step": _("step by step"), "slow": _("slow"), "fast": _("fast"), "instant": _("instant")}
        themes = {"dark": _("night game"), "light": _("day game"), "terminal": _("the terminal’s own")}
        rows = [
            Row(
                _("Pace"),
                (_choice("pace", settings.pace, paces),),
                _("Step waits for a key after each event; t changes it at the table."),
            ),
            Row(
                _("Colours"),
                (_choice("theme", settings.theme, themes),),
                _("NO_COLOR in the environment wins over this."),
            ),
            Row(_("Animation"), (_yes("animation", settings.animation, yes_no),), _("Dice roll and totals count up.")),
            Row(
                _("ASCII only"),
                (_yes("ascii", settings.ascii, yes_no),),
                _("For terminals and fonts without the marks."),
            ),
            Row(
                _("Language"),
                (Field("language", settings.language, spoken, width=24),),
                _("What has no translation yet stays English."),
            ),
            Row("", (Field("back", words=_("Back")),), ""),
        ]
        keys = sorted(all_bindings(), key=lambda binding: ".pick-" in (binding.id or ""))
        return rows + [self._key_row(binding, settings) for binding in keys]

    def _key_row(self, binding: Binding, settings: Settings) -> Row:
        assert binding.id is not None
        words = _("press a key …") if binding.id == self._wanted else key_name(binding.id, binding.key, settings.keys)
        style = "gold bold" if binding.id in settings.keys else ""
        number = binding.id.rpartition("-")[2]
        name = f"{binding.description} {number}" if number.isdigit() else binding.description
        return Row(
            f"  {where_name(binding.id)}: {name}",
            (Field(f"key:{binding.id}", words=words, width=14, style=style),),
            f"{binding.tooltip} " + _("Enter, then a new key; the old key again takes it back."),
        )

    def on_form_changed(self, message: Form.Changed) -> None:
        """Take a setting."""
        message.stop()
        name, value = message.field.id, message.field.value
        kept: object = value == "yes" if name in ("animation", "ascii") else value
        self.table_app.use(replace(self.table_app.settings, **{name: kept}))  # type: ignore[arg-type]
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
        else:
            self.dismiss(None)

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
        settings = self.table_app.settings
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
        """Back."""
        self.dismiss(None)


def _choice(name: str, value: str, words: dict[str, str]) -> Field:
    return Field(name, value, tuple((each, words[each]) for each in CHOICES[name]), width=24)


def _yes(name: str, value: bool, yes_no: tuple[tuple[str, str], ...]) -> Field:
    return Field(name, "yes" if value else "no", yes_no, width=24)
