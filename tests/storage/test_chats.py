"""Chats: settings, and all that happens when a group gets a new Telegram id."""

import asyncio

import pytest

from storage import Chat, Conflict, Migration, Missing, Storage
from tests.storage.conftest import Makes

OLD, NEW = -5, -1000000000005


async def _slot(memory: Storage, place: str, name: str, message: int) -> None:
    await memory.slots.confirm(
        place, name, standing=True, edition="1", message_id=message, hash="h", now=1.0
    )


async def _messages(memory: Storage, place: str) -> dict[str, int | None]:
    return {slot.slot: slot.message_id for slot in await memory.slots.all_for(place)}


async def test_a_new_chat_is_what_was_said(memory: Storage, makes: Makes) -> None:
    ona = await makes.person()
    chat = await memory.chats.get_or_create(
        NEW,
        title="Can <b>Pere</b>",
        kind="supergroup",
        forum=True,
        username="canpere",
        language="ca",
        profile="obligada",
        turn_time=None,
        added_by=ona.id,
    )
    assert chat == Chat(
        id=chat.id,
        telegram_id=NEW,
        title="Can <b>Pere</b>",
        kind="supergroup",
        forum=True,
        username="canpere",
        language="ca",
        profile="obligada",
        rules=None,
        turn_time=None,
        present=True,
        added_by=ona.id,
    )
    assert await memory.chats.get(chat.id) == chat
    assert await memory.chats.by_telegram_id(NEW) == chat
    assert await memory.chats.by_telegram_id(OLD) is None
    with pytest.raises(Missing):
        await memory.chats.get(99)
    assert await memory.chats.get_many([chat.id, 99]) == {chat.id: chat}


async def test_a_known_chat_keeps_its_settings_and_takes_its_new_name(
    memory: Storage, makes: Makes
) -> None:
    chat = await makes.chat(OLD)
    await memory.chats.update(chat.id, rules={"target": 36}, turn_time=None, language="fr")
    again = await makes.chat(OLD, title="Can Joan")
    assert again.id == chat.id
    assert (again.title, again.rules, again.turn_time, again.language) == (
        "Can Joan",
        {"target": 36},
        None,
        "fr",
    )


async def test_a_chat_met_twice_at_once_is_one(makes: Makes) -> None:
    met = await asyncio.gather(*(makes.chat(OLD) for _ in range(10)))
    assert len({chat.id for chat in met}) == 1


async def test_updating(memory: Storage, makes: Makes) -> None:
    chat, other = await makes.chat(), await makes.chat()
    await memory.chats.update(chat.id)
    assert await memory.chats.get(chat.id) == chat
    await memory.chats.update(chat.id, present=False)
    assert not (await memory.chats.get(chat.id)).present
    assert await memory.chats.get(other.id) == other
    with pytest.raises(Missing):
        await memory.chats.update(99, present=True)


async def test_a_migration_changes_the_id_and_drops_message_ids(
    memory: Storage, makes: Makes
) -> None:
    chat, other = await makes.chat(OLD), await makes.chat()
    match = await makes.match(chat, await makes.person(), deadline=10.0)
    await _slot(memory, f"g{chat.id}", "table", 7)
    await _slot(memory, f"g{chat.id}/12", "table", 8)
    await _slot(memory, f"g{chat.id}0", "table", 9)
    await _slot(memory, f"g{other.id}", "table", 10)
    await _slot(memory, f"p{chat.id}", "hand", 11)
    assert await memory.chats.migrate(OLD, NEW, now=5.0) == Migration(chat.id)
    moved = await memory.chats.get(chat.id)
    assert (moved.telegram_id, moved.kind, moved.title) == (NEW, "supergroup", chat.title)
    assert await memory.chats.by_telegram_id(NEW) == moved
    assert await memory.matches.live_of(chat.id) == match
    assert await _messages(memory, f"g{chat.id}") == {"table": None}
    assert await _messages(memory, f"g{chat.id}/12") == {"table": None}
    assert await _messages(memory, f"g{chat.id}0") == {"table": 9}
    assert await _messages(memory, f"g{other.id}") == {"table": 10}
    assert await _messages(memory, f"p{chat.id}") == {"hand": 11}
    slot = await memory.slots.get(f"g{chat.id}", "table")
    assert slot is not None
    assert (slot.hash, slot.edition, slot.standing) == (None, "1", True)


async def test_a_migration_told_twice_drops_nothing_new(memory: Storage, makes: Makes) -> None:
    chat = await makes.chat(OLD)
    await memory.chats.migrate(OLD, NEW, now=5.0)
    await _slot(memory, f"g{chat.id}", "table", 7)
    assert await memory.chats.migrate(OLD, NEW, now=6.0) == Migration(chat.id)
    assert await memory.chats.migrate(NEW, NEW, now=6.0) == Migration(chat.id)
    assert await _messages(memory, f"g{chat.id}") == {"table": 7}


async def test_a_message_from_before_the_migration_finds_the_chat(
    memory: Storage, makes: Makes
) -> None:
    chat = await makes.chat(OLD)
    await memory.chats.migrate(OLD, NEW, now=5.0)
    moved = await memory.chats.get(chat.id)
    assert await makes.chat(OLD, title="as it was called then") == moved
    assert await memory.chats.by_telegram_id(OLD) == moved


async def test_a_migration_of_nobody_is_nothing(memory: Storage, makes: Makes) -> None:
    assert await memory.chats.migrate(OLD, NEW, now=5.0) is None
    chat = await makes.chat(NEW)
    assert await memory.chats.migrate(OLD, NEW, now=5.0) == Migration(chat.id)


@pytest.mark.parametrize("old_first", [True, False])
async def test_two_rows_are_merged_onto_the_older(
    memory: Storage, makes: Makes, old_first: bool
) -> None:
    first, second = (OLD, NEW) if old_first else (NEW, OLD)
    kept, dropped = await makes.chat(first, title="first"), await makes.chat(second, title="second")
    await memory.chats.update(kept.id, rules={"target": 36})
    ona = await makes.person()
    pere = await memory.persons.get_or_create(4, name="Pere", username=None, origin_chat=dropped.id)
    match = await makes.match(dropped, ona)
    topic = await makes.match(kept, ona, thread=3)
    lobby = await memory.lobbies.create(chat=dropped.id, thread=3, data={}, deadline=None)
    await _slot(memory, f"g{kept.id}", "table", 7)
    await _slot(memory, f"g{dropped.id}", "table", 8)
    await _slot(memory, f"g{dropped.id}", "lobby", 9)
    await _slot(memory, f"g{dropped.id}/3", "lobby", 10)

    assert await memory.chats.migrate(OLD, NEW, now=5.0) == Migration(kept.id, dropped.id)

    alive = await memory.chats.get(kept.id)
    assert (alive.telegram_id, alive.rules) == (NEW, {"target": 36})
    assert alive.title == ("second" if old_first else "first")
    # A key that is still in flight leads to the chat that lives on, and to no other ever.
    assert await memory.chats.get(dropped.id) == alive
    assert await memory.chats.get_many([dropped.id]) == {dropped.id: alive}
    await memory.chats.update(dropped.id, language="en")
    assert (await memory.chats.get(kept.id)).language == "en"
    assert (await makes.chat()).id not in (kept.id, dropped.id)
    assert await memory.chats.by_telegram_id(OLD) == await memory.chats.get(kept.id)

    here = await memory.matches.live_of(kept.id)
    assert here is not None
    assert here.id == match.id
    assert await memory.matches.live_of(kept.id, 3) == topic
    moved = await memory.lobbies.open_of(kept.id, 3)
    assert moved is not None
    assert moved.id == lobby.id
    assert (await memory.persons.get(pere.id)).origin_chat == kept.id

    # Message ids of the old Telegram chat are gone, those of the new one hold.
    mine = None if old_first else 7
    theirs = 9 if old_first else None
    assert await _messages(memory, f"g{kept.id}") == {"table": mine, "lobby": theirs}
    assert await _messages(memory, f"g{kept.id}/3") == {"lobby": 10 if old_first else None}
    assert await _messages(memory, f"g{dropped.id}") == {}


async def test_merging_closes_what_would_stand_twice(memory: Storage, makes: Makes) -> None:
    kept, dropped = await makes.chat(OLD), await makes.chat(NEW)
    ona = await makes.person()
    mine, theirs = await makes.match(kept, ona), await makes.match(dropped, ona)
    open_here = await memory.lobbies.create(chat=kept.id, thread=0, data={}, deadline=None)
    open_there = await memory.lobbies.create(chat=dropped.id, thread=0, data={}, deadline=9.0)
    merged = await memory.chats.migrate(OLD, NEW, now=5.0)
    assert merged == Migration(kept.id, dropped.id, (theirs.id,), (open_there.id,))
    assert await memory.matches.live() == [mine]
    assert (await memory.matches.get(theirs.id)).closed_at == 5.0
    assert await memory.matches.of_person(ona.id) == [mine]
    with pytest.raises(Conflict):
        await memory.matches.append(theirs.id, 1, [], at=6.0, deadline=None)
    assert await memory.lobbies.all_open() == [open_here]
    assert not await memory.lobbies.save(open_there.id, 1, {}, deadline=None)
