"""The life of a group: the bot comes, goes, is silenced; the group's id changes.

Promises: a group that can't be written to has its matches paused and its clocks stopped, and they
go on by themselves when it can. Leaves to others: what was heard from Telegram (handlers).
"""

from __future__ import annotations

from collections.abc import Callable

import structlog

from bot.display import Display
from bot.lobby import Lobbies
from bot.outbox import Outbox, Urgency
from bot.place import Place
from bot.screens import greeting, notices
from bot.table import Tables
from bot.texts import Texts
from storage import Chat, Storage

log = structlog.get_logger()


class Groups:
    """The groups this bot is, or was, a member of."""

    def __init__(
        self,
        storage: Storage,
        outbox: Outbox,
        texts: Texts,
        tables: Tables,
        lobbies: Lobbies,
        display: Display,
        now: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._outbox = outbox
        self._texts = texts
        self._tables = tables
        self._lobbies = lobbies
        self._display = display
        self._now = now

    async def entered(self, chat: Chat, *, greet: bool) -> None:
        """The bot is a member that may write: greet, and let what was paused go on."""
        await self._storage.chats.update(chat.id, present=True)
        place = Place.group(chat.id)
        self._outbox.resume(place)
        if greet:
            self._outbox.forget(place, "greeting", delete=True)
            await self.greet(chat)
        for match in await self._storage.matches.live(chat.id):
            self._outbox.resume(Place.group(chat.id, match.thread))
            await self._storage.matches.resume(match.id, now=self._now())
            # Their hand is the last message again.
            starter = Place.private(match.starter)
            self._outbox.forget(starter, _paused_slot(match.id), delete=True)
        await self._show_all(chat.id)

    async def greet(self, chat: Chat) -> None:
        """Say hello, unless the group has been told already."""
        screen = greeting.greeting(self._texts.in_(chat.language))
        self._outbox.show(Place.group(chat.id), "greeting", screen, urgency=Urgency.ACTED)

    async def lost(self, chat: Chat, thread: int | None = None) -> None:
        """The bot can't write there any more: pause, and tell each match's starter once."""
        if thread is None:
            await self._storage.chats.update(chat.id, present=False)
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
                place, _paused_slot(match.id), screen, urgency=Urgency.REST, edition=edition
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
        for match in migration.closed_matches:
            await self._tables.show(match)
        await self._show_all(migration.chat)

    async def _show_all(self, chat: int) -> None:
        await self._tables.show_in(chat)
        await self._lobbies.show_in(chat)


def _paused_slot(match: int) -> str:
    return f"paused.{match}"
