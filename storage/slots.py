"""Slots: which message stands where, and what it is known to show.

The outbox writes here; what a slot's name, hash or edition means is its own affair. Places are
texts: "g5" and "g5/12" are chat 5 and its thread 12, "p7" is person 7.
"""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Delete, delete, or_, select, update
from sqlalchemy.engine import Connection

from storage.database import Database, insert_if_absent, upsert
from storage.schema import slots


@dataclass(frozen=True, slots=True)
class Slot:
    """One slot of one place.

    `standing`: newest wins; otherwise at most once, ever. `message_id`: the message that stands
    there, if one is known. `hash`: what that message shows; None = unknown, show it again.
    `edition`: what was last intended; `shown_edition`: the edition `message_id` was sent for. If
    the two differ, a send was begun whose outcome is unknown, and `message_id` is the old message.
    """

    place: str
    slot: str
    standing: bool
    message_id: int | None
    hash: str | None
    edition: str
    shown_edition: str | None
    updated_at: float


class Slots:
    """The table of slots."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, place: str, slot: str) -> Slot | None:
        """That slot, or None."""
        found = await self._select(slots.c.place == place, slots.c.slot == slot)
        return found[0] if found else None

    async def all_for(self, place: str) -> list[Slot]:
        """Every slot of a place, oldest first."""
        return await self._select(slots.c.place == place)

    async def unsure(self) -> list[str]:
        """Places where a standing message may not show what was intended last."""
        wanted = select(slots.c.place).where(slots.c.standing, slots.c.hash.is_(None)).distinct()
        return await self._database.read(lambda connection: list(connection.scalars(wanted)))

    async def intend(
        self, place: str, slot: str, *, standing: bool, edition: str, now: float
    ) -> None:
        """Before a send or an edit: from here on the hash is unknown. The message id is kept."""
        key = {"place": place, "slot": slot}
        values = {"standing": standing, "edition": edition, "hash": None, "updated_at": now}
        await self._database.write(lambda connection: upsert(connection, slots, key, values))

    async def mark(self, place: str, slot: str, *, now: float) -> bool:
        """Before a once-slot is sent: True if it never was marked, and may be sent."""
        values = {
            "place": place,
            "slot": slot,
            "standing": False,
            "edition": "",
            "updated_at": now,
        }
        return await self._database.write(
            lambda connection: insert_if_absent(connection, slots, values)
        )

    async def confirm(
        self,
        place: str,
        slot: str,
        *,
        standing: bool,
        edition: str,
        message_id: int,
        hash: str | None,  # noqa: A002 (the column's name)
        now: float,
    ) -> None:
        """After Telegram said yes: that message stands there and shows that."""
        key = {"place": place, "slot": slot}
        values = {
            "standing": standing,
            "edition": edition,
            "shown_edition": edition,
            "message_id": message_id,
            "hash": hash,
            "updated_at": now,
        }
        await self._database.write(lambda connection: upsert(connection, slots, key, values))

    async def leave(
        self, place: str, slot: str, old: str, *, message_id: int, edition: str | None, now: float
    ) -> None:
        """The slot's message becomes an old one, under the name `old`; all at once, its row goes
        (`edition` None), or intends an edition of which there is no message yet."""
        key, left = {"place": place, "slot": slot}, {"place": place, "slot": old}
        kept = {"standing": False, "edition": "", "shown_edition": "", "hash": None}
        begun = {"standing": True, "edition": edition, "hash": None, "message_id": None}

        def work(connection: Connection) -> None:
            upsert(connection, slots, left, {**kept, "message_id": message_id, "updated_at": now})
            if edition is None:
                connection.execute(_drop(place, slot))
            else:
                upsert(connection, slots, key, {**begun, "updated_at": now})

        await self._database.write(work)

    async def forget(self, place: str, slot: str) -> None:
        """Drop the slot; also how a once-slot is unmarked after a definite refusal."""
        await self._database.execute(_drop(place, slot))

    async def _select(self, *conditions: ColumnElement[bool]) -> list[Slot]:
        wanted = select(slots).where(*conditions).order_by(slots.c.updated_at, slots.c.slot)

        def work(connection: Connection) -> list[Slot]:
            return [Slot(**row) for row in connection.execute(wanted).mappings()]

        return await self._database.read(work)


def _drop(place: str, slot: str) -> Delete:
    return delete(slots).where(slots.c.place == place, slots.c.slot == slot)


def drop_chat_message_ids(connection: Connection, chat: int) -> None:
    """The messages of that chat, in all its threads, are gone. For a migration."""
    this = update(slots).where(_of_chat(chat))
    connection.execute(this.values(message_id=None, hash=None))


def move_chat_slots(connection: Connection, source: int, target: int) -> None:
    """Give the slots of one chat to another, which keeps its own where both have one."""
    taken = {
        (place, slot)
        for place, slot in connection.execute(
            select(slots.c.place, slots.c.slot).where(_of_chat(target))
        )
    }
    for row in connection.execute(select(slots).where(_of_chat(source))).all():
        place = f"g{target}" + row.place.removeprefix(f"g{source}")
        this = (slots.c.place == row.place, slots.c.slot == row.slot)
        if (place, row.slot) in taken:
            connection.execute(delete(slots).where(*this))
        else:
            connection.execute(update(slots).where(*this).values(place=place))


def _of_chat(chat: int) -> ColumnElement[bool]:
    return or_(slots.c.place == f"g{chat}", slots.c.place.startswith(f"g{chat}/", autoescape=True))
