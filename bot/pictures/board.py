"""The board of a hand that is over: tricks and points of both pairs, the sum, the totals."""

from __future__ import annotations

from bot.pictures import lettering, sprites
from bot.pictures.canvas import HEIGHT, MARGIN, WIDTH, Align, Canvas
from bot.pictures.model import Board, Side
from bot.pictures.theme import Theme

_INNER = WIDTH - 2 * MARGIN
_ALL, _HALF = 72, 36
_BACK = 62


def draw(picture: Board, theme: Theme) -> Canvas:
    """Paint it."""
    canvas = Canvas(theme)
    _heading(canvas, picture)
    for index, side in enumerate(picture.sides):
        _side(canvas, side, index)
    _points(canvas, picture)
    _sums(canvas, picture)
    for index, side in enumerate(picture.sides):
        _total(canvas, side, index, picture.target)
    return canvas


def _heading(canvas: Canvas, picture: Board) -> None:
    x = MARGIN
    if picture.trump:
        x += round(canvas.suit(picture.trump, picture.faces, x - 6, 62, 70)) + 6
    canvas.text(picture.title, x, 78, 46, bold=True, room=WIDTH - MARGIN - x, smallest=32)


def _side(canvas: Canvas, side: Side, index: int) -> None:
    """Whose side it is, and its tricks as the little heap that they are on the table."""
    edge, align = _outside(index)
    room = _INNER / 2 - 20
    canvas.tag(
        lettering.pair(side.pair),
        edge,
        146,
        38,
        canvas.theme.pairs[index],
        canvas.theme.on_pairs[index],
        room=room,
        align=align,
        smallest=26,
    )
    step = 26
    back = sprites.back(_BACK)
    for number in range(side.tricks):
        x = edge + number * step if index == 0 else edge - _BACK * sprites.RATIO - number * step
        canvas.stamp(back, x - sprites.SHADE, 190 - sprites.SHADE)
    heap = (side.tricks - 1) * step + _BACK * sprites.RATIO + 22 if side.tricks else 0
    word_x = edge + heap if index == 0 else edge - heap
    canvas.text(side.tricks_word, word_x, 233, 36, align=align, room=room - heap, smallest=24)


def _outside(index: int, inset: int = 0) -> tuple[int, Align]:
    """The edge on a side's own end, and how text stands at it."""
    return (WIDTH - MARGIN - inset, "right") if index else (MARGIN + inset, "left")


def _points(canvas: Canvas, picture: Board) -> None:
    """All 72 points as one bar, its middle marked: who is beyond it writes."""
    top, height = 276, 92
    first, second = picture.sides
    share = first.points / _ALL
    theme = canvas.theme
    canvas.panel(MARGIN, top, _INNER, height, theme.pairs[1], 24)
    canvas.panel(MARGIN, top, _INNER * share, height, theme.pairs[0], 24)
    if 0 < share < 1:
        square = MARGIN + _INNER * share
        canvas.panel(
            max(MARGIN, square - 24), top, min(24, _INNER * share), height, theme.pairs[0], 0
        )
    canvas.panel(WIDTH / 2 - 3, top - 12, 6, height + 24, theme.ink, 3)
    canvas.tag(str(_HALF), WIDTH / 2, top + height + 26, 26, theme.ground, theme.soft, room=120)
    for index, side in enumerate((first, second)):
        edge, align = _outside(index, 28)
        text = f"{side.points} {side.points_word}" if side.points > 8 else str(side.points)
        fits = _INNER * side.points / _ALL - 56
        colour = theme.on_pairs[index] if side.points > 4 else theme.on_pairs[1 - index]
        canvas.text(
            text,
            edge,
            top + 64,
            52,
            bold=True,
            colour=colour,
            align=align,
            room=max(fits, 90),
            smallest=34,
        )


def _sums(canvas: Canvas, picture: Board) -> None:
    y: float = 492 - 22 * len(picture.sums)
    for line in picture.sums:
        canvas.text(line, WIDTH / 2, y, 42, align="middle", room=_INNER, smallest=28)
        y += 48
    for side in picture.sides:
        if side.written:
            text, theme = f"{lettering.pair(side.pair)} +{side.written}", canvas.theme
            y += 8
            canvas.tag(text, WIDTH / 2, y, 44, theme.gold, theme.on_gold, room=_INNER, smallest=28)


def _total(canvas: Canvas, side: Side, index: int, target: int) -> None:
    """The match so far: a bar to the target."""
    room = _INNER / 2 - 24
    left = MARGIN if index == 0 else WIDTH - MARGIN - room
    theme = canvas.theme
    width = canvas.text(str(side.total), left, HEIGHT - 74, 56, bold=True)
    canvas.text(
        side.missing,
        left + width + 18,
        HEIGHT - 76,
        32,
        colour=theme.soft,
        room=room - width - 18,
        smallest=22,
    )
    canvas.panel(left, HEIGHT - 56, room, 22, theme.line, 11)
    share = min(1, side.total / target)
    if share:
        canvas.panel(left, HEIGHT - 56, max(22, room * share), 22, theme.pairs[index], 11)
