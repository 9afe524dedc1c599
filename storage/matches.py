"""Matches and their logs: an append-only list of events per match is the truth.

Events are opaque here (a kind and a payload). A match's row holds what can be asked of many
matches at once: where it is, whether it lives, its deadline. Closing and pausing are columns;
why is written in the log by the caller.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from storage import ids
from storage.database import Database, upsert
from storage.errors import Conflict, Missing
from storage.schema import alarms, events, matches, players


@dataclass(frozen=True, slots=True)
class Entry:
    """An event to be written; `schema` is the version of the payload's shape."""

    kind: str
    payload: Mapping[str, Any]
    schema: int = 1


@dataclass(frozen=True, slots=True)
class Recorded:
    """An event of a match's log; `seq` counts from 1 without gaps, `at` is epoch seconds."""

    seq: int
    schema: int
    kind: str
    payload: dict[str, Any]
    at: float


@dataclass(frozen=True, slots=True)
class Match:
    """A match's row. Moments are epoch seconds; `starter` and `chat` are our keys.

    `deadline` while `paused` doesn't run: it is given back its remaining time by `resume`.
    `acted_at`: when somebody who plays last did something, at first its opening. `session`: the key
    of the session that the match belongs to.
    """

    id: int
    public_id: str
    chat: int
    thread: int
    starter: int
    opened_at: float
    closed_at: float | None
    deadline: float | None
    paused: bool
    last_seq: int
    acted_at: float
    session: int | None = None


class Matches:
    """The tables of matches, of their events, and of who plays in them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(
        self,
        *,
        chat: int,
        thread: int,
        starter: int,
        players: Sequence[int],
        events: Sequence[Entry],
        at: float,
        deadline: float | None,
        public_id: str | None = None,
    ) -> Match:
        """Open a match with its first events. Conflict if that chat and thread has a live one.

        `players` are persons (our keys). `public_id` is drawn at random unless given.
        """
        new = NewMatch(chat, thread, starter, tuple(players), tuple(events), deadline, public_id)
        return await self._database.write(lambda connection: insert_match(connection, new, at))

    async def append(
        self,
        match: int,
        expected_seq: int,
        events: Sequence[Entry],
        *,
        at: float,
        deadline: float | None,
        closed: bool = False,
        players: Mapping[int, bool] | None = None,
        acted: bool = False,
    ) -> int:
        """Write `events` after event `expected_seq`; return the log's new last number.

        In the same transaction: the deadline is set (None = none), `players` says who now plays
        (True) or no longer does, `acted` that a person did this, and `closed` ends the match and
        everybody's part in it. On the disk when this returns. Conflict if `expected_seq` is not the
        log's last or the match is closed: then nothing was written. With no events only the rest is
        done.
        """

        def work(connection: Connection) -> int:
            return _append(
                connection, match, expected_seq, events, at, deadline, closed, players or {}, acted
            )

        return await self._database.write(work)

    async def load(self, match: int, after_seq: int = 0) -> list[Recorded]:
        """The log after number `after_seq`, in order."""
        after = {"of": match, "after": after_seq}

        def work(connection: Connection) -> list[Recorded]:
            return [Recorded(*row) for row in connection.execute(_LOG, after)]

        return await self._database.read(work)

    async def get(self, match: int) -> Match:
        """The match with that key; Missing if there is none."""
        found = await self._select(_ONE, match)
        if not found:
            raise Missing(f"There is no match {match}.")
        return found[0]

    async def by_public_id(self, public_id: str) -> Match | None:
        """The match that a button names, or None."""
        found = await self._select(_NAMED, public_id)
        return found[0] if found else None

    async def keys(self) -> list[int]:
        """The key of every match there is, oldest first."""
        wanted = select(matches.c.id).order_by(matches.c.id)
        return await self._database.read(lambda connection: list(connection.scalars(wanted)))

    async def live(self, chat: int | None = None) -> list[Match]:
        """Matches that are not closed, of one chat or of all, oldest first."""
        wanted = _ROW.where(matches.c.closed_at.is_(None))
        if chat is not None:
            wanted = wanted.where(matches.c.chat == chat)
        return await self._select(wanted)

    async def stirred_since(self, moment: float) -> list[Match]:
        """Matches, closed or not, in which something happened since then (epoch seconds)."""
        last = (events.c.match == matches.c.id) & (events.c.seq == matches.c.last_seq)
        return await self._select(_ROW.join(events, last).where(events.c.at >= moment))

    async def live_with(self, kind: str) -> list[Match]:
        """Matches that are not closed in whose log there is an event of that kind, oldest first."""
        happened = exists().where(events.c.match == matches.c.id, events.c.kind == kind)
        return await self._select(_ROW.where(matches.c.closed_at.is_(None), happened))

    async def live_of(self, chat: int, thread: int = 0) -> Match | None:
        """The match that is being played there, or None."""
        here = (matches.c.chat == chat, matches.c.thread == thread)
        found = await self._select(_ROW.where(*here, matches.c.closed_at.is_(None)))
        return found[0] if found else None

    async def latest_of(self, chat: int, thread: int = 0) -> Match | None:
        """The last match opened there, closed or not, or None."""
        here = (matches.c.chat == chat, matches.c.thread == thread)
        wanted = _ROW.where(*here).order_by(None).order_by(matches.c.id.desc()).limit(1)
        found = await self._select(wanted)
        return found[0] if found else None

    async def of_session(self, session: int) -> list[Match]:
        """The matches of that session, oldest first."""
        return await self._select(_ROW.where(matches.c.session == session))

    async def of_person(self, person: int) -> list[Match]:
        """The matches that person is playing in, oldest first."""
        wanted = _ROW.join(players, players.c.match == matches.c.id)
        return await self._select(wanted.where(players.c.person == person, players.c.live))

    async def last_of_person(self, person: int) -> list[Match]:
        """Those of the matches that person ever played in that are the last of their place."""
        last = select(func.max(matches.c.id)).group_by(matches.c.chat, matches.c.thread)
        wanted = _ROW.join(players, players.c.match == matches.c.id)
        return await self._select(wanted.where(players.c.person == person, matches.c.id.in_(last)))

    async def players(self, match: int) -> dict[int, bool]:
        """Everybody who ever played in that match, and whether they do now."""
        wanted = select(players.c.person, players.c.live).where(players.c.match == match)

        def work(connection: Connection) -> dict[int, bool]:
            return {row.person: row.live for row in connection.execute(wanted)}

        return await self._database.read(work)

    async def due(self, now: float) -> list[int]:
        """Keys of live matches whose deadline has come and is not paused, most overdue first."""
        wanted = (
            select(matches.c.id)
            .where(
                matches.c.deadline <= now,
                matches.c.closed_at.is_(None),
                matches.c.paused_at.is_(None),
            )
            .order_by(matches.c.deadline)
        )
        return await self._database.read(lambda connection: list(connection.scalars(wanted)))

    async def set_deadline(self, match: int, deadline: float | None, *, now: float) -> None:
        """Change the deadline alone, without a word in the log."""
        this = update(matches).where(matches.c.id == match)
        values = {"deadline": deadline, "paused_at": _paused_anew(deadline, now)}
        await self._database.execute(this.values(**values))

    async def pause(self, match: int, *, now: float) -> bool:
        """Stop the match's clock; False if it stood still already or the match is closed."""
        running = (matches.c.closed_at.is_(None), matches.c.paused_at.is_(None))
        this = update(matches).where(matches.c.id == match, *running)
        return await self._database.execute(this.values(paused_at=now)) == 1

    async def resume(self, match: int, *, now: float) -> bool:
        """Let the clock run again, with the time that was left; False if it was running."""
        this = update(matches).where(matches.c.id == match, matches.c.paused_at.is_not(None))
        again = matches.c.deadline - matches.c.paused_at + now
        paused = select(matches.c.paused_at).where(matches.c.id == match).scalar_subquery()
        ringing = update(alarms).where(alarms.c.match == match, paused.is_not(None))

        def work(connection: Connection) -> bool:
            connection.execute(ringing.values(at=alarms.c.at - paused + now))
            acted = matches.c.acted_at - matches.c.paused_at + now
            resumed = connection.execute(
                this.values(deadline=again, acted_at=acted, paused_at=None)
            )
            return resumed.rowcount == 1

        return await self._database.write(work)

    async def _select(self, wanted: Any, of: object = None) -> list[Match]:
        return await self._database.read(lambda connection: _rows(connection, wanted, of))


@dataclass(frozen=True, slots=True)
class NewMatch:
    """All that opens a match; see `Matches.create`."""

    chat: int
    thread: int
    starter: int
    players: tuple[int, ...]
    events: tuple[Entry, ...]
    deadline: float | None
    public_id: str | None = None
    session: int | None = None


def insert_match(connection: Connection, new: NewMatch, at: float) -> Match:
    """Open a match within somebody's transaction; Conflict if one is live there."""
    opening = insert(matches).values(
        public_id=new.public_id or ids.public_id(),
        chat=new.chat,
        thread=new.thread,
        starter=new.starter,
        opened_at=at,
        acted_at=at,
        deadline=new.deadline,
        last_seq=0,
        session=new.session,
    )
    live = select(matches.c.id).where(
        matches.c.chat == new.chat,
        matches.c.thread == new.thread,
        matches.c.closed_at.is_(None),
    )
    if connection.scalar(live) is not None:
        raise Conflict("A match is being played there.")
    key = connection.execute(opening).inserted_primary_key
    assert key is not None
    match: int = key[0]
    everybody = dict.fromkeys(new.players, True)
    _append(connection, match, 0, new.events, at, new.deadline, False, everybody, acted=False)
    return _rows(connection, _ROW.where(matches.c.id == match))[0]


def _append(
    connection: Connection,
    match: int,
    expected_seq: int,
    entries: Sequence[Entry],
    at: float,
    deadline: float | None,
    closed: bool,
    people: Mapping[int, bool],
    acted: bool,
) -> int:
    last_seq = expected_seq + len(entries)
    changes: dict[str, Any] = {"last_seq": last_seq, "deadline": None if closed else deadline}
    if closed:
        changes |= {"closed_at": at, "paused_at": None}
    else:
        changes["paused_at"] = _paused_anew(deadline, at)
    if acted:
        changes["acted_at"] = at
    unchanged = (
        matches.c.id == match,
        matches.c.last_seq == expected_seq,
        matches.c.closed_at.is_(None),
    )
    if connection.execute(update(matches).where(*unchanged).values(**changes)).rowcount != 1:
        raise Conflict(f"Match {match} is closed or no longer at event {expected_seq}.")
    if entries:
        rows = [
            {
                "match": match,
                "seq": seq,
                "schema": entry.schema,
                "kind": entry.kind,
                "payload": dict(entry.payload),
                "at": at,
            }
            for seq, entry in enumerate(entries, expected_seq + 1)
        ]
        try:
            connection.execute(insert(events), rows)
        except IntegrityError as error:
            raise Conflict(f"Match {match} has an event {expected_seq + 1} already.") from error
    for person, live in people.items():
        upsert(connection, players, {"person": person, "match": match}, {"live": live})
    if closed:
        connection.execute(delete(alarms).where(alarms.c.match == match))
        connection.execute(update(players).where(players.c.match == match).values(live=False))
    return last_seq


def _paused_anew(deadline: float | None, now: float) -> ColumnElement[float | None]:
    """A deadline set during a pause has its time from now on, not from the pause's start."""
    return case(
        (matches.c.paused_at.is_(None), None),
        (matches.c.deadline.is_not_distinct_from(deadline), matches.c.paused_at),
        else_=now,
    )


_ROW = select(
    matches.c.id,
    matches.c.public_id,
    matches.c.chat,
    matches.c.thread,
    matches.c.starter,
    matches.c.opened_at,
    matches.c.closed_at,
    matches.c.deadline,
    matches.c.paused_at.is_not(None).label("paused"),
    matches.c.last_seq,
    matches.c.acted_at,
    matches.c.session,
).order_by(matches.c.id)


# Made once: making a statement costs more than running it.
_ONE = _ROW.where(matches.c.id == bindparam("of"))
_NAMED = _ROW.where(matches.c.public_id == bindparam("of"))
_LOG = (
    select(events.c.seq, events.c.schema, events.c.kind, events.c.payload, events.c.at)
    .where(events.c.match == bindparam("of"), events.c.seq > bindparam("after"))
    .order_by(events.c.seq)
)


def _rows(connection: Connection, wanted: Any, of: object = None) -> list[Match]:
    given = {} if of is None else {"of": of}
    return [Match(**row) for row in connection.execute(wanted, given).mappings()]
