"""Brings the tables up to date when the program starts.

All in one transaction: two processes that start together do it once, and a kill leaves the
database as it was. Refuses, in one sentence, what it can't use.
"""

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from storage.database import broken_references, explain, migration_engine
from storage.errors import StorageError

_SCRIPTS = Path(__file__).parent / "migrations"


async def upgrade(path: Path) -> None:
    """Create the file if there is none, and run the migrations it lacks.

    StorageError if the folder is missing or read-only, or the file is another program's, a newer
    version's, or no database at all.
    """
    _check_place(path)
    engine = migration_engine(path)
    try:
        await _upgrade(engine, path)
    except DBAPIError as error:
        raise explain(error, path) from error
    finally:
        await engine.dispose()


def _check_place(path: Path) -> None:
    if not path.parent.is_dir():
        raise StorageError(f"The database's folder {path.parent} does not exist.")
    if path.is_dir():
        raise StorageError(f"The database {path} is a folder: name a file.")


async def _upgrade(engine: AsyncEngine, path: Path) -> None:
    # Switching a new file to write-ahead logging doesn't wait for another process that is doing
    # the same; so wait here.
    for pause in (0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2):
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(_migrate, path)
        except DBAPIError as error:
            if "locked" not in str(error.orig):
                raise
            await asyncio.sleep(pause)
    async with engine.begin() as connection:
        return await connection.run_sync(_migrate, path)


def _migrate(connection: Connection, path: Path) -> None:
    config = Config()
    # Config values are templates: a percent sign in a path must be doubled.
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    found = MigrationContext.configure(connection).get_current_heads()
    if set(found) == set(scripts.get_heads()):
        return
    if set(found) - {script.revision for script in scripts.walk_revisions()}:
        raise StorageError(
            f"The database {path} was written by a newer version of this program: upgrade it."
        )
    if not found and inspect(connection).get_table_names():
        raise StorageError(f"The database {path} belongs to another program.")
    command.upgrade(config, "head")
    if broken_references(connection):
        raise StorageError(f"The database {path} could not be upgraded: rows would be lost.")
