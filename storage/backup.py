"""A copy of the database in one file, taken while others read and write.

Promises: the copy is of one moment, on the disk when the call returns, and free of what had been
deleted; until then there is no file of its name.
"""

import asyncio
import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from storage.database import BUSY_SECONDS, path_of, told
from storage.errors import StorageError

_OURS = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"


async def backup(url: str, target: Path) -> None:
    """Copy the database at that address to `target`.

    StorageError, in one sentence, if there is no such database, `target` exists, or it can't be
    written: nothing is left behind then.
    """
    await asyncio.to_thread(_copy, path_of(url), target)


def _copy(path: Path, target: Path) -> None:
    if not path.is_file():
        raise StorageError(f"There is no database {path}.")
    if target.exists():
        raise StorageError(f"{target} exists: name a file that does not.")
    unfinished = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        # Names and cards are in it: from the first byte on it is its owner's alone.
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        _vacuum(path, unfinished)
        _to_disk(unfinished)
        unfinished.rename(target)
        _to_disk(target.parent)
    except OSError as error:
        raise StorageError(f"{target} can't be written: {error.strerror}.") from error
    finally:
        unfinished.unlink(missing_ok=True)


def _vacuum(path: Path, target: Path) -> None:
    try:
        with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as connection:
            if connection.execute(_OURS).fetchone() is None:  # an empty file is a database, too
                raise StorageError(f"The file {path} holds no matches of this program.")
            connection.execute("VACUUM INTO ?", (str(target),))
    except sqlite3.Error as error:
        if "full" in str(error):  # the copy's disk: nothing else is written
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)) from error
        raise told(str(error), path) from error


def _to_disk(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
