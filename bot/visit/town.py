"""The town to visit: a local Telegram, the real bot as a process of its own, and the page.

Promises that nothing leaves this machine, and that the bot's process and the page go when the
visit is over. What is kept stands in one folder: the bot's matches, its log, and the chats, so that
the next visit to the same folder goes on where this one ended.
"""

from __future__ import annotations

import asyncio
import errno
import fcntl
import os
import secrets
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path

import structlog

import storage
from bot.operation import logs
from bot.sandbox import Group, Limits, Person, Sandbox, snapshot
from bot.sandbox.page import Game, Page
from bot.sandbox.program import Program
from bot.visit.opening import Opening

log = structlog.get_logger()

NAMES = ("Ona", "Pere", "Marta", "Joan")
GROUP = "Can Pere"
PORT = 8090
TELEGRAM = Limits()
MEMORY = "sandbox.sqlite3"
LOG = "bot.log"
OWN_LOG = "sandbox.log"
LOCK = "lock"
SAVED_EVERY = 2.0
_PROXIES = ("http_proxy", "https_proxy", "all_proxy", "no_proxy")


@dataclass(frozen=True, slots=True)
class Visit:
    """How to set the town up. `port` None takes the usual one, or any if that is taken.

    `program` is the module that is the bot; `limits` are those of this Telegram. `anew`: the bot
    speaks that language also where another was spoken before.
    """

    folder: Path
    language: str
    words: Mapping[str, str]
    host: str = "127.0.0.1"
    port: int | None = None
    program: str = "bot"
    limits: Limits = TELEGRAM
    anew: bool = False


@dataclass(frozen=True, slots=True)
class Town:
    """What is there during the visit."""

    folder: Path
    telegram: Sandbox
    group: Group
    people: Sequence[Person]
    page: Page
    program: Program
    game: Game


@asynccontextmanager
async def town(visit: Visit) -> AsyncIterator[Town]:
    """The town, with bot and page running.

    OSError when the page can't listen there or another visit is in that folder,
    snapshot.Unreadable or StorageError when the folder holds no town.
    """
    with alone(visit.folder):
        async with _town(visit) as here:
            yield here


def spoken_in(folder: Path) -> str | None:
    """The language of the phones that were left there; None if there are none.

    Raises snapshot.Unreadable when the folder holds no town.
    """
    return next((user.language for user in snapshot.people(folder)), None)


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """One visit a folder at a time: two would write over each other's chats."""
    with (folder / LOCK).open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise OSError(errno.EBUSY, f"another sandbox is in {folder}") from None
        yield


@asynccontextmanager
async def _town(visit: Visit) -> AsyncIterator[Town]:
    # Other programs of this machine may find the port, not the token.
    token = f"123456789:{secrets.token_urlsafe(24)}"
    async with await Sandbox.start(limits=visit.limits, token=token) as telegram:
        world = telegram.world
        if not snapshot.load(world, visit.folder):
            await _found(telegram, visit.language)
        people = [Person(world, user) for user in world.users.values() if not user.is_bot]
        for person in people:
            person.user.language = visit.language
        if visit.anew:
            await _speak(visit, people)
        groups = [Group(world, chat.id) for chat in world.chats.values() if chat.is_group]
        if not groups:
            raise snapshot.Unreadable(str(visit.folder / snapshot.FILE))
        group = groups[0]
        with logs.to_file(visit.folder / OWN_LOG, telegram.token):
            async with (
                kept(telegram, visit.folder),
                _inhabited(visit, telegram, group, people) as here,
            ):
                yield here


async def _speak(visit: Visit, people: Sequence[Person]) -> None:
    """The bot's groups and people are spoken to in the visit's language from now on."""
    path = visit.folder / MEMORY
    if not path.exists():
        return
    memory = await storage.open(storage.url_of(path.resolve()))
    try:
        for group in await memory.chats.groups():
            await memory.chats.update(group.id, language=visit.language)
        for person in people:
            known = await memory.persons.by_telegram_id(person.id)
            if known is not None:
                await memory.persons.update(known.id, language=visit.language)
    finally:
        await memory.close()


async def _found(telegram: Sandbox, language: str) -> None:
    people = [telegram.person(name, language=language) for name in NAMES]
    group = telegram.group(GROUP, people, supergroup=True)
    await group.add_bot()


@asynccontextmanager
async def kept(telegram: Sandbox, folder: Path) -> AsyncIterator[None]:
    """The chats stand in the folder, soon after they changed and at the end."""
    changes = telegram.world.changes

    async def keep() -> None:
        while True:
            seen = changes.count
            try:
                snapshot.save(telegram.world, folder)
            except OSError as error:  # a full disk, say: what comes next may be kept again
                log.warning("the chats were not kept", reason=error.strerror)
            await changes.more_than(seen, within=3600.0)
            await asyncio.sleep(SAVED_EVERY)

    keeping = asyncio.create_task(keep())
    try:
        yield
    finally:
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)
        snapshot.save(telegram.world, folder)


@asynccontextmanager
async def _inhabited(
    visit: Visit, telegram: Sandbox, group: Group, people: Sequence[Person]
) -> AsyncIterator[Town]:
    def changed() -> None:
        telegram.world.changes.poke("town")

    opening = Opening()
    environment = _environment(telegram, visit.folder)
    program = Program(visit.program, environment, visit.folder / LOG, changed)
    page = Page(
        telegram, people, visit.words, language=visit.language, game=opening, program=program
    )
    await _listen(page, visit)
    try:
        await program.start()
        yield Town(visit.folder, telegram, group, people, page, program, opening)
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
        "DATABASE_URL": storage.url_of((folder / MEMORY).resolve()),
        "TELEGRAM_API_URL": telegram.url,
        "LOG_LEVEL": "INFO",
    }
