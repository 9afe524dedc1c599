"""So many forged updates at the handlers in process: findings, updates a second, memory."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.bench.figures import Figures
from bot.bench.forgery.forger import Forger
from bot.bench.forgery.siege import CHECKED_EVERY, Finding, besieged
from bot.bench.process import resident

MEMORY = Path("/dev/shm")
"""A folder in memory, where there is one: the disk is not what is tried here."""
PROGRESS_EVERY = 5_000


@dataclass(frozen=True, slots=True)
class Plan:
    """`first`: the number of the first update; one seed has as many as one likes."""

    updates: int
    seed: int = 0
    first: int = 0
    seconds: float | None = None
    """In process: no more come after so many."""


async def measure(plan: Plan, say: Callable[[str], None]) -> tuple[Figures, list[Finding]]:
    """Run it. What came before the first finding comes again, one by one, to name the update."""
    began, cpu = time.monotonic(), time.process_time()
    memory: list[tuple[int, int]] = []
    said = 0

    def progress(count: int, findings: int) -> None:
        nonlocal said
        memory.append((count, resident()))
        if count // PROGRESS_EVERY > said:
            said = count // PROGRESS_EVERY
            rate = count / (time.monotonic() - began)
            say(
                f"{count:,} of {plan.updates:,}, {rate:,.0f} a second,"
                f" {resident() >> 20} MB, {findings} findings"
            )

    def numbers() -> Iterator[int]:
        for number in range(plan.first, plan.first + plan.updates):
            if plan.seconds is not None and time.monotonic() - began > plan.seconds:
                return
            yield number

    with tempfile.TemporaryDirectory(prefix="botifarra-forgery-", dir=_folder()) as folder:
        async with besieged(Path(folder)) as siege:
            forger = Forger(siege.victims, plan.seed)
            await siege.stands(forger, numbers(), progress=progress)
            updates = siege.number + 1 - plan.first
            seconds, cpu = time.monotonic() - began, time.process_time() - cpu
            end = resident()
    half = next((held for count, held in memory if count >= updates / 2), None)
    findings = siege.findings
    if findings and plan.updates > 1:
        findings = [*await _named(findings[0], plan), *findings[1:]]
    return {
        "updates": updates,
        "seed": plan.seed,
        "seconds": round(seconds, 1),
        "updates_a_second": updates / seconds,
        "cpu.ms_an_update": 1000 * cpu / updates,
        "findings": len(findings),
        "memory.half_mb": half / 2**20 if half else None,
        "memory.end_mb": end / 2**20,
        "memory.growth_percent": 100 * (end / half - 1) if half else None,
    }, findings


async def _named(finding: Finding, plan: Plan) -> list[Finding]:
    """The update that does it by itself, if any: what is seen late was done before."""
    if finding.number < 0:
        return [finding]
    with tempfile.TemporaryDirectory(prefix="botifarra-forgery-", dir=_folder()) as folder:
        async with besieged(Path(folder)) as siege:
            first = max(plan.first, finding.number - CHECKED_EVERY + 1)
            numbers = range(first, finding.number + 1)
            await siege.stands(Forger(siege.victims, plan.seed), numbers, at_once=1, every=1)
    return siege.findings[:1] or [finding]


def _folder() -> Path | None:
    return MEMORY if MEMORY.is_dir() else None
