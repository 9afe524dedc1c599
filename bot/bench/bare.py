"""The least that Telegram's library can be asked to do for a tap: `python -m bot.bench.bare`.

One handler, the library's own transport, nothing remembered but where five messages stand. A tap on
a button `a b` is answered, then so many edits `a` and messages with their deletion `b` follow, with
a text and buttons as long as a table's. Told by BOT_TOKEN and TELEGRAM_API_URL whose bot it is.
"""

from __future__ import annotations

import itertools
import os
from typing import Any

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, Update
from telegram.constants import ParseMode
from telegram.ext import Application, CallbackQueryHandler, CommandHandler, ContextTypes

TEXT = "<b>Mà 3, basa {number}</b>\n" + "\n".join(
    f"{number}. <i>algú</i> · la carta que sigui" for number in range(8)
)
KEYBOARD = InlineKeyboardMarkup(
    [
        [InlineKeyboardButton(f"⚔️ {row}{column}", callback_data=f"a{row}.3f5k.{column}")]
        for row in range(3)
        for column in range(3)
    ]
)
_numbers = itertools.count(1)
_standing: dict[int, int] = {}

Context = ContextTypes.DEFAULT_TYPE


async def started(update: Update, context: Context) -> None:
    """Put a message there that taps change."""
    assert update.effective_chat is not None
    chat = update.effective_chat.id
    _standing[chat] = (await _said(context, chat)).message_id


async def tapped(update: Update, context: Context) -> None:
    """As many calls as the button says."""
    query = update.callback_query
    assert query is not None
    await query.answer()
    edits, sends = map(int, (query.data or "0 0").split())
    chats = itertools.cycle(_standing)
    for _ in range(edits):
        chat = next(chats)
        await context.bot.edit_message_text(
            TEXT.format(number=next(_numbers)),
            chat_id=chat,
            message_id=_standing[chat],
            parse_mode=ParseMode.HTML,
            reply_markup=KEYBOARD,
        )
    for _ in range(sends):
        chat = next(chats)
        old, _standing[chat] = _standing[chat], (await _said(context, chat)).message_id
        await context.bot.delete_message(chat, old)


async def _said(context: Context, chat: int) -> Any:
    return await context.bot.send_message(
        chat,
        TEXT.format(number=next(_numbers)),
        parse_mode=ParseMode.HTML,
        reply_markup=KEYBOARD,
    )


def main() -> None:
    """Until told to stop."""
    application = (
        Application.builder()
        .token(os.environ["BOT_TOKEN"])
        .base_url(f"{os.environ['TELEGRAM_API_URL']}/bot")
        .build()
    )
    application.add_handler(CommandHandler("start", started))
    application.add_handler(CallbackQueryHandler(tapped))
    application.run_polling(allowed_updates=["message", "callback_query"])


if __name__ == "__main__":
    main()
