"""Forgetting: a person who asks for it, and whatever is old."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing

import pytest

from storage import Entry, Lobby, Match, Person, Storage
from storage.forgetting import _NOBODY, BATCH, NAMELESS, RESTS
from storage.schema import persons
from tests.storage.conftest import Makes

OLD, BEFORE, NOW = 100.0, 500.0, 1_000.0


def whole_file(memory: Storage) -> str:
    """Every row there is, as text."""
    with closing(sqlite3.connect(memory.path)) as connection:
        return "\n".join(connection.iterdump())


async def known(memory: Storage, makes: Makes) -> Person:
    """Somebody of whom there is much to forget."""
    person = await makes.person("Bonaventura")
    group = await makes.chat()
    for circle in (memory.watchers, memory.acquaintances):
        await circle.add(group.id, person.id)
    await memory.persons.update(person.id, language="ca", started=True, lesson=207)
    await makes.chat(telegram_id=person.telegram_id, title="Bonaventura")
    await memory.tokens.issue(person.id, {"why": "a secret purpose"}, now=OLD)
    await memory.slots.intend(f"p{person.id}", "hand.1", standing=True, edition="77001", now=OLD)
    return await memory.persons.get(person.id)


async def test_nothing_says_who_it_was_and_the_log_is_whole(memory: Storage, makes: Makes) -> None:
    person = await known(memory, makes)
    match = await makes.match(await makes.chat(), person)
    log = await memory.matches.load(match.id)
    await memory.forgetting.person(person.id)
    left = whole_file(memory)
    for trace in ("Bonaventura", str(person.telegram_id), "a secret purpose", "77001"):
        assert trace not in left
    forgotten = await memory.persons.get(person.id)
    assert forgotten == Person(person.id, None, NAMELESS, None, None, "slow", False, None)
    assert await memory.matches.load(match.id) == log
    assert await memory.faults() == []


def test_nothing_that_is_kept_of_persons_is_left_out() -> None:
    keys = {"id", "telegram_id"}
    assert {column.name for column in persons.columns} == set(_NOBODY) | keys


async def test_who_comes_back_is_somebody_new(memory: Storage, makes: Makes) -> None:
    person = await known(memory, makes)
    assert person.telegram_id is not None
    await memory.forgetting.person(person.id)
    again = await memory.persons.get_or_create(person.telegram_id, name="Bona", username=None)
    assert again.id != person.id


async def test_a_ban_outlives_it(memory: Storage, makes: Makes) -> None:
    person = await known(memory, makes)
    assert person.telegram_id is not None
    group = await makes.chat()
    await memory.bans.add(group.id, person.id)
    await memory.forgetting.person(person.id)
    assert "Bonaventura" not in whole_file(memory)
    again = await memory.persons.get_or_create(person.telegram_id, name="Bona", username=None)
    assert await memory.bans.has(group.id, again.id)


async def ended(memory: Storage, makes: Makes, at: float) -> Match:
    match = await makes.match(await makes.chat(), await makes.person())
    await memory.matches.append(
        match.id, 1, [Entry("MatchEnded", {})], at=at, deadline=None, closed=True
    )
    return match


async def test_matches_that_ended_long_ago_go_with_their_logs(
    memory: Storage, makes: Makes
) -> None:
    old, young = await ended(memory, makes, OLD), await ended(memory, makes, BEFORE)
    live = await makes.match(await makes.chat(), await makes.person())
    await memory.forgetting.old(BEFORE, now=NOW)
    assert await memory.matches.keys() == [young.id, live.id]
    assert await memory.matches.load(old.id) == []
    assert len(await memory.matches.load(young.id)) == 2
    assert await memory.faults() == []


async def test_a_match_that_nobody_has_played_for_long_goes_with_who_was_in_it(
    memory: Storage, makes: Makes
) -> None:
    """Whoever left one open was never forgotten, nor were its cards."""
    gone, plays = await makes.person("Gone"), await makes.person("Plays")
    left = await makes.match(await makes.chat(), gone)
    assert await memory.matches.pause(left.id, now=OLD)  # where the bot was removed, say
    played = await makes.match(await makes.chat(), plays)
    await memory.matches.append(played.id, 1, [], at=BEFORE, deadline=None, acted=True)
    await memory.forgetting.old(0.0, now=OLD)  # from now on time counts for them
    await memory.forgetting.old(BEFORE, now=OLD + RESTS)
    assert await memory.matches.keys() == [left.id, played.id]
    assert (await memory.persons.get(gone.id)).name == "Gone"
    await memory.forgetting.old(BEFORE, now=OLD + RESTS + 1)
    assert await memory.matches.keys() == [played.id]
    assert (await memory.persons.get(gone.id)).name == NAMELESS
    assert (await memory.persons.get(plays.id)).name == "Plays"


async def test_a_key_that_is_gone_is_never_given_again(memory: Storage, makes: Makes) -> None:
    """Old buttons, messages and first hands still name it."""
    chat, person = await makes.chat(), await makes.person()

    async def opened() -> tuple[int, int, int]:
        data: dict[str, object] = {}
        lobby = await memory.lobbies.create(chat=chat.id, thread=0, data=data, deadline=OLD)
        session = await memory.sessions.create(chat.id)
        match = await memory.lobbies.start_match(
            lobby.id,
            lobby.version,
            data=data,
            starter=person.id,
            players=[person.id],
            events=[],
            at=OLD,
            deadline=None,
            session=session,
        )
        await memory.matches.append(match.id, 0, [], at=OLD, deadline=None, closed=True)
        return match.id, lobby.id, session

    old = await opened()
    await memory.forgetting.old(BEFORE, now=NOW)
    assert await memory.matches.keys() == []
    new = await opened()
    assert all(later > former for later, former in zip(new, old, strict=True))


async def test_much_is_taken_away_a_little_at_a_time(memory: Storage, makes: Makes) -> None:
    chat, person = await makes.chat(), await makes.person()
    for _ in range(BATCH + 3):
        match = await makes.match(chat, person)
        await memory.matches.append(match.id, 1, [], at=OLD, deadline=None, closed=True)
    assert await memory.forgetting.old(BEFORE, now=NOW) == BATCH
    assert await memory.forgetting.old(BEFORE, now=NOW) == 3
    assert await memory.forgetting.old(BEFORE, now=NOW) == 0


async def test_whoever_was_not_seen_for_long_is_forgotten(memory: Storage, makes: Makes) -> None:
    gone, comes, plays = [await makes.person(name) for name in ("Gone", "Comes", "Plays")]
    await makes.match(await makes.chat(), plays)
    assert await memory.forgetting.old(0.0, now=OLD) == 0  # from now on time counts for them
    assert comes.telegram_id is not None
    await memory.forgetting.seen(comes.telegram_id, now=BEFORE)
    assert await memory.forgetting.old(BEFORE, now=NOW) == 1
    names = {(await memory.persons.get(person.id)).name for person in (gone, comes, plays)}
    assert names == {NAMELESS, "Comes", "Plays"}
    assert await memory.forgetting.old(BEFORE, now=NOW) == 0


async def test_who_is_banned_is_forgotten_once(memory: Storage, makes: Makes) -> None:
    person = await makes.person("Gone")
    await memory.bans.add((await makes.chat()).id, person.id)
    await memory.forgetting.old(0.0, now=OLD)
    assert await memory.forgetting.old(BEFORE, now=NOW) == 1
    await memory.forgetting.old(0.0, now=OLD)
    assert await memory.forgetting.old(BEFORE, now=NOW) == 0


@pytest.mark.parametrize("at", [OLD, BEFORE])
async def test_small_rows_go_by_their_own_date(memory: Storage, makes: Makes, at: float) -> None:
    person = await makes.person()
    payload = await memory.tokens.issue(person.id, {"seat": 1}, now=at)
    await memory.slots.intend("g1", "table", standing=True, edition="1", now=at)
    await memory.uploads.keep("digest", "file", now=at)
    await memory.forgetting.old(BEFORE, now=NOW)
    kept = at == BEFORE
    assert (await memory.tokens.redeem(payload, person.id, now=NOW) is not None) == kept
    assert (await memory.slots.get("g1", "table") is not None) == kept
    assert (await memory.uploads.get("digest") is not None) == kept


async def given_up(memory: Storage, lobby: Lobby, at: float) -> None:
    assert await memory.lobbies.close(lobby.id, lobby.version, now=at)


async def started(memory: Storage, lobby: Lobby, at: float) -> None:
    starter = lobby.data["starter"]
    await memory.lobbies.start_match(
        lobby.id,
        lobby.version,
        data=lobby.data,
        starter=starter,
        players=[starter],
        events=[],
        at=at,
        deadline=None,
    )


async def unreadable(memory: Storage, lobby: Lobby, at: float) -> None:
    with closing(sqlite3.connect(memory.path)) as connection, connection:
        connection.execute("update lobbies set data = '{' where id = ?", [lobby.id])
    for now in (at, NOW):  # a later start finds it closed
        await memory.lobbies.close_unreadable(now=now)


@pytest.mark.parametrize("closes", [given_up, started, unreadable])
@pytest.mark.parametrize("at", [OLD, BEFORE])
async def test_a_lobby_goes_once_it_was_closed_long_ago(
    memory: Storage,
    makes: Makes,
    closes: Callable[[Storage, Lobby, float], Awaitable[None]],
    at: float,
) -> None:
    """Its data names people, and it was kept for ever."""
    data = {"starter": (await makes.person()).id}
    closed, still_open = [
        await memory.lobbies.create(chat=(await makes.chat()).id, thread=0, data=data, deadline=1.0)
        for _ in range(2)
    ]
    await closes(memory, closed, at)
    await memory.forgetting.old(BEFORE, now=NOW)
    kept = await memory.lobbies.by_public_id(closed.public_id)
    assert (kept is not None) == (at == BEFORE)
    assert await memory.lobbies.all_open() == [still_open]


@pytest.mark.parametrize("at", [OLD, BEFORE])
async def test_so_does_one_that_was_closed_as_two_groups_became_one(
    memory: Storage, makes: Makes, at: float
) -> None:
    older, younger = await makes.chat(), await makes.chat()
    stays, goes = [
        await memory.lobbies.create(chat=chat.id, thread=0, data={}, deadline=1.0)
        for chat in (older, younger)
    ]
    assert older.telegram_id is not None
    assert younger.telegram_id is not None
    await memory.chats.migrate(older.telegram_id, younger.telegram_id, now=at)
    await memory.forgetting.old(BEFORE, now=NOW)
    assert (await memory.lobbies.by_public_id(goes.public_id) is not None) == (at == BEFORE)
    assert await memory.lobbies.all_open() == [stays]
