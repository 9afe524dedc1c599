"""What exactly Telegram is asked for, and what its answers mean."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, cast

import pytest
from telegram import (
    Bot,
    Chat,
    InputMediaPhoto,
    LinkPreviewOptions,
    Message,
    PhotoSize,
)
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
    TimedOut,
)

from bot.outbox import wire
from bot.outbox.model import Reason
from bot.outbox.outcome import Kind, Outcome, classify
from bot.screens.screen import Button, Screen

ROW = (Button("⚔️ 8", data="a:m:1:8E", style="primary"), Button("Com?", url="https://t.me/x"))
SCREEN = Screen("<b>hi</b>", (ROW, (Button("Passo", data="a:m:1:p"),)))
BARE = Screen("<b>hi</b>")
KEYBOARD = {
    "inline_keyboard": [
        [
            {"text": "⚔️ 8", "callback_data": "a:m:1:8E", "style": "primary"},
            {"text": "Com?", "url": "https://t.me/x"},
        ],
        [{"text": "Passo", "callback_data": "a:m:1:p"}],
    ]
}
"""As the Bot API takes it."""


class Recorder:
    """In place of a bot: remembers the one call that is made."""

    def __init__(self, result: object = True) -> None:
        self.result = result
        self.call: tuple[str, tuple[object, ...], dict[str, Any]] | None = None

    def __getattr__(self, method: str) -> Any:
        async def call(*arguments: object, **named: Any) -> object:
            self.call = method, arguments, named
            if isinstance(self.result, Exception):
                raise self.result
            return self.result

        return call

    @property
    def bot(self) -> Bot:
        return cast(Bot, self)

    def keyboard(self) -> object:
        """The buttons that were asked for, taken out of the call."""
        assert self.call is not None
        return self.call[2].pop("reply_markup")


def made(request: Awaitable[Outcome]) -> Outcome:
    async def wait() -> Outcome:
        return await request

    return asyncio.run(wait())


@pytest.mark.parametrize(("thread", "silent"), [(0, True), (7, False)])
def test_a_text_is_sent_as_html_without_a_preview(thread: int, silent: bool) -> None:
    told = Recorder()
    made(wire.send(told.bot, -5, SCREEN, None, thread=thread, silent=silent))
    assert told.keyboard() == KEYBOARD
    assert told.call == (
        "send_message",
        (-5, "<b>hi</b>"),
        {
            "parse_mode": "HTML",
            "link_preview_options": LinkPreviewOptions(is_disabled=True),
            "disable_notification": silent,
            "message_thread_id": thread or None,
        },
    )


@pytest.mark.parametrize(("thread", "silent"), [(0, True), (7, False)])
def test_a_picture_is_sent_with_the_text_as_its_caption(thread: int, silent: bool) -> None:
    told = Recorder()
    made(wire.send(told.bot, -5, SCREEN, b"PNG", thread=thread, silent=silent))
    assert told.keyboard() == KEYBOARD
    assert told.call == (
        "send_photo",
        (-5, b"PNG"),
        {
            "caption": "<b>hi</b>",
            "parse_mode": "HTML",
            "disable_notification": silent,
            "message_thread_id": thread or None,
        },
    )


def test_an_edit_says_text_and_buttons() -> None:
    told = Recorder()
    made(wire.edit(told.bot, -5, 9, SCREEN))
    assert told.keyboard() == KEYBOARD
    assert told.call == (
        "edit_message_text",
        ("<b>hi</b>",),
        {
            "chat_id": -5,
            "message_id": 9,
            "parse_mode": "HTML",
            "link_preview_options": LinkPreviewOptions(is_disabled=True),
        },
    )


def test_a_caption_is_edited_under_the_picture_that_stands() -> None:
    told = Recorder()
    made(wire.edit_caption(told.bot, -5, 9, SCREEN))
    assert told.keyboard() == KEYBOARD
    assert told.call == (
        "edit_message_caption",
        (),
        {"chat_id": -5, "message_id": 9, "caption": "<b>hi</b>", "parse_mode": "HTML"},
    )


def test_another_picture_comes_with_its_caption() -> None:
    told = Recorder()
    made(wire.edit_picture(told.bot, -5, 9, SCREEN, "file"))
    assert told.keyboard() == KEYBOARD
    assert told.call is not None
    method, (media,), named = told.call
    assert (method, named) == ("edit_message_media", {"chat_id": -5, "message_id": 9})
    assert isinstance(media, InputMediaPhoto)
    assert (media.media, media.caption, media.parse_mode) == ("file", "<b>hi</b>", "HTML")


def test_without_buttons_there_is_no_keyboard() -> None:
    told = Recorder()
    made(wire.send(told.bot, -5, BARE, None, thread=0, silent=True))
    assert told.keyboard() is None


def test_buttons_alone_are_taken_away() -> None:
    told = Recorder()
    made(wire.strip(told.bot, -5, 9))
    assert told.call == (
        "edit_message_reply_markup",
        (),
        {"chat_id": -5, "message_id": 9, "reply_markup": None},
    )


def test_a_whole_message_is_taken_away() -> None:
    told = Recorder()
    made(wire.delete(told.bot, -5, 9))
    assert told.call == ("delete_message", (-5, 9), {})


def test_a_pin_is_silent() -> None:
    told = Recorder()
    made(wire.pin(told.bot, -5, 9, on=True))
    assert told.call == ("pin_chat_message", (-5, 9), {"disable_notification": True})
    made(wire.pin(told.bot, -5, 9, on=False))
    assert told.call == ("unpin_chat_message", (-5, 9), {})


@pytest.mark.parametrize(
    ("text", "alert", "url"), [("Ja està", True, None), ("", False, "https://t.me/x")]
)
def test_a_tap_is_answered_as_asked(text: str, alert: bool, url: str | None) -> None:
    told = Recorder()
    made(wire.answer(told.bot, "q", text, alert=alert, url=url))
    assert told.call == (
        "answer_callback_query",
        ("q", text or None),
        {"show_alert": alert, "url": url},
    )


def test_an_answer_that_is_too_long_arrives_cut() -> None:
    told = Recorder()
    made(wire.answer(told.bot, "q", "x" * 300, alert=True, url=None))
    assert told.call is not None
    assert told.call[1] == ("q", wire.cut("x" * 300))


def _message(*sizes: str) -> Message:
    photo = [PhotoSize(size, f"u{size}", 10, 10) for size in sizes]
    return Message(12, cast(Any, None), Chat(-5, "group"), photo=photo)


@pytest.mark.parametrize(
    ("result", "outcome"),
    [
        (True, Outcome(Kind.OK)),
        (_message(), Outcome(Kind.OK, message_id=12)),
        (_message("small", "middle", "large"), Outcome(Kind.OK, message_id=12, file_id="large")),
    ],
)
def test_what_telegram_gives_back_is_kept(result: object, outcome: Outcome) -> None:
    assert made(wire.delete(Recorder(result).bot, -5, 9)) == outcome


def test_what_telegram_refuses_is_an_outcome_too() -> None:
    refused = BadRequest("Message to delete not found")
    assert made(wire.delete(Recorder(refused).bot, -5, 9)) == classify(refused)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("paraula " * 24 + "12345678", "paraula " * 24 + "12345678"),
        ("paraula " * 24 + "123456789", "paraula " * 23 + "paraula…"),
        ("p" * 150 + " " + "x" * 60, "p" * 150 + " " + "x" * 48 + "…"),
        ("p" * 174 + " " + "x" * 60, "p" * 174 + "…"),
        ("p" * 173 + " " + "x" * 60, "p" * 173 + " " + "x" * 25 + "…"),
        ("p" * 190 + ", " + "x" * 60, "p" * 190 + "…"),
        ("p" * 190 + ";: " + "x" * 60, "p" * 190 + "…"),
        ("p" * 190 + ":\n" + "x" * 60, "p" * 190 + ":\n" + "x" * 7 + "…"),
        ("x" * 199 + "yz", "x" * 199 + "…"),
        ("x" * 198 + "🌳🌳", "x" * 198 + "…"),
        ("x" * 197 + "🌳🌳", "x" * 197 + "🌳…"),
    ],
)
def test_a_cut_is_at_a_word_if_one_ends_near(text: str, kept: str) -> None:
    assert wire.cut(text) == kept


def test_a_cut_can_be_shorter() -> None:
    assert wire.cut("un dos tres", 8) == "un dos…"
    assert wire.cut("undostres", 5) == "undo…"
    assert wire.cut(" undostres", 5) == " und…"
    assert wire.cut("\ud800" * 3, 3) == "\ud800" * 3


FORBIDDEN: list[tuple[str, Reason]] = [
    ("Forbidden: bot was blocked by the user", "blocked"),
    ("Forbidden: bot can't initiate conversation with a user", "never_started"),
    ("Forbidden: user is deactivated", "deactivated"),
    ("Forbidden: bot was kicked from the supergroup chat", "kicked"),
    ("Forbidden: bot is not a member of the channel chat", "kicked"),
    ("Forbidden: the group chat was deleted", "gone"),
    ("Forbidden: not enough rights to send text messages", "no_rights"),
    ("Forbidden: bot has no rights to send a message", "no_rights"),
    ("Forbidden: something new", "unknown"),
]
BAD_REQUEST: list[tuple[str, Kind, Reason]] = [
    ("Message is not modified: specified new message content", Kind.UNCHANGED, "unknown"),
    ("Message to edit not found", Kind.NO_MESSAGE, "unknown"),
    ("Message to delete not found", Kind.NO_MESSAGE, "unknown"),
    ("MESSAGE_ID_INVALID", Kind.NO_MESSAGE, "unknown"),
    ("Message identifier is not specified", Kind.NO_MESSAGE, "unknown"),
    ("Message can't be edited", Kind.FROZEN, "unknown"),
    ("There is no text in the message to edit", Kind.FROZEN, "unknown"),
    ("There is no caption in the message to edit", Kind.FROZEN, "unknown"),
    ("Message can't be deleted for everyone", Kind.FROZEN, "unknown"),
    ("Wrong file identifier/HTTP URL specified", Kind.NO_FILE, "unknown"),
    ("Wrong remote file identifier specified: wrong padding", Kind.NO_FILE, "unknown"),
    ("Message thread not found", Kind.UNREACHABLE, "no_thread"),
    ("TOPIC_DELETED", Kind.UNREACHABLE, "no_thread"),
    ("TOPIC_CLOSED", Kind.UNREACHABLE, "closed"),
    ("Chat not found", Kind.UNREACHABLE, "gone"),
    ("User not found", Kind.UNREACHABLE, "gone"),
    ("PEER_ID_INVALID", Kind.UNREACHABLE, "gone"),
    ("Not enough rights to send text messages to the chat", Kind.UNREACHABLE, "no_rights"),
    ("Have no rights to send a message", Kind.UNREACHABLE, "no_rights"),
    ("Need administrator rights in the channel chat", Kind.UNREACHABLE, "no_rights"),
    ("CHAT_WRITE_FORBIDDEN", Kind.UNREACHABLE, "no_rights"),
    ("CHAT_RESTRICTED", Kind.UNREACHABLE, "no_rights"),
    ("Not enough rights to send photos to the chat", Kind.NO_PHOTOS, "unknown"),
    ("CHAT_SEND_PHOTOS_FORBIDDEN", Kind.NO_PHOTOS, "unknown"),
    ("Not enough rights to manage pinned messages in the chat", Kind.NO_PINS, "unknown"),
    ("Not enough rights to pin a message", Kind.NO_PINS, "unknown"),
    ("CHAT_SEND_MEDIA_FORBIDDEN", Kind.NO_PHOTOS, "unknown"),
    ("Can't parse entities", Kind.REFUSED, "unknown"),
]


@pytest.mark.parametrize(("words", "reason"), FORBIDDEN)
def test_who_may_not_write_learns_why(words: str, reason: Reason) -> None:
    assert classify(Forbidden(words)) == Outcome(Kind.UNREACHABLE, reason=reason, detail=words)


@pytest.mark.parametrize(("words", "kind", "reason"), BAD_REQUEST)
def test_what_was_asked_wrongly_is_told_apart(words: str, kind: Kind, reason: Reason) -> None:
    assert classify(BadRequest(words)) == Outcome(kind, reason=reason, detail=words)


class ConnectTimeout(Exception):  # noqa: N818 (the transport's name)
    pass


def _caused(error: TelegramError, cause: Exception) -> TelegramError:
    error.__cause__ = cause
    return error


@pytest.mark.parametrize(
    ("error", "outcome"),
    [
        (
            ChatMigrated(-1001),
            Outcome(Kind.MIGRATED, chat=-1001, detail=ChatMigrated(-1001).message),
        ),
        (
            Forbidden("Forbidden: not enough rights to send photos"),
            Outcome(Kind.NO_PHOTOS, detail="Forbidden: not enough rights to send photos"),
        ),
        (TimedOut(), Outcome(Kind.UNCLEAR, detail="TimedOut")),
        (NetworkError("Bad Gateway"), Outcome(Kind.UNCLEAR, detail="NetworkError")),
        (
            _caused(NetworkError("oh"), ConnectTimeout()),
            Outcome(Kind.NOT_SENT, detail="ConnectTimeout"),
        ),
        (_caused(NetworkError("oh"), OSError()), Outcome(Kind.UNCLEAR, detail="OSError")),
        (InvalidToken(), Outcome(Kind.UNCLEAR, detail="InvalidToken")),
    ],
)
def test_what_else_goes_wrong_is_told_apart(error: TelegramError, outcome: Outcome) -> None:
    assert classify(error) == outcome


def test_a_429_says_how_long_to_wait() -> None:
    flood = classify(RetryAfter(7))
    assert (flood.kind, flood.seconds) == (Kind.FLOOD, 7.0)
    assert "7" in flood.detail


@pytest.mark.parametrize("kind", Kind)
def test_what_certainly_did_not_happen_and_what_did(kind: Kind) -> None:
    outcome = Outcome(kind)
    assert outcome.ok == (kind in (Kind.OK, Kind.UNCHANGED))
    assert outcome.definite_refusal == (not outcome.ok and kind is not Kind.UNCLEAR)


@pytest.mark.parametrize(
    ("text", "length", "kept"),
    [
        ("abc👩\u200d👧def", 6, "abc…"),
        ("ab👩\u200d👧cdef", 6, "ab…"),
        ("ab👩\u200d👧cdef", 8, "ab👩\u200d👧…"),
        ("abc⚔\ufe0fdef", 5, "abc…"),
        ("abc⚔\ufe0fdef", 6, "abc⚔\ufe0f…"),
        ("abce\u0301xyz", 5, "abc…"),
        ("abce\u0301xyz", 6, "abce\u0301…"),
        ("a bcdef", 5, "a…"),
    ],
)
def test_a_cut_keeps_all_that_is_whole(text: str, length: int, kept: str) -> None:
    assert wire.cut(text, length) == kept
