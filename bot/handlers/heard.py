"""A command as it was heard: what it says, where it is to be answered, and in which words."""

from __future__ import annotations

from dataclasses import dataclass

from telegram import Message

from bot.place import Place
from bot.texts import Translator
from storage import Chat, Person


@dataclass(frozen=True, slots=True)
class _Heard:
    message: Message
    t: Translator
    """The words of whoever is to read the answer."""

    @property
    def edition(self) -> str:
        """Names the answer, which stands below the message."""
        return str(self.message.message_id)


@dataclass(frozen=True, slots=True)
class InGroup(_Heard):
    """A command in a group, whoever has written it."""

    chat: Chat
    thread: int

    @property
    def place(self) -> Place:
        """Where it stands."""
        return Place.group(self.chat.id, self.thread)


@dataclass(frozen=True, slots=True)
class InPrivate(_Heard):
    """A command, or anything else, in somebody's private chat."""

    person: Person

    @property
    def place(self) -> Place:
        """Where it stands."""
        return Place.private(self.person.id)
