"""What chats should show of seats that change hands, handed to the outbox.

Promises: a function of the match as it is written; showing twice changes nothing. Leaves to others:
hands, and the table itself.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot.outbox import Outbox, Urgency
from bot.place import Place
from bot.screens import seats
from bot.screens.scene import Scene
from bot.slots import removed_slot, seat_slot, waiting_slot
from bot.tables.live import Live
from bot.texts import Texts, Translator
from engine.cards import Seat
from engine.view import view
from storage import Chat, Person, Storage


class SeatDisplay:
    """Shows free seats to the group, and to those whom they concern."""

    def __init__(
        self,
        storage: Storage,
        outbox: Outbox,
        texts: Texts,
        translator: Callable[[Person, Chat], Awaitable[Translator]],
    ) -> None:
        self._storage = storage
        self._outbox = outbox
        self._texts = texts
        self._translator = translator

    async def show(
        self, live: Live, scene: Scene, persons: Mapping[int, Person], *, whole: bool
    ) -> None:
        """Show all of it; `whole`: also to those who waited and have a seat at last."""
        self._show_seats(live, scene)
        if live.over:
            for waits in live.seating.waiting:
                self.take_back(live, waits)
            return
        for seat in live.seating.removed:
            await self._show_removed(live, scene, persons, seat)
        for number, person in enumerate(live.seating.waiting, start=1):
            await self._show_waiting(live, scene, persons[person], number)
        for seat in live.seating.changed if whole else ():
            await self._show_seated(live, scene, persons, seat)

    def take_back(self, live: Live, person: int) -> None:
        """What this person was told about the waiting list is no longer so."""
        self._outbox.forget(Place.private(person), waiting_slot(live.match.id), delete=True)

    def _show_seats(self, live: Live, scene: Scene) -> None:
        """Offer those that are free, and say who sits where one was."""
        t, seen = self._texts.in_(live.chat.language), view(live.state, None)
        for seat, times in zip(Seat, live.seating.leavings, strict=True):
            slot, free = seat_slot(live.match.id, seat), seat in live.seating.left
            if free and live.over:
                self._outbox.forget(live.place, slot, delete=True)
            elif times:
                offered = seats.offered(seen, scene, seat, t)
                screen = offered if free else seats.taken(scene, seat, t)
                self._outbox.show(
                    live.place, slot, screen, urgency=Urgency.ACTED, edition=str(times), sound=free
                )

    async def _show_removed(
        self, live: Live, scene: Scene, persons: Mapping[int, Person], seat: Seat
    ) -> None:
        person = _owner(live, persons, seat)
        self._outbox.show(
            Place.private(person.id),
            removed_slot(live.match.id),
            seats.removed(scene, seat, await self._translator(person, live.chat)),
            urgency=Urgency.REST,
            edition=str(live.seating.leavings[seat]),
            sound=person.sound != "never",
        )

    async def _show_waiting(self, live: Live, scene: Scene, person: Person, number: int) -> None:
        screen = seats.waiting_at_table(scene, number, await self._translator(person, live.chat))
        place, slot = Place.private(person.id), waiting_slot(live.match.id)
        self._outbox.show(place, slot, screen, urgency=Urgency.REST)

    async def _show_seated(
        self, live: Live, scene: Scene, persons: Mapping[int, Person], seat: Seat
    ) -> None:
        """To those who were told that they wait, there; their hand, below, makes the sound."""
        person = _owner(live, persons, seat)
        place, slot = Place.private(person.id), waiting_slot(live.match.id)
        if await self._storage.slots.get(str(place), slot) is not None:
            screen = seats.yours(scene, seat, await self._translator(person, live.chat))
            self._outbox.show(place, slot, screen, urgency=Urgency.REST)


def _owner(live: Live, persons: Mapping[int, Person], seat: Seat) -> Person:
    owner = live.seating.persons[seat]
    assert owner is not None
    return persons[owner]
