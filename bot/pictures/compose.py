"""From a picture's value to its bytes."""

from __future__ import annotations

from bot.pictures import board, course, position, rules_card, trick
from bot.pictures.canvas import Canvas
from bot.pictures.model import Board, Course, Picture, Position, RulesCard, ThemeName, Trick
from bot.pictures.theme import THEMES


def compose(picture: Picture, theme: ThemeName = "light") -> bytes:
    """The picture as a JPEG; equal arguments give equal bytes."""
    return paint(picture, theme).encoded()


def empty(theme: ThemeName = "light") -> bytes:
    """A picture of nothing."""
    return Canvas(THEMES[theme]).encoded()


def paint(picture: Picture, theme: ThemeName = "light") -> Canvas:
    """The picture before it is encoded."""
    colours = THEMES[theme]
    match picture:
        case Trick():
            return trick.draw(picture, colours)
        case Board():
            return board.draw(picture, colours)
        case Course():
            return course.draw(picture, colours)
        case RulesCard():
            return rules_card.draw(picture, colours)
        case Position():
            return position.draw(picture, colours)
