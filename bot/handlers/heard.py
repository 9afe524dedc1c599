"""A command as it was heard: what it says, where it is to be answered, and in which words."""

from __future__ import annotations

from dataclasses import dataclass

from telegram import Message

from bot.place import Place
from bot.texts import Translator
from storage import Chat, Person


@dataclass(frozen=True, slots=True)
class InGroup:
    """A command in a group, whoever has written it."""

    message: Message
    chat: Chat
    thread: int
    t: Translator
    """The group's words."""

    @property
    def place(self) -> Place:
        """Where it stands."""
        return Place.group(self.chat.id, self.thread)

    @property
    def edition(self) -> str:
        """Names its answer, which stands below it."""
        return str(self.message.message_id)


@dataclass(frozen=True, slots=True)
class InPrivate:
    """A command, or anything else, in somebody's private chat."""

    message: Message
    person: Person
    t: Translator
    """Their words."""

    @property
    def place(self) -> Place:
        """Where it stands."""
        return Place.private(self.person.id)

    @property
    def edition(self) -> str:
        """Names its answer, which stands below it."""
        return str(self.message.message_id)
