"""Writes down what a run left behind: from the bot's memory, read plainly, and from the town.

Promises plain values, so that who judges them needs neither.
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from pathlib import Path

from bot.bench.chaos.clock import true_time
from bot.bench.chaos.evidence import (
    Change,
    Event,
    Evidence,
    Match,
    Orphan,
    Shown,
    Sight,
    Slot,
    Tap,
    Wrote,
)
from bot.bench.chaos.troubles import INJECTED
from bot.sandbox import Sandbox
from bot.sandbox.record import CallRecord

_MADE_UP = INJECTED.rpartition("{}")[2].strip()


def gather(
    town: Sandbox,
    database: Path,
    wrong: Sequence[float],
    *,
    kills: int,
    names: Mapping[int, Iterable[str]],
    gone: Iterable[tuple[int, int]],
    cut_short: Sequence[tuple[float, float]],
    orphans: Sequence[Orphan],
    mended: Sequence[Change],
    deaths: Sequence[str],
    said: Sequence[str],
) -> Evidence:
    """All of it. `wrong`: by how much the bot's clock was, after each setting of it."""
    with closing(sqlite3.connect(database)) as connection:
        connection.row_factory = sqlite3.Row
        matches = _matches(connection, wrong)
        chats = {f"g{row['id']}": row["telegram_id"] for row in connection.execute(_CHATS)}
        people = {row["telegram_id"]: row["id"] for row in connection.execute(_PERSONS)}
        places = chats | {f"p{key}": telegram_id for telegram_id, key in people.items()}
        slots = tuple(
            Slot(
                row["place"],
                row["slot"],
                places.get(row["place"].split("/")[0]),
                row["message_id"],
                row["hash"] is not None and row["shown_edition"] == row["edition"],
            )
            for row in connection.execute(_SLOTS)
        )
    return Evidence(
        matches=matches,
        people=people,
        names={person: frozenset(them) for person, them in names.items()},
        taps=tuple(_taps(town)),
        wrote=tuple(_wrote(town)),
        sights=tuple(_sights(town)),
        shown=tuple(shown(town)),
        slots=slots,
        gone=frozenset(gone) | unheard_deletions(town.calls, cut_short),
        orphans=tuple(orphans),
        lost=_lost(town, kills),
        refused=tuple(
            f"{call.method} in {call.chat_id} at {call.time:.2f}: {call.description}"
            for call in town.calls
            if call.status == 429 and not call.description.endswith(_MADE_UP)
        ),
        mended=tuple(mended),
        deaths=tuple(deaths),
        said=tuple(said),
    )


_CHATS = "SELECT id, telegram_id, former_telegram_id, title, merged_into FROM chats"
_PERSONS = "SELECT id, telegram_id FROM persons"
_MATCHES = "SELECT id, public_id, chat, thread, closed_at, last_seq FROM matches ORDER BY id"
_EVENTS = "SELECT seq, kind, payload, at FROM events WHERE match = ? ORDER BY seq"
_SLOTS = "SELECT place, slot, message_id, hash, edition, shown_edition, standing FROM slots"


Row = tuple[str, int]
"""A match or a lobby: its table, its key."""
_POSITIONS = {
    "matches": "SELECT id, last_seq FROM matches",
    "lobbies": "SELECT id, version FROM lobbies",
}
_SHOWN_IN = {
    "matches": (
        "SELECT telegram_id FROM chats JOIN matches ON chats.id = chat WHERE matches.id = ?",
        "SELECT telegram_id FROM persons JOIN players ON persons.id = person WHERE match = ?",
    ),
    "lobbies": (
        "SELECT telegram_id FROM chats JOIN lobbies ON chats.id = chat WHERE lobbies.id = ?",
        "SELECT telegram_id FROM persons JOIN slots ON place = 'p' || persons.id"
        " WHERE slot = 'lobby.' || ?",
    ),
}


def positions(database: Path) -> dict[Row, int]:
    """How often each match and each lobby was written to."""
    with closing(sqlite3.connect(database)) as connection:
        return {
            (table, key): count
            for table, query in _POSITIONS.items()
            for key, count in connection.execute(query)
        }


def log_lengths(database: Path) -> dict[Row, int]:
    """Of matches alone: a lobby may give itself up at any time."""
    found = positions(database).items()
    return {row: count for row, count in found if row[0] == "matches"}


def chats_of(database: Path, rows: Iterable[Row]) -> set[int]:
    """Telegram's ids of the chats that show them: the group, and whoever sits there in private."""
    with closing(sqlite3.connect(database)) as connection:
        return {
            chat
            for table, key in rows
            for query in _SHOWN_IN[table]
            for (chat,) in connection.execute(query, (key,))
        }


def unsettled(database: Path) -> int:
    """How many messages of matches are still to be brought up to date, by the bot's own rows.

    A chat that has failed often is tried again after half a minute only.
    """
    with closing(sqlite3.connect(database)) as connection:
        (behind,) = connection.execute(
            "SELECT count(*) FROM slots WHERE slot NOT LIKE '%^' AND slot NOT LIKE '%~%' AND"
            " (hash IS NULL OR message_id IS NULL OR shown_edition IS NOT edition) AND"
            # What stayed behind in a group that was upgraded comes again only if it must.
            " NOT (message_id IS NULL AND EXISTS (SELECT 1 FROM chats WHERE"
            " former_telegram_id IS NOT NULL AND place = 'g' || chats.id)) AND"
            " (slot LIKE 'hand.%' OR slot LIKE 'table.%' OR slot LIKE 'score.%'"
            " OR slot LIKE 'result.%')"
        ).fetchone()
        (untold,) = connection.execute(
            "SELECT count(*) FROM matches WHERE id IN"
            " (SELECT max(id) FROM matches GROUP BY chat, thread) AND closed_at IS NOT NULL AND"
            " NOT EXISTS (SELECT 1 FROM slots WHERE slot = 'result.' || matches.id)"
        ).fetchone()
    return int(behind) + int(untold)


def remembered(database: Path) -> set[tuple[int, int]]:
    """The messages that the bot remembers, by Telegram's ids of chat and message."""
    with closing(sqlite3.connect(database)) as connection:
        groups = connection.execute(
            "SELECT chats.telegram_id, message_id FROM slots JOIN chats"
            " ON place = 'g' || chats.id OR place LIKE 'g' || chats.id || '/%'"
        ).fetchall()
        people = connection.execute(
            "SELECT persons.telegram_id, message_id FROM slots JOIN persons"
            " ON place = 'p' || persons.id"
        ).fetchall()
    return {(chat, message) for chat, message in (*groups, *people)}


def shown(town: Sandbox) -> list[Shown]:
    """All messages of the bot that stand; those left behind in an upgraded group are nowhere."""
    return [
        Shown(
            chat.id,
            message.id,
            message.thread or 0,
            message.text,
            tuple(button.data for button in message.buttons if button.data is not None),
        )
        for chat in town.world.chats.values()
        if chat.upgraded_to is None
        for message in chat.standing()
        if message.sender.is_bot and message.service is None
    ]


def _matches(connection: sqlite3.Connection, wrong: Sequence[float]) -> tuple[Match, ...]:
    chats = {row["id"]: row for row in connection.execute(_CHATS)}
    found = []
    for row in connection.execute(_MATCHES).fetchall():
        chat, merged = chats[row["chat"]], False
        ids = {chat["telegram_id"], chat["former_telegram_id"]}
        if chat["merged_into"] is not None:
            merged = True
            ids.add(chats[chat["merged_into"]]["telegram_id"])
        rows = connection.execute(_EVENTS, (row["id"],)).fetchall()
        found.append(
            Match(
                key=row["id"],
                name=row["public_id"],
                group=chat["title"],
                chats=frozenset(one for one in ids if one is not None),
                thread=row["thread"],
                closed=row["closed_at"] is not None,
                last_seq=row["last_seq"],
                events=tuple(_events(rows, wrong)),
                merged=merged,
            )
        )
    return tuple(found)


def _events(rows: Sequence[sqlite3.Row], wrong: Sequence[float]) -> Iterable[Event]:
    for row in rows:
        at = true_time(row["at"], wrong)
        yield Event(row["seq"], row["kind"], json.loads(row["payload"]), row["at"], at)


def _taps(town: Sandbox) -> Iterable[Tap]:
    for query in town.world.queries.values():
        answer = query.answer
        yield Tap(
            person=query.user_id,
            at=query.at,
            chat=query.chat_id,
            message=query.message_id,
            data=query.data,
            answer=None if answer is None else answer.text,
            alert=answer is not None and answer.alert,
            url=answer is not None and answer.url is not None,
        )


def _wrote(town: Sandbox) -> Iterable[Wrote]:
    for chat in town.world.chats.values():
        for message in chat.messages.values():
            if not message.sender.is_bot and message.service is None:
                yield Wrote(message.sender.id, message.date, message.text)


def _sights(town: Sandbox) -> Iterable[Sight]:
    """Each state of each message once, for one of its readers; in private, for the one there is."""
    for chat in town.world.chats.values():
        for message in chat.messages.values():
            if not message.sender.is_bot or message.service is not None:
                continue
            for state in message.states:
                words = "\n".join(button.text for row in state.keyboard for button in row)
                yield Sight(
                    person=chat.id if chat.kind == "private" else min(state.seen_by, default=0),
                    at=state.at,
                    chat=chat.id,
                    message=message.id,
                    text=f"{state.text}\n{words}",
                    sent=message.date,
                )
    for query in town.world.queries.values():
        if query.answer is not None and query.answer.text:
            yield Sight(
                person=query.user_id,
                at=query.answered_at or query.at,
                chat=query.chat_id,
                message=0,
                text=query.answer.text,
                data=query.data,
                sent=query.at,
            )


def unheard_deletions(
    calls: Iterable[CallRecord], cut_short: Sequence[tuple[float, float]]
) -> frozenset[tuple[int, int]]:
    """Messages that the bot deleted, and may not know: the answer was lost, or not kept."""
    return frozenset(
        (call.chat_id, int(call.params["message_id"]))
        for call in calls
        if call.method == "deleteMessage" and call.applied and call.chat_id is not None
        if call.status == 0 or any(since <= call.time <= until for since, until in cut_short)
    )


def _lost(town: Sandbox, kills: int) -> Mapping[int, int]:
    """Whoever is killed may lose the answer to one call in each chat; others were lost on the way.

    So may whoever can't write: a full disk, a database that is held.
    """
    lost: dict[int, int] = defaultdict(lambda: kills)
    counted = Counter(
        call.chat_id
        for call in town.calls
        if call.method.startswith("send") and call.applied and (call.status == 0 or call.took > 4.0)
    )
    for chat in town.world.chats:
        lost[chat] += counted[chat]
    return dict(lost)
