"""The ten steps of /learn in somebody's private chat: one message, which each tap changes.

Promises: where somebody is outlives the message and the process. Leaves to others: what is taught
(`lessons`), and how it reads (`screens.learn`).
"""

from __future__ import annotations

from bot.answers import DONE, Answer, Declined
from bot.callbacks import Learn
from bot.displays.match import Display
from bot.displays.scenes import theme_of
from bot.lessons.place import LIST, Place
from bot.outbox import Outbox, Urgency
from bot.place import Place as Where
from bot.screens import alerts
from bot.screens import learn as screens
from bot.slots import LESSON_SLOT
from bot.tables.table import Tables
from storage import Chat, Person, Storage


class Learning:
    """Shows them, and remembers where somebody is."""

    def __init__(self, storage: Storage, outbox: Outbox, display: Display, tables: Tables) -> None:
        self._storage = storage
        self._outbox = outbox
        self._display = display
        self._tables = tables

    async def ask(self, person: Person, edition: str) -> None:
        """The list of steps, and the button that goes on; one's hands stay the last messages."""
        await self._show(person, LIST, 0, edition)
        await self._tables.bring_hands_down(person)

    async def tapped(self, person: Person, tap: Learn, here: Chat | None) -> Answer:
        """Go to a place, or answer there; `here` is the group of the tap, where there are none."""
        place = Place(tap.step, tap.exercise)
        if here is not None or not place.offers(tap.choice):
            raise Declined(alerts.stale(await self._display.translator(person)))
        if place != LIST and place.lesson != person.lesson:
            await self._storage.persons.update(person.id, lesson=place.lesson)
        await self._show(person, place, tap.choice)
        return DONE

    async def _show(
        self, person: Person, place: Place, choice: int, edition: str | None = None
    ) -> None:
        t, kept = await self._display.translator(person), Place.kept(person.lesson)
        self._outbox.show(
            Where.private(person.id),
            LESSON_SLOT,
            screens.learn(place, choice, kept, t, theme_of(person.pictures)),
            urgency=Urgency.ASKED if edition else Urgency.ACTED,
            edition=edition,
        )
