"""A picture in the making: what the five kinds of pictures draw with."""

from __future__ import annotations

import io
from typing import Literal

from PIL import Image

from bot.pictures import lettering, sprites
from bot.pictures.theme import Colour, Theme
from bot.texts import Faces
from engine.cards import Card, Suit

WIDTH, HEIGHT = 1280, 720
MARGIN = 48
MOST_BYTES = 120_000

Align = Literal["left", "middle", "right"]
_SHARE: dict[Align, float] = {"left": 0, "middle": 0.5, "right": 1}


class Canvas:
    """An image of 1280 × 720 and the theme it is painted in."""

    def __init__(self, theme: Theme, ground: Image.Image | None = None, quality: int = 80) -> None:
        self.theme = theme
        self._quality = quality
        self.image = ground.copy() if ground else Image.new("RGB", (WIDTH, HEIGHT), theme.ground)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: int,
        *,
        colour: Colour | None = None,
        bold: bool = False,
        align: Align = "left",
        room: float = WIDTH,
        smallest: int = 0,
    ) -> float:
        """Write on the base line `y`, in no more than `room`; the width that it took."""
        text, size = lettering.fitting(text, room, size, bold, smallest)
        width = lettering.width(text, size, bold)
        left = round(x - width * _SHARE[align]) - lettering.overhang(size)
        mask = lettering.lettered(text, size, bold)
        self.image.paste(colour or self.theme.ink, (left, round(y) - lettering.base(size)), mask)
        return width

    def panel(
        self, x: float, y: float, width: float, height: float, colour: Colour, radius: int = 20
    ) -> None:
        """A filled rectangle with round corners."""
        left, top = round(x), round(y)
        right, bottom = left + round(width), top + round(height)
        radius = min(radius, (right - left) // 2, (bottom - top) // 2)
        if right <= left or bottom <= top:
            return
        # Without a mask where there is nothing to smooth: that takes a tenth of the time.
        self.image.paste(colour, (left, top + radius, right, bottom - radius))
        if radius:
            self.image.paste(colour, (left + radius, top, right - radius, top + radius))
            self.image.paste(colour, (left + radius, bottom - radius, right - radius, bottom))
            for corner, at in zip(
                sprites.corners(radius),
                (
                    (left, top),
                    (right - radius, top),
                    (left, bottom - radius),
                    (right - radius, bottom - radius),
                ),
                strict=True,
            ):
                self.image.paste(colour, at, corner)

    def tag(
        self,
        text: str,
        x: float,
        y: float,
        size: int,
        fill: Colour,
        ink: Colour,
        *,
        room: float,
        align: Align = "middle",
        smallest: int = 0,
    ) -> float:
        """A word on a pill whose middle line is `y`; the width of the pill."""
        pad = size * 0.6
        text, size = lettering.fitting(text, room - 2 * pad, size, True, smallest)
        width = lettering.width(text, size, True) + 2 * pad
        left = x - width * _SHARE[align]
        self.panel(left, y - size * 0.78, width, size * 1.56, fill, round(size * 0.78))
        self.text(text, left + pad, y + size * 0.35, size, colour=ink, bold=True)
        return width

    def card(
        self, card: Card, x: float, y: float, height: int, faces: Faces, *, pale: bool = False
    ) -> None:
        """A card with its upper left corner here."""
        self.stamp(sprites.card(card, faces, height, pale), x - sprites.SHADE, y - sprites.SHADE)

    def suit(self, suit: Suit, faces: Faces, x: float, y: float, height: int) -> float:
        """An emblem, centred on this height; how wide it is."""
        emblem = sprites.suit(suit, faces, height)
        self.stamp(emblem, x, y - height / 2)
        return emblem.width

    def stamp(self, image: Image.Image, x: float, y: float) -> None:
        """An image with alpha, its upper left corner here."""
        self.image.paste(image, (round(x), round(y)), image)

    def encoded(self) -> bytes:
        """The bytes of a JPEG, at most `MOST_BYTES` of them."""
        for quality in (self._quality, 64, 48, 30):
            written = io.BytesIO()
            self.image.save(written, "JPEG", quality=quality, optimize=True)
            if written.tell() <= MOST_BYTES:
                break
        return written.getvalue()
