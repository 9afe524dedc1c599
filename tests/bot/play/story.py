"""A script told as it goes: what people do, and what changes in front of them, as text to read.

Promises that a change is told once, where somebody looks, in the order of the messages. Leaves to
others: what is worth looking at.
"""

from __future__ import annotations

from bot.sandbox import Answer, Message, Person
from bot.sandbox.rooms import Room
from tests.bot.play.support import House

Seen = tuple[str, tuple[tuple[str, ...], ...]]


class Story:
    """Collects the lines; `text` is all of them."""

    def __init__(self, house: House, title: str) -> None:
        self._house = house
        self._lines = [title, "=" * len(title)]
        self._seen: dict[tuple[int, int], Seen] = {}

    @property
    def text(self) -> str:
        """The whole story."""
        return "\n".join(self._lines) + "\n"

    def chapter(self, title: str) -> None:
        """A new part."""
        self._lines += ["", "", title, "-" * len(title)]

    def tells(self, sentence: str) -> None:
        """What a reader has to know and can't see."""
        self._lines += ["", f"({sentence})"]

    async def says(self, person: Person, text: str, room: Room | None = None) -> None:
        """Somebody writes."""
        self._lines += ["", f"{_where(room, person)} {person.name}: {text}"]
        await self._house.says(person, text, room)

    async def replies(self, person: Person, text: str, to: Message, room: Room) -> None:
        """Somebody writes an answer to a message."""
        said = to.text.split("\n")[0]
        self._lines += ["", f"{_where(room, person)} {person.name}, to “{said}”: {text}"]
        await self._house.replies(person, text, to, room)

    async def presses(self, person: Person, label: str, room: Room | None = None) -> Answer:
        """Somebody taps a button, in private where no room is given."""
        answer = await self._house.presses(person, label, room or person.private)
        self._lines += ["", f"{_where(room, person)} {person.name} taps [{label}]"]
        if answer.text:
            kind = "alert" if answer.alert else "toast"
            self._lines += _indented(answer.text, f"    ({kind} for {person.name}) ")
        return answer

    async def looks(self, *rooms: Room | Person) -> None:
        """What has changed there since somebody looked last; service messages are left out."""
        await self._house.settles()
        for place in rooms:
            room = place.private if isinstance(place, Person) else place
            for message in room.messages():
                if message.service is None and message.sender.is_bot:
                    self._look(room, message)

    async def skips(self, *rooms: Room | Person) -> None:
        """What has changed there is no news any more."""
        told = list(self._lines)
        await self.looks(*rooms)
        self._lines = told

    def _look(self, room: Room, message: Message) -> None:
        key, now = (message.chat.id, message.id), (message.text, message.labels)
        before = self._seen.get(key)
        if before == now:
            return
        self._seen[key] = now
        what = "writes" if before is None else "now reads"
        self._lines += ["", f"{_where(room)} the bot {what}"]
        self._lines += _indented(message.text, "    ")
        self._lines += ["    " + " ".join(f"[{label}]" for label in row) for row in message.labels]


def _where(room: Room | None, person: Person | None = None) -> str:
    if room is None or not room.chat.is_group:
        name = person.name if person is not None else None
        if name is None and room is not None:
            name = room.world.users[room.chat_id].first_name
        return f"{name}, in private ·"
    topic = room.chat.topics.get(room.thread or 0)
    return f"{room.chat.title}{f' / {topic.name}' if topic else ''} ·"


def _indented(text: str, first: str) -> list[str]:
    lines = text.rstrip("\u2800").split("\n")
    return [f"{first if place == 0 else '    '}{line}".rstrip() for place, line in enumerate(lines)]
