"""The queue of updates, and the long poll that empties it.

Promises Telegram's rules: an offset confirms everything before it, a second reader throws out the
first with 409, `allowed_updates` counts when an update is made and is remembered, chat_member is
off until asked for, updates older than a day are gone.
"""

import asyncio
import json
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.sandbox.errors import conflict

Payload = Mapping[str, object]
KEPT_SECONDS = 24 * 3600
BETWEEN_READS = 5.0
FIRST_ID = 100_000_001
# What Telegram leaves out unless it is asked for by name.
NOT_BY_DEFAULT = frozenset({"chat_member", "message_reaction", "message_reaction_count"})
TERMINATED = (
    "terminated by other getUpdates request; make sure that only one bot instance is running"
)
WEBHOOK_ACTIVE = (
    "can't use getUpdates method while webhook is active; "
    "use deleteWebhook to delete the webhook first"
)


@dataclass(frozen=True, slots=True)
class _Update:
    id: int
    at: float
    body: Payload


class UpdateQueue:
    """What the bot has not confirmed yet."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.webhook = ""
        self.allowed: frozenset[str] = frozenset()
        self._clock = clock
        self.next_id = FIRST_ID
        self._pending: list[_Update] = []
        self._again: list[_Update] = []
        self._duplicates = 0
        self._duplicated: set[int] = set()
        # Done with True when another reader threw this one out, with False when there is news.
        self._poll: asyncio.Future[bool] | None = None
        self._read_at = -math.inf

    @property
    def has_reader(self) -> bool:
        """Whether somebody waits for updates, or did a moment ago."""
        waits = self._poll is not None and not self._poll.done()
        return waits or self._clock() - self._read_at < BETWEEN_READS

    def __len__(self) -> int:
        return len(self._pending)

    def add(self, kind: str, body: Payload) -> None:
        """Queue an update of that kind ("message", "callback_query" …), if the bot wants it."""
        wanted = kind in self.allowed if self.allowed else kind not in NOT_BY_DEFAULT
        if not wanted:
            return
        update = self._queue({kind: body})
        if self._duplicates:
            self._duplicates -= 1
            self._duplicated.add(update.id)
        self._wake()

    def forge(self, body: Payload) -> None:
        """Queue this as it is, whether it makes sense or not and whatever the bot wants."""
        self._queue(body)
        self._wake()

    def _queue(self, body: Payload) -> _Update:
        update = _Update(self.next_id, self._clock(), body)
        self.next_id += 1
        self._pending.append(update)
        return update

    def duplicate_next(self, times: int = 1) -> None:
        """The next update comes again, same id, after it was confirmed."""
        self._duplicates += times

    def clear(self) -> None:
        """Drop everything that waits."""
        self._pending.clear()
        self._again.clear()

    def interrupt(self) -> None:
        """End a long poll that waits, as if its time were up."""
        self._wake()

    def _wake(self) -> None:
        if self._poll is not None and not self._poll.done():
            self._poll.set_result(False)

    def _confirm(self, offset: int) -> None:
        if offset < 0:
            offset = self._pending[offset:][0].id if self._pending else 0
        old = self._clock() - KEPT_SECONDS
        kept: list[_Update] = []
        for update in self._pending:
            if update.id < offset:
                if update.id in self._duplicated:
                    self._duplicated.discard(update.id)
                    self._again.append(update)
            elif update.at > old:
                kept.append(update)
        self._pending = kept

    def _batch(self, limit: int) -> list[dict[str, object]]:
        again, self._again = self._again, []
        batch = [*again, *self._pending][:limit]
        return [{"update_id": update.id, **update.body} for update in batch]

    async def get(
        self,
        offset: int,
        limit: int,
        seconds: float,
        allowed_updates: str,
    ) -> list[dict[str, object]]:
        """One getUpdates call: waits up to that many `seconds` for something to give.

        Raises Refusal 409 when another reader comes, or when a webhook is set.
        """
        if self.webhook:
            raise conflict(WEBHOOK_ACTIVE)
        self._read_at = self._clock()
        if allowed_updates:
            self.allowed = _kinds(allowed_updates)
        if self._poll is not None and not self._poll.done():
            self._poll.set_result(True)
        self._confirm(offset)
        limit = min(max(limit, 1), 100)
        batch = self._batch(limit)
        if batch or seconds <= 0:
            return batch
        poll: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._poll = poll
        await asyncio.wait([poll], timeout=seconds)
        if not poll.done():
            poll.cancel()
        elif poll.result():
            raise conflict(TERMINATED)
        return self._batch(limit)


def _kinds(allowed_updates: str) -> frozenset[str]:
    try:
        kinds = json.loads(allowed_updates)
    except ValueError:
        return frozenset()
    return frozenset(str(kind) for kind in kinds) if isinstance(kinds, list) else frozenset()
