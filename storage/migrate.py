"""Brings the tables up to date when the program starts.

All in one transaction: two processes that start together do it once, and a kill leaves the
database as it was. Refuses, in one sentence, what it can't use.
"""

import asyncio
import os
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError

from storage.database import broken_references, explain, migration_engine, prepare
from storage.errors import StorageError

_SCRIPTS = Path(__file__).parent / "migrations"


async def upgrade(path: Path) -> None:
    """Create the file if there is none, and run the migrations it lacks.

    StorageError if the folder is missing or read-only, or the file is another program's, a newer
    version's, or no database at all.
    """
    await asyncio.to_thread(_upgrade, path)


def _upgrade(path: Path) -> None:
    _make_ready(path)
    engine = migration_engine(path)
    try:
        with engine.begin() as connection:
            _migrate(connection, path)
    except DBAPIError as error:
        raise explain(error, path) from error
    finally:
        engine.dispose()


def _make_ready(path: Path) -> None:
    if not path.parent.is_dir():
        raise StorageError(f"The database's folder {path.parent} does not exist.")
    if path.is_dir():
        raise StorageError(f"The database {path} is a folder: name a file.")
    # SQLite would open it for reading, and fail at the first write only.
    if path.exists() and not os.access(path, os.W_OK):
        raise StorageError(f"The database {path} is read-only.")
    prepare(path)


def _migrate(connection: Connection, path: Path) -> None:
    found = set(MigrationContext.configure(connection).get_current_heads())
    if found == {_newest()}:
        return  # every start but a few: no script needs to be read
    config = Config()
    # Config values are templates: a percent sign in a path must be doubled.
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    if found - {script.revision for script in scripts.walk_revisions()}:
        raise StorageError(
            f"The database {path} was written by a newer version: upgrade this program."
        )
    command.upgrade(config, "head")
    if broken_references(connection):
        raise StorageError(f"The database {path} could not be upgraded: rows would be lost.")


def _newest() -> str:
    """The revision that the last of the scripts leads to, by the number in its file's name."""
    return max(path.stem for path in (_SCRIPTS / "versions").glob("v????_*.py"))[1:5]
