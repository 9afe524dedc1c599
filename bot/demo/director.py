"""Where to look: the chat where something happens, for as long as it takes to see it.

Pure; times are seconds on one clock. Whoever taps comes at once, whoever is asked as soon as the
last thing has been seen, and, where only one chat fits, the group whenever it has moved on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.demo.chats import Chat

DWELL_SECONDS = 1.1
"""How long something is looked at before the next thing, unless somebody taps elsewhere."""
GLANCE_SECONDS = 0.5
"""The least that even a tap elsewhere leaves."""

Where = int | None
"""A private chat by index; None is the group."""


@dataclass(slots=True)
class Director:
    """Follows the game. `focus` is where to look, `recent` private chats by latest activity."""

    focus: Where = None
    recent: list[int] = field(default_factory=list)
    _since: float = 0.0
    _waiting: list[Where] = field(default_factory=list)
    _stage: tuple[object, ...] = ()
    _asked: dict[int, tuple[object, ...]] = field(default_factory=dict)
    _tap: Where = None
    _tapped: bool = False

    def tapped(self, where: Where) -> None:
        """Somebody taps there."""
        self._tap, self._tapped = where, True

    def follow(self, group: Chat, privates: Sequence[Chat], now: float, *, single: bool) -> Where:
        """Where to look now. `single`: one chat at a time is seen."""
        stage = _stage(group)
        if stage != self._stage:
            self._stage = stage
            if single:
                self._wait_for(None)
        for index, chat in enumerate(privates):
            question = _question(chat)
            if question and question != self._asked.get(index):
                self._wait_for(index)
            self._asked[index] = question
        looked = now - self._since
        if self._tapped and (self._tap == self.focus or looked >= GLANCE_SECONDS):
            self._tapped = False
            self._look(self._tap, now)
        elif self._waiting and looked >= DWELL_SECONDS:
            self._look(self._waiting[0], now)
        return self.focus

    def _wait_for(self, where: Where) -> None:
        if where not in self._waiting:
            self._waiting.append(where)

    def _look(self, where: Where, now: float) -> None:
        self.focus, self._since = where, now
        if where in self._waiting:
            self._waiting.remove(where)
        if where is not None:
            if where in self.recent:
                self.recent.remove(where)
            self.recent.insert(0, where)


def _stage(group: Chat) -> tuple[object, ...]:
    """Changes when the group has moved on, not with every card."""
    return tuple((it.id, it.text.split("\n", 1)[0]) for it in group.bubbles if it.by_bot)


def _question(chat: Chat) -> tuple[object, ...]:
    """What the chat's newest message asks: more than one thing to choose from, or nothing."""
    if not chat.bubbles:
        return ()
    newest = chat.bubbles[-1]
    keys = [key.text for row in newest.keys for key in row if not key.link]
    return (newest.id, newest.text) if len(keys) > 1 else ()
