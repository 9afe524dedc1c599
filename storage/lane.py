"""A connection to the file with a thread of its own, to which a piece of work is one errand."""

import logging
import sqlite3
from collections.abc import Callable
from typing import TypeVar, cast

import aiosqlite
from sqlalchemy.engine import Connection, Engine

# At DEBUG the driver logs what it is given and what it answers: cards, and whole hands of them.
logging.getLogger("aiosqlite").setLevel(logging.INFO)

T = TypeVar("T")


class Lane(aiosqlite.Connection):
    """aiosqlite keeps the thread and carries answers back; SQLAlchemy is spoken in that thread.

    Statement by statement, as its own methods and SQLAlchemy's asyncio have it, each is an errand
    there and back, some sixty a tap, and they cost more than all that is asked.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._open: Connection | None = None
        super().__init__(self._begin, iter_chunk_size=1)
        # A program that fails before it closes this must end all the same.
        self._thread.daemon = True

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do `work` there, in what the engine has for a transaction; its exceptions come out."""

        def errand(connection: Connection) -> T:
            try:
                with connection.begin():
                    return work(connection)
            except StopIteration as error:  # which no future takes: nobody would hear of the end
                raise RuntimeError("A piece of work ended by StopIteration.") from error
            finally:
                # SQLite keeps a transaction open whose commit it refused.
                self._conn.rollback()

        result: T = await self._execute(errand, self._open)  # type: ignore[no-untyped-call]
        return result

    async def close(self) -> None:
        """After the work that was begun; it need not have been opened."""
        if self._open is not None:
            await self._execute(self._open.close)  # type: ignore[no-untyped-call]
            self._open = None
        await super().close()
        self._engine.dispose()

    def _begin(self) -> sqlite3.Connection:
        self._open = self._engine.connect()
        return cast(sqlite3.Connection, self._open.connection.driver_connection)
