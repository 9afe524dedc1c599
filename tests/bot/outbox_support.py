"""For the outbox's tests: time that jumps, rows in memory, and a Telegram that does as it is told.

With these a test of minutes runs in no time and in the same order every time. The same behaviour
over HTTP and SQLite is tested in test_outbox_http.py.
"""

import asyncio
import selectors
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar, cast

from telegram import Bot, Chat, InputFile, InputMediaPhoto, Message, PhotoSize
from telegram.error import BadRequest, TelegramError

from bot.outbox import Hooks, Outbox, Reason, Urgency
from bot.outbox.budget import Limits
from bot.pictures.model import RulesCard, Themed
from bot.place import Place
from bot.screens.screen import Button, Screen

T = TypeVar("T")
Addresses = dict[tuple[str, int], int]

GROUP = Place.group(1)
OTHER_GROUP = Place.group(2)
ONA = Place.private(1)
PERE = Place.private(2)


HOURS = 2 * 3600.0
"""A story that takes longer goes round in circles."""


class _JumpingSelector(selectors.DefaultSelector):
    """Waits for nothing: tells the loop how much later it is."""

    now = 1000.0
    end = now + HOURS

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        events = super().select(0)
        if not events:
            if timeout is None:
                raise AssertionError("everybody waits, and nothing will ever happen")
            self.now += max(timeout, 0.0)
            if self.now > self.end:
                raise AssertionError("hours have passed, and something is tried again and again")
        return events


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock jumps to whatever is due next."""

    def __init__(self) -> None:
        self._jumping = _JumpingSelector()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.now


def in_no_time(main: Coroutine[Any, Any, T]) -> T:
    """Run it with a clock that jumps."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(main)


def now() -> float:
    return asyncio.get_running_loop().time()


@dataclass(frozen=True)
class Row:
    """A stored slot, as storage.Slot."""

    slot: str
    standing: bool
    message_id: int | None = None
    hash: str | None = None
    edition: str = ""
    shown_edition: str | None = None


class MemorySlots:
    """storage.slots without a database; every access takes a moment, as the real one does."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, str], Row] = {}
        self.reads = 0
        self.writes = 0
        self.broken = 0

    async def _moment(self) -> None:
        await asyncio.sleep(0.002)
        if self.broken:
            self.broken -= 1
            raise OSError("the disk is full")

    async def all_for(self, place: str) -> list[Row]:
        await self._moment()
        self.reads += 1
        return [row for (at, _), row in self.rows.items() if at == place]

    async def mark(self, place: str, slot: str, *, now: float) -> bool:
        del now
        await self._moment()
        self.writes += 1
        if (place, slot) in self.rows:
            return False
        self.rows[place, slot] = Row(slot, standing=False)
        return True

    async def intend(
        self, place: str, slot: str, *, standing: bool, edition: str, now: float
    ) -> None:
        del now
        await self._moment()
        self.writes += 1
        row = self.rows.get((place, slot), Row(slot, standing))
        self.rows[place, slot] = replace(row, standing=standing, hash=None, edition=edition)

    async def confirm(
        self,
        place: str,
        slot: str,
        *,
        standing: bool,
        edition: str,
        message_id: int,
        hash: str | None,  # noqa: A002
        now: float,
    ) -> None:
        del now
        await self._moment()
        self.writes += 1
        self.rows[place, slot] = Row(slot, standing, message_id, hash, edition, edition)

    async def leave(
        self, place: str, slot: str, old: str, *, message_id: int, edition: str | None, now: float
    ) -> None:
        del now
        await self._moment()
        self.writes += 1
        self.rows[place, old] = Row(old, False, message_id)
        if edition is None:
            self.rows.pop((place, slot), None)
        else:
            row = self.rows.get((place, slot), Row(slot, True))
            self.rows[place, slot] = replace(
                row, standing=True, message_id=None, hash=None, edition=edition
            )

    async def forget(self, place: str, slot: str) -> None:
        await self._moment()
        self.writes += 1
        self.rows.pop((place, slot), None)


@dataclass(frozen=True)
class Call:
    method: str
    chat: int
    start: float
    message_id: int | None = None
    text: str = ""
    silent: bool = True


@dataclass
class Standing:
    text: str
    labels: tuple[str, ...]
    photo: str = ""


@dataclass
class Trouble:
    """What the next call meets: an error, before or after it was applied, after a while."""

    error: TelegramError | None = None
    applied: bool = False
    latency: float = 0.0
    method: str | None = None
    chat: int | None = None


@dataclass
class Telegram:
    """Chats with messages in them; refuses and delays as told. Stands in for telegram.Bot."""

    latency: float = 0.05
    messages: dict[tuple[int, int], Standing] = field(default_factory=dict)
    stood: set[tuple[int, int]] = field(default_factory=set)  # also what is gone
    calls: list[Call] = field(default_factory=list)
    trouble: deque[Trouble] = field(default_factory=deque)
    refusing: dict[int, TelegramError] = field(default_factory=dict)
    sounds: list[str] = field(default_factory=list)
    answers: list[dict[str, Any]] = field(default_factory=list)
    flying: set[int] = field(default_factory=set)
    pinned: list[int] = field(default_factory=list)
    files: list[str] = field(default_factory=list)
    last_id: int = 100

    @property
    def bot(self) -> Bot:
        return cast(Bot, self)

    def labels(self, chat: int, message_id: int) -> list[str]:
        """The buttons of a message."""
        return list(self.messages[chat, message_id].labels)

    def texts(self, chat: int) -> list[str]:
        """What stands in a chat, oldest first."""
        return [m.text for (at, _), m in sorted(self.messages.items()) if at == chat]

    def methods(self, chat: int | None = None) -> list[str]:
        return [call.method for call in self.calls if chat in (None, call.chat)]

    async def send_message(self, chat_id: int, text: str, **rest: Any) -> Message:
        self.last_id += 1
        message_id = self.last_id

        def apply() -> None:
            self.stood.add((chat_id, message_id))
            self.messages[chat_id, message_id] = Standing(text, _labels(rest["reply_markup"]))
            if not silent:
                self.sounds.append(text)

        silent = rest["disable_notification"]
        call = Call("send", chat_id, now(), None, text, silent)
        await self._call(call, apply)
        chat = Chat(chat_id, "private" if chat_id > 0 else "supergroup")
        return Message(message_id, cast(Any, None), chat)

    async def edit_message_text(
        self, text: str, *, chat_id: int, message_id: int, **rest: Any
    ) -> bool:
        standing = Standing(text, _labels(rest["reply_markup"]))

        def apply() -> None:
            old = self._find(chat_id, message_id, "edit")
            if old == standing:
                raise BadRequest("Message is not modified: it is the same")
            self.messages[chat_id, message_id] = standing

        await self._call(Call("edit", chat_id, now(), message_id, text), apply)
        return True

    async def send_photo(
        self, chat_id: int, photo: str | bytes, *, caption: str, **rest: Any
    ) -> Message:
        self.last_id += 1
        message_id = self.last_id
        held: list[str] = []

        def apply() -> None:
            held.append(self._file(photo))
            standing = Standing(caption, _labels(rest["reply_markup"]), held[0])
            self.stood.add((chat_id, message_id))
            self.messages[chat_id, message_id] = standing

        silent = rest["disable_notification"]
        await self._call(Call("photo", chat_id, now(), None, caption, silent), apply)
        return _picture(chat_id, message_id, held[0])

    async def edit_message_caption(
        self, *, chat_id: int, message_id: int, caption: str, **rest: Any
    ) -> bool:
        def apply() -> None:
            old = self._find(chat_id, message_id, "edit")
            if not old.photo:
                raise BadRequest("There is no caption in the message to edit")
            standing = Standing(caption, _labels(rest["reply_markup"]), old.photo)
            self.messages[chat_id, message_id] = standing

        await self._call(Call("caption", chat_id, now(), message_id, caption), apply)
        return True

    async def edit_message_media(
        self, media: InputMediaPhoto, *, chat_id: int, message_id: int, **rest: Any
    ) -> Message:
        held: list[str] = []

        def apply() -> None:
            self._find(chat_id, message_id, "edit")
            file = media.media
            held.append(self._file(file if isinstance(file, str) else _content(file)))
            standing = Standing(media.caption or "", _labels(rest["reply_markup"]), held[0])
            self.messages[chat_id, message_id] = standing

        await self._call(Call("media", chat_id, now(), message_id, media.caption or ""), apply)
        return _picture(chat_id, message_id, held[0])

    def _file(self, photo: str | bytes) -> str:
        """The id of a picture's file; each that is uploaded has one of its own."""
        if isinstance(photo, bytes):
            self.files.append(f"{photo.decode()}#{len(self.files) + 1}")
            return self.files[-1]
        if photo not in self.files:
            raise BadRequest("Wrong file identifier/HTTP URL specified")
        return photo

    async def edit_message_reply_markup(
        self, *, chat_id: int, message_id: int, reply_markup: None
    ) -> bool:
        del reply_markup

        def apply() -> None:
            self._find(chat_id, message_id, "edit").labels = ()

        await self._call(Call("strip", chat_id, now(), message_id), apply)
        return True

    async def delete_message(self, chat_id: int, message_id: int) -> bool:
        def apply() -> None:
            self._find(chat_id, message_id, "delete")
            del self.messages[chat_id, message_id]

        await self._call(Call("delete", chat_id, now(), message_id), apply)
        return True

    async def pin_chat_message(
        self, chat_id: int, message_id: int, *, disable_notification: bool
    ) -> bool:
        assert disable_notification

        def apply() -> None:
            self._find(chat_id, message_id, "pin")
            self.pinned.append(message_id)

        await self._call(Call("pin", chat_id, now(), message_id), apply)
        return True

    async def unpin_chat_message(self, chat_id: int, message_id: int) -> bool:
        await self._call(
            Call("unpin", chat_id, now(), message_id), lambda: self.pinned.remove(message_id)
        )
        return True

    async def answer_callback_query(self, query_id: str, text: str | None, **rest: Any) -> bool:
        self.answers.append({"id": query_id, "text": text, "at": now(), **rest})
        if query_id == "old":
            raise BadRequest("Query is too old and response timeout expired or query id is invalid")
        return True

    def _find(self, chat: int, message_id: int, what: str) -> Standing:
        if (chat, message_id) not in self.messages:
            raise BadRequest(f"Message to {what} not found")
        return self.messages[chat, message_id]

    async def _call(self, call: Call, apply: Callable[[], None]) -> None:
        assert call.chat not in self.flying, "two requests for one chat at once"
        self.calls.append(call)
        self.flying.add(call.chat)
        try:
            if call.chat in self.refusing:
                raise self.refusing[call.chat]
            trouble = self._next_trouble(call)
            if trouble is None:
                await asyncio.sleep(self.latency / 2)
                apply()
                await asyncio.sleep(self.latency / 2)
                return
            await asyncio.sleep(trouble.latency)
            if trouble.applied or trouble.error is None:
                apply()
            if trouble.error is not None:
                raise trouble.error
        finally:
            self.flying.discard(call.chat)

    def _next_trouble(self, call: Call) -> Trouble | None:
        for trouble in self.trouble:
            if trouble.method in (None, call.method) and trouble.chat in (None, call.chat):
                self.trouble.remove(trouble)
                return trouble
        return None


def _content(file: InputFile) -> bytes:
    assert isinstance(file.input_file_content, bytes)
    return file.input_file_content


def _picture(chat_id: int, message_id: int, file_id: str) -> Message:
    sizes = [PhotoSize("small", "s", 90, 50), PhotoSize(file_id, "l", 1280, 720)]
    chat = Chat(chat_id, "private" if chat_id > 0 else "supergroup")
    return Message(message_id, cast(Any, None), chat, photo=sizes)


@dataclass
class Brush:
    """A painter that remembers which pictures Telegram has: the file is the title of the card."""

    ids: dict[Themed, str] = field(default_factory=dict)
    told: list[str | None] = field(default_factory=list)

    async def photo(self, picture: Themed) -> str | bytes:
        assert isinstance(picture.picture, RulesCard)
        return self.ids.get(picture) or picture.picture.title.encode()

    async def uploaded(self, picture: Themed, file_id: str | None) -> None:
        self.told.append(file_id)
        self.ids.pop(picture, None)
        if file_id is not None:
            self.ids[picture] = file_id


def _labels(markup: Any) -> tuple[str, ...]:
    if markup is None:
        return ()
    return tuple(button["text"] for row in markup["inline_keyboard"] for button in row)


@dataclass
class Heard:
    """What the hooks and the observer were told."""

    events: list[tuple[Any, ...]] = field(default_factory=list)
    sent: list[tuple[Place, str]] = field(default_factory=list)
    ages: list[tuple[Place, str, float]] = field(default_factory=list)
    calls: list[tuple[str, Place | None, str, float, bool]] = field(default_factory=list)

    def hooks(self, addresses: Addresses) -> Hooks:
        async def unreachable(place: Place, reason: Reason) -> None:
            self.events.append(("unreachable", place, reason))

        async def reachable(place: Place) -> None:
            self.events.append(("reachable", place))

        async def migrated(old: int, new: int) -> None:
            self.events.append(("migrated", old, new))
            for key, address in addresses.items():
                if address == old:
                    addresses[key] = new

        async def no_rights(place: Place) -> None:
            self.events.append(("no_rights", place))

        async def sent(place: Place, slot: str) -> None:
            self.sent.append((place, slot))

        return Hooks(unreachable, reachable, migrated, no_rights, sent)

    def on_call(
        self, method: str, place: Place | None, slot: str, seconds: float, ok: bool
    ) -> None:
        self.calls.append((method, place, slot, seconds, ok))

    def on_shown(self, place: Place, slot: str, age: float) -> None:
        self.ages.append((place, slot, age))


@dataclass
class House:
    """An outbox on these stand-ins, that can be killed and started again."""

    telegram: Telegram = field(default_factory=Telegram)
    rows: MemorySlots = field(default_factory=MemorySlots)
    heard: Heard = field(default_factory=Heard)
    limits: Limits = field(default_factory=Limits)
    brush: Brush = field(default_factory=Brush)
    addresses: Addresses = field(
        default_factory=lambda: {
            ("group", 1): -1,
            ("group", 2): -2,
            ("private", 1): 11,
            ("private", 2): 12,
        }
    )
    resolved: int = 0

    async def resolve(self, place: Place) -> int | None:
        self.resolved += 1
        await asyncio.sleep(0.001)
        return self.addresses.get((place.kind, place.key))

    def address(self, place: Place) -> int:
        return self.addresses[place.kind, place.key]

    def texts(self, place: Place) -> list[str]:
        return self.telegram.texts(self.address(place))

    def start(self) -> Outbox:
        self.outbox = Outbox(
            self.telegram.bot,
            self.rows,
            self.resolve,
            painter=self.brush,
            hooks=self.heard.hooks(self.addresses),
            observer=self.heard,
            limits=self.limits,
            clock=asyncio.get_running_loop().time,
            wall=asyncio.get_running_loop().time,
        )
        self.running = asyncio.create_task(self.outbox.run())
        return self.outbox

    async def kill(self) -> None:
        """As a kill of the process: whatever is under way never comes back."""
        tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def stop(self) -> None:
        await self.outbox.close()
        await self.running


def with_house(
    test: Callable[[House, Outbox], Awaitable[None]], house: House | None = None
) -> None:
    """Run a test's story on an outbox that has just been started."""

    async def main() -> None:
        at_home = house or House()
        outbox = at_home.start()
        await test(at_home, outbox)
        await at_home.stop()

    in_no_time(main())


def screen(text: str, *labels: str) -> Screen:
    return Screen(text, (tuple(Button(label, data=label) for label in labels),) if labels else ())


ASKED, ACTED, TABLE, REST = Urgency.ASKED, Urgency.ACTED, Urgency.GROUP, Urgency.REST
