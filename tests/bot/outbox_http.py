"""For tests of the outbox as it will run: the library's HTTP client, the local Telegram, SQLite."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from telegram import Bot

import storage
from bot.outbox import Outbox
from bot.outbox.budget import UNLIMITED, Limits
from bot.place import Place
from bot.request import AiohttpRequest
from bot.sandbox import Group, Person, Sandbox
from tests.bot.outbox_support import Heard


class TownClock:
    """Telegram's clock: real seconds, and more when told."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@dataclass
class Premises:
    """An outbox with all that is real around it."""

    town: Sandbox
    clock: TownClock
    memory: storage.Storage
    bot: Bot
    answer_bot: Bot
    limits: Limits
    heard: Heard = field(default_factory=Heard)

    async def resolve(self, place: Place) -> int | None:
        if place.kind == "group":
            return (await self.memory.chats.get(place.key)).telegram_id
        return (await self.memory.persons.get(place.key)).telegram_id

    async def group(self, group: Group, thread: int = 0) -> Place:
        """The place of a group, known to storage from now on."""
        chat = await self.memory.chats.get_or_create(
            group.chat_id,
            title="Can Pere",
            kind="supergroup" if str(group.chat_id).startswith("-100") else "group",
            forum=False,
            username=None,
            language="ca",
            profile="lliure",
            turn_time=60,
        )
        return Place.group(chat.id, thread)

    async def private(self, person: Person) -> Place:
        """The place of a person's private chat, known to storage from now on."""
        known = await self.memory.persons.get_or_create(person.id, name=person.name, username=None)
        return Place.private(known.id)

    def start(self) -> Outbox:
        hooks = self.heard.hooks({})
        told = hooks.on_migrated

        async def migrated(old: int, new: int) -> None:
            await self.memory.chats.migrate(old, new, now=time.time())
            await told(old, new)

        self.outbox = Outbox(
            self.bot,
            self.memory.slots,
            self.resolve,
            hooks=type(hooks)(
                hooks.on_unreachable, hooks.on_reachable, migrated, hooks.on_no_rights
            ),
            observer=self.heard,
            answer_bot=self.answer_bot,
            limits=self.limits,
        )
        self.running = asyncio.create_task(self.outbox.run())
        return self.outbox

    async def stop(self) -> None:
        await self.outbox.close()
        await self.running


def client(town: Sandbox, read_timeout: float = 5.0) -> Bot:
    request = AiohttpRequest(64, read_timeout)
    address = f"{town.url}/bot"
    return Bot(town.token, address, request=request, get_updates_request=request)


@asynccontextmanager
async def premises(
    folder: Path, *, limits: Limits = UNLIMITED, read_timeout: float = 5.0
) -> AsyncIterator[Premises]:
    """Open for the time of a test; the outbox is started, and stopped at the end."""
    clock = TownClock()
    memory = await storage.open(f"sqlite:///{folder}/outbox.sqlite")
    try:
        async with (
            await Sandbox.start(clock=clock) as town,
            client(town, read_timeout) as bot,
            client(town) as answer_bot,
        ):
            at = Premises(town, clock, memory, bot, answer_bot, limits)
            at.start()
            try:
                yield at
            finally:
                await at.stop()
    finally:
        await memory.close()
