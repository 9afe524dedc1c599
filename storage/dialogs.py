"""Dialogs: what somebody was asked in private and is to answer by writing; one at a time."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.engine import Connection

from storage.database import Database, upsert
from storage.schema import dialogs


class Dialogs:
    """The table of dialogs."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, person: int, purpose: Mapping[str, Any], *, now: float) -> None:
        """Await that person's answer; what they were asked before is forgotten."""
        row = {"purpose": dict(purpose), "at": now}
        await self._database.write(
            lambda connection: upsert(connection, dialogs, {"person": person}, row)
        )

    async def end(self, person: int, *, since: float) -> dict[str, Any] | None:
        """What that person was asked at `since` (epoch seconds) or later; asked no more."""
        mine = dialogs.c.person == person
        wanted = select(dialogs.c.purpose).where(mine, dialogs.c.at >= since)

        def work(connection: Connection) -> dict[str, Any] | None:
            purpose: dict[str, Any] | None = connection.scalar(wanted)
            connection.execute(delete(dialogs).where(mine))
            return purpose

        return await self._database.write(work)

    async def awaited(self, person: int) -> bool:
        """Whether that person was asked something and has not answered."""
        wanted = select(dialogs.c.person).where(dialogs.c.person == person)
        return await self._database.read(lambda connection: connection.scalar(wanted)) is not None
