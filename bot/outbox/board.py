"""Everything the outbox has in mind: slots, old messages, and what is known of each chat.

Promises: one place for the state that the public side declares into and the worker acts upon; rows
of storage are read once a place and kept. Knows nothing of Telegram's calls and of budgets.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.outbox.model import Reason, Resolver, Shown, SlotRow, Slots, Want
from bot.outbox.slot import LEFTOVER, PINNED, Leftover, Orphan, Slot
from bot.place import Place, PlaceKind

Item = Slot | Leftover | Orphan


class ChatKey(NamedTuple):
    """A chat by our own keys; the topics of a group are one chat."""

    kind: PlaceKind
    key: int

    @classmethod
    def of(cls, place: Place) -> "ChatKey":
        return cls(place.kind, place.key)


@dataclass(slots=True, eq=False)
class Chat:
    """What is known of a chat, and the places in it. `paused`: why nothing is sent there until
    somebody says resume.

    `lost`: how often it was found out of reach; `found`: the same, when a place of it last accepted
    something. `failures` in a row. `words_only`: it has refused a picture, until it is resumed.
    """

    telegram_id: int | None = None
    paused: Reason | None = None
    lost: int = 0
    found: dict[Place, int] = field(default_factory=dict)
    failures: int = 0
    words_only: bool = False
    places: list[Place] = field(default_factory=list)


class Board:
    """Slots by place and name, leftovers by (place, message id), chats; and what is waiting."""

    def __init__(self, slots: Slots, resolve: Resolver) -> None:
        self._storage = slots
        self._resolve = resolve
        self.slots: defaultdict[Place, dict[str, Slot]] = defaultdict(dict)
        self.leftovers: dict[tuple[Place, int], Leftover] = {}
        self.waiting: dict[Item, Chat] = {}  # in order, each with what is known of its chat
        self._chats: dict[ChatKey, Chat] = {}
        self._chat_of: dict[Place, Chat] = {}
        self._at: defaultdict[int, list[Chat]] = defaultdict(list)  # each where it ever was
        self._loaded: set[Place] = set()
        self._topics_paused: dict[Place, Reason] = {}

    def chat(self, place: Place) -> Chat:
        """What is known of its chat, which a group's topics share."""
        chat = self._chat_of.get(place)
        if chat is None:
            chat = self._chats.setdefault(ChatKey.of(place), Chat())
            chat.places.append(place)
            self._chat_of[place] = chat
        return chat

    def found(self, chat: Chat, telegram_id: int) -> None:
        """That is its Telegram id."""
        chat.telegram_id = telegram_id
        if chat not in self._at[telegram_id]:
            self._at[telegram_id].append(chat)

    def slot(self, place: Place, name: str) -> Slot:
        """That slot, made if it is new. Raises ValueError for a name that rows could not hold."""
        slot = self.slots[place].get(name)
        if slot is None:
            if not name or LEFTOVER in name or PINNED in name:
                raise ValueError(f"not a slot's name: {name!r}")
            slot = Slot(place, name, loaded=place in self._loaded)
            self.slots[place][name] = slot
        return slot

    def enqueue(self, item: Item) -> None:
        """Let it wait for its turn, or not at all: an unreachable place costs nothing.

        That a row goes needs no call.
        """
        if isinstance(item, Orphan):
            self.waiting[item] = Chat(item.chat)
        elif item.drop or not self.paused(item.place):
            self.waiting[item] = self.chat(item.place)

    def wanted(self, place: Place, want: Want) -> Want:
        """As much of it as the chat takes."""
        return want.in_words() if self.chat(place).words_only else want

    def settle(self, slot: Slot, now: float) -> None:
        """Put it among the waiting, or take it out, knowing what is known now."""
        slot.settle(now)
        if slot.since is None:
            self.waiting.pop(slot, None)
        else:
            self.enqueue(slot)

    def ready(self, place: Place) -> bool:
        """Are the place's rows and address known?"""
        return place in self._loaded and self.chat(place).telegram_id is not None

    def gated(self, leftover: Leftover) -> bool:
        """An old message stays until the new one is there."""
        slot = self.slots[leftover.place].get(leftover.name)
        if slot is None or slot.want is None or slot.drop:
            return False
        return slot.message_id is None

    async def prepare(self, place: Place, now: float) -> None:
        """Ask storage for the place's rows and address, as far as they are not known.

        A place without an address is paused. Raises what storage raises.
        """
        if place not in self._loaded:
            rows = await self._storage.all_for(str(place))
            if place not in self._loaded:
                await self._load(place, rows, now)
        chat = self.chat(place)
        if chat.telegram_id is None and chat.paused is None:
            telegram_id = await self._resolve(place)
            if telegram_id is None:
                self.pause(place, "unknown")
            else:
                self.found(chat, telegram_id)

    async def _load(self, place: Place, rows: Sequence[SlotRow], now: float) -> None:
        old: dict[int, str] = {}
        for row in rows:
            name, mark, _ = row.slot.partition(LEFTOVER)
            if mark and row.message_id is not None:
                old[row.message_id] = name
            elif mark:  # its chat has moved meanwhile
                await self._storage.forget(str(place), row.slot)
        for row in rows:
            if LEFTOVER in row.slot:
                continue
            if row.slot.endswith(PINNED):
                self.slot(place, row.slot.removesuffix(PINNED)).pinned = row.message_id
                continue
            slot = self.slot(place, row.slot)
            message_id = row.message_id
            if row.shown_edition != row.edition and message_id is not None:
                old.setdefault(message_id, row.slot)
            if message_id in old:
                message_id = None
            slot.restore(Shown(message_id, row.hash, row.edition), once=not row.standing)
        self._loaded.add(place)
        for message_id, name in old.items():
            self.leave_behind(Leftover(place, name, message_id, now))
        for slot in list(self.slots[place].values()):
            slot.load()
            self.settle(slot, now)

    def leave_behind(self, leftover: Leftover) -> None:
        self.leftovers[leftover.place, leftover.message_id] = leftover
        self.enqueue(leftover)

    def let_go(self, leftover: Leftover) -> None:
        """Nothing is left of it."""
        self.leftovers.pop((leftover.place, leftover.message_id), None)
        self.waiting.pop(leftover, None)

    def paused(self, place: Place) -> Reason | None:
        """Why nothing is sent there, or None."""
        return self.chat(place).paused or self._topics_paused.get(place)

    def pause(self, place: Place, reason: Reason) -> None:
        """Send nothing there until it is resumed. What one topic lacks stops that topic alone."""
        if reason == "closed" or (place.thread and reason in ("no_thread", "no_rights")):
            self._topics_paused[place] = reason
        else:
            self.chat(place).paused = reason
        waiting = list(self.waiting)
        self.waiting.clear()
        for item in waiting:
            self.enqueue(item)

    def resume(self, place: Place, now: float) -> None:
        """Send there again, after asking for its address again. Waiting times start anew."""
        chat = self.chat(place)
        chat.paused, chat.failures, chat.telegram_id = None, 0, None
        chat.words_only = False
        self._topics_paused.pop(place, None)
        for slot in self._of_chat(chat):
            if slot.since is not None:
                slot.since = now
            self.settle(slot, now)
        for leftover in self.leftovers.values():
            self.enqueue(leftover)

    def moved(self, place: Place, now: float) -> None:
        """The chat has a new Telegram id: its messages are out of reach, its address unknown."""
        chat = self.chat(place)
        chat.telegram_id = None
        for at, leftover in list(self.leftovers.items()):
            if self.chat(leftover.place) is chat:
                del self.leftovers[at]
                self.waiting.pop(leftover, None)
        for slot in self._of_chat(chat):
            slot.lose_message()
            self.settle(slot, now)

    def knows_message(self, telegram_id: int, message_id: int) -> bool:
        """Is this the message of a slot, or an old one of it, by what is in memory?"""
        return any(
            self.knows(place, message_id)
            for chat in self._at.get(telegram_id, ())
            if chat.telegram_id == telegram_id
            for place in chat.places
        )

    def knows(self, place: Place, message_id: int) -> bool:
        """The same of a place."""
        if (place, message_id) in self.leftovers:
            return True
        return any(slot.message_id == message_id for slot in self.slots.get(place, {}).values())

    def loaded(self, place: Place) -> bool:
        """Have the place's rows been read?"""
        return place in self._loaded

    def _of_chat(self, chat: Chat) -> list[Slot]:
        return [slot for place in chat.places for slot in self.slots.get(place, {}).values()]
