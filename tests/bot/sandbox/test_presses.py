"""Presses, their answers, and links that lead to the bot."""

import asyncio

import pytest
from telegram import (
    Bot,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    Message,
    Update,
)

from bot.sandbox import Group, Person, Sandbox
from tests.bot.sandbox.conftest import Api, Clock

TOO_OLD = (400, "Bad Request: query is too old and response timeout expired or query ID is invalid")


async def offer(bot: Bot, chat_id: int) -> int:
    markup = InlineKeyboardMarkup(
        [
            [InlineKeyboardButton("Sit down", callback_data="down")],
            [InlineKeyboardButton("Sit", callback_data="sit")],
            [InlineKeyboardButton("Rules", url="https://t.me/botifarra_sandbox_bot?start=rules")],
        ]
    )
    return (await bot.send_message(chat_id, "Seats", reply_markup=markup)).message_id


async def query(bot: Bot) -> Update:
    """The newest update, which is a press."""
    return (await bot.get_updates(-1))[0]


async def test_a_press_brings_who_where_and_what(bot: Bot, bar: Group, pere: Person) -> None:
    message_id = await offer(bot, bar.chat_id)
    press = await pere.press("Sit", bar)
    pressed = (await query(bot)).callback_query
    assert pressed is not None
    assert (pressed.from_user.id, pressed.data) == (pere.id, "sit")
    assert pressed.from_user.language_code == "es"
    assert isinstance(pressed.message, Message)
    assert pressed.message.message_id == message_id
    assert pressed.message.reply_markup is not None
    await pressed.answer("Welcome", show_alert=True)
    answer = await press.answered()
    assert (answer.text, answer.alert) == ("Welcome", True)
    assert (pere.saw[-1].kind, pere.saw[-1].text) == ("alert", "Welcome")


async def test_answers_that_are_refused(bot: Bot, api: Api, bar: Group, pere: Person) -> None:
    await offer(bot, bar.chat_id)
    await pere.press("Sit", bar)
    pressed = (await query(bot)).callback_query
    assert pressed is not None

    async def answer(**params: object) -> tuple[int, str]:
        return await api.refuses("answerCallbackQuery", callback_query_id=pressed.id, **params)

    assert await api.refuses("answerCallbackQuery", callback_query_id="5") == TOO_OLD
    assert await answer(text="a" * 201) == (400, "Bad Request: MESSAGE_TOO_LONG")
    for url in (
        "https://e.cat",
        "https://t.me/another_bot?start=x",
        "https://t.me/botifarra_sandbox_bot?start=" + "a" * 65,
        "https://t.me/botifarra_sandbox_bot?start=a.b",
    ):
        assert await answer(url=url) == (400, "Bad Request: URL_INVALID")
    assert (await api("answerCallbackQuery", callback_query_id=pressed.id, text="a" * 200))["ok"]
    assert await answer() == TOO_OLD


async def test_an_answer_comes_too_late(
    bot: Bot, api: Api, bar: Group, pere: Person, clock: Clock
) -> None:
    await offer(bot, bar.chat_id)
    press = await pere.press("Sit", bar)
    pressed = (await query(bot)).callback_query
    assert pressed is not None
    clock.passes(16)
    assert await api.refuses("answerCallbackQuery", callback_query_id=pressed.id) == TOO_OLD
    with pytest.raises(AssertionError, match="no answer came"):
        await press.answered(within=0.01)


async def test_an_answer_opens_the_private_chat(bot: Bot, bar: Group, pere: Person) -> None:
    await offer(bot, bar.chat_id)
    press = await pere.press("Sit down", bar)
    pressed = (await query(bot)).callback_query
    assert pressed is not None
    await pressed.answer(url="t.me/botifarra_sandbox_bot?start=seat_7")
    message = await pere.follows(await press.answered())
    assert message.text == "/start seat_7"
    await bot.send_message(pere.id, "Welcome")
    await pere.sees("Welcome")


async def test_a_button_with_an_address_opens_it(bot: Bot, bar: Group, pere: Person) -> None:
    await offer(bot, bar.chat_id)
    answer = await pere.presses("Rules", bar)
    assert (await pere.follows(answer)).text == "/start rules"
    with pytest.raises(AssertionError, match="does not lead to the bot"):
        await pere.follows("https://e.cat")


async def test_whole_labels_go_before_parts(bot: Bot, bar: Group, pere: Person) -> None:
    await offer(bot, bar.chat_id)
    found = pere.button("Sit", bar)
    assert found is not None
    assert found[1].data == "sit"


async def test_a_button_is_pressed_once_it_is_there(bot: Bot, bar: Group, pere: Person) -> None:
    waiting = asyncio.create_task(pere.press("Sit", bar))
    await asyncio.sleep(0)
    await offer(bot, bar.chat_id)
    await waiting


async def test_only_who_can_read_can_press(
    bot: Bot, bar: Group, town: Sandbox, pere: Person
) -> None:
    await offer(bot, bar.chat_id)
    stranger = town.person("Xavi")
    with pytest.raises(AssertionError, match="never could press"):
        await stranger.press("Sit", bar, within=0.01)
    with pytest.raises(AssertionError, match="never saw that message"):
        stranger.forge("sit", bar.messages()[-1])
    pere.leaves(bar)
    with pytest.raises(AssertionError, match="never could press"):
        await pere.press("Sit", bar, within=0.01)


async def test_forged_bytes_reach_the_bot(bot: Bot, bar: Group, pere: Person) -> None:
    await offer(bot, bar.chat_id)
    pere.forge(b"\xff" * 70, bar.messages()[-1])
    pressed = (await query(bot)).callback_query
    assert pressed is not None
    assert pressed.data == "\ufffd" * 70


@pytest.mark.parametrize("old", [True, False])
async def test_a_message_that_is_old_or_gone_comes_without_content(
    bot: Bot, bar: Group, pere: Person, clock: Clock, *, old: bool
) -> None:
    message_id = await offer(bot, bar.chat_id)
    if old:
        clock.passes(48 * 3600)
    else:
        await bot.delete_message(bar.chat_id, message_id)
    pere.forge("sit", bar.everything()[-1])
    pressed = (await query(bot)).callback_query
    assert pressed is not None
    assert pressed.message is not None
    # The library makes a Message of it all the same.
    assert not pressed.message.is_accessible
    assert pressed.message.message_id == message_id
