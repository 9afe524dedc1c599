"""The emblems of the four suits: about the origin, 100 high, told apart by shape and by colour.

What stands on the number cards, and in the hands of the figures.
"""

from __future__ import annotations

from art import shapes as s
from engine.cards import Suit


def pip(suit: Suit, outline: float = 4) -> str:
    """A suit's emblem: a round coin, a wide cup, a slender sword, a knobbly club.

    `outline` is how thick the outer lines are before it is scaled.
    """
    return {
        Suit.OROS: _coin,
        Suit.COPES: _cup,
        Suit.ESPASES: _sword,
        Suit.BASTOS: _club,
    }[suit](outline)


SIZES = {Suit.OROS: 0.85, Suit.COPES: 0.97, Suit.ESPASES: 1.05, Suit.BASTOS: 1.05}
"""How large they stand among each other: the wide ones smaller."""


def _coin(outline: float) -> str:
    beads = [s.dot(x, y, 3.4, s.AMBER) for x, y in s.around(16, 36.5)]
    return s.inked(
        s.circle(0, 0, 45, s.GOLD, f'stroke-width="{outline}"'),
        *beads,
        s.circle(0, 0, 28, s.WHITE, f'stroke="{s.AMBER}" stroke-width="4"'),
        s.path(s.star(8, 25, 11), s.RED, 'stroke="none"'),
        s.circle(0, 0, 9, s.GOLD, f'stroke="{s.AMBER}"'),
        width=outline * 0.75,
    )


def _cup(outline: float) -> str:
    return s.inked(
        s.path("M-9,12 L-7,26 C-22,29 -29,36 -30,47 H30 C29,36 22,29 7,26 L9,12 Z", s.GOLD),
        s.flat("M2,14 H7 L6,28 C18,31 26,37 27.500,45.500 H8 C8,36 2,28 2,14 Z", s.AMBER),
        s.path(
            "M-36,-40 C-36,-8 -22,16 0,16 C22,16 36,-8 36,-40 Z", s.RED, f'stroke-width="{outline}"'
        ),
        s.flat("M6,-38 H34 C33,-9 21,12 4,14 C14,2 12,-20 6,-38 Z", s.WINE, 0.75),
        s.ellipse(0, -40, 36, 8.5, s.WINE, f'stroke-width="{outline}"'),
        s.line("M-33,-22 C-18,-14 18,-14 33,-22", 6, s.GOLD),
        s.circle(0, 17, 9, s.GOLD),
        width=outline * 0.75,
    )


def _sword(outline: float) -> str:
    return s.inked(
        s.path("M0,-52 L11,-36 V16 H-11 V-36 Z", s.STEEL, f'stroke-width="{outline}"'),
        s.flat("M0,-48 L9,-35 V15 H0 Z", s.BLUE),
        s.path("M-6,18 H6 V40 H-6 Z", s.NAVY),
        s.path(
            "M-23,8 C-20,14 -10,14 0,14 C10,14 20,14 23,8 C26,16 22,25 12,24 H-12 "
            "C-22,25 -26,16 -23,8 Z",
            s.BLUE,
        ),
        s.circle(0, 44, 8, s.BLUE),
        width=outline * 0.75,
    )


def _club(outline: float) -> str:
    cut = "#f0d6a2"
    return s.inked(
        s.path("M13,-16 L27,-29 L33,-19 L13,-2 Z", s.GREEN),
        s.path("M-13,-4 L-27,-13 L-31,-2 L-11,10 Z", s.GREEN),
        s.path(
            "M-20,-43 C-20,-32 -17,-26 -15,-18 C-13,-8 -14,-4 -12,6 C-11,14 -9,20 -8,28 L-6,46 "
            "C-3,51 3,51 6,46 L8,28 C9,20 11,14 12,6 C14,-4 13,-8 15,-18 C17,-26 20,-32 20,-43 Z",
            s.GREEN,
            f'stroke-width="{outline}"',
        ),
        s.flat(
            "M18,-38 C18,-30 14,-24 13,-16 C12,-8 12,-4 10,6 C8,16 6,22 5,30 L4,46 L0,47.500 "
            "C2,26 4,8 5,-10 C6,-22 8,-30 8,-37 Z",
            s.FOREST,
        ),
        s.line("M-11,-28 C-6,-27 -5,-22 -9,-19", 3, s.FOREST),
        s.line("M-5,-6 C-1,-4 -1,1 -4,3", 3, s.FOREST),
        s.line("M-3,20 C0,22 0,26 -2,28", 3, s.FOREST),
        s.ellipse(0, -43, 20, 7.5, cut, f'stroke-width="{outline}"'),
        s.ellipse(0, -43, 8, 2.6, "none", f'stroke="{s.BARK}" stroke-width="2"'),
        s.ellipse(30, -24, 3.8, 6.6, cut, 'transform="rotate(-34 30 -24)"'),
        s.ellipse(-29, -7.5, 3.6, 6.2, cut, 'transform="rotate(18 -29 -7.500)"'),
        width=outline * 0.75,
    )


def french(suit: Suit) -> str:
    """The same suit of a French pack: ♦ ♥ ♠ ♣, in its two colours."""
    return {
        Suit.OROS: s.path(
            "M0,-50 C9,-30 22,-14 37,0 C22,14 9,30 0,50 C-9,30 -22,14 -37,0 C-22,-14 "
            "-9,-30 0,-50 Z",
            FRENCH_COLOURS[suit],
        ),
        Suit.COPES: s.path(
            "M0,47 C-16,26 -44,6 -44,-18 C-44,-36 -34,-45 -22,-45 C-10,-45 -2,-36 0,-26 "
            "C2,-36 10,-45 22,-45 C34,-45 44,-36 44,-18 C44,6 16,26 0,47 Z",
            FRENCH_COLOURS[suit],
        ),
        Suit.ESPASES: s.path(
            "M0,-49 C14,-28 43,-10 43,12 C43,26 34,33 24,33 C15,33 8,28 4,21 C5,34 9,42 17,48 "
            "H-17 C-9,42 -5,34 -4,21 C-8,28 -15,33 -24,33 C-34,33 -43,26 -43,12 "
            "C-43,-10 -14,-28 0,-49 Z",
            FRENCH_COLOURS[suit],
        ),
        Suit.BASTOS: s.group(
            s.path("M-5,0 H5 C5,26 9,40 18,48 H-18 C-9,40 -5,26 -5,0 Z", FRENCH_COLOURS[suit]),
            *(
                s.circle(x, y, 22.5, FRENCH_COLOURS[suit])
                for x, y in ((0, -26), (-24, 10), (24, 10))
            ),
            s.circle(0, 0, 10, FRENCH_COLOURS[suit]),
        ),
    }[suit]


FRENCH_COLOURS = {
    Suit.OROS: "#d5302b",
    Suit.COPES: "#d5302b",
    Suit.ESPASES: "#26232b",
    Suit.BASTOS: "#26232b",
}
