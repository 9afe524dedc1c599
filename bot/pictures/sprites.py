"""Cards and suits as images of any height, decoded once and kept.

The files are what `python -m art` has rendered from the drawings.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter

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


@lru_cache(maxsize=128)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """The mask of a rectangle with round, smooth corners."""
    mask = Image.new("L", (width, height), 255)
    if radius:
        quarter = Image.new("L", (radius * 4, radius * 4), 0)
        ImageDraw.Draw(quarter).ellipse((0, 0, radius * 8 - 1, radius * 8 - 1), fill=255)
        corner = quarter.reduce(4)
        right, bottom = width - radius, height - radius
        mirrored = corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        mask.paste(corner, (0, 0))
        mask.paste(mirrored, (right, 0))
        mask.paste(corner.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (0, bottom))
        mask.paste(mirrored.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (right, bottom))
    return mask


def _tile(name: str, height: int, pale: bool) -> Image.Image:
    width = round(height * RATIO)
    with Image.open(_FOLDER / f"{name}.png") as image:
        face = image.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)
    if pale:
        face = Image.blend(face, Image.new("RGB", face.size, (120, 120, 112)), 0.55)
    cut = rounded(width, height, round(height * _CORNER))
    tile = Image.new("RGBA", (width + 2 * SHADE, height + 2 * SHADE), (0, 0, 0, 0))
    shadow = Image.new("L", tile.size, 0)
    shadow.paste(cut, (SHADE, SHADE + 3))
    shadow = shadow.filter(ImageFilter.GaussianBlur(SHADE / 3)).point(lambda value: value * 0.45)
    tile.putalpha(shadow)
    tile.paste(face, (SHADE, SHADE), cut)
    alpha = tile.getchannel("A")
    alpha.paste(ImageChops.lighter(cut, alpha.crop((SHADE, SHADE, SHADE + width, SHADE + height))), (SHADE, SHADE))
    tile.putalpha(alpha)
    return tile
