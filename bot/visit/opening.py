"""A table for a visitor, opened by the same taps that people make: cards within seconds.

Promises that whoever is at a table already is led back to it, and that a try which leads nowhere
ends by itself. Leaves to others: the play, which is the visitor's own, and the bot's computer
players'.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bot.crowd import FAST, Player
from bot.sandbox import Group, Message, Person

WITHIN = 90.0


class Opening:
    """One try for each visitor at a time."""

    def __init__(self) -> None:
        self._tries: dict[int, asyncio.Task[None]] = {}

    def play(self, visitor: Person, group: Group) -> Message | None:
        """Seat the visitor with three computer players and begin; returns at once.

        The message with their cards, if they play in that group already.
        """
        player = Player(visitor, group, FAST)
        cards = player.cards()
        trying = self._tries.get(visitor.id)
        if cards is None and (trying is None or trying.done()):
            self._tries[visitor.id] = asyncio.create_task(self._open(player))
        return cards

    async def dealt(self, visitor: Person, group: Group) -> Message | None:
        """The message with their cards, as soon as there is one; None if it takes too long."""
        player = Player(visitor, group, FAST)
        return await visitor.world.changes.until(lambda: visitor.id, player.cards, WITHIN)

    async def leave(self) -> None:
        """Nobody opens anything any more."""
        for trying in self._tries.values():
            trying.cancel()
        await asyncio.gather(*self._tries.values(), return_exceptions=True)

    async def _open(self, player: Player) -> None:
        visitor = player.person
        with suppress(TimeoutError):
            async with asyncio.timeout(WITHIN):
                if player.may_join():
                    await player.joins()
                    return
                await player.opens({})
                await player.fills()
                await player.starts()
                # Until then another try would know nothing of it.
                await self.dealt(visitor, player.group)
