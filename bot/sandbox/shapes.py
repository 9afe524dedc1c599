"""How the world looks over HTTP: the Bot API's objects, made from our plain data.

Promises the fields a bot may count on and no invented ones.
"""

from bot.sandbox.html import entity_json
from bot.sandbox.keyboard import keyboard_json
from bot.sandbox.world import ANONYMOUS_ID, Chat, Membership, Message, User, World

Json = dict[str, object]
ANONYMOUS = User(ANONYMOUS_ID, "Group", username="GroupAnonymousBot", is_bot=True)
# From this age on a press brings only the message's id: its content is no longer available.
INACCESSIBLE_SECONDS = 48 * 3600


def user_json(user: User) -> Json:
    """The Bot API's User."""
    shape: Json = {"id": user.id, "is_bot": user.is_bot, "first_name": user.first_name}
    if user.last_name is not None:
        shape["last_name"] = user.last_name
    if user.username is not None:
        shape["username"] = user.username
    if user.language is not None:
        shape["language_code"] = user.language
    return shape


def chat_json(world: World, chat: Chat) -> Json:
    """The Bot API's Chat."""
    shape: Json = {"id": chat.id, "type": chat.kind}
    if chat.kind == "private":
        user = world.users[chat.id]
        shape["first_name"] = user.first_name
        if user.last_name is not None:
            shape["last_name"] = user.last_name
    else:
        shape["title"] = chat.title
    if chat.username is not None:
        shape["username"] = chat.username
    if chat.forum:
        shape["is_forum"] = True
    if chat.kind == "group":
        shape["all_members_are_administrators"] = False
    return shape


def message_json(world: World, message: Message, *, quoted: bool = False) -> Json:
    """The Bot API's Message; a `quoted` one goes without what it answers."""
    chat = message.chat
    sender = ANONYMOUS if message.anonymous else message.sender
    shape: Json = {
        "message_id": message.id,
        "from": user_json(sender),
        "chat": chat_json(world, chat),
        "date": int(message.date),
    }
    if message.anonymous:
        shape["sender_chat"] = chat_json(world, chat)
    if message.thread is not None:
        shape["message_thread_id"] = message.thread
        shape["is_topic_message"] = True
    # Telegram lets every message of a topic answer the message that opened it.
    answered = chat.messages.get(message.reply_to or message.thread or 0)
    if answered is not None and answered is not message and answered.standing and not quoted:
        shape["reply_to_message"] = message_json(world, answered, quoted=True)
    if message.edited_at is not None:
        shape["edit_date"] = int(message.edited_at)
    shape.update(_content(message))
    return shape


def _content(message: Message) -> Json:
    if message.service is not None:
        return dict(message.service)
    now, shape = message.now, Json()
    entities = [entity_json(entity) for entity in now.entities]
    if now.photo is not None:
        shape["photo"] = [
            {
                "file_id": now.photo,
                "file_unique_id": f"u{now.photo}",
                "width": 640,
                "height": 480,
            }
        ]
        if now.text:
            shape["caption"] = now.text
        if entities:
            shape["caption_entities"] = entities
    else:
        shape["text"] = now.text
        if entities:
            shape["entities"] = entities
    if now.keyboard:
        shape["reply_markup"] = keyboard_json(now.keyboard)
    return shape


def pressed_message_json(world: World, message: Message) -> Json:
    """The message under a pressed button: whole, or inaccessible when it is gone or old."""
    if message.standing and world.clock() - message.date < INACCESSIBLE_SECONDS:
        return message_json(world, message)
    return {"message_id": message.id, "chat": chat_json(world, message.chat), "date": 0}


def member_json(chat: Chat, user: User, membership: Membership) -> Json:
    """The Bot API's ChatMember."""
    status = membership.status
    # A basic group keeps no list of the removed: to the bot they are people who left.
    if status == "kicked" and chat.kind == "group":
        status = "left"
    shape: Json = {"user": user_json(user), "status": status}
    match status:
        case "creator":
            shape["is_anonymous"] = membership.anonymous
        case "administrator":
            shape.update(
                {
                    "can_be_edited": False,
                    "is_anonymous": membership.anonymous,
                    "can_manage_chat": True,
                    "can_change_info": True,
                    "can_delete_messages": membership.can_delete,
                    "can_invite_users": True,
                    "can_restrict_members": True,
                    "can_pin_messages": membership.can_pin,
                    "can_promote_members": False,
                    "can_manage_video_chats": True,
                    "can_post_stories": False,
                    "can_edit_stories": False,
                    "can_delete_stories": False,
                    "can_manage_topics": chat.forum,
                }
            )
        case "restricted":
            rights = (
                "can_send_messages",
                "can_send_audios",
                "can_send_documents",
                "can_send_photos",
                "can_send_videos",
                "can_send_video_notes",
                "can_send_voice_notes",
                "can_send_polls",
                "can_send_other_messages",
                "can_add_web_page_previews",
                "can_react_to_messages",
                "can_edit_tag",
            )
            shape.update(dict.fromkeys(rights, membership.can_send))
            shape.update(
                {
                    "is_member": True,
                    "until_date": 0,
                    "can_change_info": False,
                    "can_invite_users": False,
                    "can_pin_messages": False,
                    "can_manage_topics": False,
                }
            )
        case "kicked":
            shape["until_date"] = 0
        case "member" | "left":
            pass
    return shape
