"""A lobby as plain data, and everything that can happen in it: pure, the clock comes in.

Promises: each step returns the lobby after it, or raises `Refused` with nothing changed.
Leaves to others: keeping it, showing it, and starting the match.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeVar, cast, get_args

from pydantic import TypeAdapter

from bot.callbacks import CARD, POINTS_PAGE
from bot.computers.player import ORDINARY_LEVEL, Computer, ComputerLevel, level_of, newcomer
from bot.tables.seating import Owner
from engine.cards import Seat
from engine.points import POINTS, counting, with_value
from engine.profiles import OWN, PROFILES, called
from engine.rules import Rules

T = TypeVar("T")

EXPIRY_SECONDS = 30 * 60.0
COUNTDOWN_SECONDS = 20.0
COUNTDOWN_STEP = 10.0
"""The countdown is shown twice, never ticking."""
STILL_HERE_SECONDS = 5 * 60.0
"""Who sat down longer ago than this is asked whether they are still there."""
KEPT_SECONDS = 2 * 60.0
"""How long a seat waits for its owner's yes."""
PUT_OFF_SECONDS = 20.0
"""After so long it is looked again whether there is room for one more table."""


Games = Literal[1, 3]
Refusal = Literal["seat-taken", "only-seated", "seats-free", "not-all-here", "stale"]


class Refused(Exception):  # noqa: N818 - the name says what it is
    """A step that the lobby doesn't allow, and why; `person` is who is in the way."""

    def __init__(self, code: Refusal, person: int | None = None) -> None:
        self.code: Refusal = code
        self.person = person
        super().__init__(code)


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody on a seat since a moment (epoch seconds)."""

    person: int
    since: float
    confirmed: bool = True
    """False while they are asked whether they are there."""


@dataclass(frozen=True, slots=True)
class Gathering:
    """People finding a table: four seats, the rules so far, and what time will do."""

    starter: int | None
    """Who opened it; None for somebody who wrote in the group's own name."""
    profile: str
    rules: Rules
    touched: float
    """The last step (epoch seconds): the lobby expires half an hour after it."""
    seats: tuple[Sitter | Computer | None, ...] = (None, None, None, None)
    rules_open: bool = False
    opened: str = CARD
    """The page of the rules card that is open: `CARD`, `POINTS_PAGE`, or a point."""
    computers_open: bool = False
    """The page for computer players is unfolded, which folds the rules card."""
    level: ComputerLevel = ORDINARY_LEVEL
    """How well the next computer player will play."""
    starts_at: float | None = None
    """When the countdown ends."""
    put_off: bool = False
    """Its countdown is over, but other tables left no room: it tries again."""
    kept_until: float | None = None
    """Until when unconfirmed seats are kept."""
    held: bool = False
    """Somebody stopped the countdown: it waits for Start."""
    rematch: bool = False
    waiting: tuple[Sitter, ...] = ()
    """Who waits for a seat, first come first: `since` when."""
    games: Games = 1
    """One match, or a session of three in which everyone partners everyone."""
    session: int | None = None
    """The session that this match goes on with; None begins one, if there is to be one."""

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """The persons who are seated, in order of seats."""
        return tuple(sitter for sitter in self.seats if isinstance(sitter, Sitter))

    @property
    def persons(self) -> tuple[int, ...]:
        """Their keys."""
        return tuple(sitter.person for sitter in self.sitters)

    @property
    def owners(self) -> tuple[Owner, ...]:
        """Whose each seat is."""
        return tuple(
            sitter.person if isinstance(sitter, Sitter) else sitter for sitter in self.seats
        )

    @property
    def full(self) -> bool:
        """Nobody is missing, and nobody still has to answer."""
        return None not in self.seats and all(sitter.confirmed for sitter in self.sitters)

    @property
    def open_to_people(self) -> list[Seat]:
        """Seats without a person: the empty ones, then those that a computer player gives up."""
        empty = [seat for seat in Seat if self.seats[seat] is None]
        return empty + [seat for seat in Seat if isinstance(self.seats[seat], Computer)]

    @property
    def queue(self) -> tuple[int, ...]:
        """Who waits for a seat, in order."""
        return tuple(sitter.person for sitter in self.waiting)

    def seat_of(self, person: int) -> Seat | None:
        """Where this person sits."""
        return Seat(self.owners.index(person)) if person in self.persons else None

    def seconds_to_start(self, now: float) -> int | None:
        """What the countdown shows: 20, then 10; None when none runs."""
        if self.starts_at is None:
            return None
        left = self.starts_at - now
        return int(COUNTDOWN_SECONDS if left > COUNTDOWN_STEP else COUNTDOWN_STEP)

    def deadline(self, now: float) -> float:
        """When time changes something next (epoch seconds)."""
        moments = [self.touched + EXPIRY_SECONDS]
        if self.kept_until is not None:
            moments.append(self.kept_until)
        if self.starts_at is not None:
            middle = self.starts_at - COUNTDOWN_STEP
            moments.append(middle if now < middle else self.starts_at)
        return min(moments)

    def shifted(self, seconds: float, now: float) -> Gathering:
        """The same after a down time that counts for nobody."""
        return replace(
            self,
            # What was done after the last heartbeat must not lie in the future.
            touched=min(self.touched + seconds, now),
            starts_at=None if self.starts_at is None else self.starts_at + seconds,
            kept_until=None if self.kept_until is None else self.kept_until + seconds,
        )


_ADAPTER = TypeAdapter(Gathering)


def to_json(gathering: Gathering) -> dict[str, Any]:
    """The lobby as the memory keeps it."""
    data: dict[str, Any] = _ADAPTER.dump_python(gathering, mode="json")
    return data


def from_json(data: dict[str, Any]) -> Gathering:
    """The inverse of `to_json`."""
    return _ADAPTER.validate_python(data)


def sit(gathering: Gathering, person: int, seat: Seat, now: float) -> Gathering:
    """Sit down on a seat without a person, or change to it; if there is none, wait for one."""
    mine = gathering.seat_of(person)
    if mine is seat:
        return confirm(gathering, person, now)
    if mine is None and len(gathering.sitters) == len(gathering.seats):
        return wait(gathering, person, now)
    if isinstance(sitter := gathering.seats[seat], Sitter):
        raise Refused("seat-taken", sitter.person)
    seats = list(gathering.seats)
    if mine is not None:
        seats[mine] = seats[seat]  # a computer player changes places with them
    seats[seat] = Sitter(person, now)
    return settle(replace(gathering, seats=tuple(seats), touched=now), now)


def wait(gathering: Gathering, person: int, now: float) -> Gathering:
    """Wait for the next free seat; where one is free now, or a computer's, that is it.

    Who sits already, or waits already, stays where they are.
    """
    if gathering.seat_of(person) is not None or person in gathering.queue:
        return gathering
    waiting = (*gathering.waiting, Sitter(person, now))
    return settle(replace(gathering, waiting=waiting, touched=now), now)


def stand_up(gathering: Gathering, person: int, now: float) -> Gathering:
    """Leave one's seat, or the list of those who wait for one."""
    if person in gathering.queue:
        waiting = tuple(sitter for sitter in gathering.waiting if sitter.person != person)
        return replace(gathering, waiting=waiting)
    return _emptied(gathering, _seat(gathering, person), now)


def toggle_computers(gathering: Gathering, now: float) -> Gathering:
    """Unfold or fold the page for computer players."""
    opened = not gathering.computers_open
    toggled = replace(gathering, computers_open=opened, rules_open=False, touched=now)
    return _counting_anew(toggled, now)


def choose_level(gathering: Gathering, level: str, now: float) -> Gathering:
    """How well the next computer player will play."""
    known = level_of(level)
    if known is None:
        raise Refused("stale")
    return _counting_anew(replace(gathering, level=known, touched=now), now)


def seat_computers(
    gathering: Gathering, seats: Collection[Seat], order: Sequence[int], by: int, now: float
) -> Gathering:
    """Computer players on these of the free seats, by the word of `by`; names in that `order`.

    `Refused` if none of them is free.
    """
    free = [seat for seat in seats if gathering.seats[seat] is None]
    if not free:
        raise Refused("stale")
    filled = list(gathering.seats)
    for seat in free:
        filled[seat] = newcomer(gathering.level, filled, order)
    starter = gathering.starter if gathering.starter is not None else by
    opened = gathering.computers_open and None in filled
    return settle(
        replace(
            gathering, seats=tuple(filled), starter=starter, computers_open=opened, touched=now
        ),
        now,
    )


def unseat_computer(gathering: Gathering, seat: Seat, now: float) -> Gathering:
    """Take a computer player off its seat."""
    if not isinstance(gathering.seats[seat], Computer):
        raise Refused("stale")
    return _emptied(gathering, seat, now)


def draw(
    gathering: Gathering, shuffled: Callable[[Sequence[int]], list[int]], now: float
) -> Gathering:
    """Draw the partners by lot: mix who sits where."""
    order = shuffled(range(len(gathering.seats)))
    seats = tuple(gathering.seats[place] for place in order)
    return settle(replace(gathering, seats=seats, touched=now), now)


def choose(
    gathering: Gathering, field: str, value: str, now: float, own: Rules | None = None
) -> Gathering:
    """Choose a profile (`own`: the rules of the group's own), a point's value, or the games."""
    if field == "games":
        return _choose_games(gathering, value, now)
    profile, rules = choose_rules(gathering.profile, gathering.rules, field, value, own)
    opened = POINTS_PAGE if gathering.opened == field else gathering.opened
    chosen = replace(gathering, profile=profile, rules=rules, opened=opened, touched=now)
    return settle(_counting_anew(chosen, now), now)


def choose_rules(
    profile: str, rules: Rules, field: str, value: str, own: Rules | None = None
) -> tuple[str, Rules]:
    """A profile's name and rules after one choice; `Refused` for a value that isn't offered.

    A profile keeps the length, but the group's own brings its own. Rules that were changed point
    by point go by the name of the profile they are nearest to.
    """
    if field == "profile":
        if value == OWN and own is not None:
            return OWN, own
        if value not in PROFILES:
            raise Refused("stale")
        return value, replace(PROFILES[value].rules, target=rules.target, quick=rules.quick)
    if field not in counting(rules) or value not in POINTS[field]:
        raise Refused("stale")
    changed = with_value(rules, field, value)
    return called(changed, profile, own), changed


def open_choice(gathering: Gathering, page: str, now: float) -> Gathering:
    """Open a page of the rules card: its front, the list of points, or one point's values."""
    if page not in (CARD, POINTS_PAGE, *counting(gathering.rules)):
        raise Refused("stale")
    return _counting_anew(replace(gathering, opened=page, touched=now), now)


def toggle_rules(gathering: Gathering, now: float) -> Gathering:
    """Unfold or fold the rules card."""
    opened = not gathering.rules_open
    toggled = replace(gathering, rules_open=opened, opened=CARD, computers_open=False, touched=now)
    return _counting_anew(toggled, now)


def _counting_anew(gathering: Gathering, now: float) -> Gathering:
    """A countdown begins anew: who chooses rules isn't hurried, and the others see the choice."""
    if gathering.starts_at is None:
        return gathering
    return replace(gathering, starts_at=now + COUNTDOWN_SECONDS, put_off=False)


def confirm(gathering: Gathering, person: int, now: float) -> Gathering:
    """Say that one is here."""
    seat = _seat(gathering, person)
    sitter = Sitter(person, now)
    seats = (*gathering.seats[:seat], sitter, *gathering.seats[seat + 1 :])
    return settle(replace(gathering, seats=seats, touched=now), now)


def hold(gathering: Gathering, now: float) -> Gathering:
    """Stop the countdown; from then on it waits for Start."""
    if gathering.starts_at is None:
        raise Refused("stale")
    return replace(gathering, starts_at=None, held=True, touched=now)


def start(gathering: Gathering, now: float) -> Gathering:
    """Start without waiting; refused while seats are free or somebody hasn't answered."""
    if None in gathering.seats:
        raise Refused("seats-free")
    for sitter in gathering.sitters:
        if not sitter.confirmed:
            raise Refused("not-all-here", sitter.person)
    return replace(gathering, starts_at=now, touched=now)


def put_off(gathering: Gathering, now: float) -> Gathering:
    """It would start, and there is no room for one more table: it tries again in a while."""
    return replace(gathering, starts_at=now + PUT_OFF_SECONDS, put_off=True, touched=now)


Next = Literal["start", "expire", "show"]


def tick(gathering: Gathering, now: float) -> tuple[Gathering, Next]:
    """What time has done: start the match, expire, or only show what has changed."""
    if gathering.starts_at is not None and now >= gathering.starts_at and gathering.full:
        return gathering, "start"
    if gathering.kept_until is not None and now >= gathering.kept_until:
        seats = tuple(
            None if isinstance(sitter, Sitter) and not sitter.confirmed else sitter
            for sitter in gathering.seats
        )
        freed = replace(gathering, seats=seats, kept_until=None, rematch=False, touched=now)
        freed = settle(freed, now)
        return (freed, "show") if freed.persons else (freed, "expire")
    if now >= gathering.touched + EXPIRY_SECONDS:
        return gathering, "expire"
    return gathering, "show"


def _seat(gathering: Gathering, person: int) -> Seat:
    seat = gathering.seat_of(person)
    if seat is None:
        raise Refused("only-seated")
    return seat


def _emptied(gathering: Gathering, seat: Seat, now: float) -> Gathering:
    seats = (*gathering.seats[:seat], None, *gathering.seats[seat + 1 :])
    return settle(replace(gathering, seats=seats, touched=now, held=False), now)


def _choose_games(gathering: Gathering, value: str, now: float) -> Gathering:
    """One match, or a session; one that has begun stays one."""
    if value not in map(str, get_args(Games)) or gathering.session is not None:
        raise Refused("stale")
    chosen = replace(gathering, games=cast("Games", int(value)), touched=now)
    return settle(_counting_anew(chosen, now), now)


def _filled(gathering: Gathering, now: float) -> Gathering:
    """With those who wait on the seats without a person; they have the whole time to say yes or no.

    At a rematch, which begins with the last yes, they are asked too.
    """
    seats, waiting = list(gathering.seats), list(gathering.waiting)
    free = gathering.open_to_people
    while waiting and free:
        comes = waiting.pop(0)
        seats[free.pop(0)] = replace(comes, confirmed=not gathering.rematch)
    if len(waiting) == len(gathering.waiting):
        return gathering
    kept = None if gathering.kept_until is None else now + KEPT_SECONDS
    return replace(
        gathering, seats=tuple(seats), waiting=tuple(waiting), kept_until=kept, starts_at=None
    )


def turned(seats: Sequence[T]) -> tuple[T, ...]:
    """The same four with the next of the three ways to pair them; after three it is the first."""
    first, second, third, fourth = seats
    return first, third, fourth, second


def settle(gathering: Gathering, now: float) -> Gathering:
    """After a step: free seats go to those who wait, the countdown begins, goes on or stops, and
    who has sat, or waited, for long is asked.

    One person among computers starts at once: there is nobody to wait for.
    """
    gathering = _filled(gathering, now)
    if None in gathering.seats:
        return replace(gathering, starts_at=None, put_off=False)
    if gathering.starts_at is not None or gathering.held:
        return gathering
    alone = len(gathering.sitters) == 1
    seats = tuple(
        replace(sitter, confirmed=sitter.confirmed and (alone or _sat_lately(sitter, now)))
        if isinstance(sitter, Sitter)
        else sitter
        for sitter in gathering.seats
    )
    asked = replace(gathering, seats=seats)
    if asked.full:
        # Who has just said yes to a rematch needs no more time to stop it.
        seconds = 0.0 if asked.rematch or alone else COUNTDOWN_SECONDS
        return replace(asked, starts_at=now + seconds, put_off=False, kept_until=None)
    return replace(asked, kept_until=asked.kept_until or now + KEPT_SECONDS)


def _sat_lately(sitter: Sitter, now: float) -> bool:
    return now - sitter.since <= STILL_HERE_SECONDS
