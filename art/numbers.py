"""The number cards, from the as to the nine: where their emblems stand.

The nine is the manilla, the highest of its suit: it alone has a tinted field and a crown.
"""

from __future__ import annotations

from art import aces, emblems, frame, ornaments
from art import shapes as s
from engine.cards import Suit

MIDDLE = frame.WIDTH / 2
_HALF = frame.HEIGHT / 2

Place = tuple[float, float]


def _grid(xs: tuple[float, ...], ys: tuple[float, ...]) -> tuple[Place, ...]:
    return tuple((x, y) for y in ys for x in xs)


_PAIRS, _WIDE = (80, 180), (70, 190)
PLACES: dict[int, tuple[float, tuple[Place, ...]]] = {
    2: (1.36, _grid((MIDDLE,), (118, 282))),
    3: (1.0, _grid((MIDDLE,), (88, _HALF, 312))),
    4: (1.1, _grid(_PAIRS, (128, 272))),
    5: (0.98, (*_grid(_PAIRS, (116, 284)), (MIDDLE, _HALF))),
    6: (0.86, _grid((84, 176), (112, _HALF + 2, 292))),
    7: (0.8, (*_grid(_WIDE, (114, 202, 290)), (MIDDLE, 158))),
    8: (0.8, (*_grid(_WIDE, (112, _HALF, 288)), (MIDDLE, 156), (MIDDLE, 244))),
    9: (0.76, _grid((68, MIDDLE, 192), (116, 204, 292))),
}
"""By number: how large the emblems are, and where."""


def face(suit: Suit, number: int) -> str:
    """All between the corners of an as or a card from two to nine."""
    if number == 1:
        return aces.ace(suit)
    scale, places = PLACES[number]
    size = scale * emblems.SIZES[suit]
    pips = [s.placed(emblems.pip(suit), x, y, size) for x, y in places]
    return s.group(manilla(frame.TINTS[suit]) if number == 9 else "", *pips)


def manilla(tint: str) -> str:
    """The nine's own ground."""
    return s.group(
        s.rect(frame.LEFT + 7, frame.TOP + 7, 222, 362, 8, tint),
        s.placed(ornaments.crown(s.GOLD), MIDDLE, 58),
    )
