"""How messages come, change and go, and who sees each of it.

Promises that every new state is recorded with the people who could see it, and that the bot hears
of exactly what Telegram would tell it (privacy mode included). Checks nothing: what is allowed was
asked before.
"""

import re
from collections.abc import Mapping
from dataclasses import replace

from bot.sandbox.html import Entity, Formatted, utf16
from bot.sandbox.keyboard import Keyboard
from bot.sandbox.record import Kind, Sight
from bot.sandbox.shapes import message_json
from bot.sandbox.world import Chat, Message, State, User, World

_COMMAND = re.compile(r"(?<!\S)/([A-Za-z0-9_]{1,32})(?:@(\w{3,32}))?(?![\w/])")
_MENTION = re.compile(r"(?<!\w)@\w{3,32}")


def typed_entities(text: str) -> tuple[Entity, ...]:
    """Commands and mentions that Telegram finds by itself in what somebody types."""
    found = [("bot_command", match.span()) for match in _COMMAND.finditer(text)]
    found += [("mention", match.span()) for match in _MENTION.finditer(text)]
    entities = [
        Entity(kind, utf16(text[:begin]), utf16(text[begin:end]))
        for kind, (begin, end) in found
        if kind == "bot_command" or not any(a <= begin < b for k, (a, b) in found if k != kind)
    ]
    return tuple(sorted(entities, key=lambda entity: entity.offset))


def post(
    world: World,
    chat: Chat,
    sender: User,
    content: Formatted,
    *,
    keyboard: Keyboard = (),
    photo: str | None = None,
    thread: int | None = None,
    reply_to: int | None = None,
    service: Mapping[str, object] | None = None,
    anonymous: bool = False,
    silent: bool = False,
) -> Message:
    """A new message; the bot hears of it if it is meant to."""
    now = world.clock()
    readers = world.readers(chat)
    state = State(now, content.text, content.entities, keyboard, photo, readers)
    message = Message(
        next(chat.ids),
        chat,
        sender,
        now,
        [state],
        thread=thread,
        reply_to=reply_to,
        service=service,
        anonymous=anonymous,
        silent=silent,
    )
    if service is not None and "forum_topic_created" in service:
        message.thread = message.id  # the line that opens a topic is the first one in it
    chat.messages[message.id] = message
    chat.there[message.id] = message
    _seen(world, message, "message" if service is None else "service")
    if _bot_hears(world, message):
        world.updates.add("message", message_json(world, message))
    world.changes.poke(chat.id)
    return message


def edit(
    world: World,
    message: Message,
    content: Formatted,
    *,
    keyboard: Keyboard,
    photo: str | None = None,
) -> None:
    """A new state of a message that is there."""
    now = world.clock()
    readers = world.readers(message.chat)
    message.states.append(State(now, content.text, content.entities, keyboard, photo, readers))
    message.edited_at = now
    _seen(world, message, "edit")
    if message.sender is not world.bot and _bot_hears(world, message):
        world.updates.add("edited_message", message_json(world, message))
    world.changes.poke(message.chat.id)


def pin(world: World, message: Message, by: User, *, silent: bool) -> None:
    """Pin a message; the line about it stands in the same topic."""
    message.chat.pinned.append(message.id)
    pinned = {"pinned_message": message_json(world, message, quoted=True)}
    post(
        world,
        message.chat,
        by,
        Formatted(""),
        service=pinned,
        thread=message.thread,
        silent=silent,
    )


def delete(world: World, message: Message) -> None:
    """A message goes; its record stays."""
    message.deleted_at = world.clock()
    message.chat.there.pop(message.id, None)
    if message.id in message.chat.pinned:
        message.chat.pinned.remove(message.id)
    _seen(world, message, "deletion")
    world.changes.poke(message.chat.id)


def show_again(world: World, chat: Chat, user_id: int) -> None:
    """Somebody who joins a supergroup can read what stands there."""
    for message in chat.standing():
        message.states[-1] = replace(
            message.now, seen_by=message.now.seen_by | frozenset((user_id,))
        )
        world.see((user_id,), replace(_sight(world, message, "message"), silent=True))


def _sight(world: World, message: Message, kind: Kind) -> Sight:
    return Sight(
        at=world.clock(),
        kind=kind,
        chat_id=message.chat.id,
        message_id=message.id,
        text=message.text if message.service is None else ", ".join(message.service),
        labels=message.labels if kind != "deletion" else (),
        silent=kind != "message" or message.silent,
        by_bot=message.sender is world.bot,
    )


def _seen(world: World, message: Message, kind: Kind) -> None:
    sight = _sight(world, message, kind)
    # Who came later to a basic group never read it, who left reads no more.
    readers = message.now.seen_by & world.readers(message.chat)
    # Nobody's phone sounds for what they write themselves.
    others = readers - {message.sender.id}
    world.see(others, sight)
    world.see(readers - others, replace(sight, silent=True))


def _bot_hears(world: World, message: Message) -> bool:
    chat = message.chat
    if message.sender is world.bot:
        # Of its own doings Telegram tells a bot a few lines only, this one among them.
        return message.service is not None and "pinned_message" in message.service
    if chat.kind == "private":
        return True
    own = world.bot_in(chat)
    if not own.inside:
        return False
    if message.service is not None or own.rules or not world.privacy:
        return True
    answered = chat.messages.get(message.reply_to or 0)
    if answered is not None and answered.sender is world.bot:
        return True
    command = _COMMAND.match(message.text)
    if command is None:
        return False
    addressee = command.group(2)
    return addressee is None or addressee.lower() == (world.bot.username or "").lower()
