"""Every action and event as one line of text, and back: `PlayCard 2 9O`.

The class's name, then its fields in order. A tuple is written with commas, a tuple of tuples with
slashes, an empty one as `-`; rules as the fields that differ from the default: `variant=obligada`.
"""

from __future__ import annotations

from dataclasses import fields
from enum import Enum
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

from engine.actions import Action
from engine.events import Event
from engine.rules import Rules

_KINDS: dict[str, type[Any]] = {
    kind.__name__: kind for kind in (*get_args(Action), *get_args(Event))
}
_SEPARATORS = (",", "/")
_MAX_DIGITS = 9


def to_text(value: Action | Event) -> str:
    """The line that `from_text` reads back."""
    words = (_write(getattr(value, field.name)) for field in fields(value))
    return " ".join([type(value).__name__, *words])


def from_text(line: str) -> Action | Event:
    """The action or event a line stands for; ValueError says what was expected where."""
    name, *words = line.split() or [""]
    if name not in _KINDS:
        raise ValueError(f"expected an action's or event's name at the start of {line!r}: {name!r}")
    kind = _KINDS[name]
    hints = get_type_hints(kind)
    if len(words) != len(hints):
        raise ValueError(f"expected {' '.join([name, *hints])}: {line!r}")
    value: Action | Event = kind(
        *(_read(hint, word, name) for hint, word in zip(hints.values(), words, strict=True))
    )
    return value


def write_rules(rules: Rules) -> str:
    """The fields that differ from the default, as `name=value` with commas; `-` if none does."""
    default = Rules()
    differing = (
        f"{field.name}={_write(getattr(rules, field.name))}"
        for field in fields(Rules)
        if getattr(rules, field.name) != getattr(default, field.name)
    )
    return ",".join(differing) or "-"


def read_rules(text: str) -> Rules:
    """The inverse of `write_rules`; ValueError says what was expected where."""
    hints = get_type_hints(Rules)
    chosen: dict[str, Any] = {}
    for item in [] if text == "-" else text.split(","):
        name, _, word = item.partition("=")
        if name not in hints or name in chosen:
            raise ValueError(f"expected each of {', '.join(hints)} once in rules: {item!r}")
        chosen[name] = _read(hints[name], word, name)
    return Rules(**chosen)


def _write(value: object) -> str:
    match value:
        case tuple():
            nested = bool(value) and isinstance(value[0], tuple)
            return _SEPARATORS[nested].join(_write(item) for item in value) or "-"
        case Enum():
            return str(value.value)
        case Rules():
            return write_rules(value)
        case bool():
            return str(value).lower()
        case _:
            return str(value)


def _read(hint: Any, word: str, where: str) -> Any:
    if hint is Rules:
        return read_rules(word)
    if get_origin(hint) is tuple:
        inner = get_args(hint)[0]
        items = [] if word == "-" else word.split(_SEPARATORS[get_origin(inner) is tuple])
        return tuple(_read(inner, item, where) for item in items)
    if hint is int:
        if word.isascii() and word.isdecimal() and len(word) <= _MAX_DIGITS:
            return int(word)
        raise ValueError(f"expected a number in {where}: {word!r}")
    values = _values(hint)
    if word not in values:
        raise ValueError(f"expected one of {', '.join(values)} in {where}: {word!r}")
    return values[word]


@cache
def _values(hint: Any) -> dict[str, Any]:
    """What a hint of few values may stand for, by its text."""
    if get_origin(hint) is Literal:
        return {_write(value): value for value in get_args(hint)}
    return {_write(value): value for value in ((False, True) if hint is bool else hint)}
