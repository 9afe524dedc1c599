"""The program at work: how its parts start and stop, and what keeps them from running."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from math import inf
from typing import Any

import structlog
from telegram import Bot
from telegram.error import Conflict as PollingConflict
from telegram.error import InvalidToken, TelegramError
from telegram.ext import Application

from bot.clock import Clock
from bot.handlers.arrivals import ALLOWED_UPDATES
from bot.handlers.menu import set_commands
from bot.operation.config import Config
from bot.operation.health import Health, PortTaken, served
from bot.services import Services
from bot.waking import catch_up, wake
from storage import Storage, StorageError

log = structlog.get_logger()

LEASE = "bot"
LEASE_SECONDS = 10.0
"""How long a killed process still owns the bot: the next one waits that long at most."""
SAY_AGAIN_SECONDS = 300.0
WAKING = "waking"
"""The task that lasts until all chats show what is so again."""


class CannotRun(Exception):  # noqa: N818 - the name says what it is
    """Why the bot can't start or go on, in one line that says what to do."""


class OutOfReach(CannotRun):
    """Telegram can't be reached, and could be before: it is worth another try."""


@dataclass(frozen=True, slots=True)
class App:
    """The program, put together but not started."""

    config: Config
    storage: Storage
    application: Application[Any, Any, Any, Any, Any, Any]
    answer_bot: Bot
    services: Services
    clock: Clock
    health: Health
    holder: str

    async def run(self, stopped: asyncio.Event) -> None:
        """Play until `stopped` is set. Raises CannotRun if that can't go on."""
        if not await self._wait_for_lease(stopped):
            return
        try:
            with in_one_line(self.config, reached=True):
                await self._run(stopped)
        finally:
            await self._give_lease_back()

    async def _run(self, stopped: asyncio.Event) -> None:
        application, services = self.application, self.services
        assert application.updater is not None
        page = served(self.health, self.config.metrics_port)
        # The bot first: an application that can't be initialized leaves its connections open.
        async with application.bot, application, self.answer_bot, page:
            await set_commands(application.bot, self.storage, services.texts)
            catching_up = catch_up(services, *await wake(services))
            waking = asyncio.create_task(catching_up, name=WAKING)
            background = [
                asyncio.create_task(work)
                for work in (
                    services.outbox.run(),
                    self.clock.run(),
                    services.privacy.run(),
                    self._keep_lease(),
                )
            ]
            await application.start()
            await application.updater.start_polling(
                allowed_updates=ALLOWED_UPDATES,
                bootstrap_retries=-1,
                error_callback=PollingTrouble(),
            )
            log.info("running")
            try:
                await _first_of(stopped.wait(), background)
            finally:
                await application.updater.stop()
                await application.stop()
                services.tables.thinking.close()
                await services.outbox.close()
                for task in (*background, waking):
                    task.cancel()
                await asyncio.gather(*background, waking, return_exceptions=True)

    async def _wait_for_lease(self, stopped: asyncio.Event) -> bool:
        """True once the bot is this process's own; False if it was stopped before."""
        waiting = False
        while not stopped.is_set():
            if await self.storage.leases.acquire(
                LEASE, self.holder, now=self.services.now(), seconds=LEASE_SECONDS
            ):
                return True
            if not waiting:
                log.warning("another process owns the bot: waiting for it to end")
            waiting = True
            with suppress(TimeoutError):
                await asyncio.wait_for(stopped.wait(), timeout=1.0)
        return False

    async def _give_lease_back(self) -> None:
        try:
            await self.storage.leases.release(LEASE, self.holder)
        except StorageError as error:
            # It runs out by itself: a stop is no failure for that.
            log.warning("the lease was not given back", reason=str(error))

    async def _keep_lease(self) -> None:
        while True:
            await asyncio.sleep(LEASE_SECONDS / 4)
            try:
                renewed = await self.storage.leases.renew(
                    LEASE, self.holder, now=self.services.now(), seconds=LEASE_SECONDS
                )
            except StorageError as error:
                # While nothing can be written, nobody can take the bot over either.
                log.warning("the lease was not renewed: trying again", reason=str(error))
                continue
            if not renewed:
                raise CannotRun("Another process has taken the bot over: this one stops.")


async def _first_of(
    stopped: Coroutine[Any, Any, Any], background: Sequence[asyncio.Task[None]]
) -> None:
    """Wait for the stop, or for a background task that fails: its exception is raised."""
    waiter = asyncio.ensure_future(stopped)
    done, _ = await asyncio.wait([waiter, *background], return_when=asyncio.FIRST_COMPLETED)
    waiter.cancel()
    for task in done:
        task.result()


class PollingTrouble:
    """Says what is wrong with polling once, not at every attempt."""

    def __init__(self) -> None:
        self._last = ""
        self._said_at = -inf

    def __call__(self, error: TelegramError) -> None:
        """Telegram's library calls this at each failure, and backs off by itself."""
        kind, now = type(error).__name__, time.monotonic()
        if kind == self._last and now - self._said_at < SAY_AGAIN_SECONDS:
            return
        self._last, self._said_at = kind, now
        if isinstance(error, PollingConflict):
            log.warning("another program polls with this token: stop it, or use another token")
        else:
            log.warning("Telegram can't be asked for updates: trying again", error=kind)


@contextmanager
def in_one_line(config: Config, *, reached: bool) -> Iterator[None]:
    """What Telegram's library raises comes out as CannotRun, and so does a port that is taken.

    `reached`: Telegram has answered before.
    """
    try:
        yield
    except PortTaken as taken:
        raise CannotRun(f"METRICS_PORT {taken} is taken: choose another one.") from None
    except InvalidToken:
        raise CannotRun("BOT_TOKEN was refused by Telegram: check it with @BotFather.") from None
    except TelegramError as error:
        reason = str(error).replace(config.bot_token.get_secret_value(), "<token>")
        why = OutOfReach if reached else CannotRun
        raise why(f"{config.telegram_api_url} can't be reached: {reason}") from None
