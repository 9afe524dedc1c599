"""The same over HTTP: the local Telegram brings them to the real bot in a process of its own.

And a flood, while quiet people tap: what it costs them. Promises that both are measured in one run,
with and without in turn, so that whatever else the machine does weighs on both alike.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import storage
from bot.bench.figures import Figures, percentile
from bot.bench.forgery.forger import FIRST_STRANGER, Forger
from bot.bench.forgery.measure import Plan
from bot.bench.forgery.secrets import Secrets
from bot.bench.forgery.siege import LOUD, Finding
from bot.bench.forgery.victims import FIRST_CHAT, FIRST_PERSON, NAMES, Victims, kept, settle
from bot.bench.process import resident
from bot.bench.program import running
from bot.sandbox import Person, Sandbox
from bot.texts import Texts

UNHURRIED, REAL = ("bot.bench.short", "1000"), ("bot",)
"""The program that hears everything and has a large budget, and the program as it is."""
AT_ONCE = 100
QUIET_SECONDS = 2.0
TURNS, TURN_SECONDS, CALM_SECONDS = 10, 6.0, 2.0
FLOOD_A_SECOND, FLOOD_STEP = 200, 0.05
TAP_EVERY, TAP_WITHIN, ANSWERED_WITHIN = 0.9, 20.0, 120.0
_UPDATE = re.compile(r"update=(\d+)")

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Bot:
    """The bot's process, and what it logs."""

    process: asyncio.subprocess.Process
    log: Path

    @property
    def alive(self) -> bool:
        """Whether it still runs."""
        return self.process.returncode is None

    def said(self) -> str:
        """All that it has logged."""
        return self.log.read_text(errors="replace")

    def wrong(self) -> list[str]:
        """What it should never have logged."""
        return [line for line in self.said().splitlines() if any(word in line for word in LOUD)]


async def measure(plan: Plan, say: Say) -> tuple[Figures, list[Finding]]:
    """First the forged updates, then the flood."""
    with tempfile.TemporaryDirectory(prefix="botifarra-forgery-") as name:
        folder = Path(name)
        url = f"sqlite:///{folder / 'forgery.sqlite3'}"
        memory = await storage.open(url)
        victims = await settle(memory, time.time())
        async with await Sandbox.start() as town:
            people = _people(town)
            async with _running(town, url, folder / "forged", UNHURRIED) as bot:
                await asyncio.gather(*map(_shown, people[:8]))
                await _quiet(town)
                before = await kept(memory, victims)
                first = town.world.updates.next_id
                forger = Forger(victims, plan.seed)
                figures = await _forged(town, bot, forger, people[0], plan, say)
                after = await kept(memory, victims)
                findings = _found(town, bot, victims, plan, first)
                if (stuck := figures["stuck_at"]) is not None:
                    findings.append(Finding(int(stuck), "a tap after it was not answered"))
            findings += [
                Finding(-1, f"changed: {what}")
                for what in sorted({*before, *after})
                if before.get(what) != after.get(what)
            ]
            async with _running(town, url, folder / "flooded", REAL) as bot:
                await _quiet(town)
                flood = await _flooded(town, victims, people, say)
                findings += [Finding(-1, line) for line in bot.wrong()]
        await memory.close()
    return {**figures, **flood, "findings": len(findings)}, findings


def _people(town: Sandbox) -> list[Person]:
    """The victims, under their ids, in their groups."""
    town.world.user_ids.next, town.world.supergroup_ids.next = FIRST_PERSON, -FIRST_CHAT
    people = [town.person(name, started=True) for name in NAMES]
    for number, members in enumerate((people[:4], people[4:8], people[8:])):
        town.group(f"Can Pere {number}", members, supergroup=True, bot=True)
    return people


@asynccontextmanager
async def _running(
    town: Sandbox, url: str, log: Path, program: tuple[str, ...]
) -> AsyncIterator[Bot]:
    async with running(town, url, log, program) as process:
        yield Bot(process, log)


async def _shown(person: Person) -> None:
    """Until the hand is shown: a start hears updates before it has shown them all."""
    changes = person.world.changes
    await changes.until(
        lambda: person.private.chat_id, lambda: person.reading() or None, ANSWERED_WITHIN
    )


async def _quiet(town: Sandbox) -> None:
    """Until the bot has heard all, and has said nothing for a while."""
    calls, since = -1, time.monotonic()
    while len(town.world.updates) or time.monotonic() - since < QUIET_SECONDS:
        made = sum(call.method != "getUpdates" for call in town.calls)
        if made != calls:
            calls, since = made, time.monotonic()
        await asyncio.sleep(0.1)


async def _forged(
    town: Sandbox, bot: Bot, forger: Forger, person: Person, plan: Plan, say: Say
) -> Figures:
    """Forged updates, and after so many of them a tap of this person, which must be answered."""
    updates, began = town.world.updates, time.monotonic()
    stuck, half, message = None, 0, person.reading()[-1]
    for count in range(plan.updates):
        raw = forger.update(plan.first + count)
        updates.forge({key: value for key, value in raw.items() if key != "update_id"})
        if count % AT_ONCE == AT_ONCE - 1:
            try:
                await person.forges("nothing", message, ANSWERED_WITHIN)
            except AssertionError:
                stuck = plan.first + count
                break
        if count == plan.updates // 2:
            half = resident(bot.process.pid)
        if count % 1000 == 999:
            say(f"{count + 1:,} of {plan.updates:,}, {count / (time.monotonic() - began):,.0f}/s")
    await _quiet(town)
    seconds = time.monotonic() - began - QUIET_SECONDS
    end = resident(bot.process.pid)
    return {
        "updates": plan.updates,
        "seed": plan.seed,
        "updates_a_second": plan.updates / seconds,
        "stuck_at": stuck,
        "memory.half_mb": half / 2**20,
        "memory.end_mb": end / 2**20,
        "memory.growth_percent": 100 * (end / half - 1) if half else None,
    }


def _found(town: Sandbox, bot: Bot, victims: Victims, plan: Plan, first: int) -> list[Finding]:
    """By the log, and by what was said to whom; `first`: the id of the first one."""
    findings = [] if bot.alive else [Finding(-1, "the process has ended")]
    for line in bot.wrong():
        named = _UPDATE.search(line)
        number = plan.first + int(named[1]) - first if named else -1
        findings.append(Finding(number, line))
    secrets = Secrets(Texts.load(), victims.people)
    for call in town.calls:
        given = call.params
        text = "\n".join(str(given[key]) for key in ("text", "caption", "media") if key in given)
        to = str(given.get("callback_query_id") or given.get("chat_id"))
        if leak := secrets.leaks(to, text):
            findings.append(Finding(-1, leak))
    return findings


async def _flooded(town: Sandbox, victims: Victims, people: list[Person], say: Say) -> Figures:
    """Eight people tap about once a second; in every other turn somebody floods."""
    taken: dict[bool, list[float]] = {False: [], True: []}
    answered = unanswered = 0
    over = asyncio.Event()
    flooding: bool | None = None

    async def taps(person: Person, data: str, random: Random) -> None:
        nonlocal answered, unanswered
        message = person.reading()[-1]
        while not over.is_set():
            await asyncio.sleep(random.uniform(0.8, 1.2) * TAP_EVERY)
            while_flooding, began = flooding, time.monotonic()
            try:
                await person.forges(data, message, TAP_WITHIN)
                answered += 1
            except AssertionError:
                unanswered += 1
            if while_flooding is not None:
                taken[while_flooding].append(time.monotonic() - began)

    tapping = [
        asyncio.create_task(
            taps(person, f"last:{victims.tables[number // 4].public_id}", Random(number))
        )
        for number, person in enumerate(people[:8])
    ]
    await asyncio.sleep(TURN_SECONDS)  # the first taps meet a program that has only just begun
    for turn in range(TURNS * 2):
        flooding = turn % 2 == 1
        if flooding:
            await _flood(town, TURN_SECONDS)
        else:
            await asyncio.sleep(TURN_SECONDS)
        flooding = None
        await asyncio.sleep(CALM_SECONDS)
        say(f"flood: turn {turn + 1} of {TURNS * 2}")
    over.set()
    await asyncio.gather(*tapping)
    alone, flooded = (percentile(taken[kind], 99) for kind in (False, True))
    return {
        "quiet.taps": answered,
        "quiet.unanswered": unanswered,
        "quiet.alone_median": percentile(taken[False], 50),
        "quiet.flooded_median": percentile(taken[True], 50),
        "quiet.alone_p99": alone,
        "quiet.flooded_p99": flooded,
        "quiet.flooded_to_alone_p99": flooded / alone if flooded and alone else None,
    }


async def _flood(town: Sandbox, seconds: float) -> None:
    """Taps and messages of one stranger, evenly."""
    user: dict[str, Any] = {"id": FIRST_STRANGER, "is_bot": False, "first_name": "Ningú"}
    message = {
        "message_id": 1,
        "date": int(time.time()),
        "chat": {"id": FIRST_STRANGER, "type": "private", "first_name": "Ningú"},
        "from": user,
        "text": "hola",
    }
    began, sent = time.monotonic(), 0
    while (gone := time.monotonic() - began) < seconds:
        while sent < gone * FLOOD_A_SECOND:
            sent += 1
            tap = {"id": f"f{sent}.{began}", "from": user, "chat_instance": "1", "data": "goon"}
            body = {"callback_query": {**tap, "message": message}}
            town.world.updates.forge({"message": message} if sent % 2 else body)
        await asyncio.sleep(FLOOD_STEP)
