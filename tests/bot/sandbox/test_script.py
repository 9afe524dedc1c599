"""An evening in the sandbox, as people live it."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup

from bot.sandbox import Group, Person, Sandbox


async def toy(bot: Bot) -> None:
    """A bot of three lines: a greeting with a button, and who pressed it."""
    offset = 0
    while True:
        for update in await bot.get_updates(offset=offset, timeout=5):
            offset = update.update_id + 1
            if update.message is not None and update.message.text == "/newgame":
                button = InlineKeyboardButton("Sit", callback_data="sit")
                await bot.send_message(
                    update.message.chat_id,
                    "Who <b>plays</b>?",
                    parse_mode="HTML",
                    reply_markup=InlineKeyboardMarkup([[button]]),
                )
            query = update.callback_query
            if query is not None:
                assert query.message is not None
                if query.data != "sit":
                    await bot.answer_callback_query(query.id, "Not so", show_alert=True)
                    continue
                await bot.edit_message_text(
                    f"{query.from_user.first_name} sits",
                    query.message.chat.id,
                    query.message.message_id,
                )
                await bot.answer_callback_query(query.id, "Welcome")


@pytest.fixture
async def running(bot: Bot) -> AsyncIterator[None]:
    """The toy bot at work."""
    task = asyncio.create_task(toy(bot))
    yield
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


@pytest.mark.usefixtures("running")
async def test_ona_asks_pere_sits_and_both_see_it(
    town: Sandbox, bar: Group, ona: Person, pere: Person
) -> None:
    await ona.says("/newgame", bar)
    question = await pere.sees("Who plays?", bar)
    forged = await ona.forges(b"nonsense", question)
    assert (forged.text, forged.alert) == ("Not so", True)
    answer = await pere.presses("Sit", bar)
    assert (answer.text, answer.alert, answer.url) == ("Welcome", False, None)
    message = await ona.sees("Pere sits", bar)
    assert message is question
    assert [state.text for state in message.states] == ["Who plays?", "Pere sits"]
    assert pere.button("Sit", bar) is None
    assert [(sight.kind, sight.text) for sight in pere.saw][-3:] == [
        ("message", "Who plays?"),
        ("edit", "Pere sits"),
        ("toast", "Welcome"),
    ]
    assert town.calls_of("sendMessage", chat=bar)[0].status == 200


@pytest.mark.usefixtures("running")
async def test_who_waits_in_vain_learns_what_the_chat_shows(bar: Group, ona: Person) -> None:
    await ona.says("/newgame", bar)
    await ona.sees("Who plays?", bar)
    with pytest.raises(AssertionError, match=r"never could press 'Stand'[\s\S]*\[Sit\]"):
        await ona.presses("Stand", bar, within=0.05)
