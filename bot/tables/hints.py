"""Hints: what the best of the computer players would do, asked by whoever is asked something.

Promises: what it says rests on what that seat sees, and is told to that person alone; a table that
wants no hints gives none. Nothing waits for the thought but the answer to who asked.
"""

from __future__ import annotations

import asyncio

from bot.answers import Answer, Declined
from bot.callbacks import Hint
from bot.computers.thinking import seed_of
from bot.computers.workers import Workers
from bot.displays.match import Display
from bot.screens import alerts
from bot.screens import hint as screens
from bot.tables.live import Live, Unreadable
from bot.tables.table import Tables
from bot.texts import Translator
from engine.cards import Seat
from engine.players.explaining import reason
from engine.players.player import Thought
from engine.view import View, view
from storage import Person, Storage

LEVEL = "hard"
KEPT = 32
"""So many thoughts are kept for whoever taps again."""


class Hints:
    """Gives them."""

    def __init__(
        self, storage: Storage, tables: Tables, display: Display, workers: Workers
    ) -> None:
        self._storage = storage
        self._tables = tables
        self._display = display
        self._workers = workers
        self._sought: dict[tuple[int, Seat, int], asyncio.Task[Thought]] = {}

    async def tapped(self, person: Person, tap: Hint) -> Answer:
        """What to do about that question, by its button."""
        async with self._tables.tapped(person, tap.match) as (live, seat, t):
            seen = view(live.state, seat)
            if seen.question is not None and seen.decision != tap.decision:
                raise Declined(alerts.stale(t))
        return Answer(await self._hint(live, seat, seen, t), alert=True)

    async def asked(self, person: Person) -> str | None:
        """What to do where they are asked something now, whatever they last played, or why nobody
        says; None where they play nowhere."""
        t, refused = await self._display.translator(person), None
        for match in reversed(await self._storage.matches.of_person(person.id)):
            try:
                live = await self._tables.live(match.id)
                seat = live.seating.seat_of(person.id)
                if seat is None:
                    continue
                return await self._hint(live, seat, view(live.state, seat), t)
            except Declined as declined:
                refused = declined.answer.text
            except Unreadable:
                continue
        return refused

    async def _hint(self, live: Live, seat: Seat, seen: View, t: Translator) -> str:
        if not live.hints:
            raise Declined(alerts.no_hints_here(t), alert=True)
        if seen.question is None or seen.hand is None or live.match.paused:
            raise Declined(alerts.hint_not_now(t))
        thought = await self._thought(live, seat, seen, seen.hand.decision)
        # What is certain may take a while to find out: nobody else is to wait for it.
        why = await asyncio.to_thread(reason, seen, thought)
        return screens.hint(seen, thought.action, why, await self._display.scene(live), t)

    async def _thought(self, live: Live, seat: Seat, seen: View, decision: int) -> Thought:
        """Whoever taps again gets the same thought: others are in line too."""
        asked = live.match.id, seat, decision
        task = self._sought.get(asked)
        if task is None:
            seed = seed_of(live, seat, decision)
            work = self._workers.think(seen, LEVEL, seed, for_itself=True)
            task = self._sought[asked] = asyncio.create_task(work)
            if len(self._sought) > KEPT:
                self._sought.pop(next(iter(self._sought)))
        try:
            return await asyncio.shield(task)
        except Exception:
            self._sought.pop(asked, None)
            raise
