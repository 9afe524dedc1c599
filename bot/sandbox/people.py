"""People, and all they can do on their phones.

Promises that a person presses only buttons that are there, reads only chats they are in, and that
whoever waits is woken by what happens. A wait that ends in vain is an AssertionError that prints
what the chat shows. `within` is in real seconds everywhere.
"""

import re
from collections.abc import Callable, Sequence
from typing import NoReturn, TypeVar

from bot.sandbox import membership, posting
from bot.sandbox.html import Formatted
from bot.sandbox.keyboard import Button
from bot.sandbox.methods.commands import menu
from bot.sandbox.methods.queries import start_payload
from bot.sandbox.record import Sight
from bot.sandbox.rooms import Group, Private, Room
from bot.sandbox.shapes import chat_json, pressed_message_json, user_json
from bot.sandbox.world import Answer, Message, Query, User, World

WITHIN = 60.0
T = TypeVar("T")
Text = str | re.Pattern[str]


def _matches(wanted: Text, text: str) -> bool:
    return wanted in text if isinstance(wanted, str) else wanted.search(text) is not None


def _named(wanted: Text) -> str:
    return repr(wanted if isinstance(wanted, str) else wanted.pattern)


class Press:
    """A press on its way: `await press.answered()` for what comes of it."""

    def __init__(self, world: World, query: Query) -> None:
        self._world = world
        self._query = query

    async def answered(self, within: float = WITHIN) -> Answer:
        """The bot's answer; AssertionError if there is none in time."""
        answer = await self._world.changes.until(
            lambda: self._query.id, lambda: self._query.answer, within
        )
        if answer is None:
            who = self._world.users[self._query.user_id].first_name
            raise AssertionError(f"{who} pressed a button, and no answer came in {within} s")
        return answer


class Person:
    """Somebody with a phone."""

    def __init__(self, world: World, user: User) -> None:
        self.world = world
        self.user = user
        self.private = Private(world, user.id)

    def __repr__(self) -> str:
        return self.name

    @property
    def id(self) -> int:
        """Their Telegram id."""
        return self.user.id

    @property
    def name(self) -> str:
        """Their first name."""
        return self.user.first_name

    @property
    def saw(self) -> Sequence[Sight]:
        """All they ever could see, in order."""
        return self.world.sights[self.id]

    @property
    def sounds(self) -> list[Sight]:
        """What of the bot's made their phone sound."""
        return [sight for sight in self.saw if sight.by_bot and not sight.silent]

    # Writing

    async def says(
        self,
        text: str,
        in_: Room | None = None,
        *,
        reply_to: Message | None = None,
        anonymous: bool = False,
    ) -> Message:
        """Write something, in private when no room is given; `anonymous` as the group itself."""
        room = self._room(in_)
        chat = room.chat
        if chat.kind == "private":
            assert not chat.blocked, f"{self} has blocked the bot"
            chat.started = True
        else:
            assert chat.membership(self.id).inside, f"{self} is not in {room}"
        topic = chat.topics.get(room.thread or 0)
        if topic.closed if topic is not None else chat.general_closed:
            assert chat.membership(self.id).rules, f"{room} is closed"
        return posting.post(
            self.world,
            chat,
            self.user,
            Formatted(text, posting.typed_entities(text)),
            thread=room.thread,
            reply_to=reply_to.id if reply_to else None,
            anonymous=anonymous or chat.membership(self.id).anonymous,
        )

    async def edits(self, message: Message, text: str) -> None:
        """Change what they wrote."""
        assert message.sender is self.user, f"{self} did not write that"
        content = Formatted(text, posting.typed_entities(text))
        posting.edit(self.world, message, content, keyboard=())

    async def starts(self, payload: str = "") -> Message:
        """Press Start in the private chat, after a link with `payload`; unblocks if needed."""
        if self.private.chat.blocked:
            self.unblocks()
        return await self.says(f"/start {payload}".strip())

    # Pressing

    def button(
        self, label: Text, in_: Room | None = None, message: Message | None = None
    ) -> tuple[Message, Button] | None:
        """The newest button of that label that they can press, whole labels before parts."""
        shown_here = self.reading(in_)[::-1] if message is None else [message]
        found = [
            (shown, button)
            for shown in shown_here
            if shown.standing and self._reads(shown)
            for button in shown.buttons
            if _matches(label, button.text)
        ]
        whole = [pair for pair in found if pair[1].text == label]
        return next(iter(whole or found), None)

    async def press(
        self,
        label: Text,
        in_: Room | None = None,
        *,
        message: Message | None = None,
        within: float = WITHIN,
    ) -> Press:
        """Press a button as soon as it is there, and don't wait for what comes of it."""
        shown, button = await self._button(label, in_, message, within)
        assert button.data is not None, f"{button.text} only opens {button.url}"
        return self._send(shown, button.data)

    async def presses(
        self,
        label: Text,
        in_: Room | None = None,
        *,
        message: Message | None = None,
        within: float = WITHIN,
    ) -> Answer:
        """Press a button as soon as it is there; what the bot answers.

        A button with an address opens it: the answer is that address.
        """
        shown, button = await self._button(label, in_, message, within)
        if button.data is None:
            return Answer(url=button.url)
        return await self._send(shown, button.data).answered(within)

    async def forges(self, data: bytes | str, message: Message, within: float = WITHIN) -> Answer:
        """Send bytes of one's own as if a button of `message` held them; the bot's answer."""
        return await self.forge(data, message).answered(within)

    def forge(self, data: bytes | str, message: Message) -> Press:
        """As `forges`, without waiting. Works on messages that were there once, too."""
        text = data if isinstance(data, str) else data.decode(errors="replace")
        ever = any(self.id in state.seen_by for state in message.states)
        assert ever, f"{self} never saw that message"
        return self._send(message, text)

    async def follows(self, link: Answer | Button | str) -> Message:
        """Open an address that leads to the bot and press Start."""
        url = link if isinstance(link, str) else link.url
        assert url is not None, f"there is no address in {link}"
        payload = start_payload(url, self.world.bot.username or "")
        assert payload is not None, f"{url} does not lead to the bot"
        return await self.starts(payload)

    # Reading

    def reading(self, in_: Room | None = None) -> list[Message]:
        """The messages they can read in a room now, oldest first."""
        room = self._room(in_)
        if self.id not in self.world.readers(room.chat):
            return []
        return [message for message in room.messages() if self.id in message.now.seen_by]

    def finds(self, wanted: Text, in_: Room | None = None) -> Message | None:
        """The newest message that says so (part of the text, or a pattern), if there is one."""
        for message in reversed(self.reading(in_)):
            if message.service is None and _matches(wanted, message.text):
                return message
        return None

    async def sees(
        self, wanted: Text, in_: Room | None = None, *, within: float = WITHIN
    ) -> Message:
        """Wait until a message says so; the message."""
        found = await self._until(in_, lambda: self.finds(wanted, in_), within)
        if found is None:
            self._fail(f"never saw {_named(wanted)}", in_, within)
        return found

    async def sees_button(
        self,
        label: Text,
        in_: Room | None = None,
        *,
        message: Message | None = None,
        within: float = WITHIN,
    ) -> Button:
        """Wait until a button is there; the button."""
        return (await self._button(label, in_, message, within))[1]

    async def misses(
        self, wanted: Text, in_: Room | None = None, *, within: float = WITHIN
    ) -> None:
        """Wait until no message says so (any more)."""

        def look() -> bool | None:
            return True if self.finds(wanted, in_) is None else None

        if await self._until(in_, look, within) is None:
            self._fail(f"still sees {_named(wanted)}", in_, within)

    async def misses_button(
        self,
        label: Text,
        in_: Room | None = None,
        *,
        message: Message | None = None,
        within: float = WITHIN,
    ) -> None:
        """Wait until no such button is there (any more)."""

        def look() -> bool | None:
            return True if self.button(label, in_, message) is None else None

        room = self._room(in_) if message is None else Room(self.world, message.chat.id)
        if await self._until(room, look, within) is None:
            self._fail(f"still can press {_named(label)}", room, within)

    def menu(self, in_: Room | None = None) -> tuple[tuple[str, str], ...]:
        """The commands that their phone offers in a room: (command, description)."""
        return menu(self.world, self._room(in_).chat, self.id)

    # Coming and going

    def joins(self, group: Group) -> None:
        """Come into a group by oneself."""
        membership.join(self.world, group.chat, self.user, self.user)

    def leaves(self, group: Group) -> None:
        """Go out of a group."""
        membership.leave(self.world, group.chat, self.user, self.user)

    def blocks(self) -> None:
        """Block the bot."""
        membership.set_blocked(self.world, self.private.chat, blocked=True)

    def unblocks(self) -> None:
        """Let the bot write again."""
        membership.set_blocked(self.world, self.private.chat, blocked=False)

    def deactivates(self) -> None:
        """Delete one's account."""
        self.user.deactivated = True

    def renames(self, name: str, username: str | None = None) -> None:
        """Take another name, from the next update on."""
        self.user.first_name = name
        if username is not None:
            self.user.username = username

    def _room(self, in_: Room | None) -> Room:
        return self.private if in_ is None else in_

    def _reads(self, message: Message) -> bool:
        return self.id in message.now.seen_by and self.id in self.world.readers(message.chat)

    async def _until(
        self, in_: Room | None, look: Callable[[], T | None], within: float
    ) -> T | None:
        room = self._room(in_)
        return await self.world.changes.until(lambda: room.chat_id, look, within)

    async def _button(
        self, label: Text, in_: Room | None, message: Message | None, within: float
    ) -> tuple[Message, Button]:
        room = self._room(in_) if message is None else Room(self.world, message.chat.id)
        found = await self._until(room, lambda: self.button(label, in_, message), within)
        if found is None:
            self._fail(f"never could press {_named(label)}", room, within)
        return found

    def _send(self, message: Message, data: str) -> Press:
        world = self.world
        query = Query(
            world.next_query_id(), self.id, message.chat.id, message.id, world.clock(), data
        )
        world.queries[query.id] = query
        chat = message.chat
        # Without the bot there is nobody to tell; the press is simply never answered.
        if chat.kind == "private" or world.bot_in(chat).inside:
            world.updates.add(
                "callback_query",
                {
                    "id": query.id,
                    "from": user_json(self.user),
                    "message": pressed_message_json(world, message),
                    "chat_instance": str(chat_json(world, chat)["id"]),
                    "data": data,
                },
            )
        return Press(world, query)

    def _fail(self, what: str, in_: Room | None, within: float) -> NoReturn:
        room = self._room(in_)
        raise AssertionError(f"{self} {what} within {within} s\n{room.shows()}")
