"""A picture in the making: what the five kinds of pictures draw with."""

from __future__ import annotations

import io
from typing import Literal

from PIL import Image, ImageDraw

from bot.pictures import lettering, sprites
from bot.pictures.theme import Colour, Theme
from bot.texts import Faces
from engine.cards import Card, Suit

WIDTH, HEIGHT = 1280, 720
MARGIN = 48

Align = Literal["left", "middle", "right"]
_SHARE: dict[Align, float] = {"left": 0, "middle": 0.5, "right": 1}


class Canvas:
    """An image of 1280 × 720 and the theme it is painted in."""

    def __init__(self, theme: Theme, ground: Image.Image | None = None) -> None:
        self.theme = theme
        self.image = ground.copy() if ground else Image.new("RGB", (WIDTH, HEIGHT), theme.ground)
        self._draw = ImageDraw.Draw(self.image)

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
        left = x - width * _SHARE[align]
        for part, font in lettering.runs(text, size, bold):
            self._draw.text((left, y), part, colour or self.theme.ink, font, anchor="ls")
            left += font.getlength(part)
        return width

    def panel(
        self, x: float, y: float, width: float, height: float, colour: Colour, radius: int = 20
    ) -> None:
        """A filled rectangle with round corners."""
        size = round(width), round(height)
        if min(size) < 1:
            return
        radius = min(radius, size[0] // 2, size[1] // 2)
        self.image.paste(colour, (round(x), round(y)), sprites.rounded(*size, radius))

    def tag(
        self, text: str, x: float, y: float, size: int, fill: Colour, ink: Colour, *, room: float,
        align: Align = "middle", smallest: int = 0,
    ) -> float:
        """A word on a pill whose middle line is `y`; the width of the pill."""
        pad = size * 0.6
        text, size = lettering.fitting(text, room - 2 * pad, size, True, smallest)
        width = lettering.width(text, size, True) + 2 * pad
        left = x - width * _SHARE[align]
        self.panel(left, y - size * 0.78, width, size * 1.56, fill, round(size * 0.78))
        self.text(text, left + pad, y + size * 0.35, size, colour=ink, bold=True)
        return width

    def line(self, points: tuple[tuple[float, float], ...], colour: Colour, width: int) -> None:
        """A straight or broken line."""
        self._draw.line(points, colour, width, joint="curve")

    def card(
        self, card: Card, x: float, y: float, height: int, faces: Faces, *, pale: bool = False
    ) -> None:
        """A card with its upper left corner here."""
        self._stamp(sprites.card(card, faces, height, pale), x - sprites.SHADE, y - sprites.SHADE)

    def suit(self, suit: Suit, faces: Faces, x: float, y: float, height: int) -> float:
        """An emblem, centred on this height; how wide it is."""
        emblem = sprites.suit(suit, faces, height)
        self._stamp(emblem, x, y - height / 2)
        return emblem.width

    def stamp(self, image: Image.Image, x: float, y: float) -> None:
        """An image with alpha, its upper left corner here."""
        self._stamp(image, x, y)

    def _stamp(self, image: Image.Image, x: float, y: float) -> None:
        self.image.paste(image, (round(x), round(y)), image)

    def encoded(self) -> bytes:
        """The bytes of a JPEG."""
        written = io.BytesIO()
        self.image.save(written, "JPEG", quality=88)
        return written.getvalue()
