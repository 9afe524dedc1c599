"""Migrations: they end where the schema is, once, and lose nothing."""

import asyncio
import re
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine
from sqlalchemy.engine import Connection

import storage
from storage import Conflict, StorageError, migrate
from storage.schema import metadata
from tests.storage.conftest import Makes

ROOT = Path(__file__).parents[2]


def _ddl(path: Path) -> dict[str, list[object]]:
    """What each table and index is made of, whether made whole or a column at a time."""
    connection = sqlite3.connect(path)
    rows = connection.execute(
        "select type, name, sql from sqlite_master"
        " where sql is not null and name != 'alembic_version'"
    ).fetchall()
    found: dict[str, list[object]] = {}
    for kind, name, sql in rows:
        if kind == "index":
            found[name] = sorted(re.split(r",?\s*\n\s*", sql.strip()))
            continue
        columns = [row[1:] for row in connection.execute(f"pragma table_info({name})")]
        keys = [row[2:] for row in connection.execute(f"pragma foreign_key_list({name})")]
        constraints = re.findall(r"CONSTRAINT [^\n]*?(?=,?\s*\n|,\s*CONSTRAINT|\s*\)$)", sql)
        found[name] = [sorted(columns, key=repr), sorted(keys, key=repr), sorted(constraints)]
    connection.close()
    return found


async def test_migrations_end_at_the_schema(tmp_path: Path) -> None:
    memory = await storage.open(f"sqlite:///{tmp_path}/migrated.db")
    await memory.close()
    engine = create_engine(f"sqlite:///{tmp_path}/migrated.db")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
    # Alembic doesn't compare everything (the rows of a partial index); SQLite's own text does.
    direct = create_engine(f"sqlite:///{tmp_path}/direct.db")
    metadata.create_all(direct)
    direct.dispose()
    assert _ddl(tmp_path / "migrated.db") == _ddl(tmp_path / "direct.db")


async def test_opening_again_changes_nothing(url: str) -> None:
    memory = await storage.open(url)
    await memory.notes.set("a", "b")
    await memory.close()
    before = list(_dump(memory.path))
    again = await storage.open(url)
    await again.close()
    assert list(_dump(memory.path)) == before


def _dump(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    lines = list(connection.iterdump())
    connection.close()
    return lines


async def test_a_newer_database_is_told_and_left_alone(url: str) -> None:
    memory = await storage.open(url)
    await memory.close()
    connection = sqlite3.connect(memory.path)
    with connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    before = _dump(memory.path)
    with pytest.raises(StorageError, match="newer version: upgrade"):
        await storage.open(url)
    assert _dump(memory.path) == before


async def test_upgrading_keeps_rows_and_what_points_to_them(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A later migration that has to make a table anew, as SQLite does for most changes."""
    memory = await storage.open(url)
    makes = Makes(memory)
    match = await makes.match(await makes.chat(), await makes.person())
    await memory.close()
    _add_migration(
        tmp_path,
        monkeypatch,
        "    with op.batch_alter_table('chats', recreate='always') as batch:\n"
        "        batch.add_column(sa.Column('more', sa.Text(), nullable=True))\n",
    )
    again = await storage.open(url)
    assert await again.matches.get(match.id) == match
    assert [event.kind for event in await again.matches.load(match.id)] == ["MatchStarted"]
    await again.close()
    connection = sqlite3.connect(memory.path)
    assert connection.execute("select title, more from chats").fetchall() == [("Can Pere", None)]
    assert connection.execute("select version_num from alembic_version").fetchall() == [("9000",)]
    connection.close()


@contextmanager
def _left_at(revision: str, url: str) -> Iterator[Connection]:
    """A database as the program of that revision would have it, to be filled."""
    config = Config()
    config.set_main_option("script_location", str(migrate._SCRIPTS))
    engine = create_engine(url)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        yield connection
        connection.exec_driver_sql("pragma journal_mode = wal")
    engine.dispose()


async def test_the_first_tables_are_brought_up_to_date(url: str) -> None:
    """Those who were known before the house rules keep the settings they always had."""
    with _left_at("0001", url) as connection:
        connection.exec_driver_sql(
            "insert into persons (telegram_id, name, sound, started)"
            " values (7, 'Ona', 'slow', 1), (8, 'Berta', 'slow', 1)"
        )
        connection.exec_driver_sql(
            "insert into chats (telegram_id, title, kind, forum, language, profile, present)"
            " values (-7, 'Can Pere', 'group', 0, 'ca', 'lliure', 1)"
        )
        connection.exec_driver_sql(
            "insert into matches (public_id, chat, thread, starter, opened_at, last_seq)"
            " values ('abc', 1, 0, 1, 100.0, 2)"
        )
        connection.exec_driver_sql('insert into players (person, "match", live) values (1, 1, 1)')
        for seq, at in ((1, 100.0), (2, 160.0)):
            connection.exec_driver_sql(
                'insert into events ("match", seq, "schema", kind, payload, at)'
                f" values (1, {seq}, 1, 'Reminded', '{{}}', {at})"
            )
    memory = await storage.open(url)
    person, chat = await memory.persons.get(1), await memory.chats.get(1)
    assert (person.faces, person.wide_buttons, person.play_single) == ("spanish", False, True)
    # Ona has played before there were tips; Berta's first hand is to come.
    assert person.first_hand == 0
    assert (await memory.persons.get(2)).first_hand is None
    assert (chat.time_zone, chat.greeting, chat.next_hand) == ("Europe/Madrid", True, 20)
    # Nobody may close a match of which it is only not known who acted last.
    assert (await memory.matches.get(1)).acted_at == 160.0
    await memory.close()


async def test_lobbies_that_were_closed_before_are_given_a_moment_to_go_by(url: str) -> None:
    """When somebody touched it last, if that is known; else the moment of the upgrade."""
    data = ['{"touched": 100.0}', '{"touched": 100.0}', "{}", "{", '{"touched": 9e9}']
    with _left_at("0008", url) as connection:
        connection.exec_driver_sql(
            "insert into chats (telegram_id, title, kind, forum, language, profile, present)"
            " values (-7, 'Can Pere', 'group', 0, 'ca', 'lliure', 1)"
        )
        for number, text in enumerate(data):
            connection.exec_driver_sql(
                "insert into lobbies (public_id, chat, thread, version, data, deadline, open)"
                f" values ({number}, 1, 0, 1, '{text}', 5.0, {number == 0})"
            )
        connection.exec_driver_sql("delete from lobbies where id = 5")
    before = time.time()
    memory = await storage.open(url)
    still_open = await memory.lobbies.get(1)
    assert (still_open.open, still_open.deadline) == (True, 5.0)
    with closing(sqlite3.connect(memory.path)) as raw:
        rows = raw.execute("select closed_at, deadline from lobbies where id > 1").fetchall()
    assert [deadline for _, deadline in rows] == [None, None, None]
    known, *unknown = [closed_at for closed_at, _ in rows]
    assert known == 100.0
    assert all(before <= closed_at <= time.time() for closed_at in unknown)
    assert (await memory.lobbies.create(chat=1, thread=7, data={}, deadline=None)).id == 6
    with pytest.raises(Conflict):
        await memory.lobbies.create(chat=1, thread=0, data={}, deadline=None)
    await memory.close()


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ("    op.drop_table('players')\n    raise ZeroDivisionError\n", ZeroDivisionError),
        ("    op.execute('delete from persons')\n", StorageError),
    ],
    ids=["it raises", "it breaks references"],
)
async def test_an_upgrade_that_fails_leaves_all_as_it_was(
    url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    body: str,
    error: type[Exception],
) -> None:
    memory = await storage.open(url)
    makes = Makes(memory)
    await makes.match(await makes.chat(), await makes.person())
    await memory.close()
    before = _dump(memory.path)
    _add_migration(tmp_path, monkeypatch, body)
    with pytest.raises(error):
        await storage.open(url)
    assert _dump(memory.path) == before


def _add_migration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str) -> None:
    original = migrate._SCRIPTS
    copy = tmp_path / "migrations"
    (copy / "versions").mkdir(parents=True)
    files = [original / "env.py", *(original / "versions").glob("v*.py")]
    for file in files:
        to = copy / file.relative_to(original)
        to.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    last = max(file.name for file in files)[1:5]
    (copy / "versions" / "v9000_more.py").write_text(
        "import sqlalchemy as sa\nfrom alembic import op\n\n"
        f"revision = '9000'\ndown_revision = '{last}'\n\n\n"
        f"def upgrade() -> None:\n{body}",
        encoding="utf-8",
    )
    monkeypatch.setattr(migrate, "_SCRIPTS", copy)


async def test_processes_that_start_together_do_it_once(url: str) -> None:
    code = (
        "import asyncio, storage\n"
        "async def main():\n"
        f"    memory = await storage.open({url!r})\n"
        "    await memory.close()\n"
        "asyncio.run(main())\n"
    )
    started = [
        await asyncio.create_subprocess_exec(sys.executable, "-W", "error", "-c", code, cwd=ROOT)
        for _ in range(3)
    ]
    assert [await process.wait() for process in started] == [0, 0, 0]


def test_migrations_are_one_line_of_revisions() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrate._SCRIPTS))
    scripts = list(ScriptDirectory.from_config(config).walk_revisions())
    assert [script.revision for script in reversed(scripts)] == [
        f"{number:04}" for number in range(1, len(scripts) + 1)
    ]
