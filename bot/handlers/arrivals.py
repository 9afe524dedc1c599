"""Updates as they come from Telegram, and the check at the door.

Promises that what passes has the shapes that handlers count on, and that an update that hasn't
costs nothing but itself: it is confirmed, or it would come again for ever and let nothing past.
Nothing of what is in it is logged.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from typing import Annotated, Any

import structlog
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter
from telegram import Update
from telegram._utils.defaultvalue import DEFAULT_NONE, DefaultValue
from telegram.ext import ExtBot

from bot.handlers.door import Door, number_of

log = structlog.get_logger()

ALLOWED_UPDATES = [
    Update.MESSAGE,
    Update.CALLBACK_QUERY,
    Update.MY_CHAT_MEMBER,
]
"""All that is asked of Telegram; whatever else arrives has nothing in it."""

Number = Annotated[int, Field(ge=-(2**63), lt=2**63)]
"""As large as anything that the memory can keep."""


def _encodable(text: str) -> str:
    """Half a surrogate pair is a letter to JSON, and to nobody else: neither memory nor network."""
    text.encode()
    return text


Text = Annotated[str, AfterValidator(_encodable)]


class _Shape(BaseModel):
    """Part of an update: the fields that somebody reads."""

    model_config = ConfigDict(strict=True, frozen=True)


class _User(_Shape):
    id: Number
    is_bot: bool
    first_name: Text
    last_name: Text | None = None
    username: Text | None = None
    language_code: Text | None = None


class _Chat(_Shape):
    id: Number
    type: Text
    title: Text | None = None
    username: Text | None = None
    is_forum: bool | None = None


class _Entity(_Shape):
    type: Text
    offset: int
    length: int


class _Topic(_Shape):
    name: Text | None = None


class _Answered(_Shape):
    """A message, as far as it is read when another answers it."""

    message_id: Number
    chat: _Chat
    from_user: _User | None = Field(None, alias="from")
    sender_chat: _Chat | None = None
    forum_topic_created: _Topic | None = None


class _Message(_Answered):
    date: int
    text: Text | None = None
    entities: list[_Entity] | None = None
    message_thread_id: Number | None = None
    is_topic_message: bool | None = None
    reply_to_message: _Answered | None = None
    migrate_to_chat_id: Number | None = None
    migrate_from_chat_id: Number | None = None
    left_chat_member: _User | None = None
    forum_topic_edited: _Topic | None = None


class _Tapped(_Answered):
    """The message under a button, which may be too old to be told of."""

    message_thread_id: Number | None = None
    is_topic_message: bool | None = None


class _Tap(_Shape):
    id: Text
    from_user: _User = Field(alias="from")
    message: _Tapped | None = None
    data: Text | None = None


class _Member(_Shape):
    status: Text
    is_member: bool | None = None
    can_send_messages: bool | None = None


class _Membership(_Shape):
    chat: _Chat
    from_user: _User = Field(alias="from")
    old_chat_member: _Member
    new_chat_member: _Member


class _Update(_Shape):
    update_id: Number
    message: _Message | None = None
    callback_query: _Tap | None = None
    my_chat_member: _Membership | None = None


_SHAPE = TypeAdapter(_Update)


def read(raw: Any, bot: ExtBot[Any]) -> Update | None:
    """The update; one with nothing in it if it can't be read; None if it has no number."""
    try:
        _SHAPE.validate_python(raw)
        known = {key: raw[key] for key in ("update_id", *ALLOWED_UPDATES) if key in raw}
        return Update.de_json(known, bot)
    except Exception as error:  # what the library makes of wrong types is its own
        empty = _empty(raw)
        number = empty and empty.update_id
        log.warning("an update can't be read", update=number, error=type(error).__name__)
        return empty


def _empty(raw: Any) -> Update | None:
    """Its number alone, by which the library asks for what comes after it; None if it has none."""
    number = number_of(raw)
    return None if number is None else Update(number)


class Listener(ExtBot[None]):
    """Telegram's library's bot, which reads updates one by one, as far as they come in."""

    def __init__(self, token: str, door: Door, **given: Any) -> None:
        super().__init__(token, **given)
        self._door = door

    async def get_updates(
        self,
        offset: int | None = None,
        limit: int | None = None,
        timeout: Any = None,  # noqa: ASYNC109 - the library's own name
        allowed_updates: Sequence[str] | None = None,
        *,
        read_timeout: Any = DEFAULT_NONE,
        write_timeout: Any = DEFAULT_NONE,
        connect_timeout: Any = DEFAULT_NONE,
        pool_timeout: Any = DEFAULT_NONE,
        api_kwargs: dict[str, Any] | None = None,
    ) -> tuple[Update, ...]:
        """As the library's, but for a batch in which something can't be read; what a group told of
        itself is confirmed once it is handled."""
        if isinstance(read_timeout, DefaultValue):
            read_timeout = self._request[0].read_timeout
        await self._door.all_handled()
        waits = timeout.total_seconds() if isinstance(timeout, timedelta) else timeout
        result = await self._post(
            "getUpdates",
            {
                "timeout": timeout,
                "offset": offset,
                "limit": limit,
                "allowed_updates": allowed_updates,
            },
            read_timeout=(read_timeout or 0) + (waits or 0),
            write_timeout=write_timeout,
            connect_timeout=connect_timeout,
            pool_timeout=pool_timeout,
            api_kwargs=api_kwargs,
        )
        if not isinstance(result, list) or not result:
            return ()
        last = result[-1]
        updates: list[Update | None] = []
        for raw in result:
            if self._door.lets_in(raw):
                updates.append(read(raw, self))
                await asyncio.sleep(0)  # a hundred of them would keep everybody waiting
            elif raw is last:
                updates.append(_empty(raw))
        return tuple(update for update in updates if update is not None)
