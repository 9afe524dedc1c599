"""Who the bot is: getMe, and its name and descriptions by language."""

from collections.abc import Callable

from bot.sandbox.errors import bad_request
from bot.sandbox.html import utf16
from bot.sandbox.methods.call import Call
from bot.sandbox.shapes import user_json


def get_me(call: Call) -> object:
    """The bot itself."""
    return {
        **user_json(call.world.bot),
        "can_join_groups": True,
        "can_read_all_group_messages": not call.world.privacy,
        "supports_inline_queries": False,
        "can_connect_to_business": False,
        "has_main_web_app": False,
        "has_topics_enabled": False,
        "allows_users_to_create_topics": False,
        "can_manage_bots": False,
    }


def _setter(field: str, longest: int, refusal: str) -> Callable[[Call], object]:
    def set_it(call: Call) -> object:
        text = call.params.text(field)
        if utf16(text) > longest:
            raise bad_request(refusal)
        call.world.profile[field, call.params.text("language_code")] = text
        return True

    return set_it


def _getter(field: str) -> Callable[[Call], object]:
    def get_it(call: Call) -> object:
        profile = call.world.profile
        default = profile.get((field, "")) or (call.world.bot.first_name if field == "name" else "")
        return {field: profile.get((field, call.params.text("language_code"))) or default}

    return get_it


METHODS = {
    "getMe": get_me,
    "setMyName": _setter("name", 64, "BOT_TITLE_INVALID"),
    "getMyName": _getter("name"),
    "setMyDescription": _setter("description", 512, "BOT_DESCRIPTION_INVALID"),
    "getMyDescription": _getter("description"),
    "setMyShortDescription": _setter("short_description", 120, "BOT_SHORT_DESCRIPTION_INVALID"),
    "getMyShortDescription": _getter("short_description"),
}
