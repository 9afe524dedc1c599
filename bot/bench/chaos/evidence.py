"""What a run leaves behind, as plain values: the log, and what people did and saw.

Moments are seconds on the run's own clock, which is never wrong; `Event.told` is on the bot's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Event:
    """One line of a match's log."""

    seq: int
    kind: str
    payload: Mapping[str, Any]
    told: float
    at: float


@dataclass(frozen=True, slots=True)
class Match:
    """A match as it is stored. `group`: its title; `chats`: Telegram's ids that it had and has."""

    key: int
    name: str
    group: str
    chats: frozenset[int]
    thread: int
    closed: bool
    last_seq: int
    events: tuple[Event, ...]
    merged: bool = False
    """Its group became one with another, where a match was being played."""


@dataclass(frozen=True, slots=True)
class Tap:
    """A press that reached Telegram; `answer` None: nothing came of it that anybody saw."""

    person: int
    at: float
    chat: int
    message: int
    data: str
    answer: str | None
    alert: bool = False
    url: bool = False


@dataclass(frozen=True, slots=True)
class Wrote:
    """What somebody wrote, wherever it was."""

    person: int
    at: float
    text: str


@dataclass(frozen=True, slots=True)
class Sight:
    """Something of the bot's that a person saw at `at`: `text` with its buttons' words.

    `chat` is where; `message` 0 for an answer, whose `data` is the tapped button's. `sent`: when
    the message came, or the button was tapped.
    """

    person: int
    at: float
    chat: int
    message: int
    text: str
    data: str = ""
    sent: float = 0.0


@dataclass(frozen=True, slots=True)
class Shown:
    """A message of the bot's that stands in the end. `buttons`: what they would say to the bot."""

    chat: int
    message: int
    thread: int
    text: str
    buttons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Slot:
    """What the bot remembers of a message: where by its own key, and by Telegram's id."""

    place: str
    name: str
    chat: int | None
    message: int | None
    settled: bool
    """What it meant to show, and what it believes to show, are one."""


@dataclass(frozen=True, slots=True)
class Orphan:
    """A message that the bot doesn't remember, what its buttons said, and what a tap did."""

    chat: int
    message: int
    buttons: tuple[str, ...]
    changed_the_log: bool
    buttons_left: bool


@dataclass(frozen=True, slots=True)
class Change:
    """What a restart in peace changed on a screen. `moved`: in that chat play went on meanwhile
    (a computer's card, a deadline that passed), so that the log alone says what is so."""

    chat: int
    message: int
    what: str
    moved: bool


@dataclass(frozen=True, slots=True)
class Evidence:
    """All of it.

    `people`: the bot's key by Telegram id. `names`: all names somebody had. `lost`: by chat, how
    often an answer to a send was lost, kills included. `refused`: calls answered 429 that were not
    made to be. `mended`: what a restart in peace changed on a screen. `said`: the bot's log lines.
    """

    matches: tuple[Match, ...]
    people: Mapping[int, int]
    names: Mapping[int, frozenset[str]]
    taps: tuple[Tap, ...]
    wrote: tuple[Wrote, ...]
    sights: tuple[Sight, ...]
    shown: tuple[Shown, ...]
    slots: tuple[Slot, ...]
    gone: frozenset[tuple[int, int]] = frozenset()
    """Messages that somebody else took away."""
    orphans: tuple[Orphan, ...] = ()
    lost: Mapping[int, int] = field(default_factory=dict)
    refused: tuple[str, ...] = ()
    mended: tuple[Change, ...] = ()
    deaths: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
