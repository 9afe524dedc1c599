"""Events and rules as JSON, and back.

Leaves to others: where the JSON is kept. Bad input raises ValueError (pydantic's ValidationError
is one), which names the field. So does an unknown field: read without it, an event of a later
version would pass for another one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeGuard, TypeVar, get_args

from pydantic import TypeAdapter

from engine.events import Event
from engine.rules import Rules

Json = dict[str, Any]
T = TypeVar("T")


class Codec(Generic[T]):
    """A set of event classes, each known by its name."""

    def __init__(self, kinds: Iterable[type[T]]) -> None:
        self._adapters = {kind.__name__: TypeAdapter[T](kind) for kind in kinds}

    def knows(self, event: object) -> TypeGuard[T]:
        """Whether the event is one of these."""
        return type(event).__name__ in self._adapters

    def to_json(self, event: T) -> tuple[str, Json]:
        """An event's kind (its class name) and its fields as plain JSON values."""
        kind = type(event).__name__
        fields: Json = self._adapters[kind].dump_python(event, mode="json")
        return kind, fields

    def from_json(self, kind: str, fields: Json) -> T:
        """The inverse of `to_json`; ValueError for an unknown kind or bad fields."""
        if kind not in self._adapters:
            raise ValueError(f"expected one of {', '.join(self._adapters)} as kind: {kind!r}")
        return self._adapters[kind].validate_python(fields, extra="forbid")


EVENTS: Codec[Event] = Codec(get_args(Event))
"""The game's own events."""

_RULES = TypeAdapter(Rules)


def rules_to_json(rules: Rules) -> Json:
    """All fields of the rules as plain JSON values."""
    fields: Json = _RULES.dump_python(rules, mode="json")
    return fields


def rules_from_json(fields: Json) -> Rules:
    """The inverse of `rules_to_json`; fields not named stand at their defaults."""
    return _RULES.validate_python(fields, extra="forbid")
