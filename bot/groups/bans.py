"""Who may not play in a group: they neither open a table there nor sit down at one.

Promises one check for every way to a seat. Leaves to others: who bans (hosting).
"""

from __future__ import annotations

from bot.answers import Declined
from bot.displays.match import Display
from bot.screens import alerts
from storage import Person, Storage


class Bans:
    """Asked before anybody opens a table, sits, waits for a seat or takes one over."""

    def __init__(self, storage: Storage, display: Display) -> None:
        self._storage = storage
        self._display = display

    async def refuse(self, chat: int, person: Person) -> None:
        """Raises Declined for somebody who is banned in this group (our key), or forgotten since
        they tapped."""
        if (await self._storage.persons.get(person.id)).telegram_id is None:
            raise Declined(alerts.stale(await self._display.translator(person)))
        if await self._storage.bans.has(chat, person.id):
            raise Declined(alerts.banned(await self._display.translator(person)), alert=True)
