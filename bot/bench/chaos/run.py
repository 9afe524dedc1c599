"""One run: a town, the program in it, tables that play while things go wrong, and the evidence.

Promises an end: when the matches are played and the program was killed as often as it should be,
all is made good, whoever still plays plays on until nothing happens any more, and the program is
restarted once more in peace, which must change nothing.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from bot.bench.chaos import gathering
from bot.bench.chaos.clock import SharedClock
from bot.bench.chaos.evidence import Evidence, Orphan, Shown
from bot.bench.chaos.people import Restless
from bot.bench.chaos.plan import Kind, Plan, TablePlan, Trouble, cast, kills, troubles
from bot.bench.chaos.process import Program
from bot.bench.chaos.tables import Referee, Table, Tickets
from bot.bench.chaos.troubles import Troubles
from bot.sandbox import Group, Limits, Person, Room, Sandbox

STUCK = 240.0
"""Seconds of the run without any event after which nothing more is waited for."""
MOST = 0.75
"""Kills begin when so many of the tables play."""
PREMATURE = 0.2
"""So many kills don't wait until the program runs again."""
TELLS_WITHIN = 60.0
"""Real seconds after which whatever is still behind is taken for forgotten."""
QUIET = 2.5
"""Real seconds without a call after which all is said."""

_MINUTES = re.compile(r"\d+ minuts?")

Progress = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a run. `match_kills`: kills, each as often as matches were live."""

    evidence: Evidence
    finished: int
    kills: int
    match_kills: int
    happened: Counter[Kind]
    seconds: float
    """Of the world."""


async def play(plan: Plan, folder: Path, progress: Progress) -> Outcome:
    """The whole run; `folder` keeps the bot's memory and its log."""
    clock = SharedClock.make(folder / "clock", plan.speed)
    database = folder / "memory.sqlite3"
    began = clock.true()
    async with await Sandbox.start(limits=Limits(), clock=clock.true) as town:
        town.world.query_seconds *= plan.speed  # phones wait as long as they do
        program = Program(town, database, folder / "clock", folder / "log")
        referee = Referee(database)
        tables = list(_tables(plan, town, referee))
        made = Troubles(town, tables, program, clock, database)
        watching = asyncio.create_task(referee.run())
        try:
            await program.start()
            await program.runs()
            for table in tables:
                await table.group.add_bot()
            await _play(plan, tables, made, referee, progress)
            await made.heals()
            progress("all is well again: whoever plays plays on")
            await _plays_out(tables, referee, clock)
            await _has_told(database)
            orphans = await _taps_orphans(town, database, tables)
            mended = await _restarts_in_peace(town, program, tables)
            await program.stop()
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
            await program.stop()
        killed = made.happened[Kind.KILLED]
        kept_from_writing = made.happened[Kind.DISK_FULL] + made.happened[Kind.LOCKED]
        evidence = gathering.gather(
            town,
            database,
            made.wrong,
            kills=killed + made.happened[Kind.TERMINATED] + kept_from_writing,
            names={one.person.id: one.names for table in tables for one in table.people},
            gone=made.gone,
            orphans=orphans,
            mended=mended,
            deaths=program.deaths,
            said=program.lines,
        )
        return Outcome(
            evidence=evidence,
            finished=sum(match.closed for match in evidence.matches),
            kills=killed,
            match_kills=made.match_kills,
            happened=made.happened,
            seconds=(clock.true() - began) / plan.speed,
        )


def _tables(plan: Plan, town: Sandbox, referee: Referee) -> Iterator[Table]:
    drawn = cast(plan)
    choose = random.Random(f"{plan.seed} people")
    people = [
        town.person(name, language="ca", started=choose.random() < 0.5) for name in drawn.names
    ]
    names: dict[int, set[str]] = {person.id: {person.name} for person in people}
    for table in drawn.tables:
        here = [people[number] for number in table.people]
        group, room = _room(town, table, here)
        seats = [
            Restless(
                people[number],
                group,
                room,
                drawn.traits[number],
                random.Random(f"{plan.seed} {table.title} {number}"),
                plan.speed,
                names,
            )
            for number in table.people
        ]
        yield Table(table.title, group, room, seats, referee)


def _room(town: Sandbox, table: TablePlan, people: list[Person]) -> tuple[Group, Room]:
    group = town.group(
        table.title, people, supergroup=table.kind != "group", forum=table.kind == "forum"
    )
    return group, group.topic("Botifarra") if table.kind == "forum" else group


async def _play(
    plan: Plan, tables: list[Table], made: Troubles, referee: Referee, progress: Progress
) -> None:
    tickets = Tickets(plan.matches, lambda: not _is_enough(plan, made, referee))
    playing = [asyncio.create_task(table.lives(tickets)) for table in tables]
    wrong: list[Coroutine[Any, Any, None]] = []
    if not plan.calm:
        wrong = [_happen(troubles(plan), made), _kills(plan, tables, made, referee)]
    going_wrong = asyncio.gather(*wrong, asyncio.Event().wait())  # for ever, or until one fails
    telling = asyncio.create_task(_tell(plan, tables, made, referee, progress))
    enough = asyncio.create_task(referee.until(lambda: _is_enough(plan, made, referee)))
    end = asyncio.gather(*playing)
    try:
        first: set[asyncio.Future[Any]] = {end, enough, going_wrong}
        done, _ = await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        await _cancel(telling, enough, end, going_wrong)


def _is_enough(plan: Plan, made: Troubles, referee: Referee) -> bool:
    killed = plan.calm or made.happened[Kind.KILLED] >= plan.kills
    return killed and referee.finished >= plan.matches


async def _happen(drawn: Iterator[Trouble], made: Troubles) -> None:
    """One trouble after another, each as long as it takes beside the next ones."""
    async with asyncio.TaskGroup() as going_on:
        for trouble in drawn:
            await asyncio.sleep(trouble.after / made.clock.speed)
            going_on.create_task(made.make(trouble))


async def _kills(plan: Plan, tables: list[Table], made: Troubles, referee: Referee) -> None:
    """As many as planned, one at a time, once most tables play."""
    await referee.until(lambda: sum(table.plays for table in tables) >= MOST * len(tables))
    for trouble in kills(plan):
        if trouble.size > PREMATURE:
            await made.program.runs()
        await asyncio.sleep(trouble.after / made.clock.speed)
        await made.make(trouble)
        if made.happened[Kind.KILLED] >= plan.kills:
            return


async def _tell(
    plan: Plan, tables: list[Table], made: Troubles, referee: Referee, progress: Progress
) -> None:
    while True:
        await asyncio.sleep(5.0)
        live = sum(table.plays for table in tables)
        progress(
            f"seed {plan.seed}: {referee.finished} of {plan.matches} matches, {live} live, "
            f"{made.happened[Kind.KILLED]} kills, {made.happened.total()} troubles, "
            f"{referee.events} events"
        )


async def _plays_out(tables: list[Table], referee: Referee, clock: SharedClock) -> None:
    """Whoever still plays goes on until all is over, or nothing happens any more."""
    playing = [
        asyncio.create_task(one.lives()) for table in tables if table.plays for one in table.people
    ]
    events, since = -1, clock.true()
    try:
        while referee.live and clock.true() - since < STUCK:
            if referee.events != events:
                events, since = referee.events, clock.true()
            await asyncio.sleep(0.5)
    finally:
        await _cancel(*playing)


async def _has_told(database: Path) -> None:
    """Wait until the bot has brought up to date what it knows to be behind, but not for ever."""
    for _ in range(int(TELLS_WITHIN)):
        if not gathering.unsettled(database):
            return
        await asyncio.sleep(1.0)


async def _restarts_in_peace(town: Sandbox, program: Program, tables: list[Table]) -> list[str]:
    """Restart it when all is quiet; what that changed on any screen, but for time and names."""
    await _is_quiet(town)
    before = _standing(town, tables)
    await program.restart()
    await program.runs()
    await _is_quiet(town)
    after = _standing(town, tables)
    return [
        f"{at}: {before.get(at)!r} became {after.get(at)!r}"
        for at in before.keys() | after.keys()
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


async def _is_quiet(town: Sandbox) -> None:
    """Until the bot has written nothing for a while."""
    for _ in range(60):
        calls = _written(town)
        await asyncio.sleep(QUIET)
        if _written(town) == calls:
            return


def _written(town: Sandbox) -> int:
    return sum(1 for call in town.calls if call.method.startswith(("send", "edit", "delete")))


async def _taps_orphans(town: Sandbox, database: Path, tables: list[Table]) -> list[Orphan]:
    """Tap what the bot doesn't remember: nothing happens, and the buttons go."""
    await _is_quiet(town)
    known, before = gathering.remembered(database), gathering.log_lengths(database)
    people = {one.person.id: one.person for table in tables for one in table.people}
    tapped = []
    for one in gathering.shown(town):
        message = town.world.chats[one.chat].messages[one.message]
        readers = [people[key] for key in people if key in message.now.seen_by]
        if one.buttons and readers and (one.chat, one.message) not in known:
            readers[0].forge(one.buttons[0], message)
            tapped.append((one, message))
    if not tapped:
        return []
    await _is_quiet(town)
    changed = gathering.log_lengths(database) != before
    return [
        Orphan(one.chat, one.message, one.buttons, changed, bool(message.buttons))
        for one, message in tapped
    ]


async def _cancel(*tasks: asyncio.Future[Any]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
