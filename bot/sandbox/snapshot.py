"""The world on disk, so that a town goes on another day.

Promises what its people see and its bot may count on: the chats with what stands in them, pictures,
who has read what; and ids that nobody was given before, even if what came after the last snapshot
is lost. Not kept: what tests look at (sights, calls, former states), menus, which a bot sets
whenever it starts, and updates and presses on their way.
"""

import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from bot.sandbox.world import Chat, ChatKind, Ids, Membership, Message, State, Topic, User, World

FILE = "telegram.json"
PICTURES = "pictures"
UNFINISHED = "unfinished"
SKIPPED = 1000
"""More ids than are given between two snapshots."""


class Unreadable(Exception):  # noqa: N818 - it is an answer, not a fault
    """That file holds no world, or another version's."""


@dataclass
class _Message:
    id: int
    sender: int
    date: float
    now: State
    thread: int | None
    reply_to: int | None
    service: dict[str, Any] | None
    anonymous: bool
    silent: bool
    edited_at: float | None


@dataclass
class _Chat:
    id: int
    kind: ChatKind
    title: str
    username: str | None
    forum: bool
    members: dict[int, Membership]
    topics: dict[int, Topic]
    pinned: list[int]
    upgraded_to: int | None
    members_may_send: bool
    members_hidden: bool
    general_closed: bool
    started: bool
    blocked: bool
    there: list[_Message]
    ids: Ids
    members_may_send_photos: bool = True


@dataclass
class _World:
    users: list[User]
    chats: list[_Chat]
    reads: list[tuple[int, str, int]]
    user_ids: Ids
    group_ids: Ids
    supergroup_ids: Ids
    box_ids: Ids


_WORLD = TypeAdapter(_World)


def save(world: World, folder: Path) -> None:
    """Write it down, all of it or nothing."""
    pictures = folder / PICTURES
    pictures.mkdir(exist_ok=True)
    for name, content in world.photos.items():
        if not (pictures / name).exists():
            _write(pictures / name, content, folder)
    _write(folder / FILE, _WORLD.dump_json(_written(world)), folder)


def _write(path: Path, content: bytes, folder: Path) -> None:
    """The whole file or none: a disk may be full."""
    unfinished = folder / UNFINISHED
    unfinished.write_bytes(content)
    os.replace(unfinished, path)


def load(world: World, folder: Path) -> bool:
    """Fill a new world with what stands there; False if nothing does. Raises Unreadable."""
    kept = _kept(folder)
    if kept is None:
        return False
    try:
        _fill(world, kept)
    except KeyError:
        raise Unreadable(str(folder / FILE)) from None
    for path in (folder / PICTURES).glob("*"):
        world.photos[path.name] = path.read_bytes()
    return True


def people(folder: Path) -> list[User]:
    """Whose accounts stand there; nobody's where nothing stands. Raises Unreadable."""
    kept = _kept(folder)
    return [] if kept is None else [user for user in kept.users if not user.is_bot]


def _kept(folder: Path) -> _World | None:
    if not (folder / FILE).exists():
        return None
    try:
        return _WORLD.validate_json((folder / FILE).read_bytes())
    except ValidationError:
        raise Unreadable(str(folder / FILE)) from None


def _written(world: World) -> _World:
    return _World(
        users=[user for user in world.users.values() if user is not world.bot],
        chats=[_chat(chat) for chat in world.chats.values()],
        reads=[(person, room, message) for (person, room), message in world.reads.items()],
        **_same(world, "user_ids", "group_ids", "supergroup_ids", "box_ids"),
    )


def _chat(chat: Chat) -> _Chat:
    names = [field.name for field in fields(_Chat) if field.name != "there"]
    return _Chat(there=[_message(message) for message in chat.standing()], **_same(chat, *names))


def _message(message: Message) -> _Message:
    names = [field.name for field in fields(_Message) if field.name != "sender"]
    return _Message(sender=message.sender.id, **_same(message, *names))


def _same(value: object, *names: str) -> dict[str, Any]:
    return {name: getattr(value, name) for name in names}


def _fill(world: World, kept: _World) -> None:
    for user in kept.users:
        world.users[user.id] = user
        world.sights[user.id] = []
    world.reads.update({(person, room): message for person, room, message in kept.reads})
    for name in ("user_ids", "group_ids", "supergroup_ids", "box_ids"):
        ids: Ids = getattr(world, name)
        ids.next = getattr(kept, name).next + SKIPPED
    for chat in kept.chats:
        world.chats[chat.id] = _restored(world, chat)


def _restored(world: World, kept: _Chat) -> Chat:
    names = {field.name for field in fields(_Chat)} - {"there", "ids"}
    # Only supergroups have a row of their own.
    ids = Ids(kept.ids.next + SKIPPED) if kept.kind == "supergroup" else world.box_ids
    chat = Chat(ids=ids, **_same(kept, *names))
    names = {field.name for field in fields(_Message)} - {"sender", "now"}
    for it in kept.there:
        sender = world.users[it.sender]
        message = Message(chat=chat, sender=sender, states=[it.now], **_same(it, *names))
        chat.messages[message.id] = chat.there[message.id] = message
    return chat
