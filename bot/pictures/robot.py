"""The sign of a computer player, which no face of ours has: a robot's head."""

from __future__ import annotations

from PIL import Image, ImageDraw

LETTER = "🤖"

_FINER = 4
"""It is painted so much larger, then made smaller: its edges are as soft as those of letters."""


def width(size: int) -> float:
    """From its left side to the next letter."""
    return size * 0.96


def head(size: int) -> Image.Image:
    """Its mask: `width(size)` wide, and as tall as the size; its lower edge is the base line."""
    unit = size * _FINER
    mask = Image.new("L", (round(width(unit)), unit), 0)
    draw = ImageDraw.Draw(mask)

    def box(left: float, top: float, right: float, bottom: float) -> tuple[float, ...]:
        return left * unit, top * unit, right * unit, bottom * unit

    draw.ellipse(box(0.40, 0.18, 0.52, 0.30), 255)
    draw.rectangle(box(0.44, 0.26, 0.48, 0.44), 255)
    draw.rounded_rectangle(box(0.02, 0.58, 0.16, 0.82), unit * 0.04, 255)
    draw.rounded_rectangle(box(0.76, 0.58, 0.90, 0.82), unit * 0.04, 255)
    draw.rounded_rectangle(box(0.11, 0.40, 0.81, 1.00), unit * 0.12, 255)
    draw.ellipse(box(0.23, 0.53, 0.39, 0.69), 0)
    draw.ellipse(box(0.53, 0.53, 0.69, 0.69), 0)
    draw.rounded_rectangle(box(0.30, 0.80, 0.62, 0.88), unit * 0.04, 0)
    return mask.resize((mask.width // _FINER, size), Image.Resampling.LANCZOS)
