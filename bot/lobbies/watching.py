"""Those who want to hear when a table opens in a group: told in private, with a sound and a link.

Promises: one notice a lobby and person, taken back when they sit down or the lobby closes. A
rematch is nobody's news. Leaves to others: when a lobby is shown (its display).
"""

from __future__ import annotations

from bot.answers import Answer, Declined
from bot.callbacks import Watch
from bot.displays.match import Display
from bot.groups.bans import Bans
from bot.lobbies.gathering import Gathering
from bot.outbox import Outbox, Urgency
from bot.place import Place
from bot.screens import alerts
from bot.screens import watch as screens
from bot.slots import WATCHED_SLOT, opened_slot
from storage import Chat, Lobby, Person, Storage

MOST_GROUPS = 20
"""So many groups are listed: nobody would read more buttons."""


class Watching:
    """Who watches which group."""

    def __init__(self, storage: Storage, outbox: Outbox, display: Display, bans: Bans) -> None:
        self._storage = storage
        self._outbox = outbox
        self._display = display
        self._bans = bans

    async def tell(self, row: Lobby, gathering: Gathering, chat: Chat, link: str | None) -> None:
        """Tell all who watch of an open lobby, but those who sit or wait there, or may not."""
        # A supergroup's message has an address once it is sent: the lobby is shown again then.
        if gathering.rematch or (link is None and chat.kind == "supergroup"):
            return
        keys = await self._storage.watchers.persons(row.chat)
        if not keys:
            return
        watching = await self._storage.persons.get_many(keys)
        banned = await self._storage.bans.persons(row.chat)
        away = {*gathering.persons, *gathering.queue, *banned}
        for person in watching.values():
            place, slot = Place.private(person.id), opened_slot(row.id)
            if person.id not in away:
                screen = screens.opened(chat.title, link, await self._display.translator(person))
                self._outbox.show(
                    place,
                    slot,
                    screen,
                    urgency=Urgency.REST,
                    edition=row.public_id,
                    sound=person.sound != "never",
                )
            else:
                self._outbox.forget(place, slot, delete=True)

    async def take_back(self, row: Lobby) -> None:
        """The lobby is closed: nothing is to be heard of it any more."""
        for person in await self._storage.watchers.persons(row.chat):
            self._outbox.forget(Place.private(person), opened_slot(row.id), delete=True)

    async def toggle(self, person: Person, chat: Chat, edition: str) -> None:
        """Begin to watch a group, or stop; shown in private. Raises Declined for the banned."""
        on = not await self._storage.watchers.has(chat.id, person.id)
        await self._set(person, chat.id, on=on)
        await self.show(person, edition, changed=(chat.title, on))

    async def tapped(self, person: Person, tap: Watch) -> Answer:
        """The same by a button, which names what it does."""
        t = await self._display.translator(person)
        if not await self._storage.acquaintances.has(tap.chat, person.id):
            raise Declined(alerts.stale(t))
        await self._set(person, tap.chat, on=bool(tap.on))
        await self.show(person)
        return Answer(alerts.setting_set(t))

    async def left(self, chat: Chat, person: Person) -> None:
        """They have gone out of the group."""
        await self._storage.acquaintances.remove(chat.id, person.id)
        await self._set(person, chat.id, on=False)

    async def show(
        self,
        person: Person,
        edition: str | None = None,
        changed: tuple[str, bool] | None = None,
    ) -> None:
        """The groups where they were met, those they watch ticked."""
        known = await self._storage.acquaintances.chats(person.id)
        watched = set(await self._storage.watchers.chats(person.id))
        chats = [
            chat for chat in (await self._storage.chats.get_many(known)).values() if chat.present
        ]
        groups = [(chat.id, chat.title, chat.id in watched) for chat in chats[-MOST_GROUPS:]]
        self._outbox.show(
            Place.private(person.id),
            WATCHED_SLOT,
            screens.groups(groups, await self._display.translator(person), changed),
            urgency=Urgency.ACTED,
            edition=edition,
        )

    async def _set(self, person: Person, chat: int, *, on: bool) -> None:
        if on:
            await self._bans.refuse(chat, person)
            await self._storage.watchers.add(chat, person.id)
            return
        if await self._storage.watchers.remove(chat, person.id):
            for lobby in await self._storage.lobbies.all_open(chat):
                place = Place.private(person.id)
                self._outbox.forget(place, opened_slot(lobby.id), delete=True)
