"""Transactions: how they begin, what they hide, and what a cancelled caller leaves behind."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.engine import Connection

import storage
from storage import Entry, Storage, StorageError, database
from storage.database import Database
from tests.storage.conftest import Makes


@pytest.fixture
async def base(memory: Storage) -> AsyncIterator[Database]:
    """A second database object over the same file as `memory`: as another process would be."""
    opened = await Database.open(memory.path)
    yield opened
    await opened.close()


def _pragma(name: str) -> str:
    return f"PRAGMA {name}"


async def test_connections_are_durable_and_strict(base: Database) -> None:
    def settings(connection: Connection) -> dict[str, object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "query_only")
        return {name: connection.scalar(text(_pragma(name))) for name in names}

    timeout = round(database.BUSY_SECONDS * 1000)
    writes = await base.write(settings)
    assert writes == {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "busy_timeout": timeout,
        "query_only": 0,
    }
    reads = await base.read(settings)
    assert (reads["journal_mode"], reads["query_only"]) == ("wal", 1)
    assert reads["busy_timeout"] == timeout


async def test_a_write_begins_immediate_and_once(base: Database) -> None:
    seen: list[str] = []
    raw: list[sqlite3.Connection] = []

    def trace(connection: Connection) -> None:
        # The driver's own connection, under SQLAlchemy's: what SQLite is told.
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        raw.append(driver)

    await base.write(trace)
    raw[0].set_trace_callback(seen.append)
    await base.write(lambda connection: connection.execute(text("DELETE FROM notes")))
    raw[0].set_trace_callback(None)
    assert seen == ["BEGIN IMMEDIATE", "DELETE FROM notes", "COMMIT"]


async def test_a_write_holds_the_lock_from_its_first_moment(base: Database) -> None:
    def lock_elsewhere(_: Connection) -> str:
        other = sqlite3.connect(base.path, timeout=0, isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            return str(error)
        finally:
            other.close()
        return "was free"

    assert await base.write(lock_elsewhere) == "database is locked"
    assert await base.read(lock_elsewhere) == "was free"


async def test_a_read_cannot_write(base: Database) -> None:
    with pytest.raises(StorageError, match="read-only"):
        await base.read(lambda connection: connection.execute(text("DELETE FROM notes")))


async def test_a_read_leaves_nothing_open(memory: Storage, base: Database) -> None:
    """An open read would keep on seeing its own moment, and the log would grow for ever."""
    value = text("SELECT value FROM notes")
    for number in range(10):
        await memory.notes.set("a", str(number))
        assert await base.read(lambda connection: connection.scalar(value)) == str(number)


async def test_an_exception_undoes_all(memory: Storage, base: Database) -> None:
    def work(connection: Connection) -> None:
        connection.execute(text("INSERT INTO notes VALUES ('a', 'b')"))
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await base.write(work)
    assert await memory.notes.get("a") is None


def _refused_at_its_commit(connection: Connection) -> None:
    connection.execute(text("PRAGMA defer_foreign_keys = ON"))
    connection.execute(text("INSERT INTO watchers VALUES (999, 999)"))


async def test_a_commit_that_is_refused_costs_nobody_else(memory: Storage, base: Database) -> None:
    for number in range(3):
        with pytest.raises(StorageError, match="FOREIGN KEY"):
            await base.write(_refused_at_its_commit)
        await memory.notes.set("a", str(number))  # nobody holds the file
        await base.write(lambda connection: connection.execute(text("DELETE FROM notes")))
        assert await memory.notes.get("a") is None


async def test_one_refused_commit_undoes_none_of_those_it_was_shared_with(
    memory: Storage, base: Database
) -> None:
    first, refused, shared = await asyncio.gather(
        base.write(lambda connection: connection.execute(text("DELETE FROM notes")).rowcount),
        base.write(_refused_at_its_commit),
        base.write(
            lambda connection: (
                connection.execute(text("INSERT INTO notes VALUES ('a', 'b')")).rowcount
            )
        ),
        return_exceptions=True,
    )
    assert (first, shared) == (0, 1)
    assert isinstance(refused, StorageError)
    assert await memory.notes.get("a") == "b"


async def test_whatever_work_raises_is_heard(base: Database) -> None:
    with pytest.raises(RuntimeError, match="StopIteration"):
        await base.read(lambda _: next(iter(())))
    with pytest.raises(RuntimeError, match="StopIteration"):
        await base.write(lambda _: next(iter(())))
    assert await base.write(lambda _: 1) == 1


async def test_a_database_held_by_another_is_told_and_works_later(
    memory: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.05)
    hasty = await Database.open(memory.path)
    other = sqlite3.connect(memory.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    write = text("INSERT INTO notes VALUES ('a', 'b')")
    for _ in range(3):
        with pytest.raises(StorageError, match="is busy"):
            await hasty.write(lambda connection: connection.execute(write))
    assert await memory.notes.get("a") is None
    other.execute("ROLLBACK")
    other.close()
    await hasty.write(lambda connection: connection.execute(write))
    assert await memory.notes.get("a") == "b"
    await hasty.close()


async def test_a_cancelled_write_is_done_whole_and_harms_nobody(memory: Storage) -> None:
    for number in range(30):
        task = asyncio.ensure_future(memory.notes.set(f"a{number}", "b"))
        # Longer and longer, so that it is cancelled before, in, and after its transaction.
        await asyncio.sleep(number / 5000)
        task.cancel()
        await asyncio.wait([task])
    await memory.notes.set("last", "c")
    for number in range(1, 30):
        assert await memory.notes.get(f"a{number}") == "b"
    assert await memory.notes.get("last") == "c"


async def test_a_cancelled_read_harms_nobody(memory: Storage) -> None:
    for number in range(30):
        task = asyncio.ensure_future(memory.notes.get("a"))
        await asyncio.sleep(number / 10000)
        task.cancel()
        await asyncio.wait([task])
    assert await memory.notes.get("a") is None


async def test_what_waits_for_a_file_that_another_holds_gives_up_together(
    memory: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One after the other each would wait as long again, and with it everybody behind."""
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.3)
    waiting = await Database.open(memory.path)

    def write(connection: Connection) -> None:
        connection.execute(text("DELETE FROM notes"))

    with closing(sqlite3.connect(memory.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        outcomes = await asyncio.gather(
            *(waiting.write(write) for _ in range(100)), return_exceptions=True
        )
    took = time.monotonic() - began
    await waiting.close()
    assert all(isinstance(outcome, StorageError) for outcome in outcomes)
    assert took < 100 * 0.3 / 2  # two batches: the first write, and all that came meanwhile


async def test_closing_waits_for_what_was_asked(url: str) -> None:
    memory = await storage.open(url)
    writes = [asyncio.ensure_future(memory.notes.set(f"a{n}", "b")) for n in range(20)]
    reads = [asyncio.ensure_future(memory.notes.get("a0")) for _ in range(20)]
    await asyncio.sleep(0)
    await memory.close()
    await asyncio.gather(*writes, *reads)
    again = await storage.open(url)
    assert await again.notes.get("a19") == "b"
    await again.close()


async def test_no_log_line_and_no_error_shows_what_is_stored(
    memory: Storage, makes: Makes, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    match = await makes.match(await makes.chat(), await makes.person())
    opened = await storage.open(f"sqlite:///{memory.path}")
    deal = Entry("HandDealt", {"deck": "9O AE RB"})
    await opened.matches.append(match.id, 1, [deal], at=1.0, deadline=None)
    assert (await opened.matches.load(match.id))[1].payload == {"deck": "9O AE RB"}
    with pytest.raises(StorageError) as caught:
        await opened.tokens.issue(999, {"deck": "9O AE RB"}, now=1.0)
    await opened.close()
    assert "9O AE RB" not in caplog.text
    error: BaseException | None = caught.value
    while error is not None:
        assert "9O AE RB" not in str(error)
        error = error.__cause__


async def test_many_writers_of_one_process_queue_in_order(base: Database) -> None:
    order: list[int] = []
    await asyncio.gather(*(base.write(lambda _, n=n: order.append(n)) for n in range(50)))  # type: ignore[misc]
    assert order == list(range(50))


def test_the_path_of_an_address_is_absolute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert storage.path_of("sqlite:///a.db") == tmp_path / "a.db"
    assert storage.path_of(f"sqlite:///{tmp_path}/b.db") == tmp_path / "b.db"
