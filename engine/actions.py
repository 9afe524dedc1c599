"""What someone asks of the game: plain values, imperative names.

The seat in an action is the one the caller has established, never one a button claims.
Drawing a dealer, dealing and cutting hold their own chance, so that the engine needs none.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Seat, Trump
from engine.rules import Ending


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
class Cut:
    """Deal the cards of the last hand's tricks, cut so many from the top, without a shuffle."""

    at: int


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


@dataclass(frozen=True, slots=True)
class Claim:
    """Show that every remaining trick is one's own, the one on the table included."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Concede:
    """Give the opponents every remaining trick: an offer, until the partner says the same."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Void:
    """Throw the hand away, unscored: an offer, until all four have said the same."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Decline:
    """Say no to a concession of one's pair, or to voiding the hand; one's own offer too."""

    seat: Seat
    ending: Ending


EndHand = Claim | Concede | Void | Decline
"""What ends a hand before its last card, or refuses to."""

Action = (
    TurnCards | AppointDealer | Deal | Cut | NameTrump | Delegate | Call | Pass | PlayCard | EndHand
)
