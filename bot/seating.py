"""Who sits at a match's table: its own events, which share the match's log, and how they fold.

The engine never sees these. Persons are our keys, never Telegram's.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeVar, get_args

from engine.cards import Seat
from engine.codec import Codec
from engine.events import Event, HandDealt

T = TypeVar("T")

MISSES_BEFORE_STAND_IN = 2


@dataclass(frozen=True, slots=True)
class ProfileNamed:
    """What the table calls its rules, for people to read."""

    profile: str
    """A profile's name, or `OWN`."""
    name: str = ""
    """Of the group's own profile, as it was typed; empty with the others."""


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A person sat down."""

    seat: Seat
    person: int


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """The seat's owner left the match for good; the seat is played for."""

    seat: Seat


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
    """The match was ended before it was won; by whom, None when nobody was left."""

    person: int | None


SeatingEvent = (
    ProfileNamed
    | SeatTaken
    | SeatLeft
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


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where, and who is being played for."""

    profile: str = "lliure"
    profile_name: str = ""
    """Of the group's own profile."""
    persons: tuple[int | None, ...] = (None, None, None, None)
    """The owner of each seat, the last one where they have left."""
    left: frozenset[Seat] = frozenset()
    """Seats whose owner has left the match."""
    misses: tuple[int, ...] = (0, 0, 0, 0)
    """Turns missed in a row."""
    reminded: tuple[int, ...] = (0, 0, 0, 0)
    """The last decision each seat was reminded of."""
    confirmed: frozenset[Seat] = frozenset()
    opened: frozenset[int] = frozenset()
    ended: bool = False
    votes: tuple[EndVoted, ...] = ()
    """On ending the match: the last vote of each seat, oldest first."""

    @property
    def present(self) -> frozenset[Seat]:
        """Seats whose owner has not left the match."""
        return frozenset(Seat) - self.left

    @property
    def ayes(self) -> frozenset[Seat]:
        """Who would end the match now."""
        return frozenset(vote.seat for vote in self.votes if vote.yes) & self.present

    @property
    def noes(self) -> frozenset[Seat]:
        """Who would not."""
        return frozenset(vote.seat for vote in self.votes if not vote.yes) & self.present

    @property
    def votes_needed(self) -> int:
        """How many end the match: more than half of those present."""
        return len(self.present) // 2 + 1

    @property
    def stand_in(self) -> frozenset[Seat]:
        """Seats that are played for: the owner is absent, or has left."""
        absent = {seat for seat in Seat if self.misses[seat] >= MISSES_BEFORE_STAND_IN}
        return self.left | absent

    def seat_of(self, person: int) -> Seat | None:
        """Where this person sits; None for strangers and for those who have left."""
        seats = (seat for seat in Seat if self.persons[seat] == person and seat not in self.left)
        return next(seats, None)

    @property
    def all_confirmed(self) -> bool:
        """Everybody who is at the table wants the next hand."""
        return self.confirmed | self.stand_in == frozenset(Seat)


def fold(seating: Seating, event: TableEvent) -> Seating:
    """The seating after an event; the game's own events change little here."""
    match event:
        case ProfileNamed():
            return replace(seating, profile=event.profile, profile_name=event.name)
        case SeatTaken():
            persons = _put(seating.persons, event.seat, event.person)
            votes = tuple(vote for vote in seating.votes if vote.seat is not event.seat)
            return replace(seating, persons=persons, left=seating.left - {event.seat}, votes=votes)
        case SeatLeft():
            return replace(seating, left=seating.left | {event.seat})
        case TurnMissed():
            misses = seating.misses[event.seat] + 1
            return replace(seating, misses=_put(seating.misses, event.seat, misses))
        case SeatTakenBack():
            return replace(seating, misses=_put(seating.misses, event.seat, 0))
        case Reminded():
            return replace(seating, reminded=_put(seating.reminded, event.seat, event.decision))
        case HandConfirmed():
            return replace(seating, confirmed=seating.confirmed | {event.seat})
        case HandOpened():
            return replace(seating, opened=seating.opened | {event.number})
        case EndVoted():
            others = tuple(vote for vote in seating.votes if vote.seat is not event.seat)
            return replace(seating, votes=(*others, event))
        case EndVoteDropped():
            return replace(seating, votes=())
        case MatchEnded():
            return replace(seating, ended=True)
        case HandDealt():
            return replace(seating, confirmed=frozenset())
        case _:
            return seating


def fold_all(events: Iterable[TableEvent]) -> Seating:
    """The seating that a whole log makes."""
    seating = Seating()
    for event in events:
        seating = fold(seating, event)
    return seating


def _put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
