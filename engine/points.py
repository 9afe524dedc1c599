"""The points of the rules one by one: their values as words, and which of them count.

Promises: whatever a table can choose is here, and nothing that has no effect is among the points
that count. Leaves to others: what the points are called, and who may choose.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Any, cast, get_args

from engine.rules import (
    Dealing,
    FirstDealer,
    PartnerWinning,
    Rules,
    SantVicenc,
    Target,
    Variant,
)

LENGTH = "length"
"""The one point that is two fields: a target, or `quick`."""
QUICK = "quick"
YES, NO = "yes", "no"

POINTS: Mapping[str, tuple[str, ...]] = {
    "variant": tuple(Variant),
    "partner_winning": tuple(PartnerWinning),
    "overtake_partner_free": (YES, NO),
    "second_player_may_load": (YES, NO),
    "sant_vicenc": tuple(SantVicenc),
    "first_dealer": tuple(FirstDealer),
    "dealing": tuple(Dealing),
    "covered_hand": (NO, YES),
    "clockwise": (NO, YES),
    LENGTH: (*map(str, get_args(Target)), QUICK),
}
"""Every point by its name (that of its field in `Rules`), in the order they are offered."""

_OBLIGADA = frozenset({"partner_winning", "overtake_partner_free", "second_player_may_load"})


def value_of(rules: Rules, point: str) -> str:
    """The value that a point has by these rules, one of `POINTS[point]`."""
    if point == LENGTH:
        return QUICK if rules.quick else str(rules.target)
    value = getattr(rules, point)
    if isinstance(value, StrEnum):
        return value.value
    return YES if value else NO


def with_value(rules: Rules, point: str, value: str) -> Rules:
    """The rules with one point changed; ValueError for a point or a value that there isn't."""
    if value not in POINTS.get(point, ()):
        raise ValueError(f"expected a value of a point: {point!r}, {value!r}")
    if point == LENGTH:
        if value == QUICK:
            return replace(rules, quick=True)
        return replace(rules, quick=False, target=cast("Target", int(value)))
    before = getattr(rules, point)
    after: Any = type(before)(value) if isinstance(before, StrEnum) else value == YES
    return replace(rules, **{point: after})


def counting(rules: Rules) -> tuple[str, ...]:
    """The points that make a difference by these rules.

    Obligada's own don't in lliure; and where anything goes under a winning partner, so does
    playing over them.
    """
    silent: set[str] = set()
    if rules.variant is Variant.LLIURE:
        silent |= _OBLIGADA
    elif rules.partner_winning is PartnerWinning.FREE:
        silent.add("overtake_partner_free")
    return tuple(point for point in POINTS if point not in silent)
