"""What the three figures share: the colours of each suit's household, heads, limbs, hands."""

from __future__ import annotations

from dataclasses import dataclass

from art import emblems
from art import shapes as s
from engine.cards import Suit


@dataclass(frozen=True, slots=True)
class House:
    """The colours that a suit's figures wear."""

    main: str
    dark: str
    second: str
    second_dark: str
    hair: str
    hair_dark: str
    horse: str
    horse_dark: str
    mane: str


HOUSES = {
    Suit.OROS: House(
        s.GOLD, s.AMBER, s.RED, s.WINE, "#8a4b20", "#5f3115", "#fbf3e2", "#e3d3b4", "#c9a46a"
    ),
    Suit.COPES: House(
        s.RED, s.WINE, s.GOLD, s.AMBER, "#3a2a24", "#241813", "#b98a5a", "#94683d", "#4a2d1a"
    ),
    Suit.ESPASES: House(
        s.BLUE, s.NAVY, s.RED, s.WINE, "#e0b04a", "#b9852a", "#c3ccd6", "#98a4b3", "#5d6976"
    ),
    Suit.BASTOS: House(
        s.GREEN, s.FOREST, s.GOLD, s.AMBER, "#b5502a", "#84371b", "#7a4a2a", "#57321a", "#2e1a10"
    ),
}


def limb(d: str, width: float, colour: str) -> str:
    """An arm or a leg: a thick stroke with an outline."""
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return s.line(d, width + 6, s.INK, ends) + s.line(d, width, colour, ends)


def fist(x: float, y: float, turn: float = 0) -> str:
    """A closed hand."""
    fingers = "M-4,-8 V3 M3,-9 V3"
    return s.placed(
        s.inked(
            s.path("M-11,-4 C-11,-11 11,-12 11,-4 C12,4 9,10 0,10 C-9,10 -12,4 -11,-4 Z", s.SKIN),
            s.line(fingers, 2),
        ),
        x,
        y,
        turn=turn,
    )


_GRIPS = {
    Suit.OROS: (0.86, 44),
    Suit.COPES: (0.94, 24),
    Suit.ESPASES: (1.3, 31),
    Suit.BASTOS: (1.16, 33),
}
"""How large the emblem is in a hand, and how far below its middle the hand holds it."""


def spanish(suit: Suit) -> str:
    """The suit's emblem, the place to hold it on the origin."""
    size, grip = _GRIPS[suit]
    return s.placed(emblems.pip(suit), 0, -grip * size, size)


def french(suit: Suit) -> str:
    """The French suit, the place to hold it on the origin."""
    return s.group(s.placed(emblems.french(suit), 0, -44, 0.86), more='stroke="none"')


def grasped(emblem: str, x: float, y: float, scale: float = 1) -> str:
    """An emblem in a fist that is at this point."""
    return s.placed(s.group(emblem, fist(0, 0)), x, y, scale)


def face(beard: str = "") -> str:
    """A face of 48 by 58 about the origin, looking at us; the beard lies beneath its features."""
    return s.inked(
        s.path(
            "M-24,-12 C-24,18 -14,30 0,30 C14,30 24,18 24,-12 C24,-34 -24,-34 -24,-12 Z", s.SKIN
        ),
        s.flat("M8,-26 C24,-22 23,-4 22,2 C20,18 12,28 2,28 C14,18 16,-8 8,-26 Z", s.BLUSH, 0.35),
        s.dot(-13, 8, 4.6, s.BLUSH),
        s.dot(13, 8, 4.6, s.BLUSH),
        beard,
        s.ellipse(-9, -3, 2.6, 3.6, s.INK, 'stroke="none"'),
        s.ellipse(9, -3, 2.6, 3.6, s.INK, 'stroke="none"'),
        s.line("M-14,-10 C-11,-13 -7,-13 -4,-11 M14,-10 C11,-13 7,-13 4,-11", 2.4),
        s.line("M0,-2 C1,3 4,6 3,8 C2,10 -1,10 -2,9", 2.2),
        s.line("M-6,16 C-3,19 3,19 6,16", 2.6, s.WINE),
    )
