"""A house whose bot can be killed between what is written and what is shown of it."""

from __future__ import annotations

from contextlib import AsyncExitStack

from bot.tables.events import MatchEnded, TableEvent
from bot.tables.live import entries
from storage import Match
from tests.bot.play.support import House, running


class Mortal(House):
    """A house whose bot can be killed."""

    url: str
    life: AsyncExitStack

    async def lives(self) -> None:
        self.app = await self.life.enter_async_context(
            running(self.town, self.url, self.clock, self.decks)
        )

    async def is_killed(self, away: float = 0.0) -> None:
        """Another one is started after so many seconds, and has said all that it has to say."""
        await self.app.storage.heartbeat.beat(now=self.clock.now)
        await self.life.aclose()
        self.clock.now += away
        await self.lives()
        await self.settles()

    async def match(self) -> Match:
        (match,) = await self.app.storage.matches.stirred_since(0)
        return match

    async def writes(self, *events: TableEvent, players: dict[int, bool] | None = None) -> None:
        """These are in the log of the match, and nobody has been told."""
        match = await self.match()
        closed = any(isinstance(event, MatchEnded) for event in events)
        await self.app.storage.matches.append(
            match.id,
            match.last_seq,
            entries(events),
            at=self.clock.now,
            deadline=None if closed else match.deadline,
            closed=closed,
            players=players,
        )
