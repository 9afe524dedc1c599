"""A group's settings, in private: a list of buttons, each opening its page, one level deep.

Leaves to others: who may see and press this, and what the settings do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from bot.callbacks import CARD, POINTS_PAGE, GroupSetting, ShowBans, StopAsking
from bot.screens import choices, layout, points, words
from bot.screens.scene import GroupScene
from bot.screens.screen import Button, Screen
from bot.texts import LANGUAGE_NAMES, LANGUAGES, Markup, Plain, Translator, language_of
from engine.points import LENGTH, POINTS
from engine.profiles import OWN

PACE = ("time", "next_hand", "trick_pause", "computers", "time_zone")
MANNERS = ("language", "pictures", "hints", "pin_lobby", "greeting")
FIELDS = ("profile", LENGTH, POINTS_PAGE, OWN, *PACE, *MANNERS)
"""The fields with a button of their own, in the order of the list."""

YES_NO: Mapping[str, bool] = {"yes": True, "no": False}
TRICK_PAUSES: Mapping[str, int] = {"0": 0, "2": 2, "4": 4}
"""By value: seconds that a full trick lies still."""
COMPUTER_PACES: Mapping[str, int] = {"0": 0, "1": 1, "3": 3}
"""By value: seconds that a computer player takes."""
NEXT_HANDS: Mapping[str, int | None] = {"10": 10, "20": 20, "60": 60, "all": None}
"""By value: seconds until the next deal; None when all have tapped."""
TIME_ZONES = (
    "Europe/Madrid",
    "Atlantic/Canary",
    "Europe/London",
    "Europe/Athens",
    "America/New_York",
    "America/Los_Angeles",
    "America/Mexico_City",
    "America/Bogota",
    "America/Santiago",
    "America/Argentina/Buenos_Aires",
)
"""IANA names: where Catalan speakers live, and a city for most of the others' hours."""

ASK, RENAME, PIN, UNPIN, DELETE = "ask", "rename", "pin", "unpin", "delete"
"""What may be done with the group's own profile: values of the field `OWN`."""
SURE = "own_delete"
"""The page that asks whether the own profile is really to go."""


def _page(scene: GroupScene, opened: str) -> str:
    """The page that can be shown for `opened`; empty for the list of all settings."""
    if opened in POINTS and opened != LENGTH:
        return points.page(opened, scene.rules)
    known = opened in FIELDS or (opened == SURE and scene.own)
    return opened if known else ""


def group(scene: GroupScene, t: Translator, opened: str = "") -> Screen:
    """A group's settings; `opened` is the field whose page is open."""
    choose = partial(GroupSetting, scene.chat)
    title = t("settings-group-title", group=scene.group)
    opened = _page(scene, opened)
    if opened == POINTS_PAGE or (opened in POINTS and opened != LENGTH):
        return _rules_page(scene, title, opened, t)
    if opened == OWN:
        return _own_page(scene, title, t)
    if opened == SURE:
        yes = layout.button(t.plain("button-own-delete-sure"), choose(OWN, DELETE), "danger")
        return layout.screen(
            layout.lines(title, t("own-delete-sure", own=scene.own)), [yes, _back(scene, OWN, t)]
        )
    if opened:
        text = layout.lines(title, _line(scene, opened, t), "", _question(opened, t))
        return layout.screen(text, *_values(scene, opened, t), [_back(scene, CARD, t)])
    shown = [field for field in FIELDS if field not in (POINTS_PAGE, OWN)]
    buttons = [
        layout.button(t.plain("group-setting", field=field), choose(field, "")) for field in FIELDS
    ]
    text = layout.lines(title, *(_line(scene, field, t) for field in shown), t("settings-when"))
    label = t.plain("button-bans", n=scene.banned)
    bans = [layout.button(label, ShowBans(scene.chat))] if scene.banned else []
    return layout.screen(text, *layout.in_rows(buttons, 2), bans)


def _rules_page(scene: GroupScene, title: Markup, opened: str, t: Translator) -> Screen:
    choose = partial(GroupSetting, scene.chat)
    glance = points.at_a_glance(scene.profile, scene.own, scene.rules, t)
    if opened == POINTS_PAGE:
        rows = points.list_buttons(scene.rules, choose, t)
        return layout.screen(layout.lines(title, *glance), *rows, [_back(scene, CARD, t)])
    text = layout.lines(title, *glance, "", points.question(opened, t))
    rows = points.value_buttons(opened, scene.rules, choose, t)
    return layout.screen(text, *rows, [_back(scene, POINTS_PAGE, t)])


def _own_page(scene: GroupScene, title: Markup, t: Translator) -> Screen:
    choose = partial(GroupSetting, scene.chat)
    save = [layout.button(t.plain("button-own-save"), choose(OWN, ASK), "primary")]
    back = [_back(scene, CARD, t)]
    now = points.at_a_glance(scene.profile, scene.own, scene.rules, t)
    if scene.own_rules is None:
        return layout.screen(layout.lines(title, t("own-none"), "", *now), save, back)
    glance = points.at_a_glance(OWN, scene.own, scene.own_rules, t)
    length = t(
        "settings-line",
        setting=t("group-setting", field=LENGTH),
        value=points.value(scene.own_rules, LENGTH, t),
    )
    others = [] if scene.profile == OWN else ["", t("own-rules-now"), *now]
    pin = (
        layout.button(t.plain("button-own-unpin"), choose(OWN, UNPIN))
        if scene.pinned
        else layout.button(t.plain("button-own-pin"), choose(OWN, PIN))
    )
    rename = layout.button(t.plain("button-own-rename"), choose(OWN, RENAME))
    delete = layout.button(t.plain("button-own-delete"), choose(SURE, ""))
    pinned = t("own-pinned") if scene.pinned else t("own-not-pinned")
    return layout.screen(
        layout.lines(title, *glance, length, pinned, *others),
        save if others else [],
        [pin],
        [rename, delete],
        back,
    )


def ask_name(group: str, own: str, t: Translator, *, replaced: bool) -> Screen:
    """What is the group's own profile to be called? `own` is its name so far, if it has one.

    `replaced`: its rules give way to those that the group plays by now.
    """
    head = t("own-ask-name", group=group)
    so_far = None
    if own:
        so_far = t("own-replaces", own=own) if replaced else t("own-called-so-far", own=own)
    stop = layout.button(t.plain("button-stop-asking"), StopAsking())
    return layout.screen(layout.lines(head, so_far, t("own-how-to-answer")), [stop])


def _back(scene: GroupScene, page: str, t: Translator) -> Button:
    return layout.button(t.plain("button-back"), GroupSetting(scene.chat, page, ""))


def _question(field: str, t: Translator) -> Markup:
    return points.question(field, t) if field == LENGTH else t("group-choose", field=field)


def _line(scene: GroupScene, field: str, t: Translator) -> Markup:
    return t("settings-line", setting=t("group-setting", field=field), value=_now(scene, field, t))


def _now(scene: GroupScene, field: str, t: Translator) -> Markup | Plain:
    """What a field is set to, also where it is none of the values on offer."""
    match field:
        case "profile":
            return points.game(scene.profile, scene.own, scene.rules, t)
        case "length":
            return points.value(scene.rules, LENGTH, t)
        case _:
            return _label(field, _value_now(scene, field), t)


def _value_now(scene: GroupScene, field: str) -> str:
    """A field's value, as its buttons name it."""
    match field:
        case "time":
            return "off" if scene.turn_seconds is None else str(scene.turn_seconds)
        case "next_hand":
            return "all" if scene.next_hand is None else str(scene.next_hand)
        case "trick_pause":
            return str(scene.trick_pause)
        case "computers":
            return str(scene.computer_pace)
        case "time_zone":
            return scene.time_zone
        case "language":
            return scene.language
        case "pictures":
            return scene.pictures
        case "hints":
            return "yes" if scene.hints else "no"
        case "pin_lobby":
            return "yes" if scene.pin_lobby else "no"
        case "greeting":
            return "yes" if scene.greeting else "no"
        case _:
            raise ValueError(f"expected a field of a group's settings: {field!r}")


_OFFERED: Mapping[str, Sequence[str]] = {
    "time": tuple(choices.TURN_TIMES),
    "next_hand": tuple(NEXT_HANDS),
    "trick_pause": tuple(TRICK_PAUSES),
    "computers": tuple(COMPUTER_PACES),
    "time_zone": TIME_ZONES,
    "language": LANGUAGES,
    "pictures": choices.PICTURES,
    "hints": tuple(YES_NO),
    "pin_lobby": tuple(YES_NO),
    "greeting": tuple(YES_NO),
}


def _values(scene: GroupScene, field: str, t: Translator) -> Sequence[Sequence[Button]]:
    choose = partial(GroupSetting, scene.chat)
    if field == "profile":
        return points.profile_buttons(scene.profile, scene.own, scene.rules, choose, t)
    if field == LENGTH:
        return points.value_buttons(LENGTH, scene.rules, choose, t)
    now = _value_now(scene, field)
    buttons = [
        layout.button(layout.ticked(_label(field, value, t), value == now), choose(field, value))
        for value in _OFFERED[field]
    ]
    return layout.in_rows(buttons, 2)


def _label(field: str, value: str, t: Translator) -> Plain:
    match field:
        case "language":
            code = language_of(value)
            return Plain(value if code is None else LANGUAGE_NAMES[code])
        case "time_zone":
            known = value in TIME_ZONES
            return t.plain("time-zone", zone=value.rsplit("/")[-1]) if known else Plain(value)
        case "next_hand" if value == "all":
            return t.plain("choice-next-hand-all")
        case "next_hand":
            return t.plain("choice-next-hand", seconds=int(value))
        case "trick_pause" if value == "0":
            return t.plain("choice-no-pause")
        case "pictures":
            return t.plain("pictures", pictures=value)
        case "computers" if value == "0":
            return t.plain("choice-no-delay")
        case "time" if value == "off":
            return t.plain("choice-time-off")
        case "time" | "trick_pause" | "computers":
            return Plain(words.span(int(value), t))
        case _:
            return t.plain("choice-yes") if value == "yes" else t.plain("choice-no")
