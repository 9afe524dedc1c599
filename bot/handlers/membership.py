"""Who comes and goes: the bot in a group, a person's private chat, a group's id."""

from __future__ import annotations

from typing import Any

from telegram import Chat as TelegramChat
from telegram import ChatMember, ChatMemberRestricted, Update
from telegram.ext import Application, ChatMemberHandler, MessageHandler, filters

from bot.handlers.people import group_of, heard_privately, person_of, thread_of
from bot.services import Services

PRESENT = (ChatMember.MEMBER, ChatMember.ADMINISTRATOR, ChatMember.OWNER)
"""The states of a member that may write."""


class Membership:
    """Hears of the bot's own membership, of migrations, of topics and of who has left."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def register(self, application: Application) -> None:  # type: ignore[type-arg]
        """Hear of all that."""
        application.add_handler(ChatMemberHandler(self._changed, ChatMemberHandler.MY_CHAT_MEMBER))
        status = filters.StatusUpdate
        application.add_handler(MessageHandler(status.MIGRATE, self._migrated))
        topics = status.FORUM_TOPIC_CLOSED | status.FORUM_TOPIC_REOPENED
        application.add_handler(MessageHandler(topics, self._topic))
        named = status.FORUM_TOPIC_CREATED | status.FORUM_TOPIC_EDITED
        application.add_handler(MessageHandler(named, self._topic_named))
        application.add_handler(MessageHandler(status.LEFT_CHAT_MEMBER, self._left))

    async def _changed(self, update: Update, _context: Any) -> None:
        change = update.my_chat_member
        assert change is not None
        if change.chat.type == TelegramChat.CHANNEL:
            return
        if change.chat.type == TelegramChat.PRIVATE:
            person = await person_of(self._services.storage, change.from_user)
            if change.new_chat_member.status in PRESENT:
                await heard_privately(self._services, person)
            else:
                await self._services.storage.persons.update(person.id, started=False)
                await self._services.tables.show_of(person.id)
            return
        joined = change.old_chat_member.status in (ChatMember.LEFT, ChatMember.BANNED)
        adder = change.from_user if joined else None
        chat = await group_of(self._services.storage, change.chat, adder)
        was_in = _may_write(change.old_chat_member)
        if _may_write(change.new_chat_member):
            person = await person_of(self._services.storage, change.from_user, chat)
            await self._services.storage.acquaintances.add(chat.id, person.id)
            rules = change.new_chat_member.status == ChatMember.ADMINISTRATOR
            if joined or not was_in or rules:  # one that rules may write where others may not
                await self._services.groups.entered(chat, greet=joined)
        else:
            await self._services.groups.lost(chat)

    async def _migrated(self, update: Update, _context: Any) -> None:
        message = update.effective_message
        assert message is not None
        if message.migrate_to_chat_id is not None:
            await self._services.groups.migrated(message.chat.id, message.migrate_to_chat_id)
        elif message.migrate_from_chat_id is not None:
            await self._services.groups.migrated(message.migrate_from_chat_id, message.chat.id)

    async def _topic(self, update: Update, _context: Any) -> None:
        message = update.effective_message
        assert message is not None
        chat = await group_of(self._services.storage, message.chat)
        if message.forum_topic_closed is not None:
            await self._services.groups.topic_closed(chat, thread_of(message))
        else:
            await self._services.groups.topic_reopened(chat, thread_of(message))

    async def _topic_named(self, update: Update, _context: Any) -> None:
        message = update.effective_message
        assert message is not None
        topic = message.forum_topic_created or message.forum_topic_edited
        if topic is not None and topic.name:
            chat = await group_of(self._services.storage, message.chat)
            await self._services.club.topic_named(chat, thread_of(message), topic.name)

    async def _left(self, update: Update, _context: Any) -> None:
        """Who has left a group waits for no table there, and wants to hear nothing of it."""
        message = update.effective_message
        assert message is not None
        user = message.left_chat_member
        if user is None or user.is_bot:
            return
        chat = await group_of(self._services.storage, message.chat)
        person = await person_of(self._services.storage, user)
        await self._services.lobbies.expel(chat.id, person)
        await self._services.seats.expel(chat.id, person)
        await self._services.watching.left(chat, person)


def _may_write(member: ChatMember) -> bool:
    if isinstance(member, ChatMemberRestricted):
        return member.is_member and member.can_send_messages
    return member.status in PRESENT
