"""A person's own settings: a list of buttons, each opening its choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from bot.callbacks import HostGroup, PersonSetting
from bot.screens import choices, layout
from bot.screens.screen import Button, Screen
from bot.texts import Plain, Translator

BACK = "back"
"""The field of the button that folds an open choice: it names none."""


def person(
    now: Mapping[str, str],
    t: Translator,
    opened: str = "",
    hosted: Sequence[tuple[int, str]] = (),
) -> Screen:
    """One's own settings: the value of each field; `opened` is the one whose values are offered.

    Below them stand the groups (key, title) that one hosts.
    """
    text = layout.lines(
        t("settings-person-title"),
        *(
            t("settings-line", setting=t("my-setting", field=field), value=_value(field, now, t))
            for field in now
        ),
    )
    if opened not in now:
        fields: list[Button] = [
            layout.button(t.plain("my-setting", field=field), PersonSetting(field, ""))
            for field in now
        ]
        groups = [
            [layout.button(t.plain("button-host", group=title), HostGroup(chat))]
            for chat, title in hosted
        ]
        if groups:
            text = layout.lines(text, "", t("hosted-groups"))
        return layout.screen(text, *layout.in_rows(fields, 2), *groups)
    values = choices.buttons(opened, now[opened], partial(PersonSetting, opened), t)
    back = layout.button(t.plain("button-back"), PersonSetting(BACK, ""))
    return layout.screen(
        layout.lines(text, "", t("my-choose", field=opened)),
        *layout.in_rows(values, 2 if opened == "language" else 1),
        [back],
    )


def _value(field: str, now: Mapping[str, str], t: Translator) -> Plain:
    return dict(choices.options(field, t))[now[field]]
