"""What somebody does on their phone: write, tap, read, block.

Promises that a person does only what they could do there: in their own rooms, on buttons that they
were shown. Anything else is `Impossible`.
"""

from bot.sandbox.keyboard import MAX_DATA_BYTES
from bot.sandbox.page.view import Json, find_room, messages, room_id
from bot.sandbox.people import Person
from bot.sandbox.rooms import Room
from bot.sandbox.world import QUERY_SECONDS, Message, World

MAX_TEXT = 4096


class Impossible(Exception):  # noqa: N818 - it is an answer, not a fault
    """Somebody can't do that; the code says why."""


class Deeds:
    """The hands of these people."""

    def __init__(self, world: World, people: dict[int, Person]) -> None:
        self._world = world
        self._people = people

    def person(self, given: Json) -> Person:
        """Who does it."""
        person = self._people.get(_number(given, "person"))
        if person is None:
            raise Impossible("nobody")
        return person

    def _room(self, given: Json) -> Room:
        room = find_room(self._world, self.person(given).id, str(given.get("room")))
        if room is None:
            raise Impossible("no-room")
        return room

    def _message(self, given: Json, room: Room, key: str = "message") -> Message:
        message = room.chat.messages.get(_number(given, key))
        person = self.person(given).id
        if message is None or all(person not in state.seen_by for state in message.states):
            raise Impossible("no-message")
        return message

    async def say(self, given: Json) -> Json:
        """Write something, perhaps as a reply."""
        person, room = self.person(given), self._room(given)
        text = str(given.get("text", "")).strip()[:MAX_TEXT]
        if not text:
            raise Impossible("empty")
        answered = self._message(given, room, "reply") if given.get("reply") else None
        try:
            await person.says(text, room, reply_to=answered)
        except AssertionError:
            raise Impossible("closed") from None
        return {}

    async def start(self, given: Json) -> Json:
        """Press Start in the private chat, after a link or not; unblocks the bot if need be."""
        await self.person(given).starts(str(given.get("payload") or "")[:64])
        return {}

    async def press(self, given: Json) -> Json:
        """Tap a button; what the bot answers, or `silence` if nothing comes.

        The button may have gone since it was shown: taps cross with edits on real phones too.
        """
        person, room = self.person(given), self._room(given)
        message, data = self._message(given, room), str(given.get("data"))
        if len(data.encode()) > MAX_DATA_BYTES:
            raise Impossible("no-button")
        try:
            answer = await person.forges(data, message, within=QUERY_SECONDS)
        except AssertionError:
            return {"silence": True}
        return {"text": answer.text, "alert": answer.alert, "url": answer.url}

    async def read(self, given: Json) -> Json:
        """Everything in a room up to now has been read."""
        person, room = self.person(given), self._room(given)
        newest = max((it.id for it in messages(self._world, person.id, room)), default=0)
        self._world.reads[person.id, room_id(room)] = newest
        self._world.changes.poke(room.chat_id)
        return {}

    async def block(self, given: Json) -> Json:
        """Block the bot, or unblock it."""
        person, blocked = self.person(given), bool(given.get("blocked"))
        if blocked != person.private.chat.blocked:
            person.blocks() if blocked else person.unblocks()
        return {}


def _number(given: Json, key: str) -> int:
    value = given.get(key)
    return value if isinstance(value, int) else 0
