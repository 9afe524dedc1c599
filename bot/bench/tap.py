"""What a tap costs the bot's processor, beside the least that the library could do for it.

Promises that both are measured in one run, hand by hand in turn, each a process of its own on a
local Telegram of its own, and that the bare one makes as many calls of each kind for as many taps.
Leaves out what the people and Telegram cost.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import storage
from bot.bench.figures import Figures
from bot.bench.process import processor
from bot.bench.program import quiet, running
from bot.crowd import FAST, NAMES, Player, Tap, sit_down
from bot.sandbox import Person, Sandbox

OURS, BARE = ("bot.bench.unlimited",), ("bot.bench.bare",)
QUIET_SECONDS = 0.5

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """`tables` of four people at once play one hand unmeasured and then `hands`."""

    tables: int = 4
    hands: int = 4
    seed: int = 0


@dataclass(slots=True)
class Spent:
    """Taps, what they led to, and the processor time of it in seconds."""

    taps: int = 0
    calls: Counter[str] | None = None
    seconds: float = 0.0

    @property
    def counted(self) -> Counter[str]:
        """Calls by method, getUpdates left out."""
        if self.calls is None:
            self.calls = Counter()
        return self.calls

    def add(self, other: Spent) -> None:
        """Both together."""
        self.taps += other.taps
        self.seconds += other.seconds
        self.counted.update(other.counted)


async def measure(plan: Plan, say: Say) -> Figures:
    """Play, and the figures."""
    ours, bare = Spent(), Spent()
    with tempfile.TemporaryDirectory(prefix="botifarra-tap-") as name:
        folder = Path(name)
        url = storage.url_of(folder / "memory.sqlite3")
        async with (
            await Sandbox.start() as town,
            await Sandbox.start() as other,
            running(town, url, folder / "ours", OURS) as bot,
            running(other, url, folder / "bare", BARE) as plain,
        ):
            people = [other.person(name) for name in NAMES]
            for person in people:
                await person.starts()
                await person.sees_button("⚔️ 00")
            taps: list[Tap] = []
            tables = await _seated(town, plan, taps)
            for hand in range(1, plan.hands + 2):
                spent = await _hand(town, bot, tables, hand, taps)
                beside = await _beside(other, plain, people, spent, plan.tables)
                if hand > 1:  # the first one fills caches
                    ours.add(spent)
                    bare.add(beside)
                say(
                    f"hand {hand}: {spent.taps} taps, {_ms(spent):.1f} ms a tap,"
                    f" bare {_ms(beside):.1f}"
                )
    calls = ours.counted
    return {
        "taps": ours.taps,
        "calls_a_tap": sum(calls.values()) / ours.taps,
        **{f"calls.{method}": count for method, count in sorted(calls.items())},
        "bare.calls_a_tap": sum(bare.counted.values()) / bare.taps,
        "cpu.ms_a_tap": _ms(ours),
        "cpu.bare_ms_a_tap": _ms(bare),
        "cpu.to_bare": _ms(ours) / _ms(bare),
    }


def _ms(spent: Spent) -> float:
    return 1000 * spent.seconds / spent.taps


async def _seated(town: Sandbox, plan: Plan, taps: list[Tap]) -> list[list[Player]]:
    """Tables of four who have their cards."""
    choose = random.Random(plan.seed)
    tables = []
    for number in range(plan.tables):
        people = [town.person(name, language="ca") for name in NAMES]
        group = town.group(f"Taula {number:02d}", people, supergroup=True, bot=True)
        table = await sit_down(group, people, pace=FAST, choose=choose, on_tap=taps.append)
        await table[0].starts()
        tables.append(table)
    return tables


async def _hand(
    town: Sandbox,
    bot: asyncio.subprocess.Process,
    tables: Sequence[Sequence[Player]],
    hand: int,
    taps: list[Tap],
) -> Spent:
    """One hand at each table."""
    tapped, called, used = len(taps), len(town.calls), processor(bot.pid)
    await asyncio.gather(*(player.plays(hand) for table in tables for player in table))
    await quiet(town, QUIET_SECONDS)
    return Spent(len(taps) - tapped, _calls(town, called), processor(bot.pid) - used)


async def _beside(
    town: Sandbox,
    bot: asyncio.subprocess.Process,
    people: Sequence[Person],
    ours: Spent,
    at_once: int,
) -> Spent:
    """As many taps with as many calls; so many people tap at once."""
    called, used = len(town.calls), processor(bot.pid)
    sends = sum(count for method, count in ours.counted.items() if method.startswith("send"))
    answers = ours.counted["answerCallbackQuery"]
    edits = max(0, sum(ours.counted.values()) - answers - 2 * sends)
    waiting = [
        f"{_share(edits, ours.taps, tap)} {_share(sends, ours.taps, tap)}"
        for tap in range(ours.taps)
    ][::-1]

    async def tapping(person: Person) -> None:
        while waiting:
            await person.forges(waiting.pop(), person.reading()[-1], 60.0)

    await asyncio.gather(*(tapping(person) for person in people[:at_once]))
    await quiet(town, QUIET_SECONDS)
    return Spent(ours.taps, _calls(town, called), processor(bot.pid) - used)


def _share(things: int, among: int, number: int) -> int:
    """How many of these things this one gets, evenly."""
    return things * (number + 1) // among - things * number // among


def _calls(town: Sandbox, first: int) -> Counter[str]:
    return Counter(call.method for call in town.calls[first:] if call.method != "getUpdates")
