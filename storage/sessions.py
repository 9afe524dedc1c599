"""Sessions: a key that matches which belong together point to."""

from sqlalchemy import insert
from sqlalchemy.engine import Connection

from storage.database import Database
from storage.schema import sessions


class Sessions:
    """The table of sessions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, chat: int) -> int:
        """Open a session in that chat (our key); its key."""
        opening = insert(sessions).values(chat=chat)

        def work(connection: Connection) -> int:
            key = connection.execute(opening).inserted_primary_key
            assert key is not None
            return int(key[0])

        return await self._database.write(work)
