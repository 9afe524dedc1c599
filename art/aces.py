"""The four asos: one large emblem each, within laurels; the coin has a sun's face."""

from __future__ import annotations

from art import emblems, ornaments
from art import shapes as s
from engine.cards import Suit

_SIZES = {Suit.OROS: 1.7, Suit.COPES: 1.6, Suit.ESPASES: 2.6, Suit.BASTOS: 2.35}


def ace(suit: Suit) -> str:
    """An as between its corners."""
    emblem = s.placed(emblems.pip(suit, outline=2.6), 130, 186, _SIZES[suit])
    return s.group(
        s.placed(ornaments.laurels(92, "#7fae4a", "#4f7d34"), 130, 200),
        emblem,
        _sun() if suit is Suit.OROS else "",
        s.placed(ornaments.bow(), 130, 292, 1.1),
    )


def _sun() -> str:
    return s.placed(
        s.inked(
            s.circle(0, 0, 49, s.WHITE, f'stroke="{s.AMBER}" stroke-width="6"'),
            s.path(s.star(16, 46, 31), s.RED, 'stroke="none"'),
            s.circle(0, 0, 29, s.GOLD),
            s.flat("M6,-27 C34,-20 36,18 8,27 C22,12 22,-12 6,-27 Z", s.AMBER, 0.6),
            s.dot(-16, 7, 5, s.BLUSH),
            s.dot(16, 7, 5, s.BLUSH),
            s.ellipse(-10, -4, 2.8, 3.8, s.INK, 'stroke="none"'),
            s.ellipse(10, -4, 2.8, 3.8, s.INK, 'stroke="none"'),
            s.line("M-15,-12 C-12,-15 -8,-15 -5,-13 M15,-12 C12,-15 8,-15 5,-13", 2.4),
            s.line("M0,-4 C1,1 4,4 3,6 C2,8 -1,8 -2,7", 2.2),
            s.line("M-9,13 C-5,18 5,18 9,13", 2.6, s.WINE),
        ),
        130,
        186,
    )
