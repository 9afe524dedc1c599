"""Updates at once, but of one person only a few: nobody else waits behind all that they send.

Two at a time, for the first may be one that has to be thought about. What a chat tells of itself
comes one after the other: a topic that was closed and opened again is open.
"""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Awaitable
from contextlib import AbstractAsyncContextManager, nullcontext
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
        self._turns: weakref.WeakValueDictionary[tuple[str, int], asyncio.Semaphore] = (
            weakref.WeakValueDictionary()
        )

    async def do_process_update(self, update: object, coroutine: Awaitable[Any]) -> None:
        """When its sender's turn has come, or its chat's."""
        try:
            async with self._turn(update):
                await coroutine
        finally:
            if isinstance(update, Update):
                self._door.handled(update.update_id)

    def _turn(self, update: object) -> AbstractAsyncContextManager[object]:
        if not isinstance(update, Update):
            return nullcontext()
        chat, sender = update.effective_chat, update.effective_user
        if chat is not None and self._door.is_told(update.update_id):
            return self._turns.setdefault(("chat", chat.id), asyncio.Semaphore(1))
        if sender is not None:
            return self._turns.setdefault(("person", sender.id), asyncio.Semaphore(OF_ONE))
        return nullcontext()

    async def initialize(self) -> None:
        """There is nothing to prepare."""

    async def shutdown(self) -> None:
        """Nor to give back."""
