"""Addresses and files: what opens, and the one sentence for each that doesn't."""

import os
import sqlite3
from pathlib import Path

import platformdirs
import pytest

import storage
from storage import StorageError


@pytest.mark.parametrize("scheme", ["sqlite", "sqlite+aiosqlite"])
async def test_a_sqlite_address_opens_its_file(tmp_path: Path, scheme: str) -> None:
    memory = await storage.open(f"{scheme}:///{tmp_path}/50% sure & més.db")
    await memory.notes.set("a", "b")
    await memory.close()
    assert memory.path == tmp_path / "50% sure & més.db"
    assert memory.path.is_file()


async def test_what_was_written_is_there_after_closing(url: str) -> None:
    memory = await storage.open(url)
    await memory.notes.set("menu", "1")
    await memory.close()
    again = await storage.open(url)
    assert await again.notes.get("menu") == "1"
    await again.close()


@pytest.mark.parametrize(
    ("url", "part"),
    [
        ("postgresql://ona:secret@host/botifarra", "PostgreSQL is not supported yet"),
        ("postgresql+asyncpg://ona:secret@host/botifarra", "PostgreSQL is not supported yet"),
        ("postgres://ona:secret@host/botifarra", "PostgreSQL is not supported yet"),
        ("postgresql://ona:secret@host:port/botifarra", "not understood"),
        ("mysql://ona:secret@host/botifarra", "mysql:// is not supported"),
        ("sqlite+pysqlcipher:///a.db", "sqlite+pysqlcipher:// is not supported"),
        ("botifarra.db", "not understood"),
        ("", "not understood"),
        ("sqlite://", "must be a file"),
        ("sqlite:///:memory:", "must be a file"),
        ("sqlite://folder/a.db", "three slashes"),
        ("sqlite:///a.db?mode=ro", "no options"),
    ],
)
async def test_any_other_address_is_refused_in_one_line(url: str, part: str) -> None:
    with pytest.raises(StorageError) as caught:
        await storage.open(url)
    message = str(caught.value)
    assert part in message
    assert "\n" not in message
    assert "secret" not in message
    assert message.endswith(".")


def test_the_default_is_a_file_in_the_users_data_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "not" / "yet"
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: folder)
    assert storage.default_path() == folder / "botifarra.sqlite3"
    assert not folder.exists()
    assert storage.path_of(storage.default_url()) == storage.default_path()
    assert folder.is_dir()


def test_a_data_directory_that_cannot_be_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: tmp_path / "file" / "a")
    with pytest.raises(StorageError, match=r"data folder .* can't be created"):
        storage.default_url()


async def _refused(path: Path) -> str:
    with pytest.raises(StorageError) as caught:
        await storage.open(f"sqlite:///{path}")
    assert "\n" not in str(caught.value)
    return str(caught.value)


async def test_a_missing_folder_is_told_and_not_created(tmp_path: Path) -> None:
    assert "does not exist" in await _refused(tmp_path / "nowhere" / "a.db")
    assert not (tmp_path / "nowhere").exists()


async def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert "is a folder" in await _refused(tmp_path)


@pytest.fixture
def locked_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "locked"
    if os.geteuid() == 0:
        # Root may write everywhere but where no file can be made at all.
        folder = Path("/proc")
        if not folder.is_dir():
            pytest.skip("needs another user than root, or /proc")
    else:
        folder.mkdir(mode=0o555)
    return folder


async def test_a_folder_that_cannot_be_written_is_told(locked_folder: Path) -> None:
    assert "is its folder writable?" in await _refused(locked_folder / "a.db")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write to any file")
async def test_a_file_that_cannot_be_written_is_told(url: str) -> None:
    memory = await storage.open(url)
    await memory.close()
    memory.path.chmod(0o444)
    assert "read-only" in await _refused(memory.path)


async def test_a_file_that_is_no_database_is_told_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    text = "Benvolguda Ona, " * 100
    path.write_text(text, encoding="utf-8")
    assert "is not a database" in await _refused(path)
    assert path.read_text(encoding="utf-8") == text


async def test_another_programs_database_is_told_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "recipes.db"
    with sqlite3.connect(path) as other:
        other.execute("create table recipes (name text)")
    other.close()
    before = path.read_bytes()
    assert "belongs to another program" in await _refused(path)
    assert path.read_bytes() == before


async def test_after_closing_nothing_works(url: str) -> None:
    memory = await storage.open(url)
    await memory.close()
    with pytest.raises(StorageError, match="is closed"):
        await memory.notes.get("a")
    with pytest.raises(StorageError, match="is closed"):
        await memory.notes.set("a", "b")
    await memory.close()
