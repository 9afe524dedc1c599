"""What hosts do beside settings: ban and forgive, take somebody off a table, find their groups.

Promises that whoever does it is an administrator there at that moment (or, for a table that has
not begun, whoever opened it); a button proves nothing. Leaves to others: what a ban prevents
(bans), and what was heard from Telegram (handlers).
"""

from __future__ import annotations

from collections.abc import Callable

from bot.answers import DONE, Answer, Declined
from bot.callbacks import AskToRemove, Forgive, HostGroup, Remove, ShowBans
from bot.displays.match import Display
from bot.groups.administrators import IsAdministrator
from bot.groups.preferences import Preferences
from bot.lobbies.gathering import from_json
from bot.lobbies.invitations import Invitations
from bot.lobbies.lobby import Lobbies
from bot.lobbies.wishes import Wishes
from bot.outbox import Outbox, Urgency
from bot.place import Place
from bot.screens import alerts
from bot.screens import hosting as screens
from bot.screens.screen import Screen
from bot.slots import ANSWER_SLOT, QUESTION_SLOT, TAKEN_OFF_SLOT, bans_slot
from bot.tables.seats import Seats
from storage import Chat, Lobby, Person, Storage


class Hosting:
    """For administrators and for whoever opened a table."""

    def __init__(
        self,
        storage: Storage,
        outbox: Outbox,
        display: Display,
        lobbies: Lobbies,
        wishes: Wishes,
        seats: Seats,
        preferences: Preferences,
        is_administrator: IsAdministrator,
        invitations: Invitations,
        now: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._outbox = outbox
        self._display = display
        self._lobbies = lobbies
        self._wishes = wishes
        self._seats = seats
        self._preferences = preferences
        self._is_administrator = is_administrator
        self._invitations = invitations
        self._now = now

    # --- bans ---

    async def ban(self, chat: Chat, person: Person) -> Screen:
        """Let somebody play there no more; what the group is told. A match they are in goes on."""
        t = self._display.words(chat)
        if await self._is_administrator(chat, person):
            return screens.not_administrators(t)
        fresh = await self._storage.bans.add(chat.id, person.id)
        if fresh:
            await self._lobbies.expel(chat.id, person)
            await self._seats.expel(chat.id, person)
            await self._lobbies.show_in(chat.id)  # who watches is told no more
        return screens.banned(chat.id, person.id, person.name, t)

    async def forgive(self, chat: Chat, person: Person) -> Screen:
        """Let them play again; what the group is told."""
        t = self._display.words(chat)
        await self._storage.bans.remove(chat.id, person.id)
        return screens.forgiven(person.name, t)

    async def forgiven(self, person: Person, tap: Forgive, here: Place) -> Answer:
        """The same by its button, under the word about the ban or in the private list."""
        t = await self._display.translator(person)
        chat = await self._preferences.administered(person, tap.chat, alerts.unproven_administrator)
        if here.kind == "group" and here.key != chat.id:
            raise Declined(alerts.stale(t))
        if not await self._storage.bans.has(chat.id, tap.person):
            raise Declined(alerts.stale(t))  # nor is anybody told whose key that is
        other = await self._storage.persons.get(tap.person)
        told = await self.forgive(chat, other)
        if here.kind == "group":
            self._outbox.show(here, ANSWER_SLOT, told, urgency=Urgency.ACTED)
        else:
            await self.show_bans(person, ShowBans(chat.id))
        return Answer(alerts.forgiven(t, other.name))

    async def show_bans(self, person: Person, tap: ShowBans) -> Answer:
        """Who is banned in a group, in private."""
        t = await self._display.translator(person)
        chat = await self._preferences.administered(person, tap.chat, alerts.unproven_administrator)
        keys = await self._storage.bans.persons(chat.id)
        banned = (await self._storage.persons.get_many(keys)).values()
        names = [(other.id, other.name) for other in banned]
        screen = screens.bans(chat.id, chat.title, names, t)
        self._show(person, bans_slot(chat.id), screen)
        return DONE

    # --- a table that has not begun ---

    async def ask_to_remove(self, person: Person, tap: AskToRemove) -> Answer:
        """Ask in private whom to take off the table."""
        lobby = await self._wishes.may_remove(person, tap.lobby)
        t = await self._display.translator(person)
        if not person.started:
            purpose = {"remove": lobby.public_id}
            return Answer(url=await self._invitations.address(person, purpose))
        await self.show_question(person, lobby)
        return Answer(alerts.asked_in_private(t))

    async def show_question(self, person: Person, lobby: Lobby, edition: str | None = None) -> None:
        """The question itself."""
        chat = await self._storage.chats.get(lobby.chat)
        seated = await self._storage.persons.get_many(from_json(lobby.data).persons)
        others = [(other.id, other.name) for other in seated.values() if other.id != person.id]
        t = await self._display.translator(person)
        screen = screens.whom_to_remove(lobby.public_id, chat.title, others, t)
        self._show(person, QUESTION_SLOT, screen, edition or f"remove {self._now()}")

    async def remove(self, person: Person, tap: Remove) -> Answer:
        """Take them off, and tell them."""
        lobby = await self._wishes.remove(person, tap.lobby, tap.person)
        other = await self._storage.persons.get(tap.person)
        chat = await self._storage.chats.get(lobby.chat)
        t = await self._display.translator(person)
        self._show(person, QUESTION_SLOT, screens.removed(other.name, chat.title, t))
        told = screens.you_are_removed(chat.title, await self._display.translator(other))
        self._show(other, TAKEN_OFF_SLOT, told, lobby.public_id)
        return DONE

    # --- their groups ---

    async def host(self, person: Person, tap: HostGroup) -> Answer:
        """A group's settings, from the list in one's own."""
        await self._preferences.open_group(person, tap.chat, f"host {self._now()}")
        return DONE

    async def open_settings(self, person: Person, here: Chat | None) -> Answer:
        """From a button in the group, pressed by somebody who wrote in the group's name."""
        t = await self._display.translator(person)
        if here is None:
            raise Declined(alerts.stale(t))
        if not await self._is_administrator(here, person):
            raise Declined(alerts.unproven_administrator(t), alert=True)
        return Answer(url=await self._invitations.address(person, {"settings": here.id}))

    def _show(self, person: Person, slot: str, screen: Screen, edition: str | None = None) -> None:
        place = Place.private(person.id)
        self._outbox.show(place, slot, screen, urgency=Urgency.ACTED, edition=edition)
