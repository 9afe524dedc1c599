"""The town to visit: a local Telegram, the real bot as a process of its own, and the page.

Promises that nothing leaves this machine, and that the bot's process and the page go when the
visit is over. What is kept stands in one folder: the bot's matches, and its log.
"""

from __future__ import annotations

import os
import sys
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot import logs
from bot.sandbox import Group, Limits, Person, Sandbox
from bot.sandbox.page import Page
from bot.sandbox.program import Program
from bot.visit.opening import Opening

NAMES = ("Ona", "Pere", "Marta", "Joan")
GROUP = "Can Pere"
PORT = 8090
TELEGRAM = Limits()
MEMORY = "sandbox.sqlite3"
LOG = "bot.log"
OWN_LOG = "sandbox.log"
_PROXIES = ("http_proxy", "https_proxy", "all_proxy", "no_proxy")


@dataclass(frozen=True, slots=True)
class Visit:
    """How to set the town up. `port` None takes the usual one, or any if that is taken.

    `program` is what starts the bot; `limits` are those of this Telegram.
    """

    folder: Path
    language: str
    words: Mapping[str, str]
    host: str = "127.0.0.1"
    port: int | None = None
    program: Sequence[str] = (sys.executable, "-m", "bot")
    limits: Limits = TELEGRAM


@dataclass(frozen=True, slots=True)
class Town:
    """What is there during the visit."""

    folder: Path
    telegram: Sandbox
    group: Group
    people: Sequence[Person]
    page: Page
    program: Program
    play: Callable[[Person], None]


@asynccontextmanager
async def town(visit: Visit) -> AsyncIterator[Town]:
    """The town, with bot and page running. OSError when the page can't listen there."""
    known = (visit.folder / MEMORY).exists()
    async with await Sandbox.start(limits=visit.limits) as telegram:
        # To a bot that remembers them they have written before.
        people = [telegram.person(name, language=visit.language, started=known) for name in NAMES]
        group = telegram.group(GROUP, people, creator=people[0], supergroup=True)
        await group.add_bot()
        with logs.to_file(visit.folder / OWN_LOG, telegram.token):
            async with _inhabited(visit, telegram, group, people) as here:
                yield here


@asynccontextmanager
async def _inhabited(
    visit: Visit, telegram: Sandbox, group: Group, people: Sequence[Person]
) -> AsyncIterator[Town]:
    def changed() -> None:
        telegram.world.changes.poke("town")

    opening = Opening(group)
    environment = _environment(telegram, visit.folder)
    program = Program(visit.program, environment, visit.folder / LOG, changed)
    page = Page(
        telegram, people, visit.words, language=visit.language, play=opening.play, program=program
    )
    await _listen(page, visit)
    try:
        await program.start()
        yield Town(visit.folder, telegram, group, people, page, program, opening.play)
    finally:
        await opening.leave()
        await program.stop()
        await page.stop()


async def _listen(page: Page, visit: Visit) -> None:
    try:
        await page.listen(PORT if visit.port is None else visit.port, visit.host)
    except OSError:
        if visit.port is not None:
            raise
        await page.listen(0, visit.host)


def _environment(telegram: Sandbox, folder: Path) -> dict[str, str]:
    # Nobody but ourselves is called.
    kept = {name: value for name, value in os.environ.items() if name.lower() not in _PROXIES}
    return {
        **kept,
        "BOT_TOKEN": telegram.token,
        "DATABASE_URL": f"sqlite:///{(folder / MEMORY).resolve()}",
        "TELEGRAM_API_URL": telegram.url,
        "LOG_LEVEL": "INFO",
    }
