"""What every Spanish card has: paper, corners, and the frame whose breaks tell the suit.

The *pinta*: the line above and below is whole for oros, broken once for copes, twice for espases,
three times for bastos, so a hand can be read from its upper edges alone.
"""

from __future__ import annotations

from art import glyphs
from art import shapes as s
from engine.cards import Suit

WIDTH, HEIGHT = 260, 400
BREAKS = {Suit.OROS: 0, Suit.COPES: 1, Suit.ESPASES: 2, Suit.BASTOS: 3}
COLOURS = {Suit.OROS: s.AMBER, Suit.COPES: s.RED, Suit.ESPASES: s.BLUE, Suit.BASTOS: s.FOREST}
TINTS = {
    Suit.OROS: "#fdeebf",
    Suit.COPES: "#fbdcd3",
    Suit.ESPASES: "#d9e8f6",
    Suit.BASTOS: "#dcedd0",
}

LEFT, TOP, RIGHT, BOTTOM, _ROUND = 12, 12, 248, 388, 12
_BREAK = 18


def document(*drawings: str) -> str:
    """The card as an SVG document; the paper reaches to its edges, corners are cut when used."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' width="{WIDTH}" height="{HEIGHT}">\n'
        + "\n".join((s.rect(0, 0, WIDTH, HEIGHT, 0, s.PAPER), *drawings))
        + "\n</svg>\n"
    )


def frame(suit: Suit) -> str:
    """The frame with the suit's pinta."""
    sides = (
        f"M{LEFT + _ROUND},{TOP} Q{LEFT},{TOP} {LEFT},{TOP + _ROUND} V{BOTTOM - _ROUND} "
        f"Q{LEFT},{BOTTOM} {LEFT + _ROUND},{BOTTOM}",
        f"M{RIGHT - _ROUND},{TOP} Q{RIGHT},{TOP} {RIGHT},{TOP + _ROUND} V{BOTTOM - _ROUND} "
        f"Q{RIGHT},{BOTTOM} {RIGHT - _ROUND},{BOTTOM}",
    )
    across = " ".join(
        f"M{s.n(x0)},{y} H{s.n(x1)}" for y in (TOP, BOTTOM) for x0, x1 in pieces(suit)
    )
    return s.group(
        *(s.line(side, 4, COLOURS[suit]) for side in sides),
        s.line(across, 4, COLOURS[suit], 'class="pinta"'),
    )


def pieces(suit: Suit) -> list[tuple[float, float]]:
    """The stretches of the upper line, from left to right: one more than the suit has breaks."""
    breaks = BREAKS[suit]
    start, end = LEFT + _ROUND, RIGHT - _ROUND
    length = (end - start - breaks * _BREAK) / (breaks + 1)
    return [
        (start + index * (length + _BREAK), start + index * (length + _BREAK) + length)
        for index in range(breaks + 1)
    ]


def corners(text: str, colour: str, scale: float = 1, ground: str | None = None) -> str:
    """The card's number above on the left, and turned below on the right.

    Where it stands on a drawing, `ground` clears a rim around it.
    """
    number = glyphs.written(text, colour)
    if ground is not None:
        number = glyphs.written(text, ground, 21) + number
    middle, top = 27 + glyphs.width(text) * scale / 2, 26
    return s.group(
        s.placed(number, middle, top, scale),
        s.placed(number, WIDTH - middle, HEIGHT - top, scale, turn=180),
    )
