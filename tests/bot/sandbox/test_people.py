"""What people see, hear and wait for."""

import asyncio
import re

import pytest
from telegram import Bot, ChatMemberRestricted, InlineKeyboardButton, InlineKeyboardMarkup

from bot.sandbox import Group, Person, Sandbox
from tests.bot.sandbox.conftest import client


async def test_waiting_ends_when_it_happens(bot: Bot, bar: Group, ona: Person) -> None:
    waiting = asyncio.create_task(ona.sees(re.compile(r"^tw[o0]$"), bar, within=30))
    await bot.send_message(bar.chat_id, "one")
    await bot.send_message(bar.chat_id, "two")
    assert (await asyncio.wait_for(waiting, 20)).text == "two"


async def test_waiting_goes_along_when_the_group_migrates(
    bot: Bot, bar: Group, ona: Person
) -> None:
    waiting = asyncio.create_task(ona.sees("after", bar, within=30))
    await asyncio.sleep(0)
    bar.migrates()
    await bot.send_message(bar.chat_id, "after")
    await asyncio.wait_for(waiting, 20)


async def test_a_wait_in_vain_prints_the_chat(bot: Bot, bar: Group, ona: Person) -> None:
    markup = InlineKeyboardMarkup(
        [[InlineKeyboardButton("A", callback_data="a"), InlineKeyboardButton("B", url="e.cat")]]
    )
    await bot.send_message(bar.chat_id, "first\nsecond", reply_markup=markup)
    await ona.says("hello", bar)
    with pytest.raises(AssertionError) as caught:
        await ona.sees("third", bar, within=0.01)
    assert str(caught.value) == (
        "Ona never saw 'third' within 0.01 s\n"
        "--- Can Pere\n"
        "    1 (Ona: group_chat_created)\n"
        "    2 bot: first\n"
        "        second\n"
        "        [A][B]\n"
        "    3 Ona: hello"
    )
    with pytest.raises(AssertionError, match="Ona still sees 'first' within"):
        await ona.misses("first", bar, within=0.01)
    with pytest.raises(AssertionError, match="Ona still can press 'A' within"):
        await ona.misses_button("A", bar, within=0.01)
    with pytest.raises(AssertionError, match="Ona and the bot\n\\(nothing\\)"):
        await ona.sees("anything", within=0.01)


async def test_buttons_come_and_go(bot: Bot, ona: Person) -> None:
    markup = InlineKeyboardMarkup([[InlineKeyboardButton("A", callback_data="a")]])
    coming = asyncio.create_task(ona.sees_button("A", within=30))
    await asyncio.sleep(0)
    sent = await bot.send_message(ona.id, "x", reply_markup=markup)
    assert (await asyncio.wait_for(coming, 20)).data == "a"
    going = asyncio.create_task(
        ona.misses_button("A", message=ona.private.messages()[-1], within=30)
    )
    await bot.edit_message_reply_markup(ona.id, sent.message_id)
    await asyncio.wait_for(going, 20)
    gone = asyncio.create_task(ona.misses("x", within=30))
    await bot.delete_message(ona.id, sent.message_id)
    await asyncio.wait_for(gone, 20)


async def test_what_sounds_and_what_was_seen(
    bot: Bot, bar: Group, ona: Person, pere: Person
) -> None:
    await pere.says("hello", bar)
    loud = await bot.send_message(bar.chat_id, "loud")
    await bot.send_message(bar.chat_id, "quiet", disable_notification=True)
    await bot.edit_message_text("still quiet", bar.chat_id, loud.message_id)
    pere.leaves(bar)
    await bot.delete_message(bar.chat_id, loud.message_id)
    assert [sight.text for sight in ona.sounds] == ["loud"]
    seen = [(sight.kind, sight.text, sight.by_bot) for sight in ona.saw]
    assert seen[1:] == [
        ("message", "hello", False),
        ("message", "loud", True),
        ("message", "quiet", True),
        ("edit", "still quiet", True),
        ("service", "left_chat_member", False),
        ("deletion", "still quiet", True),
    ]
    # What happened after he left, he never saw.
    assert [sight.text for sight in pere.saw][-1] == "still quiet"


async def test_each_sees_only_their_own_private_chat(bot: Bot, ona: Person, pere: Person) -> None:
    await pere.starts()
    await bot.send_message(ona.id, "hers")
    await bot.send_message(pere.id, "his")
    assert not any(sight.text == "hers" for sight in pere.saw)
    assert pere.finds("hers") is None
    assert ona.finds("his", pere.private) is None


async def test_a_restricted_bot_reads_its_own_rights(bot: Bot, club: Group) -> None:
    club.mutes_bot()
    member = await bot.get_chat_member(club.chat_id, bot.id)
    assert isinstance(member, ChatMemberRestricted)
    assert member.can_send_messages is False


async def test_names_change_with_the_next_update(bot: Bot, ona: Person) -> None:
    ona.renames("<b>Ona & Co</b>")
    await ona.says("hello")
    user = (await bot.get_updates(-1))[0].effective_user
    assert user is not None
    assert user.first_name == "<b>Ona & Co</b>"


async def test_who_is_not_in_a_group_can_not_write_there(bar: Group, town: Sandbox) -> None:
    stranger = town.person("Xavi")
    with pytest.raises(AssertionError, match="Xavi is not in Can Pere"):
        await stranger.says("hello", bar)


async def test_the_world_outlives_its_door(town: Sandbox, ona: Person) -> None:
    async with client(town) as bot:
        await bot.send_message(ona.id, "before")
    port = int(town.url.rsplit(":", 1)[1])
    await town.stop()
    await ona.says("meanwhile")
    await town.listen(port)
    async with client(town) as bot:
        await ona.sees("before")
        update = (await bot.get_updates())[-1]
        assert update.message is not None
        assert update.message.text == "meanwhile"
