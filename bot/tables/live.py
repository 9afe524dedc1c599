"""A match in memory: a cache of its log, with the lock under which it is read and written.

Promises: `Lives.open` yields a match that equals its log, alone; a write that another process
forestalled drops the cache. Leaves to others: what to write, and what to show of it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

import structlog

from bot.locks import Locks
from bot.place import Place
from bot.tables.events import CODEC, TableEvent
from bot.tables.pace import Pace
from bot.tables.seating import Seating, fold, fold_all
from bot.tables.timing import waiting
from engine.cards import Seat
from engine.codec import EVENTS
from engine.events import SCHEMA
from engine.state import Phase, State, evolve, replay
from storage import Chat, Conflict, Entry, Match, Recorded, Storage, StorageError

log = structlog.get_logger()

_KEPT = 1_000
"""So many matches are kept at hand; any other is read again when somebody acts in it."""


class Unreadable(Exception):  # noqa: N818 - the name says what it is
    """A match's log can't be replayed: nobody can play it, and it is to hold nothing else up."""


@dataclass(frozen=True, slots=True)
class Live:
    """A match as it stands after event `match.last_seq` of its log."""

    match: Match
    chat: Chat
    state: State
    seating: Seating
    pace: Pace
    since: float
    """Since when its question stands, and the trick before it lies (epoch seconds)."""

    @property
    def over(self) -> bool:
        """Won, ended early, or closed because two groups became one: nothing more can happen."""
        closed = self.match.closed_at is not None
        return closed or self.seating.ended or self.state.phase is Phase.OVER

    @property
    def alone(self) -> bool:
        """It is one person's match with computers, in their private chat."""
        return self.pace.alone

    @property
    def hints(self) -> bool:
        """Whoever plays may ask what the computer would do."""
        return self.alone or self.chat.hints

    @property
    def place(self) -> Place:
        """Where its table stands."""
        if self.alone:
            return Place.private(self.match.starter)
        return Place.group(self.chat.id, self.match.thread)

    @property
    def hand_number(self) -> int:
        """The number of the hand in progress, between hands of the last one; 0 before the first."""
        hand = self.state.hand
        return hand.open.number if hand else len(self.state.finished)

    def scored_with(self, person: int) -> int:
        """How many of its hands were scored while this person sat there."""
        hands = zip(self.seating.scored, self.state.finished, strict=True)
        return sum(person in owners and not hand.voided for owners, hand in hands)

    def lies(self, now: float) -> bool:
        """The last trick still lies on the table: nobody leads to the next one yet."""
        hand = self.state.hand
        full = hand is not None and bool(hand.open.tricks) and not hand.open.trick
        # A clock that was set back must not keep it there.
        return full and 0 <= now - self.since < self.pace.trick_pause


def folded(live: Live, events: Sequence[TableEvent]) -> tuple[State, Seating]:
    """The match after these events."""
    state, seating = live.state, live.seating
    for event in events:
        seating = fold(seating, event)
        if EVENTS.knows(event):
            state = evolve(state, event)
    return state, seating


def pace_of(chat: Chat, by_hand: frozenset[Seat] = frozenset()) -> Pace:
    """The pace that a group has set, for seats of which these play an only card by hand."""
    return Pace(
        turn=chat.turn_time,
        trick_pause=chat.trick_pause,
        next_hand=chat.next_hand,
        time_zone=chat.time_zone,
        computers=chat.computer_pace,
        alone=chat.kind == "private",
        by_hand=by_hand,
    )


def entries(events: Sequence[TableEvent]) -> list[Entry]:
    """Events as the memory takes them."""
    return [Entry(*CODEC.to_json(event), schema=SCHEMA) for event in events]


def first_deadline(events: Sequence[TableEvent], chat: Chat, now: float) -> float | None:
    """When the first wait of a match that begins so is over (epoch seconds)."""
    state = replay(event for event in events if EVENTS.knows(event))
    wait = waiting(state, fold_all(events), pace_of(chat))
    return None if wait is None else now + wait.seconds


class Lives:
    """The matches this process has at hand, by key."""

    def __init__(self, storage: Storage, look: Callable[[Live], None]) -> None:
        """`look`: shown each match as it is opened, and again after what is written."""
        self._storage = storage
        self._look = look
        # Whatever is played lately, the latest last.
        self._cache: dict[int, Live] = {}
        self._unreadable: set[int] = set()
        self._lock = Locks()

    @asynccontextmanager
    async def open(self, match: int) -> AsyncIterator[Live]:
        """The match, under its lock. Raises Unreadable, and logs a match's first."""
        async with self._lock(match):
            with structlog.contextvars.bound_contextvars(match=match):
                live = await self._load(match)
                self._look(live)
                yield live

    async def append(
        self, live: Live, events: Sequence[TableEvent], *, now: float, acted: bool = False
    ) -> Live:
        """Write what happened; durable when this returns. Call under the match's lock.

        `acted`: somebody who plays did this, not time. The deadline of a wait that goes on stands;
        a new wait's counts from now. Raises Conflict, with nothing written, if the log had grown
        elsewhere.
        """
        state, seating = folded(live, events)
        since = live.since if _question(state) == _question(live.state) else now
        pace = live.pace
        if seating.persons != live.seating.persons:
            pace = await self._pace(live.chat, seating)
        after = replace(live, state=state, seating=seating, pace=pace, since=since)
        deadline = _deadline(live, after, now)
        try:
            seq = await self._storage.matches.append(
                live.match.id,
                live.match.last_seq,
                entries(events),
                at=now,
                deadline=deadline,
                closed=after.over,
                players=_players(live.seating, seating),
                acted=acted,
            )
        except Conflict:
            self._cache.pop(live.match.id, None)
            raise
        closed_at = now if after.over else None
        acted_at = now if acted else live.match.acted_at
        match = replace(
            live.match, last_seq=seq, deadline=deadline, closed_at=closed_at, acted_at=acted_at
        )
        after = replace(after, match=match)
        if after.over:
            self._cache.pop(match.id, None)
        else:
            self._keep(after)
        self._look(after)
        return after

    async def _load(self, key: int) -> Live:
        match = await self._storage.matches.get(key)
        chat = await self._storage.chats.get(match.chat)
        cached = self._cache.get(key)
        if cached is not None and cached.match.last_seq == match.last_seq:
            pace = await self._pace(chat, cached.seating)
            return replace(cached, match=match, chat=chat, pace=pace)
        try:
            state, seating, since = replayed(await self._storage.matches.load(key))
        except StorageError:
            raise
        except Exception as error:  # whatever it is: the log doesn't replay
            if key not in self._unreadable:
                log.exception("a log can't be replayed", match=key)
                self._unreadable.add(key)
            raise Unreadable from error
        live = Live(match, chat, state, seating, await self._pace(chat, seating), since)
        if not live.over:
            self._keep(live)
        return live

    def _keep(self, live: Live) -> None:
        self._cache.pop(live.match.id, None)
        self._cache[live.match.id] = live
        if len(self._cache) > _KEPT:
            del self._cache[next(iter(self._cache))]

    async def _pace(self, chat: Chat, seating: Seating) -> Pace:
        persons = await self._storage.persons.get_many(set(filter(None, seating.persons)))
        by_hand = {key for key, person in persons.items() if not person.play_single}
        return pace_of(chat, frozenset(seat for seat in Seat if seating.persons[seat] in by_hand))


def _players(before: Seating, after: Seating) -> dict[int, bool]:
    """Who plays now and didn't, and who did and no longer does."""
    were, are = seated(before), seated(after)
    return {person: person in are for person in were ^ are}


def seated(seating: Seating) -> set[int]:
    owners = zip(seating.persons, Seat, strict=True)
    return {person for person, seat in owners if person is not None and seat not in seating.left}


def replayed(log: Sequence[Recorded]) -> tuple[State, Seating, float]:
    """The match that a log makes, and since when its question stands."""
    state, seating, since = None, Seating(), 0.0
    for record in log:
        event = CODEC.from_json(record.kind, record.payload)
        seating = fold(seating, event)
        if EVENTS.knows(event):
            before, state = state, evolve(state, event)
            if before is None or _question(before) != _question(state):
                since = record.at
    if state is None:
        raise ValueError("expected at least MatchStarted: no events")
    return state, seating, since


def _question(state: State) -> tuple[int, int]:
    """Changes when something else is put to people."""
    hand = state.hand.open if state.hand else None
    return (hand.decision, len(hand.trick)) if hand else (0, len(state.finished))


def _deadline(before: Live, after: Live, now: float) -> float | None:
    old = waiting(before.state, before.seating, before.pace)
    new = waiting(after.state, after.seating, after.pace)
    if new is None:
        return None
    if old is not None and old.key == new.key and before.match.deadline is not None:
        return before.match.deadline
    return now + new.seconds
