"""A backup: a whole database of one moment, or nothing at all."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import storage
from storage import Entry, Storage, StorageError
from tests.storage.conftest import Makes


async def test_it_is_of_one_moment_while_matches_are_written(
    memory: Storage, makes: Makes, url: str, tmp_path: Path
) -> None:
    match = await makes.match(await makes.chat(), await makes.person())
    stopped = False

    async def writes() -> None:
        seq = match.last_seq
        while not stopped:
            batch = [Entry("CardPlayed", {"n": n}) for n in range(3)]
            seq = await memory.matches.append(match.id, seq, batch, at=1.0, deadline=None)

    writer = asyncio.create_task(writes())
    copies = [tmp_path / f"copy{number}.sqlite3" for number in range(3)]
    for copy in copies:
        await storage.backup(url, copy)
    stopped = True
    await writer
    for copy in copies:
        restored = await storage.open(storage.url_of(copy))
        kept = await restored.matches.get(match.id)
        log = await restored.matches.load(match.id)
        await restored.close()
        assert [record.seq for record in log] == list(range(1, kept.last_seq + 1))
        assert kept.last_seq % 3 == 1


async def test_it_is_its_owners_alone_and_holds_nothing_deleted(
    memory: Storage, url: str, tmp_path: Path
) -> None:
    await memory.notes.set("kept", "a word that stays")
    await memory.notes.set("gone", "a word that was taken back")
    with closing(sqlite3.connect(memory.path)) as connection, connection:
        connection.execute("delete from notes where key = 'gone'")
    copy = tmp_path / "copy.sqlite3"
    await storage.backup(url, copy)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert b"a word that stays" in copy.read_bytes()
    assert b"taken back" not in copy.read_bytes()


@pytest.mark.parametrize("address", ["sqlite:///nowhere.sqlite3", "sqlite:///{folder}"])
async def test_there_must_be_a_database(address: str, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="There is no database"):
        await storage.backup(address.format(folder=tmp_path), tmp_path / "copy.sqlite3")
    assert os.listdir(tmp_path) == []


@pytest.mark.usefixtures("memory")
async def test_a_file_that_is_there_stays(url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("mine", encoding="utf-8")
    with pytest.raises(StorageError, match="exists: name a file that does not"):
        await storage.backup(url, copy)
    assert copy.read_text(encoding="utf-8") == "mine"


@pytest.mark.usefixtures("memory")
async def test_where_nothing_can_be_written_it_says_so(url: str, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="can't be written: No such file or directory"):
        await storage.backup(url, tmp_path / "folder" / "copy.sqlite3")


@pytest.mark.usefixtures("memory")
async def test_a_full_disk_is_that_of_the_copy(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = sqlite3.connect

    def on_a_small_disk(path: Path, timeout: float) -> sqlite3.Connection:
        connection = real(path, timeout=timeout, factory=Full)
        assert isinstance(connection, Full)
        return connection

    class Full(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            if sql.startswith("VACUUM"):
                raise sqlite3.OperationalError("database or disk is full")
            return super().execute(sql, *values)

    before = os.listdir(tmp_path)
    monkeypatch.setattr(sqlite3, "connect", on_a_small_disk)
    copy = tmp_path / "copy.sqlite3"
    with pytest.raises(StorageError, match=f"{copy} can't be written: No space left on device"):
        await storage.backup(url, copy)
    assert os.listdir(tmp_path) == before


async def test_what_is_no_database_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("not a database " * 100, encoding="utf-8")
    with pytest.raises(StorageError, match="is not a database"):
        await storage.backup(storage.url_of(letter), tmp_path / "copy.sqlite3")
    assert os.listdir(tmp_path) == [letter.name]


@pytest.mark.parametrize("content", [b"", b"x"])
async def test_a_file_in_which_nothing_was_written_is_no_backup(
    content: bytes, tmp_path: Path
) -> None:
    """SQLite takes it for an empty database; a copy for which there was no room looks like that."""
    cut = tmp_path / "cut.sqlite3"
    cut.write_bytes(content)
    with pytest.raises(StorageError, match="holds no matches"):
        await storage.backup(storage.url_of(cut), tmp_path / "copy.sqlite3")
    assert os.listdir(tmp_path) == [cut.name]
