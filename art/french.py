"""The same 48 cards as a French pack has them: ♦ ♥ ♠ ♣, jack, queen, king, and no tens.

Oros are diamonds, copes hearts, espases spades, bastos clubs; sota, cavall and rei are J, Q and K.
The nine is the manilla here too, and looks it.
"""

from __future__ import annotations

from art import emblems, figures, frame, glyphs, numbers
from art import shapes as s
from engine.cards import Card, Suit

LETTERS = {1: "A", 10: "J", 11: "Q", 12: "K"}
_RED, _BLACK = "#fce3de", "#e4e3ea"
_TINTS = {Suit.OROS: _RED, Suit.COPES: _RED, Suit.ESPASES: _BLACK, Suit.BASTOS: _BLACK}


def french(card: Card) -> str:
    """The card as an SVG document."""
    face = s.placed(figures.french_figure(card), 0, -4) if card.number > 9 else _number(card)
    field = numbers.manilla(_TINTS[card.suit]) if card.number == 9 else ""
    return frame.document(field, face, _corners(card), _edge(card))


def _edge(card: Card) -> str:
    colour = emblems.FRENCH_COLOURS[card.suit]
    return s.rect(
        12, 12, 236, 376, 12, "none", f'stroke="{colour}" stroke-width="2" opacity="0.45"'
    )


def _number(card: Card) -> str:
    if card.number == 1:
        return s.placed(emblems.french(card.suit), numbers.MIDDLE, frame.HEIGHT / 2, 1.8)
    scale, places = numbers.PLACES[card.number]
    pips = (
        s.placed(
            emblems.french(card.suit),
            # Nearer to the middle: the corners are wider here.
            numbers.MIDDLE + (x - numbers.MIDDLE) * (0.82 if card.number == 9 else 0.74),
            y,
            scale * (0.6 if card.number == 9 else 0.66),
            turn=180 if y > 204 else 0,
        )
        for x, y in places
    )
    return s.group(*pips)


def _corners(card: Card) -> str:
    colour = emblems.FRENCH_COLOURS[card.suit]
    rank = glyphs.written(LETTERS.get(card.number, str(card.number)), colour)
    corner = s.group(rank, s.placed(emblems.french(card.suit), 0, 64, 0.32))
    if card.number > 9:
        clear = f'stroke="{s.PAPER}" stroke-width="40" stroke-linejoin="round"'
        corner = s.group(s.rect(-12, 6, 24, 70, 0, s.PAPER, clear), corner)
    return s.group(
        s.placed(corner, 38, 27),
        s.placed(corner, frame.WIDTH - 38, frame.HEIGHT - 27, turn=180),
    )
