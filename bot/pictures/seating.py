"""Four people around a cloth: where each one's card and name are."""

from __future__ import annotations

from dataclasses import dataclass

from bot.pictures import lettering, sprites
from bot.pictures.canvas import MARGIN, WIDTH, Align, Canvas
from bot.pictures.model import Person
from bot.texts import Faces
from engine.cards import Card, Suit

_GLOW = 9


@dataclass(frozen=True, slots=True)
class Seating:
    """How large cards and names are, and where the cards' middles: below, right, above, left."""

    card: int
    places: tuple[tuple[float, float], ...]
    name: int
    names: tuple[bool, bool, bool, bool] = (True, True, True, True)
    """Which of them are named."""


def heading(canvas: Canvas, title: str, trump: Suit | None, trump_name: str, faces: Faces) -> None:
    """What it is, above on the left; what is trumps, above on the right."""
    room = WIDTH / 2 - 150 - MARGIN
    canvas.text(title, MARGIN, 84, 42, bold=True, room=room, smallest=30)
    if not trump_name:
        return
    wide = 64 if trump else 0
    width = canvas.text(
        trump_name, WIDTH - MARGIN, 84, 38, bold=True, align="right", room=room - wide, smallest=28
    )
    if trump:
        canvas.suit(trump, faces, WIDTH - MARGIN - width - wide - 4, 70, 64)


def seat(
    canvas: Canvas,
    seating: Seating,
    side: int,
    person: Person,
    card: Card | None,
    faces: Faces,
    *,
    order: int | None = None,
    winner: bool = False,
) -> None:
    """One of the four: the card or an empty place, the name, and when it was played."""
    x, y = seating.places[side]
    height = seating.card
    width = round(height * sprites.RATIO)
    left, top = x - width / 2, y - height / 2
    if winner:
        glow = (left - _GLOW, top - _GLOW, width + 2 * _GLOW, height + 2 * _GLOW)
        canvas.panel(*glow, canvas.theme.gold, 22)
    if card is None:
        canvas.panel(left, top, width, height, canvas.theme.cloth_edge, 14)
        canvas.panel(left + 5, top + 5, width - 10, height - 10, canvas.theme.cloth, 10)
    else:
        canvas.card(card, left, top, height, faces)
    if seating.names[side]:
        _name(canvas, seating, side, lettering.shown(person), order, winner)


def _name(
    canvas: Canvas, seating: Seating, side: int, name: str, order: int | None, winner: bool
) -> None:
    theme, size = canvas.theme, seating.name
    x, y = seating.places[side]
    beside = seating.card * sprites.RATIO / 2 + 26
    beyond = seating.card / 2 + size * 0.78 + 15
    at: tuple[tuple[float, float, Align], ...] = (
        (x, y + beyond, "middle"),
        (x + beside, y, "left"),
        (x, y - beyond, "middle"),
        (x - beside, y, "right"),
    )
    across, down, align = at[side]
    room = (600, WIDTH - MARGIN / 2 - across, 320, across - MARGIN / 2)[side]
    fill, ink = (theme.gold, theme.on_gold) if winner else (theme.panel, theme.ink)
    text = f"{order} · {name}" if order else name
    canvas.tag(text, across, down, size, fill, ink, room=room, align=align, smallest=26)
