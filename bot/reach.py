"""Whom the outbox can write to, and what follows in the game when it can't."""

from __future__ import annotations

import structlog

from bot.groups.life import Groups
from bot.lobbies.lobby import Lobbies
from bot.outbox import Hooks, Reason
from bot.place import Place
from bot.slots import LOBBY_SLOT
from bot.tables.table import Tables
from storage import Missing, Storage

log = structlog.get_logger()


class Reach:
    """The outbox's addresses and hooks.

    The outbox is made before those who must hear of it: they are set right after.
    """

    tables: Tables
    lobbies: Lobbies
    groups: Groups

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def hooks(self) -> Hooks:
        """What the outbox tells."""
        return Hooks(
            on_unreachable=self._unreachable,
            on_reachable=self._reachable,
            on_migrated=self._migrated,
            on_no_rights=self._no_rights,
            on_sent=self._sent,
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
            if reason == "closed":
                await self.groups.topic_closed(chat, place.thread)
                return
            await self.groups.lost(chat, place.thread if reason == "no_thread" else None)
            return
        await self._storage.persons.update(place.key, started=False)
        await self.tables.show_of(place.key)

    async def _reachable(self, place: Place) -> None:
        if place.kind == "group":
            await self.groups.reachable(place)

    async def _no_rights(self, place: Place) -> None:
        chat = await self._storage.chats.get(place.key)
        await self.groups.lost(chat, place.thread)

    async def _sent(self, place: Place, slot: str) -> None:
        """A lobby's message has an address at last: whoever is told of the lobby gets a link."""
        if place.kind == "group" and slot == LOBBY_SLOT:
            lobby = await self._storage.lobbies.open_of(place.key, place.thread)
            if lobby is not None:
                await self.lobbies.show(lobby.id)

    async def _migrated(self, old: int, new: int) -> None:
        await self.groups.migrated(old, new)
