"""`botifarra`, or `botifarra run`: play on Telegram until told to stop."""

from __future__ import annotations

import asyncio
import signal
import sys
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.app import Surroundings
    from bot.config import Config

NAME = "run"
HELP = "play on Telegram; needs BOT_TOKEN (this is what botifarra does by itself)"


def configure(_parser: ArgumentParser) -> None:
    """Everything comes from the environment."""


def run(_arguments: Namespace) -> int:
    """The exit status: 0 after a stop, 1 after one line that says what is wrong."""
    from bot.app import Surroundings

    return play(Surroundings())


def play(outside: Surroundings) -> int:
    """The same, in these surroundings."""
    import storage
    from bot import app, config, logs

    try:
        settings = config.load()
    except config.ConfigError as error:
        return _refuse(str(error))
    logs.configure(settings.log_level, settings.bot_token.get_secret_value())
    try:
        asyncio.run(_play(settings, outside))
    except (storage.StorageError, app.CannotRun) as error:
        return _refuse(str(error))
    return 0


def _refuse(line: str) -> int:
    print(line, file=sys.stderr)
    return 1


async def _play(settings: Config, outside: Surroundings) -> None:
    from bot import app

    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    program = await app.build(settings, outside)
    print(f"Botifarra keeps its games in {program.storage.path}", flush=True)
    try:
        await program.run(stopped)
    finally:
        await program.storage.close()
