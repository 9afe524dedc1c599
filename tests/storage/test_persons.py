"""Persons: met once, renamed when they rename themselves, and asked for many at a time."""

import asyncio

import pytest

from storage import Missing, Person, Storage


async def test_somebody_new(memory: Storage) -> None:
    name = "Ona <b>&\u202e🟡"
    ona = await memory.persons.get_or_create(2**52, name=name, username="ona", origin_chat=3)
    assert ona == Person(
        id=ona.id,
        telegram_id=2**52,
        name=name,
        username="ona",
        language=None,
        sound="slow",
        started=False,
        origin_chat=3,
    )
    assert await memory.persons.get(ona.id) == ona
    assert await memory.persons.by_telegram_id(2**52) == ona
    assert await memory.persons.by_telegram_id(1) is None
    with pytest.raises(Missing):
        await memory.persons.get(99)


async def test_somebody_known_keeps_all_but_the_name(memory: Storage) -> None:
    ona = await memory.persons.get_or_create(1, name="Ona", username=None)
    await memory.persons.update(ona.id, language="fr", sound="never", started=True)
    again = await memory.persons.get_or_create(1, name="Ona Puig", username="ona")
    assert again.id == ona.id
    assert (again.name, again.username) == ("Ona Puig", "ona")
    assert (again.language, again.sound, again.started) == ("fr", "never", True)


async def test_the_first_chat_known_stays_the_origin(memory: Storage) -> None:
    async def met(chat: int | None) -> int | None:
        ona = await memory.persons.get_or_create(1, name="Ona", username=None, origin_chat=chat)
        return ona.origin_chat

    assert [await met(chat) for chat in (None, 5, None, 6)] == [None, 5, 5, 5]


async def test_somebody_met_twice_at_once_is_one(memory: Storage) -> None:
    meetings = (memory.persons.get_or_create(1, name=f"Ona {n}", username=None) for n in range(10))
    assert len({person.id for person in await asyncio.gather(*meetings)}) == 1


async def test_many_at_once(memory: Storage) -> None:
    people = [
        await memory.persons.get_or_create(n, name=str(n), username=None) for n in range(1, 5)
    ]
    wanted = [person.id for person in people[1:]]
    assert await memory.persons.get_many([*wanted, 99]) == {p.id: p for p in people[1:]}
    assert await memory.persons.get_many([]) == {}


async def test_updating(memory: Storage) -> None:
    ona = await memory.persons.get_or_create(1, name="Ona", username=None)
    await memory.persons.update(ona.id)
    assert await memory.persons.get(ona.id) == ona
    await memory.persons.update(ona.id, language="ca")
    await memory.persons.update(ona.id, language=None)
    assert await memory.persons.get(ona.id) == ona
    with pytest.raises(Missing):
        await memory.persons.update(99, started=True)
