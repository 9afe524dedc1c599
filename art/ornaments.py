"""Laurels and crowns: what sets an as and a manilla apart from the other number cards."""

from __future__ import annotations

import math

from art import shapes as s


def crown(colour: str) -> str:
    """A small crown, 40 wide, its foot on the origin."""
    return s.inked(
        s.path("M-18,0 L-22,-22 L-10,-12 L0,-26 L10,-12 L22,-22 L18,0 Z", colour),
        *(s.circle(x, y, 3, colour) for x, y in ((-22, -23), (0, -28), (22, -23))),
        width=2.6,
    )


def laurels(radius: float, colour: str, dark: str, leaves: int = 9) -> str:
    """Two branches about the origin that meet below and leave room above."""
    return s.inked(
        *(_branch(radius, colour, dark, leaves, side) for side in (1, -1)),
        width=2.6,
    )


def _branch(radius: float, colour: str, dark: str, leaves: int, side: int) -> str:
    leaf = "M0,0 C8,-9 22,-9 30,0 C22,9 8,9 0,0 Z"
    drawn = []
    for index in range(leaves):
        degrees = 84 - index * 132 / leaves
        x, y = (radius * f(math.radians(degrees)) for f in (math.cos, math.sin))
        size = 0.62 + 0.38 * math.sin(math.pi * (index + 1) / (leaves + 1))
        for spread, fill in ((-36, dark), (34, colour)):
            drawn.append(s.placed(s.path(leaf, fill), x, y, size, degrees - 90 + spread))
    stem = s.line(
        f"M0,{s.n(radius)} A{s.n(radius)},{s.n(radius)} 0 0 0 "
        f"{s.n(radius * math.cos(math.radians(-44)))},{s.n(radius * math.sin(math.radians(-44)))}",
        3,
        dark,
    )
    return s.group(stem, *drawn, more=f'transform="scale({side} 1)"')


def bow() -> str:
    """A red bow, its knot on the origin."""
    return s.inked(
        s.path("M-2,2 L-20,26 L-11,26 L-9,33 L4,6 Z", s.RED),
        s.path("M2,2 L20,26 L11,26 L9,33 L-4,6 Z", s.RED),
        s.path("M0,0 C-10,-14 -26,-12 -25,0 C-26,12 -10,12 0,0 Z", s.RED),
        s.path("M0,0 C10,-14 26,-12 25,0 C26,12 10,12 0,0 Z", s.RED),
        s.circle(0, 0, 6, s.WINE),
        width=2.6,
    )
