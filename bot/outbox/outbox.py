"""The outbox: says what Telegram should show; makes it so, in order of urgency, within budgets.

Promises (house.md, "What the outbox knows"): declaring is synchronous and costs nothing; only the
newest of each slot is sent, and only if it differs; one request at a time a chat, so that a slow or
angry chat delays no other; callback answers wait for nothing; after a crash the rows say what to
mend. The one exception: a kill between an edit and its row, after which the very content is
declared that the row still holds, is not noticed; the next change mends it.

Leaves to others: what to show and when (table, lobby), which Telegram chat a place is (a resolver
passed in), what to do about a chat out of reach (hooks), finding a tapped message's slot (storage).
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from math import inf

import structlog
from telegram import Bot

from bot.outbox import wire
from bot.outbox.board import Board, Item
from bot.outbox.budget import Budget, Limits
from bot.outbox.calls import Calls
from bot.outbox.model import (
    IN_PLACE,
    Hooks,
    Observer,
    Painter,
    Resolver,
    Slots,
    Stats,
    Unpainted,
    Urgency,
    Want,
)
from bot.outbox.rows import Rows
from bot.outbox.slot import Leftover, Orphan, Slot, Step, order, rank
from bot.outbox.trace import where
from bot.outbox.worker import Worker
from bot.place import Place
from bot.screens.screen import Screen

log = structlog.get_logger(__name__)

# A chat that has to wait longer than this (seconds; a 429, a back-off) counts as paused: nobody
# waits for what it should show.
LONG_PAUSE = 5.0
# How long close() waits for calls under way, in seconds.
CLOSE_GRACE = 5.0
# So many orphans of a chat wait for their turn: a minute of a group.
_ORPHANS = 20
# A wait that rounding has left over must not become a busy loop (seconds).
_SHORTEST_WAIT = 0.001
# After this many seconds storage that failed is asked again.
_PREPARE_AGAIN = 1.0


class Outbox:
    """One per bot. `run` must be running for anything to be sent.

    `bot` sends, edits and deletes; `answer_bot`, if given, answers taps over its own connections.
    `clock` is monotonic seconds, `wall` epoch seconds (for rows). Both bots are initialised and
    shut down by the caller.
    """

    def __init__(
        self,
        bot: Bot,
        slots: Slots,
        resolve: Resolver,
        *,
        painter: Painter | None = None,
        hooks: Hooks | None = None,
        observer: Observer | None = None,
        answer_bot: Bot | None = None,
        limits: Limits | None = None,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.stats = Stats()
        self._answer_bot = answer_bot or bot
        self._clock = clock
        self._board = Board(slots, resolve)
        self._budget = Budget(clock, limits)
        self._rows = Rows(slots, self._board, clock, wall)
        self._calls = Calls(
            self._board, self._budget, hooks or Hooks(), observer, self.stats, clock
        )
        self._worker = Worker(
            bot,
            self._board,
            self._rows,
            self._calls,
            self._budget,
            painter or Unpainted(),
            clock,
        )
        self._busy: set[int] = set()  # chats with a request in flight
        self._working: set[Item] = set()
        self._preparing: dict[Place, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._wake = asyncio.Event()
        self._changed = asyncio.Event()
        self._closing = False
        self._late_since = inf  # since when what is urgent waits for the overall budget

    # --- declaring ---

    def show(
        self,
        place: Place,
        slot: str,
        screen: Screen,
        *,
        urgency: Urgency,
        edition: str | None = None,
        sound: bool = False,
    ) -> None:
        """This slot should show this screen; newest wins.

        While the stored edition is `edition`, or none is given, the message is edited in place,
        silently. Otherwise a new message is sent (with sound if asked, at most once an edition)
        and the old one deleted.
        """
        state = self._board.slot(place, slot)
        wanted = IN_PLACE if edition is None else edition
        want = self._board.wanted(place, Want.of(screen, wanted, sound))
        state.declare(want, urgency, self._clock())
        if state.since is None:
            self.stats.unchanged += 1
        if state.down is not None:  # behind those told before, also within one moment
            self._board.waiting.pop(state, None)
        self._touched(state)

    def bring_down(self, place: Place, slot: str, *, urgency: Urgency = Urgency.GROUP) -> None:
        """Send what is declared for it next anew at the bottom, silently.

        Nothing happens to a slot that has no message. Of several in one chat that are told with one
        urgency, the last comes last, whatever waited before.
        """
        state = self._known(place, slot)
        if state is not None:
            state.bring_down(urgency, self._clock())
            self._touched(state)

    def once(
        self, place: Place, slot: str, screen: Screen, *, urgency: Urgency, sound: bool = False
    ) -> None:
        """Send this at most once, ever, per (place, slot), whatever happens on the way."""
        state = self._board.slot(place, slot)
        state.once = True
        if state.want is None:
            want = self._board.wanted(place, Want.of(screen, "", sound))
            state.declare(want, urgency, self._clock())
            self._touched(state)

    def strip(self, place: Place, slot: str) -> None:
        """Take the buttons off the standing message; its text stays."""
        state = self._known(place, slot)
        if state is not None:
            state.take_buttons(Urgency.REST, self._clock())
            self._touched(state)

    def pin(self, place: Place, slot: str, *, on: bool = True) -> None:
        """The slot's message should be pinned, or no longer; silently, and where the bot may."""
        state = self._known(place, slot)
        if state is not None:
            state.pin = on
            self._touched(state)

    def forget(self, place: Place, slot: str, *, delete: bool = False, bare: bool = False) -> None:
        """Drop the slot: its row goes. Its message goes too (`delete`), or loses its buttons
        (`bare`), or stays as it is.

        Declared again, it is new. Nothing happens to a slot that there is not.
        """
        state = self._known(place, slot)
        if state is None:
            return
        state.delete, state.bare = delete, bare
        state.want, state.drop, state.down, state.strip = None, True, None, False
        self._touched(state)

    def strip_orphan(self, telegram_chat_id: int, message_id: int) -> None:
        """Take the keyboard off a tapped message that no stored slot knows.

        Only queued here, a few of each chat: others lose it when they are tapped again. A message
        that is known after all (it was just sent) keeps its keyboard.
        """
        here = {
            item.message_id
            for item in self._board.waiting
            if isinstance(item, Orphan) and item.chat == telegram_chat_id
        }
        if message_id in here or len(here) >= _ORPHANS:
            return
        self._board.enqueue(Orphan(telegram_chat_id, message_id, self._clock()))
        self._wake.set()

    def last_word(self, telegram_chat_id: int, message_id: int, screen: Screen) -> None:
        """Show this in place of a message in a chat of which nothing is kept any more."""
        now = self._clock()
        self._board.enqueue(Orphan(telegram_chat_id, message_id, now, screen=screen))
        self._wake.set()

    async def answer(
        self, query_id: str, text: str = "", *, alert: bool = False, url: str | None = None
    ) -> None:
        """Answer a tap, at once and outside all budgets; a failure is logged, the tap counts."""
        request = wire.answer(self._answer_bot, query_id, text, alert=alert, url=url)
        await self._calls.make("answerCallbackQuery", None, request)

    # --- asking ---

    def is_shown(self, place: Place, slot: str, edition: str) -> bool:
        """Has Telegram confirmed this edition, or is there nothing to wait for?

        Also true while the place is paused or its chat has to wait long (LONG_PAUSE), and when
        Telegram refused this content for good. Right after a start it is false until the place's
        rows are read; asking starts that.
        """
        if self._out_of_reach(place):
            return True
        if not self._board.ready(place):
            self._prepare(place)
        state = self._board.slots[place].get(slot)
        if state is None or not state.loaded:
            return False
        shown, want = state.shown, state.want
        if want is not None and (want.edition, want.hash) == (edition, state.refused):
            return True
        if shown is None or shown.edition != edition:
            return False
        return shown.message_id is not None or (state.once and state.flight is None)

    @property
    def behind(self) -> float:
        """For how many seconds something urgent has waited for the overall budget; 0 if nothing."""
        return max(0.0, self._clock() - self._late_since)

    def is_paused(self, place: Place) -> bool:
        """Is nothing sent there until `resume`? (A 429's wait is no pause: it ends by itself.)"""
        return self._board.paused(place) is not None

    def resume(self, place: Place) -> None:
        """The place can be written to again (started, unblocked, added, given the right)."""
        self._board.resume(place, self._clock())
        self._wake.set()

    def moved(self, place: Place) -> None:
        """The group's Telegram id has changed in storage, and its message ids are dropped there.

        What is declared from now on is sent anew, silently. For a migration heard of by a service
        message; one that the outbox runs into itself needs only the hook.
        """
        self._board.moved(place, self._clock())
        self._wake.set()

    def leave(self, place: Place) -> None:
        """Nothing there is ours any more: what is on its way and what stands is forgotten."""
        self.moved(place)
        for name in list(self._board.slots[place]):
            self.forget(place, name)

    async def knows(self, place: Place, message_id: int) -> bool:
        """Is that the message of a slot there, or one that is about to be taken away?"""
        if not self._board.loaded(place):
            await asyncio.shield(self._prepare(place))
        return self._board.knows(place, message_id)

    async def link(self, place: Place, slot: str) -> str | None:
        """A link to the slot's message; only supergroups have such links, else None."""
        if not self._board.ready(place) and self._board.paused(place) is None:
            await asyncio.shield(self._prepare(place))
        state = self._board.slots[place].get(slot)
        address = self._board.chat(place).telegram_id
        message_id = None if state is None else state.message_id
        if address is None or message_id is None or not str(address).startswith("-100"):
            return None
        thread = f"{place.thread}/" if place.thread else ""
        return f"https://t.me/c/{str(address).removeprefix('-100')}/{thread}{message_id}"

    # --- running ---

    async def run(self) -> None:
        """Send what is declared, until close() or cancellation."""
        try:
            while not self._closing:
                self._wake.clear()
                delay = self._dispatch()
                self._changed.set()
                with suppress(TimeoutError):
                    # Not `wait_for`, which may swallow a cancellation.
                    async with asyncio.timeout(
                        None if delay == inf else max(delay, _SHORTEST_WAIT)
                    ):
                        await self._wake.wait()
        finally:
            self._closing = True
            self._changed.set()

    async def close(self) -> None:
        """Start nothing more, and wait a little for what is under way."""
        self._closing = True
        self._wake.set()
        tasks = self._tasks | set(self._preparing.values())
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=CLOSE_GRACE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until nothing is left that can be sent: budgets are waited for, paused places and
        long waits (LONG_PAUSE) are not. Returns at once when nothing runs any more."""
        while not self._closing and self._unsettled():
            self._changed.clear()
            await self._changed.wait()

    def _known(self, place: Place, name: str) -> Slot | None:
        """The slot, unless it is certain that there is none."""
        if name not in self._board.slots[place] and self._board.ready(place):
            return None
        return self._board.slot(place, name)

    def _touched(self, slot: Slot) -> None:
        self._board.settle(slot, self._clock())
        self._wake.set()

    def _out_of_reach(self, place: Place) -> bool:
        address = self._board.chat(place).telegram_id
        long = address is not None and self._budget.paused_for(address) > LONG_PAUSE
        return long or self._board.paused(place) is not None

    def _unsettled(self) -> bool:
        if self._tasks or self._preparing:
            return True
        for item in self._board.waiting:
            if isinstance(item, Orphan):
                return True
            gated = isinstance(item, Leftover) and self._board.gated(item)
            if not gated and not self._out_of_reach(item.place):
                return True
        return False

    def _dispatch(self) -> float:
        """Start all that may go now; seconds until the next may (infinite: until woken)."""
        now, delay = self._clock(), inf
        nothing_goes = self._budget.overall_wait()
        if nothing_goes > 0:  # then nobody who waits is looked at, as there may be many
            self._late_since = min(self._late_since, now)
            return nothing_goes
        first: dict[int, tuple[tuple[float, float], Item]] = {}  # of each chat
        claims: dict[int, tuple[int, bool, float]] = {}  # the most pressing in each chat
        for item, known in list(self._board.waiting.items()):
            chat = known.telegram_id
            wait = self._wait(item, chat, now)
            if wait > 0 or chat is None:
                delay = min(delay, wait)
                continue
            since = now if item.since is None else item.since
            within = rank(item.urgency, since, now, group=chat < 0)
            if chat not in first or within < first[chat][0]:
                first[chat] = within, item
            claim = order(item.urgency, since, now, group=chat < 0)
            claims[chat] = min(claim, claims.get(chat, claim))
        self._late_since = inf
        queue = sorted(claims.items(), key=lambda entry: entry[1])
        for served, (chat, (urgency, *_)) in enumerate(queue):
            wait = self._budget.overall_wait(urgent=urgency <= Urgency.ACTED)
            if wait > 0:
                late = (since for _, (kind, _, since) in queue[served:] if kind <= Urgency.ACTED)
                self._late_since = min(late, default=inf)
                return min(delay, wait)
            self._budget.take(chat, group=chat < 0)
            self._busy.add(chat)
            item = first[chat][1]
            self._start(item, self._worker.work(item, chat), chat)
        return delay

    def _wait(self, item: Item, chat: int | None, now: float) -> float:
        """Seconds until its turn in its chat; 0 = now. Infinite while something else comes first,
        such as its place's address: what has not begun of that is begun here."""
        if item in self._working:
            return inf
        if not isinstance(item, Orphan):
            if item.forgettable():
                if item.later > now:
                    return item.later - now
                self._start(item, self._rows.forget(item))
                return inf
            if chat is None or (isinstance(item, Slot) and not item.loaded):
                self._prepare(item.place)
                return inf
        if chat is None or chat in self._busy:
            return inf
        wait = self._budget.wait(chat, group=chat < 0)
        if wait > 0:
            return wait
        if isinstance(item, Leftover) and self._board.gated(item):
            return inf
        if isinstance(item, Slot) and item.step() is Step.NOTHING:
            self._board.settle(item, now)
            return inf
        return 0.0

    def _start(
        self, item: Item, work: Coroutine[None, None, None], chat: int | None = None
    ) -> None:
        """Run one step as a task of its own."""
        self._working.add(item)

        def ended(task: asyncio.Task[None]) -> None:
            self._tasks.discard(task)
            self._working.discard(item)
            if chat is not None:
                self._busy.discard(chat)
            if not task.cancelled() and (error := task.exception()) is not None:
                log.error("a step failed", error=where(error))
            self._wake.set()
            self._changed.set()

        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(ended)

    def _prepare(self, place: Place) -> "asyncio.Task[None]":
        """Have the place's rows and address read; one task a place."""
        running = self._preparing.get(place)
        if running is not None:
            return running

        async def prepare() -> None:
            try:
                await self._board.prepare(place, self._clock())
            except Exception as error:
                log.warning("place not read", place=str(place), error=where(error))
                await asyncio.sleep(_PREPARE_AGAIN)
            finally:
                self._preparing.pop(place, None)
                self._wake.set()
                self._changed.set()

        task = asyncio.create_task(prepare())
        self._preparing[place] = task
        return task
