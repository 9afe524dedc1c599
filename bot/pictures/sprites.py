"""Cards and suits as images of any height, decoded once and kept.

The files are what `python -m art` has rendered from the drawings.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter

from bot.texts import Faces
from engine.cards import Card, Suit

_FOLDER = Path(__file__).parent / "cards"
RATIO = 260 / 400
_CORNER = 18 / 400
"""The radius of a card's corners, of its height."""
SHADE = 12
"""Pixels of shadow around a card."""


@lru_cache(maxsize=160)
def card(card: Card, faces: Faces, height: int, pale: bool = False) -> Image.Image:
    """A card with its corners cut, on its shadow, which is `SHADE` wide on each side.

    `pale` is how a card looks that may not be played.
    """
    return _tile(f"{faces}/{card.value}", height, pale)


@lru_cache(maxsize=4)
def back(height: int) -> Image.Image:
    """A card face down."""
    return _tile("back", height, False)


@lru_cache(maxsize=32)
def suit(suit: Suit, faces: Faces, height: int) -> Image.Image:
    """A suit's emblem alone."""
    with Image.open(_FOLDER / "suits" / f"{faces}-{suit.value}.png") as image:
        emblem = image.convert("RGBA")
    width = round(emblem.width * height / emblem.height)
    return emblem.resize((width, height), Image.Resampling.LANCZOS)


@lru_cache(maxsize=32)
def corners(radius: int) -> tuple[Image.Image, Image.Image, Image.Image, Image.Image]:
    """The masks of a rectangle's round corners: above on the left and right, then below."""
    fine = Image.new("L", (radius * 4, radius * 4), 0)
    ImageDraw.Draw(fine).ellipse((0, 0, radius * 8 - 1, radius * 8 - 1), fill=255)
    left = fine.reduce(4)
    right = left.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    down = Image.Transpose.FLIP_TOP_BOTTOM
    return left, right, left.transpose(down), right.transpose(down)


def _tile(name: str, height: int, pale: bool) -> Image.Image:
    width = round(height * RATIO)
    with Image.open(_FOLDER / f"{name}.png") as image:
        face = image.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)
    if pale:
        face = Image.blend(face, Image.new("RGB", face.size, (120, 120, 112)), 0.55)
    outline, shadow = _outline(height)
    tile = Image.new("RGB", shadow.size)
    tile.paste(face, (SHADE, SHADE), outline)
    tile.putalpha(shadow)
    return tile


@lru_cache(maxsize=16)
def _outline(height: int) -> tuple[Image.Image, Image.Image]:
    """The mask of a card, and that of a card with its shadow around it."""
    width, radius = round(height * RATIO), round(height * _CORNER)
    card = Image.new("L", (width, height), 255)
    edges = (0, 0), (width - radius, 0), (0, height - radius), (width - radius, height - radius)
    for corner, at in zip(corners(radius), edges, strict=True):
        card.paste(corner, at)
    shadow = Image.new("L", (width + 2 * SHADE, height + 2 * SHADE), 0)
    shadow.paste(card, (SHADE, SHADE + 3))
    shadow = shadow.filter(ImageFilter.GaussianBlur(SHADE / 3)).point(lambda value: value * 0.45)
    shadow.paste(255, (SHADE, SHADE), card)
    return card, shadow
