"""Leases: at most one process at a time holds a name; a dead one's lease runs out.

Holders on several machines need clocks that agree to well under the lease's time.
"""

from dataclasses import dataclass

from sqlalchemy import delete, select, update
from sqlalchemy.engine import Connection

from storage.database import Database, insert_if_absent
from storage.schema import leases


@dataclass(frozen=True, slots=True)
class Lease:
    """Who holds a name, and until when (epoch seconds) unless renewed."""

    name: str
    holder: str
    expires_at: float


class Leases:
    """The table of leases."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def acquire(self, name: str, holder: str, *, now: float, seconds: float) -> bool:
        """Take it if it is free, run out, or one's own already; whether it is one's own now."""
        values = {"name": name, "holder": holder, "expires_at": now + seconds}
        available = (leases.c.holder == holder) | (leases.c.expires_at <= now)
        taking = update(leases).where(leases.c.name == name, available).values(**values)

        def work(connection: Connection) -> bool:
            if connection.execute(taking).rowcount == 1:
                return True
            return insert_if_absent(connection, leases, values)

        return await self._database.write(work)

    async def renew(self, name: str, holder: str, *, now: float, seconds: float) -> bool:
        """Prolong one's own; False if another process has taken it: then stop at once."""
        mine = update(leases).where(leases.c.name == name, leases.c.holder == holder)
        return await self._database.execute(mine.values(expires_at=now + seconds)) == 1

    async def release(self, name: str, holder: str) -> None:
        """Give one's own back, so that the next needs not wait; another's is left alone."""
        mine = delete(leases).where(leases.c.name == name, leases.c.holder == holder)
        await self._database.execute(mine)

    async def get(self, name: str) -> Lease | None:
        """Who holds it, run out or not; None if nobody does."""
        wanted = select(leases).where(leases.c.name == name)

        def work(connection: Connection) -> Lease | None:
            row = connection.execute(wanted).first()
            return None if row is None else Lease(row.name, row.holder, row.expires_at)

        return await self._database.read(work)
