"""The bot as a process of its own, on the local Telegram."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from bot.sandbox import Sandbox

START_SECONDS = 120.0


def environment(town: Sandbox, url: str, log_level: str = "WARNING") -> Mapping[str, str]:
    """What the program is told: the town's Telegram, and the address of its database."""
    return {
        **os.environ,
        "BOT_TOKEN": town.token,
        "DATABASE_URL": url,
        "TELEGRAM_API_URL": town.url,
        "LOG_LEVEL": log_level,
    }


async def started(
    town: Sandbox, url: str, log: Path, program: Sequence[str]
) -> asyncio.subprocess.Process:
    """The program's process, which may not run yet; `program` is its module and arguments.

    All it says goes to the file `log`.
    """
    with log.open("wb") as output:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", *program, env=environment(town, url), stdout=output, stderr=output
        )


@asynccontextmanager
async def running(
    town: Sandbox, url: str, log: Path, program: Sequence[str]
) -> AsyncIterator[asyncio.subprocess.Process]:
    """The same from when it asks for updates; stopped at the end. RuntimeError if it never asks."""
    process = await started(town, url, log, program)
    calls, end = len(town.calls), time.monotonic() + START_SECONDS
    try:
        while len(town.calls) == calls or not town.world.updates.has_reader:
            if process.returncode is not None or time.monotonic() > end:
                raise RuntimeError(f"it doesn't run: {last_words(log)}")
            await asyncio.sleep(0.1)
        yield process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        await process.wait()


async def quiet(town: Sandbox, seconds: float) -> None:
    """Until the bot has called for nothing but updates for so long."""
    calls, since = -1, time.monotonic()
    while time.monotonic() - since < seconds:
        made = sum(call.method != "getUpdates" for call in town.calls)
        if made != calls:
            calls, since = made, time.monotonic()
        await asyncio.sleep(0.05)


def last_words(log: Path) -> str:
    """The end of what a process has said."""
    return log.read_text(errors="replace")[-2000:]
