"""One word to whoever sends too much, before the door is shut."""

from __future__ import annotations

import structlog
from telegram import Chat as TelegramChat
from telegram import Message, Update

from bot.handlers.door import Door
from bot.handlers.heard import InGroup
from bot.handlers.people import group_of, person_of, thread_of
from bot.handlers.telling import say
from bot.outbox import Urgency
from bot.place import Place
from bot.screens import alerts, notices
from bot.services import Services
from bot.slots import ANSWER_SLOT

log = structlog.get_logger()


class Restraint:
    """Stops what is one too many."""

    def __init__(self, services: Services, door: Door) -> None:
        self._services = services
        self._door = door

    async def stops(self, update: Update) -> bool:
        """Whether nothing else is to hear of it."""
        if not self._door.was_last(update.update_id):
            return False
        log.info("too many updates: one sender or group is not heard until it is calm")
        await self._say(update)
        return True

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
