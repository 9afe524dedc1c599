"""Every action and event as one line of text, and back: `PlayCard 2 9O`.

The class's name, then its fields in order. A tuple is written with commas, a tuple of tuples with
slashes, absence as `-`; rules as the fields that differ from the default: `variant=obligada`.
"""

from __future__ import annotations

import types
from dataclasses import fields
from enum import Enum
from typing import Any, Literal, get_args, get_origin, get_type_hints

from engine.actions import Action
from engine.events import Event
from engine.rules import Rules

_KINDS: dict[str, type[Any]] = {
    kind.__name__: kind for kind in (*get_args(Action), *get_args(Event))
}
_SEPARATORS = (",", "/")


def to_text(value: Action | Event) -> str:
    """The line that `from_text` reads back."""
    words = (_write(getattr(value, field.name)) for field in fields(value))
    return " ".join([type(value).__name__, *words])


def from_text(line: str) -> Action | Event:
    """The action or event a line stands for; ValueError says what was expected where."""
    name, *words = line.split()
    if name not in _KINDS:
        raise ValueError(f"expected an action's or event's name at the start of {line!r}")
    kind = _KINDS[name]
    hints = get_type_hints(kind)
    if len(words) != len(fields(kind)):
        raise ValueError(f"expected {len(fields(kind))} words after {name}: {line!r}")
    value: Action | Event = kind(
        *(_read(hints[field.name], word) for field, word in zip(fields(kind), words, strict=True))
    )
    return value


def _write(value: object) -> str:
    match value:
        case None:
            return "-"
        case tuple():
            nested = bool(value) and isinstance(value[0], tuple)
            return _SEPARATORS[nested].join(_write(item) for item in value) or "-"
        case Enum():
            return str(value.value)
        case Rules():
            return write_rules(value)
        case _:
            return str(value).lower() if isinstance(value, bool) else str(value)


def _read(hint: Any, word: str) -> Any:
    if hint is Rules:
        return read_rules(word)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is tuple:
        nested = get_origin(arguments[0]) is tuple
        items = [] if word == "-" else word.split(_SEPARATORS[nested])
        return tuple(_read(arguments[0], item) for item in items)
    if origin is types.UnionType:
        return None if word == "-" else _read(arguments[0], word)
    if origin is Literal:
        return next(_expect(word, (value for value in arguments if str(value) == word)))
    if hint is bool:
        return {"true": True, "false": False}[word]
    if isinstance(hint, type) and issubclass(hint, int):
        return hint(int(word))
    return hint(word)


def _expect(word: str, found: Any) -> Any:
    values = list(found)
    if not values:
        raise ValueError(f"unexpected value: {word!r}")
    return iter(values)


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
    """The inverse of `write_rules`."""
    hints = get_type_hints(Rules)
    chosen: dict[str, Any] = {}
    for item in [] if text == "-" else text.split(","):
        name, _, word = item.partition("=")
        if name not in hints:
            raise ValueError(f"expected a field of the rules: {item!r}")
        chosen[name] = _read(hints[name], word)
    return Rules(**chosen)
