"""What an operator wants to know before the evening: token, rights in a group, clock, disk.

Each check looks at one thing and says one sentence about it. Nothing is changed, neither here nor
at Telegram, and no sentence holds the token.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from pathlib import Path
from tempfile import TemporaryFile
from typing import Literal

import aiohttp
from telegram import (
    Bot,
    Chat,
    ChatFullInfo,
    ChatMember,
    ChatMemberAdministrator,
    ChatMemberRestricted,
)
from telegram.error import InvalidToken, TelegramError

from bot.computers import speed
from bot.operation.config import Config
from bot.request import AiohttpRequest
from bot.texts import clean
from storage import StorageError, copied, path_of

Mark = Literal["ok", "look", "bad"]
"""Well; worth a look; nobody can play until it is mended."""

SCARCE_BYTES, TOO_FEW_BYTES = 500_000_000, 20_000_000
"""Of free disk: a season of matches, and what one evening may need."""
LISTED = 50
"""So many groups are named, the newest first."""
SECONDS_APART, SECONDS_TOO_FAR = 5.0, 300.0
"""Between our clock and Telegram's."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One sentence about one thing."""

    mark: Mark
    text: str


async def examine(
    config: Config, wrong: Mapping[str, str], group: str | None
) -> AsyncIterator[Finding]:
    """Everything that can be looked at, one by one; `wrong`: what is to be said of settings that
    don't hold, by field; `group` is the id or @name of a group that is looked at too."""
    for line in wrong.values():
        yield Finding("bad", f"{line}.")
    yield _speed()
    yield _disk(config)
    if "telegram_api_url" not in wrong:
        yield await _clock(str(config.telegram_api_url))
        if "bot_token" not in wrong:
            async for finding in _with_token(config, group):
                yield finding
    if group is None:
        for finding in await _groups(config.database_url):
            yield finding


async def _with_token(config: Config, group: str | None) -> AsyncIterator[Finding]:
    token = config.bot_token.get_secret_value()
    bot = Bot(token, base_url=config.api_base_url, request=AiohttpRequest(2))
    try:
        async with bot:
            async for finding in _telegram(bot):
                yield finding
            if group is not None:
                async for finding in _group(bot, group):
                    yield finding
    except InvalidToken:
        yield Finding("bad", "Telegram refuses BOT_TOKEN: copy it anew from @BotFather.")
    except TelegramError as error:
        reason = str(error).replace(token, "<token>")
        yield Finding("bad", f"{config.telegram_api_url} can't be asked: {reason}.")


def _speed() -> Finding:
    if speed.is_compiled():
        return Finding("ok", "Computer players think compiled.")
    return Finding(
        "look", "Computer players think in plain Python: with a C compiler at install, faster."
    )


def _disk(config: Config) -> Finding:
    try:
        path = path_of(config.database_url)
        _try_to_write(path.parent)
    except StorageError as error:
        return Finding("bad", str(error))
    except OSError as error:
        return Finding("bad", f"Nothing can be written beside {path}: {error.strerror}.")
    free = shutil.disk_usage(path.parent).free
    mark: Mark = "bad" if free < TOO_FEW_BYTES else "look" if free < SCARCE_BYTES else "ok"
    size = f"{path.stat().st_size / 1e6:,.1f} MB" if path.exists() else "not there yet"
    return Finding(mark, f"The database {path}: {size}; {free / 1e6:,.0f} MB of disk are free.")


async def _groups(url: str) -> list[Finding]:
    """Those that the bot is in, as far as it knows: nothing else says their numbers."""
    try:
        path = path_of(url)
        if not path.exists() or (path.is_file() and path.stat().st_size == 0):
            return []  # the first start makes it, also of a file that was only touched
        async with copied(url) as memory:
            groups = await memory.chats.groups()
    except StorageError as error:
        return [Finding("bad", str(error))]
    found = [
        Finding("ok", f"It is in {clean(group.title)}: --group {group.telegram_id} looks closer.")
        for group in groups[:LISTED]
    ]
    if len(groups) > LISTED:
        found.append(Finding("ok", f"And in {len(groups) - LISTED:,} more groups."))
    return found or [Finding("look", "It is in no group yet: add it to one.")]


def _try_to_write(folder: Path) -> None:
    with TemporaryFile(dir=folder) as file:
        file.write(b"botifarra")


async def _clock(address: str) -> Finding:
    """Every answer over HTTP says when it was written, in whole seconds."""
    began = time.time()
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=10)) as client,
            client.head(address) as answer,
        ):
            theirs = parsedate_to_datetime(answer.headers["Date"]).timestamp()
    except (aiohttp.ClientError, TimeoutError, KeyError, ValueError) as error:
        return Finding("look", f"No time was to be had from {address} ({type(error).__name__}).")
    apart = (began + time.time()) / 2 - (theirs + 0.5)
    far = abs(apart)
    mark: Mark = "bad" if far > SECONDS_TOO_FAR else "look" if far > SECONDS_APART else "ok"
    return Finding(mark, f"This clock and Telegram's are {far:.0f} s apart.")


async def _telegram(bot: Bot) -> AsyncIterator[Finding]:
    me = await bot.get_me()
    yield Finding("ok", f"The token is that of @{me.username}.")
    if not me.can_join_groups:
        yield Finding("bad", "It may not be added to groups: @BotFather, /setjoingroups, Enable.")
    webhook = await bot.get_webhook_info()
    if webhook.url:
        yield Finding(
            "bad", "A webhook takes its updates away: delete it (deleteWebhook), then start."
        )
    waiting = webhook.pending_update_count
    if waiting > 100:
        yield Finding("look", f"{waiting:,} updates wait to be fetched: is the bot running?")


async def _group(bot: Bot, name: str) -> AsyncIterator[Finding]:
    number = name.removeprefix("-")
    try:
        chat = await bot.get_chat(int(name) if number.isdigit() else name)
        member = await bot.get_chat_member(chat.id, bot.id)
    except TelegramError as error:
        yield Finding(
            "bad",
            f"The group {name} can't be looked at: {error}. Is the bot in it? "
            "Without --group, doctor lists those it is in.",
        )
        return
    if chat.type not in (Chat.GROUP, Chat.SUPERGROUP):
        yield Finding("bad", f"{name} is no group.")
        return
    title = clean(chat.title or "")
    if member.status in (ChatMember.LEFT, ChatMember.BANNED):
        yield Finding("bad", f"The bot is not in {title}: add it.")
        return
    rules = isinstance(member, ChatMemberAdministrator)
    restricted = isinstance(member, ChatMemberRestricted) and not member.can_send_messages
    closed = chat.permissions is not None and not chat.permissions.can_send_messages and not rules
    if restricted or closed:
        yield Finding(
            "bad", f"The bot may not write in {title}: allow it, or make it an administrator."
        )
    else:
        yield Finding("ok", f"The bot may write in {title}.")
    if not (rules or _takes_photos(chat, member)):
        yield Finding("look", f"{title} takes no photos from it: scores come in words alone.")
    if isinstance(member, ChatMemberAdministrator) and member.can_pin_messages:
        yield Finding("ok", "It may pin the table.")
    else:
        yield Finding("look", "It may not pin the table: an administrator that may pin can.")


def _takes_photos(chat: ChatFullInfo, member: ChatMember) -> bool:
    if isinstance(member, ChatMemberRestricted) and not member.can_send_photos:
        return False
    return chat.permissions is None or chat.permissions.can_send_photos is not False
