"""Notes: small texts by key, such as the hash of the command menu that Telegram was given."""

from sqlalchemy import delete, select

from storage.database import Database, upsert
from storage.schema import notes


class Notes:
    """The table of notes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str) -> str | None:
        """The note with that key, or None."""
        wanted = select(notes.c.value).where(notes.c.key == key)
        return await self._database.read(lambda connection: connection.scalar(wanted))

    async def set(self, key: str, value: str) -> None:
        """Write or overwrite it."""
        await self._database.write(
            lambda connection: upsert(connection, notes, {"key": key}, {"value": value})
        )

    async def forget(self, key: str) -> None:
        """Take it away, if it is there."""
        await self._database.execute(delete(notes).where(notes.c.key == key))
