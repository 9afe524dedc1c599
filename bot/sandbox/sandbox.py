"""A Telegram of one's own: the server on loopback, and the people in front of it.

Promises one object from which tests, demo and benches do everything. Knows nothing of the game.
"""

import asyncio
import time
from collections.abc import Sequence
from types import TracebackType
from typing import Self

from aiohttp import web

from bot.sandbox import membership
from bot.sandbox.faults import Fault
from bot.sandbox.limits import FloodControl, Limits
from bot.sandbox.people import Person
from bot.sandbox.record import CallRecord
from bot.sandbox.rooms import Group, Room
from bot.sandbox.server import Server
from bot.sandbox.world import Clock, User, World

TOKEN = "123456789:sandbox-token-of-nobody"
USERNAME = "botifarra_sandbox_bot"


class Sandbox:
    """A town of people, a bot's place in it, and the Bot API for that bot.

    `url` is the base for a client (without "/bot…"), `token` the only one it takes.
    """

    def __init__(
        self,
        *,
        limits: Limits | None = None,
        clock: Clock = time.time,
        privacy: bool = True,
        token: str = TOKEN,
        username: str = USERNAME,
    ) -> None:
        """`limits`: none when left out. `clock`: UTC epoch seconds. `privacy`: as BotFather's."""
        bot = User(int(token.split(":")[0]), "Botifarra", username, is_bot=True)
        self.token = token
        self.world = World(bot, clock, privacy=privacy)
        self.server = Server(self.world, token, FloodControl(limits or Limits.none()))
        self.url = ""
        self._runner: web.AppRunner | None = None

    @classmethod
    async def start(
        cls,
        port: int = 0,
        *,
        limits: Limits | None = None,
        clock: Clock = time.time,
        privacy: bool = True,
        token: str = TOKEN,
        username: str = USERNAME,
    ) -> Self:
        """A sandbox that listens on 127.0.0.1; port 0 takes any that is free."""
        town = cls(limits=limits, clock=clock, privacy=privacy, token=token, username=username)
        await town.listen(port)
        return town

    async def listen(self, port: int = 0) -> None:
        """Listen on 127.0.0.1."""
        runner = web.AppRunner(self.server.application(), access_log=None, shutdown_timeout=0.5)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", port)
        await site.start()
        self._runner = runner
        self.url = f"http://127.0.0.1:{runner.addresses[0][1]}"

    async def stop(self) -> None:
        """Close the door; the record stays."""
        if self._runner is not None:
            self.world.updates.interrupt()
            await asyncio.sleep(0)
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        _type: type[BaseException] | None,
        error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        """RuntimeError, with where it was, if the sandbox itself made a mistake."""
        await self.stop()
        if error is None and self.server.mistakes:
            raise RuntimeError("\n".join(["the sandbox made a mistake", *self.server.mistakes]))

    # People and places

    def person(
        self,
        name: str,
        *,
        username: str | None = None,
        language: str | None = None,
        started: bool = False,
    ) -> Person:
        """Somebody new. `started`: they wrote to the bot long ago."""
        user = self.world.add_user(name, username, language)
        self.world.chats[user.id].started = started
        return Person(self.world, user)

    def group(
        self,
        title: str,
        people: Sequence[Person],
        *,
        creator: Person | None = None,
        supergroup: bool = False,
        forum: bool = False,
        bot: bool = False,
        username: str | None = None,
    ) -> Group:
        """A new group with these people; `bot`: it was founded with the bot in it.

        The first of them is the creator if none is named.
        """
        chat = self.world.add_group(title, supergroup=supergroup, forum=forum)
        chat.username = username
        founder = creator or people[0]
        membership.found(
            self.world, chat, founder.user, [person.user for person in people], bot=bot
        )
        return Group(self.world, chat.id)

    # Records

    @property
    def calls(self) -> list[CallRecord]:
        """Every call so far."""
        return self.server.calls

    def calls_of(self, *methods: str, chat: Room | Person | int | None = None) -> list[CallRecord]:
        """The calls of these methods (any, if none is named), of one chat or of all."""
        chat_id = _chat_id(chat)
        return [
            call
            for call in self.calls
            if (not methods or call.method in methods) and chat_id in (None, call.chat_id)
        ]

    # Trouble

    def set_limits(self, limits: Limits) -> None:
        """Other limits from now on; what was counted is forgotten."""
        self.server.flood = FloodControl(limits)

    def fault(
        self,
        method: str | None = None,
        *,
        chat: Room | Person | int | None = None,
        times: int | None = 1,
        code: int | None = None,
        description: str | None = None,
        retry_after: int = 1,
        delay: float = 0.0,
        drop: bool = False,
        drop_answer: bool = False,
        late: float = 0.0,
    ) -> Fault:
        """Something goes wrong with the next calls; see Fault for what and how."""
        return self.server.faults.set(
            Fault(
                method,
                _chat_id(chat),
                times,
                delay,
                code,
                description,
                retry_after,
                drop,
                drop_answer,
                late,
            )
        )

    def heal(self) -> None:
        """No more faults, and the network is up."""
        self.server.faults.clear()
        self.server.unplugged = False

    def unplug(self) -> None:
        """The network is down: every connection is dropped, long polls too, until heal()."""
        self.server.unplugged = True
        self.world.updates.interrupt()

    def duplicate_next_update(self, times: int = 1) -> None:
        """The next update is delivered twice."""
        self.world.updates.duplicate_next(times)


def _chat_id(chat: Room | Person | int | None) -> int | None:
    match chat:
        case Room():
            return chat.chat_id
        case Person():
            return chat.id
        case _:
            return chat
