"""How often Telegram may be called: arithmetic alone, with the clock passed in.

Promises, counting every send, edit and deletion (telegram.md, Limits; Telegram counts them alike):
- calls of one chat start at least a second apart, and a second after the one before has ended;
- a group gets at most 18 in any 60 s, spent evenly: one each 60/18 s, never 18 and then silence;
- at most 29 in any second over all chats (Telegram: 30), the last few of them for what is urgent;
- a chat that Telegram told to wait gets none until the wait is over, and no other chat waits.

Telegram counts a call when it arrives, which is some time between its start and its end. So a call
counts from its start until a second after its end: then the limits hold at Telegram's end however
late it was. One that hangs, though a call that left later has been answered, counts two seconds at
most: a few dead connections must not eat everybody's budget. While nothing is answered at all, what
hangs counts on: it may all arrive in one moment.

Chats are Telegram's ids: the topics of one group share its budget.
Leaves to others: who goes first (outbox), counting callback answers (Telegram does not).
"""

import heapq
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from math import inf

# How many chats are remembered before those with nothing left to remember are dropped.
_PRUNE_AT = 4096


@dataclass(frozen=True, slots=True)
class Limits:
    """Telegram's limits, with room to spare; times in seconds.

    `group_burst` calls of a quiet group may go a second apart before they are spread; what they
    take is saved afterwards, so that no `group_window` has more than `group_calls` either way.
    `overall_kept` of `overall_calls` are kept for urgent calls: buttons come in bursts, and what
    can wait must not have spent the second before they do.
    A call that hangs while later ones are answered counts `hanging` at most.
    `jitter` is added to a group's interval, for clocks that do not tick alike.
    """

    chat_gap: float = 1.0
    group_calls: int = 18
    group_window: float = 60.0
    group_burst: int = 1
    overall_calls: int = 29
    overall_kept: int = 5
    overall_window: float = 1.0
    hanging: float = 2.0
    jitter: float = 0.01

    @property
    def group_interval(self) -> float:
        """Seconds between two calls of one group that is kept busy."""
        return self.group_window / (self.group_calls - self.group_burst + 1) + self.jitter


UNLIMITED = Limits(
    chat_gap=0.0,
    group_window=0.0,
    overall_calls=1_000_000,
    overall_window=0.0,
    hanging=0.0,
    jitter=0.0,
)


class Budget:
    """What may be called now, and when the next may. Not thread-safe; one event loop's."""

    def __init__(self, clock: Callable[[], float], limits: Limits | None = None) -> None:
        self._clock = clock
        self._limits = limits or Limits()
        self._not_before: dict[int, float] = {}  # chat → a second after its last call
        self._even: dict[int, float] = {}  # group → when its next evenly spread call is due
        self._ended: dict[int, deque[float]] = {}  # group → when its last `group_calls` ended
        self._paused: dict[int, float] = {}  # chat → end of the wait Telegram asked for
        # chat → when its unfinished call left, and when it stops counting, if that is known
        self._flying: dict[int, tuple[float, float]] = {}
        self._landed: list[float] = []  # heap: when each finished call stops counting

    def wait(self, chat: int, *, group: bool) -> float:
        """Seconds until this chat's own limits allow a call; 0 = now. Says nothing of overall."""
        due = self._not_before.get(chat, 0.0)
        if group:
            slack = (self._limits.group_burst - 1) * self._limits.group_interval
            due = max(due, self._even.get(chat, 0.0) - slack)
            ended = self._ended.get(chat)
            if ended is not None and len(ended) == self._limits.group_calls:
                # However late one of them was: it may have been counted when it ended.
                due = max(due, ended[0] + self._limits.group_window)
        return max(0.0, max(due, self._paused.get(chat, 0.0)) - self._clock())

    def overall_wait(self, *, urgent: bool = True) -> float:
        """Seconds until one more call may go at all; 0 = now. A call that ends may shorten it."""
        now = self._clock()
        while self._landed and self._landed[0] <= now:
            heapq.heappop(self._landed)
        again = now + self._limits.overall_window  # when to ask again of those that may still come
        flying = (min(until, again) for _, until in self._flying.values())
        ends = [*self._landed, *(end for end in flying if end > now)]
        allowed = self._limits.overall_calls
        if not urgent:
            allowed = max(1, allowed - self._limits.overall_kept)
        too_many = len(ends) - allowed + 1
        if too_many <= 0:
            return 0.0
        return max(0.0, heapq.nsmallest(too_many, ends)[-1] - now)

    def take(self, chat: int, *, group: bool) -> None:
        """Count a call that starts now. The caller has asked both waits and got 0."""
        now = self._clock()
        limits = self._limits
        if len(self._not_before) > _PRUNE_AT:
            self._prune(now)
        self._not_before[chat] = now + limits.chat_gap
        if group:
            self._even[chat] = max(self._even.get(chat, 0.0), now) + limits.group_interval
            self._ended.setdefault(chat, deque(maxlen=limits.group_calls))
        self._flying[chat] = now, inf

    def leaves(self, chat: int) -> None:
        """The call that `take` counted sets out only now: it will arrive that much later."""
        if chat in self._flying:
            self._flying[chat] = self._clock(), inf

    def done(self, chat: int) -> None:
        """The call that `take` counted has ended, well or badly. A second time changes nothing."""
        if chat not in self._flying:
            return
        now = self._clock()
        self._not_before[chat] = max(self._not_before.get(chat, 0.0), now + self._limits.chat_gap)
        if chat in self._ended:
            self._ended[chat].append(now)
        left, until = self._flying.pop(chat)
        gone = now + self._limits.overall_window
        heapq.heappush(self._landed, min(until, gone))
        for other, (earlier, until) in self._flying.items():
            if earlier < left and until == inf:
                self._flying[other] = earlier, max(gone, earlier + self._limits.hanging)

    def pause(self, chat: int, seconds: float) -> None:
        """No call to this chat for so long: Telegram's retry_after, or a back-off of our own."""
        until = self._clock() + seconds
        self._paused[chat] = max(self._paused.get(chat, 0.0), until)

    def paused_for(self, chat: int) -> float:
        """Seconds left of this chat's pause, 0 if none."""
        return max(0.0, self._paused.get(chat, 0.0) - self._clock())

    def _prune(self, now: float) -> None:
        for memory in (self._not_before, self._even, self._paused):
            for chat in [chat for chat, until in memory.items() if until <= now]:
                del memory[chat]
        old = now - self._limits.group_window
        for chat in [c for c, ended in self._ended.items() if not ended or ended[-1] <= old]:
            if chat not in self._flying:
                del self._ended[chat]
