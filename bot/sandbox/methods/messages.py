"""Text messages: sending, editing, deleting, pinning."""

from bot.sandbox import posting
from bot.sandbox.access import (
    find_chat,
    find_message,
    find_own,
    find_thread,
    refuse_blocked,
    refuse_deletion,
    refuse_mute,
)
from bot.sandbox.content import read_text
from bot.sandbox.errors import bad_request
from bot.sandbox.html import Formatted
from bot.sandbox.keyboard import Keyboard, parse_keyboard
from bot.sandbox.methods.call import Call
from bot.sandbox.shapes import message_json
from bot.sandbox.world import Chat, Message, World

NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same "
    "as a current content and reply markup of the message"
)
MAX_DELETED = 100
ACTIONS = frozenset(
    {
        "typing",
        "upload_photo",
        "record_video",
        "upload_video",
        "record_voice",
        "upload_voice",
        "upload_document",
        "choose_sticker",
        "find_location",
        "record_video_note",
        "upload_video_note",
    }
)


def send_message(call: Call) -> object:
    """A new text message."""
    content = read_text(call.params, editing=False)
    keyboard = parse_keyboard(call.params.text("reply_markup"))
    return send(call, content, keyboard, photo=None)


def send(call: Call, content: Formatted, keyboard: Keyboard, *, photo: str | None) -> object:
    """Put a new message of any kind where the call says."""
    world, params = call.world, call.params
    chat = find_chat(world, params.text("chat_id"), "write")
    thread = find_thread(chat, params)
    reply_to = answered(call, chat)
    refuse_mute(world, chat, thread, what="photos" if photo else "text messages")
    refuse_blocked(chat)
    call.spend(chat)
    message = posting.post(
        world,
        chat,
        world.bot,
        content,
        keyboard=keyboard,
        photo=photo,
        thread=thread,
        reply_to=reply_to,
        silent=params.flag("disable_notification"),
    )
    return message_json(world, message)


def answered(call: Call, chat: Chat) -> int | None:
    """The message that a new one answers."""
    given = call.params.json("reply_parameters", "reply parameters")
    if given is None:
        return None
    if not isinstance(given, dict):
        raise bad_request("object expected as reply parameters")
    message = chat.messages.get(int(given.get("message_id") or 0))
    if message is not None and message.standing:
        return message.id
    if given.get("allow_sending_without_reply"):
        return None
    raise bad_request("message to be replied not found")


def edit_message_text(call: Call) -> object:
    """Another text; without a keyboard in the call, the old one goes."""
    content = read_text(call.params, editing=True)
    keyboard = parse_keyboard(call.params.text("reply_markup"))
    message = editable(call)
    if message.photo is not None:
        raise bad_request("there is no text in the message to edit")
    return change(call, message, content, keyboard, photo=None)


def edit_message_reply_markup(call: Call) -> object:
    """Other buttons, or none."""
    keyboard = parse_keyboard(call.params.text("reply_markup"))
    message = editable(call)
    now = message.now
    return change(call, message, Formatted(now.text, now.entities), keyboard, photo=now.photo)


def editable(call: Call) -> Message:
    """The message a call wants to edit."""
    params = call.params
    if not params.text("chat_id") and not params.text("message_id"):
        raise bad_request("message identifier is not specified")
    chat = find_chat(call.world, params.text("chat_id"), "edit")
    message = find_own(call.world, chat, params.integer("message_id"))
    refuse_blocked(chat)
    return message


def change(
    call: Call, message: Message, content: Formatted, keyboard: Keyboard, *, photo: str | None
) -> object:
    """Give a message a new state, unless nothing would change."""
    call.spend(message.chat)
    now = message.now
    if (content.text, content.entities, keyboard, photo) == (
        now.text,
        now.entities,
        now.keyboard,
        now.photo,
    ):
        raise bad_request(NOT_MODIFIED)
    posting.edit(call.world, message, content, keyboard=keyboard, photo=photo)
    return message_json(call.world, message)


def delete_message(call: Call) -> object:
    """Away with a message."""
    params = call.params
    if not params.text("chat_id"):
        raise bad_request("chat identifier is not specified")
    if not params.integer("message_id"):
        raise bad_request("message identifier is not specified")
    chat = find_chat(call.world, params.text("chat_id"), "write")
    message = find_message(chat, params.integer("message_id"), what="message to delete")
    refuse_deletion(call.world, chat, message)
    call.spend(chat)
    posting.delete(call.world, message)
    return True


def delete_messages(call: Call) -> object:
    """Away with several; those that are not there are passed over."""
    ids = call.params.json("message_ids", "message identifiers")
    if not isinstance(ids, list) or not ids:
        raise bad_request("message identifiers are not specified")
    if len(ids) > MAX_DELETED:
        raise bad_request("too many message identifiers specified")
    chat = find_chat(call.world, call.params.text("chat_id"), "write")
    wanted = [chat.messages[int(given)] for given in ids if int(given) in chat.messages]
    there = [message for message in wanted if message.standing]
    for message in there:
        refuse_deletion(call.world, chat, message)
    call.spend(chat)
    for message in there:
        posting.delete(call.world, message)
    return True


def send_chat_action(call: Call) -> object:
    """ "… is typing": checked, shown to nobody."""
    if call.params.text("action") not in ACTIONS:
        raise bad_request("wrong parameter action in request")
    chat = find_chat(call.world, call.params.text("chat_id"), "write")
    find_thread(chat, call.params)
    refuse_blocked(chat)
    return True


def pin_chat_message(call: Call) -> object:
    """Pin a message; a line in the chat says so, with a sound unless that is switched off."""
    chat = find_chat(call.world, call.params.text("chat_id"), "write")
    message = find_message(chat, call.params.integer("message_id"), what="message to pin")
    _refuse_pins(call.world, chat)
    if message.id not in chat.pinned:
        silent = call.params.flag("disable_notification")
        posting.pin(call.world, message, call.world.bot, silent=silent)
    return True


def unpin_chat_message(call: Call) -> object:
    """Unpin a message, or the newest pinned one."""
    chat = find_chat(call.world, call.params.text("chat_id"), "write")
    _refuse_pins(call.world, chat)
    given = call.params.integer("message_id")
    if given and given not in chat.pinned:
        raise bad_request("message to unpin not found")
    if given:
        chat.pinned.remove(given)
    elif chat.pinned:
        chat.pinned.pop()
    call.world.changes.poke(chat.id)
    return True


def _refuse_pins(world: World, chat: Chat) -> None:
    own = world.bot_in(chat)
    if chat.is_group and not (own.rules and own.can_pin):
        raise bad_request("not enough rights to manage pinned messages in the chat")


METHODS = {
    "sendMessage": send_message,
    "editMessageText": edit_message_text,
    "editMessageReplyMarkup": edit_message_reply_markup,
    "deleteMessage": delete_message,
    "deleteMessages": delete_messages,
    "sendChatAction": send_chat_action,
    "pinChatMessage": pin_chat_message,
    "unpinChatMessage": unpin_chat_message,
}
