"""What people ask of a lobby: a seat, other rules, computer players, the start.

Promises: only members come to a table, and only those who sit there and administrators decide about
it. Leaves to others: what each step does (gathering), and that it is kept and shown (lobby).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.answers import DONE, Answer, Declined
from bot.callbacks import ALL_SEATS
from bot.computers.player import NAMES
from bot.displays.match import Display
from bot.groups.administrators import IsAdministrator
from bot.groups.bans import Bans
from bot.groups.rules import chat_rules, own_rules
from bot.lobbies import gathering as steps
from bot.lobbies.gathering import Gathering, Sitter
from bot.lobbies.invitations import Invitations
from bot.lobbies.lobby import Lobbies, Step
from bot.screens import alerts, seats
from bot.texts import Translator
from engine.cards import Seat
from storage import Chat, Lobby, Person, Storage


class Wishes:
    """Listens to people, and has the lobbies follow."""

    def __init__(
        self,
        storage: Storage,
        lobbies: Lobbies,
        display: Display,
        is_administrator: IsAdministrator,
        bans: Bans,
        shuffled: Callable[[Sequence[int]], list[int]],
        invitations: Invitations,
        now: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._lobbies = lobbies
        self._display = display
        self._is_administrator = is_administrator
        self._bans = bans
        self._shuffled = shuffled
        self._invitations = invitations
        self._now = now

    async def open(self, chat: Chat, thread: int, person: Person | None) -> None:
        """A new lobby; where a lobby or a match is, that moves to the bottom instead.

        `person` None: an anonymous administrator, who sits nowhere. Raises Declined for who is
        banned there.
        """
        if await self._lobbies.move_down(chat, thread):
            return
        if person is not None:
            await self._bans.refuse(chat.id, person)
        now = self._now()
        first = Sitter(person.id, now) if person is not None and person.started else None
        starter = person.id if person is not None else None
        fresh = Gathering(starter, chat.profile, chat_rules(chat), now, (first, None, None, None))
        await self._lobbies.create(chat, thread, fresh)  # if not, somebody else's is shown

    async def sit(self, person: Person, public_id: str, seat: int, here: Chat | None) -> Answer:
        """Take a seat, or change to it.

        `here` is the group of the tap: only a tap in the lobby's own group proves a member.
        """

        def sit(it: Gathering, now: float) -> Gathering:
            return steps.sit(it, person.id, Seat(seat), now)

        return await self._come(person, public_id, here, seat, sit)

    async def wait(self, person: Person, public_id: str, here: Chat | None) -> Answer:
        """Wait for the next free seat; else as `sit`."""

        def wait(it: Gathering, now: float) -> Gathering:
            return steps.wait(it, person.id, now)

        return await self._come(person, public_id, here, 0, wait)

    async def seat_newcomer(self, person: Person, lobby: int, seat: int) -> None:
        """Seat somebody who has just opened the private chat, there or on another free seat.

        If no seat is left for them, they wait for one. Raises Declined if they have been banned
        meanwhile.
        """

        def sit(it: Gathering, now: float) -> Gathering:
            if it.seat_of(person.id) is not None:
                return it
            free = it.open_to_people
            wanted = free[0] if free and seat not in free else Seat(seat)
            return steps.sit(it, person.id, wanted, now)

        after = await self._lobbies.step(lobby, person, sit, comes=True)
        if after.seat_of(person.id) is not None:
            await self._lobbies.greet_newcomer(lobby, person)

    async def stand_up(self, person: Person, public_id: str) -> Answer:
        """Leave the lobby, or its waiting list."""
        lobby = await self._lobbies.named(person, public_id)
        t = await self._display.translator(person)
        waited = person.id in steps.from_json(lobby.data).queue
        await self._lobbies.step(
            lobby.id, person, lambda it, now: steps.stand_up(it, person.id, now)
        )
        return Answer(seats.waits_no_more(t) if waited else alerts.stood_up(t))

    async def confirm(self, person: Person, public_id: str) -> Answer:
        """Say that one is here."""
        lobby = await self._lobbies.named(person, public_id)
        await self._lobbies.step(
            lobby.id, person, lambda it, now: steps.confirm(it, person.id, now)
        )
        return Answer(alerts.here(await self._display.translator(person)))

    async def may_remove(self, person: Person, public_id: str) -> Lobby:
        """The lobby, for those who may take others off it: whoever opened it, administrators."""
        lobby = await self._lobbies.named(person, public_id)
        await self._bans.refuse(lobby.chat, person)
        if person.id != steps.from_json(lobby.data).starter:
            chat = await self._storage.chats.get(lobby.chat)
            if not await self._is_administrator(chat, person):
                t = await self._display.translator(person)
                raise Declined(alerts.only_opener(t), alert=True)
        return lobby

    async def remove(self, person: Person, public_id: str, other: int) -> Lobby:
        """Take somebody else off the table."""
        lobby = await self.may_remove(person, public_id)
        if steps.from_json(lobby.data).seat_of(other) is None:
            raise Declined(alerts.stale(await self._display.translator(person)))
        await self._lobbies.step(lobby.id, person, lambda it, now: steps.stand_up(it, other, now))
        return lobby

    async def draw_partners(self, person: Person, public_id: str) -> Answer:
        """Draw the partners by lot."""
        await self._decide(person, public_id, lambda it, now: steps.draw(it, self._shuffled, now))
        return Answer(alerts.partners_drawn(await self._display.translator(person)))

    async def toggle_rules(self, person: Person, public_id: str) -> Answer:
        """Unfold or fold the rules card."""
        return await self._decide(person, public_id, steps.toggle_rules)

    async def choose(self, person: Person, public_id: str, field: str, value: str) -> Answer:
        """Choose a rule for this match; without a value, open its choice."""
        lobby = await self._hosted(person, public_id)
        own = own_rules(await self._storage.chats.get(lobby.chat))

        def choose(it: Gathering, now: float) -> Gathering:
            if not value:
                return steps.open_choice(it, field, now)
            return steps.choose(it, field, value, now, own)

        await self._lobbies.step(lobby.id, person, choose)
        return DONE

    async def toggle_computers(self, person: Person, public_id: str) -> Answer:
        """Unfold or fold the page for computer players."""
        return await self._decide(person, public_id, steps.toggle_computers)

    async def choose_level(self, person: Person, public_id: str, level: str) -> Answer:
        """Choose how well the next computer player will play."""
        return await self._decide(
            person, public_id, lambda it, now: steps.choose_level(it, level, now)
        )

    async def seat_computers(self, person: Person, public_id: str, seat: int) -> Answer:
        """Seat a computer player, or one on each of `ALL_SEATS` that are free."""
        lobby = await self._hosted(person, public_id)
        if seat not in (*Seat, ALL_SEATS):
            raise Declined(alerts.stale(await self._display.translator(person)))
        wanted = tuple(Seat) if seat == ALL_SEATS else (Seat(seat),)
        names = self._shuffled(range(len(NAMES)))  # not the same ones every evening

        def fill(it: Gathering, now: float) -> Gathering:
            return steps.seat_computers(it, wanted, names, person.id, now)

        await self._lobbies.step(lobby.id, person, fill)
        return DONE

    async def unseat_computer(self, person: Person, public_id: str, seat: int) -> Answer:
        """Take a computer player off its seat."""
        lobby = await self._hosted(person, public_id)
        if seat not in tuple(Seat):
            raise Declined(alerts.stale(await self._display.translator(person)))
        await self._lobbies.step(
            lobby.id, person, lambda it, now: steps.unseat_computer(it, Seat(seat), now)
        )
        return DONE

    async def hold(self, person: Person, public_id: str) -> Answer:
        """Stop the countdown."""
        await self._decide(person, public_id, steps.hold)
        return Answer(alerts.countdown_stopped(await self._display.translator(person)))

    async def start(self, person: Person, public_id: str) -> Answer:
        """Start the match now."""
        return await self._decide(person, public_id, steps.start)

    async def _come(
        self, person: Person, public_id: str, here: Chat | None, seat: int, step: Step
    ) -> Answer:
        """Take the step; a newcomer is sent to the private chat first, to come in to `seat`."""
        lobby = await self._lobbies.named(person, public_id)
        t = await self._display.translator(person)
        if here is None or here.id != lobby.chat:
            raise Declined(alerts.only_members(t), alert=True)
        if seat not in tuple(Seat):
            raise Declined(alerts.stale(t))
        if not person.started:
            await self._bans.refuse(lobby.chat, person)
            purpose = {"lobby": lobby.id, "seat": seat}
            return Answer(url=await self._invitations.address(person, purpose))
        after = await self._lobbies.step(lobby.id, person, step, comes=True)
        return await self._told(after, person, t)

    async def _told(self, lobby: Gathering, person: Person, t: Translator) -> Answer:
        """Where they are now: on a seat, and with whom, or on the waiting list."""
        if person.id in lobby.queue:
            return Answer(seats.you_wait(t, lobby.queue.index(person.id) + 1), alert=True)
        seat = lobby.seat_of(person.id)
        partner = "" if seat is None else await self._display.name(lobby.owners[seat.partner])
        return Answer(alerts.seated_with(t, partner) if partner else alerts.seated(t))

    async def _decide(self, person: Person, public_id: str, step: Step) -> Answer:
        """Take the step of somebody who may decide about the lobby."""
        lobby = await self._hosted(person, public_id)
        await self._lobbies.step(lobby.id, person, step)
        return DONE

    async def _hosted(self, person: Person, public_id: str) -> Lobby:
        """The lobby, for those who may decide about it: the seated and the administrators."""
        lobby = await self._lobbies.named(person, public_id)
        if steps.from_json(lobby.data).seat_of(person.id) is None:
            chat = await self._storage.chats.get(lobby.chat)
            if not await self._is_administrator(chat, person):
                t = await self._display.translator(person)
                raise Declined(alerts.only_seated(t), alert=True)
        return lobby
