"""Matches: appends are whole or not at all, one writer wins, and clocks can stand still."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from sqlalchemy.exc import StatementError

import storage
from storage import Conflict, Entry, Match, Missing, Recorded, Storage
from storage.matches import _append
from storage.schema import events
from tests.storage.conftest import Makes


@pytest.fixture
async def other(memory: Storage) -> AsyncIterator[Storage]:
    """The same file, opened a second time: another process's connections."""
    opened = await storage.open(f"sqlite:///{memory.path}")
    yield opened
    await opened.close()


@pytest.fixture
async def match(makes: Makes) -> Match:
    return await makes.match(await makes.chat(), await makes.person(), deadline=160.0)


def plays(*cards: str) -> list[Entry]:
    return [Entry("CardPlayed", {"card": card}) for card in cards]


async def test_a_new_match_is_what_was_said(memory: Storage, makes: Makes) -> None:
    chat, ona, pere = await makes.chat(), await makes.person("Ona"), await makes.person("Pere")
    match = await memory.matches.create(
        chat=chat.id,
        thread=12,
        starter=ona.id,
        players=[ona.id, pere.id],
        events=[Entry("MatchStarted", {"rules": {"target": 101}}, schema=3), Entry("Seats", {})],
        at=100.25,
        deadline=None,
    )
    assert match == Match(
        match.id, match.public_id, chat.id, 12, ona.id, 100.25, None, None, False, 2, 100.25
    )
    assert await memory.matches.get(match.id) == match
    assert await memory.matches.by_public_id(match.public_id) == match
    assert await memory.matches.live_of(chat.id, 12) == match
    assert await memory.matches.live_of(chat.id) is None
    assert await memory.matches.players(match.id) == {ona.id: True, pere.id: True}
    assert await memory.matches.of_person(pere.id) == [match]
    assert await memory.matches.load(match.id) == [
        Recorded(1, 3, "MatchStarted", {"rules": {"target": 101}}, 100.25),
        Recorded(2, 1, "Seats", {}, 100.25),
    ]


async def test_public_ids_fit_a_button_and_can_be_given(makes: Makes) -> None:
    ona, memory = await makes.person(), makes.memory
    match = await makes.match(await makes.chat(), ona)
    assert len(match.public_id) == 8
    assert set(match.public_id) <= set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    )
    named = await memory.matches.create(
        chat=(await makes.chat()).id,
        thread=0,
        starter=ona.id,
        players=[],
        events=[],
        at=1.0,
        deadline=None,
        public_id="m1",
    )
    assert named.public_id == "m1"
    assert named.last_seq == 0


async def test_one_match_a_group_and_one_a_topic(memory: Storage, makes: Makes) -> None:
    chat, ona = await makes.chat(), await makes.person()
    first = await makes.match(chat, ona)
    topic = await makes.match(chat, ona, thread=5)
    with pytest.raises(Conflict):
        await makes.match(chat, ona)
    with pytest.raises(Conflict):
        await makes.match(chat, ona, thread=5)
    assert await memory.matches.live(chat.id) == [first, topic]
    await memory.matches.append(first.id, 1, [], at=1.0, deadline=None, closed=True)
    second = await makes.match(chat, ona)
    assert await memory.matches.live_of(chat.id) == second
    assert await memory.matches.latest_of(chat.id) == second
    assert await memory.matches.of_person(ona.id) == [topic, second]


async def test_the_latest_match_is_found_when_closed(memory: Storage, match: Match) -> None:
    assert await memory.matches.latest_of(match.chat, 99) is None
    await memory.matches.append(match.id, 1, [], at=1.0, deadline=None, closed=True)
    latest = await memory.matches.latest_of(match.chat)
    assert latest is not None
    assert latest.id == match.id


async def test_append_writes_events_deadline_and_players(
    memory: Storage, makes: Makes, match: Match
) -> None:
    pere = await makes.person("Pere")
    seq = await memory.matches.append(
        match.id,
        1,
        plays("9O", "AO"),
        at=130.5,
        deadline=190.5,
        players={pere.id: True, match.starter: False},
    )
    assert seq == 3
    after = await memory.matches.get(match.id)
    assert (after.last_seq, after.deadline, after.closed_at) == (3, 190.5, None)
    assert await memory.matches.players(match.id) == {match.starter: False, pere.id: True}
    assert await memory.matches.of_person(match.starter) == []
    assert await memory.matches.of_person(pere.id) == [after]
    assert await memory.matches.load(match.id, after_seq=1) == [
        Recorded(2, 1, "CardPlayed", {"card": "9O"}, 130.5),
        Recorded(3, 1, "CardPlayed", {"card": "AO"}, 130.5),
    ]
    assert await memory.matches.load(match.id, after_seq=3) == []


async def test_live_matches_are_found_by_what_has_happened_in_them(
    memory: Storage, makes: Makes, match: Match
) -> None:
    over, quiet = [await makes.match(await makes.chat(), await makes.person()) for _ in range(2)]
    for it in (match, over):
        await memory.matches.append(it.id, 1, plays("9O"), at=1.0, deadline=None)
    await memory.matches.append(over.id, 2, [], at=2.0, deadline=None, closed=True)
    assert [it.id for it in await memory.matches.live_with("CardPlayed")] == [match.id]
    assert quiet.id in {it.id for it in await memory.matches.live_with("MatchStarted")}


async def test_payloads_come_back_as_they_were(memory: Storage, match: Match) -> None:
    payload = {"ç": "‏<b>&\u0000🟡", "list": [1, None, True, 0.1], "deep": {"a": {}}, "big": 2**60}
    await memory.matches.append(match.id, 1, [Entry("X", payload)], at=1.0, deadline=None)
    assert (await memory.matches.load(match.id))[1].payload == payload


@pytest.mark.parametrize("expected", [0, 2, -1])
async def test_a_wrong_expectation_is_a_conflict_and_writes_nothing(
    memory: Storage, makes: Makes, match: Match, expected: int
) -> None:
    pere = await makes.person("Pere")
    with pytest.raises(Conflict):
        await memory.matches.append(
            match.id,
            expected,
            plays("9O"),
            at=2.0,
            deadline=5.0,
            closed=True,
            players={pere.id: True},
        )
    assert await memory.matches.get(match.id) == match
    assert len(await memory.matches.load(match.id)) == 1
    assert await memory.matches.players(match.id) == {match.starter: True}


async def test_an_unknown_match_is_a_conflict_too(memory: Storage) -> None:
    with pytest.raises(Conflict):
        await memory.matches.append(77, 0, plays("9O"), at=1.0, deadline=None)
    with pytest.raises(Missing):
        await memory.matches.get(77)
    assert await memory.matches.load(77) == []


async def test_the_events_own_key_is_the_second_guard(memory: Storage, match: Match) -> None:
    """Even a row that lies about its last number lets no event be written twice."""
    database = memory.matches._database
    values = {"match": match.id, "seq": 2, "schema": 1, "kind": "X", "payload": {}, "at": 1.0}
    await database.write(lambda connection: connection.execute(events.insert().values(values)))
    with pytest.raises(Conflict):
        await memory.matches.append(match.id, 1, plays("9O"), at=2.0, deadline=None)
    assert await memory.matches.get(match.id) == match


async def test_what_cannot_be_stored_undoes_the_whole_append(memory: Storage, match: Match) -> None:
    bad = Entry("CardPlayed", {"card": object()})
    with pytest.raises(StatementError):
        await memory.matches.append(match.id, 1, [*plays("9O"), bad], at=2.0, deadline=None)
    assert await memory.matches.get(match.id) == match
    assert await memory.matches.append(match.id, 1, plays("9O"), at=2.0, deadline=None) == 2


async def test_closing_ends_everything(memory: Storage, match: Match) -> None:
    seq = await memory.matches.append(
        match.id, 1, [Entry("MatchWon", {})], at=500.0, deadline=560.0, closed=True
    )
    closed = await memory.matches.get(match.id)
    assert (closed.closed_at, closed.deadline, closed.last_seq) == (500.0, None, seq)
    assert await memory.matches.live() == []
    assert await memory.matches.live_of(match.chat) is None
    assert await memory.matches.of_person(match.starter) == []
    assert await memory.matches.players(match.id) == {match.starter: False}
    assert await memory.matches.due(10_000.0) == []
    with pytest.raises(Conflict):
        await memory.matches.append(match.id, seq, plays("9O"), at=501.0, deadline=None)
    assert len(await memory.matches.load(match.id)) == 2


async def test_of_two_writers_at_the_same_event_one_wins(
    memory: Storage, other: Storage, match: Match
) -> None:
    seq = 1
    for _ in range(20):
        results = await asyncio.gather(
            memory.matches.append(match.id, seq, plays("9O", "AO"), at=1.0, deadline=None),
            other.matches.append(match.id, seq, plays("RB", "SB"), at=1.0, deadline=None),
            memory.matches.append(match.id, seq, plays("7C", "8C"), at=1.0, deadline=None),
            return_exceptions=True,
        )
        assert sorted(map(str, map(type, results))) == sorted(map(str, (int, Conflict, Conflict)))
        seq += 2
    log = await memory.matches.load(match.id)
    assert [event.seq for event in log] == list(range(1, seq + 1))
    pairs = [
        (a.payload["card"], b.payload["card"]) for a, b in zip(log[1::2], log[2::2], strict=True)
    ]
    assert set(pairs) <= {("9O", "AO"), ("RB", "SB"), ("7C", "8C")}


async def test_a_reader_of_another_connection_sees_a_finished_append(
    memory: Storage, other: Storage, match: Match
) -> None:
    for seq in range(1, 20):
        writer, reader = (memory, other) if seq % 2 else (other, memory)
        await writer.matches.append(match.id, seq, plays("9O"), at=1.0, deadline=None)
        assert len(await reader.matches.load(match.id)) == seq + 1


async def test_due_names_live_running_matches_whose_time_has_come(
    memory: Storage, makes: Makes
) -> None:
    ona = await makes.person()
    late = await makes.match(await makes.chat(), ona, deadline=50.0)
    later = await makes.match(await makes.chat(), ona, deadline=40.0)
    await makes.match(await makes.chat(), ona, deadline=60.5)
    await makes.match(await makes.chat(), ona, deadline=None)
    paused = await makes.match(await makes.chat(), ona, deadline=10.0)
    assert await memory.matches.pause(paused.id, now=5.0)
    closed = await makes.match(await makes.chat(), ona, deadline=10.0)
    await memory.matches.append(closed.id, 1, [], at=1.0, deadline=10.0, closed=True)
    assert await memory.matches.due(39.9) == []
    assert await memory.matches.due(60.0) == [later.id, late.id]
    await memory.matches.set_deadline(later.id, 50.0, now=1.0)
    await memory.matches.set_deadline(late.id, None, now=1.0)
    assert await memory.matches.due(50.0) == [later.id]


async def test_a_pause_gives_back_the_time_that_was_left(memory: Storage, match: Match) -> None:
    matches = memory.matches
    assert not await matches.resume(match.id, now=110.0)
    assert await matches.pause(match.id, now=120.0)
    assert not await matches.pause(match.id, now=130.0)
    assert (await matches.get(match.id)).paused
    assert await matches.due(1000.0) == []
    assert await matches.resume(match.id, now=1120.0)
    assert not await matches.resume(match.id, now=1130.0)
    after = await matches.get(match.id)
    assert (after.paused, after.deadline) == (False, 1160.0)


async def test_a_pause_without_a_deadline_ends_without_one(memory: Storage, makes: Makes) -> None:
    match = await makes.match(await makes.chat(), await makes.person())
    assert await memory.matches.pause(match.id, now=120.0)
    assert await memory.matches.resume(match.id, now=130.0)
    assert await memory.matches.get(match.id) == replace(match, acted_at=match.acted_at + 10.0)


@pytest.mark.parametrize(("deadline", "resumed"), [(260.0, 1060.0), (160.0, 1040.0)])
async def test_an_append_during_a_pause_keeps_it(
    memory: Storage, match: Match, deadline: float, resumed: float
) -> None:
    """A new deadline has its whole time left; the old one what it had when the pause began."""
    await memory.matches.pause(match.id, now=120.0)
    await memory.matches.append(match.id, 1, plays("9O"), at=200.0, deadline=deadline)
    assert (await memory.matches.get(match.id)).paused
    await memory.matches.resume(match.id, now=1000.0)
    assert (await memory.matches.get(match.id)).deadline == resumed


async def test_a_paused_match_can_be_closed(memory: Storage, match: Match) -> None:
    await memory.matches.pause(match.id, now=120.0)
    await memory.matches.append(match.id, 1, [], at=200.0, deadline=None, closed=True)
    assert not (await memory.matches.get(match.id)).paused
    assert not await memory.matches.pause(match.id, now=210.0)


async def test_append_is_one_transaction(memory: Storage, match: Match) -> None:
    """Each of its statements is undone with the rest."""
    database = memory.matches._database

    def work(connection: object) -> None:
        _append(connection, match.id, 1, plays("9O"), 2.0, 9.0, True, {match.starter: True}, True)  # type: ignore[arg-type]
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await database.write(work)
    assert await memory.matches.get(match.id) == match
    assert len(await memory.matches.load(match.id)) == 1
    assert await memory.matches.players(match.id) == {match.starter: True}


async def test_a_sessions_matches_come_in_order_and_no_others(
    memory: Storage, makes: Makes
) -> None:
    chat, ona = await makes.chat(), await makes.person()
    session = await memory.sessions.create(chat.id)
    keys = []
    for thread, of in ((1, session), (2, None), (3, session)):
        lobby = await memory.lobbies.create(chat=chat.id, thread=thread, data={}, deadline=None)
        match = await memory.lobbies.start_match(
            lobby.id,
            lobby.version,
            data={},
            starter=ona.id,
            players=[ona.id],
            events=plays("9O"),
            at=1.0,
            deadline=None,
            session=of,
        )
        keys.append(match.id)
    found = await memory.matches.of_session(session)
    assert [match.id for match in found] == [keys[0], keys[2]]
    assert await memory.matches.of_session(session + 1) == []
