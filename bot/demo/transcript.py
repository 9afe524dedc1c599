"""The demo where there is no terminal: one block of plain text per change, no control codes.

Promises that every message, edit, deletion and tap comes once, in order, each under the chat it
belongs to. Of an edited message only the lines that changed are repeated.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import inf

from bot.demo.chats import Bubble, Tap
from bot.demo.watch import Place, Watch
from bot.sandbox import Message
from bot.texts import Plain, Translator

PATIENCE = 2.0
"""How long the transcript waits for the answer to a tap, in seconds."""


@dataclass(frozen=True, slots=True, order=True)
class _Event:
    at: float
    turn: int
    """Of two at the same moment, which came first: a tap before what came of it."""
    block: str = field(compare=False)


class Transcript:
    """Everything that `watch` can see, as it happens; times count from `start`."""

    def __init__(self, watch: Watch, words: Translator, start: float) -> None:
        self._watch = watch
        self._words = words
        self._start = start
        self._states: dict[tuple[int, int], int] = {}
        self._gone: set[tuple[int, int]] = set()
        self._taps: set[str] = set()
        self._events: list[_Event] = []

    def news(self, now: float, *, last: bool = False) -> Iterator[str]:
        """The blocks of what has happened since.

        A tap waits for its answer, and what came after it waits too, but not for long.
        """
        until = inf if last else self._unanswered_since(now)
        self._events += self._tapped(until)
        for place in (self._watch.group, *self._watch.privates):
            for message in place.room.everything():
                self._events += self._message(place, message)
        self._events.sort()
        while self._events and self._events[0].at < until:
            yield self._events.pop(0).block

    def _unanswered_since(self, now: float) -> float:
        waiting = (
            query.at
            for query in self._watch.taps()
            if query.id not in self._taps and query.answer is None and now - query.at < PATIENCE
        )
        return min(waiting, default=inf)

    def _message(self, place: Place, message: Message) -> Iterator[_Event]:
        key = message.chat.id, message.id
        done = self._states.get(key, 0)
        states = message.states[:]
        for index in range(done, len(states)):
            bubble = self._watch.bubble(place, message, index)
            if place.reads(states[index]) and bubble.text:
                before = self._watch.bubble(place, message, index - 1) if index else None
                block = self._block(place, states[index].at, *self._said(bubble, before))
                yield _Event(states[index].at, 1, block)
        self._states[key] = len(states)
        if message.deleted_at is not None and key not in self._gone:
            self._gone.add(key)
            who = message.sender.first_name
            what = self._words.plain("demo-deletes", name=who)
            yield _Event(message.deleted_at, 2, self._block(place, message.deleted_at, what, []))

    def _said(self, bubble: Bubble, before: Bubble | None) -> tuple[str, list[str]]:
        if bubble.service:
            return bubble.text, []
        if before is None:
            what = self._words.plain("demo-writes", name=bubble.sender)
            if bubble.sounded:
                what = self._words.plain("demo-writes-aloud", name=bubble.sender)
            return what, [*_text(bubble), *_keys(bubble)]
        changed = [line for index, line in enumerate(_text(bubble)) if index in bubble.fresh]
        keys = _keys(bubble) if bubble.keys != before.keys else []
        return self._words.plain("demo-edits", name=bubble.sender), [*changed, *keys]

    def _tapped(self, until: float) -> Iterator[_Event]:
        for query in self._watch.taps():
            if query.id in self._taps or query.at >= until:
                continue
            self._taps.add(query.id)
            place = self._watch.place_of(query.chat_id)
            tap = self._watch.tap(query)
            what = self._words.plain("demo-taps", name=tap.who, button=Plain(tap.key))
            yield _Event(query.at, 0, self._block(place, query.at, what, self._answer(tap)))

    def _answer(self, tap: Tap) -> list[str]:
        if tap.answer:
            kind = self._words.plain("demo-alert" if tap.alert else "demo-toast")
            return [f"({kind}) {line}" for line in tap.answer.split("\n")]
        return [f"→ {tap.opens}"] if tap.opens else []

    def _block(self, place: Place, at: float, what: str, lines: list[str]) -> str:
        if place.person is None:
            where: str = place.room.chat.title
        else:
            where = self._words.plain("demo-in-private", name=place.person.name)
        head = f"{clock(at - self._start)} {where} · {what}"
        return "\n".join([head, *(f"    {line}".rstrip() for line in lines), ""])


def clock(seconds: float) -> str:
    """A duration as minutes and seconds."""
    minutes, rest = divmod(max(0, int(seconds)), 60)
    return f"{minutes}:{rest:02}"


def _text(bubble: Bubble) -> list[str]:
    """The text by lines, quotes with a bar."""
    quotes = [mark for mark in bubble.marks if mark.kind.endswith("blockquote")]
    found, start = [], 0
    for line in bubble.text.split("\n"):
        quoted = any(mark.start <= start and start + len(line) <= mark.end for mark in quotes)
        found.append(f"│ {line}" if quoted else line)
        start += len(line) + 1
    return found


def _keys(bubble: Bubble) -> list[str]:
    return [" ".join(f"[{key.text}]" for key in row) for row in bubble.keys]
