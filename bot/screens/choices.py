"""What can be chosen, in words: turn times, languages, sound, how cards look. (Rules: points.)"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.callbacks import Callback
from bot.screens import layout, words
from bot.screens.screen import Button
from bot.texts import FACES, LANGUAGE_NAMES, Markup, Plain, Translator
from engine.rules import Rules

TURN_TIMES: Mapping[str, int | None] = {
    "30": 30,
    "60": 60,
    "90": 90,
    "180": 180,
    "86400": 86_400,
    "off": None,
}
"""By value: the seconds it stands for, None for no turn time."""
GAMES = ("1", "3")
SOUNDS = ("turns", "slow", "never")
BUTTONS = ("three", "two")
ORDERS = ("high", "low")
SINGLES = ("itself", "tap")
PICTURES = ("light", "dark", "none")
TIPS = ("next", "none")

_MINUTES = {36: 10, 51: 15, 101: 30, 151: 45}
"""About seven minutes a hand, and what a hand usually writes."""
_MINUTES_QUICK = 20


def options(field: str, t: Translator) -> list[tuple[str, Plain]]:
    """Values of a field of the settings and how they read, in the order they are offered."""
    match field:
        case "games":
            return [(value, t.plain("games", games=int(value))) for value in GAMES]
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
        case "pictures":
            return [(value, t.plain("pictures", pictures=value)) for value in PICTURES]
        case "tips":
            return [(value, t.plain("tips", tips=value)) for value in TIPS]
        case "single":
            return [(value, t.plain("single", single=value)) for value in SINGLES]
        case _:
            raise ValueError(f"expected a field that can be chosen: {field!r}")


def buttons(field: str, now: str, choose: Callable[[str], Callback], t: Translator) -> list[Button]:
    """A button for each value of a field; `now` is the one chosen so far, which is ticked."""
    return [
        layout.button(layout.ticked(label, value == now), choose(value))
        for value, label in options(field, t)
    ]


def turn_time(seconds: int | None, t: Translator) -> Markup:
    """`torn 60 s`."""
    return t("turn-time-off") if seconds is None else t("turn-time", time=words.span(seconds, t))


def minutes_for(rules: Rules) -> int:
    """How long a match by these rules usually lasts."""
    return _MINUTES_QUICK if rules.quick else _MINUTES[rules.target]
