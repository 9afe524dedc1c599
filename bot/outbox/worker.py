"""Does one waiting thing: at most one call to Telegram, and what follows from its answer.

Promises: the intent is stored before a send and the message id after it; whatever happens, a slot
ends in a state from which its next step mends it, and nothing raised here stops the dispatcher.
Leaves to others: what goes when (the outbox), the calls (wire), what answers mean (outcome).
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import structlog
from telegram import Bot

from bot.outbox import wire
from bot.outbox.board import Board, Item
from bot.outbox.budget import Budget
from bot.outbox.model import (
    STRIPPED,
    Hooks,
    Observer,
    Painter,
    Shown,
    Slots,
    Stats,
    Want,
    picture_in,
)
from bot.outbox.outcome import Kind, Outcome
from bot.outbox.slot import PINNED, Leftover, Orphan, Slot, Step
from bot.outbox.trace import where
from bot.pictures.model import Themed
from bot.place import Place
from bot.screens.screen import Screen

log = structlog.get_logger(__name__)

# A chat that fails (5xx, no network) is tried again after 1, 2, 4 … seconds, 30 at most.
LONGEST_BACKOFF = 30.0
# After so many seconds it is tried again to forget what could not be forgotten.
FORGET_AGAIN = 10.0

_FAILED = Outcome(Kind.NOT_SENT, detail="storage or program error")


class Worker:
    """The part of the outbox that calls; one `work` at a time for any one chat."""

    def __init__(
        self,
        bot: Bot,
        storage: Slots,
        board: Board,
        budget: Budget,
        painter: Painter,
        hooks: Hooks,
        observer: Observer | None,
        stats: Stats,
        clock: Callable[[], float],
        wall: Callable[[], float],
    ) -> None:
        self._bot = bot
        self._storage = storage
        self._board = board
        self._budget = budget
        self._painter = painter
        self._hooks = hooks
        self._observer = observer
        self._stats = stats
        self._clock = clock
        self._wall = wall

    async def work(self, item: Item, chat: int) -> None:
        """Take one step for the item; its budget has been taken, and is given back here."""
        try:
            if isinstance(item, Slot):
                await self._slot(item, chat)
            elif isinstance(item, Leftover):
                await self._leftover(item, chat)
            else:
                await self._orphan(item, chat)
        finally:
            self._budget.done(chat)

    async def forget(self, item: Slot | Leftover) -> None:
        """Drop its stored row, which costs no call; tried again later if that can't be written."""
        try:
            if isinstance(item, Leftover):
                await self._storage.forget(str(item.place), item.row)
                self._board.let_go(item)
            else:
                await self._forget_slot(item)
        except Exception as error:
            item.later = self._clock() + FORGET_AGAIN
            log.warning("not forgotten", error=where(error), place=str(item.place), slot=item.name)

    async def _forget_slot(self, slot: Slot) -> None:
        """What is declared meanwhile starts anew."""
        message_id, bare, chat = slot.message_id, slot.bare, self._board.address(slot)
        slot.away = True
        try:
            if slot.delete and message_id is not None:
                await self._leave_behind(slot, message_id, edition=None)
            else:
                await self._storage.forget(str(slot.place), slot.name)
        finally:
            slot.away = slot.stray = False
        slot.drop = slot.delete = slot.bare = False
        slot.once = slot.want is not None and slot.once
        slot.shown, slot.heard, slot.refused = None, None, None
        if bare and message_id is not None and chat is not None:
            self._board.enqueue(Orphan(chat, message_id, self._clock()))
        if slot.want is None:
            self._board.slots[slot.place].pop(slot.name, None)
            self._board.waiting.pop(slot, None)
        else:
            self._board.settle(slot, self._clock())

    async def _spend(
        self, chat: int, method: str, place: Place | None, name: str, request: Awaitable[Outcome]
    ) -> Outcome:
        """A call that Telegram counts, from the moment it leaves."""
        self._budget.leaves(chat)
        outcome = await self.call(method, place, name, request)
        self._budget.done(chat)
        return outcome

    async def call(
        self,
        method: str,
        place: Place | None,
        slot: str,
        request: Awaitable[Outcome],
    ) -> Outcome:
        """Await one request; count it and tell the observer."""
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
                slot=slot,
                outcome=kind,
                detail=outcome.detail,
            )
        if self._observer is not None:
            self._observer.on_call(method, place, slot, self._clock() - started, outcome.ok)
        return outcome

    async def _slot(self, slot: Slot, chat: int) -> None:
        step, down, want = slot.step(), slot.down, slot.want
        before = slot.set_out(step)
        outcome = _FAILED
        try:
            if step is Step.STRIP:
                outcome = await self._strip(slot, chat)
            elif step in (Step.PIN, Step.UNPIN):
                outcome = await self._pin(slot, chat, on=step is Step.PIN)
            elif want is not None and step is Step.EDIT:
                outcome = await self._edit(slot, want, chat)
            elif want is not None and step is Step.SEND and slot.once:
                outcome = await self._send_once(slot, want, chat)
            elif want is not None and step is Step.SEND:
                outcome = await self._send(slot, want, chat)
            else:  # somebody changed their mind meanwhile
                outcome = Outcome(Kind.UNCHANGED)
        except Exception as error:
            log.warning("slot not shown", error=where(error), place=str(slot.place), slot=slot.name)
        if outcome.kind is Kind.NO_PHOTOS:
            self._board.chat(slot.place).words_only = True
        if outcome.kind in (Kind.NO_PHOTOS, Kind.REFUSED) and slot.want is not None:
            slot.want = slot.want.in_words()
        if not outcome.ok and slot.message_id is not None:
            slot.down = down if slot.down is None else slot.down
        slot.land(before, self._clock(), ok=outcome.ok)
        await self._heed(slot.place, chat, outcome)
        if outcome.kind is Kind.OK and self._observer is not None and before.since is not None:
            self._observer.on_shown(slot.place, slot.name, self._clock() - before.since)
        if outcome.kind is Kind.OK and outcome.message_id is not None:
            await self._tell(self._hooks.on_sent(slot.place, slot.name))
        self._board.settle(slot, self._clock())

    async def _send(self, slot: Slot, want: Want, chat: int) -> Outcome:
        old, heard, loud = slot.message_id, slot.heard, slot.loud()
        if old is not None:
            await self._leave_behind(slot, old, edition=want.edition)
        else:
            await self._intend(slot, want.edition)
        slot.shown, slot.heard = Shown(None, None, want.edition), want.edition
        if slot.want is not None and slot.want.edition == want.edition:
            want = slot.want  # newer content was declared while the intent was stored
            slot.set_out(Step.SEND)
        outcome = await self._new_message(slot, want, chat, loud=loud)
        if outcome.message_id is not None:
            slot.shown = Shown(outcome.message_id, want.hash, want.edition)
            await self._confirm(slot)
        elif outcome.definite_refusal:
            slot.heard = heard
        return outcome

    async def _send_once(self, slot: Slot, want: Want, chat: int) -> Outcome:
        place = str(slot.place)
        fresh = await self._storage.mark(place, slot.name, now=self._wall())
        slot.shown = Shown(None, None, want.edition)
        if not fresh:
            return Outcome(Kind.UNCHANGED)
        outcome = await self._new_message(slot, want, chat, loud=want.sound)
        if outcome.message_id is not None:
            slot.shown = Shown(outcome.message_id, want.hash, want.edition)
            await self._confirm(slot)
        elif outcome.definite_refusal:
            slot.shown = None
            await self._storage.forget(place, slot.name)
            if outcome.kind is Kind.UNREACHABLE:
                slot.want = None  # a reminder is of no use once they are back
        return outcome

    async def _new_message(self, slot: Slot, want: Want, chat: int, *, loud: bool) -> Outcome:
        screen, thread = want.screen, slot.place.thread
        picture, photo = screen.picture, await self._photo(screen)
        request = wire.send(self._bot, chat, screen, photo, thread=thread, silent=not loud)
        method = "sendMessage" if picture is None else "sendPhoto"
        outcome = await self._spend(chat, method, slot.place, slot.name, request)
        outcome = await self._remember(picture, photo, outcome)
        return self._accepted(slot, want, outcome)

    async def _photo(self, screen: Screen) -> wire.Photo | None:
        return await self._painter.photo(screen.picture) if screen.picture else None

    async def _remember(
        self, picture: Themed | None, photo: wire.Photo | None, outcome: Outcome
    ) -> Outcome:
        """A picture is uploaded once; one whose file Telegram has lost is uploaded again.

        Whatever is refused with the id of a file is tried with the file; then that is that.
        """
        if picture is None or photo is None:
            return outcome
        if outcome.kind in (Kind.NO_FILE, Kind.REFUSED):
            if isinstance(photo, bytes):
                return replace(outcome, kind=Kind.REFUSED)
            await self._painter.uploaded(picture, None)
            return replace(outcome, kind=Kind.NO_FILE)
        if outcome.file_id is not None and outcome.file_id != photo:
            await self._painter.uploaded(picture, outcome.file_id)
        return outcome

    async def _edit(self, slot: Slot, want: Want, chat: int) -> Outcome:
        assert slot.shown is not None
        assert slot.shown.message_id is not None
        shown, message_id = slot.shown, slot.shown.message_id
        if not want.screen.buttons:
            await self._intend(slot, shown.edition)
        outcome = await self._edit_to(slot, want, chat, message_id, shown.hash)
        if outcome.ok:
            slot.shown = Shown(message_id, want.hash, want.edition)
            await self._confirm(slot)
        elif outcome.kind is Kind.UNCLEAR:
            slot.shown = Shown(message_id, None, shown.edition)
            await self._intend(slot, shown.edition)
        else:
            self._message_lost(slot, outcome)
        return self._accepted(slot, want, outcome)

    async def _edit_to(
        self, slot: Slot, want: Want, chat: int, message_id: int, shown: str | None
    ) -> Outcome:
        """The cheapest call that makes the message show it; `shown`: what it shows, if known."""
        bot, screen = self._bot, want.screen
        if screen.picture is None:
            request, method = wire.edit(bot, chat, message_id, screen), "editMessageText"
            return await self._spend(chat, method, slot.place, slot.name, request)
        if shown is not None and picture_in(shown) == picture_in(want.hash):
            request = wire.edit_caption(bot, chat, message_id, screen)
            return await self._spend(chat, "editMessageCaption", slot.place, slot.name, request)
        photo = await self._painter.photo(screen.picture)
        request = wire.edit_picture(bot, chat, message_id, screen, photo)
        outcome = await self._spend(chat, "editMessageMedia", slot.place, slot.name, request)
        return await self._remember(screen.picture, photo, outcome)

    async def _strip(self, slot: Slot, chat: int) -> Outcome:
        assert slot.shown is not None
        assert slot.shown.message_id is not None
        shown, message_id = slot.shown, slot.shown.message_id
        # From here on: the same content, declared again meanwhile, wants its buttons back.
        slot.shown = replace(shown, hash=None)
        await self._intend(slot, shown.edition)
        request = wire.strip(self._bot, chat, message_id)
        outcome = await self._spend(chat, "editMessageReplyMarkup", slot.place, slot.name, request)
        if outcome.ok or outcome.kind in (Kind.NO_MESSAGE, Kind.FROZEN, Kind.REFUSED):
            slot.strip = False
            slot.shown = Shown(message_id, STRIPPED, shown.edition)
            await self._confirm(slot)
        elif outcome.kind is not Kind.UNCLEAR:
            slot.shown = shown
        return outcome

    async def _pin(self, slot: Slot, chat: int, *, on: bool) -> Outcome:
        """Pin the standing message silently, or unpin the one that was. Without the right to do so
        that is all: a pin is a courtesy."""
        message_id = slot.message_id if on else slot.pinned
        assert message_id is not None
        place, row = str(slot.place), f"{slot.name}{PINNED}"
        if on:  # before the call: no kill leaves a pin that nobody knows of
            await self._storage.confirm(
                place,
                row,
                standing=False,
                edition="",
                message_id=message_id,
                hash=None,
                now=self._wall(),
            )
        request = wire.pin(self._bot, chat, message_id, on=on)
        method = "pinChatMessage" if on else "unpinChatMessage"
        outcome = await self._spend(chat, method, slot.place, slot.name, request)
        if slot.stray:  # in the new chat that id is somebody else's message
            await self._storage.forget(place, row)
            return outcome
        unclear = outcome.kind is Kind.UNCLEAR
        if outcome.kind in (Kind.FLOOD, Kind.NOT_SENT, Kind.MIGRATED) or (unclear and not on):
            return outcome
        slot.pinned = message_id if on and (outcome.ok or unclear) else None
        slot.pin_tried = message_id if on else None
        if slot.pinned is None:
            await self._storage.forget(place, row)
        return Outcome(Kind.UNCHANGED)

    async def _intend(self, slot: Slot, edition: str) -> None:
        """Store that what is shown of this edition is not known: before a send, after a lost
        answer, and before buttons go, which may be wanted again after a kill."""
        await self._storage.intend(
            str(slot.place), slot.name, standing=not slot.once, edition=edition, now=self._wall()
        )

    def _message_lost(self, slot: Slot, outcome: Outcome) -> None:
        """The message that stood there is gone, or will not be edited: a new one, silently."""
        if slot.shown is not None and outcome.kind is Kind.NO_MESSAGE:
            slot.shown = Shown(None, None, slot.shown.edition)
        elif outcome.kind is Kind.FROZEN:
            slot.down = self._clock()

    def _accepted(self, slot: Slot, want: Want, outcome: Outcome) -> Outcome:
        """Content that Telegram will never take is not tried again; other content is."""
        if outcome.kind is Kind.REFUSED:
            slot.refused = want.hash
            log.error("content refused", place=str(slot.place), slot=slot.name)
        return outcome

    async def _confirm(self, slot: Slot) -> None:
        """Store what is shown. A forgotten slot's row is not written again, nor an id of a chat
        that has moved meanwhile."""
        shown = slot.shown
        if slot.drop or slot.stray or shown is None or shown.message_id is None:
            return
        await self._storage.confirm(
            str(slot.place),
            slot.name,
            standing=not slot.once,
            edition=shown.edition,
            message_id=shown.message_id,
            hash=shown.hash,
            now=self._wall(),
        )

    async def _leave_behind(self, slot: Slot, message_id: int, *, edition: str | None) -> None:
        """Remember an old message while its slot takes another, or none (`edition` None), so that
        no crash leaves it."""
        leftover = Leftover(slot.place, slot.name, message_id, self._clock())
        await self._storage.leave(
            str(slot.place),
            slot.name,
            leftover.row,
            message_id=message_id,
            edition=edition,
            now=self._wall(),
        )
        if slot.stray:  # in the new chat that id is somebody else's message
            await self._storage.forget(str(slot.place), leftover.row)
        else:
            self._board.leave_behind(leftover)

    async def _leftover(self, leftover: Leftover, chat: int) -> None:
        place, name, message_id = leftover.place, leftover.name, leftover.message_id
        if leftover.frozen:
            request, method = wire.strip(self._bot, chat, message_id), "editMessageReplyMarkup"
        else:
            request, method = wire.delete(self._bot, chat, message_id), "deleteMessage"
        outcome = await self._spend(chat, method, place, name, request)
        no_right = outcome.kind is Kind.UNREACHABLE and outcome.reason == "no_rights"
        if outcome.kind in (Kind.FROZEN, Kind.REFUSED) or no_right:
            if not leftover.frozen:
                leftover.frozen = True
                return
        elif not outcome.ok and outcome.kind is not Kind.NO_MESSAGE:
            await self._heed(place, chat, outcome)
            return
        await self._heed(place, chat, Outcome(Kind.OK))
        leftover.drop = True
        await self.forget(leftover)

    async def _orphan(self, orphan: Orphan, chat: int) -> None:
        outcome = Outcome(Kind.OK)
        if orphan.screen is not None:
            request = wire.edit(self._bot, chat, orphan.message_id, orphan.screen)
            outcome = await self._spend(chat, "editMessageText", None, "", request)
        elif not self._board.knows_message(chat, orphan.message_id):
            request = wire.strip(self._bot, chat, orphan.message_id)
            outcome = await self._spend(chat, "editMessageReplyMarkup", None, "", request)
        if outcome.kind is Kind.FLOOD:
            self._budget.pause(chat, outcome.seconds)
        else:
            self._board.waiting.pop(orphan, None)

    async def _heed(self, place: Place, chat: int, outcome: Outcome) -> None:
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
                if state.telegram_id == chat:
                    state.telegram_id = outcome.chat
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
