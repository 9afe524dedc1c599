"""Seats of a match that change hands: taken over, waited for, freed from somebody away.

Promises: of two who go for one seat one gets it, and nobody sees two hands of one deal. Leaves to
others: what follows by itself, such as a seat for whoever waits (seating), and lobbies.
"""

from __future__ import annotations

from contextlib import suppress

from bot.answers import Answer, Declined
from bot.callbacks import FreeSeat, TakeSeat
from bot.displays.match import Display
from bot.groups.bans import Bans
from bot.lobbies.invitations import Invitations
from bot.screens import alerts, seats
from bot.tables.events import RemovalVoted, SeatTaken, WaitingJoined, WaitingLeft
from bot.tables.live import Live, Unreadable
from bot.tables.table import Tables, returning
from bot.texts import Translator
from engine.cards import Seat
from storage import Chat, Person, Storage


class Seats:
    """Who sits where in the matches of this process, and who would like to."""

    def __init__(
        self,
        storage: Storage,
        tables: Tables,
        display: Display,
        bans: Bans,
        invitations: Invitations,
    ) -> None:
        self._storage = storage
        self._tables = tables
        self._display = display
        self._bans = bans
        self._invitations = invitations

    async def take(self, person: Person, tap: TakeSeat, here: Chat | None) -> Answer:
        """Sit down on a free seat, in the middle of the match.

        `here` is the group of the tap: only a tap in the match's own group proves a member.
        """
        async with self._tables.visited(person, tap.match) as (live, t):
            _require_member(live, here, t)
            if tap.seat not in tuple(Seat):
                raise Declined(alerts.stale(t))
            seat = Seat(tap.seat)
            if live.seating.seat_of(person.id) is not None:
                raise Declined(alerts.seated(t))
            if seat not in live.seating.free:
                name = await self._display.name(live.seating.owners[seat])
                raise Declined(alerts.seat_taken(t, name), alert=True)
            await self._bans.refuse(live.chat.id, person)
            if not person.started:
                return await self._come_in(person, live, seat)
            if not live.seating.may_take(person.id, seat):
                if seat in live.seating.computers:  # it is theirs as soon as this hand is over
                    return await self._wait(person, live, t)
                raise Declined(seats.saw_other_cards(t), alert=True)
            return await self._sit_down(person, live, seat, t)

    async def wait(self, person: Person, public_id: str, here: Chat | None) -> Answer:
        """Wait for the next free seat; if one is free now, or a computer's, that is it."""
        async with self._tables.visited(person, public_id) as (live, t):
            _require_member(live, here, t)
            await self._bans.refuse(live.chat.id, person)
            if not person.started and live.seating.seat_of(person.id) is None:
                return await self._come_in(person, live)
            return await self._wait(person, live, t)

    async def come(self, person: Person, match: int, seat: int | None) -> Answer:
        """The same for somebody who has just opened the private chat to do so, to sit there."""
        public_id = (await self._storage.matches.get(match)).public_id
        async with self._tables.visited(person, public_id) as (live, t):
            await self._bans.refuse(live.chat.id, person)
            if seat is not None and live.seating.may_take(person.id, Seat(seat)):
                return await self._sit_down(person, live, Seat(seat), t)
            return await self._wait(person, live, t)

    async def stop_waiting(self, person: Person, public_id: str) -> Answer:
        """Wait no longer."""
        async with self._tables.visited(person, public_id) as (live, t):
            if person.id not in live.seating.waiting:
                self._display.take_back_waiting(live, person.id)  # a kill may have left it
                raise Declined(seats.not_waiting(t))
            await self._tables.append(live, [WaitingLeft(person.id)])
        return Answer(seats.waits_no_more(t))

    async def expel(self, chat: int, person: Person) -> None:
        """Take somebody off every waiting list of the group's matches."""
        for match in await self._storage.matches.live(chat):
            # They don't wait there, or it is over meanwhile, or nobody can play it.
            with suppress(Declined, Unreadable):
                await self.stop_waiting(person, match.public_id)

    async def free(self, person: Person, tap: FreeSeat) -> Answer:
        """Vote for freeing the seat of somebody away; more than half of those present do it."""
        async with self._tables.tapped(person, tap.match) as (live, mine, t):
            if tap.seat not in tuple(Seat):
                raise Declined(alerts.stale(t))
            seat = Seat(tap.seat)
            if seat in live.seating.free:
                raise Declined(alerts.stale(t))
            name = await self._display.name(live.seating.owners[seat])
            if seat not in live.seating.stand_in or seat is mine:
                raise Declined(seats.not_away(t, name))
            if mine in live.seating.removers(seat):
                raise Declined(_counted(live, seat, t))
            events = [*returning(live, mine), RemovalVoted(seat, mine)]
            after = await self._tables.append(live, events, human=True)
        freed = after.seating.leavings[seat] > live.seating.leavings[seat]
        return Answer(seats.freed(t, name) if freed else _counted(after, seat, t))

    async def _sit_down(self, person: Person, live: Live, seat: Seat, t: Translator) -> Answer:
        after = await self._tables.append(live, [SeatTaken(seat, person.id)], human=True)
        return await self._plays(after, seat, t)

    async def _plays(self, live: Live, seat: Seat, t: Translator) -> Answer:
        """What somebody hears who has just sat down there."""
        partner = await self._display.name(live.seating.owners[seat.partner])
        return Answer(seats.took_over(t, partner), alert=True)

    async def _wait(self, person: Person, live: Live, t: Translator) -> Answer:
        if live.seating.seat_of(person.id) is not None:
            raise Declined(alerts.seated(t))
        after = live
        if person.id not in live.seating.waiting:
            after = await self._tables.append(live, [WaitingJoined(person.id)])
        if (seat := after.seating.seat_of(person.id)) is not None:
            return await self._plays(after, seat, t)
        place = after.seating.waiting.index(person.id) + 1
        if place <= len(after.seating.free):
            return Answer(seats.you_wait_for_the_hand(t), alert=True)
        return Answer(seats.you_wait(t, place), alert=True)

    async def _come_in(self, person: Person, live: Live, seat: Seat | None = None) -> Answer:
        """The way to the private chat, which must be open before somebody can play."""
        purpose = {"match": live.match.id}
        if seat is not None:
            purpose["seat"] = int(seat)
        return Answer(url=await self._invitations.address(person, purpose))


def _counted(live: Live, seat: Seat, t: Translator) -> str:
    """How far the vote on this seat has come."""
    return seats.voted(t, len(live.seating.removers(seat)), live.seating.removals_needed)


def _require_member(live: Live, here: Chat | None, t: Translator) -> None:
    if here is None or here.id != live.chat.id:
        raise Declined(alerts.only_members(t), alert=True)
