"""A match in memory: a cache of its log, with the lock under which it is read and written.

Promises: `Lives.open` yields a match that equals its log, alone; a write that another process
forestalled drops the cache. Leaves to others: what to write, and what to show of it.
"""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

import structlog

from bot.place import Place
from bot.seating import CODEC, Seating, SeatLeft, TableEvent, fold, fold_all
from bot.timing import waiting
from engine.codec import EVENTS
from engine.events import SCHEMA
from engine.state import Phase, State, evolve, replay
from storage import Chat, Conflict, Entry, Match, Recorded, Storage


@dataclass(frozen=True, slots=True)
class Live:
    """A match as it stands after event `match.last_seq` of its log."""

    match: Match
    chat: Chat
    state: State
    seating: Seating

    @property
    def over(self) -> bool:
        """Won, ended early, or closed because two groups became one: nothing more can happen."""
        closed = self.match.closed_at is not None
        return closed or self.seating.ended or self.state.phase is Phase.OVER

    @property
    def place(self) -> Place:
        """Where its table stands."""
        return Place.group(self.chat.id, self.match.thread)

    @property
    def hand_number(self) -> int:
        """The number of the hand in progress, between hands of the last one; 0 before the first."""
        hand = self.state.hand
        return hand.open.number if hand else len(self.state.finished)


def entries(events: Sequence[TableEvent]) -> list[Entry]:
    """Events as the memory takes them."""
    return [Entry(*CODEC.to_json(event), schema=SCHEMA) for event in events]


class Lives:
    """The matches this process has at hand, by key."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._cache: dict[int, Live] = {}
        self._locks: weakref.WeakValueDictionary[int, asyncio.Lock] = weakref.WeakValueDictionary()

    @asynccontextmanager
    async def open(self, match: int) -> AsyncIterator[Live]:
        """The match, under its lock."""
        lock = self._locks.setdefault(match, asyncio.Lock())
        async with lock:
            with structlog.contextvars.bound_contextvars(match=match):
                yield await self._load(match)

    async def append(
        self, live: Live, events: Sequence[TableEvent], *, now: float, acted: bool = False
    ) -> Live:
        """Write what happened; durable when this returns. Call under the match's lock.

        `acted`: somebody who plays did this, not time. The deadline of a wait that goes on stands;
        a new wait's counts from now. Raises Conflict, with nothing written, if the log had grown
        elsewhere.
        """
        state, seating = live.state, live.seating
        for event in events:
            seating = fold(seating, event)
            if EVENTS.knows(event):
                state = evolve(state, event)
        after = replace(live, state=state, seating=seating)
        deadline = _deadline(live, after, now)
        gone = {
            person: False
            for event in events
            if isinstance(event, SeatLeft)
            and (person := live.seating.persons[event.seat]) is not None
        }
        try:
            seq = await self._storage.matches.append(
                live.match.id,
                live.match.last_seq,
                entries(events),
                at=now,
                deadline=deadline,
                closed=after.over,
                players=gone,
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
            self._cache[match.id] = after
        return after

    async def _load(self, key: int) -> Live:
        match = await self._storage.matches.get(key)
        chat = await self._storage.chats.get(match.chat)
        cached = self._cache.get(key)
        if cached is not None and cached.match.last_seq == match.last_seq:
            return replace(cached, match=match, chat=chat)
        live = _replayed(match, chat, await self._storage.matches.load(key))
        if not live.over:
            self._cache[key] = live
        return live


def _replayed(match: Match, chat: Chat, log: Sequence[Recorded]) -> Live:
    events = [CODEC.from_json(record.kind, record.payload) for record in log]
    state = replay(event for event in events if EVENTS.knows(event))
    return Live(match, chat, state, fold_all(events))


def _deadline(before: Live, after: Live, now: float) -> float | None:
    seconds = before.chat.turn_time
    old = waiting(before.state, before.seating, seconds)
    new = waiting(after.state, after.seating, seconds)
    if new is None:
        return None
    if old is not None and old.key == new.key and before.match.deadline is not None:
        return before.match.deadline
    return now + new.seconds
