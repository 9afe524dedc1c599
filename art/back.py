"""The back: a lattice and a sun, the same from above and below."""

from __future__ import annotations

from art import frame
from art import shapes as s

_GROUND, _LINE, _THREAD = "#8c2230", "#a8434c", "#e9b46a"


def back() -> str:
    """The back as an SVG document."""
    width, height = frame.WIDTH, frame.HEIGHT
    lattice = "".join(
        f"M{x},0 L{x + height},{height} M{x},0 L{x - height},{height} "
        for x in range(-height - 18, width + height, 36)
    )
    return frame.document(
        s.rect(12, 12, width - 24, height - 24, 12, _GROUND),
        f'<clipPath id="inside">{s.rect(20, 20, width - 40, height - 40, 8, "#000")}</clipPath>',
        s.group(
            s.line(lattice, 3, _LINE),
            *(
                s.dot(x, y, 3.4, _THREAD)
                for x in range(-18 + 13, width, 36)
                for y in range(18, height, 36)
            ),
            more='clip-path="url(#inside)"',
        ),
        s.rect(
            20, 20, width - 40, height - 40, 8, "none", f'stroke="{_THREAD}" stroke-width="2.5"'
        ),
        s.placed(_medallion(), width / 2, height / 2),
    )


def _medallion() -> str:
    return s.group(
        s.circle(0, 0, 66, _GROUND, f'stroke="{_THREAD}" stroke-width="4"'),
        *(s.dot(x, y, 3.4, _THREAD) for x, y in s.around(24, 57)),
        s.path(s.star(16, 49, 30), _THREAD),
        s.path(s.star(16, 49, 30, turn=-90 + 180 / 16), _LINE, 'opacity="0.9"'),
        s.circle(0, 0, 27, s.PAPER, f'stroke="{_GROUND}" stroke-width="3"'),
        s.path(s.star(8, 23, 10), _GROUND),
        s.dot(0, 0, 6, _THREAD),
    )
