"""The life of a table: one match after another in its group, as long as there are any to play.

`Referee` reads from the bot's memory, plainly, when a match has begun and when it is over; people
play until then.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from bot.bench.chaos.people import Restless
from bot.sandbox import Group, Room

LOOKS_EVERY = 0.5


class Referee:
    """Which groups play, and how many of their matches are over; titles name them.

    Who plays alone waits for nobody, and nobody for them."""

    def __init__(self, database: Path, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock
        self.live: set[str] = set()
        self.over: dict[str, int] = {}
        self.events = 0
        self.stirred_at = clock()
        """When there last was an event."""
        self._looks = 0
        self._looked = asyncio.Condition()

    async def run(self) -> None:
        """Look, for ever."""
        while True:
            with suppress(sqlite3.Error):
                self._look()
                self._looks += 1
            async with self._looked:
                self._looked.notify_all()
            await asyncio.sleep(LOOKS_EVERY)

    async def until(self, look: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with self._looked:
            await self._looked.wait_for(look)

    async def until_looked(self) -> None:
        """Wait until it knows what is so now."""
        looks = self._looks
        await self.until(lambda: self._looks > looks)

    @property
    def finished(self) -> int:
        """How many matches are over."""
        return sum(self.over.values())

    def _look(self) -> None:
        if not self._database.exists():
            return
        address = f"file:{self._database}?mode=ro"
        with closing(sqlite3.connect(address, uri=True, timeout=0.2)) as connection:
            rows = connection.execute(
                "SELECT chats.title, matches.closed_at, matches.last_seq"
                " FROM matches JOIN chats ON chats.id = matches.chat WHERE kind <> 'private'"
            ).fetchall()
        self.live = {title for title, closed, _ in rows if closed is None}
        events = sum(seq for _, _, seq in rows)
        if events != self.events:
            self.events, self.stirred_at = events, self._clock()
        over: dict[str, int] = {}
        for title, closed, _ in rows:
            over[title] = over.get(title, 0) + (closed is not None)
        self.over = over


class Tickets:
    """So many matches may be begun, and `more` as long as they are needed."""

    def __init__(self, count: int, more: Callable[[], bool]) -> None:
        self._left = count
        self._more = more

    def take(self) -> bool:
        """Whether there is one left."""
        self._left -= 1
        return self._left >= 0 or self._more()


class Table:
    """A group, the room in it where they play, and those who do."""

    def __init__(
        self, title: str, group: Group, room: Room, people: list[Restless], referee: Referee
    ) -> None:
        self.title = title
        self.group = group
        self.room = room
        self.people = people
        self._referee = referee

    @property
    def plays(self) -> bool:
        """Whether a match is on."""
        return self.title in self._referee.live

    async def lives(self, tickets: Tickets) -> None:
        """One match after another."""
        while tickets.take():
            gathering = (person.gathers(self.people) for person in self.people)
            await self._meanwhile(gathering, lambda: self.plays)
            await self._meanwhile(
                (person.lives() for person in self.people), lambda: not self.plays
            )

    async def _meanwhile(
        self, doings: Iterable[Coroutine[Any, Any, None]], until: Callable[[], bool]
    ) -> None:
        """People do these until something is so; whoever fails fails the run."""
        tasks = [asyncio.create_task(doing) for doing in doings]
        end = asyncio.create_task(self._referee.until(until))
        try:
            done, _ = await asyncio.wait([end, *tasks], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (end, *tasks):
                task.cancel()
            await asyncio.gather(end, *tasks, return_exceptions=True)
