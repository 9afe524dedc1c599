"""The real program without a network, and forged updates at its handlers, one by one.

Promises that nothing else happens meanwhile: time stands still, and no computer thinks for long.
Leaves to others: which updates.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import Executor, Future
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from pydantic import HttpUrl, SecretStr

import storage
from bot.app import Surroundings, build
from bot.bench.forgery.forger import NOW, Forger
from bot.bench.forgery.secrets import Secrets
from bot.bench.forgery.silent import Silent
from bot.bench.forgery.victims import Victims, kept, settle
from bot.computers import worker
from bot.computers.workers import PLAINEST
from bot.handlers.arrivals import read
from bot.operation import logs
from bot.operation.checking import check
from bot.operation.config import Config
from bot.outbox.budget import UNLIMITED
from bot.running import App
from bot.texts import Texts
from engine.cards import DECK, Card
from engine.players import player

TOKEN = "123456789:token-of-nobody"
LOUD = ("level=error", "level=critical", "Traceback")
"""In a line of the log: something that nobody has foreseen."""
CHECKED_EVERY, AT_ONCE = 960, 32


@dataclass(frozen=True, slots=True)
class Finding:
    """What is wrong, and after which update it was seen."""

    number: int
    what: str


class Log(io.StringIO):
    """What the program logs; keeps no more than what it should never say."""

    def __init__(self) -> None:
        super().__init__()
        self.wrong: list[str] = []

    def write(self, text: str) -> int:
        """A line of it."""
        if any(word in text for word in LOUD):
            self.wrong.append(text.strip()[:2000])
        return len(text)


class Plain(Executor):
    """Thinks at once, and as plainly as can be: cards are not what is tried here."""

    def submit(self, work: Any, /, *arguments: Any, **_: Any) -> Future[Any]:
        """As a pool does."""
        future: Future[Any] = Future()
        if work is worker.reply:
            future.set_result(None)
        else:
            view, _level, seed = arguments
            future.set_result(player.think(view, PLAINEST, seed))
        return future


@dataclass
class Siege:
    """The program, its victims, and what was found so far."""

    app: App
    victims: Victims
    secrets: Secrets
    log: Log
    before: dict[str, str]
    findings: list[Finding] = field(default_factory=list)
    number: int = 0

    def told(self, to: str, text: str) -> None:
        """The program says something to somebody."""
        leak = self.secrets.leaks(to, text)
        if leak is not None:
            self.findings.append(Finding(self.number, leak))

    async def stands(
        self,
        forger: Forger,
        numbers: Iterable[int],
        *,
        at_once: int = AT_ONCE,
        every: int = CHECKED_EVERY,
        progress: Callable[[int, int], None] = lambda _count, _findings: None,
    ) -> None:
        """Let these updates come, and look every so often whether the victims are as they were.

        What is found is told of the last update that had come by then.
        """
        waiting = iter(numbers)
        count = 0
        while some := list(islice(waiting, at_once)):
            self.number = some[-1]
            await asyncio.gather(*(self.hears(forger.update(number)) for number in some))
            count += len(some)
            if count % every < at_once:
                await self.looks()
                progress(count, len(self.findings))
        await self.looks()

    async def hears(self, raw: Any) -> None:
        """One update, at the door and at the handlers."""
        bot: Any = self.app.application.bot
        update = read(raw, bot)
        if update is not None:
            await self.app.application.process_update(update)

    async def looks(self) -> None:
        """Once all is said: is every victim as before?"""
        await self.app.services.tables.thinking.settled()
        await self.app.services.outbox.settled()
        self.findings += [Finding(self.number, line) for line in self.log.wrong]
        self.log.wrong.clear()
        after = await kept(self.app.storage, self.victims)
        for what in sorted({*self.before, *after}):
            if self.before.get(what) != after.get(what):
                self.findings.append(Finding(self.number, f"changed: {what}"))
        self.before = after


@asynccontextmanager
async def besieged(folder: Path, texts: Texts | None = None) -> AsyncIterator[Siege]:
    """The program on a new database in that folder. At the end every log there must replay."""
    url = f"sqlite:///{folder / 'forgery.sqlite3'}"
    memory = await storage.open(url)
    victims = await settle(memory, NOW)
    await memory.close()
    texts, random = texts or Texts.load(), Random(0)
    secrets, log = Secrets(texts, victims.people), Log()
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    logs.configure("WARNING", TOKEN, log)
    siege: Siege | None = None

    def told(to: str, text: str) -> None:
        if siege is not None:
            siege.told(to, text)
        else:
            secrets.leaks(to, text)

    def shuffle() -> tuple[Card, ...]:
        return tuple(random.sample(DECK, len(DECK)))

    outside = Surroundings(
        now=lambda: float(NOW),
        shuffle=shuffle,
        shuffled=lambda items: random.sample(items, len(items)),
        workers=Plain,
        limits=UNLIMITED,
        texts=texts,
        flood=None,
        transport=lambda _connections: Silent(told),
    )
    config = Config(
        bot_token=SecretStr(TOKEN), database_url=url, telegram_api_url=HttpUrl("http://localhost")
    )
    app = await build(config, outside)
    sending = asyncio.create_task(app.services.outbox.run())
    try:
        async with app.application, app.answer_bot:
            for table in victims.tables:
                await app.services.tables.show(table.key)
            await app.services.outbox.settled()
            siege = Siege(app, victims, secrets, log, await kept(app.storage, victims))
            yield siege
            siege.number = -1
            await siege.looks()
            for fault in (await check(app.storage)).faults:
                siege.findings.append(Finding(-1, fault))
    finally:
        app.services.tables.thinking.close()
        await app.services.outbox.close()
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        await app.storage.close()
        root.handlers, root.level = handlers, level
