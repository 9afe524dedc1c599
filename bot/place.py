"""Where a message stands, by keys of our own.

Promises: a value that survives Telegram changing a group's id, and a text form that parses back.
Leaves to others: which Telegram chat a key belongs to (storage knows, the outbox asks).
"""

import re
from dataclasses import dataclass
from typing import Literal

PlaceKind = Literal["group", "private"]

# Canonical only: no leading zeros, no "/0", so that one place has one text and one row.
_TEXT = re.compile(r"(?:g([1-9][0-9]*)(?:/([1-9][0-9]*))?|p([1-9][0-9]*))", re.ASCII)


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A group (and topic in it), or a person's private chat.

    `key` is chats.id or persons.id, our own surrogate key, never Telegram's: a migration changes
    Telegram's. `thread` is a forum topic's message_thread_id, 0 where there is none.
    Text form: "g5", "g5/12", "p12"; `Place.parse` is the inverse of `str`.
    """

    kind: PlaceKind
    key: int
    thread: int = 0

    def __post_init__(self) -> None:
        if self.key < 1:
            raise ValueError(f"a place's key is 1 or more, not {self.key}")
        if self.thread < 0:
            raise ValueError(f"a place's thread is 0 or more, not {self.thread}")
        if self.kind == "private" and self.thread:
            raise ValueError("a private chat has no topics here")

    def __str__(self) -> str:
        thread = f"/{self.thread}" if self.thread else ""
        return f"{self.kind[0]}{self.key}{thread}"

    @classmethod
    def parse(cls, text: str) -> "Place":
        """The place whose text form this is. Raises ValueError for anything else."""
        match = _TEXT.fullmatch(text)
        if match is None:
            raise ValueError(f"not a place: {text!r} (expected g5, g5/12 or p12)")
        group, thread, person = match.groups()
        if person is not None:
            return cls("private", int(person))
        return cls("group", int(group), int(thread or 0))

    @classmethod
    def group(cls, chat: int, thread: int = 0) -> "Place":
        """The group with this chats.id, or one topic of it."""
        return cls("group", chat, thread)

    @classmethod
    def private(cls, person: int) -> "Place":
        """The private chat with the person of this persons.id."""
        return cls("private", person)
