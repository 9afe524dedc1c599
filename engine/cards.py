"""Suits, cards, seats and trumps, their text forms, and sets of cards as 48-bit masks.

A card's bit is `suit × 12 + strength`, so that within a suit a higher bit is a stronger card.
Every value here prints to a short text that its class parses back: `Card("9O")`, `Seat(2)`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum, StrEnum

Mask = int
"""A set of cards: bit `card.bit` is set when the card is in it."""

NUMBERS_BY_STRENGTH = (2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 1, 9)
POINTS_BY_NUMBER = {9: 5, 1: 4, 12: 3, 11: 2, 10: 1}


class Suit(StrEnum):
    """One of the four suits; the order is that of a hand on the screen."""

    OROS = "O"
    COPES = "C"
    ESPASES = "E"
    BASTOS = "B"

    @property
    def ordinal(self) -> int:
        """0–3, in the order of declaration."""
        return _SUITS.index(self)


_SUITS = tuple(Suit)


class Card(StrEnum):
    """One of the 48 cards; its text is the number and the suit's letter, as in `9O`."""

    _ignore_ = "faces suit_letter card_number"
    faces = vars()
    for suit_letter in "OCEB":
        for card_number in NUMBERS_BY_STRENGTH:
            faces[f"{suit_letter}{card_number}"] = f"{card_number}{suit_letter}"

    suit: Suit
    number: int
    strength: int
    """0 (the two) to 11 (the manilla)."""
    points: int
    """5, 4, 3, 2, 1 for manilla, as, rei, cavall, sota; else 0."""
    bit: int
    """The card's bit in a mask, 0–47."""

    def __init__(self, text: str) -> None:
        self.suit = Suit(text[-1])
        self.number = int(text[:-1])
        self.strength = NUMBERS_BY_STRENGTH.index(self.number)
        self.points = POINTS_BY_NUMBER.get(self.number, 0)
        self.bit = self.suit.ordinal * 12 + self.strength

    @property
    def mask(self) -> Mask:
        """The set that holds this card alone."""
        return 1 << self.bit


class Trump(StrEnum):
    """What is named: a suit, or botifarra, which is no trumps."""

    OROS = "O"
    COPES = "C"
    ESPASES = "E"
    BASTOS = "B"
    BOTIFARRA = "botifarra"

    @property
    def suit(self) -> Suit | None:
        """The trump suit, None in botifarra."""
        return None if self is Trump.BOTIFARRA else Suit(self.value)

    @property
    def ordinal(self) -> int:
        """The suit's ordinal, 4 in botifarra: `SUIT_MASKS[4]` is the empty set."""
        return _TRUMPS.index(self)


_TRUMPS = tuple(Trump)


class Team(StrEnum):
    """A pair: A sits on seats 0 and 2, B on 1 and 3."""

    A = "A"
    B = "B"

    @property
    def ordinal(self) -> int:
        """0 or 1: the pair's place in every couple of totals."""
        return _TEAMS.index(self)

    @property
    def other(self) -> Team:
        """The opponents."""
        return Team.B if self is Team.A else Team.A

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two partners' seats."""
        return Seat(self.ordinal), Seat(self.ordinal + 2)


_TEAMS = tuple(Team)


class Seat(IntEnum):
    """A place at the table, 0–3 in order of play, which goes to the right."""

    SOUTH = 0
    EAST = 1
    NORTH = 2
    WEST = 3

    @property
    def next(self) -> Seat:
        """Who plays after this seat."""
        return self.after(1)

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return self.after(2)

    def after(self, turns: int) -> Seat:
        """Who plays so many turns after this seat."""
        return Seat((self + turns) % 4)

    @property
    def team(self) -> Team:
        """The pair this seat belongs to."""
        return Team.B if self % 2 else Team.A


DECK: tuple[Card, ...] = tuple(Card)
"""All 48 cards; `DECK[card.bit] is card`."""

SUIT_MASKS: tuple[Mask, ...] = (*(0xFFF << 12 * suit for suit in range(4)), 0)
"""The cards of each suit, by its ordinal; the fifth is botifarra's empty trump suit."""

SUIT_MASK_OF: tuple[Mask, ...] = tuple(SUIT_MASKS[card.suit.ordinal] for card in DECK)
"""By a card's bit: all cards of its suit."""

HIGHER: tuple[Mask, ...] = tuple(
    SUIT_MASK_OF[index] & ~((2 << index) - 1) for index in range(len(DECK))
)
"""By a card's bit: the stronger cards of its suit."""


def mask_of(cards: Iterable[Card]) -> Mask:
    """The set of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card.bit
    return mask


def indices(mask: Mask) -> Iterator[int]:
    """The bits of a set, weakest first, suit after suit."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def cards_of(mask: Mask) -> tuple[Card, ...]:
    """The cards of a set, suit after suit, weakest first."""
    return tuple(DECK[index] for index in indices(mask))


def fan(mask: Mask) -> tuple[Card, ...]:
    """The cards of a set as a hand is held: suit after suit, strongest first."""
    return tuple(sorted(cards_of(mask), key=lambda card: (card.suit.ordinal, -card.strength)))
