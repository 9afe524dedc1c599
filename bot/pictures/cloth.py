"""The table that tricks and positions lie on: cloth, and the way round, drawn once a theme."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.pictures.canvas import HEIGHT, WIDTH
from bot.pictures.theme import Theme

_FINE = 3
"""How much larger it is drawn before it is made smooth."""


class Ring(NamedTuple):
    """The ellipse on which the arrows lie."""

    x: float
    y: float
    across: float
    down: float


@lru_cache(maxsize=8)
def cloth(theme: Theme, ring: Ring, clockwise: bool) -> Image.Image:
    """The ground of a picture with a table: the ring's arrows show who plays after whom."""
    large = Image.new("RGB", (WIDTH * _FINE, HEIGHT * _FINE), theme.ground)
    draw = ImageDraw.Draw(large)
    box = tuple(_FINE * side for side in (16, 16, WIDTH - 16, HEIGHT - 16))
    draw.rounded_rectangle(box, 44 * _FINE, theme.cloth, theme.cloth_edge, 6 * _FINE)
    for quarter in range(4):
        _arrow(draw, theme, ring, 45 + 90 * quarter, clockwise)
    return large.reduce(_FINE)


def _arrow(
    draw: ImageDraw.ImageDraw, theme: Theme, ring: Ring, middle: float, clockwise: bool
) -> None:
    """A piece of the ring about an angle, with a head where it leads."""
    start, end = (middle - 15, middle + 9) if clockwise else (middle + 15, middle - 9)
    turn = 1 if clockwise else -1
    steps = [start + (end - start) * step / 24 for step in range(25)]
    colour, width = theme.cloth_edge, 9 * _FINE
    points = [_on(ring, angle) for angle in steps]
    draw.line(points, colour, width, joint="curve")
    tip, foot = _on(ring, end + 6 * turn), _on(ring, end - 1 * turn)
    along = (tip[0] - foot[0], tip[1] - foot[1])
    length = math.hypot(*along)
    across = (-along[1] / length * 20 * _FINE, along[0] / length * 20 * _FINE)
    head = [
        tip,
        (foot[0] + across[0], foot[1] + across[1]),
        (foot[0] - across[0], foot[1] - across[1]),
    ]
    draw.polygon(head, fill=colour)


def _on(ring: Ring, degrees: float) -> tuple[float, float]:
    x, y, across, down = ring
    angle = math.radians(degrees)
    return (x + across * math.cos(angle)) * _FINE, (y + down * math.sin(angle)) * _FINE
