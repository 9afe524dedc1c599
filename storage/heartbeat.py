"""The heartbeat: when the program was last alive, so that its down time counts for nobody."""

from sqlalchemy import select, update
from sqlalchemy.engine import Connection

from storage.database import Database, upsert
from storage.schema import alarms, heartbeat, lobbies, matches


class Heartbeat:
    """The row of the last heartbeat, and the deadlines that wait while there is none."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def beat(self, *, now: float) -> None:
        """Say that the program is alive; every few seconds."""
        await self._database.write(lambda connection: _beat(connection, now))

    async def last(self) -> float | None:
        """The last heartbeat (epoch seconds), or None before the first."""
        return await self._database.read(_last)

    async def wake(self, *, now: float) -> float:
        """Shift every deadline by the time since the last heartbeat, and beat; that time.

        Below zero if the clock was set back meanwhile: what was left of a wait is left of it.
        In one transaction: dying just after a start never counts the same down time twice.
        """

        def work(connection: Connection) -> float:
            last = _last(connection)
            gap = 0.0 if last is None else now - last
            _shift(connection, gap)
            _beat(connection, now)
            return gap

        return await self._database.write(work)

    async def shift_deadlines(self, seconds: float) -> None:
        """Move every deadline of matches and lobbies, but for paused matches."""
        await self._database.write(lambda connection: _shift(connection, seconds))


def _last(connection: Connection) -> float | None:
    return connection.scalar(select(heartbeat.c.at))


def _beat(connection: Connection, now: float) -> None:
    upsert(connection, heartbeat, {"id": 1}, {"at": now})


def _shift(connection: Connection, seconds: float) -> None:
    # A paused match gets the time it had left when it is resumed; shifting would add to that.
    running = update(matches).where(matches.c.paused_at.is_(None), matches.c.deadline.is_not(None))
    connection.execute(running.values(deadline=matches.c.deadline + seconds))
    played = update(matches).where(matches.c.closed_at.is_(None), matches.c.paused_at.is_(None))
    connection.execute(played.values(acted_at=matches.c.acted_at + seconds))
    paused = select(matches.c.id).where(matches.c.paused_at.is_not(None))
    ringing = update(alarms).where(alarms.c.match.not_in(paused))
    connection.execute(ringing.values(at=alarms.c.at + seconds))
    waiting = update(lobbies).where(lobbies.c.deadline.is_not(None))
    connection.execute(waiting.values(deadline=lobbies.c.deadline + seconds))
