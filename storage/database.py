"""The database: its address, its connections, its transactions, and all that is SQLite's own.

Promises: `write` runs one piece of work in one transaction that is on the disk when the call
returns, or changes nothing; `read` sees every write that has returned.
Another dialect comes in here and nowhere else. What the tables are is left to `schema`, bringing
them up to date to `migrate`.
"""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from typing import Any, Self, TypeVar

import platformdirs
from sqlalchemy import (
    Column,
    ColumnElement,
    Delete,
    Index,
    Table,
    Update,
    bindparam,
    create_engine,
    event,
    func,
    make_url,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL, Connection, Engine
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from storage.errors import StorageError
from storage.lane import Lane

BUSY_SECONDS = 10.0
"""How long a write waits for another process before it gives up."""

_READERS = 4
# IMMEDIATE takes the write lock at once: a transaction that read first could lose it midway.
_WRITE = "BEGIN IMMEDIATE"
_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"

T = TypeVar("T")


def default_path() -> Path:
    """The file used when nobody names one; its folder may not exist yet."""
    return platformdirs.user_data_path("botifarra", appauthor=False) / "botifarra.sqlite3"


def default_url() -> str:
    """The address of `default_path()`; creates its folder. StorageError if that can't be done."""
    path = default_path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(
            f"The data folder {path.parent} can't be created: {error.strerror}."
        ) from error
    return url_of(path)


def url_of(path: Path) -> str:
    """The address of that file: what `path_of` takes apart."""
    return URL.create("sqlite", database=str(path)).render_as_string(hide_password=False)


def path_of(url: str) -> Path:
    """The absolute path of the file that a database address names.

    Takes `sqlite:///file` and `sqlite+aiosqlite:///file` (a fourth slash for an absolute path).
    StorageError, in one sentence without the address itself (it may hold a password), for
    anything else.
    """
    try:
        parts = make_url(url)
    except (ArgumentError, ValueError):
        raise StorageError(
            "The database address is not understood: use sqlite:///path/to/file."
        ) from None
    scheme = parts.drivername
    if scheme.partition("+")[0] in ("postgresql", "postgres"):
        raise StorageError("PostgreSQL is not supported yet: use sqlite:///path/to/file.")
    if scheme not in ("sqlite", "sqlite+aiosqlite"):
        raise StorageError(f"{scheme}:// is not supported: use sqlite:///path/to/file.")
    if parts.host or parts.username or parts.password or parts.port:
        raise StorageError(
            "A SQLite address has no host: use three slashes, sqlite:///path/to/file, "
            "or four for an absolute path."
        )
    if parts.query:
        raise StorageError("The database address takes no options after a question mark.")
    if not parts.database or parts.database == ":memory:":
        raise StorageError("The database must be a file: use sqlite:///path/to/file.")
    return Path(parts.database).absolute()


def unique_where(name: str, *columns: Column[Any], where: ColumnElement[bool]) -> Index:
    """A unique index over those rows only for which `where` holds."""
    return Index(name, *columns, unique=True, sqlite_where=where, postgresql_where=where)


def no_json(column: Column[Any]) -> ColumnElement[bool]:
    """Whether what should be JSON there is none, so that reading it would fail."""
    return func.json_valid(column) == 0


def upsert(
    connection: Connection, table: Table, key: Mapping[str, Any], values: Mapping[str, Any]
) -> None:
    """Set `values` in the row with that (unique) key, inserting the row if there is none."""
    connection.execute(_upsert(table, tuple(key), tuple(values)), {**key, **values})


@cache
def _upsert(table: Table, key: tuple[str, ...], values: tuple[str, ...]) -> sqlite.Insert:
    """Made once for each set of columns: making it costs more than running it."""
    insert = sqlite.insert(table).values({name: bindparam(name) for name in (*key, *values)})
    return insert.on_conflict_do_update(
        index_elements=list(key), set_={name: insert.excluded[name] for name in values}
    )


def insert_if_absent(connection: Connection, table: Table, values: Mapping[str, Any]) -> bool:
    """Insert a row unless one with the same unique key is there; whether it was inserted."""
    insert = sqlite.insert(table).values(**values).on_conflict_do_nothing()
    return connection.execute(insert).rowcount == 1


class Database:
    """An open database: one connection that writes, a few that read."""

    def __init__(self, path: Path, writer: Lane, readers: Sequence[Lane]) -> None:
        self.path = path
        self._writer = writer
        self._readers = readers
        self._idle = asyncio.LifoQueue[Lane]()
        for reader in readers:
            self._idle.put_nowait(reader)
        # Writers of one process queue here, in order, instead of polling the file's lock; those
        # that came while a transaction was on its way to the disk share the next one.
        self._turn = asyncio.Lock()
        self._queue: list[tuple[Callable[[Connection], Any], asyncio.Future[Any]]] = []
        self._running: set[asyncio.Future[Any]] = set()
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Of a file that is ready (`prepare`). StorageError if it can't be opened."""
        writer = Lane(_engine(path, _WRITE, "PRAGMA foreign_keys = ON"))
        readers = [Lane(_engine(path, None, "PRAGMA query_only = ON")) for _ in range(_READERS)]
        try:
            for lane in (writer, *readers):
                await lane
        except DBAPIError as error:
            for lane in (writer, *readers):
                await lane.close()
            raise explain(error, path) from error
        return cls(path, writer, readers)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work`, which can't write.

        Each of its statements sees a moment of its own, so what must fit together is asked for
        in one: a transaction would double the time of a small read.
        """
        return await self._run(self._read(work))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction; on the disk when this returns.

        An exception out of `work` undoes all of it, and nothing else: what shares the transaction
        is run again by itself. So `work` may run twice, and changes nothing but the database.
        Whoever is cancelled while waiting doesn't hear the outcome, but `work` is still done whole
        or not at all.
        """
        return await self._run(self._write(work))

    async def execute(self, statement: Update | Delete) -> int:
        """One statement as a `write`; how many rows it has changed."""
        return await self.write(lambda connection: connection.execute(statement).rowcount)

    async def close(self) -> None:
        """Finish what was asked for, then close every connection; afterwards nothing works."""
        self._closed = True
        if self._running:
            await asyncio.wait(self._running)
        for lane in (self._writer, *self._readers):
            await lane.close()

    async def _run(self, work: Coroutine[Any, Any, T]) -> T:
        if self._closed:
            work.close()
            raise StorageError(f"The database {self.path} is closed.")
        # A task of its own, so that a cancelled caller never leaves a connection in mid-statement.
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: "asyncio.Future[Any]") -> None:
        self._running.discard(task)
        # A failure whose caller was cancelled has no other listener, and asyncio would complain.
        if not task.cancelled():
            task.exception()

    async def _read(self, work: Callable[[Connection], T]) -> T:
        lane = await self._idle.get()
        try:
            return await lane.run(work)
        except DBAPIError as error:
            raise explain(error, self.path) from error
        finally:
            self._idle.put_nowait(lane)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append((work, done))
        async with self._turn:
            if not done.done():
                queue, self._queue = self._queue, []
                await self._write_all(queue)
        return done.result()

    async def _write_all(
        self, queue: list[tuple[Callable[[Connection], Any], asyncio.Future[Any]]]
    ) -> None:
        """Run these in one transaction; each in one of its own if any of them fails.

        A database that another process holds fails them all: each would wait as long again.
        """

        def together(connection: Connection) -> list[Any]:
            return [work(connection) for work, _ in queue]

        try:
            results = await self._writer.run(together)
        except Exception as error:
            if len(queue) == 1 or _busy(error):
                known = explain(error, self.path) if isinstance(error, DBAPIError) else error
                known.__cause__ = error if known is not error else error.__cause__
                for _, done in queue:
                    done.set_exception(known)
                return
            for one in queue:
                await self._write_all([one])
        else:
            for (_, done), result in zip(queue, results, strict=True):
                done.set_result(result)


def prepare(path: Path) -> None:
    """Make sure the file is a database, new or ours, with write-ahead logging, which it keeps.

    Blocks, so it is for a thread of its own.
    """
    # Two processes that switch a new file at once don't wait for each other by themselves.
    for pause in (0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, None):
        try:
            with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as connection:
                tables = {name for (name,) in connection.execute(_TABLES)}
                if tables and "alembic_version" not in tables:
                    raise StorageError(f"The database {path} belongs to another program.")
                (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        except sqlite3.Error as error:
            if pause is None or "locked" not in str(error):
                raise told(str(error), path) from error
            time.sleep(pause)
        else:
            break
    if mode != "wal":
        raise StorageError(f"The database {path} needs a local disk: its folder is on another.")


def migration_engine(path: Path) -> Engine:
    """An engine for migrations: one connection, whose transactions write.

    Foreign keys are off: SQLite changes a table by copying and dropping it, and a drop would
    take along the rows that point to it.
    """
    return _engine(path, _WRITE, "PRAGMA foreign_keys = OFF")


def broken_references(connection: Connection) -> bool:
    """Whether some row points to one that isn't there."""
    return connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None


def damage(connection: Connection) -> str | None:
    """What is wrong with the file itself, in SQLite's words; None if nothing is."""
    found: str = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one()
    return None if found == "ok" else found


def explain(error: DBAPIError, path: Path) -> StorageError:
    """The driver's error as one sentence, without statement or values."""
    return told(str(error.orig), path)


def _busy(error: Exception) -> bool:
    return isinstance(error, DBAPIError) and "locked" in str(error.orig)


def told(reason: str, path: Path) -> StorageError:
    """What SQLite gives as its reason, as one sentence."""
    if "locked" in reason:
        return StorageError(
            f"The database {path} is busy: another process has held it for {BUSY_SECONDS:.0f} s."
        )
    if "not a database" in reason:
        return StorageError(f"The file {path} is not a database.")
    if "unable to open" in reason:
        return StorageError(f"The database {path} can't be opened: is its folder writable?")
    if "readonly" in reason:
        return StorageError(f"The database {path} can't be written: it or its folder is read-only.")
    return StorageError(f"The database {path} refused: {reason}.")


def _engine(path: Path, begin: str | None, pragma: str) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        pool_size=1,
        max_overflow=0,
        # None: the driver starts no transaction by itself; `on_begin` does, where there is one.
        connect_args={"isolation_level": None, "timeout": BUSY_SECONDS},
        skip_autocommit_rollback=begin is None,
        # Neither an error nor an echo may show what is stored.
        hide_parameters=True,
        json_serializer=partial(
            json.dumps, ensure_ascii=False, allow_nan=False, separators=(",", ":")
        ),
    )

    @event.listens_for(engine, "connect")
    def on_connect(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        try:
            # FULL: a commit is on the disk when it returns, also with write-ahead logging.
            cursor.execute("PRAGMA synchronous = FULL")
            cursor.execute(pragma)
        finally:
            cursor.close()

    if begin is not None:

        @event.listens_for(engine, "begin")
        def on_begin(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

    return engine
