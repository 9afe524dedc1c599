"""What a bot wants a message to say: text, caption, keyboard, read and measured.

Promises Telegram's limits: 4,096 characters of text, 1,024 of a caption, 200 of an answer.
Characters are counted in UTF-16 code units. Telegram documents "characters"; code units are never
fewer, so what passes here passes there.
"""

from bot.sandbox.errors import bad_request
from bot.sandbox.html import Formatted, parse_html, trimmed, utf16
from bot.sandbox.params import Params

MAX_TEXT = 4096
MAX_CAPTION = 1024
MAX_ANSWER = 200


def read_text(params: Params, *, editing: bool) -> Formatted:
    """The text of sendMessage and editMessageText.

    Refusals: "message text is empty", "can't parse entities: …", "text must be non-empty",
    "message is too long" (MESSAGE_TOO_LONG when editing, as Telegram has it).
    """
    source = params.text("text")
    if not source:
        raise bad_request("message text is empty")
    content = trimmed(_formatted(source, params.text("parse_mode"), params.text("entities")))
    if not content.text:
        raise bad_request("text must be non-empty")
    if utf16(content.text) > MAX_TEXT:
        raise bad_request("MESSAGE_TOO_LONG" if editing else "message is too long")
    return content


def read_caption(source: str, parse_mode: str, entities: str, *, editing: bool) -> Formatted:
    """A caption, which may be empty.

    Refusals: "can't parse entities: …", "message caption is too long" (MEDIA_CAPTION_TOO_LONG
    when editing).
    """
    content = trimmed(_formatted(source, parse_mode, entities))
    if utf16(content.text) > MAX_CAPTION:
        raise bad_request("MEDIA_CAPTION_TOO_LONG" if editing else "message caption is too long")
    return content


def _formatted(source: str, parse_mode: str, entities: str) -> Formatted:
    if entities and entities != "[]":
        raise bad_request("entities are not covered by the sandbox; use parse_mode=HTML")
    match parse_mode.lower():
        case "" | "none":
            return Formatted(source)
        case "html":
            return parse_html(source)
        case "markdown" | "markdownv2":
            raise bad_request("Markdown is not covered by the sandbox; use parse_mode=HTML")
        case _:
            raise bad_request("unsupported parse_mode")
