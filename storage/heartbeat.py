"""The heartbeat: when the program was last alive, so that its down time counts for nobody."""

from sqlalchemy import Select, and_, select, update
from sqlalchemy.engine import Connection

from storage.database import Database, upsert
from storage.schema import alarms, events, heartbeat, lobbies, matches

NOTICED_WITHIN = 10.0
"""Seconds within which a running program sees that the clock was set."""


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

    async def wake(self, *, now: float, running: bool = False) -> float:
        """Shift every deadline by the time since the last heartbeat, and beat; that time.

        Below zero if the clock was set back meanwhile: what was left of a wait is left of it.
        `running`: the clock was set a moment ago while the program ran; what has begun since, by
        the clock as it is now, is left alone. So it is where the program was killed before it had
        noticed that the clock was set back.
        In one transaction: dying just after a start never counts the same down time twice.
        """

        def work(connection: Connection) -> float:
            last = _last(connection)
            gap = 0.0 if last is None else now - last
            _shift(connection, gap, _begun_since(now) if running or gap < 0 else None)
            _beat(connection, now)
            return gap

        return await self._database.write(work)


def _last(connection: Connection) -> float | None:
    return connection.scalar(select(heartbeat.c.at))


def _beat(connection: Connection, now: float) -> None:
    upsert(connection, heartbeat, {"id": 1}, {"at": now})


def _begun_since(now: float) -> Select[tuple[int]]:
    """The matches that were last written to by a clock that was set a moment ago."""
    last = and_(events.c.match == matches.c.id, events.c.seq == matches.c.last_seq)
    found = select(matches.c.id).join(events, last).where(matches.c.closed_at.is_(None))
    return found.where(events.c.at.between(now - NOTICED_WITHIN, now))


def _shift(connection: Connection, seconds: float, kept: Select[tuple[int]] | None) -> None:
    # A paused match gets the time it had left when it is resumed; shifting would add to that.
    running = update(matches).where(matches.c.paused_at.is_(None), matches.c.deadline.is_not(None))
    played = update(matches).where(matches.c.closed_at.is_(None), matches.c.paused_at.is_(None))
    paused = select(matches.c.id).where(matches.c.paused_at.is_not(None))
    ringing = update(alarms).where(alarms.c.match.not_in(paused))
    if kept is not None:
        running, played = (one.where(matches.c.id.not_in(kept)) for one in (running, played))
        ringing = ringing.where(alarms.c.match.not_in(kept))
    connection.execute(running.values(deadline=matches.c.deadline + seconds))
    connection.execute(played.values(acted_at=matches.c.acted_at + seconds))
    connection.execute(ringing.values(at=alarms.c.at + seconds))
    waiting = update(lobbies).where(lobbies.c.deadline.is_not(None))
    connection.execute(waiting.values(deadline=lobbies.c.deadline + seconds))
