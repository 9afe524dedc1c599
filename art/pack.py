"""All drawings by the name of their file: both packs, and the back that they share."""

from __future__ import annotations

import hashlib

from art.back import back
from art.french import french
from art.spanish import spanish
from engine.cards import DECK

SPRITE_WIDTH = 260
"""Pixels; no picture shows a card larger."""


def documents() -> dict[str, str]:
    """SVG documents: `spanish/9O`, `french/9O`, `back`."""
    return {
        **{f"spanish/{card.value}": spanish(card) for card in DECK},
        **{f"french/{card.value}": french(card) for card in DECK},
        "back": back(),
    }


def digest(documents: dict[str, str]) -> str:
    """What changes whenever a drawing does."""
    return hashlib.sha256("\0".join(documents.values()).encode()).hexdigest()
