"""A person's own settings: a list of buttons, each opening its choice."""

from __future__ import annotations

from functools import partial

from bot.callbacks import PersonSetting
from bot.screens import choices, words
from bot.screens.screen import Button, Screen
from bot.texts import LANGUAGE_NAMES, Markup, Plain, Translator, language_of

BACK = "back"
"""The field of the button that folds an open choice: it names none."""


def person(language: str, sound: str, t: Translator, opened: str = "") -> Screen:
    """One's own settings; `opened` is the field whose values are offered."""
    now = {"language": language, "sound": sound}
    text = words.lines(t("settings-person-title"), *(_line(field, now[field], t) for field in now))
    if opened not in now:
        rows: list[Button] = [
            words.button(t.plain("setting", field=field), PersonSetting(field, "")) for field in now
        ]
        return words.screen(text, rows)
    values = choices.buttons(opened, now[opened], partial(PersonSetting, opened), t)
    back = words.button(t.plain("button-back"), PersonSetting(BACK, ""))
    return words.screen(
        words.lines(text, "", t("settings-choose", field=opened)),
        *words.in_rows(values, 2 if opened == "language" else 1),
        [back],
    )


def _line(field: str, value: str, t: Translator) -> Markup:
    if field == "language":
        code = language_of(value)
        shown = Plain(LANGUAGE_NAMES[code]) if code is not None else Plain(value)
    else:
        shown = dict(choices.options(field, t))[value]
    return t("settings-line", setting=t("setting", field=field), value=shown)
