"""The course of a match: both pairs' scores, hand by hand, up to the target."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures import lettering
from bot.pictures.canvas import HEIGHT, MARGIN, WIDTH, Canvas
from bot.pictures.model import Course
from bot.pictures.theme import Colour, Theme

_LEFT, _RIGHT, _TOP, _BOTTOM = 128, WIDTH - MARGIN - 88, 196, HEIGHT - 100
_FINE = 2
_MARK = 13
_STEPS = (5, 10, 20, 25, 50, 100, 200, 500, 1000)


def draw(picture: Course, theme: Theme) -> Canvas:
    """Paint it."""
    canvas = Canvas(theme)
    canvas.text(picture.title, MARGIN, 78, 46, bold=True, room=WIDTH - 2 * MARGIN, smallest=32)
    _names(canvas, picture)
    highest = max(picture.target, *(max(both) for both in ((0, 0), *picture.totals)))
    scale = (_BOTTOM - _TOP) / (highest * 1.04)
    _grid(canvas, picture, scale, highest)
    _hands(canvas, picture)
    for index in (1, 0):
        _line(canvas, picture, index, scale)
    _ends(canvas, picture, scale)
    return canvas


def _names(canvas: Canvas, picture: Course) -> None:
    """The two pairs, each with the mark that its line bears."""
    room = (WIDTH - 2 * MARGIN) / 2 - 20
    x: float = MARGIN
    for index, pair in enumerate(picture.pairs):
        theme = canvas.theme
        mark = _mark(index, theme.pairs[index], theme.ground)
        canvas.stamp(mark, x - 4, 130 - mark.height / 2)
        x += mark.width + 8
        x += (
            canvas.text(lettering.pair(pair), x, 143, 38, bold=True, room=room - 60, smallest=26)
            + 56
        )


def _x(picture: Course, hand: int) -> float:
    return _LEFT + (_RIGHT - _LEFT) * hand / max(1, len(picture.totals))


def _grid(canvas: Canvas, picture: Course, scale: float, highest: int) -> None:
    theme = canvas.theme
    step = next((step for step in _STEPS if highest / step <= 5), highest)
    for value in range(0, highest + 1, step):
        y = _BOTTOM - value * scale
        if abs(value - picture.target) * scale > 30:
            canvas.panel(_LEFT, y - 1, _RIGHT - _LEFT, 2, theme.line, 0)
            canvas.text(str(value), _LEFT - 18, y + 11, 30, colour=theme.soft, align="right")
    y = _BOTTOM - picture.target * scale
    for x in range(_LEFT, _RIGHT - 8, 28):
        canvas.panel(x, y - 3, 16, 6, theme.gold, 0)
    canvas.tag(
        picture.target_word,
        _LEFT + 14,
        y - 30,
        26,
        theme.gold,
        theme.on_gold,
        room=300,
        align="left",
    )


def _hands(canvas: Canvas, picture: Course) -> None:
    theme, count = canvas.theme, len(picture.totals)
    every = -(-count // 14) if count else 1
    for hand in range(every, count + 1, every):
        canvas.text(
            str(hand), _x(picture, hand), _BOTTOM + 42, 30, colour=theme.soft, align="middle"
        )
    canvas.text(
        picture.hands_word, (_LEFT + _RIGHT) / 2, HEIGHT - 18, 28, colour=theme.soft, align="middle"
    )


def _line(canvas: Canvas, picture: Course, index: int, scale: float) -> None:
    theme = canvas.theme
    values = (0, *(both[index] for both in picture.totals))
    points = [(_x(picture, hand), _BOTTOM - value * scale) for hand, value in enumerate(values)]
    # Drawn large and made small again: Pillow's own lines have stairs.
    box = (_LEFT - 20, _TOP - 20, _RIGHT + 20, _BOTTOM + 20)
    size = ((box[2] - box[0]) * _FINE, (box[3] - box[1]) * _FINE)
    mask = Image.new("L", size, 0)
    large = [((x - box[0]) * _FINE, (y - box[1]) * _FINE) for x, y in points]
    ImageDraw.Draw(mask).line(large, 255, 8 * _FINE, joint="curve")
    smooth = mask.reduce(_FINE)
    # An image of one colour is pasted faster than a colour.
    canvas.image.paste(Image.new("RGB", smooth.size, theme.pairs[index]), box[:2], smooth)
    mark = _mark(index, theme.pairs[index], theme.ground)
    for x, y in points[1:] if len(points) <= 24 else points[-1:]:
        canvas.stamp(mark, x - mark.width / 2, y - mark.height / 2)


def _ends(canvas: Canvas, picture: Course, scale: float) -> None:
    """Where both stand, beside the ends of their lines, never over each other."""
    if not picture.totals:
        return
    last = picture.totals[-1]
    ys = [_BOTTOM - value * scale for value in last]
    upper = 0 if last[0] >= last[1] else 1
    gap = 46 - (ys[1 - upper] - ys[upper])
    if gap > 0:
        ys[upper] -= gap / 2
        ys[1 - upper] += gap / 2
    for index, value in enumerate(last):
        canvas.text(str(value), _RIGHT + 26, ys[index] + 15, 44, bold=True, room=100, smallest=26)


@lru_cache(maxsize=8)
def _mark(index: int, colour: Colour, rim: Colour) -> Image.Image:
    """A disc for the first pair, a square on its corner for the second."""
    size = 2 * _MARK + 8
    middle, fine = size * _FINE / 2, _FINE
    image = Image.new("RGBA", (size * fine, size * fine), (*rim, 0))
    draw = ImageDraw.Draw(image)
    for radius, fill in ((_MARK + 3, rim), (_MARK - 1, colour)):
        reach = radius * fine
        if index == 0:
            draw.ellipse((middle - reach, middle - reach, middle + reach, middle + reach), fill)
        else:
            reach = radius * fine + radius // 3
            draw.polygon(
                [
                    (middle, middle - reach),
                    (middle + reach, middle),
                    (middle, middle + reach),
                    (middle - reach, middle),
                ],
                fill,
            )
    return image.reduce(fine)
