"""Does one waiting thing: at most one call to Telegram, and what follows from its answer.

Promises: whatever happens, a slot ends in a state from which its next step mends it, and nothing
raised here stops the dispatcher. Leaves to others: what goes when (the outbox), what a call asks
(wire), what its answer means (outcome) and says of the chat (calls), what is stored (rows).
"""

from collections.abc import Callable
from dataclasses import replace

import structlog
from telegram import Bot

from bot.outbox import wire
from bot.outbox.board import Board, Item
from bot.outbox.budget import Budget
from bot.outbox.calls import Calls
from bot.outbox.model import STRIPPED, Painter, Shown, Want, picture_in
from bot.outbox.outcome import Kind, Outcome
from bot.outbox.rows import Rows
from bot.outbox.slot import Leftover, Orphan, Slot, Step
from bot.outbox.trace import where
from bot.pictures.model import Themed
from bot.screens.screen import Screen

log = structlog.get_logger(__name__)

_FAILED = Outcome(Kind.NOT_SENT, detail="storage or program error")


class Worker:
    """The part of the outbox that calls; one `work` at a time for any one chat."""

    def __init__(
        self,
        bot: Bot,
        board: Board,
        rows: Rows,
        calls: Calls,
        budget: Budget,
        painter: Painter,
        clock: Callable[[], float],
    ) -> None:
        self._bot = bot
        self._board = board
        self._rows = rows
        self._calls = calls
        self._budget = budget
        self._painter = painter
        self._clock = clock

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
        content = slot.flight if step in (Step.SEND, Step.EDIT) else None
        if outcome.kind is Kind.REFUSED and content is not None:
            slot.refused = content.hash  # other content is tried, but that never again
            log.error("content refused", place=str(slot.place), slot=slot.name)
        if outcome.kind is Kind.NO_PHOTOS:
            self._board.chat(slot.place).words_only = True
        if outcome.kind in (Kind.NO_PHOTOS, Kind.REFUSED) and slot.want is not None:
            slot.want = slot.want.in_words()
        if not outcome.ok and slot.message_id is not None:
            slot.down = down if slot.down is None else slot.down
        slot.land(before, self._clock(), ok=outcome.ok)
        await self._calls.heed(slot.place, chat, outcome)
        await self._calls.landed(slot, before.since, outcome)
        self._board.settle(slot, self._clock())

    async def _send(self, slot: Slot, want: Want, chat: int) -> Outcome:
        old, heard, loud = slot.message_id, slot.heard, slot.loud()
        if old is not None:
            await self._rows.leave_behind(slot, old, edition=want.edition)
        else:
            await self._rows.intend(slot, want.edition)
        slot.shown, slot.heard = Shown(None, None, want.edition), want.edition
        if slot.want is not None and slot.want.edition == want.edition:
            want = slot.want  # newer content was declared while the intent was stored
            slot.set_out(Step.SEND)
        outcome = await self._new_message(slot, want, chat, loud=loud)
        if outcome.message_id is not None:
            slot.shown = Shown(outcome.message_id, want.hash, want.edition)
            await self._rows.confirm(slot)
        elif outcome.definite_refusal:
            slot.heard = heard
        return outcome

    async def _send_once(self, slot: Slot, want: Want, chat: int) -> Outcome:
        fresh = await self._rows.mark(slot)
        slot.shown = Shown(None, None, want.edition)
        if not fresh:
            return Outcome(Kind.UNCHANGED)
        outcome = await self._new_message(slot, want, chat, loud=want.sound)
        if outcome.message_id is not None:
            slot.shown = Shown(outcome.message_id, want.hash, want.edition)
            await self._rows.confirm(slot)
        elif outcome.definite_refusal:
            slot.shown = None
            await self._rows.unmark(slot)
            if outcome.kind is Kind.UNREACHABLE:
                slot.want = None  # a reminder is of no use once they are back
        return outcome

    async def _new_message(self, slot: Slot, want: Want, chat: int, *, loud: bool) -> Outcome:
        screen, thread = want.screen, slot.place.thread
        picture, photo = screen.picture, await self._photo(screen)
        request = wire.send(self._bot, chat, screen, photo, thread=thread, silent=not loud)
        method = "sendMessage" if picture is None else "sendPhoto"
        outcome = await self._calls.spend(chat, method, slot, request)
        return await self._remember(picture, photo, outcome)

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
            await self._rows.intend(slot, shown.edition)
        outcome = await self._edit_to(slot, want, chat, message_id, shown.hash)
        if outcome.ok:
            slot.shown = Shown(message_id, want.hash, want.edition)
            await self._rows.confirm(slot)
        elif outcome.kind is Kind.UNCLEAR:
            slot.shown = Shown(message_id, None, shown.edition)
            await self._rows.intend(slot, shown.edition)
        else:
            self._message_lost(slot, outcome)
        return outcome

    async def _edit_to(
        self, slot: Slot, want: Want, chat: int, message_id: int, shown: str | None
    ) -> Outcome:
        """The cheapest call that makes the message show it; `shown`: what it shows, if known."""
        bot, screen = self._bot, want.screen
        if screen.picture is None:
            request, method = wire.edit(bot, chat, message_id, screen), "editMessageText"
            return await self._calls.spend(chat, method, slot, request)
        if shown is not None and picture_in(shown) == picture_in(want.hash):
            request = wire.edit_caption(bot, chat, message_id, screen)
            return await self._calls.spend(chat, "editMessageCaption", slot, request)
        photo = await self._painter.photo(screen.picture)
        request = wire.edit_picture(bot, chat, message_id, screen, photo)
        outcome = await self._calls.spend(chat, "editMessageMedia", slot, request)
        return await self._remember(screen.picture, photo, outcome)

    async def _strip(self, slot: Slot, chat: int) -> Outcome:
        assert slot.shown is not None
        assert slot.shown.message_id is not None
        shown, message_id = slot.shown, slot.shown.message_id
        # From here on: the same content, declared again meanwhile, wants its buttons back.
        slot.shown = replace(shown, hash=None)
        await self._rows.intend(slot, shown.edition)
        request = wire.strip(self._bot, chat, message_id)
        outcome = await self._calls.spend(chat, "editMessageReplyMarkup", slot, request)
        if outcome.ok or outcome.kind in (Kind.NO_MESSAGE, Kind.FROZEN, Kind.REFUSED):
            slot.strip = False
            slot.shown = Shown(message_id, STRIPPED, shown.edition)
            await self._rows.confirm(slot)
        elif outcome.kind is not Kind.UNCLEAR:
            slot.shown = shown
        return outcome

    async def _pin(self, slot: Slot, chat: int, *, on: bool) -> Outcome:
        """Pin the standing message silently, or unpin the one that was. Without the right to do so
        that is all: a pin is a courtesy."""
        message_id = slot.message_id if on else slot.pinned
        assert message_id is not None
        if on:  # before the call: no kill leaves a pin that nobody knows of
            await self._rows.pinned(slot, message_id)
        request = wire.pin(self._bot, chat, message_id, on=on)
        method = "pinChatMessage" if on else "unpinChatMessage"
        outcome = await self._calls.spend(chat, method, slot, request)
        if slot.stray:  # in the new chat that id is somebody else's message
            await self._rows.unpinned(slot)
            return outcome
        unclear = outcome.kind is Kind.UNCLEAR
        if outcome.kind in (Kind.FLOOD, Kind.NOT_SENT, Kind.MIGRATED) or (unclear and not on):
            return outcome
        slot.pinned = message_id if on and (outcome.ok or unclear) else None
        slot.pin_tried = message_id if on else None
        if slot.pinned is None:
            await self._rows.unpinned(slot)
        return Outcome(Kind.UNCHANGED)

    def _message_lost(self, slot: Slot, outcome: Outcome) -> None:
        """The message that stood there is gone, or will not be edited: a new one, silently."""
        if slot.shown is not None and outcome.kind is Kind.NO_MESSAGE:
            slot.shown = Shown(None, None, slot.shown.edition)
        elif outcome.kind is Kind.FROZEN:
            slot.down = self._clock()

    async def _leftover(self, leftover: Leftover, chat: int) -> None:
        place, message_id = leftover.place, leftover.message_id
        if leftover.frozen:
            request, method = wire.strip(self._bot, chat, message_id), "editMessageReplyMarkup"
        else:
            request, method = wire.delete(self._bot, chat, message_id), "deleteMessage"
        outcome = await self._calls.spend(chat, method, leftover, request)
        no_right = outcome.kind is Kind.UNREACHABLE and outcome.reason == "no_rights"
        if outcome.kind in (Kind.FROZEN, Kind.REFUSED) or no_right:
            if not leftover.frozen:
                leftover.frozen = True
                return
        elif not outcome.ok and outcome.kind is not Kind.NO_MESSAGE:
            await self._calls.heed(place, chat, outcome)
            return
        await self._calls.heed(place, chat, Outcome(Kind.OK))
        leftover.drop = True
        await self._rows.forget(leftover)

    async def _orphan(self, orphan: Orphan, chat: int) -> None:
        outcome = Outcome(Kind.OK)
        if orphan.screen is not None:
            request = wire.edit(self._bot, chat, orphan.message_id, orphan.screen)
            outcome = await self._calls.spend(chat, "editMessageText", None, request)
        elif not self._board.knows_message(chat, orphan.message_id):
            request = wire.strip(self._bot, chat, orphan.message_id)
            outcome = await self._calls.spend(chat, "editMessageReplyMarkup", None, request)
        if outcome.kind is Kind.FLOOD:
            self._budget.pause(chat, outcome.seconds)
        else:
            self._board.waiting.pop(orphan, None)
