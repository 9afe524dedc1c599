"""What Telegram lets a bot do where: chats, topics and messages found, or the refusal.

Promises the bot's checks in Telegram's own order and words (telegram-bot-api, Client.cpp,
check_chat_access and check_message). One choice where Telegram is not documented: an edit in a
group that was upgraded is refused as a send is.
"""

from typing import Literal

from bot.sandbox.errors import Refusal, bad_request, forbidden
from bot.sandbox.params import Params
from bot.sandbox.world import Chat, Message, World

Need = Literal["read", "edit", "write"]
DELETABLE_SECONDS = 48 * 3600


def find_chat(world: World, given: str, need: Need) -> Chat:
    """The chat a call names, if the bot may do there what it needs to."""
    if not given:
        raise bad_request("chat_id is empty")
    chat = _named(world, given)
    if chat is None:
        raise bad_request("chat not found")
    match chat.kind:
        case "private":
            _check_private(world, chat, need)
        case "group":
            _check_group(world, chat, need)
        case "supergroup":
            _check_supergroup(world, chat, need)
    return chat


def _named(world: World, given: str) -> Chat | None:
    if given.startswith("@"):
        for chat in world.chats.values():
            if chat.is_group and chat.username and chat.username.lower() == given[1:].lower():
                return chat
        return None
    try:
        return world.chats.get(int(given))
    except ValueError:
        return None


def _check_private(world: World, chat: Chat, need: Need) -> None:
    if not world.meets(chat.id):
        raise bad_request("chat not found")
    if need == "read":
        return
    if world.users[chat.id].deactivated:
        raise forbidden("user is deactivated")
    if not chat.started:
        raise forbidden("bot can't initiate conversation with a user")


def refuse_blocked(chat: Chat) -> None:
    """Nothing new reaches somebody who blocked the bot."""
    if chat.kind == "private" and chat.blocked:
        raise forbidden("bot was blocked by the user")


def _check_group(world: World, chat: Chat, need: Need) -> None:
    own = world.bot_in(chat)
    if need == "read":
        if world.bot.id not in chat.members:
            raise bad_request("chat not found")
        return
    if chat.upgraded_to is not None:
        raise Refusal(
            400,
            "Bad Request: group chat was upgraded to a supergroup chat",
            {"migrate_to_chat_id": chat.upgraded_to},
        )
    if own.status == "kicked":
        raise forbidden("bot was kicked from the group chat")
    if not own.inside:
        raise forbidden("bot is not a member of the group chat")


def _check_supergroup(world: World, chat: Chat, need: Need) -> None:
    own = world.bot_in(chat)
    if own.status == "kicked":
        raise forbidden("bot was kicked from the supergroup chat")
    if own.inside or (chat.username is not None and need == "read"):
        return
    raise forbidden("bot is not a member of the supergroup chat")


def find_thread(chat: Chat, params: Params) -> int | None:
    """The topic a message is meant for, None outside of topics."""
    thread = params.integer("message_thread_id")
    if thread == 0:
        return None
    if thread not in chat.topics:
        raise bad_request("message thread not found")
    return thread


def refuse_mute(world: World, chat: Chat, thread: int | None, *, what: str) -> None:
    """Refuse what the bot has no right to send: `what` is "text messages" or "photos"."""
    if not chat.is_group:
        return
    own = world.bot_in(chat)
    mute = own.status == "restricted" and not own.can_send
    allowed = chat.members_may_send and (what != "photos" or chat.members_may_send_photos)
    if mute or not (allowed or own.rules):
        raise bad_request(f"not enough rights to send {what} to the chat")
    closed = chat.general_closed if thread is None else chat.topics[thread].closed
    if closed and not own.rules:
        raise bad_request("TOPIC_CLOSED")


def find_message(chat: Chat, message_id: int, *, what: str) -> Message:
    """A message that is there; `what` names it in the refusal ("message to edit")."""
    message = chat.messages.get(message_id)
    if message is None or not message.standing:
        raise bad_request(f"{what} not found")
    return message


def find_own(world: World, chat: Chat, message_id: int) -> Message:
    """A message that the bot may edit: its own."""
    message = find_message(chat, message_id, what="message to edit")
    if message.sender is not world.bot or message.service is not None:
        raise bad_request("message can't be edited")
    return message


def refuse_deletion(world: World, chat: Chat, message: Message) -> None:
    """Refuse to delete what is 48 hours old, or what the bot has no right to delete.

    Telegram words it in one way in supergroups and in another everywhere else.
    """
    own = world.bot_in(chat)
    deletable = message.sender is world.bot or chat.kind == "private"
    young = world.clock() - message.date < DELETABLE_SECONDS
    if young and (deletable or (own.rules and own.can_delete)):
        return
    if chat.kind == "supergroup":
        raise bad_request("message can't be deleted")
    raise bad_request("message can't be deleted for everyone")
