"""The command menu: by scope and language, and what a person finds in theirs."""

import re

from bot.sandbox.access import find_chat
from bot.sandbox.errors import bad_request
from bot.sandbox.methods.call import Call
from bot.sandbox.world import Chat, Scope, World

MAX_COMMANDS = 100
MAX_DESCRIPTION = 256
_WIDE = ("default", "all_private_chats", "all_group_chats", "all_chat_administrators")
_NARROW = ("chat", "chat_administrators", "chat_member")


def set_my_commands(call: Call) -> object:
    """Set the commands of a scope and language."""
    given = call.params.json("commands", "commands")
    if not isinstance(given, list):
        raise bad_request("expected an Array of BotCommand")
    if len(given) > MAX_COMMANDS:
        raise bad_request("BOT_COMMANDS_TOO_MUCH")
    commands = tuple(_command(item) for item in given)
    call.world.commands[_scope(call), _language(call)] = commands
    return True


def get_my_commands(call: Call) -> object:
    """The commands of exactly that scope and language."""
    commands = call.world.commands.get((_scope(call), _language(call)), ())
    return [{"command": name, "description": about} for name, about in commands]


def delete_my_commands(call: Call) -> object:
    """Forget the commands of a scope and language."""
    call.world.commands.pop((_scope(call), _language(call)), None)
    return True


def menu(world: World, chat: Chat, user_id: int) -> tuple[tuple[str, str], ...]:
    """The commands somebody finds in a chat: the narrowest scope, their language before none."""
    language = (world.users[user_id].language or "")[:2]
    if chat.kind == "private":
        scopes: list[Scope] = [("chat", chat.id, 0), ("all_private_chats", 0, 0)]
    else:
        scopes = [("chat_member", chat.id, user_id)]
        if chat.membership(user_id).rules:
            scopes.append(("chat_administrators", chat.id, 0))
        scopes.append(("chat", chat.id, 0))
        if chat.membership(user_id).rules:
            scopes.append(("all_chat_administrators", 0, 0))
        scopes.append(("all_group_chats", 0, 0))
    scopes.append(("default", 0, 0))
    for scope in scopes:
        for key in ((scope, language), (scope, "")):
            if world.commands.get(key):
                return world.commands[key]
    return ()


def _command(item: object) -> tuple[str, str]:
    if not isinstance(item, dict):
        raise bad_request("can't parse BotCommand: expected an Object")
    for field in ("command", "description"):
        if not isinstance(item.get(field), str):
            raise bad_request(f"can't parse BotCommand: Can't find field \"{field}\"")
    name, about = str(item["command"]).removeprefix("/"), str(item["description"])
    if not re.fullmatch(r"[a-z0-9_]{1,32}", name):
        raise bad_request("BOT_COMMAND_INVALID")
    if not 1 <= len(about) <= MAX_DESCRIPTION:
        raise bad_request("BOT_COMMAND_DESCRIPTION_INVALID")
    return name, about


def _language(call: Call) -> str:
    language = call.params.text("language_code")
    if language and not re.fullmatch(r"[a-z]{2}", language):
        raise bad_request("invalid language code specified")
    return language


def _scope(call: Call) -> Scope:
    given = call.params.json("scope", "BotCommandScope")
    if given is None:
        return ("default", 0, 0)
    if not isinstance(given, dict):
        raise bad_request("can't parse BotCommandScope: BotCommandScope must be an Object")
    kind = given.get("type")
    if kind in _WIDE:
        return (str(kind), 0, 0)
    if kind not in _NARROW:
        raise bad_request("can't parse BotCommandScope: Unsupported type specified")
    chat = find_chat(call.world, str(given.get("chat_id") or ""), "read")
    user_id = int(given.get("user_id") or 0)
    if kind == "chat_member" and user_id <= 0:
        raise bad_request("can't parse BotCommandScope: Invalid user_id specified")
    return (str(kind), chat.id, user_id if kind == "chat_member" else 0)


METHODS = {
    "setMyCommands": set_my_commands,
    "getMyCommands": get_my_commands,
    "deleteMyCommands": delete_my_commands,
}
