"""The outbox's vocabulary: urgency, what is wanted, what is shown, and whom it asks.

Plain data and protocols; no I/O and no Telegram. What the outbox asks of storage is stated here as
a protocol, so that tests can stand in for it and the outbox imports no database.
"""

import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from hashlib import blake2b
from typing import Literal, Protocol

from bot.pictures.digest import digest
from bot.pictures.model import Themed
from bot.place import Place
from bot.screens.screen import Screen


class Urgency(IntEnum):
    """Lower goes first."""

    ASKED = 0  # buttons of whoever is asked
    ACTED = 1  # buttons of whoever just acted (they must vanish); whole tricks in the group
    GROUP = 2  # the group, card by card
    REST = 3  # everybody else's hands
    TIDY = 4  # old messages, and buttons that nobody needs any more: may wait long


# Stored in the place of a hash when only the buttons were taken off: equal to no screen's hash.
STRIPPED = "stripped"

# The edition of content that goes wherever the slot's message is, without sending one anew.
IN_PLACE = "="

# Why a place is not written to: it was found so, or (unknown) the resolver has no address for it.
Reason = Literal[
    "blocked",  # the person blocked the bot
    "never_started",  # the person never opened the private chat
    "deactivated",  # the person's account is gone
    "kicked",  # the bot was removed from the group
    "gone",  # the chat is not found
    "no_thread",  # the forum topic is not found
    "closed",  # the forum topic is closed
    "no_rights",  # the bot is a member that may not write
    "unknown",
]


class SlotRow(Protocol):
    """What storage remembers of a slot.

    `hash` None: what the message shows is not known. `shown_edition` is the edition `message_id`
    was sent for; where `edition` differs, a send was begun whose outcome is unknown.
    """

    @property
    def slot(self) -> str: ...
    @property
    def standing(self) -> bool: ...
    @property
    def message_id(self) -> int | None: ...
    @property
    def hash(self) -> str | None: ...
    @property
    def edition(self) -> str: ...
    @property
    def shown_edition(self) -> str | None: ...


class Slots(Protocol):
    """The part of storage that the outbox needs; `place` is Place's text, `now` epoch seconds."""

    async def all_for(self, place: str) -> Sequence[SlotRow]: ...
    async def mark(self, place: str, slot: str, *, now: float) -> bool: ...
    async def intend(
        self, place: str, slot: str, *, standing: bool, edition: str, now: float
    ) -> None: ...
    async def confirm(
        self,
        place: str,
        slot: str,
        *,
        standing: bool,
        edition: str,
        message_id: int,
        hash: str | None,  # noqa: A002 (storage's word)
        now: float,
    ) -> None: ...
    async def leave(
        self, place: str, slot: str, old: str, *, message_id: int, edition: str | None, now: float
    ) -> None: ...
    async def forget(self, place: str, slot: str) -> None: ...


# The Telegram id of a place's chat, or None when there is no way to write to it.
Resolver = Callable[[Place], Awaitable[int | None]]


async def _nothing(*_: object) -> None:
    """A hook nobody asked for."""


@dataclass(frozen=True, slots=True)
class Hooks:
    """What the outbox tells the rest of the bot; awaited, and an error in one is only logged.

    on_unreachable(place, reason): nothing more is sent there until resume(place).
    on_no_rights(place): the same, for a group that does not let the bot write.
    on_reachable(place): the first call that Telegram accepted there after its chat had either.
    on_sent(place, slot): a new message stands there, so that links can lead to it.
    on_migrated(old, new): Telegram's ids of a group that became a supergroup; to be stored before
    it returns, because the place is resolved again then.
    """

    on_unreachable: Callable[[Place, Reason], Awaitable[None]] = _nothing
    on_reachable: Callable[[Place], Awaitable[None]] = _nothing
    on_migrated: Callable[[int, int], Awaitable[None]] = _nothing
    on_no_rights: Callable[[Place], Awaitable[None]] = _nothing
    on_sent: Callable[[Place, str], Awaitable[None]] = _nothing


class Observer(Protocol):
    """Hears of every call; for logs and the bench. Called synchronously: be quick."""

    def on_call(
        self, method: str, place: Place | None, slot: str, seconds: float, ok: bool
    ) -> None:
        """A call to Telegram has ended. place None: a callback answer or an orphan's keyboard."""

    def on_shown(self, place: Place, slot: str, age: float) -> None:
        """Telegram has confirmed newer content; for `age` seconds the slot had been outdated."""


@dataclass(slots=True)
class Stats:
    """Counts since the start: calls by method, failures by outcome, and those held back."""

    calls: dict[str, int] = field(default_factory=dict)
    failures: dict[str, int] = field(default_factory=dict)
    unchanged: int = 0


@dataclass(frozen=True, slots=True)
class Want:
    """Content declared for a slot."""

    screen: Screen
    hash: str
    edition: str
    sound: bool

    @classmethod
    def of(cls, screen: Screen, edition: str, sound: bool) -> "Want":
        return cls(screen, screen_hash(screen), edition, sound)

    def in_words(self) -> "Want":
        """The same without its picture, whose caption says it all."""
        return Want.of(replace(self.screen, picture=None), self.edition, self.sound)

    def without_buttons(self) -> "Want":
        return Want.of(replace(self.screen, buttons=()), self.edition, self.sound)


@dataclass(frozen=True, slots=True)
class Shown:
    """What Telegram is believed to show for a slot.

    message_id None: no message that we know of. hash None: its content is not known.
    """

    message_id: int | None
    hash: str | None
    edition: str


class Painter(Protocol):
    """Where pictures come from."""

    async def photo(self, picture: Themed) -> str | bytes:
        """Telegram's id of its file, or else the file."""

    async def uploaded(self, picture: Themed, file_id: str | None) -> None:
        """Telegram has it under this id; None: under none that we knew."""


class Unpainted:
    """For an outbox whose screens have no pictures."""

    async def photo(self, picture: Themed) -> str | bytes:
        raise NotImplementedError("expected a painter: a screen has a picture")

    async def uploaded(self, picture: Themed, file_id: str | None) -> None:
        """Never called."""


_PICTURE = "."


def screen_hash(screen: Screen) -> str:
    """32 hex digits that differ when text or buttons differ; stable over restarts.

    With a picture its digest follows after a point.
    """
    picture = f"{_PICTURE}{digest(screen.picture)}" if screen.picture else ""
    buttons = [[[b.text, b.data, b.url, b.style] for b in row] for row in screen.buttons]
    document = json.dumps([screen.text, buttons], ensure_ascii=False, separators=(",", ":"))
    return blake2b(document.encode(), digest_size=16).hexdigest() + picture


def picture_in(hash: str) -> str:  # noqa: A002 (storage's word)
    """The digest of the picture that a message with this hash shows; empty for a text."""
    return hash.partition(_PICTURE)[2]
