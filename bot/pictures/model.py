"""What pictures are made of: cards, numbers, and words that are already in a reader's language.

Four of a table are always given from the one who is seen below, in order of play; two pairs as a
couple, the first of them being the one below.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.texts import Faces
from engine.cards import Card, Suit

ThemeName = Literal["light", "dark"]

Names = tuple[str, str, str, str]


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick as the players sat."""

    title: str
    names: Names
    cards: tuple[Card | None, Card | None, Card | None, Card | None]
    """None where nothing is played yet."""
    leader: int
    """0–3, counted from the one below."""
    winner: int | None
    """Who takes it, or is winning so far."""
    trump: Suit | None = None
    trump_name: str = ""
    """`Trumfo: copes`, or `botifarra` where there is no suit."""
    clockwise: bool = False
    faces: Faces = "spanish"


@dataclass(frozen=True, slots=True)
class Side:
    """One pair in a hand that is over."""

    name: str
    tricks: int
    tricks_word: str
    """`7 bases`."""
    points: int
    points_word: str
    """`punts`."""
    total: int
    total_word: str
    """`en falten 38`."""


@dataclass(frozen=True, slots=True)
class Board:
    """A hand that is over: what each pair took, the sum, and where the match stands."""

    title: str
    sides: tuple[Side, Side]
    sums: tuple[str, ...]
    """What is written, as the score says it: `45 − 36 = 9 · 9 × 2 = 18`."""
    written: str
    """`Ona–Marta +18`; empty when nobody scores."""
    target: int
    trump: Suit | None = None
    faces: Faces = "spanish"


@dataclass(frozen=True, slots=True)
class Course:
    """A match, hand by hand."""

    title: str
    names: tuple[str, str]
    totals: tuple[tuple[int, int], ...]
    """After each hand, both pairs'."""
    target: int
    target_word: str
    """`a 101`."""
    hands_word: str
    """What the hands are called, under the axis."""


@dataclass(frozen=True, slots=True)
class RulesCard:
    """The game on one card: what beats what, what it is worth, and how this table plays."""

    title: str
    ranks: tuple[str, ...]
    """The names of the five that count, from the manilla to the sota."""
    points_word: str
    """`punts`."""
    calls: tuple[tuple[str, str], ...]
    """What multiplies: `contro`, `×2`."""
    lines: tuple[str, ...]
    suit: Suit = Suit.OROS
    """Whose cards are shown."""
    faces: Faces = "spanish"


@dataclass(frozen=True, slots=True)
class Position:
    """A moment to think about: what lies on the table, and the hand of the one below."""

    title: str
    names: Names
    cards: tuple[Card | None, Card | None, Card | None, Card | None]
    hand: tuple[Card, ...]
    """As it is held, from left to right."""
    legal: frozenset[Card] | None = None
    """These are lifted and the others pale; None leaves it open."""
    winner: int | None = None
    trump: Suit | None = None
    trump_name: str = ""
    clockwise: bool = False
    faces: Faces = "spanish"


Picture = Trick | Board | Course | RulesCard | Position
