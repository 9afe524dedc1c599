"""Who is where: joining, leaving, ruling, blocking, topics, and groups that become supergroups.

Promises the updates and service messages Telegram sends for each, in its order: the change of
membership first, then the line in the chat.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Literal

from bot.sandbox.html import Formatted
from bot.sandbox.posting import post, show_again
from bot.sandbox.shapes import chat_json, member_json, user_json
from bot.sandbox.world import Chat, Membership, Message, Topic, User, World

EMPTY = Formatted("")
Side = Literal["old", "new"]


def service(
    world: World,
    chat: Chat,
    sender: User,
    what: Mapping[str, object],
    *,
    thread: int | None = None,
) -> Message:
    """A line in the chat that Telegram writes itself."""
    return post(world, chat, sender, EMPTY, service=what, thread=thread, silent=True)


def become(world: World, chat: Chat, by: User, user: User, new: Membership) -> None:
    """Somebody's place in a chat changes, and the bot hears of it if it may."""
    old = chat.membership(user.id)
    chat.members[user.id] = new
    body = {
        "chat": chat_json(world, chat),
        "from": user_json(by),
        "date": int(world.clock()),
        "old_chat_member": member_json(chat, user, old),
        "new_chat_member": member_json(chat, user, new),
    }
    if user is world.bot:
        world.updates.add("my_chat_member", body)
    elif world.bot_in(chat).rules:
        # Telegram tells only administrators, and only if they asked for chat_member.
        world.updates.add("chat_member", body)
    world.changes.poke(chat.id)


def found(world: World, chat: Chat, creator: User, members: Sequence[User], *, bot: bool) -> None:
    """A new group with these people in it, and with the bot when `bot`."""
    chat.members[creator.id] = Membership("creator")
    for user in members:
        chat.members.setdefault(user.id, Membership("member"))
    if bot:
        become(world, chat, creator, world.bot, Membership("member"))
    created = "supergroup_chat_created" if chat.kind == "supergroup" else "group_chat_created"
    service(world, chat, creator, {created: True})


def join(world: World, chat: Chat, user: User, by: User) -> None:
    """Somebody comes in, added by somebody or by themselves."""
    become(world, chat, by, user, Membership("member"))
    if chat.kind == "supergroup" and not user.is_bot:
        show_again(world, chat, user.id)
    service(world, chat, by, {"new_chat_members": [user_json(user)]})


def leave(world: World, chat: Chat, user: User, by: User) -> None:
    """Somebody goes by themselves, or is removed by somebody else."""
    removed = user is not by
    # A basic group tells the bot that it is removed by a line, a supergroup does not.
    if user is world.bot and chat.kind == "group":
        service(world, chat, by, {"left_chat_member": user_json(user)})
    become(world, chat, by, user, Membership("kicked" if removed else "left"))
    if user is not world.bot:
        service(world, chat, by, {"left_chat_member": user_json(user)})


def set_blocked(world: World, chat: Chat, *, blocked: bool) -> None:
    """A person blocks or unblocks the bot."""
    user = world.users[chat.id]
    chat.blocked = blocked
    before, after = ("member", "kicked") if blocked else ("kicked", "member")
    world.updates.add(
        "my_chat_member",
        {
            "chat": chat_json(world, chat),
            "from": user_json(user),
            "date": int(world.clock()),
            "old_chat_member": member_json(chat, world.bot, _as(before)),
            "new_chat_member": member_json(chat, world.bot, _as(after)),
        },
    )
    world.changes.poke(chat.id)


def _as(status: str) -> Membership:
    return Membership("kicked" if status == "kicked" else "member")


def migrate(world: World, chat: Chat, by: User, *, lost: Side | None) -> Chat:
    """A basic group becomes a supergroup: a new chat, new message ids, two lines.

    `lost` keeps one of the two lines from the bot, which Telegram does not promise to deliver.
    """
    new = world.add_group(chat.title, supergroup=True, forum=False)
    new.members = {user_id: replace(member) for user_id, member in chat.members.items()}
    new.members_may_send = chat.members_may_send
    new.members_may_send_photos = chat.members_may_send_photos
    inside = chat.members.pop(world.bot.id, Membership())
    if lost != "old":
        chat.members[world.bot.id] = inside
    service(world, chat, by, {"migrate_to_chat_id": new.id})
    chat.members[world.bot.id] = inside
    chat.upgraded_to = new.id
    if lost == "new":
        del new.members[world.bot.id]
    service(world, new, by, {"migrate_from_chat_id": chat.id})
    new.members[world.bot.id] = replace(inside)
    return new


def open_topic(world: World, chat: Chat, name: str, by: User) -> Topic:
    """A new topic of a forum."""
    about = {"forum_topic_created": {"name": name, "icon_color": 7322096}}
    message = service(world, chat, by, about)
    topic = Topic(message.id, name)
    chat.topics[topic.id] = topic
    return topic


def rename_topic(world: World, chat: Chat, topic: Topic, name: str, by: User) -> None:
    """A topic gets another name."""
    topic.name = name
    service(world, chat, by, {"forum_topic_edited": {"name": name}}, thread=topic.id)


def close_topic(world: World, chat: Chat, topic: Topic | None, by: User, *, closed: bool) -> None:
    """A topic closes, or opens again; None is the general one."""
    if topic is None:
        chat.general_closed = closed
    else:
        topic.closed = closed
    about = "forum_topic_closed" if closed else "forum_topic_reopened"
    service(world, chat, by, {about: {}}, thread=topic.id if topic else None)
