"""Decks whose hands are known: Ona, Pere, Marta and Joan sit in that order, and Joan deals."""

from __future__ import annotations

from engine.cards import DECK, Card, Seat

ONA, PERE, MARTA, JOAN = Seat
DEALER = JOAN

Hands = tuple[str, str, str, str]
"""Twelve cards each, by seat."""

ORDINARY: Hands = (
    "9O 8O 3O 1C 12C 10C 7C 2C 1E 6E 11B 4B",
    "1O 11O 9C 6C 3C 12E 10E 7E 9B 8B 5B 2B",
    "12O 10O 7O 5O 2O 11C 8C 9E 8E 3E 10B 3B",
    "6O 4O 5C 4C 11E 5E 4E 2E 1B 12B 7B 6B",
)
"""Everybody has every suit: nothing strange happens in the first tricks."""
CAPOT: Hands = (
    "9O 1O 12O 9C 1C 12C 9E 1E 12E 9B 1B 12B",
    "11O 10O 8O 11C 10C 8C 11E 10E 8E 11B 10B 8B",
    "7O 6O 5O 7C 6C 5C 7E 6E 5E 7B 6B 5B",
    "4O 3O 2O 4C 3C 2C 4E 3E 2E 4B 3B 2B",
)
"""Ona wins every trick of a botifarra, whatever anybody plays."""


def cards(text: str) -> list[Card]:
    """Cards as they are written here."""
    return [Card(word) for word in text.split()]


def turned(dealer: Seat = DEALER) -> tuple[Card, ...]:
    """A deck to turn cards from: this seat turns the manilla."""
    first = [Card("9O") if seat is dealer else Card(f"{seat + 2}C") for seat in Seat]
    return (*first, *(card for card in DECK if card not in first))


def dealing(hands: Hands, dealer: Seat = DEALER) -> tuple[Card, ...]:
    """A deck that deals these hands, by seat: packets of four from the dealer's next."""
    held = [cards(hand) for hand in hands]
    packets = [
        held[(dealer + 1 + place) % 4][4 * turn : 4 * turn + 4]
        for turn in range(3)
        for place in range(4)
    ]
    return tuple(card for packet in packets for card in packet)
