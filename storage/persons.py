"""Persons: the only place where Telegram's ids and the names of people are kept.

What a language or a sound setting means is left to others; so is when to ask for them.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypedDict, Unpack

from sqlalchemy import bindparam, func, select, update
from sqlalchemy.engine import Connection

from storage.database import Database, insert_if_absent
from storage.errors import Missing
from storage.schema import persons

Sound = Literal["turns", "slow", "never"]
Faces = Literal["spanish", "french"]
Pictures = Literal["light", "dark", "none"]
"""In which colours; none: words alone."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody the bot has met.

    `telegram_id` is None once forgotten; `language` None until chosen or learnt; `started`: the
    bot may write to them; `origin_chat`: the chat (our key) they were first met in; `faces`: how
    cards are named and drawn; `wide_buttons`: two a row; `low_first`: the weakest card first;
    `play_single`: the only legal card plays itself; `lesson`: where they are in what is taught, 0
    before they begin; `first_hand`: the match in which they have scored their first hand, None
    before, 0 for those who want no tips.
    """

    id: int
    telegram_id: int | None
    name: str
    username: str | None
    language: str | None
    sound: Sound
    started: bool
    origin_chat: int | None
    faces: Faces = "spanish"
    wide_buttons: bool = False
    low_first: bool = False
    play_single: bool = True
    pictures: Pictures = "light"
    lesson: int = 0
    first_hand: int | None = None


class PersonChanges(TypedDict, total=False):
    """What `Persons.update` may set."""

    language: str | None
    sound: Sound
    started: bool
    faces: Faces
    wide_buttons: bool
    low_first: bool
    play_single: bool
    pictures: Pictures
    lesson: int
    first_hand: int | None


class Persons:
    """The table of persons."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, person: int) -> Person:
        """The person with our key `person`; Missing if there is none."""
        found = await self.get_many([person])
        if person not in found:
            raise Missing(f"There is no person {person}.")
        return found[person]

    async def newest(self) -> int:
        """The key of whoever was heard of last; 0 if nobody was."""
        last = select(func.coalesce(func.max(persons.c.id), 0))
        return await self._database.read(lambda connection: connection.scalars(last).one())

    async def get_many(self, ids: Iterable[int]) -> dict[int, Person]:
        """Those of `ids` that exist, by key."""
        keys = {"keys": list(ids)}

        def work(connection: Connection) -> dict[int, Person]:
            rows = connection.execute(_NAMED, keys).mappings()
            return {row["id"]: Person(**row) for row in rows}

        return await self._database.read(work)

    async def by_telegram_id(self, telegram_id: int) -> Person | None:
        """The person with that Telegram id, or None."""
        return await self._database.read(lambda connection: _find(connection, telegram_id))

    async def get_or_create(
        self,
        telegram_id: int,
        *,
        name: str,
        username: str | None,
        origin_chat: int | None = None,
    ) -> Person:
        """The person with that Telegram id, as they are called now.

        Cheap to call for every update: it writes only what is new. `origin_chat` is kept the
        first time it is known, and never changed.
        """
        known = await self.by_telegram_id(telegram_id)
        if known is not None:
            same = (known.name, known.username) == (name, username)
            if same and (origin_chat is None or known.origin_chat is not None):
                return known

        def work(connection: Connection) -> Person:
            new = {"telegram_id": telegram_id, "name": name, "username": username}
            insert_if_absent(
                connection,
                persons,
                {**new, "sound": "slow", "started": False, "origin_chat": origin_chat},
            )
            this = persons.c.telegram_id == telegram_id
            connection.execute(update(persons).where(this).values(name=name, username=username))
            if origin_chat is not None:
                unknown = persons.c.origin_chat.is_(None)
                connection.execute(
                    update(persons).where(this, unknown).values(origin_chat=origin_chat)
                )
            found = _find(connection, telegram_id)
            assert found is not None
            return found

        return await self._database.write(work)

    async def update(self, person: int, **changes: Unpack[PersonChanges]) -> None:
        """Set some fields; Missing if there is no such person."""
        if not changes:
            return
        statement = update(persons).where(persons.c.id == person).values(**changes)
        if await self._database.execute(statement) == 0:
            raise Missing(f"There is no person {person}.")


def _find(connection: Connection, telegram_id: int) -> Person | None:
    row = connection.execute(_CALLED, {"telegram": telegram_id}).mappings().first()
    return None if row is None else Person(**row)


_ROW = select(*(column for column in persons.c if column is not persons.c.seen_at))
# Made once: making a statement costs more than running it.
_NAMED = _ROW.where(persons.c.id.in_(bindparam("keys", expanding=True)))
_CALLED = _ROW.where(persons.c.telegram_id == bindparam("telegram"))
