"""A table for a visitor, opened by the same taps that people make: cards within seconds.

Promises that nothing is opened in the middle of a match that asks them something, and that a try
which leads nowhere ends by itself. Leaves to others: the play, which is the visitor's own, and the
bot's computer players'.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bot.crowd import FAST, Player
from bot.sandbox import Group, Person

WITHIN = 90.0


class Opening:
    """Opens tables in one group."""

    def __init__(self, group: Group) -> None:
        self._group = group
        self._trying: asyncio.Task[None] | None = None

    def play(self, visitor: Person) -> None:
        """Seat the visitor with three computer players and begin; returns at once."""
        if self._trying is None or self._trying.done():
            self._trying = asyncio.create_task(self._open(Player(visitor, self._group, FAST)))

    async def leave(self) -> None:
        """Nobody opens anything any more."""
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.gather(self._trying, return_exceptions=True)

    async def _open(self, player: Player) -> None:
        if player.is_playing():
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(WITHIN):
                await player.opens({})
                await player.fills()
                await player.starts()
