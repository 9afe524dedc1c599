"""Commands, in groups and in private, under their names and their Catalan aliases: who says them.

Leaves to others: what each of them does.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from telegram import Message, Update
from telegram.ext import Application, CommandHandler, MessageHandler, filters

from bot.answers import Declined
from bot.handlers.group_commands import GroupCommands
from bot.handlers.heard import InGroup, InPrivate
from bot.handlers.hosts import Hosts
from bot.handlers.people import Acquaintances, group_of, heard_privately, person_of, thread_of
from bot.handlers.private_commands import PrivateCommand, PrivateCommands
from bot.handlers.questions import Questions
from bot.handlers.telling import say
from bot.screens import notices
from bot.screens.menu import ALIASES
from bot.services import Services
from storage import Chat

Handler = Callable[[Update, Any], Coroutine[Any, Any, None]]


class Commands:
    """Hears commands."""

    def __init__(
        self, services: Services, questions: Questions, acquaintances: Acquaintances
    ) -> None:
        self._services = services
        self._hosts = Hosts(services)
        self._in_groups = GroupCommands(services, questions, self._hosts)
        self._in_private = PrivateCommands(services, questions)
        self._acquaintances = acquaintances

    def register(self, application: Application) -> None:  # type: ignore[type-arg]
        """Hear commands everywhere, and anything at all in private chats."""
        for name, in_private in self._in_private.by_name.items():
            names = [name, *(alias for alias, target in ALIASES.items() if target == name)]
            private = self._privately(self._interrupting(in_private))
            group = self._in_a_group(name)
            application.add_handler(CommandHandler(names, group, filters.ChatType.GROUPS))
            application.add_handler(CommandHandler(names, private, filters.ChatType.PRIVATE))
        anything = filters.ChatType.PRIVATE & filters.UpdateType.MESSAGE
        application.add_handler(MessageHandler(anything, self._privately(self._in_private.said)))

    def _in_a_group(self, name: str) -> Handler:
        async def handle(update: Update, _context: Any) -> None:
            message = update.message  # an edited message is no new command
            if message is None or message.from_user is None:
                return
            services = self._services
            chat = await group_of(services.storage, message.chat)
            thread = thread_of(message)
            heard = InGroup(message, services.display.words(chat), chat, thread)
            await self._learn_topic(message, chat, thread)
            person = None
            if message.sender_chat is None:  # somebody who writes as the group is no person
                person = await person_of(services.storage, message.from_user, chat)
                await self._acquaintances.met(chat, person)
            await services.groups.heard(chat, thread, person)
            try:
                if name in self._in_groups.for_anybody:
                    await self._in_groups.for_anybody[name](heard)
                elif person is None:
                    await self._hosts.unnamed(name, heard)
                else:
                    await self._in_groups.for_somebody[name](heard, person)
            except Declined as declined:
                say(services, heard, notices.said(declined.answer.text))

        return handle

    async def _learn_topic(self, message: Message, chat: Chat, thread: int) -> None:
        """A topic's name stands in the message that opened it, which all in it answer."""
        opened = message.reply_to_message
        if not thread or opened is None or opened.forum_topic_created is None:
            return
        if not await self._services.club.topic_known(chat, thread):
            await self._services.club.topic_named(chat, thread, opened.forum_topic_created.name)

    def _privately(self, command: PrivateCommand) -> Handler:
        async def handle(update: Update, _context: Any) -> None:
            message = update.message
            if message is None or message.from_user is None:
                return
            person = await person_of(self._services.storage, message.from_user)
            person = await heard_privately(self._services, person)
            t = await self._services.display.translator(person)
            await command(InPrivate(message, t, person))

        return handle

    def _interrupting(self, command: PrivateCommand) -> PrivateCommand:
        """A command is no answer to what its sender was asked."""

        async def handle(heard: InPrivate) -> None:
            await self._services.own_profiles.interrupted(heard.person)
            await command(heard)

        return handle
