"""The end of a run: everything comes to rest, forgotten messages are tapped, the program restarts.

Promises an end of each, however long the program is silent or talks; what it finds goes into the
evidence, unjudged.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from bot.bench.chaos import gathering
from bot.bench.chaos.clock import SharedClock
from bot.bench.chaos.evidence import Change, Orphan, Shown
from bot.bench.chaos.process import Program
from bot.bench.chaos.tables import Referee, Table
from bot.sandbox import Message, Sandbox

STUCK = 240.0
"""Seconds of the run without any event after which nothing more is waited for."""
TELLS_WITHIN = 60.0
"""Real seconds after which whatever is still behind is taken for forgotten."""
QUIET = 2.5
"""Real seconds without a call after which all is said."""

_OPENS = ("again:", "new:", "play:")
"""How buttons begin that open another table or match, at any time."""
_MINUTES = re.compile(r"\d+ minuts?")


async def plays_out(
    town: Sandbox, tables: list[Table], referee: Referee, clock: SharedClock
) -> None:
    """Whoever still plays goes on until all is over, or nothing happens any more.

    A tap that was on its way may have begun another match: then that one is played too.
    """
    for table in tables:
        for one in table.people:
            one.settles()
    while True:
        live = frozenset(referee.live)
        playing = [
            asyncio.create_task(one.lives())
            for table in tables
            if table.title in live
            for one in table.people
        ]
        try:
            await referee.until(partial(_asks_for_a_look, referee, live, clock))
        finally:
            await cancel(*playing)
        if not referee.live:
            await is_quiet(town)
            await referee.until_looked()
        if not referee.live or _is_stuck(referee, clock):
            return


def _asks_for_a_look(referee: Referee, played: frozenset[str], clock: SharedClock) -> bool:
    """Another match has begun, or none goes on any more."""
    return not referee.live or not referee.live <= played or _is_stuck(referee, clock)


def _is_stuck(referee: Referee, clock: SharedClock) -> bool:
    return clock.true() - referee.stirred_at >= STUCK


async def has_told(database: Path) -> None:
    """Wait until the bot has brought up to date what it knows to be behind, but not for ever."""
    for _ in range(int(TELLS_WITHIN)):
        if not gathering.unsettled(database):
            return
        await asyncio.sleep(1.0)


async def restarts_in_peace(
    town: Sandbox, database: Path, program: Program, tables: list[Table]
) -> list[Change]:
    """Restart it when all is quiet; what that changed on any screen, but for time and names.

    A change is told from play by the logs: `Change.moved` says that in that chat something was
    written meanwhile to a match or a lobby.
    """
    await is_quiet(town)
    before, positions = _standing(town, tables), gathering.positions(database)
    await program.restart()
    await program.runs()
    await is_quiet(town)
    after, now = _standing(town, tables), gathering.positions(database)
    moved = {row for row, _ in positions.items() ^ now.items()}
    return changes(before, after, gathering.chats_of(database, moved))


def changes(
    before: Mapping[tuple[int, int], Shown],
    after: Mapping[tuple[int, int], Shown],
    moved: set[int],
) -> list[Change]:
    """What stands otherwise, by chat and message; `moved`: chats where play went on meanwhile."""
    return [
        Change(*at, f"{before.get(at)!r} became {after.get(at)!r}", moved=at[0] in moved)
        for at in sorted(before.keys() | after.keys())
        if before.get(at) != after.get(at)
    ]


def _standing(town: Sandbox, tables: list[Table]) -> dict[tuple[int, int], Shown]:
    """By chat and message. Who has another name now is called by it only where it is shown anew."""
    names = {
        name: min(one.names, key=len)
        for table in tables
        for one in table.people
        for name in one.names
    }
    called = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))

    def timeless(text: str) -> str:
        return called.sub(lambda found: names[found[0]], _MINUTES.sub("", text))

    return {
        (one.chat, one.message): replace(one, text=timeless(one.text))
        for one in gathering.shown(town)
    }


async def is_quiet(town: Sandbox) -> None:
    """Until the bot has written nothing for a while."""
    for _ in range(60):
        calls = _written(town)
        await asyncio.sleep(QUIET)
        if _written(town) == calls:
            return


def _written(town: Sandbox) -> int:
    return sum(1 for call in town.calls if call.method.startswith(("send", "edit", "delete")))


async def taps_orphans(town: Sandbox, database: Path, tables: list[Table]) -> list[Orphan]:
    """Tap what the bot doesn't remember, one in each chat: nothing happens, and the buttons go."""
    await is_quiet(town)
    known, before = gathering.remembered(database), gathering.log_lengths(database)
    people = {one.person.id: one.person for table in tables for one in table.people}
    tapped: dict[int, tuple[Shown, Message]] = {}
    for one in gathering.shown(town):
        message = town.world.chats[one.chat].messages[one.message]
        readers = [people[key] for key in people if key in message.now.seen_by]
        says = [data for data in one.buttons if not data.startswith(_OPENS)]
        if says and readers and one.chat not in tapped and (one.chat, one.message) not in known:
            readers[0].forge(says[0], message)
            tapped[one.chat] = one, message
    if not tapped:
        return []
    for _ in range(int(TELLS_WITHIN)):
        if not any(message.buttons for _, message in tapped.values()):
            break
        await asyncio.sleep(1.0)
    await is_quiet(town)
    changed = gathering.log_lengths(database) != before
    return [
        Orphan(one.chat, one.message, one.buttons, changed, bool(message.buttons))
        for one, message in tapped.values()
    ]


async def cancel(*tasks: asyncio.Future[Any]) -> None:
    """End them, whatever they do or did."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
