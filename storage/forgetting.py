"""Forgetting: what is kept of a person who asks for it, and of everything once it is old.

A log stays whole as long as its match is kept: it knows people by our key alone.
"""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Delete, and_, delete, exists, or_, select, update
from sqlalchemy.engine import Connection

from storage.database import Database
from storage.schema import (
    acquaintances,
    alarms,
    bans,
    chats,
    dialogs,
    events,
    lobbies,
    matches,
    persons,
    players,
    sessions,
    slots,
    tokens,
    uploads,
    watchers,
)

BATCH = 100
"""So many matches or persons in one transaction: no tap waits for more."""

RESTS = 7 * 86_400.0
"""So long a match may go unplayed, however few days are kept: some give a day a turn."""

NAMELESS = " "
"""No letter can be seen in it: such people are called somebody wherever they are named."""


class Forgetting:
    """Takes away what nobody needs, and what somebody doesn't want kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def person(self, person: int) -> None:
        """Keep no more of that person than a number of ours that says nothing.

        Where a group has banned them Telegram's number stays too, or the ban would be void. They
        must not play or sit anywhere: that is the caller's to see to.
        """
        await self._database.write(lambda connection: _forget(connection, [person]))

    async def seen(self, telegram_id: int, *, now: float) -> None:
        """Somebody of that Telegram id was heard of."""
        this = persons.c.telegram_id == telegram_id
        await self._database.execute(update(persons).where(this).values(seen_at=now))

    async def old(self, before: float, *, now: float, keep: Collection[int] = ()) -> int:
        """Take away some of what was over before that moment; how many matches and persons.

        A match that nobody has played since is over, too. Less than `BATCH`: that was all. Whoever
        was never seen counts as seen now; `keep` and those who play are not forgotten.
        """

        def work(connection: Connection) -> int:
            unseen = update(persons).where(persons.c.seen_at.is_(None))
            connection.execute(unseen.values(seen_at=now))
            for statement in _stale(before):
                connection.execute(statement)
            return _old_matches(connection, before, now) + _old_persons(connection, before, keep)

        return await self._database.write(work)


def _stale(before: float) -> list[Delete]:
    """Small rows that have a date of their own. A message of that age is changed no more."""
    return [
        delete(slots).where(slots.c.updated_at < before),
        delete(tokens).where(tokens.c.created_at < before),
        delete(dialogs).where(dialogs.c.at < before),
        delete(uploads).where(uploads.c.at < before),
        delete(lobbies).where(lobbies.c.closed_at < before),
    ]


def _old_matches(connection: Connection, before: float, now: float) -> int:
    left = and_(matches.c.closed_at.is_(None), matches.c.acted_at < min(before, now - RESTS))
    wanted = select(matches.c.id, matches.c.session)
    rows = connection.execute(
        wanted.where(or_(matches.c.closed_at < before, left)).limit(BATCH)
    ).all()
    old, theirs = [row.id for row in rows], {row.session for row in rows} - {None}
    for table in (alarms, events, players):
        connection.execute(delete(table).where(table.c.match.in_(old)))
    connection.execute(delete(matches).where(matches.c.id.in_(old)))
    played = exists().where(matches.c.session == sessions.c.id)
    connection.execute(delete(sessions).where(sessions.c.id.in_(theirs), ~played))
    return len(old)


def _old_persons(connection: Connection, before: float, keep: Collection[int]) -> int:
    playing = exists().where(players.c.person == persons.c.id, players.c.live)
    wanted = select(persons.c.id).where(persons.c.seen_at < before, _known(), ~playing)
    wanted = wanted.where(persons.c.id.not_in(keep))
    old = list(connection.scalars(wanted.limit(BATCH)))
    _forget(connection, old)
    return len(old)


def _known() -> Any:
    """There is something to forget."""
    banned = exists().where(bans.c.person == persons.c.id)
    return and_(persons.c.telegram_id.is_not(None), (persons.c.name != NAMELESS) | ~banned)


def _forget(connection: Connection, forgotten: list[int]) -> None:
    these = persons.c.id.in_(forgotten)
    # A private chat has its person's number.
    private = chats.c.telegram_id.in_(select(persons.c.telegram_id).where(these))
    connection.execute(update(chats).where(private).values(telegram_id=None, title=""))
    for circle in (watchers, acquaintances):
        connection.execute(delete(circle).where(circle.c.person.in_(forgotten)))
    for table in (dialogs, tokens):
        connection.execute(delete(table).where(table.c.person.in_(forgotten)))
    places = [f"p{person}" for person in forgotten]
    connection.execute(delete(slots).where(slots.c.place.in_(places)))
    connection.execute(update(persons).where(these).values(**_NOBODY))
    banned = exists().where(bans.c.person == persons.c.id)
    connection.execute(update(persons).where(these, ~banned).values(telegram_id=None))


_NOBODY = {
    "name": NAMELESS,
    "username": None,
    "language": None,
    "sound": "slow",
    "started": False,
    "origin_chat": None,
    "faces": "spanish",
    "wide_buttons": False,
    "low_first": False,
    "play_single": True,
    "pictures": "light",
    "lesson": 0,
    "first_hand": None,
    "seen_at": None,
}
"""What is left of a person, but for the keys: all that a newcomer has not chosen yet."""
