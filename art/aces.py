"""The four asos: one large emblem each, with more to look at."""

from __future__ import annotations

from art import emblems
from art import shapes as s
from engine.cards import Suit


def ace(suit: Suit) -> str:
    return s.placed(emblems.pip(suit), 130, 200, 2.2)
