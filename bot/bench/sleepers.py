"""Many matches that sleep, and a start with them; and what a match costs that is played.

Promises that the database is as the bot itself would have left it, but that all matches were dealt
alike: a row, a log, four people, the table's and the hands' messages. The bot is the real program
in a process of its own.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import storage
from bot.bench.figures import Figures
from bot.bench.forgery.victims import dealt
from bot.bench.process import processor, resident
from bot.bench.program import quiet, running
from bot.crowd import NAMES
from bot.place import Place
from bot.sandbox import Sandbox
from bot.slots import hand_slot, table_slot
from bot.tables.live import entries
from bot.tables.seating import SeatTaken
from engine.cards import Seat
from storage import Storage

DAY = 24 * 3600.0
STEPS, AT_ONCE = 20, 200
QUIET_SECONDS, CALLS = 5.0, "200"
"""So many calls a second: what all live matches are shown at a start takes minutes with 29."""

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """`matches` that sleep; and, apart from them, `few` and `many` that are played."""

    matches: int = 10_000
    few: int = 100
    many: int = 1_000


@dataclass(frozen=True, slots=True)
class Start:
    """Seconds, and the processor's, until the bot asks for updates; what it holds in the end."""

    seconds: float
    processor: float
    held: int


async def measure(plan: Plan, say: Say) -> Figures:
    """One start with the sleepers, one with few live matches, one with many."""
    asleep = await _started(plan.matches, DAY, say)
    few = await _started(plan.few, 0.0, say)
    many = await _started(plan.many, 0.0, say)
    return {
        "matches": plan.matches,
        "start.seconds": asleep.seconds,
        "start.cpu_seconds": asleep.processor,
        "start.mb": asleep.held / 2**20,
        "live.few_mb": few.held / 2**20,
        "live.many_mb": many.held / 2**20,
        "live.kb_each": (many.held - few.held) / 2**10 / (plan.many - plan.few),
    }


async def _started(matches: int, ago: float, say: Say) -> Start:
    """Fill a database, and start the bot on it."""
    with tempfile.TemporaryDirectory(prefix="botifarra-sleepers-") as name:
        folder = Path(name)
        url = storage.url_of(folder / "memory.sqlite3")
        async with await Sandbox.start() as town:
            began = time.monotonic()
            await _fill(town, url, matches, ago)
            say(f"{matches:,} matches written in {time.monotonic() - began:.0f} s")
            began = time.monotonic()
            async with running(town, url, folder / "log", ("bot.bench.short", CALLS)) as bot:
                seconds, used = time.monotonic() - began, processor(bot.pid)
                await quiet(town, QUIET_SECONDS)
                held, calls = resident(bot.pid), len(town.calls)
            say(
                f"asked for updates after {seconds:.1f} s, {used:.1f} s of the processor;"
                f" {held >> 20} MB after {calls:,} calls"
            )
            return Start(seconds, used, held)


async def _fill(town: Sandbox, url: str, matches: int, ago: float) -> None:
    memory, now = await storage.open(url), time.time()
    for first in range(0, matches, AT_ONCE):
        numbers = range(first, min(matches, first + AT_ONCE))
        await asyncio.gather(*(_match(memory, town, number, now - ago, now) for number in numbers))
    town.world.updates.clear()  # the bot has been in these groups for long
    await memory.heartbeat.beat(now=now)
    await memory.close()


_LOG, _STATE = dealt((1, 2, 3, 4), STEPS, seed=1)


async def _match(memory: Storage, town: Sandbox, number: int, at: float, now: float) -> None:
    people = [town.person(name, started=True) for name in NAMES]
    group = town.group(f"Taula {number:05d}", people, supergroup=True, bot=True)
    chat = await memory.chats.get_or_create(
        group.chat_id,
        title=group.chat.title,
        kind="supergroup",
        forum=False,
        username=None,
        language="ca",
        profile="lliure",
        turn_time=round(DAY),
    )
    persons = []
    for person in people:
        known = await memory.persons.get_or_create(
            person.id, name=person.name, username=None, origin_chat=chat.id
        )
        await memory.persons.update(known.id, started=True, first_hand=0)
        persons.append(known.id)
    seats = dict(zip(Seat, persons, strict=True))
    log = [
        SeatTaken(event.seat, seats[event.seat]) if isinstance(event, SeatTaken) else event
        for event in _LOG
    ]
    match = await memory.matches.create(
        chat=chat.id,
        thread=0,
        starter=persons[0],
        players=persons,
        events=entries(log),
        at=at,
        deadline=now + DAY,
    )
    if at == now:  # just dealt: nothing is shown yet
        return
    shown = [(Place.group(chat.id, 0), table_slot(match.id, 1))]
    shown += [(Place.private(person), hand_slot(match.id)) for person in persons]
    for place, slot in shown:
        await memory.slots.confirm(
            str(place), slot, standing=True, edition="", message_id=1, hash="shown", now=at
        )
