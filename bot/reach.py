"""Whom the outbox can write to, and what follows in the game when it can't."""

from __future__ import annotations

import structlog

from bot.groups import Groups
from bot.outbox import Hooks, Reason
from bot.place import Place
from bot.table import Tables
from storage import Missing, Storage

log = structlog.get_logger()


class Reach:
    """The outbox's addresses and hooks.

    The outbox is made before those who must hear of it: they are set right after.
    """

    tables: Tables
    groups: Groups

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def hooks(self) -> Hooks:
        """What the outbox tells."""
        return Hooks(
            on_unreachable=self._unreachable,
            on_migrated=self._migrated,
            on_no_rights=self._no_rights,
        )

    async def address(self, place: Place) -> int | None:
        """The Telegram id behind a place, None while nothing can be written there."""
        try:
            if place.kind == "private":
                person = await self._storage.persons.get(place.key)
                return person.telegram_id if person.started else None
            chat = await self._storage.chats.get(place.key)
        except Missing:
            return None
        return chat.telegram_id if chat.present else None

    async def _unreachable(self, place: Place, reason: Reason) -> None:
        log.info("unreachable", place=str(place), reason=reason)
        if place.kind == "group":
            chat = await self._storage.chats.get(place.key)
            await self.groups.lost(chat, place.thread if reason == "no_thread" else None)
            return
        await self._storage.persons.update(place.key, started=False)
        await self.tables.show_of(place.key)

    async def _no_rights(self, place: Place) -> None:
        chat = await self._storage.chats.get(place.key)
        await self.groups.lost(chat, place.thread)

    async def _migrated(self, old: int, new: int) -> None:
        await self.groups.migrated(old, new)
