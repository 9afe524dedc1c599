"""A page for whoever watches over the machine: /health and /metrics, on loopback, if asked for.

`/health` answers 200 while the bot could serve a tap, else 503 and a sentence for each reason.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import nan

from aiohttp import web
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from bot.operation.metrics import Metrics
from storage import Storage, StorageError

HOST = "127.0.0.1"
SILENT_SECONDS = 60.0
"""Telegram answers a question for updates at least every ten seconds, if only with none."""
STALE_SECONDS = 15.0
"""The clock beats every three."""


class PortTaken(Exception):  # noqa: N818 - the name says what it is
    """Somebody else listens there; its text is the port."""


class Health:
    """Whether the bot is well: `silent` is for how many seconds Telegram has not answered."""

    def __init__(
        self,
        storage: Storage,
        metrics: Metrics,
        silent: Callable[[], float],
        now: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._metrics = metrics
        self._silent = silent
        self._now = now

    async def troubles(self) -> list[str]:
        """What keeps it from playing, in sentences; none if it is well."""
        found = []
        if self._silent() > SILENT_SECONDS:
            found.append(f"Telegram has not answered for {self._silent():.0f} s.")
        try:
            beaten = await self._storage.heartbeat.last()
        except StorageError as error:
            return [*found, str(error)]
        late = None if beaten is None else self._now() - beaten
        if late is None or late > STALE_SECONDS:
            found.append("The clock does not beat: deadlines pass unnoticed.")
        return found

    async def health(self, _request: web.Request) -> web.Response:
        """GET /health."""
        troubles = await self.troubles()
        text = "\n".join(troubles or ["All is well."])
        return web.Response(text=f"{text}\n", status=503 if troubles else 200)

    async def figures(self, _request: web.Request) -> web.Response:
        """GET /metrics, in Prometheus' text format."""
        try:
            matches = float(len(await self._storage.matches.live()))
            lobbies = float(len(await self._storage.lobbies.all_open()))
        except StorageError:  # the others are wanted all the more
            matches = lobbies = nan
        self._metrics.matches.set(matches)
        self._metrics.lobbies.set(lobbies)
        return web.Response(
            body=generate_latest(self._metrics.registry),
            headers={"Content-Type": CONTENT_TYPE_LATEST},
        )


@asynccontextmanager
async def served(health: Health, port: int | None) -> AsyncIterator[None]:
    """The page, while this lasts; no port, no page. Raises PortTaken."""
    if port is None:
        yield
        return
    application = web.Application()
    application.router.add_get("/health", health.health)
    application.router.add_get("/metrics", health.figures)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    try:
        await _listen(runner, port)
        yield
    finally:
        await runner.cleanup()


async def _listen(runner: web.AppRunner, port: int) -> None:
    try:
        await web.TCPSite(runner, HOST, port).start()
    except OSError as error:
        raise PortTaken(port) from error
