"""What someone asks of the game: plain values, imperative names.

The seat in an action is the one the caller has established, never one a button claims.
Drawing a dealer and dealing hold their own shuffle, so that the engine needs no randomness.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Seat, Trump


@dataclass(frozen=True, slots=True)
class TurnCards:
    """Draw the first dealer by cards turned from a shuffled deck of 48."""

    deck: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class AppointDealer:
    """Make this seat, drawn at random by the caller, the first dealer."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal a shuffled deck of 48 in packets of four, from the dealer's next seat on."""

    deck: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Name a trump suit or botifarra."""

    seat: Seat
    trump: Trump


@dataclass(frozen=True, slots=True)
class Delegate:
    """Leave the choice of trumps to the partner."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Call:
    """Call the level that is being asked: contro, recontro or Sant Vicenç."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pass:
    """Let the level that is being asked go by."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card to the trick."""

    seat: Seat
    card: Card


Action = TurnCards | AppointDealer | Deal | NameTrump | Delegate | Call | Pass | PlayCard
