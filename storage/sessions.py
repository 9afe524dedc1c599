"""Sessions: matches that belong together, as a row of data that they point to."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.engine import Connection

from storage.database import Database
from storage.errors import Missing
from storage.schema import sessions


@dataclass(frozen=True, slots=True)
class Session:
    """A session's row; what its data means is left to others."""

    id: int
    chat: int
    data: dict[str, Any]


class Sessions:
    """The table of sessions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, chat: int, data: Mapping[str, Any]) -> int:
        """Open a session; its key."""
        opening = insert(sessions).values(chat=chat, data=dict(data))

        def work(connection: Connection) -> int:
            key = connection.execute(opening).inserted_primary_key
            assert key is not None
            return int(key[0])

        return await self._database.write(work)

    async def get(self, session: int) -> Session:
        """The session with that key; Missing if there is none."""
        wanted = select(sessions).where(sessions.c.id == session)

        def work(connection: Connection) -> Session:
            row = connection.execute(wanted).mappings().first()
            if row is None:
                raise Missing(f"There is no session {session}.")
            return Session(**row)

        return await self._database.read(work)

    async def save(self, session: int, data: Mapping[str, Any]) -> None:
        """Set its data; Missing if there is none."""
        this = update(sessions).where(sessions.c.id == session).values(data=dict(data))
        if await self._database.execute(this) == 0:
            raise Missing(f"There is no session {session}.")
