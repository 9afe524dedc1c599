"""Lobbies being gathered: load, step, save, show; and the match that comes of each.

Promises: a step is saved (compare and set) before it is shown; starting creates the match and
closes the lobby in one transaction. Leaves to others: what a step means (gathering), and who may
ask for which (wishes).
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress

import structlog

from bot.answers import Declined
from bot.displays.lobby import LobbyDisplay
from bot.displays.match import Display
from bot.groups.bans import Bans
from bot.groups.rules import profile_of
from bot.lobbies import gathering as steps
from bot.lobbies.gathering import Gathering, Refused
from bot.locks import Locks
from bot.screens import alerts
from bot.tables.events import ProfileNamed, WaitingJoined
from bot.tables.live import entries, first_deadline
from bot.tables.opening import Shuffle, opening
from bot.tables.table import Tables
from bot.texts import Translator
from storage import Chat, Conflict, Lobby, Person, Storage

log = structlog.get_logger()

Step = Callable[[Gathering, float], Gathering]


class Lobbies:
    """All lobbies of this process."""

    def __init__(
        self,
        storage: Storage,
        show: LobbyDisplay,
        tables: Tables,
        display: Display,
        bans: Bans,
        shuffle: Shuffle,
        now: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._show = show
        self._tables = tables
        self._display = display
        self._bans = bans
        self._shuffle = shuffle
        self._now = now
        self._lock = Locks()

    @asynccontextmanager
    async def open(self, lobby: int) -> AsyncIterator[tuple[Lobby, Gathering] | None]:
        """The lobby, under its lock; None if it is over by now."""
        async with self._lock(lobby):
            row = await self._storage.lobbies.get(lobby)
            yield (row, steps.from_json(row.data)) if row.open else None

    async def create(self, chat: Chat, thread: int, fresh: Gathering) -> bool:
        """Open and show it; False if somebody else opened one at the same moment."""
        try:
            lobby = await self._storage.lobbies.create(
                chat=chat.id,
                thread=thread,
                data=steps.to_json(fresh),
                deadline=fresh.deadline(self._now()),
            )
        except Conflict:
            return False
        await self.tick(lobby.id)  # one person's rematch with computers starts at once
        return True

    async def move_down(self, chat: Chat, thread: int) -> bool:
        """Bring the match or the lobby there to the bottom of the group; False if it has none."""
        match = await self._storage.matches.live_of(chat.id, thread)
        if match is not None:
            await self._tables.move_down(match)
            return True
        lobby = await self._storage.lobbies.open_of(chat.id, thread)
        if lobby is not None:
            await self.show(lobby.id, down=True)
        return lobby is not None

    async def named(self, person: Person, public_id: str) -> Lobby:
        """The lobby a button names. Raises Declined, and takes what is left of it away, if it is
        over."""
        lobby = await self._storage.lobbies.by_public_id(public_id)
        if lobby is not None and not lobby.open:
            await self._show.strip_closed(lobby)
            self._show.take_back(lobby, [person.id])
        if lobby is None or not lobby.open:
            raise Declined(alerts.lobby_gone(await self._display.translator(person)))
        return lobby

    async def step(
        self, lobby: int, person: Person, step: Step, *, comes: bool = False
    ) -> Gathering:
        """Take somebody's step; the lobby after it. Raises Declined if that can't be.

        `comes`: they sit down, or wait to; under the lock, so that no ban comes in between.
        """
        while True:
            async with self.open(lobby) as found:
                if found is None:
                    t = await self._display.translator(person)
                    raise Declined(alerts.lobby_gone(t))
                (row, before), now = found, self._now()
                if comes:
                    await self._bans.refuse(row.chat, person)
                try:
                    after = step(before, now)
                except Refused as refused:
                    t = await self._display.translator(person)
                    why = await self._why_refused(refused, before, t)
                    raise Declined(why, alert=True) from refused
                if await self._settle(row, after, steps.tick(after, now)[1], now):
                    return after

    async def greet_newcomer(self, lobby: int, person: Person) -> None:
        """Tell somebody, in the chat they have just opened, that they are seated there."""
        async with self.open(lobby) as found:
            if found is not None:
                await self._show.greet_newcomer(*found, person)

    async def expel(self, chat: int, person: Person) -> None:
        """Take somebody off every table of the group that has not begun."""
        for lobby in await self._storage.lobbies.all_open(chat):
            with suppress(Declined):  # they aren't there, or it has begun meanwhile
                await self.step(
                    lobby.id, person, lambda it, now: steps.stand_up(it, person.id, now)
                )

    async def tick(self, lobby: int) -> None:
        """Do what time has brought."""
        async with self.open(lobby) as found:
            if found is not None:
                (row, gathering), now = found, self._now()
                await self._settle(row, *steps.tick(gathering, now), now)

    async def show(self, lobby: int, *, down: bool = False) -> None:
        """Show a lobby as it is; `down` at the bottom of the group. Not one that is over by now."""
        async with self.open(lobby) as found:
            if found is not None:
                await self._show.show(*found, down=down)

    async def show_in(self, chat: int) -> None:
        """Show every open lobby of a group."""
        for lobby in await self._storage.lobbies.all_open(chat):
            await self.show(lobby.id)

    async def rest_in(self, chat: int, thread: int | None) -> None:
        """The group, or that topic of it, can't be written to: no countdown goes on there."""
        for lobby in await self._storage.lobbies.all_open(chat):
            if thread in (None, lobby.thread):
                async with self.open(lobby.id) as found:
                    if found is not None and found[1].starts_at is not None:
                        (row, gathering), now = found, self._now()
                        await self._settle(row, steps.hold(gathering, now), "show", now)

    async def shift(self, row: Lobby, seconds: float) -> None:
        """Put off all that it waits for, and show it. ValueError, and closed, if it can't be read:
        nobody could sit down there, or open another."""
        now = self._now()
        try:
            shifted = steps.from_json(row.data).shifted(seconds, now)
        except ValueError:
            await self._storage.lobbies.close(row.id, row.version, now=now)
            raise
        await self._storage.lobbies.save(
            row.id, row.version, steps.to_json(shifted), deadline=shifted.deadline(now)
        )
        await self.show(row.id)

    async def show_ended(self, row: Lobby) -> None:
        """Show a closed lobby as it ended."""
        gathering = steps.from_json(row.data)
        match = await self._storage.matches.latest_of(row.chat, row.thread)
        if match is not None and match.opened_at >= gathering.touched:
            await self._show.show_started(row, gathering)
        else:
            await self._show.show_expired(row, gathering)
        self._show.take_back(row, (*gathering.persons, *gathering.queue))

    async def drop(self, lobby: int) -> None:
        """It was closed where another stands: nobody is told of it any more."""
        row = await self._storage.lobbies.get(lobby)
        gathering = steps.from_json(row.data)
        await self._show.drop(row, (*gathering.persons, *gathering.queue))

    async def _why_refused(self, refused: Refused, lobby: Gathering, t: Translator) -> str:
        name = (await self._storage.persons.get(refused.person)).name if refused.person else ""
        match refused.code:
            case "only-seated":
                return alerts.only_seated(t)
            case "seats-free":
                return alerts.seats_free(t, lobby.seats.count(None))
            case "not-all-here":
                return alerts.not_confirmed(t, name)
            case "seat-taken":
                return alerts.seat_taken(t, name)
            case "stale":
                return alerts.stale(t)

    async def _settle(self, row: Lobby, after: Gathering, then: steps.Next, now: float) -> bool:
        """Save and show, start or expire; False if another process had written first."""
        if then == "start" and self._show.crowded():
            after, then = steps.put_off(after, now), "show"
        if then == "start":
            return await self._start(row, after, now)
        before = steps.from_json(row.data)
        told = {*before.persons, *before.queue}
        if then == "expire":
            return await self._expire(row, after, told, now)
        if not await self._storage.lobbies.save(
            row.id, row.version, steps.to_json(after), deadline=after.deadline(now)
        ):
            return False
        self._show.take_back(row, told - {*after.persons, *after.queue})
        await self._show.show(row, after)
        return True

    async def _expire(self, row: Lobby, after: Gathering, told: Iterable[int], now: float) -> bool:
        if not await self._storage.lobbies.close(row.id, row.version, now=now):
            return False
        self._show.take_back(row, told)
        await self._show.show_expired(row, after)
        return True

    async def _start(self, row: Lobby, after: Gathering, now: float) -> bool:
        chat = await self._storage.chats.get(row.chat)
        previous = await self._storage.matches.latest_of(row.chat, row.thread)
        named = ProfileNamed(*profile_of(chat, after.rules, after.profile))
        events = opening(named, after.rules, after.owners, self._shuffle)
        events += tuple(WaitingJoined(person) for person in after.queue)
        session = after.session
        if session is None and after.games > 1:
            session = await self._storage.sessions.create(row.chat)
        try:
            match = await self._storage.lobbies.start_match(
                row.id,
                row.version,
                data=steps.to_json(after),
                starter=after.starter or _first_of(after),
                players=after.persons,
                events=entries(events),
                at=now,
                deadline=first_deadline(events, chat, now),
                session=session,
            )
        except Conflict:
            if await self._storage.matches.live_of(row.chat, row.thread) is None:
                return False
            told = (*after.persons, *after.queue)
            return await self._expire(row, after, told, now)  # two groups became one
        log.info("match started", match=match.id, lobby=row.id)
        await self._show.show_started(row, after)
        self._show.take_back(row, (*after.persons, *after.queue))
        if previous is not None:
            await self._tables.forget(previous.id)
        await self._tables.show(match.id)
        return True


def _first_of(gathering: Gathering) -> int:
    """Whoever sat down first."""
    return min(gathering.sitters, key=lambda sitter: sitter.since).person
