"""The commands of hosts, and what somebody may do who writes in the group's own name.

An anonymous administrator's message proves an administrator and names nobody; so it can open a
table or ban, and for the rest gets a button, whose press comes from a person.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from telegram import Message, User

from bot.handlers.heard import InGroup
from bot.handlers.people import person_of
from bot.handlers.telling import say
from bot.screens import alerts, hosting, notices, watch
from bot.screens.screen import Screen
from bot.services import Services
from storage import Chat, Person

Verdict = Callable[[Chat, Person], Awaitable[Screen]]
"""What becomes of somebody, and what the group is told."""


class Hosts:
    """Commands in a group."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def notify(self, heard: InGroup, person: Person) -> None:
        """Tell this person when a table opens here, or no longer."""
        services, chat = self._services, heard.chat
        if person.started:
            await services.watching.toggle(person, chat, heard.edition)
            return
        address = await services.invitations.address(person, {"watch": chat.id})
        self._say(heard, watch.from_the_group(address, heard.t))

    async def ban(self, heard: InGroup, person: Person) -> None:
        """Ban whoever wrote the message that is answered."""
        await self._if_administrator(heard, person, self._services.hosting.ban)

    async def unban(self, heard: InGroup, person: Person) -> None:
        """Forgive whoever wrote the message that is answered."""
        await self._if_administrator(heard, person, self._services.hosting.forgive)

    async def unnamed(self, command: str, heard: InGroup) -> None:
        """A command by somebody who writes in the name of the group, or of a channel."""
        sender, services = heard.message.sender_chat, self._services
        if sender is None or sender.id != heard.message.chat.id:
            self._say(heard, hosting.write_as_yourself(heard.t))
            return
        match command:
            case "newgame":
                await services.wishes.open(heard.chat, heard.thread, None)
            case "settings" | "language":
                self._say(heard, hosting.settings_in_private(heard.t))
            case "endgame":
                await self._ask_to_end(heard)
            case "ban":
                await self._about_whom(heard, services.hosting.ban)
            case "unban":
                await self._about_whom(heard, services.hosting.forgive)
            case _:
                self._say(heard, hosting.write_as_yourself(heard.t))

    async def _ask_to_end(self, heard: InGroup) -> None:
        match = await self._services.storage.matches.live_of(heard.chat.id, heard.thread)
        if match is None:
            self._say(heard, notices.no_game(heard.t))
        else:
            self._say(heard, hosting.end_here(match.public_id, heard.chat.title, heard.t))

    async def _if_administrator(self, heard: InGroup, person: Person, do: Verdict) -> None:
        if await self._services.is_administrator(heard.chat, person):
            await self._about_whom(heard, do)
        else:
            self._say(heard, notices.said(alerts.unproven_administrator(heard.t)))

    async def _about_whom(self, heard: InGroup, do: Verdict) -> None:
        user = _answered(heard.message)
        if user is None:
            self._say(heard, hosting.how_to_ban(heard.t))
            return
        person = await person_of(self._services.storage, user, heard.chat)
        self._say(heard, await do(heard.chat, person))

    def _say(self, heard: InGroup, screen: Screen) -> None:
        say(self._services, heard, screen)


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
