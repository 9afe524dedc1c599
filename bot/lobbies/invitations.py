"""Links into the private chat that say what for: each is for one person, and for once.

Nobody can be written to who has not opened that chat, so this is the way to a seat, a group's
settings, or being told. Leaves to others: what is done when a link is followed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.screens import layout
from storage import Person, Storage


class Invitations:
    """Gives them out, and takes them back."""

    def __init__(self, storage: Storage, bot: str, now: Callable[[], float]) -> None:
        self._tokens = storage.tokens
        self._bot = bot
        self._now = now

    async def address(self, person: Person, purpose: Mapping[str, Any]) -> str:
        """A link for this person."""
        payload = await self._tokens.issue(person.id, purpose, now=self._now())
        return layout.start_address(self._bot, payload)

    async def accept(self, person: Person, payload: str) -> dict[str, Any] | None:
        """What for, once; without a payload, what the last one was for. None if it says nothing."""
        if payload:
            return await self._tokens.redeem(payload, person.id, now=self._now())
        return await self._tokens.redeem_latest(person.id, now=self._now())
