"""Updates at once, but of one person only a few: nobody else waits behind all that they send.

Two at a time, for the first may be one that has to be thought about.
"""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Awaitable
from contextlib import nullcontext
from typing import Any

from telegram import Update
from telegram.ext import BaseUpdateProcessor

from bot.handlers.door import Door

AT_ONCE, OF_ONE = 256, 2


class Turns(BaseUpdateProcessor):
    """Lets updates be handled."""

    def __init__(self, door: Door) -> None:
        super().__init__(AT_ONCE)
        self._door = door
        self._turns: weakref.WeakValueDictionary[int, asyncio.Semaphore] = (
            weakref.WeakValueDictionary()
        )

    async def do_process_update(self, update: object, coroutine: Awaitable[Any]) -> None:
        """When its sender's turn has come."""
        sender = update.effective_user if isinstance(update, Update) else None
        turn = (
            self._turns.setdefault(sender.id, asyncio.Semaphore(OF_ONE))
            if sender
            else nullcontext()
        )
        try:
            async with turn:
                await coroutine
        finally:
            if isinstance(update, Update):
                self._door.handled(update.update_id)

    async def initialize(self) -> None:
        """There is nothing to prepare."""

    async def shutdown(self) -> None:
        """Nor to give back."""
