"""Lobbies: a table that fills up, as a row with a version (compare and set).

What its data means is left to others.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, func, insert, select, update
from sqlalchemy.engine import Connection

from storage import ids
from storage.database import Database, no_json
from storage.errors import Conflict, Missing
from storage.matches import Entry, Match, NewMatch, insert_match
from storage.schema import lobbies, slots


@dataclass(frozen=True, slots=True)
class Lobby:
    """A lobby's row; `version` counts from 1, `chat` is our key, moments are epoch seconds."""

    id: int
    public_id: str
    chat: int
    thread: int
    version: int
    data: dict[str, Any]
    deadline: float | None
    closed_at: float | None = None

    @property
    def open(self) -> bool:
        """Whether people may still sit down there."""
        return self.closed_at is None


class Lobbies:
    """The table of lobbies."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(
        self,
        *,
        chat: int,
        thread: int,
        data: Mapping[str, Any],
        deadline: float | None,
    ) -> Lobby:
        """Open a lobby. Conflict if that chat and thread has an open one."""
        opening = insert(lobbies).values(
            public_id=ids.public_id(),
            chat=chat,
            thread=thread,
            version=1,
            data=dict(data),
            deadline=deadline,
        )

        def work(connection: Connection) -> Lobby:
            if _first(connection, _open_of(chat, thread)) is not None:
                raise Conflict("A lobby is open there.")
            key = connection.execute(opening).inserted_primary_key
            assert key is not None
            lobby = _first(connection, select(lobbies).where(lobbies.c.id == key[0]))
            assert lobby is not None
            return lobby

        return await self._database.write(work)

    async def get(self, lobby: int) -> Lobby:
        """The lobby with that key, open or not; Missing if there is none."""
        found = await self._first(select(lobbies).where(lobbies.c.id == lobby))
        if found is None:
            raise Missing(f"There is no lobby {lobby}.")
        return found

    async def by_public_id(self, public_id: str) -> Lobby | None:
        """The lobby that a button names, open or not, or None."""
        return await self._first(select(lobbies).where(lobbies.c.public_id == public_id))

    async def open_of(self, chat: int, thread: int = 0) -> Lobby | None:
        """The open lobby there, or None."""
        return await self._first(_open_of(chat, thread))

    async def all_open(self, chat: int | None = None) -> list[Lobby]:
        """The open lobbies of one chat or of all, oldest first."""
        wanted = select(lobbies).where(_OPEN).order_by(lobbies.c.id)
        if chat is not None:
            wanted = wanted.where(lobbies.c.chat == chat)
        return await self._all(wanted)

    async def closed_but_shown(self, slot: str, since: float) -> list[Lobby]:
        """The closed lobbies whose message, some chat's standing slot of that name, may not say so.

        They closed since that moment (epoch seconds), or nothing is known of their message since
        they did. Not those whose message stayed behind in an upgraded group: nobody sees them any
        more. Oldest first.
        """
        unsure = slots.c.hash.is_(None) | (slots.c.shown_edition != slots.c.edition)
        wanted = (
            select(lobbies)
            .join(slots, slots.c.edition == lobbies.c.public_id)
            .where(
                slots.c.slot == slot,
                slots.c.standing,
                slots.c.message_id.is_not(None),
                (lobbies.c.closed_at >= since)
                | (lobbies.c.closed_at.is_not(None) & unsure)
                | (slots.c.updated_at < lobbies.c.closed_at),
            )
            .order_by(lobbies.c.id)
        )
        return await self._all(wanted)

    async def save(
        self, lobby: int, version: int, data: Mapping[str, Any], *, deadline: float | None
    ) -> bool:
        """Set data and deadline if it is open and still at `version`, which then grows by one.

        False: somebody else wrote first, and nothing was changed.
        """
        values = {"data": dict(data), "deadline": deadline, "version": version + 1}
        return await self._database.write(
            lambda connection: _set(connection, lobby, version, values)
        )

    async def close(self, lobby: int, version: int, *, now: float) -> bool:
        """Close it if it is open and still at `version`; False as in `save`."""
        return await self._database.write(
            lambda connection: _close(connection, lobby, version, now)
        )

    async def start_match(
        self,
        lobby: int,
        version: int,
        *,
        data: Mapping[str, Any],
        starter: int,
        players: Sequence[int],
        events: Sequence[Entry],
        at: float,
        deadline: float | None,
        session: int | None = None,
    ) -> Match:
        """Close the lobby, with who sat there in the end, and open its match in the same place.

        In one transaction.

        Conflict, and nothing written, if the lobby is closed or no longer at `version`, or a
        match is live there.
        """

        def work(connection: Connection) -> Match:
            if not _close(connection, lobby, version, at, data=dict(data)):
                raise Conflict(f"Lobby {lobby} is closed or no longer at version {version}.")
            closed = _first(connection, select(lobbies).where(lobbies.c.id == lobby))
            assert closed is not None
            new = NewMatch(
                closed.chat,
                closed.thread,
                starter,
                tuple(players),
                tuple(events),
                deadline,
                session=session,
            )
            return insert_match(connection, new, at)

        return await self._database.write(work)

    async def close_unreadable(self, *, now: float) -> int:
        """Close, and empty, those whose data is no JSON: no other could be read beside them.

        How many there were.
        """
        broken = update(lobbies).where(no_json(lobbies.c.data))
        closed_at = func.coalesce(lobbies.c.closed_at, now)
        return await self._database.execute(
            broken.values(closed_at=closed_at, deadline=None, data={})
        )

    async def due(self, now: float) -> list[int]:
        """Keys of open lobbies whose deadline has come, most overdue first."""
        wanted = select(lobbies.c.id).where(_OPEN, lobbies.c.deadline <= now)
        ordered = wanted.order_by(lobbies.c.deadline)
        return await self._database.read(lambda connection: list(connection.scalars(ordered)))

    async def _all(self, wanted: Select[Any]) -> list[Lobby]:
        def work(connection: Connection) -> list[Lobby]:
            return [Lobby(**row) for row in connection.execute(wanted).mappings()]

        return await self._database.read(work)

    async def _first(self, wanted: Select[Any]) -> Lobby | None:
        return await self._database.read(lambda connection: _first(connection, wanted))


_OPEN = lobbies.c.closed_at.is_(None)


def _open_of(chat: int, thread: int) -> Select[Any]:
    return select(lobbies).where(lobbies.c.chat == chat, lobbies.c.thread == thread, _OPEN)


def _set(connection: Connection, lobby: int, version: int, values: Mapping[str, Any]) -> bool:
    unchanged = (lobbies.c.id == lobby, lobbies.c.version == version, _OPEN)
    return connection.execute(update(lobbies).where(*unchanged).values(**values)).rowcount == 1


def _close(connection: Connection, lobby: int, version: int, now: float, **changes: Any) -> bool:
    values = {"closed_at": now, "deadline": None, "version": version + 1, **changes}
    return _set(connection, lobby, version, values)


def _first(connection: Connection, wanted: Select[Any]) -> Lobby | None:
    row = connection.execute(wanted).mappings().first()
    return None if row is None else Lobby(**row)
