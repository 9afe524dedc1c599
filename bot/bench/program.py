"""The bot as a process of its own, on the local Telegram."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from bot.sandbox import Sandbox


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
