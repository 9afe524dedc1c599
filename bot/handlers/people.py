"""Who and where an update is about, as the memory knows them."""

from __future__ import annotations

import time

import structlog
from telegram import Bot, ChatMember, MaybeInaccessibleMessage, Message, User
from telegram import Chat as TelegramChat
from telegram.error import BadRequest, Forbidden, TelegramError

from bot.computers.player import MARK
from bot.place import Place
from bot.services import Services
from bot.texts import DEFAULT, language_of
from engine.profiles import PROFILES
from storage import Chat, Person, Storage

log = structlog.get_logger()

DEFAULT_TURN_SECONDS = 60
_ADMINISTRATORS_SECONDS = 60.0
_REMEMBERED = 10_000
"""So many of a kind are kept at hand before they are looked up anew."""


async def person_of(storage: Storage, user: User, chat: Chat | None = None) -> Person:
    """The person behind a Telegram user, met in this group if in any.

    Whatever they are called, nobody takes them for a computer player. An account that was deleted
    has no name at all, which the library calls None.
    """
    return await storage.persons.get_or_create(
        user.id,
        name=(user.full_name or "").replace(MARK, " "),
        username=user.username,
        origin_chat=chat.id if chat else None,
    )


class Acquaintances:
    """Remembers who was met in which group; each is written down once."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._written: set[tuple[int, int]] = set()

    async def met(self, chat: Chat, person: Person) -> None:
        """This person has just done something in this group."""
        pair = (chat.id, person.id)
        if pair in self._written:
            return
        if not await self._storage.acquaintances.has(*pair):
            await self._storage.acquaintances.add(*pair)
        if len(self._written) >= _REMEMBERED:
            self._written.clear()
        self._written.add(pair)


async def group_of(storage: Storage, chat: TelegramChat, added_by: User | None = None) -> Chat:
    """The group behind a Telegram chat, with a new one's settings at their defaults.

    It speaks the language of `added_by`, even where a command was quicker than the news of that.
    """
    adder = await person_of(storage, added_by) if added_by else None
    language = (adder and adder.language) or (added_by and language_of(added_by.language_code))
    group = await storage.chats.get_or_create(
        chat.id,
        title=chat.title or "",
        kind="supergroup" if chat.type == TelegramChat.SUPERGROUP else "group",
        forum=bool(chat.is_forum),
        username=chat.username,
        language=language or DEFAULT,
        profile=next(iter(PROFILES)),
        turn_time=DEFAULT_TURN_SECONDS,
        added_by=adder.id if adder else None,
    )
    if adder is None or group.added_by is not None:
        return group
    await storage.chats.update(group.id, added_by=adder.id, language=language or group.language)
    return await storage.chats.get(group.id)


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
    """Who may host a group; Telegram is asked the same at most once a minute.

    Its list leaves out who rules anonymously, unless the bot rules there too; then it is asked for
    the one member, which it may refuse: they are nobody's administrator then.
    """

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._listed: dict[int, tuple[float, frozenset[int]]] = {}
        self._single: dict[tuple[int, int], tuple[float, bool]] = {}

    async def __call__(self, chat: Chat, person: Person) -> bool:
        """Whether this person is an administrator there; no, if Telegram doesn't say."""
        if person.telegram_id is None or not chat.present:
            return False
        try:
            if person.telegram_id in await self._list(chat.telegram_id):
                return True
            return await self._one(chat.telegram_id, person.telegram_id)
        except TelegramError as error:
            log.info("administrators not told", error=type(error).__name__)
            return False

    def forget(self) -> None:
        """Ask Telegram anew, whoever is asked about next."""
        self._listed.clear()
        self._single.clear()

    async def _list(self, chat: int) -> frozenset[int]:
        asked_at, ids = self._listed.get(chat, (None, frozenset[int]()))
        if asked_at is None or time.monotonic() - asked_at > _ADMINISTRATORS_SECONDS:
            try:
                members = await self._bot.get_chat_administrators(chat)
            except (BadRequest, Forbidden):
                raise
            except TelegramError:
                if asked_at is None:
                    raise
                return ids  # what was so a while ago, as long as it can't be asked
            ids = frozenset(member.user.id for member in members)
            if len(self._listed) >= _REMEMBERED:
                self._listed.clear()
            self._listed[chat] = time.monotonic(), ids
        return ids

    async def _one(self, chat: int, person: int) -> bool:
        asked_at, rules = self._single.get((chat, person), (None, False))
        if asked_at is None or time.monotonic() - asked_at > _ADMINISTRATORS_SECONDS:
            try:
                member = await self._bot.get_chat_member(chat, person)
                rules = member.status in (ChatMember.OWNER, ChatMember.ADMINISTRATOR)
            except BadRequest:  # it doesn't tell this bot
                rules = False
            if len(self._single) >= _REMEMBERED:
                self._single.clear()
            self._single[chat, person] = time.monotonic(), rules
        return rules
