"""The few SVG shapes that the drawings are made of, and their colours.

Every drawing is a string of SVG elements in the coordinates of its own module; `placed` moves,
scales, turns or mirrors it. Outlines are inherited from `inked`, so a shape names its fill alone.
"""

from __future__ import annotations

import math

PAPER = "#fdf8ec"
INK = "#33261f"
GOLD = "#f4b93a"
AMBER = "#d9851c"
RED = "#cf3a2c"
WINE = "#8d1f28"
BLUE = "#2f6fb7"
NAVY = "#1d3f74"
STEEL = "#cfe2f3"
GREEN = "#4c9a3b"
FOREST = "#24602f"
BARK = "#8a5a2e"
SKIN = "#f6cfa6"
BLUSH = "#e79a7c"
WHITE = "#fffdf6"


def n(value: float) -> str:
    """A coordinate, as short as it can be."""
    return f"{value:.1f}".removesuffix(".0")


def path(d: str, fill: str = "none", more: str = "") -> str:
    """An outline as SVG's path data."""
    return f'<path d="{d}" fill="{fill}" {more}/>'


def line(d: str, width: float = 3, colour: str = INK, more: str = "") -> str:
    """A stroke that encloses nothing."""
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{n(width)}" {more}/>'


def circle(x: float, y: float, r: float, fill: str, more: str = "") -> str:
    """A disc."""
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{fill}" {more}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, more: str = "") -> str:
    """A disc that is wider or higher."""
    return f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}" fill="{fill}" {more}/>'


def rect(x: float, y: float, width: float, height: float, r: float, fill: str, m: str = "") -> str:
    """A rectangle with round corners."""
    return (
        f'<rect x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}" rx="{n(r)}"'
        f' fill="{fill}" {m}/>'
    )


def dot(x: float, y: float, r: float, fill: str = INK) -> str:
    """A disc without an outline."""
    return circle(x, y, r, fill, 'stroke="none"')


def flat(d: str, fill: str, opacity: float = 1) -> str:
    """A patch without an outline: a shadow, a light."""
    return path(d, fill, f'stroke="none" opacity="{opacity}"')


def group(*drawings: str, more: str = "") -> str:
    """Several drawings as one."""
    return f"<g {more}>{''.join(drawings)}</g>"


def inked(*drawings: str, width: float = 3) -> str:
    """Drawings whose shapes are outlined in ink."""
    ink = f'stroke="{INK}" stroke-width="{n(width)}" stroke-linejoin="round" stroke-linecap="round"'
    return group(*drawings, more=ink)


def placed(
    drawing: str, x: float, y: float, scale: float = 1, turn: float = 0, mirror: bool = False
) -> str:
    """A drawing moved, turned and scaled about its own origin."""
    across = -scale if mirror else scale
    return group(
        drawing,
        more=f'transform="translate({n(x)} {n(y)}) rotate({n(turn)}) scale({across:g} {scale:g})"',
    )


def star(points: int, outer: float, inner: float, turn: float = -90) -> str:
    """The path of a star about the origin."""
    corners = []
    for index in range(points * 2):
        radius = inner if index % 2 else outer
        angle = math.radians(turn + index * 180 / points)
        corners.append(f"{n(radius * math.cos(angle))},{n(radius * math.sin(angle))}")
    return f"M{' L'.join(corners)} Z"


def around(count: int, radius: float, turn: float = -90) -> list[tuple[float, float]]:
    """So many points, evenly on a circle about the origin."""
    angles = [math.radians(turn + index * 360 / count) for index in range(count)]
    return [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]
