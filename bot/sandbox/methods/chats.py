"""Asking about chats and their members, and leaving."""

from bot.sandbox import membership
from bot.sandbox.access import find_chat
from bot.sandbox.errors import bad_request
from bot.sandbox.methods.call import Call
from bot.sandbox.shapes import chat_json, member_json, message_json


def get_chat(call: Call) -> object:
    """What there is to know about a chat."""
    chat = find_chat(call.world, call.params.text("chat_id"), "read")
    full = chat_json(call.world, chat)
    full.update(
        {
            "accent_color_id": 0,
            "max_reaction_count": 11,
            "accepted_gift_types": {
                "unlimited_gifts": False,
                "limited_gifts": False,
                "unique_gifts": False,
                "premium_subscription": False,
                "gifts_from_channels": False,
            },
        }
    )
    if chat.is_group:
        full["permissions"] = {
            "can_send_messages": chat.members_may_send,
            "can_send_photos": chat.members_may_send and chat.members_may_send_photos,
        }
    if chat.pinned:
        full["pinned_message"] = message_json(call.world, chat.messages[chat.pinned[-1]])
    return full


def get_chat_member(call: Call) -> object:
    """What somebody is in a chat."""
    chat = find_chat(call.world, call.params.text("chat_id"), "read")
    user = call.world.users.get(call.params.integer("user_id"))
    if user is None:
        raise bad_request("user not found")
    if chat.members_hidden and user is not call.world.bot and not call.world.bot_in(chat).rules:
        raise bad_request("member list is inaccessible")
    return member_json(chat, user, chat.membership(user.id))


def get_chat_administrators(call: Call) -> object:
    """Everybody who rules in a group.

    A bot that is no administrator is not told of the anonymous ones, though their presses come
    with their own id (github.com/tdlib/telegram-bot-api, issue 667).
    """
    chat = find_chat(call.world, call.params.text("chat_id"), "read")
    if chat.kind == "private":
        raise bad_request("there are no administrators in the private chat")
    return [
        member_json(chat, call.world.users[user_id], member)
        for user_id, member in chat.members.items()
        if member.rules and (not member.anonymous or call.world.bot_in(chat).rules)
    ]


def get_chat_member_count(call: Call) -> object:
    """How many are in a chat, the bot too."""
    chat = find_chat(call.world, call.params.text("chat_id"), "read")
    if chat.kind == "private":
        return 2
    return sum(1 for member in chat.members.values() if member.inside)


def leave_chat(call: Call) -> object:
    """The bot goes."""
    chat = find_chat(call.world, call.params.text("chat_id"), "write")
    if chat.kind == "private":
        raise bad_request("chat member status can't be changed in private chats")
    membership.leave(call.world, chat, call.world.bot, call.world.bot)
    return True


METHODS = {
    "getChat": get_chat,
    "getChatMember": get_chat_member,
    "getChatAdministrators": get_chat_administrators,
    "getChatMemberCount": get_chat_member_count,
    "leaveChat": leave_chat,
}
