"""The commands of hosts, and what somebody may do who writes in the group's own name.

An anonymous administrator's message proves an administrator and names nobody; so it can open a
table or ban, and for the rest gets a button, whose press comes from a person.
"""

from __future__ import annotations

from collections.abc import Callable

from telegram import Message, User

from bot.handlers.people import person_of
from bot.screens import alerts, hosting, notices, watch, words
from bot.screens.screen import Screen
from bot.services import Services
from bot.texts import Translator
from storage import Chat, Person

Say = Callable[[Message, Chat, int, Screen], None]


class Hosts:
    """Commands in a group; `say` answers there."""

    def __init__(self, services: Services, say: Say) -> None:
        self._services = services
        self._say = say

    async def tables(self, message: Message, chat: Chat, thread: int) -> None:
        """List the group's tables."""
        self._say(message, chat, thread, await self._services.club.tables(chat))

    async def notify(self, message: Message, person: Person, chat: Chat, thread: int) -> None:
        """Tell this person when a table opens here, or no longer."""
        services = self._services
        await services.bans.refuse(chat.id, person)
        if person.started:
            await services.watching.toggle(person, chat, str(message.message_id))
            return
        purpose = {"watch": chat.id}
        token = await services.storage.tokens.issue(person.id, purpose, now=services.now())
        address = words.start_address(services.bot, token)
        self._say(message, chat, thread, watch.from_the_group(address, self._words(chat)))

    async def ban(self, message: Message, person: Person, chat: Chat, thread: int) -> None:
        """Ban whoever wrote the message that is answered."""
        if await self._may(message, person, chat, thread):
            await self._ban(message, chat, thread)

    async def unban(self, message: Message, person: Person, chat: Chat, thread: int) -> None:
        """Forgive whoever wrote the message that is answered."""
        if await self._may(message, person, chat, thread):
            await self._unban(message, chat, thread)

    async def unnamed(self, command: str, message: Message, chat: Chat, thread: int) -> None:
        """A command by somebody who writes in the name of the group, or of a channel."""
        if message.sender_chat is None or message.sender_chat.id != message.chat.id:
            self._say(message, chat, thread, hosting.write_as_yourself(self._words(chat)))
            return
        match command:
            case "newgame":
                await self._services.lobbies.open(chat, thread, None)
            case "settings" | "language":
                self._say(message, chat, thread, hosting.settings_in_private(self._words(chat)))
            case "endgame":
                await self._ask_to_end(message, chat, thread)
            case "ban":
                await self._ban(message, chat, thread)
            case "unban":
                await self._unban(message, chat, thread)
            case _:
                self._say(message, chat, thread, hosting.write_as_yourself(self._words(chat)))

    async def _ask_to_end(self, message: Message, chat: Chat, thread: int) -> None:
        match = await self._services.storage.matches.live_of(chat.id, thread)
        t = self._words(chat)
        if match is None:
            self._say(message, chat, thread, notices.no_game(t))
        else:
            self._say(message, chat, thread, hosting.end_here(match.public_id, chat.title, t))

    async def _may(self, message: Message, person: Person, chat: Chat, thread: int) -> bool:
        if await self._services.is_administrator(chat, person):
            return True
        refusal = notices.said(alerts.unproven_administrator(self._words(chat)))
        self._say(message, chat, thread, refusal)
        return False

    async def _ban(self, message: Message, chat: Chat, thread: int) -> None:
        user = _answered(message)
        if user is None:
            self._say(message, chat, thread, hosting.how_to_ban(self._words(chat)))
            return
        person = await person_of(self._services.storage, user, chat)
        self._say(message, chat, thread, await self._services.hosting.ban(chat, person))

    async def _unban(self, message: Message, chat: Chat, thread: int) -> None:
        user = _answered(message)
        if user is None:
            self._say(message, chat, thread, hosting.how_to_ban(self._words(chat)))
            return
        person = await person_of(self._services.storage, user, chat)
        self._say(message, chat, thread, await self._services.hosting.forgive(chat, person))

    def _words(self, chat: Chat) -> Translator:
        return self._services.texts.in_(chat.language)


def _answered(message: Message) -> User | None:
    """Who wrote the message that this one answers, if that is a person.

    In a topic every message answers the one that opened it, unless it answers another.
    """
    answered = message.reply_to_message
    if answered is None or answered.forum_topic_created is not None:
        return None
    if answered.sender_chat is not None or answered.from_user is None:
        return None
    return None if answered.from_user.is_bot else answered.from_user
