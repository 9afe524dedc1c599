"""The number cards, from the as to the nine: where their emblems stand.

The nine is the manilla, the highest of its suit: it alone stands on a tinted field with a garland.
"""

from __future__ import annotations

from art import aces, emblems, frame
from art import shapes as s
from engine.cards import Suit

_MIDDLE = frame.WIDTH / 2
_L, _R = 84, 176
PLACES: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    2: (1.3, ((_MIDDLE, 122), (_MIDDLE, 278))),
    3: (1.0, ((_MIDDLE, 92), (_MIDDLE, 200), (_MIDDLE, 308))),
    4: (1.0, ((_L, 130), (_R, 130), (_L, 270), (_R, 270))),
    5: (0.9, ((_L, 122), (_R, 122), (_MIDDLE, 200), (_L, 278), (_R, 278))),
    6: (0.84, ((_L, 110), (_R, 110), (_L, 200), (_R, 200), (_L, 290), (_R, 290))),
    7: (
        0.8,
        ((70, 118), (190, 118), (70, 202), (_MIDDLE, 160), (190, 202), (70, 286), (190, 286)),
    ),
    8: (
        0.76,
        (
            *((x, y) for y in (116, 200, 284) for x in (70, 190)),
            (_MIDDLE, 158),
            (_MIDDLE, 242),
        ),
    ),
    9: (0.74, tuple((x, y) for y in (116, 200, 284) for x in (66, _MIDDLE, 194))),
}


def face(suit: Suit, number: int) -> str:
    """All between the corners of an as or a card from two to nine."""
    if number == 1:
        return aces.ace(suit)
    scale, places = PLACES[number]
    pips = [s.placed(emblems.pip(suit), x, y, scale) for x, y in places]
    return s.group(_field(suit) if number == 9 else "", *pips)


def _field(suit: Suit) -> str:
    """The manilla's own ground."""
    tint = frame.TINTS[suit]
    return s.group(
        s.rect(frame.LEFT + 7, frame.TOP + 7, 222, 362, 9, tint),
        s.circle(_MIDDLE, 200, 44, s.PAPER, f'stroke="{frame.COLOURS[suit]}" stroke-width="3"'),
    )
