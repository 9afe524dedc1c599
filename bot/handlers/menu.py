"""Telegram's command menu, in each language, apart for groups, their hosts and private chats.

Set only when it has changed since it was last set.
"""

from __future__ import annotations

import json
from hashlib import blake2b

import structlog
from telegram import (
    Bot,
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)
from telegram.error import TelegramError

from bot.screens.menu import Scope, commands
from bot.texts import DEFAULT, LANGUAGES, Texts
from storage import Storage

log = structlog.get_logger()

_NOTE = "command menu"
_SCOPES: dict[Scope, BotCommandScope] = {
    "group": BotCommandScopeAllGroupChats(),
    "hosts": BotCommandScopeAllChatAdministrators(),
    "private": BotCommandScopeAllPrivateChats(),
}


async def set_commands(bot: Bot, storage: Storage, texts: Texts) -> None:
    """Tell Telegram the commands; Catalan is shown where we don't have a phone's language."""
    menus = {
        (scope, language): commands(scope, texts.in_(language))
        for scope in _SCOPES
        for language in LANGUAGES
    }
    document = json.dumps([[*key, list(menu)] for key, menu in menus.items()])
    digest = blake2b(f"{bot.id} {document}".encode(), digest_size=16).hexdigest()
    if await storage.notes.get(_NOTE) == digest:
        return
    try:
        for (scope, language), menu in menus.items():
            entries = [BotCommand(name, description) for name, description in menu]
            codes = [None, language] if language == DEFAULT else [language]
            for code in codes:
                await bot.set_my_commands(entries, scope=_SCOPES[scope], language_code=code)
    except TelegramError as error:
        # The old menu does for today; the next start tries again.
        log.warning("the command menu was not set", error=type(error).__name__)
        return
    await storage.notes.set(_NOTE, digest)
