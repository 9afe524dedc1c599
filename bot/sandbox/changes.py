"""Waiting for something to become true, without sleeping.

Promises that a waiter looks again after every change of the world and after nothing else.
Waiting is measured on the event loop's own clock, not on the injected one: a test that freezes
Telegram's time must still end.
"""

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class Changes:
    """The world pokes it; whoever waits looks again."""

    def __init__(self) -> None:
        self._waiters: list[asyncio.Future[None]] = []

    def poke(self) -> None:
        """Tell everybody who waits that something changed."""
        waiters, self._waiters = self._waiters, []
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def until(self, look: Callable[[], T | None], within: float) -> T | None:
        """The first non-None that `look` gives, or None after `within` seconds."""
        loop = asyncio.get_running_loop()
        end = loop.time() + within
        while True:
            found = look()
            if found is not None:
                return found
            left = end - loop.time()
            if left <= 0:
                return None
            waiter: asyncio.Future[None] = loop.create_future()
            self._waiters.append(waiter)
            await asyncio.wait([waiter], timeout=left)
            if not waiter.done():
                waiter.cancel()
                if waiter in self._waiters:
                    self._waiters.remove(waiter)
