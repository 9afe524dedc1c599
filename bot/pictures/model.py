"""What pictures are made of: cards, numbers, and words that are already in a reader's language.

Four of a table are always given from the one who is seen below, in order of play.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from bot.texts import Faces
from engine.cards import Card, Suit

ThemeName = Literal["light", "dark"]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the table."""

    name: str
    """As it was typed, cut and made safe."""
    otherwise: str
    """What stands there if no font has a letter of the name: `Jugador 3`."""


People = tuple[Person, Person, Person, Person]
Laid = tuple[Card | None, Card | None, Card | None, Card | None]
"""None where nothing is played yet."""
Pair = tuple[Person, ...]
"""Two partners, or one who stands for both: `Nosaltres`."""


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick as the players sat."""

    title: str
    people: People
    cards: Laid
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

    pair: Pair
    tricks: int
    tricks_word: str
    """`7 bases`."""
    points: int
    points_word: str
    """`punts`."""
    written: int
    total: int
    missing: str
    """`en falten 38`."""


@dataclass(frozen=True, slots=True)
class Board:
    """A hand that is over: what each pair took, the sum, and where the match stands."""

    title: str
    sides: tuple[Side, Side]
    sums: tuple[str, ...]
    """How it comes about, as the score says it: `45 − 36 = 9 · 9 × 2 = 18`."""
    target: int
    trump: Suit | None = None
    faces: Faces = "spanish"


@dataclass(frozen=True, slots=True)
class Course:
    """A match, hand by hand."""

    title: str
    pairs: tuple[Pair, Pair]
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
    people: People
    cards: Laid
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


class Themed(NamedTuple):
    """A picture as a reader wants it: what is uploaded once."""

    picture: Picture
    theme: ThemeName
