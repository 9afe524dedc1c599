"""Uploads: the files that Telegram has of pictures, so that an equal one is not uploaded again."""

from sqlalchemy import delete, select

from storage.database import Database, upsert
from storage.schema import uploads


class Uploads:
    """The table of uploads, by the digest of what was uploaded."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, digest: str) -> str | None:
        """Telegram's id of that file, or None."""
        wanted = select(uploads.c.file_id).where(uploads.c.digest == digest)
        return await self._database.read(lambda connection: connection.scalar(wanted))

    async def keep(self, digest: str, file_id: str, *, now: float) -> None:
        """Telegram has it under that id."""
        values = {"file_id": file_id, "at": now}
        await self._database.write(
            lambda connection: upsert(connection, uploads, {"digest": digest}, values)
        )

    async def forget(self, digest: str) -> None:
        """Telegram doesn't know that id any more."""
        await self._database.execute(delete(uploads).where(uploads.c.digest == digest))
