"""What happens at a match's table beside the game, in the same log as the engine's own events.

The engine never sees these. Persons are our keys, never Telegram's.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from bot.computers.player import ComputerLevel
from engine.cards import Seat
from engine.codec import Codec
from engine.events import Event


@dataclass(frozen=True, slots=True)
class ProfileNamed:
    """What the table calls its rules, for people to read."""

    profile: str
    """A profile's name, or `OWN`."""
    name: str = ""
    """Of the group's own profile, as it was typed; empty with the others."""


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A person sat down: at the beginning, or on a seat that had become free."""

    seat: Seat
    person: int


@dataclass(frozen=True, slots=True)
class ComputerSeated:
    """A computer player sat down, at the beginning."""

    seat: Seat
    level: ComputerLevel
    name: str


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """The seat is free and played for: its owner left, or was voted out while away."""

    seat: Seat
    removed: bool = False


@dataclass(frozen=True, slots=True)
class RemovalVoted:
    """Somebody seated wants the seat of somebody away to be free; `by` is their own seat."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class WaitingJoined:
    """A person wants the next seat that becomes free."""

    person: int


@dataclass(frozen=True, slots=True)
class WaitingLeft:
    """A person no longer waits for a seat."""

    person: int


@dataclass(frozen=True, slots=True)
class PersonForgotten:
    """Somebody who has held a seat in this hand is known no more, and comes back as another.

    `newest` is the last of the persons that were known then: only a later one may be the same.
    """

    person: int
    newest: int


@dataclass(frozen=True, slots=True)
class TurnMissed:
    """The seat's time ran out; what follows was played for it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatTakenBack:
    """The owner is at the table again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Reminded:
    """The seat's owner was told, once, that a decision waits for them."""

    seat: Seat
    decision: int


@dataclass(frozen=True, slots=True)
class HandConfirmed:
    """The seat's owner is ready for the next hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandOpened:
    """The four hands of a scored hand were opened in the group."""

    number: int


@dataclass(frozen=True, slots=True)
class EndVoted:
    """The seat's owner has voted on ending the match."""

    seat: Seat
    yes: bool


@dataclass(frozen=True, slots=True)
class EndVoteDropped:
    """The vote on ending the match came to nothing: time is up, or too many have said no."""


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match was ended before it was won; by whose word, None when nobody was left."""

    person: int | None


SeatingEvent = (
    ProfileNamed
    | SeatTaken
    | ComputerSeated
    | SeatLeft
    | RemovalVoted
    | WaitingJoined
    | WaitingLeft
    | PersonForgotten
    | TurnMissed
    | SeatTakenBack
    | Reminded
    | HandConfirmed
    | HandOpened
    | EndVoted
    | EndVoteDropped
    | MatchEnded
)
TableEvent = Event | SeatingEvent
"""Anything in a match's log."""

CODEC: Codec[TableEvent] = Codec((*get_args(Event), *get_args(SeatingEvent)))
