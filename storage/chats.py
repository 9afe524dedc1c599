"""Chats: groups by a key of our own, so that a group that gets a new Telegram id stays itself.

Holds all that a migration touches. The names of places in `slots` ("g5", "g5/12") are known here
and in `slots` only.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal, TypedDict, Unpack

from sqlalchemy import (
    BindParameter,
    RowMapping,
    Select,
    and_,
    bindparam,
    case,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.engine import Connection

from storage.circles import move_circle
from storage.database import Database, insert_if_absent
from storage.errors import Missing
from storage.persons import Pictures
from storage.schema import (
    acquaintances,
    bans,
    chats,
    lobbies,
    matches,
    persons,
    players,
    sessions,
    watchers,
)
from storage.slots import drop_chat_message_ids, move_chat_slots

Kind = Literal["group", "supergroup", "private"]


@dataclass(frozen=True, slots=True)
class Chat:
    """A group the bot knows, or somebody's private chat in which they play alone.

    `rules` are the group's own, None = the profile's; `turn_time` in seconds, None = off;
    `present`: the bot is a member; `added_by`: a person (our key); `time_zone`: an IANA name;
    `greeting`: say hello when added; `pin_lobby`: where the bot may; `trick_pause`: seconds that a
    full trick lies still; `next_hand`: seconds until the next deal, None = when all have tapped;
    `own_profile` and `own_rules`: the profile this group has named for itself; `computer_pace`:
    seconds that a computer player takes; `hints`: whoever plays may ask for one; `pictures`:
    "light", "dark", or "none" for words alone.
    """

    id: int
    telegram_id: int
    title: str
    kind: Kind
    forum: bool
    username: str | None
    language: str
    profile: str
    rules: dict[str, Any] | None
    turn_time: int | None
    present: bool
    added_by: int | None
    time_zone: str = "Europe/Madrid"
    greeting: bool = True
    pin_lobby: bool = True
    trick_pause: int = 0
    next_hand: int | None = 20
    own_profile: str | None = None
    own_rules: dict[str, Any] | None = None
    computer_pace: int = 1
    hints: bool = False
    pictures: Pictures = "light"


class ChatChanges(TypedDict, total=False):
    """What `Chats.update` may set."""

    title: str
    kind: Kind
    forum: bool
    username: str | None
    language: str
    profile: str
    rules: dict[str, Any] | None
    turn_time: int | None
    present: bool
    added_by: int | None
    time_zone: str
    greeting: bool
    pin_lobby: bool
    trick_pause: int
    next_hand: int | None
    own_profile: str | None
    own_rules: dict[str, Any] | None
    computer_pace: int
    hints: bool
    pictures: Pictures


@dataclass(frozen=True, slots=True)
class Migration:
    """What became of a group that got a new Telegram id.

    `chat` lives on. `dropped` is the younger row that was merged into it, if there were two (its
    key keeps leading to `chat`). `closed_matches` and `closed_lobbies` (keys) belonged to the
    dropped one and stood where the other had one of its own.
    """

    chat: int
    dropped: int | None = None
    closed_matches: tuple[int, ...] = ()
    closed_lobbies: tuple[int, ...] = ()


class Chats:
    """The table of chats."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, chat: int) -> Chat:
        """The chat with our key `chat`, or the one it was merged into; Missing if there is none."""
        found = await self.get_many([chat])
        if chat not in found:
            raise Missing(f"There is no chat {chat}.")
        return found[chat]

    async def get_many(self, ids: Iterable[int]) -> dict[int, Chat]:
        """Those of `ids` that exist, by the key asked for (see `get`)."""
        keys = {"keys": list(ids)}

        def work(connection: Connection) -> dict[int, Chat]:
            rows = connection.execute(_NAMED, keys).mappings()
            return {row["asked"]: _chat(row) for row in rows}

        return await self._database.read(work)

    async def by_telegram_id(self, telegram_id: int) -> Chat | None:
        """The chat that has that Telegram id, or had it before it became a supergroup, or None."""
        return await self._database.read(lambda connection: _find(connection, telegram_id))

    async def groups(self) -> list[Chat]:
        """The groups that the bot is in, the newest first."""
        wanted = select(chats).where(
            chats.c.kind != "private", chats.c.present, chats.c.merged_into.is_(None)
        )
        wanted = wanted.order_by(chats.c.id.desc())

        def work(connection: Connection) -> list[Chat]:
            return [_chat(row) for row in connection.execute(wanted).mappings()]

        return await self._database.read(work)

    async def get_or_create(
        self,
        telegram_id: int,
        *,
        title: str,
        kind: Kind,
        forum: bool,
        username: str | None,
        language: str,
        profile: str,
        turn_time: int | None,
        added_by: int | None = None,
    ) -> Chat:
        """The chat with that Telegram id (see `by_telegram_id`), as it is called now.

        Cheap to call for every update: it writes only what is new. The settings (`language` to
        `turn_time`) and `added_by` are those of a new chat; a known one keeps its own.
        """
        known = await self.by_telegram_id(telegram_id)
        called = {"title": title, "kind": kind, "forum": forum, "username": username}
        if known is not None and _up_to_date(known, telegram_id, called):
            return known

        def work(connection: Connection) -> Chat:
            settings = {
                "language": language,
                "profile": profile,
                "turn_time": turn_time,
                "added_by": added_by,
            }
            known = _find(connection, telegram_id)
            if known is not None and _up_to_date(known, telegram_id, called):
                return known
            insert_if_absent(
                connection,
                chats,
                {"telegram_id": telegram_id, "present": True, **called, **settings},
            )
            this = chats.c.telegram_id == telegram_id
            connection.execute(update(chats).where(this).values(**called))
            found = _find(connection, telegram_id)
            assert found is not None
            return found

        return await self._database.write(work)

    async def update(self, chat: int, **changes: Unpack[ChatChanges]) -> None:
        """Set some fields; Missing if there is no such chat."""
        if not changes:
            return

        def work(connection: Connection) -> None:
            this = chats.c.id == _living(connection, chat)
            if connection.execute(update(chats).where(this).values(**changes)).rowcount == 0:
                raise Missing(f"There is no chat {chat}.")

        await self._database.write(work)

    async def migrate(
        self, old_telegram_id: int, new_telegram_id: int, *, now: float
    ) -> Migration | None:
        """Give the chat its new Telegram id; None if neither id is known.

        Message ids of the old chat mean nothing in the new one, so its slots lose theirs. If both
        ids have a row already (the new chat spoke first), the younger row is merged into the
        older. Doing it twice, as Telegram tells it twice, changes nothing more.
        """
        return await self._database.write(
            lambda connection: _migrate(connection, old_telegram_id, new_telegram_id, now)
        )


def _up_to_date(known: Chat, telegram_id: int, called: Mapping[str, object]) -> bool:
    # What is said under a former id is older than what is known.
    if known.telegram_id != telegram_id:
        return True
    return all(getattr(known, key) == value for key, value in called.items())


def _migrate(connection: Connection, old_id: int, new_id: int, now: float) -> Migration | None:
    old, new = _find(connection, old_id), _find(connection, new_id)
    if old is None:
        return None if new is None else Migration(new.id)
    if new is not None and new.id == old.id:
        return Migration(old.id)
    drop_chat_message_ids(connection, old.id)
    if new is None:
        this = update(chats).where(chats.c.id == old.id)
        values = {"telegram_id": new_id, "former_telegram_id": old_id, "kind": "supergroup"}
        connection.execute(this.values(**values))
        return Migration(old.id)
    # The one that was there first has the games and the settings.
    kept, dropped = (old, new) if old.id < new.id else (new, old)
    closed_matches = _close_doubled(connection, kept.id, dropped.id, now)
    closed_lobbies = _close_doubled_lobbies(connection, kept.id, dropped.id, now)
    for table in (matches, lobbies, sessions):
        mine = table.c.chat == dropped.id
        connection.execute(update(table).where(mine).values(chat=kept.id))
    for circle in (bans, watchers, acquaintances):
        move_circle(connection, circle, dropped.id, kept.id)
    met = persons.c.origin_chat == dropped.id
    connection.execute(update(persons).where(met).values(origin_chat=kept.id))
    move_chat_slots(connection, dropped.id, kept.id)
    leads_here = or_(chats.c.id == dropped.id, chats.c.merged_into == dropped.id)
    gone = {"telegram_id": None, "former_telegram_id": None, "present": False}
    connection.execute(update(chats).where(leads_here).values(**gone, merged_into=kept.id))
    # Name, kind and membership are those of the chat that Telegram still has.
    connection.execute(
        update(chats)
        .where(chats.c.id == kept.id)
        .values(
            telegram_id=new_id,
            former_telegram_id=old_id,
            title=new.title,
            kind=new.kind,
            forum=new.forum,
            username=new.username,
            present=old.present or new.present,
        )
    )
    return Migration(kept.id, dropped.id, closed_matches, closed_lobbies)


def _close_doubled(connection: Connection, kept: int, dropped: int, now: float) -> tuple[int, ...]:
    """Close the live matches of `dropped` in those threads where `kept` has a live one."""
    other = matches.alias()
    doubled = (
        select(matches.c.id)
        .join(other, and_(other.c.thread == matches.c.thread, other.c.chat == kept))
        .where(
            matches.c.chat == dropped, matches.c.closed_at.is_(None), other.c.closed_at.is_(None)
        )
    )
    ids = tuple(connection.scalars(doubled))
    closing = update(matches).where(matches.c.id.in_(ids))
    connection.execute(closing.values(closed_at=now, deadline=None, paused_at=None))
    leaving = update(players).where(players.c.match.in_(ids))
    connection.execute(leaving.values(live=False))
    return ids


def _close_doubled_lobbies(
    connection: Connection, kept: int, dropped: int, now: float
) -> tuple[int, ...]:
    """Close the open lobbies of `dropped` in those threads where `kept` has an open one."""
    other = lobbies.alias()
    doubled = (
        select(lobbies.c.id)
        .join(other, and_(other.c.thread == lobbies.c.thread, other.c.chat == kept))
        .where(
            lobbies.c.chat == dropped, lobbies.c.closed_at.is_(None), other.c.closed_at.is_(None)
        )
    )
    ids = tuple(connection.scalars(doubled))
    closing = update(lobbies).where(lobbies.c.id.in_(ids))
    connection.execute(closing.values(closed_at=now, deadline=None, version=lobbies.c.version + 1))
    return ids


def _living(connection: Connection, chat: int) -> int:
    """The key that `chat` leads to: itself, unless it was merged."""
    merged = connection.scalar(select(chats.c.merged_into).where(chats.c.id == chat))
    return chat if merged is None else merged


def _find(connection: Connection, telegram_id: int) -> Chat | None:
    row = connection.execute(_CALLED, {"telegram": telegram_id}).mappings().first()
    return None if row is None else _chat(row)


def _chat(row: RowMapping) -> Chat:
    values: dict[str, Any] = {name: row[name] for name in _FIELDS}
    return Chat(**values)


def _named() -> Select[Any]:
    asked = chats.alias()
    leads_to = func.coalesce(asked.c.merged_into, asked.c.id)
    return (
        select(asked.c.id.label("asked"), chats)
        .join(chats, chats.c.id == leads_to)
        .where(asked.c.id.in_(bindparam("keys", expanding=True)))
    )


def _called() -> Select[Any]:
    telegram_id: BindParameter[int] = bindparam("telegram")
    now, before = chats.c.telegram_id == telegram_id, chats.c.former_telegram_id == telegram_id
    return select(chats).where(or_(now, before)).order_by(case((now, 0), else_=1))


_FIELDS = tuple(field.name for field in fields(Chat))
# Made once: making a statement costs more than running it.
_NAMED, _CALLED = _named(), _called()
