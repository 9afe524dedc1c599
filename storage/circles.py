"""Circles: people who stand in one relation to a chat, such as those who are banned from it."""

from sqlalchemy import Table, delete, select
from sqlalchemy.engine import Connection

from storage.database import Database, insert_if_absent


class Circle:
    """One table of (chat, person), both our keys."""

    def __init__(self, database: Database, table: Table) -> None:
        self._database = database
        self._table = table

    async def add(self, chat: int, person: int) -> bool:
        """Let that person in; False if they were in already."""
        row = {"chat": chat, "person": person}
        return await self._database.write(
            lambda connection: insert_if_absent(connection, self._table, row)
        )

    async def remove(self, chat: int, person: int) -> bool:
        """Take that person out; False if they were not in."""
        columns = self._table.c
        this = delete(self._table).where(columns.chat == chat, columns.person == person)
        return await self._database.execute(this) == 1

    async def has(self, chat: int, person: int) -> bool:
        """Whether that person is in."""
        columns = self._table.c
        wanted = select(columns.person).where(columns.chat == chat, columns.person == person)
        return await self._database.read(lambda connection: connection.scalar(wanted)) is not None

    async def persons(self, chat: int) -> list[int]:
        """Everybody in the circle of that chat, by key."""
        columns = self._table.c
        wanted = select(columns.person).where(columns.chat == chat).order_by(columns.person)
        return await self._database.read(lambda connection: list(connection.scalars(wanted)))

    async def chats(self, person: int) -> list[int]:
        """Every chat whose circle that person is in, by key."""
        columns = self._table.c
        wanted = select(columns.chat).where(columns.person == person).order_by(columns.chat)
        return await self._database.read(lambda connection: list(connection.scalars(wanted)))


def move_circle(connection: Connection, table: Table, dropped: int, kept: int) -> None:
    """Let everybody of one chat into the same circle of another, which it was merged into."""
    mine = table.c.chat == dropped
    for person in list(connection.scalars(select(table.c.person).where(mine))):
        insert_if_absent(connection, table, {"chat": kept, "person": person})
    connection.execute(delete(table).where(mine))
