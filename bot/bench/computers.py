"""Groups in which computers play as fast as they may, and people in another one.

Promises the real program with its processes that think, and Telegram's limits in force: what is
measured is how long those people wait for an answer to a tap.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import storage
from bot.bench.figures import Figures, busiest, is_counted, percentile
from bot.bench.program import running
from bot.crowd import FAST, FOR_EVER, NAMES, NEW_GAME, Player, Tap, result_of, sit_down
from bot.sandbox import Group, Limits, Person, Sandbox

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """`groups` of four computers each, and one of four people, for so many seconds."""

    groups: int = 6
    seconds: float = 180.0
    seed: int = 0


async def measure(plan: Plan, say: Say) -> Figures:
    """Let them play, and the figures."""
    taps: list[Tap] = []
    with tempfile.TemporaryDirectory(prefix="botifarra-computers-") as name:
        folder = Path(name)
        url = storage.url_of(folder / "memory.sqlite3")
        async with (
            await Sandbox.start(limits=Limits()) as town,
            running(town, url, folder / "log", ("bot",)),
        ):
            watched = [await _group(town, url, f"Ordinadors {n}", 1) for n in range(plan.groups)]
            group, people = await _group(town, url, "Gent", len(NAMES))
            playing = [
                asyncio.create_task(_computers(group, host, random.Random(n)))
                for n, (group, (host, *_)) in enumerate(watched)
            ]
            choose = random.Random(plan.seed)
            table = await sit_down(group, people, pace=FAST, choose=choose, on_tap=taps.append)
            await table[0].starts()
            taps.clear()
            playing += [asyncio.create_task(player.plays()) for player in table]
            began, first = time.monotonic(), len(town.calls)
            while (left := plan.seconds - (time.monotonic() - began)) > 0:
                await asyncio.wait(playing, timeout=min(left, 30.0))
                say(f"{len(taps)} taps, {left:.0f} s left")
                for task in playing:
                    if task.done():
                        task.result()
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            seconds = time.monotonic() - began
            calls = [call for call in town.calls[first:] if is_counted(call.method)]
    theirs = {group.chat_id for group, _ in watched}
    answered = [tap.seconds for tap in taps if tap.answer is not None]
    return {
        "groups": plan.groups,
        "seconds": round(seconds),
        "taps": len(taps),
        "taps.unanswered": len(taps) - len(answered),
        "taps.answered_median": percentile(answered, 50),
        "taps.answered_p99": percentile(answered, 99),
        "calls.mean_a_second": len(calls) / seconds,
        "calls.to_computers": sum(call.chat_id in theirs for call in calls),
        "calls.most_in_a_second": busiest((call.time for call in calls), 1.0),
        "refused_429": sum(call.status == 429 for call in calls),
    }


async def _group(town: Sandbox, url: str, title: str, size: int) -> tuple[Group, list[Person]]:
    """A group whose computers take no time."""
    people = [town.person(name, language="ca", started=True) for name in NAMES[:size]]
    group = town.group(title, people, supergroup=True)
    await group.add_bot()
    await people[0].sees("otifarra", group, within=60.0)
    memory = await storage.open(url)
    chat = await memory.chats.by_telegram_id(group.chat_id)
    assert chat is not None
    await memory.chats.update(chat.id, computer_pace=0)
    await memory.close()
    return group, people


async def _computers(group: Group, host: Person, choose: random.Random) -> None:
    """Match after match of four of them; the host only starts them."""
    while True:
        player = Player(host, group, FAST, choose)
        await host.says(NEW_GAME, group)
        await player.fills()
        await player.starts()
        changes = host.world.changes
        await changes.until(lambda: group.chat_id, lambda: result_of(host, group), FOR_EVER)
