"""`botifarra`, or `botifarra run`: play on Telegram until told to stop."""

from __future__ import annotations

import asyncio
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from bot.app import Surroundings
    from bot.operation.config import Config

NAME = "run"
HELP = "play on Telegram; needs BOT_TOKEN (this is what botifarra does by itself)"
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
"""Seconds between two tries to reach Telegram, twice as long each time."""


def configure(_parser: ArgumentParser) -> None:
    """Everything comes from the environment."""


def run(_arguments: Namespace) -> int:
    """The exit status: 0 after a stop and a line, 1 after one line that says what is wrong."""

    def surroundings() -> Surroundings:
        from bot.app import Surroundings

        return Surroundings()

    return play(surroundings)


def play(outside: Callable[[], Surroundings]) -> int:
    """The same, in these surroundings."""
    import storage
    from bot.operation import config, logs

    try:
        settings = config.load()
    except config.ConfigError as error:
        return _refuse(str(error))
    from bot.running import CannotRun  # half a second, which nobody who has mistyped waits for

    logs.configure(settings.log_level, settings.bot_token.get_secret_value())
    try:
        asyncio.run(_play(settings, outside()))
    except (storage.StorageError, CannotRun) as error:
        return _refuse(str(error))
    with suppress(OSError):  # whoever read may be gone
        print("Stopped. Matches go on when it is started again.", flush=True)
    return 0


def _refuse(line: str) -> int:
    print(line, file=sys.stderr)
    return 1


async def _play(settings: Config, outside: Surroundings) -> None:
    from bot.running import OutOfReach

    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    pause = FIRST_PAUSE
    while True:
        try:
            await _play_once(settings, outside, stopped)
        except OutOfReach as error:  # a machine may be up before its network is
            if pause == FIRST_PAUSE:
                structlog.get_logger(__name__).warning("waiting for Telegram", reason=str(error))
            with suppress(TimeoutError):
                await asyncio.wait_for(stopped.wait(), pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        else:
            return
        if stopped.is_set():
            return


async def _play_once(settings: Config, outside: Surroundings, stopped: asyncio.Event) -> None:
    from bot import app

    program = await app.build(settings, outside)
    print(f"Botifarra keeps its games in {program.storage.path}", flush=True)
    try:
        await program.run(stopped)
    finally:
        await program.storage.close()
