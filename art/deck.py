"""The 48 Spanish cards and their back, each an SVG document."""

from __future__ import annotations

from art import frame, numbers
from art import figures
from engine.cards import Card


def spanish(card: Card) -> str:
    """The card as the Spanish pack has it."""
    inner = (
        figures.FIGURES[card.number](card.suit) if card.number > 9 else numbers.face(card.suit, card.number)
    )
    return frame.document(
        inner, frame.frame(card.suit), frame.corners(str(card.number), frame.COLOURS[card.suit])
    )
