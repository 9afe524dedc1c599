"""The emblems of the four suits: about the origin, 100 high, told apart by shape and by colour.

`pip` is what stands on the number cards and in a figure's hand, `ace` the large one of the as.
"""

from __future__ import annotations

from art import shapes as s
from engine.cards import Suit


def pip(suit: Suit) -> str:
    """A suit's emblem: a round coin, a wide cup, a slender sword, a knobbly club."""
    return {
        Suit.OROS: _coin,
        Suit.COPES: _cup,
        Suit.ESPASES: _sword,
        Suit.BASTOS: _club,
    }[suit]()


WIDTHS = {Suit.OROS: 92, Suit.COPES: 76, Suit.ESPASES: 46, Suit.BASTOS: 46}
"""How wide each emblem is at its height of 100."""


def _coin() -> str:
    beads = [s.dot(x, y, 3.4, s.AMBER) for x, y in s.around(16, 36.5)]
    return s.inked(
        s.circle(0, 0, 45, s.GOLD, 'stroke-width="4"'),
        *beads,
        s.circle(0, 0, 28, s.WHITE, f'stroke="{s.AMBER}" stroke-width="4"'),
        s.path(s.star(8, 25, 11), s.RED, 'stroke="none"'),
        s.circle(0, 0, 9, s.GOLD, f'stroke="{s.AMBER}"'),
    )


def _cup() -> str:
    return s.inked(
        s.path("M-9,12 L-7,26 C-22,29 -29,36 -30,47 H30 C29,36 22,29 7,26 L9,12 Z", s.GOLD),
        s.flat("M2,14 H7 L6,28 C18,31 26,37 27.500,45.500 H8 C8,36 2,28 2,14 Z", s.AMBER),
        s.path("M-36,-40 C-36,-8 -22,16 0,16 C22,16 36,-8 36,-40 Z", s.RED, 'stroke-width="4"'),
        s.flat("M6,-38 H34 C33,-9 21,12 4,14 C14,2 12,-20 6,-38 Z", s.WINE, 0.75),
        s.ellipse(0, -40, 36, 8.5, s.WINE, 'stroke-width="4"'),
        s.line("M-33,-22 C-18,-14 18,-14 33,-22", 6, s.GOLD),
        s.circle(0, 17, 9, s.GOLD),
    )


def _sword() -> str:
    return s.inked(
        s.path("M0,-52 L11,-36 V16 H-11 V-36 Z", s.STEEL, 'stroke-width="4"'),
        s.flat("M0,-48 L9,-35 V15 H0 Z", s.BLUE),
        s.path("M-6,18 H6 V40 H-6 Z", s.NAVY),
        s.path(
            "M-23,8 C-20,14 -10,14 0,14 C10,14 20,14 23,8 C26,16 22,25 12,24 H-12 "
            "C-22,25 -26,16 -23,8 Z",
            s.BLUE,
        ),
        s.circle(0, 44, 8, s.BLUE),
    )


def _club() -> str:
    return s.inked(
        s.path("M13,-20 L25,-31 L31,-22 L14,-6 Z", s.GREEN),
        s.path("M-13,-8 L-26,-16 L-29,-6 L-11,6 Z", s.GREEN),
        s.path(
            "M-18,-34 C-24,-54 -6,-53 0,-50 C8,-54 24,-52 19,-34 C17,-26 15,-22 14,-14 "
            "C13,-2 11,6 9,18 L7,46 C4,51 -4,51 -7,46 L-9,20 C-11,8 -14,0 -14,-12 "
            "C-14,-20 -16,-26 -18,-34 Z",
            s.GREEN,
            'stroke-width="4"',
        ),
        s.flat(
            "M8,-48.500 C17,-48 19,-42 17,-34 C15,-26 13,-22 12,-14 C11,-2 9,6 7,18 L5,45 "
            "L1,47 C3,24 4,8 4,-10 C4,-24 9,-34 8,-48.500 Z",
            s.FOREST,
        ),
        s.line("M-10,-38 C-5,-37 -4,-32 -8,-29", 3, s.FOREST),
        s.line("M-6,-12 C-2,-10 -2,-5 -5,-3", 3, s.FOREST),
        s.line("M-3,16 C0,18 0,22 -2,24", 3, s.FOREST),
        s.ellipse(28, -26.5, 3.6, 6.2, s.PAPER, 'transform="rotate(-34 28 -26.5)"'),
        s.ellipse(-27.5, -11, 3.4, 5.8, s.PAPER, 'transform="rotate(16 -27.5 -11)"'),
    )
