"""Trouble on demand."""

import asyncio
import time

import pytest
from telegram import Bot
from telegram.error import BadRequest, Forbidden, NetworkError, RetryAfter, TimedOut

from bot.sandbox import Group, Person, Sandbox


async def test_a_code_so_many_times(bot: Bot, town: Sandbox, ona: Person) -> None:
    fault = town.fault("sendMessage", times=2, code=500)
    for _ in range(2):
        with pytest.raises(NetworkError, match="Internal Server Error"):
            await bot.send_message(ona.id, "a")
    await bot.send_message(ona.id, "a")
    assert fault.hits == 2
    assert len(ona.private.messages()) == 1
    assert [call.status for call in town.calls_of("sendMessage")] == [500, 500, 200]


async def test_codes_are_what_the_library_takes_them_for(
    bot: Bot, town: Sandbox, ona: Person
) -> None:
    town.fault(code=429, retry_after=7)
    with pytest.raises(RetryAfter, match="0:00:07"):
        await bot.send_message(ona.id, "a")
    town.fault(code=403)
    with pytest.raises(Forbidden, match="blocked by the user"):
        await bot.send_message(ona.id, "a")
    town.fault(code=400, description="Bad Request: message thread not found")
    with pytest.raises(BadRequest, match="Message thread not found"):
        await bot.send_message(ona.id, "a")
    town.fault(code=502)
    with pytest.raises(NetworkError, match="Bad Gateway"):
        await bot.send_message(ona.id, "a")


async def test_a_fault_meets_only_its_method_and_chat(
    bot: Bot, town: Sandbox, bar: Group, ona: Person
) -> None:
    fault = town.fault("edit*", chat=bar, times=None, code=500)
    elsewhere = await bot.send_message(ona.id, "a")
    await bot.edit_message_text("b", ona.id, elsewhere.message_id)
    sent = await bot.send_message(bar.chat_id, "a")
    for _ in range(3):
        with pytest.raises(NetworkError):
            await bot.edit_message_text("b", bar.chat_id, sent.message_id)
    fault.stop()
    await bot.edit_message_text("b", bar.chat_id, sent.message_id)


async def test_it_was_done_but_the_answer_is_lost(bot: Bot, town: Sandbox, ona: Person) -> None:
    town.fault("sendMessage", drop_answer=True)
    with pytest.raises(NetworkError):
        await bot.send_message(ona.id, "a")
    await ona.sees("a")
    (call,) = town.calls_of("sendMessage")
    assert (call.status, call.applied) == (0, True)


async def test_the_connection_ends_before_anything_was_done(
    bot: Bot, town: Sandbox, ona: Person
) -> None:
    town.fault("sendMessage", drop=True)
    with pytest.raises(NetworkError):
        await bot.send_message(ona.id, "a")
    assert ona.finds("a") is None
    (call,) = town.calls_of("sendMessage")
    assert (call.status, call.applied) == (0, False)


async def test_a_delay(bot: Bot, town: Sandbox, ona: Person) -> None:
    town.fault("sendMessage", delay=0.1)
    began = time.monotonic()
    await bot.send_message(ona.id, "a")
    assert time.monotonic() - began >= 0.1
    town.fault("sendMessage", delay=0.3)
    with pytest.raises(TimedOut):
        await bot.send_message(ona.id, "b", read_timeout=0.05)


async def test_the_network_is_down_for_a_while(bot: Bot, town: Sandbox, ona: Person) -> None:
    town.unplug()
    with pytest.raises(NetworkError):
        await bot.get_updates(timeout=10)
    with pytest.raises(NetworkError):
        await bot.send_message(ona.id, "a")
    town.heal()
    await bot.send_message(ona.id, "a")
    assert len(ona.private.messages()) == 1


async def test_an_answer_may_come_long_after_what_it_answers(
    bot: Bot, town: Sandbox, ona: Person
) -> None:
    town.fault("sendMessage", late=1.0)
    sending = asyncio.create_task(bot.send_message(ona.id, "a"))
    await ona.sees("a")
    assert not sending.done()
    assert (await sending).text == "a"
