"""What is kept of people, said in /privacy, and taken away by /forget_me and by time.

Promises: whoever asks to be forgotten sits nowhere any more, and nothing says who they were; logs
stay as they are, since they know people by our numbers alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import structlog

from bot.answers import Answer, Declined
from bot.displays.match import Display
from bot.lobbies import gathering
from bot.lobbies.lobby import Lobbies
from bot.outbox import Outbox, Urgency
from bot.place import Place
from bot.screens import privacy as screens
from bot.slots import QUESTION_SLOT
from bot.tables.events import WaitingJoined
from bot.tables.live import Unreadable
from bot.tables.seating import Seating
from bot.tables.seats import Seats
from bot.tables.table import Tables
from storage import Lobby, Match, Person, Storage

log = structlog.get_logger()

DAY = 24 * 3600.0
SWEEP_SECONDS = 3600.0
REMEMBERED = 10_000
"""So many people are known to have been written down today; then they are once more."""
PAUSE_SECONDS = 1.0
"""Between two bites of what is old: taps come first."""


class Privacy:
    """Asks, forgets, and tidies up; `days` is for how long anything is kept."""

    def __init__(
        self,
        storage: Storage,
        outbox: Outbox,
        display: Display,
        tables: Tables,
        lobbies: Lobbies,
        seats: Seats,
        now: Callable[[], float],
        days: int,
    ) -> None:
        self._storage = storage
        self._outbox = outbox
        self._display = display
        self._tables = tables
        self._lobbies = lobbies
        self._seats = seats
        self._now = now
        self.days = days
        self._seen: dict[int, float] = {}

    async def ask(self, person: Person, edition: str) -> None:
        """Whether they are sure."""
        t = await self._display.translator(person)
        place = Place.private(person.id)
        self._outbox.show(
            place, QUESTION_SLOT, screens.ask(t), urgency=Urgency.ACTED, edition=edition
        )

    async def forget(self, person: Person) -> Answer:
        """Forget them: they leave every table, and their messages here change no more."""
        t = await self._display.translator(person)
        left = await self._rise(person)
        if person.telegram_id is not None:
            self._seen.pop(person.telegram_id, None)
        await self._storage.forgetting.person(person.id)
        self._outbox.leave(Place.private(person.id))
        left += await self._rise(person)  # from where another tap has just put them
        for match in left:
            await self._tables.show(match.id)  # whose seat it was is named there
        for match in await self._storage.matches.last_of_person(person.id):
            with suppress(Unreadable):
                await self._tables.retell(match.id)
        return Answer(screens.forgotten(t), alert=True)

    async def seen(self, telegram_id: int) -> None:
        """Somebody has done something; written down once a day."""
        now = self._now()
        if abs(now - self._seen.get(telegram_id, 0.0)) >= DAY:
            await self._storage.forgetting.seen(telegram_id, now=now)
            if len(self._seen) >= REMEMBERED:
                self._seen.clear()
            self._seen[telegram_id] = now

    async def run(self) -> None:
        """Take away what is old, for ever. A failure is logged, and tried again an hour later."""
        while True:
            more = 0
            try:
                more = await self.sweep()
            except Exception:  # whatever it is: the games go on
                log.exception("what is old was not taken away")
            await asyncio.sleep(PAUSE_SECONDS if more else SWEEP_SECONDS)

    async def sweep(self) -> int:
        """Some of what is old; 0 when nothing is left."""
        now = self._now()
        return await self._storage.forgetting.old(
            now - self.days * DAY, now=now, keep=await self._expected()
        )

    async def _expected(self) -> set[int]:
        """Who sits at a table that fills, or waits for a seat."""
        there: set[int] = set()
        for lobby in await self._storage.lobbies.all_open():
            there |= _gathered(lobby)
        for match in await self._storage.matches.live_with(WaitingJoined.__name__):
            there.update((await self._seating(match)).waiting)
        return there

    async def _rise(self, person: Person) -> list[Match]:
        """From lobbies, waiting lists and matches; these are the matches."""
        # Everywhere, for somewhere they may just be sitting down.
        for chat in {lobby.chat for lobby in await self._storage.lobbies.all_open()}:
            await self._lobbies.expel(chat, person)
        for match in await self._storage.matches.live_with(WaitingJoined.__name__):
            if person.id in (await self._seating(match)).waiting:
                with suppress(Declined):  # it is over meanwhile
                    await self._seats.stop_waiting(person, match.public_id)
        matches = await self._storage.matches.of_person(person.id)
        for match in matches:
            await self._leave(person, match)
        for match in await self._storage.matches.last_of_person(person.id):
            if match.closed_at is None and (await self._seating(match)).has_held(person.id):
                await self._tables.forget_person(person, match.id)
        return matches

    async def _seating(self, match: Match) -> Seating:
        """Who sits there, and waits; nobody where the log can't be replayed."""
        with suppress(Unreadable):
            return (await self._tables.live(match.id)).seating
        return Seating()

    async def _leave(self, person: Person, match: Match) -> None:
        with suppress(Declined, Unreadable):  # it is over meanwhile, or nobody can play it
            if (await self._tables.live(match.id)).alone:
                await self._tables.end(person, match.public_id)
            else:
                await self._tables.leave(person, match.public_id)


def _gathered(lobby: Lobby) -> frozenset[int]:
    """Who sits there, or waits to."""
    there = gathering.from_json(lobby.data)
    return frozenset((*there.persons, *there.queue))
