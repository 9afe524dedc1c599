"""What is stored of slots: rows that say what stands where, so that a kill leaves nothing behind.

Promises: the intent is stored before a send and the message id after it; a row never speaks of a
message of a chat that has moved. Leaves to others: the calls between the two (worker).
"""

from collections.abc import Callable

import structlog

from bot.outbox.board import Board
from bot.outbox.model import Slots
from bot.outbox.slot import PINNED, Leftover, Orphan, Slot
from bot.outbox.trace import where

log = structlog.get_logger(__name__)

# After so many seconds it is tried again to forget what could not be forgotten.
FORGET_AGAIN = 10.0


class Rows:
    """All of an outbox's rows. Raises what storage raises, but for `forget`."""

    def __init__(
        self,
        storage: Slots,
        board: Board,
        clock: Callable[[], float],
        wall: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._board = board
        self._clock = clock
        self._wall = wall

    async def intend(self, slot: Slot, edition: str) -> None:
        """Store that what is shown of this edition is not known: before a send, after a lost
        answer, and before buttons go, which may be wanted again after a kill."""
        await self._storage.intend(
            str(slot.place), slot.name, standing=not slot.once, edition=edition, now=self._wall()
        )

    async def confirm(self, slot: Slot) -> None:
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

    async def leave_behind(self, slot: Slot, message_id: int, *, edition: str | None) -> None:
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

    async def mark(self, slot: Slot) -> bool:
        """Store that what is sent once has set out; False if it had before."""
        return await self._storage.mark(str(slot.place), slot.name, now=self._wall())

    async def unmark(self, slot: Slot) -> None:
        """It was refused for certain: it may set out again."""
        await self._storage.forget(str(slot.place), slot.name)

    async def pinned(self, slot: Slot, message_id: int) -> None:
        """Store which message of the slot is pinned."""
        await self._storage.confirm(
            str(slot.place),
            f"{slot.name}{PINNED}",
            standing=False,
            edition="",
            message_id=message_id,
            hash=None,
            now=self._wall(),
        )

    async def unpinned(self, slot: Slot) -> None:
        """None is, or none that is known of."""
        await self._storage.forget(str(slot.place), f"{slot.name}{PINNED}")

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
        message_id, bare = slot.message_id, slot.bare
        chat = self._board.chat(slot.place).telegram_id
        slot.away = True
        try:
            if slot.delete and message_id is not None:
                await self.leave_behind(slot, message_id, edition=None)
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
