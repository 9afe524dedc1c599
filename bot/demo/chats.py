"""What the demo shows, as plain data: chats with their bubbles, and who taps what.

Knows neither the sandbox nor the terminal. A chat holds what its own reader sees and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Style = Literal["primary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Mark:
    """Formatting of a run of the text; `start` and `end` are indexes of characters."""

    kind: str
    """An entity type of the Bot API: bold, italic, blockquote, text_link …"""
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Key:
    """A button as people see it."""

    text: str
    style: Style | None = None
    link: bool = False
    pressed: bool = False


@dataclass(frozen=True, slots=True)
class Bubble:
    """One message, as it stands now."""

    id: int
    sender: str
    text: str
    tint: int = 0
    """Everybody has a colour, the same in every chat; 0 is the bot's."""
    marks: tuple[Mark, ...] = ()
    keys: tuple[tuple[Key, ...], ...] = ()
    mine: bool = False
    """Written by the reader of a private chat: it stands on the right."""
    by_bot: bool = False
    service: bool = False
    """Telegram's own line: somebody was added."""
    edited: bool = False
    sounded: bool = False
    fresh: frozenset[int] = frozenset()
    """Lines of the text that have just changed."""


@dataclass(frozen=True, slots=True)
class Tap:
    """A tap and what came of it: a toast, an alert, an address that opened, or nothing yet."""

    who: str
    key: str
    tint: int = 0
    answer: str = ""
    alert: bool = False
    opens: str = ""


@dataclass(frozen=True, slots=True)
class Chat:
    """A chat on somebody's screen, the newest message last."""

    title: str
    about: str = ""
    bubbles: tuple[Bubble, ...] = ()
    tap: Tap | None = None
    """The latest tap, for as long as it is worth showing."""
    ringing: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """The whole screen. `recent` names private chats by index, the latest active first."""

    title: str
    hint: str
    group: Chat
    privates: tuple[Chat, ...]
    clock: str = ""
    focus: int | None = None
    """The private chat where something happens; None is the group."""
    recent: tuple[int, ...] = field(default=())
