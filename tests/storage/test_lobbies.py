"""Lobbies: compare and set, one open a group, and a start that is all or nothing."""

import asyncio
from typing import Any

import pytest

import storage
from storage import Chat, Conflict, Entry, Lobby, Missing, Person, Storage
from tests.storage.conftest import Makes


@pytest.fixture
async def chat(makes: Makes) -> Chat:
    return await makes.chat()


@pytest.fixture
async def ona(makes: Makes) -> Person:
    return await makes.person()


@pytest.fixture
async def lobby(memory: Storage, chat: Chat) -> Lobby:
    return await memory.lobbies.create(chat=chat.id, thread=0, data={"seats": []}, deadline=50.0)


def start(memory: Storage, lobby: Lobby, ona: Person, version: int = 1) -> Any:
    return memory.lobbies.start_match(
        lobby.id,
        version,
        data={"seats": ["Ona"]},
        starter=ona.id,
        players=[ona.id],
        events=[Entry("MatchStarted", {}), Entry("Seats", {})],
        at=60.0,
        deadline=120.0,
    )


async def test_a_new_lobby_is_what_was_said(memory: Storage, chat: Chat, lobby: Lobby) -> None:
    assert lobby == Lobby(lobby.id, lobby.public_id, chat.id, 0, 1, {"seats": []}, 50.0)
    assert await memory.lobbies.get(lobby.id) == lobby
    assert await memory.lobbies.by_public_id(lobby.public_id) == lobby
    assert await memory.lobbies.open_of(chat.id) == lobby
    assert await memory.lobbies.open_of(chat.id, 5) is None
    assert await memory.lobbies.all_open() == [lobby]
    with pytest.raises(Missing):
        await memory.lobbies.get(99)


async def test_one_open_lobby_a_group_and_one_a_topic(
    memory: Storage, chat: Chat, lobby: Lobby
) -> None:
    with pytest.raises(Conflict):
        await memory.lobbies.create(chat=chat.id, thread=0, data={}, deadline=None)
    topic = await memory.lobbies.create(chat=chat.id, thread=5, data={}, deadline=None)
    assert await memory.lobbies.close(lobby.id, 1, now=55.0)
    again = await memory.lobbies.create(chat=chat.id, thread=0, data={}, deadline=None)
    assert await memory.lobbies.all_open() == [topic, again]


async def test_saving_compares_the_version(memory: Storage, lobby: Lobby) -> None:
    assert await memory.lobbies.save(lobby.id, 1, {"seats": [1]}, deadline=None)
    assert not await memory.lobbies.save(lobby.id, 1, {"seats": [2]}, deadline=9.0)
    saved = await memory.lobbies.get(lobby.id)
    assert (saved.version, saved.data, saved.deadline) == (2, {"seats": [1]}, None)
    assert await memory.lobbies.save(lobby.id, 2, {"seats": [1, 2]}, deadline=9.0)


async def test_of_two_who_sit_down_at_once_one_wins(memory: Storage, lobby: Lobby) -> None:
    other = await storage.open(f"sqlite:///{memory.path}")
    for version in range(1, 11):
        results = await asyncio.gather(
            memory.lobbies.save(lobby.id, version, {"by": "memory"}, deadline=None),
            other.lobbies.save(lobby.id, version, {"by": "other"}, deadline=None),
        )
        assert sorted(results) == [False, True]
        winner = "memory" if results[0] else "other"
        assert (await memory.lobbies.get(lobby.id)).data == {"by": winner}
    await other.close()


async def test_a_closed_lobby_takes_nothing_more(memory: Storage, lobby: Lobby) -> None:
    assert not await memory.lobbies.close(lobby.id, 7, now=55.0)
    assert await memory.lobbies.close(lobby.id, 1, now=55.0)
    assert not await memory.lobbies.close(lobby.id, 2, now=55.0)
    assert not await memory.lobbies.save(lobby.id, 2, {}, deadline=None)
    closed = await memory.lobbies.get(lobby.id)
    assert (closed.open, closed.closed_at) == (False, 55.0)
    assert (closed.deadline, closed.data) == (None, {"seats": []})
    assert await memory.lobbies.by_public_id(lobby.public_id) == closed


async def test_due_names_open_lobbies(memory: Storage, makes: Makes, lobby: Lobby) -> None:
    closed = await memory.lobbies.create(
        chat=(await makes.chat()).id, thread=0, data={}, deadline=1.0
    )
    await memory.lobbies.close(closed.id, 1, now=55.0)
    assert await memory.lobbies.due(49.0) == []
    assert await memory.lobbies.due(50.0) == [lobby.id]


async def test_starting_closes_the_lobby_and_opens_the_match(
    memory: Storage, chat: Chat, lobby: Lobby, ona: Person
) -> None:
    match = await start(memory, lobby, ona)
    assert (match.chat, match.thread, match.last_seq) == (chat.id, 0, 2)
    assert (match.opened_at, match.deadline) == (60.0, 120.0)
    assert await memory.matches.live_of(chat.id) == match
    assert await memory.matches.of_person(ona.id) == [match]
    assert await memory.lobbies.open_of(chat.id) is None
    assert (await memory.lobbies.get(lobby.id)).data == {"seats": ["Ona"]}


@pytest.mark.parametrize("version", [0, 2])
async def test_starting_another_version_does_nothing(
    memory: Storage, lobby: Lobby, ona: Person, version: int
) -> None:
    with pytest.raises(Conflict):
        await start(memory, lobby, ona, version)
    assert await memory.lobbies.get(lobby.id) == lobby
    assert await memory.matches.live() == []


async def test_starting_where_a_match_is_live_leaves_the_lobby_open(
    memory: Storage, makes: Makes, chat: Chat, lobby: Lobby, ona: Person
) -> None:
    match = await makes.match(chat, ona)
    with pytest.raises(Conflict):
        await start(memory, lobby, ona)
    assert await memory.lobbies.get(lobby.id) == lobby
    assert await memory.matches.live() == [match]


async def test_two_taps_on_start_make_one_match(memory: Storage, lobby: Lobby, ona: Person) -> None:
    other = await storage.open(f"sqlite:///{memory.path}")
    results = await asyncio.gather(
        *(start(store, lobby, ona) for store in (memory, other, memory, other)),
        return_exceptions=True,
    )
    assert sum(isinstance(result, Conflict) for result in results) == 3
    assert len(await memory.matches.live()) == 1
    await other.close()


async def test_closed_lobbies_that_a_chat_still_shows(memory: Storage, makes: Makes) -> None:
    chat = await makes.chat()
    shown, replaced, still_open = [
        await memory.lobbies.create(chat=chat.id, thread=thread, data={}, deadline=None)
        for thread in (0, 7, 8)
    ]
    for lobby, slot in ((shown, "lobby"), (replaced, "table"), (still_open, "lobby")):
        await memory.slots.confirm(
            f"g{chat.id}/{lobby.id}",
            slot,
            standing=True,
            edition=lobby.public_id,
            message_id=lobby.id,
            hash="h",
            now=1.0,
        )
    assert await memory.lobbies.close(shown.id, 1, now=55.0)
    assert await memory.lobbies.close(replaced.id, 1, now=55.0)
    assert [lobby.id for lobby in await memory.lobbies.closed_but_shown("lobby", 50.0)] == [
        shown.id
    ]


async def closed_at_55(
    memory: Storage, makes: Makes, shown: str | None, written: float
) -> tuple[Chat, Lobby]:
    """A lobby that closed then, and its message in the chat, of which that was written last."""
    chat = await makes.chat()
    lobby = await memory.lobbies.create(chat=chat.id, thread=0, data={}, deadline=None)
    await memory.slots.confirm(
        f"g{chat.id}",
        "lobby",
        standing=True,
        edition=lobby.public_id,
        message_id=5,
        hash=shown,
        now=written,
    )
    assert await memory.lobbies.close(lobby.id, 1, now=55.0)
    return chat, lobby


async def test_a_closed_lobby_that_stayed_behind_is_shown_nowhere(
    memory: Storage, makes: Makes
) -> None:
    chat, _ = await closed_at_55(memory, makes, "h", 1.0)
    await memory.chats.migrate(chat.telegram_id or 0, -1000000000007, now=2.0)
    assert await memory.lobbies.closed_but_shown("lobby", 50.0) == []


@pytest.mark.parametrize(
    ("written", "sure", "since", "shown"),
    [
        (54.0, True, 100.0, True),
        (56.0, True, 100.0, False),
        (56.0, False, 100.0, True),
        (56.0, True, 50.0, True),
    ],
)
async def test_a_lobby_that_closed_long_ago_is_shown_only_if_its_message_may_not_say_so(
    memory: Storage, makes: Makes, written: float, sure: bool, since: float, shown: bool
) -> None:
    _, lobby = await closed_at_55(memory, makes, "h" if sure else None, written)
    found = await memory.lobbies.closed_but_shown("lobby", since)
    assert [one.id for one in found] == [lobby.id] * shown
