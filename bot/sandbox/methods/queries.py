"""Answers to button presses."""

import re

from bot.sandbox.content import MAX_ANSWER
from bot.sandbox.errors import bad_request
from bot.sandbox.html import utf16
from bot.sandbox.methods.call import Call
from bot.sandbox.record import Kind, Sight
from bot.sandbox.world import Answer

TOO_OLD = "query is too old and response timeout expired or query ID is invalid"


def answer_callback_query(call: Call) -> object:
    """Stop the little clock on a button: once, in time, with a toast, an alert or an address."""
    world, params = call.world, call.params
    query = world.queries.get(params.text("callback_query_id"))
    if query is None or query.answer is not None:
        raise bad_request(TOO_OLD)
    if world.clock() - query.at > world.query_seconds:
        raise bad_request(TOO_OLD)
    text, url = params.text("text"), params.text("url")
    if utf16(text) > MAX_ANSWER:
        raise bad_request("MESSAGE_TOO_LONG")
    if url and start_payload(url, world.bot.username or "") is None:
        raise bad_request("URL_INVALID")
    query.answer = Answer(text, params.flag("show_alert"), url or None)
    query.answered_at = call.world.clock()
    if text:
        kind: Kind = "alert" if query.answer.alert else "toast"
        sight = Sight(world.clock(), kind, query.chat_id, query.message_id, text)
        world.see((query.user_id,), sight)
    world.changes.poke(query.id)
    return True


def start_payload(url: str, username: str) -> str | None:
    """What an address hands to /start of that bot ("" for nothing), None for any other address."""
    address = rf"(?:https?://)?(?:t|telegram)\.me/{re.escape(username)}"
    match = re.fullmatch(rf"{address}(?:\?start=([A-Za-z0-9_-]{{0,64}}))?", url, re.IGNORECASE)
    if match is None:
        scheme = rf"tg://resolve\?domain={re.escape(username)}"
        match = re.fullmatch(rf"{scheme}(?:&start=([A-Za-z0-9_-]{{0,64}}))?", url, re.IGNORECASE)
    return None if match is None else match.group(1) or ""


METHODS = {"answerCallbackQuery": answer_callback_query}
