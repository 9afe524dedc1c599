"""A moment to think about: the table above, the hand of the one below in a row."""

from __future__ import annotations

from bot.pictures import sprites
from bot.pictures.canvas import HEIGHT, MARGIN, WIDTH, Canvas
from bot.pictures.cloth import Ring, cloth
from bot.pictures.model import Position
from bot.pictures.seating import Seating, heading, seat
from bot.pictures.theme import Theme

_CARD = 168
_MIDDLE = 268
_SEATING = Seating(
    card=_CARD,
    places=(
        (WIDTH / 2, _MIDDLE + 74),
        (WIDTH / 2 + 150, _MIDDLE),
        (WIDTH / 2, _MIDDLE - 74),
        (WIDTH / 2 - 150, _MIDDLE),
    ),
    name=34,
    names=(False, True, True, True),
)
_RING = Ring(WIDTH / 2, _MIDDLE, 214, 176)
_HAND = 236
_LIFT = 30


def draw(picture: Position, theme: Theme) -> Canvas:
    """Paint it."""
    canvas = Canvas(theme, cloth(theme, _RING, picture.clockwise))
    heading(canvas, picture.title, picture.trump, picture.trump_name, picture.faces)
    for index in sorted((2, 3, 1, 0), key=lambda index: picture.cards[index] is not None):
        seat(
            canvas,
            _SEATING,
            (4 - index) % 4 if picture.clockwise else index,
            picture.people[index],
            picture.cards[index],
            picture.faces,
            winner=index == picture.winner,
        )
    _hand(canvas, picture)
    return canvas


def _hand(canvas: Canvas, picture: Position) -> None:
    count = len(picture.hand)
    if not count:
        return
    width = round(_HAND * sprites.RATIO)
    room = WIDTH - 2 * MARGIN - width
    step = min(width + 12, room / (count - 1)) if count > 1 else 0
    left = (WIDTH - width - step * (count - 1)) / 2
    for index, card in enumerate(picture.hand):
        lifted = picture.legal is not None and card in picture.legal
        pale = picture.legal is not None and not lifted
        top = HEIGHT - _HAND - 30 - (_LIFT if lifted else 0)
        canvas.card(card, left + index * step, top, _HAND, picture.faces, pale=pale)
