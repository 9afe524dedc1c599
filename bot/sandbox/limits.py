"""Telegram's flood control: how many calls a chat, a group and a whole bot may make.

Promises sliding windows over an injected clock, strict: the call after the last allowed one is
refused. What is refused is not counted. Leaves to others which calls count (sends, edits and
deletions do; answers to button presses never do).
"""

import math
from collections import deque
from dataclasses import dataclass, field

from bot.sandbox.errors import too_many_requests


@dataclass(frozen=True, slots=True)
class Limits:
    """How many counted calls Telegram takes. 0 switches a rule off.

    `slack` (seconds) forgives what the way over the network does to two calls that were sent
    exactly far enough apart.
    """

    chat_per_second: int = 1
    group_per_minute: int = 20
    all_per_second: int = 30
    slack: float = 0.05

    @classmethod
    def none(cls) -> "Limits":
        """Nothing is refused."""
        return cls(0, 0, 0)


@dataclass(slots=True)
class _Window:
    count: int
    seconds: float
    times: deque[float] = field(default_factory=deque)

    def wait(self, now: float) -> float:
        """Seconds until one more fits; 0 when it fits now."""
        while self.times and self.times[0] <= now - self.seconds:
            self.times.popleft()
        if self.count == 0 or len(self.times) < self.count:
            return 0.0
        return self.times[-self.count] + self.seconds - now


class FloodControl:
    """Counts calls and refuses those that are too many."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._chats: dict[int, _Window] = {}
        self._groups: dict[int, _Window] = {}
        self._all = _Window(limits.all_per_second, 1.0 - limits.slack)

    def spend(self, chat_id: int, *, group: bool, now: float) -> None:
        """Count one call to that chat at `now`, or refuse it with 429 and retry_after."""
        limits = self.limits
        windows = [self._all]
        windows.append(
            self._chats.setdefault(chat_id, _Window(limits.chat_per_second, 1.0 - limits.slack))
        )
        if group:
            windows.append(
                self._groups.setdefault(
                    chat_id, _Window(limits.group_per_minute, 60.0 - limits.slack)
                )
            )
        wait = max(window.wait(now) for window in windows)
        if wait > 0:
            raise too_many_requests(max(1, math.ceil(wait)))
        for window in windows:
            if window.count:
                window.times.append(now)
