"""Inline keyboards: read from reply_markup, refused as Telegram refuses them, written back.

Promises that a `Keyboard` holds only buttons Telegram would show. One rule is stricter than
Telegram, which silently takes the first of two actions: a button with two is refused, because
its documentation says "exactly one".
"""

import json
import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from bot.sandbox.errors import bad_request

MAX_DATA_BYTES = 64
MAX_BUTTONS = 100
STYLES = ("primary", "success", "danger")
_ACTIONS = (
    "url",
    "callback_data",
    "web_app",
    "login_url",
    "switch_inline_query",
    "switch_inline_query_current_chat",
    "switch_inline_query_chosen_chat",
    "copy_text",
    "callback_game",
    "pay",
)


@dataclass(frozen=True, slots=True)
class Button:
    """One button: `data` (callback, at most 64 bytes) or `url`, never both."""

    text: str
    data: str | None = None
    url: str | None = None
    style: str | None = None


Keyboard = tuple[tuple[Button, ...], ...]


def parse_keyboard(reply_markup: str | None) -> Keyboard:
    """The keyboard in a `reply_markup` parameter; empty when there is none."""
    if not reply_markup:
        return ()
    try:
        markup = json.loads(reply_markup)
    except ValueError:
        raise bad_request("can't parse reply keyboard markup JSON object") from None
    if not isinstance(markup, dict):
        raise bad_request("object expected as reply markup")
    rows = markup.get("inline_keyboard", [])
    if not isinstance(rows, list) or any(not isinstance(row, list) for row in rows):
        raise bad_request(
            'field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays'
        )
    keyboard = tuple(tuple(_button(button) for button in row) for row in rows)
    if sum(len(row) for row in keyboard) > MAX_BUTTONS:
        raise bad_request("reply markup is too long")
    return tuple(row for row in keyboard if row)


def _button(given: object) -> Button:
    if not isinstance(given, dict):
        raise _cannot("InlineKeyboardButton must be an Object")
    text = given.get("text")
    if text is None:
        raise _cannot('Can\'t find field "text"')
    if not isinstance(text, str):
        raise _cannot('Field "text" must be of type String')
    actions = [name for name in _ACTIONS if given.get(name) not in (None, "")]
    if not actions:
        raise _cannot("Text buttons are unallowed in the inline keyboard")
    if len(actions) > 1:
        raise _cannot("Exactly one of the optional fields must be used")
    if not text.strip():
        raise bad_request("inline keyboard button text must be non-empty")
    style = given.get("style")
    if style is not None and style not in STYLES:
        raise _cannot("Invalid button style specified")
    match actions[0]:
        case "url":
            return Button(text, url=_url(str(given["url"])), style=style)
        case "callback_data":
            data = str(given["callback_data"])
            if len(data.encode()) > MAX_DATA_BYTES:
                raise bad_request("BUTTON_DATA_INVALID")
            return Button(text, data=data, style=style)
        case _:
            # Nothing this bot uses; better refused than silently shown wrong.
            raise bad_request("BUTTON_TYPE_INVALID")


def _cannot(what: str) -> Exception:
    return bad_request(f"can't parse inline keyboard button: {what}")


def _url(url: str) -> str:
    parts = urlsplit(url if "://" in url else f"http://{url}")
    host = parts.hostname or ""
    if parts.scheme == "tg" and host:
        return url
    if parts.scheme not in ("http", "https"):
        raise bad_request(
            f"inline keyboard button URL '{url}' is invalid: Unsupported URL protocol"
        )
    if not re.fullmatch(r"[^\s.]+(\.[^\s.]+)+", host):
        raise bad_request(f"inline keyboard button URL '{url}' is invalid: Wrong HTTP URL")
    return url


def keyboard_json(keyboard: Keyboard) -> dict[str, object]:
    """The Bot API's InlineKeyboardMarkup."""
    rows: list[list[dict[str, str]]] = []
    for row in keyboard:
        shown: list[dict[str, str]] = []
        for button in row:
            item = {"text": button.text}
            if button.data is not None:
                item["callback_data"] = button.data
            if button.url is not None:
                item["url"] = button.url
            if button.style is not None:
                item["style"] = button.style
            shown.append(item)
        rows.append(shown)
    return {"inline_keyboard": rows}
