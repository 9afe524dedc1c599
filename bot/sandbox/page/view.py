"""What a person's phone shows, as plain JSON.

Promises what that person can read and nothing else: a card in somebody else's private chat is in
no view of theirs. Pure: the world in, values out.
"""

from collections.abc import Iterator

from bot.sandbox.html import entity_json
from bot.sandbox.methods.commands import menu
from bot.sandbox.rooms import Private, Room
from bot.sandbox.world import Chat, Message, World

Json = dict[str, object]
NEWEST = 80
"""No room shows more messages than these."""
QUOTED = 80
"""Characters of a message that another one quotes."""


def room_id(room: Room) -> str:
    """How the page calls a room: its chat, and its topic if it has one."""
    return str(room.chat_id) if room.thread is None else f"{room.chat_id}/{room.thread}"


def rooms(world: World, person: int) -> Iterator[Room]:
    """The rooms on somebody's list: groups and their topics, then the chat with the bot."""
    for chat in list(world.chats.values()):
        if chat.is_group and chat.upgraded_to is None and person in world.readers(chat):
            yield Room(world, chat.id)
            for topic in chat.topics.values():
                yield Room(world, chat.id, topic.id)
    yield Private(world, person)


def find_room(world: World, person: int, name: str) -> Room | None:
    """The room of that name on somebody's list."""
    return next((room for room in rooms(world, person) if room_id(room) == name), None)


def messages(world: World, person: int, room: Room) -> list[Message]:
    """What they can read there, oldest first."""
    if person not in world.readers(room.chat):
        return []
    return [
        message
        for message in room.messages()
        if person in message.now.seen_by and message.thread == room.thread
    ]


def room_json(world: World, person: int, room: Room) -> Json:
    """A room with all that its screen needs."""
    chat, name = room.chat, room_id(room)
    shown = messages(world, person, room)
    read = world.reads.get((person, name), 0)
    unread = [
        message
        for message in shown
        if message.id > read and message.sender.id != person and message.service is None
    ]
    return {
        "id": name,
        "formerly": next(
            (str(it.id) for it in world.chats.values() if it.upgraded_to == chat.id), None
        ),
        "kind": chat.kind,
        "title": _title(world, chat, room.thread),
        "members": len(world.readers(chat)) + bool(world.bot_in(chat).inside),
        "username": chat.username,
        "started": chat.started,
        "blocked": chat.blocked,
        "unread": len(unread),
        "rings": any(not message.silent for message in unread),
        "pinned": _pinned(chat, shown),
        "commands": [
            {"command": command, "about": about} for command, about in menu(world, chat, person)
        ],
        "messages": [_message_json(world, person, message) for message in shown[-NEWEST:]],
    }


def _title(world: World, chat: Chat, thread: int | None) -> str:
    if chat.kind == "private":
        return world.bot.first_name
    return chat.title if thread is None else f"{chat.title} · {chat.topics[thread].name}"


def _pinned(chat: Chat, shown: list[Message]) -> Json | None:
    pinned = [message for message in shown if message.id in chat.pinned]
    return _quoted(pinned[-1]) if pinned else None


def _quoted(message: Message) -> Json:
    first = message.text.strip().split("\n", 1)[0]
    return {"id": message.id, "name": _sender(message), "text": first[:QUOTED]}


def _sender(message: Message) -> str:
    return message.chat.title if message.anonymous else message.sender.first_name


def _message_json(world: World, person: int, message: Message) -> Json:
    now = message.now
    answered = message.chat.messages.get(message.reply_to or 0)
    by_bot = message.sender is world.bot
    return {
        "id": message.id,
        "sender": message.sender.id,
        "name": _sender(message),
        "mine": message.sender.id == person,
        "bot": by_bot,
        "at": message.date,
        "edited": message.edited_at is not None,
        "silent": message.silent,
        "text": now.text if by_bot else _typed(now.text),
        "entities": [entity_json(entity) for entity in now.entities],
        "photo": f"photos/{now.photo}" if now.photo else None,
        "keyboard": [
            [
                {"text": button.text, "data": button.data, "url": button.url, "style": button.style}
                for button in row
            ]
            for row in now.keyboard
        ],
        "reply": _quoted(answered) if answered is not None and answered.standing else None,
        "service": _service(message),
    }


def _typed(text: str) -> str:
    """What people see of it: their phones hide what a link hands to /start."""
    return "/start" if text.startswith("/start ") else text


def _service(message: Message) -> Json | None:
    """Which line Telegram writes itself, and about whom."""
    if message.service is None:
        return None
    kind = next(iter(message.service))
    about = message.service[kind]
    names = []
    for item in about if isinstance(about, list) else [about]:
        if isinstance(item, dict) and "first_name" in item:
            names.append(str(item["first_name"]))
        elif isinstance(item, dict) and "name" in item:
            names.append(str(item["name"]))
    return {"kind": kind, "names": ", ".join(names)}
