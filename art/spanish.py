"""The 48 Spanish cards, each an SVG document."""

from __future__ import annotations

from art import figures, frame, numbers
from art import shapes as s
from engine.cards import Card


def spanish(card: Card) -> str:
    """The card as the Spanish pack has it."""
    colour, number = frame.COLOURS[card.suit], str(card.number)
    if card.number > 9:
        face = s.placed(figures.spanish_figure(card), -2, -2)
        corners = frame.corners(number, colour, 0.86, s.PAPER)
    else:
        face = numbers.face(card.suit, card.number)
        corners = frame.corners(number, colour)
    return frame.document(face, frame.frame(card.suit), corners)
