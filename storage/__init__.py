"""The memory: what must outlive the process, in a database, and nothing of Telegram or the bot.

`open` an address, use the repositories of the `Storage` it gives, `close` it. A call that has
returned is on the disk. Callers pass the clock in (`now`, `at`: UTC epoch seconds).
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy.engine import Connection

from storage import migrate
from storage.alarms import Alarms
from storage.backup import backup
from storage.chats import Chat, ChatChanges, Chats, Migration
from storage.circles import Circle
from storage.database import (
    Database,
    broken_references,
    damage,
    default_path,
    default_url,
    path_of,
    url_of,
)
from storage.dialogs import Dialogs
from storage.errors import Conflict, Missing, StorageError
from storage.forgetting import Forgetting
from storage.heartbeat import Heartbeat
from storage.leases import Lease, Leases
from storage.lobbies import Lobbies, Lobby
from storage.matches import Entry, Match, Matches, Recorded
from storage.notes import Notes
from storage.persons import Faces, Person, PersonChanges, Persons, Pictures, Sound
from storage.schema import acquaintances, bans, watchers
from storage.sessions import Sessions
from storage.slots import Slot, Slots
from storage.tokens import Tokens
from storage.uploads import Uploads

__all__ = [
    "Chat",
    "ChatChanges",
    "Circle",
    "Conflict",
    "Entry",
    "Faces",
    "Lease",
    "Lobby",
    "Match",
    "Migration",
    "Missing",
    "Person",
    "PersonChanges",
    "Pictures",
    "Recorded",
    "Slot",
    "Sound",
    "Storage",
    "StorageError",
    "backup",
    "copied",
    "default_path",
    "default_url",
    "open",
    "path_of",
    "url_of",
]


class Storage:
    """An open database, by subject."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.persons = Persons(database)
        self.chats = Chats(database)
        self.matches = Matches(database)
        self.lobbies = Lobbies(database)
        self.slots = Slots(database)
        self.tokens = Tokens(database)
        self.leases = Leases(database)
        self.heartbeat = Heartbeat(database)
        self.notes = Notes(database)
        self.uploads = Uploads(database)
        self.alarms = Alarms(database)
        self.sessions = Sessions(database)
        self.dialogs = Dialogs(database)
        self.forgetting = Forgetting(database)
        self.bans = Circle(database, bans)
        self.watchers = Circle(database, watchers)
        self.acquaintances = Circle(database, acquaintances)

    @property
    def path(self) -> Path:
        """The file that holds it all."""
        return self._database.path

    async def faults(self) -> list[str]:
        """What is wrong with the file or between its rows, in sentences; none if all is well."""

        def work(connection: Connection) -> list[str]:
            damaged = damage(connection)
            found = [] if damaged is None else [f"The file is damaged: {damaged}."]
            if broken_references(connection):
                found.append("A row points to one that is not there.")
            return found

        return await self._database.read(work)

    async def close(self) -> None:
        """Finish what is being written, and let go of the file."""
        await self._database.close()


@asynccontextmanager
async def copied(url: str) -> AsyncIterator[Storage]:
    """A copy of the database at that address, open: whatever is done with it changes nothing.

    StorageError, in one sentence, if there is no such database or it can't be used.
    """
    with TemporaryDirectory(prefix="botifarra-copy-") as folder:
        copy = Path(folder) / "copy.sqlite3"
        await backup(url, copy)
        try:
            memory = await open(url_of(copy))
        except StorageError as error:  # the copy is nothing that anybody knows of
            raise StorageError(str(error).replace(str(copy), str(path_of(url)))) from error
        try:
            yield memory
        finally:
            await memory.close()


async def open(url: str) -> Storage:  # noqa: A001 (read as storage.open)
    """Open the database at that address, created or brought up to date as needed.

    Addresses as in `path_of`. StorageError, in one sentence, if it can't be used.
    """
    path = path_of(url)
    await migrate.upgrade(path)
    return Storage(await Database.open(path))
