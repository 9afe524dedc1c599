"""A trick as the players sat: four cards on the table, who led, who takes it, which way it goes."""

from __future__ import annotations

from bot.pictures.canvas import HEIGHT, WIDTH, Canvas
from bot.pictures.cloth import Ring, cloth
from bot.pictures.model import Trick
from bot.pictures.seating import Seating, heading, seat
from bot.pictures.theme import Theme

_MIDDLE = 360
_CARD = 244
_SEATING = Seating(
    card=_CARD,
    places=(
        (WIDTH / 2, HEIGHT - 100 - _CARD / 2),
        (WIDTH / 2 + 200, _MIDDLE),
        (WIDTH / 2, 100 + _CARD / 2),
        (WIDTH / 2 - 200, _MIDDLE),
    ),
    name=40,
)
_RING = Ring(WIDTH / 2, _MIDDLE, 306, 258)


def draw(picture: Trick, theme: Theme) -> Canvas:
    """Paint it."""
    canvas = Canvas(theme, cloth(theme, _RING, picture.clockwise))
    heading(canvas, picture.title, picture.trump, picture.trump_name, picture.faces)
    for turn in range(4):
        index = (picture.leader + turn) % 4
        seat(
            canvas,
            _SEATING,
            (4 - index) % 4 if picture.clockwise else index,
            picture.people[index],
            picture.cards[index],
            picture.faces,
            order=turn + 1 if picture.cards[index] else None,
            winner=index == picture.winner,
        )
    return canvas
