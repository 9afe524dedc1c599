"""Pictures: sent, in place of a text, never back."""

import pytest
from telegram import Bot, InputMediaPhoto
from telegram.error import BadRequest

from bot.sandbox import Group, Person, Sandbox
from tests.bot.sandbox.conftest import Api

PNG = b"\x89PNG\r\n\x1a\n" + bytes(8)


async def test_a_picture_is_sent_with_its_caption(
    bot: Bot, bar: Group, ona: Person, town: Sandbox
) -> None:
    sent = await bot.send_photo(bar.chat_id, PNG, "<b>table</b>", parse_mode="HTML")
    assert (sent.caption, sent.text) == ("table", None)
    message = await ona.sees("table", bar)
    assert message.photo == sent.photo[-1].file_id
    assert town.world.photos[sent.photo[-1].file_id] == PNG
    again = await bot.send_photo(bar.chat_id, sent.photo[-1].file_id)
    assert again.photo[-1].file_id == sent.photo[-1].file_id


async def test_a_text_becomes_a_picture_and_never_again_a_text(
    bot: Bot, api: Api, bar: Group
) -> None:
    sent = await bot.send_message(bar.chat_id, "text")
    where = {"chat_id": bar.chat_id, "message_id": sent.message_id}
    assert await api.refuses("editMessageCaption", caption="a", **where) == (
        400,
        "Bad Request: there is no caption in the message to edit",
    )
    for attach in (True, False):
        media = InputMediaPhoto(PNG, caption=f"picture {attach}", filename="t.png")
        edited = await bot.edit_message_media(media, bar.chat_id, sent.message_id)
        assert not isinstance(edited, bool)
        assert edited.caption == f"picture {attach}"
    assert await api.refuses("editMessageText", text="b", **where) == (
        400,
        "Bad Request: there is no text in the message to edit",
    )
    captioned = await bot.edit_message_caption(bar.chat_id, sent.message_id, caption="c")
    assert not isinstance(captioned, bool)
    assert captioned.caption == "c"
    with pytest.raises(BadRequest, match="not modified"):
        await bot.edit_message_caption(bar.chat_id, sent.message_id, caption="c")


async def test_what_is_no_picture(api: Api, bot: Bot, bar: Group, club: Group) -> None:
    with pytest.raises(BadRequest, match="Image_process_failed"):
        await bot.send_photo(bar.chat_id, b"nonsense")
    with pytest.raises(BadRequest, match="Message caption is too long"):
        await bot.send_photo(bar.chat_id, PNG, "a" * 1025)
    sent = await bot.send_photo(bar.chat_id, PNG, "a" * 1024)
    where = {"chat_id": bar.chat_id, "message_id": sent.message_id}
    assert await api.refuses("editMessageCaption", caption="a" * 1025, **where) == (
        400,
        "Bad Request: MEDIA_CAPTION_TOO_LONG",
    )
    assert await api.refuses("sendPhoto", chat_id=bar.chat_id) == (
        400,
        "Bad Request: there is no photo in the request",
    )
    assert await api.refuses("sendPhoto", chat_id=bar.chat_id, photo="unknown") == (
        400,
        "Bad Request: wrong file identifier/HTTP URL specified",
    )
    club.mutes_bot()
    with pytest.raises(BadRequest, match="Not enough rights to send photos to the chat"):
        await bot.send_photo(club.chat_id, PNG)
