"""Circles of people round a chat, and dialogs."""

from storage import Storage
from tests.storage.conftest import Makes


async def test_somebody_is_in_a_circle_or_not(memory: Storage, makes: Makes) -> None:
    ona, pere = await makes.person("Ona"), await makes.person("Pere")
    one, other = await makes.chat(), await makes.chat()
    assert await memory.bans.add(one.id, ona.id)
    assert not await memory.bans.add(one.id, ona.id)
    assert await memory.bans.add(one.id, pere.id)
    assert await memory.bans.has(one.id, ona.id)
    assert not await memory.bans.has(other.id, ona.id)
    assert not await memory.watchers.has(one.id, ona.id)
    assert await memory.bans.persons(one.id) == [ona.id, pere.id]
    assert await memory.bans.chats(pere.id) == [one.id]
    assert await memory.bans.remove(one.id, ona.id)
    assert not await memory.bans.remove(one.id, ona.id)
    assert await memory.bans.persons(one.id) == [pere.id]


async def test_two_groups_that_become_one_share_their_circles(
    memory: Storage, makes: Makes
) -> None:
    ona, pere = await makes.person("Ona"), await makes.person("Pere")
    kept, dropped = await makes.chat(-1), await makes.chat(-2)
    await memory.bans.add(kept.id, ona.id)
    await memory.bans.add(dropped.id, ona.id)
    await memory.bans.add(dropped.id, pere.id)
    await memory.chats.migrate(-1, -2, now=1.0)
    assert await memory.bans.persons(kept.id) == [ona.id, pere.id]
    assert await memory.bans.persons(dropped.id) == []


async def test_a_dialog_is_answered_once_and_in_time(memory: Storage, makes: Makes) -> None:
    ona = await makes.person()
    assert await memory.dialogs.end(ona.id, since=0.0) is None
    await memory.dialogs.begin(ona.id, {"ask": "one"}, now=100.0)
    await memory.dialogs.begin(ona.id, {"ask": "two"}, now=200.0)
    assert await memory.dialogs.awaited(ona.id)
    assert await memory.dialogs.end(ona.id, since=150.0) == {"ask": "two"}
    assert await memory.dialogs.end(ona.id, since=150.0) is None
    await memory.dialogs.begin(ona.id, {"ask": "three"}, now=300.0)
    assert await memory.dialogs.end(ona.id, since=301.0) is None
    assert not await memory.dialogs.awaited(ona.id)
