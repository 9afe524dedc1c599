"""Who sits at a match's table: what its log makes of it, and what follows by itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from bot.computers.player import Computer
from bot.tables.events import (
    ComputerSeated,
    EndVoted,
    EndVoteDropped,
    HandConfirmed,
    HandOpened,
    MatchEnded,
    PersonForgotten,
    ProfileNamed,
    Reminded,
    RemovalVoted,
    SeatingEvent,
    SeatLeft,
    SeatTaken,
    SeatTakenBack,
    TableEvent,
    TurnMissed,
    WaitingJoined,
    WaitingLeft,
)
from engine.cards import Seat
from engine.events import CardPlayed, HandDealt, HandScored, HandVoided, MatchWon

T = TypeVar("T")

MISSES_BEFORE_STAND_IN = 2

Owner = int | Computer | None
"""Whose a seat is: a person's (our key), a computer player's, nobody's."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where, and who is being played for."""

    profile: str = "lliure"
    profile_name: str = ""
    """Of the group's own profile."""
    owners: tuple[Owner, ...] = (None, None, None, None)
    """Of each seat, the last one where they have left."""
    met: tuple[Owner, ...] = (None, None, None, None)
    """By seat: whose the partner's was when somebody sat down there."""
    scored: tuple[tuple[Owner, ...], ...] = ()
    """The same when each hand was scored or voided: who comes later has not won it."""
    left: frozenset[Seat] = frozenset()
    """Seats whose owner has left the match, or was voted out of it: anybody may take them."""
    removed: frozenset[Seat] = frozenset()
    """Those of them whose owner was voted out."""
    leavings: tuple[int, ...] = (0, 0, 0, 0)
    """How often each seat has lost its owner."""
    former: frozenset[int] = frozenset()
    """Who has left, or was voted out, and has not come back."""
    held: frozenset[tuple[int, Seat]] = frozenset()
    """Who has held which seat since this hand was dealt: empty between hands."""
    forgotten: frozenset[PersonForgotten] = frozenset()
    """Of those who have held one, who may come back as somebody else."""
    removals: frozenset[tuple[Seat, Seat]] = frozenset()
    """Which seat somebody wants free, and the voter's own."""
    waiting: tuple[int, ...] = ()
    """Who waits for a seat, first come first."""
    misses: tuple[int, ...] = (0, 0, 0, 0)
    """Turns missed in a row."""
    turns: tuple[int, ...] = (0, 0, 0, 0)
    """How many cards each seat has played in this hand."""
    missed: frozenset[tuple[Seat, int]] = frozenset()
    """Those of these turns, from 0, that its player has not had: another played there."""
    reminded: tuple[int, ...] = (0, 0, 0, 0)
    """The last decision each seat was reminded of."""
    confirmed: frozenset[Seat] = frozenset()
    opened: frozenset[int] = frozenset()
    ended: bool = False
    votes: tuple[EndVoted, ...] = ()
    """On ending the match: the last vote of each seat, oldest first."""

    @property
    def persons(self) -> tuple[int | None, ...]:
        """The person whose seat each is, the last one where they have left."""
        return tuple(owner if isinstance(owner, int) else None for owner in self.owners)

    @property
    def computers(self) -> frozenset[Seat]:
        """Seats of computer players."""
        return frozenset(seat for seat in Seat if isinstance(self.owners[seat], Computer))

    @property
    def present(self) -> frozenset[Seat]:
        """Seats of persons who have not left the match."""
        return frozenset(Seat) - self.left - self.computers

    @property
    def changed(self) -> frozenset[Seat]:
        """Seats that somebody plays on after another has left them."""
        return frozenset(seat for seat in self.present if self.leavings[seat])

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

    @property
    def automatic(self) -> frozenset[Seat]:
        """Seats for which the computer plays, be they its own or somebody's who isn't there."""
        return self.stand_in | self.computers

    @property
    def free(self) -> frozenset[Seat]:
        """Seats that a person may take: a computer player gives up its own."""
        return self.left | self.computers

    def seat_of(self, person: int) -> Seat | None:
        """Where this person sits; None for strangers and for those who have left."""
        seats = (seat for seat in Seat if self.owners[seat] == person and seat not in self.left)
        return next(seats, None)

    def has_held(self, person: int) -> bool:
        """Whether this person has seen a hand of this deal."""
        return any(who == person for who, _ in self.held)

    def may_take(self, person: int, seat: Seat) -> bool:
        """Whether this person may sit there: it is free, and they have seen no other hand of this
        deal."""
        others = {gone.person for gone in self.forgotten if person > gone.newest} | {person}
        elsewhere = any(who in others and where is not seat for who, where in self.held)
        return seat in self.free and self.seat_of(person) is None and not elsewhere

    @property
    def playing(self) -> frozenset[Seat]:
        """Seats whose owner plays."""
        return frozenset(Seat) - self.automatic

    def removers(self, seat: Seat) -> frozenset[Seat]:
        """Who of those playing wants this seat free."""
        return frozenset(by for wanted, by in self.removals if wanted is seat) & self.playing

    @property
    def removals_needed(self) -> int:
        """More than half of those playing free the seat of somebody away."""
        return len(self.playing) // 2 + 1

    @property
    def deserted(self) -> bool:
        """People sit here, and all of them are away."""
        return bool(self.present) and self.present <= self.stand_in

    @property
    def all_confirmed(self) -> bool:
        """Everybody who is at the table wants the next hand."""
        return not self.deserted and self.confirmed | self.automatic == frozenset(Seat)


def fold(seating: Seating, event: TableEvent) -> Seating:
    """The seating after an event; the game's own events change little here."""
    match event:
        case ProfileNamed():
            return replace(seating, profile=event.profile, profile_name=event.name)
        case SeatTaken():
            return _sat_down(seating, event.seat, event.person)
        case ComputerSeated():
            computer = Computer(event.level, event.name)
            return replace(seating, owners=_put(seating.owners, event.seat, computer))
        case SeatLeft():
            return _freed(seating, event.seat, removed=event.removed)
        case RemovalVoted():
            return replace(seating, removals=seating.removals | {(event.seat, event.by)})
        case WaitingJoined():
            return replace(seating, waiting=(*_without(seating, event.person), event.person))
        case WaitingLeft():
            return replace(seating, waiting=_without(seating, event.person))
        case PersonForgotten():
            return replace(seating, forgotten=seating.forgotten | {event})
        case TurnMissed():
            misses = seating.misses[event.seat] + 1
            return replace(seating, misses=_put(seating.misses, event.seat, misses))
        case SeatTakenBack():
            removals = frozenset(vote for vote in seating.removals if vote[0] is not event.seat)
            return replace(seating, misses=_put(seating.misses, event.seat, 0), removals=removals)
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
            persons = zip(seating.persons, Seat, strict=True)
            held = frozenset(
                (person, seat)
                for person, seat in persons
                if person is not None and seat not in seating.left
            )
            return replace(
                seating, confirmed=frozenset(), held=held, turns=(0, 0, 0, 0), missed=frozenset()
            )
        case CardPlayed():
            return _played(seating, event.seat)
        case HandScored() | HandVoided():
            return replace(
                seating,
                held=frozenset(),
                forgotten=frozenset(),
                scored=(*seating.scored, seating.owners),
            )
        case _:
            return seating


def fold_all(events: Iterable[TableEvent]) -> Seating:
    """The seating that a whole log makes."""
    seating = Seating()
    for event in events:
        seating = fold(seating, event)
    return seating


def followed(seating: Seating, events: Sequence[TableEvent]) -> tuple[TableEvent, ...]:
    """These events and what follows from them at the table, to be written at once.

    Who waits gets a seat that is free, first come first, unless they have held another one in this
    hand. A vote is decided when enough have voted, also because fewer are there to vote. A seat
    that becomes free with no person left at the table ends the match.
    """
    all_events = list(events)
    for event in events:
        seating = fold(seating, event)
    if any(isinstance(event, MatchWon) for event in events):
        return tuple(all_events)
    while (follows := _consequence(seating)) is not None:
        all_events.append(follows)
        seating = fold(seating, follows)
    return tuple(all_events)


def _consequence(seating: Seating) -> SeatingEvent | None:
    """What follows by itself, one event at a time."""
    if seating.ended:
        return None
    if (sits := _next_to_sit(seating)) is not None:
        return sits
    for seat in sorted(seating.stand_in - seating.left):
        if len(seating.removers(seat)) >= seating.removals_needed:
            return SeatLeft(seat, removed=True)
    if seating.former and not seating.present:
        return MatchEnded(None)
    if len(seating.ayes) >= seating.votes_needed:
        last = next(vote.seat for vote in reversed(seating.votes) if vote.seat in seating.ayes)
        return MatchEnded(seating.persons[last])
    if seating.votes and len(seating.present - seating.noes) < seating.votes_needed:
        return EndVoteDropped()
    return None


def _next_to_sit(seating: Seating) -> SeatTaken | None:
    for person in seating.waiting:
        for seat in sorted(seating.free, key=lambda seat: (seat not in seating.left, seat)):
            if seating.may_take(person, seat):
                return SeatTaken(seat, person)
    return None


def _sat_down(seating: Seating, seat: Seat, person: int) -> Seating:
    """Whoever comes begins anew: no turn missed, nobody against them, no word said."""
    leavings = seating.leavings[seat] + (seat in seating.computers)
    missed = set() if seating.owners[seat] == person else set(range(seating.turns[seat]))
    return replace(
        seating,
        owners=_put(seating.owners, seat, person),
        met=_put(seating.met, seat, seating.owners[seat.partner]),
        leavings=_put(seating.leavings, seat, leavings),
        left=seating.left - {seat},
        removed=seating.removed - {seat},
        former=seating.former - {person},
        misses=_put(seating.misses, seat, 0),
        missed=seating.missed | {(seat, turn) for turn in missed},
        reminded=_put(seating.reminded, seat, 0),
        confirmed=seating.confirmed - {seat},
        held=seating.held | {(person, seat)} if seating.held else seating.held,
        removals=_removals_without(seating, seat),
        votes=tuple(vote for vote in seating.votes if vote.seat is not seat),
        waiting=_without(seating, person),
    )


def _played(seating: Seating, seat: Seat) -> Seating:
    turn = seating.turns[seat]
    turns = _put(seating.turns, seat, turn + 1)
    if seating.misses[seat] or seat in seating.automatic:
        return replace(seating, turns=turns, missed=seating.missed | {(seat, turn)})
    return replace(seating, turns=turns)


def _freed(seating: Seating, seat: Seat, *, removed: bool) -> Seating:
    owner = seating.persons[seat]
    return replace(
        seating,
        former=seating.former | ({owner} if owner is not None else set()),
        left=seating.left | {seat},
        removed=seating.removed | {seat} if removed else seating.removed - {seat},
        leavings=_put(seating.leavings, seat, seating.leavings[seat] + 1),
        removals=_removals_without(seating, seat),
    )


def _removals_without(seating: Seating, seat: Seat) -> frozenset[tuple[Seat, Seat]]:
    return frozenset(vote for vote in seating.removals if seat not in vote)


def _without(seating: Seating, person: int) -> tuple[int, ...]:
    return tuple(other for other in seating.waiting if other != person)


def _put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
