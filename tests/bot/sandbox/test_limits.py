"""Flood control."""

import datetime as dtm

import pytest
from telegram import Bot
from telegram.error import RetryAfter

from bot.sandbox import Group, Limits, Person, Sandbox
from bot.sandbox.errors import Refusal
from bot.sandbox.limits import FloodControl
from tests.bot.sandbox.conftest import Api, Clock


async def test_one_a_second_a_chat_whatever_it_is(
    bot: Bot, api: Api, town: Sandbox, ona: Person, clock: Clock
) -> None:
    town.set_limits(Limits())
    sent = await bot.send_message(ona.id, "a")
    where = {"chat_id": ona.id, "message_id": sent.message_id}
    for method, params in (
        ("sendMessage", {"text": "b"}),
        ("editMessageText", {"text": "b"}),
        ("editMessageReplyMarkup", {}),
        ("deleteMessage", {}),
        ("deleteMessages", {"message_ids": [sent.message_id]}),
    ):
        assert await api(method, **where, **params) == {
            "ok": False,
            "error_code": 429,
            "description": "Too Many Requests: retry after 1",
            "parameters": {"retry_after": 1},
        }
    clock.passes(1)
    await bot.edit_message_text("b", ona.id, sent.message_id)
    with pytest.raises(RetryAfter) as caught:
        await bot.delete_message(ona.id, sent.message_id)
    assert caught.value.retry_after == dtm.timedelta(seconds=1)
    # One chat does not stop another, and asking is free.
    await bot.get_chat(ona.id)


async def test_twenty_a_minute_a_group(
    bot: Bot, town: Sandbox, bar: Group, ona: Person, clock: Clock
) -> None:
    town.set_limits(Limits())
    for number in range(20):
        await bot.send_message(bar.chat_id, str(number))
        clock.passes(1)
    with pytest.raises(RetryAfter) as caught:
        await bot.send_message(bar.chat_id, "20")
    assert caught.value.retry_after == dtm.timedelta(seconds=40)
    await bot.send_message(ona.id, "elsewhere")
    clock.passes(40)
    await bot.send_message(bar.chat_id, "20")
    with pytest.raises(RetryAfter):
        await bot.send_message(bar.chat_id, "21")


def test_thirty_a_second_in_all() -> None:
    flood = FloodControl(Limits())
    for chat in range(30):
        flood.spend(chat, group=False, now=0.0)
    with pytest.raises(Refusal):
        flood.spend(31, group=False, now=0.9)
    flood.spend(31, group=False, now=1.0)


def test_what_was_refused_is_not_counted() -> None:
    flood = FloodControl(Limits(chat_per_second=1, group_per_minute=2, all_per_second=0))
    flood.spend(1, group=True, now=0.0)
    for tenth in range(1, 9):
        with pytest.raises(Refusal):
            flood.spend(1, group=True, now=tenth / 10)
    flood.spend(1, group=True, now=1.0)


def test_two_calls_nearly_a_second_apart_are_forgiven() -> None:
    flood = FloodControl(Limits())
    flood.spend(1, group=False, now=0.0)
    flood.spend(1, group=False, now=0.96)


async def test_answers_to_presses_are_not_counted(
    bot: Bot, town: Sandbox, bar: Group, ona: Person
) -> None:
    town.set_limits(Limits())
    await bot.send_message(bar.chat_id, "a")
    for _ in range(40):
        ona.forge("x", bar.messages()[-1])
    updates = await bot.get_updates()
    for update in updates:
        if update.callback_query:
            assert await bot.answer_callback_query(update.callback_query.id)


async def test_no_limits_unless_asked_for(bot: Bot, ona: Person) -> None:
    for number in range(40):
        await bot.send_message(ona.id, str(number))
