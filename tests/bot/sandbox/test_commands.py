"""The menu of commands."""

from telegram import (
    Bot,
    BotCommand,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    BotCommandScopeChat,
    BotCommandScopeChatAdministrators,
)

from bot.sandbox import Group, Person
from tests.bot.sandbox.conftest import Api


async def test_a_menu_by_scope_and_language(
    bot: Bot, bar: Group, ona: Person, pere: Person
) -> None:
    await bot.set_my_commands([("help", "Help")])
    assert ona.menu() == (("help", "Help"),)
    await bot.set_my_commands([("cards", "Cards")], BotCommandScopeAllPrivateChats())
    await bot.set_my_commands([("cards", "Cartes")], BotCommandScopeAllPrivateChats(), "ca")
    await bot.set_my_commands([("newgame", "New game")], BotCommandScopeAllGroupChats())
    assert ona.menu() == (("cards", "Cartes"),)
    assert pere.menu() == (("cards", "Cards"),)
    assert ona.menu(bar) == (("newgame", "New game"),)
    await bot.set_my_commands([("endgame", "End")], BotCommandScopeChatAdministrators(bar.chat_id))
    assert ona.menu(bar) == (("endgame", "End"),)
    assert pere.menu(bar) == (("newgame", "New game"),)
    assert await bot.get_my_commands(BotCommandScopeAllPrivateChats(), "ca") == (
        BotCommand("cards", "Cartes"),
    )
    assert await bot.get_my_commands(BotCommandScopeChat(bar.chat_id)) == ()
    await bot.delete_my_commands(BotCommandScopeAllPrivateChats(), "ca")
    assert ona.menu() == (("cards", "Cards"),)


async def test_commands_that_are_refused(api: Api) -> None:
    async def refused(command: object, **params: object) -> tuple[int, str]:
        return await api.refuses("setMyCommands", commands=[command], **params)

    good = {"command": "a", "description": "b"}
    assert await refused({"command": "Ço", "description": "b"}) == (
        400,
        "Bad Request: BOT_COMMAND_INVALID",
    )
    assert await refused({"command": "a", "description": ""}) == (
        400,
        "Bad Request: BOT_COMMAND_DESCRIPTION_INVALID",
    )
    assert await refused(good, scope={"type": "everybody"}) == (
        400,
        "Bad Request: can't parse BotCommandScope: Unsupported type specified",
    )
    assert await refused(good, language_code="catalan") == (
        400,
        "Bad Request: invalid language code specified",
    )
    assert await api.refuses("setMyCommands", commands=[good] * 101) == (
        400,
        "Bad Request: BOT_COMMANDS_TOO_MUCH",
    )
