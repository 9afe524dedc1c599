"""Counts updates as they arrive, and drops what is too much before anything reads it.

Promises that what somebody sends who isn't heard costs next to nothing, whatever it is, and that
what a group tells of itself comes in; if the program is killed before it was handled, it comes in
again. Leaves to others: the word to whoever floods, and what has no shape, which nobody is counted
for.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from bot.operation.floods import Floods, Hearing

_TOLD = frozenset(
    {
        "delete_chat_photo",
        "migrate_to_chat_id",
        "migrate_from_chat_id",
        "left_chat_member",
        "new_chat_members",
        "new_chat_photo",
        "new_chat_title",
        "pinned_message",
        "forum_topic_created",
        "forum_topic_edited",
        "forum_topic_closed",
        "forum_topic_reopened",
    }
)
"""What a group tells of itself. It comes once, or never: who taps in vain taps again."""
PATIENCE = 5.0
"""Seconds that nothing new is asked for until such a thing is handled."""

Source = tuple[int | None, tuple[int, int] | None]
"""Who sent it (our counts are by Telegram's ids), and where: a group, or a topic of it."""


class Door:
    """Says of each update whether it comes in; without `floods` all do."""

    def __init__(self, floods: Floods | None) -> None:
        self._floods = floods
        self._last: set[int] = set()
        self._told: set[int] = set()
        self._awaited: set[int] = set()
        self._handled = asyncio.Event()

    def lets_in(self, raw: Any) -> bool:
        """Count it, as it came; False if it is to be forgotten."""
        number = number_of(raw)
        if number is not None and _is_told(raw):
            self._told.add(number)
            self._awaited.add(number)
        source = None if self._floods is None else source_of(raw)
        if self._floods is None or source is None:
            return True
        hearing = self._floods.hear(*source)
        if hearing is Hearing.WARNED and number is not None:
            self._last.add(number)
        return hearing is not Hearing.UNHEARD

    def was_last(self, update: int) -> bool:
        """Whether the update of that number, which came in, was one too many: to be asked once."""
        if update not in self._last:
            return False
        self._last.discard(update)
        return True

    def is_told(self, update: int) -> bool:
        """Whether a group tells that of itself, and it is still to be dealt with."""
        return update in self._told

    def handled(self, update: int) -> None:
        """The update of that number has been dealt with."""
        self._told.discard(update)
        self._awaited.discard(update)
        if not self._awaited:
            self._handled.set()

    async def all_handled(self) -> None:
        """Until what a group has told of itself is handled: asking for more would confirm it."""
        if self._awaited:
            self._handled.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._handled.wait(), PATIENCE)
            self._awaited.clear()


def number_of(raw: Any) -> int | None:
    """The update's own number; None if it has none, and then it can't be handled."""
    return _number(_object(raw).get("update_id"))


def _is_told(raw: Any) -> bool:
    """Whether a group tells it of itself."""
    update = _object(raw)
    message = {} if "callback_query" in update else _object(update.get("message"))
    return "my_chat_member" in update or not _TOLD.isdisjoint(message)


def source_of(raw: Any) -> Source | None:
    """Whose it is; None for what is heard whatever comes, and for what says nothing of it.

    Nobody has sent what is written as a group or a channel: all who do so share an id.
    """
    if _is_told(raw):
        return None
    query = _object((update := _object(raw)).get("callback_query"))
    message = _object(query.get("message") if query else update.get("message"))
    if not query and not message:
        return None
    sender = query or message
    anonymous = not query and message.get("sender_chat") is not None
    person = None if anonymous else _number(_object(sender.get("from")).get("id"))
    return person, _place(message)


def _place(message: dict[str, Any]) -> tuple[int, int] | None:
    """The group, or the topic: its tables have nothing to do with those of the others."""
    chat = _object(message.get("chat"))
    number = _number(chat.get("id"))
    if number is None or chat.get("type") == "private":
        return None
    in_topic = message.get("is_topic_message") is True
    return number, (_number(message.get("message_thread_id")) or 0) if in_topic else 0


def _object(raw: Any) -> dict[str, Any]:
    return raw if isinstance(raw, dict) else {}


def _number(raw: Any) -> int | None:
    return raw if isinstance(raw, int) and not isinstance(raw, bool) else None
