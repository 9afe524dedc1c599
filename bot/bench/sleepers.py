"""Many matches that sleep, and a start with them; and what a match costs once it is awake.

Promises that the database is as the bot itself would have left it, but that all matches were dealt
alike: a row, a log, four people, the table's and the hands' messages. The bot is the real program
in a process of its own.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import storage
from bot.bench.figures import Figures
from bot.bench.forgery.victims import dealt
from bot.bench.process import processor, resident
from bot.bench.program import quiet, running
from bot.crowd import NAMES
from bot.place import Place
from bot.sandbox import Person, Sandbox
from bot.slots import hand_slot, table_slot
from bot.tables.events import SeatTaken
from bot.tables.live import entries
from engine.cards import Seat
from storage import Storage

DAY = 24 * 3600.0
STEPS = 20
"""Answers to its first deal, in each match."""
AT_ONCE = 200
"""So many are written at once."""
QUIET_SECONDS = 5.0
CALLS = "200"
"""So many calls a second: what a thousand matches show takes minutes with 29."""
TOGETHER, SHOWN_SECONDS = 20, 60.0
"""So many people ask for their cards at once; and after so long all must have been shown."""

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """`matches` that sleep; and, apart from them, `few` and `many` that are played."""

    matches: int = 10_000
    few: int = 100
    many: int = 1_000


async def measure(plan: Plan, say: Say) -> Figures:
    """A start with the sleepers, one with many live matches; and a few that wake, and many."""
    async with _started(plan.matches, DAY, say) as asleep:
        await quiet(asleep.town, QUIET_SECONDS)
        held = asleep.held
        calls = sum(call.method != "getUpdates" for call in asleep.town.calls)
    async with _started(plan.many, 0.0, say) as live:
        pass
    async with _started(plan.many, DAY, say) as bot:
        await _wake(bot.town, bot.people[: plan.few], say)
        few = bot.held
        await _wake(bot.town, bot.people[plan.few :], say)
        many = bot.held
    return {
        "matches": plan.matches,
        "start.seconds": asleep.seconds,
        "start.cpu_seconds": asleep.processor,
        "start.mb": held / 2**20,
        "start.calls": calls,
        "live.start_seconds": live.seconds,
        "live.few_mb": few / 2**20,
        "live.many_mb": many / 2**20,
        "live.kb_each": (many - few) / 2**10 / (plan.many - plan.few),
    }


@dataclass(frozen=True, slots=True)
class Running:
    """The bot with its matches, one of `people` at each; seconds, and the processor's, until it
    asked for updates."""

    town: Sandbox
    people: Sequence[Person]
    process: int
    seconds: float
    processor: float

    @property
    def held(self) -> int:
        """Bytes that it holds now."""
        return resident(self.process)


@asynccontextmanager
async def _started(matches: int, ago: float, say: Say) -> AsyncIterator[Running]:
    """Fill a database, and start the bot on it."""
    with tempfile.TemporaryDirectory(prefix="botifarra-sleepers-") as name:
        folder = Path(name)
        url = storage.url_of(folder / "memory.sqlite3")
        async with await Sandbox.start() as town:
            began = time.monotonic()
            people = await _fill(town, url, matches, ago)
            say(f"{matches:,} matches written in {time.monotonic() - began:.0f} s")
            began = time.monotonic()
            async with running(town, url, folder / "log", ("bot.bench.short", CALLS)) as bot:
                seconds, used = time.monotonic() - began, processor(bot.pid)
                say(f"asked for updates after {seconds:.1f} s, {used:.1f} s of the processor")
                yield Running(town, people, bot.pid, seconds, used)


async def _wake(town: Sandbox, people: Sequence[Person], say: Say) -> None:
    """One of each match asks for the cards, which shows it to all who play it."""
    before = len(town.calls)
    for first in range(0, len(people), TOGETHER):
        asking = people[first : first + TOGETHER]
        for person in asking:
            await person.says("/cards")
        await asyncio.gather(*(person.sees("Taula") for person in asking))

    def sent() -> int:
        return sum(call.method == "sendMessage" for call in town.calls[before:])

    wanted, end = 5 * len(people), time.monotonic() + SHOWN_SECONDS
    while sent() < wanted:
        if time.monotonic() > end:
            raise RuntimeError(f"expected {wanted} messages or more, and there were {sent()}")
        await asyncio.sleep(0.1)
    await quiet(town, QUIET_SECONDS)
    say(f"{len(people):,} matches woken")


async def _fill(town: Sandbox, url: str, matches: int, ago: float) -> list[Person]:
    memory, now, people = await storage.open(url), time.time(), list[Person]()
    for first in range(0, matches, AT_ONCE):
        numbers = range(first, min(matches, first + AT_ONCE))
        people += await asyncio.gather(
            *(_match(memory, town, number, now - ago, now) for number in numbers)
        )
    town.world.updates.clear()  # the bot has been in these groups for long
    await memory.heartbeat.beat(now=now)
    await memory.close()
    return people


_LOG, _STATE = dealt((1, 2, 3, 4), STEPS, seed=1)


async def _match(memory: Storage, town: Sandbox, number: int, at: float, now: float) -> Person:
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
        return people[0]
    shown = [(Place.group(chat.id, 0), table_slot(match.id, 1))]
    shown += [(Place.private(person), hand_slot(match.id)) for person in persons]
    for place, slot in shown:
        await memory.slots.confirm(
            str(place), slot, standing=True, edition="", message_id=1, hash="shown", now=at
        )
    return people[0]
