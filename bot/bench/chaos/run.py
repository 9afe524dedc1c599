"""One run: a town, the program in it, tables that play while things go wrong, and the evidence.

Promises an end: when the matches are played and the program was killed as often as it should be,
all is made good, whoever still plays plays on until nothing happens any more, and the program is
restarted once more in peace, which must change nothing.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.bench.chaos import ending, gathering
from bot.bench.chaos.clock import SharedClock
from bot.bench.chaos.evidence import Evidence
from bot.bench.chaos.people import Restless
from bot.bench.chaos.plan import Kind, Plan, TablePlan, Trouble, cast, kills, troubles
from bot.bench.chaos.process import Program
from bot.bench.chaos.tables import Referee, Table, Tickets
from bot.bench.chaos.troubles import Troubles
from bot.sandbox import Group, Limits, Person, Room, Sandbox

MOST = 0.75
"""Kills begin when so many of the tables play."""
PREMATURE = 0.2
"""So many kills don't wait until the program runs again."""

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
        referee = Referee(database, clock.true)
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
            await ending.plays_out(town, tables, referee, clock)
            await ending.has_told(database)
            orphans = await ending.taps_orphans(town, database, tables)
            mended = await ending.restarts_in_peace(town, database, program, tables)
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
            cut_short=made.cut_short,
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
        await ending.cancel(telling, enough, end, going_wrong)


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
