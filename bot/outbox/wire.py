"""The calls themselves: a chat and a screen in, an Outcome out. The only sends, edits, deletions.

Raises nothing that Telegram or the network can cause; callers decide by the Outcome.
"""

from collections.abc import Awaitable
from typing import Any
from unicodedata import combining

from telegram import (
    Bot,
    InputMediaPhoto,
    LinkPreviewOptions,
    Message,
)
from telegram.constants import ParseMode
from telegram.error import TelegramError

from bot.outbox.outcome import Kind, Outcome, classify
from bot.screens.screen import Button, Screen

# What a callback answer may hold, counted in UTF-16 units as Telegram counts entities: never more
# than 200 characters in whatever way it counts.
ANSWER_LENGTH = 200

_NO_PREVIEW = LinkPreviewOptions(is_disabled=True)
Photo = str | bytes
"""The id of a file that Telegram has, or the file."""

_JOINERS = "\u200d\ufe0e\ufe0f"


async def send(
    bot: Bot, chat: int, screen: Screen, photo: Photo | None, *, thread: int, silent: bool
) -> Outcome:
    """A new message, with the picture if there is one; OK carries its id."""
    if photo is not None:
        return await _outcome(
            bot.send_photo(
                chat,
                photo,
                caption=screen.text,
                parse_mode=ParseMode.HTML,
                reply_markup=_keyboard(screen),
                disable_notification=silent,
                message_thread_id=thread or None,
            )
        )
    return await _outcome(
        bot.send_message(
            chat,
            screen.text,
            parse_mode=ParseMode.HTML,
            link_preview_options=_NO_PREVIEW,
            reply_markup=_keyboard(screen),
            disable_notification=silent,
            message_thread_id=thread or None,
        )
    )


async def edit(bot: Bot, chat: int, message_id: int, screen: Screen) -> Outcome:
    """Text and buttons of a standing message."""
    return await _outcome(
        bot.edit_message_text(
            screen.text,
            chat_id=chat,
            message_id=message_id,
            parse_mode=ParseMode.HTML,
            link_preview_options=_NO_PREVIEW,
            reply_markup=_keyboard(screen),
        )
    )


async def edit_caption(bot: Bot, chat: int, message_id: int, screen: Screen) -> Outcome:
    """Caption and buttons of a standing picture, which stays."""
    return await _outcome(
        bot.edit_message_caption(
            chat_id=chat,
            message_id=message_id,
            caption=screen.text,
            parse_mode=ParseMode.HTML,
            reply_markup=_keyboard(screen),
        )
    )


async def edit_picture(
    bot: Bot, chat: int, message_id: int, screen: Screen, photo: Photo
) -> Outcome:
    """A standing message, text or picture, becomes this picture."""
    return await _outcome(
        bot.edit_message_media(
            InputMediaPhoto(photo, caption=screen.text, parse_mode=ParseMode.HTML),
            chat_id=chat,
            message_id=message_id,
            reply_markup=_keyboard(screen),
        )
    )


async def strip(bot: Bot, chat: int, message_id: int) -> Outcome:
    """Take the buttons off, whatever the text is."""
    return await _outcome(
        bot.edit_message_reply_markup(chat_id=chat, message_id=message_id, reply_markup=None)
    )


async def delete(bot: Bot, chat: int, message_id: int) -> Outcome:
    """Take the message away."""
    return await _outcome(bot.delete_message(chat, message_id))


async def pin(bot: Bot, chat: int, message_id: int, *, on: bool) -> Outcome:
    """Pin the message without a sound, or unpin it."""
    if on:
        return await _outcome(bot.pin_chat_message(chat, message_id, disable_notification=True))
    return await _outcome(bot.unpin_chat_message(chat, message_id))


async def answer(bot: Bot, query_id: str, text: str, *, alert: bool, url: str | None) -> Outcome:
    """Answer a tap; the text is cut to what Telegram takes."""
    return await _outcome(
        bot.answer_callback_query(query_id, cut(text) or None, show_alert=alert, url=url)
    )


def cut(text: str, length: int = ANSWER_LENGTH) -> str:
    """The text, or as much of it as fits with an ellipsis: at a word if one ends near, and never
    inside a character or a joined emoji."""
    if _units(text) <= length:
        return text
    kept = text[:length]
    while _units(kept) > length - 1:
        kept = kept[:-1]
    follows = text[len(kept)]
    while kept and (follows in _JOINERS or combining(follows) or kept[-1] == "\u200d"):
        follows = kept[-1]
        kept = kept[:-1]
    space = kept.rfind(" ")
    if space >= len(kept) - 25 and space > 0:
        kept = kept[:space]
    return kept.rstrip(" \n,;:") + "…"


def _units(text: str) -> int:
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _keyboard(screen: Screen) -> Any:
    """As Telegram takes it: the library's values for it cost more than the rest of a call."""
    if not screen.buttons:
        return None
    return {"inline_keyboard": [[_button(button) for button in row] for row in screen.buttons]}


def _button(button: Button) -> dict[str, str]:
    given = {
        "text": button.text,
        "callback_data": button.data,
        "url": button.url,
        "style": button.style,
    }
    return {name: value for name, value in given.items() if value is not None}


async def _outcome(call: Awaitable[Any]) -> Outcome:
    try:
        result = await call
    except TelegramError as error:
        return classify(error)
    if not isinstance(result, Message):
        return Outcome(Kind.OK)
    file_id = result.photo[-1].file_id if result.photo else None
    return Outcome(Kind.OK, message_id=result.message_id, file_id=file_id)
