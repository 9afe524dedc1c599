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
    """Opens one table at a time."""

    def __init__(self) -> None:
        self._trying: asyncio.Task[None] | None = None

    def play(self, visitor: Person, group: Group) -> Message | None:
        """Seat the visitor with three computer players and begin; returns at once.

        The message with their cards, if they play in that group already.
        """
        player = Player(visitor, group, FAST)
        cards = player.cards()
        if cards is None and (self._trying is None or self._trying.done()):
            self._trying = asyncio.create_task(self._open(player))
        return cards

    async def leave(self) -> None:
        """Nobody opens anything any more."""
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.gather(self._trying, return_exceptions=True)

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
                await visitor.world.changes.until(lambda: visitor.id, player.cards, WITHIN)
