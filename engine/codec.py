"""Events and rules as JSON, and back.

Leaves to others: where the JSON is kept. Bad input raises `pydantic.ValidationError`, a ValueError
that names the field.
"""

from __future__ import annotations

from typing import Any, get_args

from pydantic import TypeAdapter

from engine.events import Event
from engine.rules import Rules

_EVENTS: dict[str, TypeAdapter[Event]] = {
    event_type.__name__: TypeAdapter(event_type) for event_type in get_args(Event)
}
_RULES = TypeAdapter(Rules)

Json = dict[str, Any]


def event_to_json(event: Event) -> tuple[str, Json]:
    """An event's kind (its class name) and its fields as plain JSON values."""
    kind = type(event).__name__
    return kind, _EVENTS[kind].dump_python(event, mode="json")


def event_from_json(kind: str, fields: Json) -> Event:
    """The inverse of `event_to_json`; ValueError for an unknown kind or bad fields."""
    if kind not in _EVENTS:
        raise ValueError(f"expected one of {', '.join(_EVENTS)} as the kind of event: {kind!r}")
    return _EVENTS[kind].validate_python(fields)


def is_game_event(kind: str) -> bool:
    """Whether the engine knows this kind; a table's own events are others."""
    return kind in _EVENTS


def rules_to_json(rules: Rules) -> Json:
    """All fields of the rules as plain JSON values."""
    fields: Json = _RULES.dump_python(rules, mode="json")
    return fields


def rules_from_json(fields: Json) -> Rules:
    """The inverse of `rules_to_json`; fields not named stand at their defaults."""
    return _RULES.validate_python(fields)
