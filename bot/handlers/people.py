"""Who and where an update is about, as the memory knows them."""

from __future__ import annotations

import time

import structlog
from telegram import Bot, MaybeInaccessibleMessage, Message, User
from telegram import Chat as TelegramChat
from telegram.error import TelegramError

from bot.place import Place
from bot.services import Services
from bot.texts import DEFAULT, language_of
from engine.profiles import PROFILES
from storage import Chat, Person, Storage

log = structlog.get_logger()

DEFAULT_TURN_SECONDS = 60
_ADMINISTRATORS_SECONDS = 60.0


async def person_of(storage: Storage, user: User, chat: Chat | None = None) -> Person:
    """The person behind a Telegram user, met in this group if in any."""
    return await storage.persons.get_or_create(
        user.id,
        name=user.full_name,
        username=user.username,
        origin_chat=chat.id if chat else None,
    )


async def group_of(storage: Storage, chat: TelegramChat, added_by: User | None = None) -> Chat:
    """The group behind a Telegram chat, with a new one's settings at their defaults."""
    language = language_of(added_by.language_code) if added_by else None
    adder = await person_of(storage, added_by) if added_by else None
    return await storage.chats.get_or_create(
        chat.id,
        title=chat.title or "",
        kind="supergroup" if chat.type == TelegramChat.SUPERGROUP else "group",
        forum=bool(chat.is_forum),
        username=chat.username,
        language=(adder and adder.language) or language or DEFAULT,
        profile=next(iter(PROFILES)),
        turn_time=DEFAULT_TURN_SECONDS,
        added_by=adder.id if adder else None,
    )


def thread_of(message: MaybeInaccessibleMessage | None) -> int:
    """The forum topic a message is in; 0 for none (replies have a thread id too).

    Of a message that is too old to be told of, Telegram doesn't say: 0.
    """
    if isinstance(message, Message) and message.is_topic_message:
        return message.message_thread_id or 0
    return 0


async def heard_privately(services: Services, person: Person) -> Person:
    """Somebody wrote in private: so they can be written to."""
    if person.started:
        return person
    await services.storage.persons.update(person.id, started=True)
    services.outbox.resume(Place.private(person.id))
    await services.tables.show_of(person.id)
    return await services.storage.persons.get(person.id)


class Administrators:
    """Who may host a group; Telegram's list is asked for at most once a minute a group."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._known: dict[int, tuple[float, frozenset[int]]] = {}

    async def __call__(self, chat: Chat, person: Person) -> bool:
        """Whether this person is an administrator there; no, if Telegram doesn't say."""
        asked_at, ids = self._known.get(chat.telegram_id, (0.0, frozenset()))
        if not asked_at or time.monotonic() - asked_at > _ADMINISTRATORS_SECONDS:
            try:
                members = await self._bot.get_chat_administrators(chat.telegram_id)
            except TelegramError as error:
                log.warning("administrators not told", error=type(error).__name__)
                return False
            ids = frozenset(member.user.id for member in members)
            self._known[chat.telegram_id] = time.monotonic(), ids
        return person.telegram_id in ids
