"""What can be chosen, in words: profiles, ways of play, lengths, turn times, languages, sound."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import get_args

from bot.callbacks import Callback
from bot.screens import words
from bot.screens.screen import Button
from bot.texts import FACES, LANGUAGE_NAMES, Markup, Plain, Translator
from engine.profiles import PROFILES
from engine.rules import PartnerWinning, Rules, Target, Variant

LENGTHS = (*map(str, get_args(Target)), "quick")
TURN_TIMES: Mapping[str, int | None] = {"off": None, "30": 30, "60": 60, "90": 90, "180": 180}
"""By value: the seconds it stands for, None for no turn time."""
SOUNDS = ("turns", "slow", "never")
BUTTONS = ("three", "two")
ORDERS = ("high", "low")
SINGLES = ("itself", "tap")

_MINUTES = {36: 10, 51: 15, 101: 30, 151: 45}
"""About seven minutes a hand, and what a hand usually writes."""
_MINUTES_QUICK = 20


def options(field: str, profile: str, t: Translator) -> list[tuple[str, Plain]]:
    """Values of a field of the settings and how they read, in the order they are offered."""
    match field:
        case "profile":
            return [(name, t.plain("profile", profile=name)) for name in PROFILES]
        case "variant":
            variants = PROFILES[profile].variants
            return [(value, t.plain("variant", variant=value.value)) for value in variants]
        case "length":
            return [(value, _length(value, t)) for value in LENGTHS]
        case "time":
            return [(value, _time(value, t)) for value in TURN_TIMES]
        case "language":
            return [(code, Plain(name)) for code, name in LANGUAGE_NAMES.items()]
        case "sound":
            return [(value, t.plain("sound", sound=value)) for value in SOUNDS]
        case "faces":
            return [(value, t.plain("faces", faces=value)) for value in FACES]
        case "buttons":
            return [(value, t.plain("buttons", buttons=value)) for value in BUTTONS]
        case "order":
            return [(value, t.plain("order", order=value)) for value in ORDERS]
        case "single":
            return [(value, t.plain("single", single=value)) for value in SINGLES]
        case _:
            raise ValueError(f"expected a field that can be chosen: {field!r}")


def chosen(field: str, profile: str, rules: Rules) -> str:
    """The value that a match by these rules has."""
    match field:
        case "profile":
            return profile
        case "variant":
            return rules.variant.value
        case _:
            return "quick" if rules.quick else str(rules.target)


def time_value(seconds: int | None) -> str:
    """A turn time as a value of its field."""
    return "off" if seconds is None else str(seconds)


def buttons(
    field: str, now: str, profile: str, choose: Callable[[str], Callback], t: Translator
) -> list[Button]:
    """A button for each value of a field; `now` is the one chosen so far, which is ticked."""
    return [
        words.button(f"✓ {label}" if value == now else label, choose(value))
        for value, label in options(field, profile, t)
    ]


def profile_and_variant(profile: str, rules: Rules, t: Translator) -> Markup:
    """`Lliure`, `Botifarra.app, obligada`."""
    name = t("profile", profile=profile)
    if len(PROFILES[profile].variants) < 2:
        return name
    return Markup(f"{name}, {t('variant', variant=rules.variant.value).lower()}")


def turn_time(seconds: int | None, t: Translator) -> Markup:
    """`torn 60 s`."""
    return t("turn-time-off") if seconds is None else t("turn-time", time=words.span(seconds, t))


def minutes_for(rules: Rules) -> int:
    """How long a match by these rules usually lasts."""
    return _MINUTES_QUICK if rules.quick else _MINUTES[rules.target]


def points(rules: Rules, t: Translator) -> list[Markup]:
    """These rules, point by point, one line each."""
    found = [t("rule-variant", variant=rules.variant.value)]
    if rules.variant is Variant.OBLIGADA:
        if rules.partner_winning is PartnerWinning.FREE:
            found.append(t("rule-partner-free"))
        elif rules.overtake_partner_free:
            found.append(t("rule-partner-value"))
        else:
            found.append(t("rule-partner-strict"))
        if rules.second_player_may_load:
            found.append(t("rule-second-loads"))
    found.append(t("rule-sant-vicenc", when=rules.sant_vicenc.value))
    found.append(t("rule-quick") if rules.quick else t("rule-target", target=rules.target))
    if rules.clockwise:
        found.append(t("rule-clockwise"))
    return found


def _length(value: str, t: Translator) -> Plain:
    if value == "quick":
        return t.plain("choice-quick")
    return t.plain("choice-target", target=int(value))


def _time(value: str, t: Translator) -> Plain:
    if value == "off":
        return t.plain("choice-time-off")
    return Plain(words.span(int(value), t))
