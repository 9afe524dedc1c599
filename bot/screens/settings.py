"""A group's settings and a person's own: a list of buttons, each opening its choice."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from bot.callbacks import GroupSetting, PersonSetting
from bot.screens import choices, words
from bot.screens.scene import GroupScene
from bot.screens.screen import Button, Screen
from bot.texts import LANGUAGE_NAMES, Markup, Plain, Translator, language_of
from engine.profiles import PROFILES

BACK = "back"
"""The field of the button that folds an open choice: it names none."""


def group(scene: GroupScene, t: Translator, opened: str = "") -> Screen:
    """A group's settings, in private; `opened` is the field whose values are offered."""
    fields = ["profile", "variant", "length", "time", "language"]
    if len(PROFILES[scene.profile].variants) < 2:
        fields.remove("variant")
    now = {
        "profile": scene.profile,
        "variant": choices.chosen("variant", scene.profile, scene.rules),
        "length": choices.chosen("length", scene.profile, scene.rules),
        "time": choices.time_value(scene.turn_seconds),
        "language": scene.language,
    }
    text = words.lines(
        t("settings-group-title", group=scene.group),
        *(_line(field, now[field], scene.profile, t) for field in fields),
        t("settings-when"),
    )
    if opened not in fields:
        rows = [
            words.button(t.plain("setting", field=field), GroupSetting(scene.chat, field, ""))
            for field in fields
        ]
        return words.screen(text, *words.in_rows(rows, 2))
    choose = partial(GroupSetting, scene.chat, opened)
    values = choices.buttons(opened, now[opened], scene.profile, choose, t)
    back = words.button(t.plain("button-back"), GroupSetting(scene.chat, BACK, ""))
    return words.screen(
        words.lines(text, "", t("settings-choose", field=opened)),
        *words.in_rows(values, 2),
        [back],
    )


def person(now: Mapping[str, str], t: Translator, opened: str = "") -> Screen:
    """One's own settings: the value of each field; `opened` is the one whose values are offered."""
    text = words.lines(
        t("settings-person-title"),
        *(
            t("settings-line", setting=t("my-setting", field=field), value=_value(field, now, t))
            for field in now
        ),
    )
    if opened not in now:
        fields: list[Button] = [
            words.button(t.plain("my-setting", field=field), PersonSetting(field, ""))
            for field in now
        ]
        return words.screen(text, *words.in_rows(fields, 2))
    values = choices.buttons(opened, now[opened], "", partial(PersonSetting, opened), t)
    back = words.button(t.plain("button-back"), PersonSetting(BACK, ""))
    return words.screen(
        words.lines(text, "", t("my-choose", field=opened)),
        *words.in_rows(values, 2 if opened == "language" else 1),
        [back],
    )


def _value(field: str, now: Mapping[str, str], t: Translator) -> Plain:
    return dict(choices.options(field, "", t))[now[field]]


def _line(field: str, value: str, profile: str, t: Translator) -> Markup:
    if field == "language":
        code = language_of(value)
        shown = Plain(LANGUAGE_NAMES[code]) if code is not None else Plain(value)
    else:
        shown = dict(choices.options(field, profile, t))[value]
    return t("settings-line", setting=t("setting", field=field), value=shown)
