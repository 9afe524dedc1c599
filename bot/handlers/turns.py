"""Updates at once, but of one person only a few: nobody else waits behind all that they send.

Two at a time, for the first may be one that has to be thought about.
"""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Awaitable
from typing import Any

from telegram import Update
from telegram.ext import BaseUpdateProcessor

AT_ONCE, OF_ONE = 256, 2


class Turns(BaseUpdateProcessor):
    """Lets updates be handled."""

    def __init__(self) -> None:
        super().__init__(AT_ONCE)
        self._turns: weakref.WeakValueDictionary[int, asyncio.Semaphore] = (
            weakref.WeakValueDictionary()
        )

    async def do_process_update(self, update: object, coroutine: Awaitable[Any]) -> None:
        """When its sender's turn has come."""
        sender = update.effective_user if isinstance(update, Update) else None
        if sender is None:
            await coroutine
            return
        async with self._turns.setdefault(sender.id, asyncio.Semaphore(OF_ONE)):
            await coroutine

    async def initialize(self) -> None:
        """There is nothing to prepare."""

    async def shutdown(self) -> None:
        """Nor to give back."""
