"""Stops what comes too fast before anything else hears of it, with one word to whoever it was."""

from __future__ import annotations

from collections.abc import Hashable

import structlog
from telegram import Chat as TelegramChat
from telegram import Message, Update
from telegram.ext import filters

from bot.handlers.heard import InGroup
from bot.handlers.people import group_of, person_of, thread_of
from bot.handlers.telling import say
from bot.operation.floods import Floods, Hearing
from bot.outbox import Urgency
from bot.place import Place
from bot.screens import alerts, notices
from bot.services import Services
from bot.slots import ANSWER_SLOT

log = structlog.get_logger()

_SERVICE = filters.StatusUpdate.ALL & filters.ChatType.GROUPS
"""What a group tells of itself: its new id, who has left, a topic. It comes once, or never."""


class Restraint:
    """Says of each update whether it is to be heard."""

    def __init__(self, services: Services, floods: Floods) -> None:
        self._services = services
        self._floods = floods

    async def lets_through(self, update: Update) -> bool:
        """False for what is too much."""
        if update.my_chat_member is not None or _SERVICE.check_update(update):
            return True
        hearing = self._floods.hear(_person(update), _place(update))
        if hearing is Hearing.WARNED:
            log.info("too many updates: one sender or group is not heard until it is calm")
            await self._say(update)
        return hearing is Hearing.HEARD

    async def _say(self, update: Update) -> None:
        services, query, message = self._services, update.callback_query, update.message
        if query is not None:
            person = await person_of(services.storage, query.from_user)
            t = await services.display.translator(person)
            await services.outbox.answer(query.id, alerts.too_fast(t), alert=True)
        elif message is not None and message.chat.type != TelegramChat.PRIVATE:
            await self._say_in_group(message)
        elif message is not None and message.from_user is not None:
            person = await person_of(services.storage, message.from_user)
            t = await services.display.translator(person)
            # Its own slot's one message: it moves no hand down, and the next answer replaces it.
            services.outbox.show(
                Place.private(person.id),
                ANSWER_SLOT,
                notices.said(alerts.too_fast(t)),
                urgency=Urgency.REST,
                edition=str(message.message_id),
            )

    async def _say_in_group(self, message: Message) -> None:
        services = self._services
        chat = await group_of(services.storage, message.chat)
        heard = InGroup(message, services.display.words(chat), chat, thread_of(message))
        say(services, heard, notices.said(alerts.too_fast(heard.t)))


def _person(update: Update) -> Hashable | None:
    """Who sent it; nobody where one writes as a group or a channel, for then all share an id."""
    message = update.message
    if message is not None and message.sender_chat is not None:
        return None
    return None if update.effective_user is None else update.effective_user.id


def _place(update: Update) -> Hashable | None:
    """The group, or the topic: its tables have nothing to do with those of the others."""
    chat = update.effective_chat
    if chat is None or chat.type == TelegramChat.PRIVATE:
        return None
    query = update.callback_query
    return chat.id, thread_of(query.message if query is not None else update.effective_message)
