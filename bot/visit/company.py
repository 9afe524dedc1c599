"""Three simulated people who sit down with a visitor, so that cards are on the table at once.

Promises that whoever is taken over does nothing by themselves from then on. Leaves to others: the
thinking; they play as the crowd plays.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

import structlog

from bot import callbacks
from bot.callbacks import ImHere
from bot.crowd import FAST, FOR_EVER, Pace, Player
from bot.sandbox import Button, Group, Message, Person

SITTING = Pace(0.2, 0.6)
PLAYING = Pace(1.2, 2.6)
"""Quicker than people are, slow enough to be followed."""
BETWEEN_LOOKS = 1.0

log = structlog.get_logger(__name__)


class Friends:
    """The people of one group; `on_change` hears when somebody begins or ends acting."""

    def __init__(
        self,
        group: Group,
        people: Sequence[Person],
        on_change: Callable[[], None] = lambda: None,
        *,
        playing: Pace = PLAYING,
        rules: Mapping[str, str] | None = None,
        choose: random.Random | None = None,
    ) -> None:
        self._group = group
        self._people = {person.id: person for person in people}
        self._on_change = on_change
        self._playing = playing
        self._rules = rules or {}
        self._choose = choose or random.Random()
        self._acts: dict[int, asyncio.Task[None]] = {}
        self._opening: asyncio.Task[None] | None = None

    @property
    def acting(self) -> frozenset[int]:
        """Who plays by themselves now."""
        return frozenset(self._acts)

    def play(self, visitor: Person) -> None:
        """Open a table for the visitor, who sits down with all the others; they play on their own.

        Where a match is being played already, the others take their cards up.
        """
        self._end(visitor.id)
        for person in self._people.values():
            if person is not visitor:
                self._begin(person)
        if self._opening is None or self._opening.done():
            self._opening = asyncio.create_task(self._open(visitor))

    def acts(self, person: Person, *, itself: bool) -> None:
        """Somebody plays by themselves, or leaves it to whoever looks on."""
        self._begin(person) if itself else self._end(person.id)

    async def leave(self) -> None:
        """Everybody puts their phone down."""
        tasks = [*self._acts.values(), *([self._opening] if self._opening else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _open(self, visitor: Person) -> None:
        players = [Player(it, self._group, FAST, self._choose) for it in self._people.values()]
        if any(player.is_playing() for player in players):
            return
        player = next(it for it in players if it.person is visitor)
        await player.opens(self._rules)
        await player.starts()

    def _begin(self, person: Person) -> None:
        if person.id not in self._acts:
            self._acts[person.id] = asyncio.create_task(self._act(person))
            self._on_change()

    def _end(self, person_id: int) -> None:
        if (task := self._acts.pop(person_id, None)) is not None:
            task.cancel()
            self._on_change()

    async def _act(self, person: Person) -> None:
        """Sit down and play, from one match to the next."""
        async with asyncio.TaskGroup() as both:
            both.create_task(self._plays(person))
            both.create_task(self._says_who_is_there(person))

    async def _plays(self, person: Person) -> None:
        player = Player(person, self._group, SITTING, random.Random(self._choose.random()))
        while True:
            try:
                player.pace = SITTING
                if not player.is_playing():
                    await player.sits()
                player.pace = self._playing
                await player.plays()
            except Exception:
                # One thing that went wrong is no reason to leave the table.
                log.exception("a friend stumbled")
            await asyncio.sleep(BETWEEN_LOOKS)

    async def _says_who_is_there(self, person: Person) -> None:
        """Before a rematch the bot asks each of them in private."""

        def asked() -> tuple[Message, Button] | None:
            for message in person.reading():
                for button in message.buttons:
                    if isinstance(callbacks.parse(button.data or ""), ImHere):
                        return message, button
            return None

        changes = person.world.changes
        while True:
            found = await changes.until(lambda: person.private.chat_id, asked, FOR_EVER)
            await asyncio.sleep(BETWEEN_LOOKS)
            if found is not None and found == asked():
                message, button = found
                with suppress(AssertionError):  # nobody answered: it still stands there
                    await person.presses(button.text, message=message)
