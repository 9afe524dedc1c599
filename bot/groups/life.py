"""The life of a group: the bot comes, goes, is silenced; the group's id changes.

Promises: a group that can't be written to has its matches paused and its clocks stopped, and they
go on by themselves when it can. Leaves to others: what was heard from Telegram (handlers).
"""

from __future__ import annotations

from collections.abc import Callable

import structlog

from bot.displays.match import Display
from bot.groups.administrators import IsAdministrator
from bot.lobbies.lobby import Lobbies
from bot.outbox import Outbox, Urgency
from bot.place import Place
from bot.screens import greeting, notices
from bot.slots import GREETING_SLOT, paused_slot
from bot.tables.table import Tables
from storage import Chat, Match, Person, Storage

log = structlog.get_logger()


def _closed(place: Place) -> str:
    """The note that a topic is closed."""
    return f"closed {place}"


class Groups:
    """The groups this bot is, or was, a member of."""

    def __init__(
        self,
        storage: Storage,
        outbox: Outbox,
        tables: Tables,
        lobbies: Lobbies,
        display: Display,
        is_administrator: IsAdministrator,
        now: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._outbox = outbox
        self._tables = tables
        self._lobbies = lobbies
        self._display = display
        self._is_administrator = is_administrator
        self._now = now

    async def entered(self, chat: Chat, *, greet: bool) -> None:
        """The bot is a member that may write: greet, and let what was paused go on."""
        await self._storage.chats.update(chat.id, present=True)
        place = Place.group(chat.id)
        self._outbox.resume(place)
        if greet and chat.greeting:
            self._outbox.forget(place, GREETING_SLOT, delete=True)
            await self.greet(chat)
        for match in await self._storage.matches.live(chat.id):
            if not await self._is_closed(Place.group(chat.id, match.thread)):
                await self._go_on(match)
        await self._show_all(chat.id)

    async def heard(self, chat: Chat, thread: int, writer: Person | None = None) -> None:
        """Somebody has spoken to the bot there: what couldn't be written is tried once more.

        For rights that come back, and failures that end, without a word from Telegram. If nothing
        has changed, the next call finds out and the match rests again; the notice stands meanwhile.
        `writer`: who wrote there, which in a closed topic only administrators can; None for a tap.
        """
        place = Place.group(chat.id, thread)
        if chat.forum and await self._is_closed(place):
            if writer is not None and not await self._is_administrator(chat, writer):
                await self.topic_reopened(chat, thread)
            return
        match = await self._storage.matches.live_of(chat.id, thread)
        rests = match is not None and match.paused
        if chat.present and not rests and not self._outbox.is_paused(place):
            return
        await self._storage.chats.update(chat.id, present=True)
        self._outbox.resume(place)
        if match is not None:
            await self._storage.matches.resume(match.id, now=self._now())
        await self._show_all(chat.id)

    async def reachable(self, place: Place) -> None:
        """Something was written there at last: a match that goes on needs no notice any more."""
        match = await self._storage.matches.live_of(place.key, place.thread)
        if match is not None and not match.paused:
            self._take_notice_back(match)

    async def topic_closed(self, chat: Chat, thread: int) -> None:
        """Only administrators may write in that topic (0: the general one): its match rests."""
        await self._storage.notes.set(_closed(Place.group(chat.id, thread)), "")
        await self.lost(chat, thread)

    async def topic_reopened(self, chat: Chat, thread: int) -> None:
        """Everybody may write there again: its match goes on."""
        place = Place.group(chat.id, thread)
        await self._storage.notes.forget(_closed(place))
        self._outbox.resume(place)
        match = await self._storage.matches.live_of(chat.id, thread)
        if match is not None:
            await self._go_on(match)
        await self._show_all(chat.id)

    async def greet(self, chat: Chat) -> None:
        """Say hello, unless the group has been told already or wants none."""
        if not chat.greeting:
            return
        screen = greeting.greeting(self._display.words(chat))
        self._outbox.show(Place.group(chat.id), GREETING_SLOT, screen, urgency=Urgency.ACTED)

    async def lost(self, chat: Chat, thread: int | None = None) -> None:
        """The bot can't write there any more: pause, and tell each match's starter once."""
        if thread is None:
            await self._storage.chats.update(chat.id, present=False)
        await self._lobbies.rest_in(chat.id, thread)
        for match in await self._storage.matches.live(chat.id):
            if thread not in (None, match.thread):
                continue
            if not await self._storage.matches.pause(match.id, now=self._now()):
                continue
            log.info("match paused", match=match.id)
            starter = await self._storage.persons.get(match.starter)
            screen = notices.paused(chat.title, await self._display.translator(starter))
            place, edition = Place.private(starter.id), str(match.last_seq)
            self._outbox.show(
                place, paused_slot(match.id), screen, urgency=Urgency.REST, edition=edition
            )
            await self._tables.show(match.id)

    async def migrated(self, old_telegram_id: int, new_telegram_id: int) -> None:
        """The group has a new id: everything is shown there anew."""
        migration = await self._storage.chats.migrate(
            old_telegram_id, new_telegram_id, now=self._now()
        )
        if migration is None:
            return
        self._outbox.moved(Place.group(migration.chat))
        for lobby in migration.closed_lobbies:
            await self._lobbies.drop(lobby)
        for match in migration.closed_matches:
            await self._tables.show(match)
        await self._show_all(migration.chat)

    async def _is_closed(self, place: Place) -> bool:
        return await self._storage.notes.get(_closed(place)) is not None

    async def _go_on(self, match: Match) -> None:
        self._outbox.resume(Place.group(match.chat, match.thread))
        await self._storage.matches.resume(match.id, now=self._now())
        self._take_notice_back(match)

    def _take_notice_back(self, match: Match) -> None:
        """The starter's hand is their last message again."""
        starter = Place.private(match.starter)
        self._outbox.forget(starter, paused_slot(match.id), delete=True)

    async def _show_all(self, chat: int) -> None:
        await self._tables.show_in(chat)
        await self._lobbies.show_in(chat)
