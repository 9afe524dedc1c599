"""Time: sweeps deadlines that are due, and beats so that the next start knows of its down time.

Timers are rows; nothing here is remembered. Leaves to others: what is due, and when.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping

import structlog

from bot.lobbies.lobby import Lobbies
from bot.tables.live import Unreadable
from bot.tables.table import Tables
from storage import Conflict, Storage

log = structlog.get_logger()

Alarms = Mapping[str, Callable[[int], Awaitable[None]]]
"""What to do with the match when an alarm of that kind rings."""

SWEEP_SECONDS = 0.5
BEAT_SECONDS = 3.0


async def skip_gap(
    storage: Storage, lobbies: Lobbies, now: float, *, running: bool = False
) -> float:
    """The time since the last heartbeat counts for nobody, be it down time or no time at all.

    That time in seconds: below zero where the clock was set back. `running`: it was set just now.
    """
    gap = await storage.heartbeat.wake(now=now, running=running)
    for lobby in await storage.lobbies.all_open():
        try:
            await lobbies.shift(lobby, gap)
        except Exception:  # one that can't be read keeps no other from waking
            log.exception("not woken", lobby=lobby.id)
    return gap


class Clock:
    """Runs until it is cancelled."""

    def __init__(
        self,
        storage: Storage,
        tables: Tables,
        lobbies: Lobbies,
        alarms: Alarms,
        now: Callable[[], float],
        monotonic: Callable[[], float],
        sweep_seconds: float = SWEEP_SECONDS,
    ) -> None:
        """`now`: epoch seconds; `sweep_seconds`: real ones, between two sweeps."""
        self._storage = storage
        self._tables = tables
        self._lobbies = lobbies
        self._alarms = alarms
        self._now = now
        self._sweep_seconds = sweep_seconds
        self._monotonic = monotonic
        self._beaten = 0.0
        self._ahead = now() - monotonic()

    async def run(self) -> None:
        """Sweep and beat, for ever. A failure is logged, and tried again at the next sweep."""
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("sweep failed")
            await asyncio.sleep(self._sweep_seconds)

    async def sweep(self) -> None:
        """Do what is due now."""
        now = self._now()
        ahead = now - self._monotonic()
        if abs(ahead - self._ahead) >= BEAT_SECONDS:
            # The clock was set back: nobody, least of all a computer, is to wait for its old time.
            # Or forward, or the machine slept: nobody has had that time.
            await skip_gap(self._storage, self._lobbies, now, running=True)
            self._beaten = now
        self._ahead = ahead
        if now - self._beaten >= BEAT_SECONDS:
            await self._storage.heartbeat.beat(now=now)
            self._beaten = now
        matches = await self._storage.matches.due(now)
        lobbies = await self._storage.lobbies.due(now)
        alarms = await self._storage.alarms.due(now)
        jobs = [self._tables.tick(match) for match in matches]
        jobs += [self._lobbies.tick(lobby) for lobby in lobbies]
        jobs += [self._ring(match, kind, now) for match, kind in alarms]
        for outcome in await asyncio.gather(*jobs, return_exceptions=True):
            # A conflict means that somebody acted in the same moment: what was due no longer is.
            # Of a log that can't be replayed was told when it was read first.
            if isinstance(outcome, BaseException) and not isinstance(
                outcome, Conflict | Unreadable
            ):
                log.error("what was due failed", exc_info=outcome)

    async def _ring(self, match: int, kind: str, now: float) -> None:
        """An alarm that fails rings again at the next sweep; it may also set itself anew."""
        if kind in self._alarms:
            await self._alarms[kind](match)
        await self._storage.alarms.cancel(match, kind, rung=now)
