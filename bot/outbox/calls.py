"""Calls to Telegram, one at a time for any one chat, and what their answers say of the chat.

Promises: a call is counted, told to the observer, and held against the budget while it lasts;
nothing that a hook raises gets out. Leaves to others: what is called for, and what an answer says
of a message (worker).
"""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from bot.outbox.board import Board
from bot.outbox.budget import Budget
from bot.outbox.model import Hooks, Observer, Stats
from bot.outbox.outcome import Kind, Outcome
from bot.outbox.slot import Leftover, Slot
from bot.outbox.trace import where
from bot.place import Place

log = structlog.get_logger(__name__)

# A chat that fails (5xx, no network) is tried again after 1, 2, 4 … seconds, 30 at most.
LONGEST_BACKOFF = 30.0

Named = Slot | Leftover


class Calls:
    """All of an outbox's calls."""

    def __init__(
        self,
        board: Board,
        budget: Budget,
        hooks: Hooks,
        observer: Observer | None,
        stats: Stats,
        clock: Callable[[], float],
    ) -> None:
        self._board = board
        self._budget = budget
        self._hooks = hooks
        self._observer = observer
        self._stats = stats
        self._clock = clock

    async def spend(
        self, chat: int, method: str, item: Named | None, request: Awaitable[Outcome]
    ) -> Outcome:
        """A call that Telegram counts, from the moment it leaves."""
        self._budget.leaves(chat)
        outcome = await self.make(method, item, request)
        self._budget.done(chat)
        return outcome

    async def make(self, method: str, item: Named | None, request: Awaitable[Outcome]) -> Outcome:
        """Await one request, for an item if it has a name; count it and tell the observer."""
        place, name = (None, "") if item is None else (item.place, item.name)
        started = self._clock()
        outcome = await request
        self._stats.calls[method] = self._stats.calls.get(method, 0) + 1
        if not outcome.ok:
            kind = outcome.kind.name.lower()
            self._stats.failures[kind] = self._stats.failures.get(kind, 0) + 1
            tell = log.debug if outcome.kind is Kind.NO_PINS else log.info  # it is a courtesy
            tell(
                "telegram did not do it",
                method=method,
                place=place and str(place),
                slot=name,
                outcome=kind,
                detail=outcome.detail,
            )
        if self._observer is not None:
            self._observer.on_call(method, place, name, self._clock() - started, outcome.ok)
        return outcome

    async def landed(self, slot: Slot, since: float | None, outcome: Outcome) -> None:
        """Tell whoever wants to know what the slot shows, which was outdated `since`."""
        if outcome.kind is not Kind.OK:
            return
        if self._observer is not None and since is not None:
            self._observer.on_shown(slot.place, slot.name, self._clock() - since)
        if outcome.message_id is not None:
            await self._tell(self._hooks.on_sent(slot.place, slot.name))

    async def heed(self, place: Place, chat: int, outcome: Outcome) -> None:
        """What an answer says about the chat as a whole."""
        state = self._board.chat(place)
        if outcome.ok:
            state.failures = 0
            if state.found.get(place, 0) != state.lost:
                state.found[place] = state.lost
                await self._tell(self._hooks.on_reachable(place))
            return
        match outcome.kind:
            case Kind.FLOOD:
                self._budget.pause(chat, outcome.seconds)
            case Kind.UNCLEAR | Kind.NOT_SENT:
                self._budget.pause(chat, min(LONGEST_BACKOFF, 2.0**state.failures))
                state.failures = min(state.failures + 1, 10)
            case Kind.MIGRATED:
                await self._tell(self._hooks.on_migrated(chat, outcome.chat))
                self._board.moved(place, self._clock())
                # Should storage not have heard of it, the old address would answer so for ever.
                await self._tell(self._board.prepare(place, self._clock()))
                if state.telegram_id == chat and outcome.chat is not None:
                    self._board.found(state, outcome.chat)
            case Kind.UNREACHABLE:
                reason = outcome.reason
                if place.kind == "private" and reason == "gone":
                    reason = "never_started"  # Telegram's other word for it
                self._board.pause(place, reason)
                state.lost += 1
                if reason == "no_rights":
                    await self._tell(self._hooks.on_no_rights(place))
                else:
                    await self._tell(self._hooks.on_unreachable(place, reason))
            case _:
                state.failures = 0

    async def _tell(self, hook: Awaitable[None]) -> None:
        try:
            await hook
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log.warning("a hook failed", error=where(error))
