"""All drawings by the name of their file: both packs, and the back that they share."""

from __future__ import annotations

import hashlib

from art import emblems
from art import shapes as s
from art.back import back
from art.french import french
from art.spanish import spanish
from engine.cards import DECK, Suit

SPRITE_WIDTH = 260
"""Pixels; no picture shows a card larger."""
SUIT_WIDTH = 112


def documents() -> dict[str, str]:
    """SVG documents: `spanish/9O`, `french/9O`, `back`."""
    return {
        **{f"spanish/{card.value}": spanish(card) for card in DECK},
        **{f"french/{card.value}": french(card) for card in DECK},
        "back": back(),
    }


def suits() -> dict[str, str]:
    """SVG documents without a ground: `suits/spanish-O`, `suits/french-O`."""
    return {
        **{f"suits/spanish-{suit.value}": _emblem(emblems.pip(suit)) for suit in Suit},
        **{f"suits/french-{suit.value}": _emblem(_rimmed(suit)) for suit in Suit},
    }


def _emblem(drawing: str) -> str:
    size = 'viewBox="-56 -56 112 112" width="112" height="112"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n{drawing}\n</svg>\n'


def _rimmed(suit: Suit) -> str:
    """A French suit on paper, so that the black ones stand out on a dark ground."""
    rim = f'stroke="{s.PAPER}" stroke-width="14" stroke-linejoin="round"'
    return s.group(s.group(emblems.french(suit), more=rim), emblems.french(suit))


def digest(documents: dict[str, str]) -> str:
    """What changes whenever a drawing does."""
    return hashlib.sha256("\0".join(documents.values()).encode()).hexdigest()
