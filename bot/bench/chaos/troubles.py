"""Makes troubles happen, and makes them good again.

Promises that whatever was done is undone by `heals`, and that a trouble counts as one that
happened only if it met the program: a fault a call, a closed topic a match or a message, a full
disk something to be written.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from bot.bench.chaos.clock import SharedClock
from bot.bench.chaos.plan import Kind, Trouble
from bot.bench.chaos.process import Program
from bot.bench.chaos.tables import Table
from bot.sandbox import Fault, Message, Person, Sandbox, Topic
from bot.sandbox import membership as members
from bot.sandbox.world import Membership

TOO_LONG = 6.0
"""Seconds of the world's clock after which the bot takes a call for lost."""
REFUSED = " refused: "
"""How the program says that its memory did not do something."""
WRITES_WITHIN, WAITS = 3.0, 5.0
"""Real seconds within which it writes down what it was answered; that it waits for its memory."""
LOOKS_EVERY = 0.2
_MID_TRICK = """
SELECT count(*) FROM matches JOIN chats ON chats.id = matches.chat JOIN events
ON events.match = matches.id AND events.seq = matches.last_seq
WHERE chats.title = ? AND matches.closed_at IS NULL AND events.kind = 'CardPlayed'
"""
INJECTED = "Too Many Requests: retry after {} (made up)"


class Troubles:
    """What goes wrong in this town."""

    def __init__(
        self,
        town: Sandbox,
        tables: Sequence[Table],
        program: Program,
        clock: SharedClock,
        database: Path,
    ) -> None:
        self.town = town
        self.tables = tables
        self.program = program
        self.clock = clock
        self.database = database
        self.happened: Counter[Kind] = Counter()
        """Those that met the program."""
        self.match_kills = 0
        self.wrong = [0.0]
        """By how much the bot's clock was, after each setting of it."""
        self.cut_short: list[tuple[float, float]] = []
        """From when to when what it was answered may not have been written down."""
        self.gone: set[tuple[int, int]] = set()
        """Messages that somebody took away."""
        self._makes: Mapping[Kind, Callable[[Trouble], Awaitable[None]]] = {
            Kind.FLOOD_HERE: self._flood_here,
            Kind.FLOOD: self._flood,
            Kind.ERRORS: self._errors,
            Kind.LOST_BEFORE: self._lost_before,
            Kind.LOST_AFTER: self._lost_after,
            Kind.DROPPED: self._dropped,
            Kind.ANSWER_DROPPED: self._answer_dropped,
            Kind.OUT_OF_ORDER: self._out_of_order,
            Kind.TWICE: self._twice,
            Kind.BURST: self._burst,
            Kind.UNPLUGGED: self._unplugged,
            Kind.DELETED: self._deleted,
            Kind.CLEARED: self._cleared,
            Kind.TOPIC_CLOSED: self._topic_closed,
            Kind.KICKED: self._kicked,
            Kind.MUTED: self._muted,
            Kind.SILENCED: self._silenced,
            Kind.MIGRATED: self._migrated,
            Kind.ALL_BLOCKED: self._all_blocked,
            Kind.DISK_FULL: self._disk_full,
            Kind.LOCKED: self._locked,
            Kind.SET_BACK: self._set_back,
            Kind.TERMINATED: self._terminated,
            Kind.KILLED: self._killed,
        }

    async def make(self, trouble: Trouble) -> None:
        """Make it, and make it good again after a while."""
        await self._makes[trouble.kind](trouble)

    async def heals(self) -> None:
        """All is well again, wherever a trouble was cut short."""
        self.town.heal()
        self._set_clock(0.0)
        self.program.fills_disk(None)
        self.program.again()
        for table in self.tables:
            await self._opens(table)
            for one in table.people:
                if not table.group.chat.membership(one.person.id).inside:
                    one.person.joins(table.group)
                if one.person.private.chat.blocked:
                    await one.person.starts()
            # The program may have been killed when it heard that it may write again.
            with suppress(AssertionError):
                await table.people[0].person.says("/table", table.room)

    # --- calls ---

    async def _meets(self, trouble: Trouble, *faults: Fault) -> None:
        """They meet so many calls, and none once the trouble is over."""
        with self._counted(trouble, lambda: any(fault.hits for fault in faults)):
            await self._sleep(trouble.lasts)
        for fault in faults:
            fault.stop()

    def _here(self, trouble: Trouble, most: int, **how: Any) -> Fault:
        """One to `most` calls in the trouble's chat."""
        times = 1 + int(trouble.size * most)
        return self.town.fault(chat=self._chat(trouble), times=times, **how)

    def _here_or_anywhere(self, trouble: Trouble, most: int, **how: Any) -> Fault:
        if trouble.which % 2:
            return self._here(trouble, most, **how)
        return self.town.fault(times=1 + int(trouble.size * 2 * most), **how)

    def _chat(self, trouble: Trouble) -> int:
        table = self._table(trouble)
        places = [table.group.chat_id, *(one.person.id for one in table.people)]
        return places[trouble.which % len(places)]

    async def _flood_here(self, trouble: Trouble) -> None:
        seconds = 1 + int(trouble.size * 5)
        flood = self._here(
            trouble, 3, code=429, retry_after=seconds, description=INJECTED.format(seconds)
        )
        await self._meets(trouble, flood)

    async def _flood(self, trouble: Trouble) -> None:
        times, what = 1 + int(trouble.size * 10), INJECTED.format(2)
        floods = [
            self.town.fault(method, times=times, code=429, retry_after=2, description=what)
            for method in ("send*", "edit*", "delete*")
        ]
        await self._meets(trouble, *floods)

    async def _errors(self, trouble: Trouble) -> None:
        code = (500, 502, 504)[trouble.table % 3]
        await self._meets(trouble, self._here_or_anywhere(trouble, 4, code=code))

    async def _lost_before(self, trouble: Trouble) -> None:
        await self._meets(trouble, self._here(trouble, 2, delay=TOO_LONG, drop=True))

    async def _lost_after(self, trouble: Trouble) -> None:
        await self._meets(trouble, self._here(trouble, 2, late=TOO_LONG, drop_answer=True))

    async def _dropped(self, trouble: Trouble) -> None:
        await self._meets(trouble, self._here_or_anywhere(trouble, 4, drop=True))

    async def _answer_dropped(self, trouble: Trouble) -> None:
        await self._meets(trouble, self._here_or_anywhere(trouble, 4, drop_answer=True))

    async def _out_of_order(self, trouble: Trouble) -> None:
        chance = random.Random(trouble.which)
        faults = [
            self.town.fault(
                chance.choice(("send*", "edit*", "delete*", "answer*")),
                late=chance.uniform(0.0, 2.0),
            )
            for _ in range(1 + int(trouble.size * 12))
        ]
        await self._meets(trouble, *faults)

    async def _twice(self, trouble: Trouble) -> None:
        self._count(trouble)
        self.town.duplicate_next_update(1 + int(trouble.size * 8))

    async def _burst(self, trouble: Trouble) -> None:
        """Nothing is heard for a while, then all at once; somebody talks meanwhile."""
        fault = self.town.fault("getUpdates", times=None, delay=0.3, code=502)
        table = self._table(trouble)
        with self._counted(trouble, lambda: fault.hits > 0):
            for _ in range(int(trouble.size * 6)):
                with suppress(AssertionError):
                    await self._somebody(trouble).says("/table", table.room)
                await self._sleep(trouble.lasts / 20)
            await self._sleep(trouble.lasts / 4)
        fault.stop()

    async def _unplugged(self, trouble: Trouble) -> None:
        before = self.town.server.unheard
        self.town.unplug()
        with self._counted(trouble, lambda: self.town.server.unheard > before):
            await self._sleep(trouble.lasts / 2)
        self.town.server.unplugged = False

    # --- chats ---

    async def _deleted(self, trouble: Trouble) -> None:
        table = self._table(trouble)
        message = self._pick(trouble, table.room.messages())
        if message is not None:
            self._count(trouble)
            self.gone.add((message.chat.id, message.id))
            table.group.deletes(message)

    async def _cleared(self, trouble: Trouble) -> None:
        table = self._table(trouble)
        person = self._somebody(trouble)
        message = self._pick(trouble, person.private.messages())
        if message is not None:
            self._count(trouble)
            self.gone.add((message.chat.id, message.id))
            table.group.deletes(message)

    async def _topic_closed(self, trouble: Trouble) -> None:
        table = self._table(trouble, "forum")
        if isinstance(table.room, Topic):
            table.room.closes()
            await self._refuses(trouble, table)

    async def _kicked(self, trouble: Trouble) -> None:
        table = self._table(trouble)
        if self._bot_in(table).status == "member":
            table.group.kicks_bot()
            await self._refuses(trouble, table)

    async def _muted(self, trouble: Trouble) -> None:
        table = self._table(trouble, "supergroup")
        if self._bot_in(table).status == "member" and table.group.chat.kind == "supergroup":
            table.group.mutes_bot()
            await self._refuses(trouble, table)

    async def _silenced(self, trouble: Trouble) -> None:
        table = self._table(trouble)
        table.group.silences_members()
        await self._refuses(trouble, table)
        # Telegram says nothing of it: somebody speaks to the bot.
        with suppress(AssertionError):
            await self._somebody(trouble).says("/table", table.room)

    async def _refuses(self, trouble: Trouble, table: Table) -> None:
        """The group takes nothing for a while."""
        refused, playing = self._is_refused(table.group.chat_id), table.plays
        with self._counted(trouble, lambda: playing or refused()):
            await self._sleep(trouble.lasts)
        await self._opens(table)

    async def _migrated(self, trouble: Trouble) -> None:
        """As soon as a trick is under way there."""
        table = self._table(trouble, "group")
        await self._until(lambda: self._is_in_mid_trick(table.title), trouble.lasts)
        if table.group.chat.kind == "group" and self._bot_in(table).status == "member":
            self._count(trouble)
            lost: tuple[members.Side | None, ...] = (None, "old", "new")
            table.group.migrates(lost=lost[trouble.which % 3])
            table.room = table.group
            for one in table.people:
                one.room = table.group

    async def _all_blocked(self, trouble: Trouble) -> None:
        table = self._table(trouble)
        people, playing = [one.person for one in table.people], table.plays
        for person in people:
            person.blocks()
        refused = self._is_refused(*(person.id for person in people))
        with self._counted(trouble, lambda: playing or refused()):
            await self._sleep(trouble.lasts)
        for person in people:
            if person.private.chat.blocked:
                await person.starts()

    # --- the machine ---

    async def _disk_full(self, trouble: Trouble) -> None:
        log = self.database.with_name(self.database.name + "-wal")
        size = log.stat().st_size if trouble.size < 0.5 and log.exists() else 0
        self.program.fills_disk(size)
        with self._counted(trouble, self._is_kept_from("disk")), self._keeps_from_writing():
            await self._sleep(trouble.lasts / 2)
        self.program.fills_disk(None)

    async def _locked(self, trouble: Trouble) -> None:
        """Another program holds the database, at times for longer than the bot waits for it."""

        def hold() -> None:
            with (
                suppress(sqlite3.Error),
                closing(sqlite3.connect(self.database, timeout=5.0)) as connection,
            ):
                connection.execute("BEGIN IMMEDIATE")
                _pause(1.0 + trouble.size * 11.0)
                connection.rollback()
                self._count(trouble)

        with self._keeps_from_writing():
            await asyncio.to_thread(hold)

    async def _set_back(self, trouble: Trouble) -> None:
        before = self._events()
        self._set_clock(-20.0 - 600.0 * trouble.size)
        with self._counted(trouble, lambda: self._events() > before):
            await self._sleep(30.0 + trouble.lasts)
        self._set_clock(0.0)

    async def _terminated(self, trouble: Trouble) -> None:
        self._cuts_short()
        if await self.program.restart():
            self._count(trouble)

    async def _killed(self, trouble: Trouble) -> None:
        live = sum(table.plays for table in self.tables)
        self._cuts_short()
        if await self.program.kill():
            self._count(trouble)
            self.match_kills += live
        await self._sleep(trouble.lasts)
        self.program.again()

    # --- the means ---

    def _count(self, trouble: Trouble) -> None:
        self.happened[trouble.kind] += 1

    @contextmanager
    def _counted(self, trouble: Trouble, has_met: Callable[[], bool]) -> Iterator[None]:
        """It counts if by the end, however it comes, it has met the program."""
        try:
            yield
        finally:
            if has_met():
                self._count(trouble)

    def _cuts_short(self) -> None:
        """Here and now."""
        now = self.clock.true()
        self.cut_short.append((now - WRITES_WITHIN * self.clock.speed, now))

    @contextmanager
    def _keeps_from_writing(self) -> Iterator[None]:
        began = self.clock.true() - WRITES_WITHIN * self.clock.speed
        try:
            yield
        finally:
            self.cut_short.append((began, self.clock.true() + WAITS * self.clock.speed))

    def _is_refused(self, *chats: int) -> Callable[[], bool]:
        """Whether from now on a call there was refused, as what is not allowed is."""
        calls, began = self.town.calls, len(self.town.calls)
        return lambda: any(
            call.chat_id in chats
            and call.status in (400, 403)
            and "message " not in call.description
            for call in calls[began:]
        )

    def _is_kept_from(self, what: str) -> Callable[[], bool]:
        """Whether from now on the program says that its memory refused, and this of why."""
        lines, began = self.program.lines, len(self.program.lines)
        return lambda: any(REFUSED in line and what in line for line in lines[began:])

    def _events(self) -> int:
        return self._asks("SELECT count(*) FROM events")

    def _is_in_mid_trick(self, title: str) -> bool:
        return self._asks(_MID_TRICK, title) > 0

    def _asks(self, query: str, *values: str) -> int:
        """The bot's memory, plainly; 0 if it doesn't answer."""
        with (
            suppress(sqlite3.Error),
            closing(sqlite3.connect(self.database, timeout=0.2)) as connection,
        ):
            return int(connection.execute(query, values).fetchone()[0])
        return 0

    async def _until(self, look: Callable[[], bool], seconds: float) -> None:
        """Until something is so, but no longer."""
        for _ in range(int(seconds / self.clock.speed / LOOKS_EVERY)):
            if look():
                return
            await asyncio.sleep(LOOKS_EVERY)

    def _table(self, trouble: Trouble, kind: str = "") -> Table:
        """The trouble's table, of those of a kind if there are any."""
        tables = [table for table in self.tables if not kind or _kind(table) == kind]
        tables = tables or list(self.tables)
        return tables[trouble.table % len(tables)]

    def _somebody(self, trouble: Trouble) -> Person:
        people = self._table(trouble).people
        return people[trouble.which % len(people)].person

    def _pick(self, trouble: Trouble, messages: Sequence[Message]) -> Message | None:
        """One of the last that the bot wrote."""
        own = [message for message in messages if message.sender.is_bot][-4:]
        return own[trouble.which % len(own)] if own else None

    def _bot_in(self, table: Table) -> Membership:
        return self.town.world.bot_in(table.group.chat)

    async def _opens(self, table: Table) -> None:
        """The bot may do there again whatever it may."""
        status = self._bot_in(table).status
        if status in ("kicked", "left"):
            await table.group.add_bot()
        elif status == "restricted":
            table.group.demotes_bot()
        table.group.silences_members(silenced=False)
        if isinstance(table.room, Topic) and table.group.chat.topics[table.room.thread or 0].closed:
            table.room.reopens()

    def _set_clock(self, wrong_by: float) -> None:
        self.clock.wrong_by = wrong_by
        self.wrong.append(wrong_by)

    async def _sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / self.clock.speed)


def _kind(table: Table) -> str:
    return "forum" if isinstance(table.room, Topic) else table.group.chat.kind


def _pause(seconds: float) -> None:
    import time

    time.sleep(seconds)
