"""Alarms: moments at which something beside the turn is due in a match.

They stand still while the match is paused, and go with it when it closes. What a kind means is
left to others.
"""

from math import inf

from sqlalchemy import delete, select

from storage.database import Database, upsert
from storage.schema import alarms, matches


class Alarms:
    """The table of alarms: at most one of each kind a match."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def set(self, match: int, kind: str, at: float) -> None:
        """Let it ring at that moment (epoch seconds), whatever was set before."""
        await self._database.write(
            lambda connection: upsert(
                connection, alarms, {"match": match, "kind": kind}, {"at": at}
            )
        )

    async def get(self, match: int, kind: str) -> float | None:
        """When it rings, None if it is not set."""
        wanted = select(alarms.c.at).where(alarms.c.match == match, alarms.c.kind == kind)
        return await self._database.read(lambda connection: connection.scalar(wanted))

    async def cancel(self, match: int, kind: str, *, rung: float = inf) -> bool:
        """Take it away, if it was to ring at `rung` (epoch seconds) or before; False if not."""
        this = delete(alarms).where(alarms.c.match == match, alarms.c.kind == kind)
        return await self._database.execute(this.where(alarms.c.at <= rung)) == 1

    async def due(self, now: float) -> list[tuple[int, str]]:
        """Those (match, kind) that ring, the most overdue first."""
        running = (matches.c.closed_at.is_(None), matches.c.paused_at.is_(None))
        wanted = (
            select(alarms.c.match, alarms.c.kind)
            .join(matches, matches.c.id == alarms.c.match)
            .where(alarms.c.at <= now, *running)
            .order_by(alarms.c.at)
        )
        return await self._database.read(
            lambda connection: [(row.match, row.kind) for row in connection.execute(wanted)]
        )
