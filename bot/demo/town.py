"""The real bot on a local Telegram, with limits as Telegram's, and four people in a group.

Promises that nothing leaves this machine, and that everything goes when it is over. Leaves to
others: what the people do (script) and how it is shown.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import storage
from bot import app
from bot.operation import logs
from bot.operation.config import Config
from bot.sandbox import Group, Limits, Person, Sandbox
from engine.cards import DECK, Card

NAMES = ("Ona", "Pere", "Marta", "Joan")
GROUP = "Can Pere"
STOP_SECONDS = 3.0
"""How long the bot may take to stop before it is cut short."""
_PROXIES = ("http_proxy", "https_proxy", "all_proxy")


@dataclass(frozen=True, slots=True)
class Town:
    """What there is while the demo runs; `bot` ends only if the bot fails or is told to stop."""

    telegram: Sandbox
    group: Group
    people: Sequence[Person]
    bot: asyncio.Task[None]


@asynccontextmanager
async def town(folder: Path, language: str, seed: int) -> AsyncIterator[Town]:
    """A town with its bot running; database and log are files in `folder`."""
    for name in _PROXIES:  # nobody but ourselves is called
        os.environ.pop(name, None)
        os.environ.pop(name.upper(), None)
    async with await Sandbox.start(limits=Limits()) as telegram:
        people = [telegram.person(name, language=language) for name in NAMES]
        group = telegram.group(GROUP, people, creator=people[0], supergroup=True)
        with logs.to_file(log_path(folder), telegram.token):
            async with _bot(telegram, folder, seed) as bot:
                yield Town(telegram, group, people, bot)


def log_path(folder: Path) -> Path:
    """Where the bot's log is."""
    return folder / "bot.log"


@asynccontextmanager
async def _bot(telegram: Sandbox, folder: Path, seed: int) -> AsyncIterator[asyncio.Task[None]]:
    config = Config(
        bot_token=telegram.token,  # type: ignore[arg-type]  # pydantic wraps it
        database_url=storage.url_of(folder / "demo.sqlite3"),
        telegram_api_url=telegram.url,  # type: ignore[arg-type]
        log_level="INFO",
    )
    chance = random.Random(seed)

    def shuffle() -> tuple[Card, ...]:
        deck = list(DECK)
        chance.shuffle(deck)
        return tuple(deck)

    def shuffled(items: Sequence[int]) -> list[int]:
        return chance.sample(items, len(items))

    # Its people may be told to be faster than people are.
    outside = app.Surroundings(shuffle=shuffle, shuffled=shuffled, flood=None)
    program = await app.build(config, outside)
    stopped = asyncio.Event()
    running = asyncio.create_task(program.run(stopped))
    try:
        yield running
    finally:
        stopped.set()
        await asyncio.wait([running], timeout=STOP_SECONDS)
        running.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await running
        await program.storage.close()
