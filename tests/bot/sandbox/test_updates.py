"""The long poll: offsets, kinds, conflicts."""

import asyncio

import pytest
from telegram import Bot
from telegram.error import Conflict

from bot.sandbox import Group, Person, Sandbox
from tests.bot.sandbox.conftest import Api, Clock, client

TERMINATED = (
    "Conflict: terminated by other getUpdates request; "
    "make sure that only one bot instance is running"
)


async def texts(bot: Bot, offset: int | None = None) -> list[str | None]:
    updates = await bot.get_updates(offset)
    return [update.message.text for update in updates if update.message]


async def test_an_offset_confirms_what_was_before_it(bot: Bot, ona: Person) -> None:
    for text in "abc":
        await ona.says(text)
    updates = await bot.get_updates(limit=2)
    assert [update.message.text for update in updates if update.message] == ["a", "b"]
    assert await texts(bot) == ["a", "b", "c"]
    assert await texts(bot, updates[1].update_id) == ["b", "c"]
    assert await texts(bot, -1) == ["c"]
    assert await texts(bot) == ["c"]
    assert await texts(bot, updates[1].update_id + 2) == []


async def polls(town: Sandbox, clock: Clock) -> None:
    """Wait until somebody's long poll has come."""
    clock.passes(60)  # who has read before is forgotten
    while not town.world.updates.has_reader:  # noqa: ASYNC110 - that they come wakes nobody
        await asyncio.sleep(0.01)


async def test_a_long_poll_wakes_at_once(
    bot: Bot, town: Sandbox, clock: Clock, ona: Person
) -> None:
    waiting = asyncio.create_task(bot.get_updates(timeout=30))
    await polls(town, clock)
    await ona.says("a")
    updates = await asyncio.wait_for(waiting, 20)
    assert len(updates) == 1


async def test_a_long_poll_ends_by_itself(api: Api) -> None:
    assert await api("getUpdates", timeout=1) == {"ok": True, "result": []}


async def test_a_second_reader_throws_out_the_first(
    bot: Bot, town: Sandbox, clock: Clock, api: Api
) -> None:
    waiting = asyncio.create_task(api("getUpdates", timeout=30))
    await polls(town, clock)
    async with client(town) as other:
        assert await other.get_updates() == ()
    assert await waiting == {"ok": False, "error_code": 409, "description": TERMINATED}
    again = asyncio.create_task(bot.get_updates(timeout=30))
    await polls(town, clock)
    await api("getUpdates")
    with pytest.raises(Conflict):
        await again


async def test_a_webhook_is_in_the_way(bot: Bot, api: Api, ona: Person) -> None:
    await ona.says("a")
    assert (await api("setWebhook", url="https://e.cat/hook"))["ok"]
    assert await api.refuses("getUpdates") == (
        409,
        "Conflict: can't use getUpdates method while webhook is active; "
        "use deleteWebhook to delete the webhook first",
    )
    assert (await bot.get_webhook_info()).pending_update_count == 1
    assert await bot.delete_webhook(drop_pending_updates=True)
    assert await texts(bot) == []


async def test_kinds_are_asked_for_and_remembered(
    bot: Bot, town: Sandbox, club: Group, ona: Person
) -> None:
    club.promotes_bot()
    xavi = town.person("Xavi")
    xavi.joins(club)
    seen = {kind for update in await bot.get_updates() for kind in update.to_dict()}
    assert "chat_member" not in seen
    assert {"my_chat_member", "message"} <= seen
    await bot.get_updates(-1, allowed_updates=["chat_member"])
    await bot.get_updates(-1)
    xavi.leaves(club)
    await ona.says("a", club)
    updates = await bot.get_updates(-1)
    assert updates[-1].chat_member is not None
    assert updates[-1].chat_member.new_chat_member.status == "left"
    await bot.get_updates(updates[-1].update_id + 1, allowed_updates=[])
    await ona.says("b", club)
    assert await texts(bot) == ["b"]


async def test_updates_are_kept_for_a_day(bot: Bot, ona: Person, clock: Clock) -> None:
    await ona.says("a")
    clock.passes(24 * 3600 - 1)
    await ona.says("b")
    assert await texts(bot) == ["a", "b"]
    clock.passes(1)
    assert await texts(bot) == ["b"]


async def test_an_update_comes_twice(bot: Bot, town: Sandbox, ona: Person) -> None:
    town.duplicate_next_update()
    await ona.says("a")
    await ona.says("b")
    first = await bot.get_updates()
    second = await bot.get_updates(first[-1].update_id + 1)
    assert [update.update_id for update in second] == [first[0].update_id]
    assert await bot.get_updates(second[-1].update_id + 1) == ()
