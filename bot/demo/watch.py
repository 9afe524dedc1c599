"""Reads the chats off the local Telegram: what each of them shows, and who has just tapped what.

Promises that a private chat holds what its person could read and nothing else, and that a tap is
seen: for a moment the chat stands still with the button pressed, before it shows what came of it.
Leaves to others: the picture (screen), the transcript, and where to look (director).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.demo.chats import Bubble, Chat, Key, Mark, Tap
from bot.sandbox import Button, Group, Message, Person, Room, Sandbox
from bot.sandbox.world import Query, State
from bot.texts import Translator

FRESH_SECONDS = 1.2
"""How long a change is marked."""
RINGING_SECONDS = 2.5
TAP_SECONDS = 2.6
ALERT_SECONDS = 5.0
NEWEST = 40
"""No screen shows more messages than these."""


@dataclass(frozen=True, slots=True)
class Place:
    """A chat that is watched, and whose eyes it is seen with (None: the group's)."""

    room: Room
    person: Person | None

    def reads(self, state: State) -> bool:
        """Whether whoever looks could read that."""
        return self.person is None or self.person.id in state.seen_by


class Watch:
    """The group and the private chats of these people.

    `hold` is how long a chat stands still when somebody taps in it, in seconds.
    """

    def __init__(
        self,
        town: Sandbox,
        group: Group,
        people: Sequence[Person],
        words: Translator,
        *,
        hold: float = 0.0,
    ) -> None:
        self.group = Place(group, None)
        self.privates = [Place(person.private, person) for person in people]
        self._world = town.world
        self._words = words
        self._hold = hold
        self._tints = {person.id: index for index, person in enumerate(people, 1)}

    def sees_group(self, now: float) -> Chat:
        """The group's chat as it should be shown at `now` (the sandbox's clock)."""
        return self._chat(self.group, now, self.group.room.chat.title)

    def sees_private(self, index: int, now: float) -> Chat:
        """One person's chat with the bot."""
        place = self.privates[index]
        assert place.person is not None
        return self._chat(place, now, place.person.name)

    def place_of(self, chat_id: int) -> Place:
        """The chat of that id."""
        for place in self.privates:
            if place.room.chat_id == chat_id:
                return place
        return self.group

    def index_of(self, chat_id: int) -> int | None:
        """Which private chat that is; None is the group."""
        for index, place in enumerate(self.privates):
            if place.room.chat_id == chat_id:
                return index
        return None

    def taps(self) -> list[Query]:
        """All taps so far, oldest first."""
        return list(self._world.queries.values())

    def who(self, user_id: int) -> str:
        """Somebody's name."""
        return self._world.users[user_id].first_name

    def tap(self, query: Query) -> Tap:
        """A tap as people see it."""
        pressed = self._pressed(query)
        answer = query.answer
        opens = answer.url if answer is not None and answer.url else ""
        return Tap(
            who=self.who(query.user_id),
            key=pressed.text if pressed else query.data,
            tint=self._tints.get(query.user_id, 0),
            answer=answer.text if answer else "",
            alert=bool(answer and answer.alert),
            opens=self._words.plain("demo-opens") if opens else "",
        )

    def bubble(self, place: Place, message: Message, index: int) -> Bubble:
        """One state of a message, without anything about time."""
        state = message.states[index]
        before = message.states[index - 1].text.split("\n") if index else []
        changed = [
            number for number, line in enumerate(state.text.split("\n")) if line not in before
        ]
        by_bot = message.sender is self._world.bot
        service = message.service is not None
        return Bubble(
            id=message.id,
            sender=message.sender.first_name,
            text=self._service(message) if service else _text(state.text, by_bot=by_bot),
            tint=self._tints.get(message.sender.id, 0),
            marks=_marks(state),
            keys=tuple(tuple(_key(button) for button in row) for row in state.keyboard),
            mine=place.person is not None and message.sender is place.person.user,
            by_bot=by_bot,
            service=service,
            edited=index > 0,
            sounded=by_bot and not message.silent,
            fresh=frozenset(changed if index else ()),
        )

    def _chat(self, place: Place, now: float, title: str) -> Chat:
        taps = [query for query in self.taps() if query.chat_id == place.room.chat_id]
        held = [query for query in taps if now < query.at + self._hold]
        at = held[0].at if held else now
        bubbles, ringing = [], False
        for message, index in _standing(place, at):
            bubble = self.bubble(place, message, index)
            state = message.states[index]
            ringing = ringing or (bubble.sounded and now - message.date < RINGING_SECONDS)
            if now - state.at > FRESH_SECONDS:
                bubble = _faded(bubble)
            bubbles.append(_with_finger(bubble, state, held))
        return Chat(
            title=title,
            about=self._about(place),
            bubbles=tuple(bubbles),
            tap=self._latest(taps, now),
            ringing=ringing,
        )

    def _about(self, place: Place) -> str:
        if place.person is None:
            return self._words.plain("demo-group")
        return self._words.plain("demo-private")

    def _latest(self, taps: Sequence[Query], now: float) -> Tap | None:
        if not taps:
            return None
        query = taps[-1]
        alert = query.answer is not None and query.answer.alert
        if now - query.at > (ALERT_SECONDS if alert else TAP_SECONDS):
            return None
        return self.tap(query)

    def _pressed(self, query: Query) -> Button | None:
        message = self._world.chats[query.chat_id].messages[query.message_id]
        for state in reversed(message.states):
            if state.at <= query.at:
                for row in state.keyboard:
                    for button in row:
                        if button.data == query.data:
                            return button
        return None

    def _service(self, message: Message) -> str:
        added = message.service.get("new_chat_members") if message.service else None
        if isinstance(added, list):
            names = ", ".join(str(member["first_name"]) for member in added)
            return self._words.plain("demo-added", name=message.sender.first_name, added=names)
        return ""


def _standing(place: Place, at: float) -> Iterator[tuple[Message, int]]:
    """The messages that stood there at that moment, each with the number of its state."""
    for message in list(place.room.chat.messages.values())[-NEWEST:]:
        gone = message.deleted_at is not None and message.deleted_at <= at
        if gone or message.date > at:
            continue
        index = max((i for i, state in enumerate(message.states) if state.at <= at), default=0)
        hidden = message.service is not None and "new_chat_members" not in message.service
        if not hidden and place.reads(message.states[index]):
            yield message, index


def _faded(bubble: Bubble) -> Bubble:
    return replace(bubble, fresh=frozenset()) if bubble.fresh else bubble


def _with_finger(bubble: Bubble, state: State, held: Sequence[Query]) -> Bubble:
    pressed = {query.data for query in held if query.message_id == bubble.id}
    if not pressed:
        return bubble
    keys = tuple(
        tuple(
            replace(key, pressed=button.data in pressed)
            for key, button in zip(row, buttons, strict=True)
        )
        for row, buttons in zip(bubble.keys, state.keyboard, strict=True)
    )
    return replace(bubble, keys=keys)


def _key(button: Button) -> Key:
    match button.style:
        case "primary" | "success" | "danger" as style:
            return Key(button.text, style, link=button.url is not None)
        case _:
            return Key(button.text, None, link=button.url is not None)


def _text(text: str, *, by_bot: bool) -> str:
    """What people see of it: their phones hide what a link hands to /start."""
    return "/start" if not by_bot and text.startswith("/start ") else text


def _marks(state: State) -> tuple[Mark, ...]:
    """The formatting, from Telegram's UTF-16 units to characters."""
    at, where = 0, {}
    for index, character in enumerate(state.text):
        where[at] = index
        at += 2 if ord(character) > 0xFFFF else 1
    where[at] = len(state.text)
    return tuple(
        Mark(entity.type, where[entity.offset], where[entity.offset + entity.length])
        for entity in state.entities
        if entity.offset in where and entity.offset + entity.length in where
    )
