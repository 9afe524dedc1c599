"""Waiting for something to become true, without sleeping.

Promises that a waiter looks again after every change of what it waits on and after nothing else,
so that hundreds of people may wait at once. Waiting is measured on the event loop's own clock, not
on the injected one: a test that freezes Telegram's time must still end.
"""

import asyncio
from collections.abc import Callable, Hashable
from typing import TypeVar

T = TypeVar("T")

ANYTHING = "anything"
"""What to wait on for whatever changes."""


class Changes:
    """The world pokes what changed (a chat's id, a press's id); whoever waits on it looks again.

    `count` is how many changes there have been.
    """

    def __init__(self) -> None:
        self.count = 0
        self._waiters: dict[Hashable, list[asyncio.Future[None]]] = {}

    def poke(self, what: Hashable) -> None:
        """Tell everybody who waits on `what`, or on anything, that it changed."""
        self.count += 1
        for waiter in (*self._waiters.pop(what, ()), *self._waiters.pop(ANYTHING, ())):
            if not waiter.done():
                waiter.set_result(None)

    async def until(
        self, what: Callable[[], Hashable], look: Callable[[], T | None], within: float
    ) -> T | None:
        """The first non-None that `look` gives, or None after `within` seconds.

        `what` says on what to wait; it is asked each time, as a group may change its id.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + within
        while True:
            found = look()
            if found is not None:
                return found
            left = end - loop.time()
            if left <= 0:
                return None
            key = what()
            waiter: asyncio.Future[None] = loop.create_future()
            waiters = self._waiters.setdefault(key, [])
            waiters.append(waiter)
            try:
                await asyncio.wait([waiter], timeout=left)
            finally:
                if not waiter.done():
                    waiter.cancel()
                    waiters.remove(waiter)

    async def more_than(self, seen: int, within: float) -> bool:
        """Wait until there have been more changes than that; False if there are none in time."""
        more = await self.until(lambda: ANYTHING, lambda: self.count > seen or None, within)
        return bool(more)
